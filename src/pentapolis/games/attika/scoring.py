"""The end of Attika: shrines joined, everything built, the solo race, and who comes after the winner."""

from __future__ import annotations

from itertools import combinations

from pentapolis.games.attika.board import Board
from pentapolis.games.attika.components import BOX, GROUP_SIZES, GROUPS, HEXES, cards_in, hexes_of
from pentapolis.games.attika.events import Ended
from pentapolis.games.attika.rules.table import group_mask
from pentapolis.games.attika.state import Position
from pentapolis.kernel.messages import Message
from pentapolis.kernel.results import Result, ScoreLine, ranked

ENDING_ALL_BUILT = "attika-ending-all-built"
ENDING_SHRINES = "attika-ending-shrines"
ENDING_STALEMATE = "attika-ending-stalemate"
TABLE_ENDINGS = (ENDING_ALL_BUILT, ENDING_SHRINES, ENDING_STALEMATE)

ENDING_GOLD = "attika-ending-race-gold"
ENDING_SILVER = "attika-ending-race-silver"
ENDING_BRONZE = "attika-ending-race-bronze"
ENDING_FINISHED = "attika-ending-race-finished"
ENDING_LOST = "attika-ending-race-lost"
RACE_ENDINGS = (ENDING_GOLD, ENDING_SILVER, ENDING_BRONZE, ENDING_FINISHED, ENDING_LOST)

ENDINGS = TABLE_ENDINGS + RACE_ENDINGS

# Victory ---------------------------------------------------------------------------


def ending_of_placement(position: Position, seat: int) -> str:
    """How the game ends now that this seat has placed a building; empty if it goes on."""
    if position.own[seat].bit_count() == BOX.totals.buildings:
        return race_ending(position) if position.options.solo_race else ENDING_ALL_BUILT
    if not position.options.solo_race and joins_shrines(position.board, position.settlements[seat][-1]):
        return ENDING_SHRINES
    return ""


def joins_shrines(board: Board, settlement: int) -> bool:
    """Does a settlement touch two shrines?"""
    if not settlement & board.beside_shrines:
        return False
    touched = 0
    for near in board.shrine_near:
        if settlement & near:
            touched += 1
    return touched > 1


def race_ending(position: Position) -> str:
    """What finishing the solo race in this turn earns."""
    medals = BOX.race.medals
    for ending, most in (
        (ENDING_GOLD, medals.gold),
        (ENDING_SILVER, medals.silver),
        (ENDING_BRONZE, medals.bronze),
    ):
        if position.turn <= most:
            return ending
    return ENDING_FINISHED


# The winning chain ---------------------------------------------------------------------------


def winning_chain(position: Position) -> tuple[list[int], tuple[int, ...]]:
    """The hexes of a shortest chain that joins two shrines, and those shrines; nothing if none does."""
    if position.ending != ENDING_SHRINES:
        return [], ()
    board = position.board
    chains = [
        (chain, pair)
        for settlement in position.settlements[position.winner]
        for pair in combinations(range(len(board.shrines)), 2)
        if (chain := _shortest(board, settlement, board.shrine_near[pair[0]], board.shrine_near[pair[1]]))
    ]
    return min(chains, key=lambda found: (len(found[0]), found[1]), default=([], ()))


def _shortest(board: Board, settlement: int, start: int, goal: int) -> list[int]:
    """A shortest way from one set of hexes to another inside a settlement."""
    layers = [start & settlement]
    seen = layers[0]
    while not layers[-1] & goal:
        step = 0
        for site in hexes_of(layers[-1]):
            step |= board.near[site]
        layers.append(step & settlement & ~seen)
        seen |= layers[-1]
        if not layers[-1]:
            return []
    chain = [hexes_of(layers[-1] & goal)[0]]
    for layer in reversed(layers[:-1]):
        chain.append(hexes_of(layer & board.near[chain[-1]])[0])
    return chain[::-1]


def connected(board: Board, hexes: int) -> bool:
    """Do these hexes form one connected group?"""
    return part_around(board, hexes, hexes & -hexes) == hexes


def part_around(board: Board, hexes: int, start: int) -> int:
    """Those of some hexes that are connected to one of them."""
    reached = grown = start
    while grown:
        step = 0
        for site in hexes_of(grown):
            step |= board.near[site]
        grown = step & hexes & ~reached
        reached |= grown
    return reached


# Ranking ---------------------------------------------------------------------------


def ranking_of(position: Position) -> tuple[tuple[int, ...], ...]:
    """The winner first; then most buildings on the board, most amphorae, most cards (ruling 43).

    A race that was not finished in time has no winner (ruling 44).
    """
    if position.ending == ENDING_LOST:
        return (), tuple(range(position.seats))
    return ranked(
        [
            (
                int(seat == position.winner),
                position.own[seat].bit_count(),
                position.amphorae[seat],
                cards_in(position.hands[seat]),
            )
            for seat in range(position.seats)
        ]
    )


def ended(position: Position) -> Ended:
    """The event that tells the end."""
    chain, shrines = winning_chain(position)
    return Ended(
        position.ending, ranking_of(position), position.turn, tuple([HEXES[site] for site in chain]), shrines
    )


def result_of(position: Position) -> Result:
    """The result of a game that is over. Points tell how many buildings stand, and of which groups."""
    return Result(
        ranking=ranking_of(position),
        scores=tuple(own.bit_count() for own in position.own),
        tiebreaks=(turns_left(position),) if position.options.solo_race else tuple(position.amphorae),
        breakdown=tuple(_groups_built(position, seat) for seat in range(position.seats)),
        ending=position.ending,
    )


def turns_left(position: Position) -> int:
    """The turns that a race would still have had: the more, the better."""
    return BOX.race.turns - position.turn


SCORE_LINES = ("attika-score-group",)


def _groups_built(position: Position, seat: int) -> tuple[ScoreLine, ...]:
    lines = []
    for group, size in enumerate(GROUP_SIZES):
        if built := group_mask(position, seat, group).bit_count():
            args: dict[str, str | int] = {"group": GROUPS[group], "count": built, "size": size}
            lines.append(ScoreLine(Message("attika-score-group", args), built))
    return tuple(lines)
