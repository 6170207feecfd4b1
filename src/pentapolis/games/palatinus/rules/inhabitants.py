"""Placing inhabitants (5.2), and the end of the game, which the last of them brings."""

from __future__ import annotations

from functools import cache, lru_cache

from pentapolis.games.palatinus.actions import PLACE_NUMBERS, PlaceInhabitant
from pentapolis.games.palatinus.components import (
    IS_WOLF,
    KINDS,
    ROLE_OF,
    ROLES,
    ROUNDS,
    SOLDIER_KIND,
    SOLDIER_LOCK,
    SPACES,
    kinds_in_game,
    piece_colour,
)
from pentapolis.games.palatinus.events import Placed, Unmasked, WolvesRevealed
from pentapolis.games.palatinus.scoring import NO_ROLE, count_up
from pentapolis.games.palatinus.state import OVER, PLACING, Position, placed
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Refusal
from pentapolis.kernel.state import NOBODY, TURNS

RULE = "palatinus.5.2"

NONE_LEFT = Reason("palatinus-refusal-none-left", RULE)
SPACE_TAKEN = Reason("palatinus-refusal-space-taken", RULE)
SOLDIER_LATE = Reason("palatinus-refusal-soldier-late", RULE)
SOLDIER_DUE = Reason("palatinus-refusal-soldier-due", RULE)
TILES_FIRST = Reason("palatinus-refusal-phase-tiles", RULE)


def round_of(position: Position) -> int:
    """The round of placements that is being played; 0 while tiles are laid."""
    if position.phase < PLACING:
        return 0
    return min(placed(position) // position.seats + 1, ROUNDS[position.seats])


# The soldier window (ruling 21) ----------------------------------------------------------------


def _soldier_due(soldiers: int, left: int, lock: int) -> bool:
    return soldiers > 0 and left > lock and soldiers > left - 1 - lock


@cache
def _placeable_kinds(stock: tuple[int, ...], lock: int) -> tuple[int, ...]:
    left = sum(stock)
    if _soldier_due(stock[SOLDIER_KIND], left, lock):
        return (SOLDIER_KIND,)
    return tuple(
        kind for kind, number in enumerate(stock) if number and (kind != SOLDIER_KIND or left > lock)
    )


def placeable_kinds(position: Position, seat: int) -> tuple[int, ...]:
    """The kinds of the seat's stock that may be placed now, given the soldier window."""
    return _placeable_kinds(tuple(position.stocks[seat]), SOLDIER_LOCK[position.seats])


def soldier_due(position: Position, seat: int) -> bool:
    """Whether the seat must place a soldier now: none may be left when the last rounds begin (ruling 21)."""
    stock = position.stocks[seat]
    return _soldier_due(stock[SOLDIER_KIND], sum(stock), SOLDIER_LOCK[position.seats])


# Inhabitant after inhabitant ---------------------------------------------------------------------------


def placings(position: Position, seat: int) -> list[PlaceInhabitant]:
    legal: list[PlaceInhabitant] = []
    placements = position.placements
    for kind in placeable_kinds(position, seat):
        legal += placements[kind]
    return legal


def placing_numbers(position: Position, seat: int) -> list[int]:
    """The numbers of the same actions."""
    if not position.numbers:
        empty, kinds = position.empty, kinds_in_game(position.seats)
        position.numbers = [[PLACE_NUMBERS[kind][space] for space in empty] for kind in kinds]
    legal: list[int] = []
    for kind in placeable_kinds(position, seat):
        legal += position.numbers[kind]
    return legal


def why_not_place(position: Position, seat: int, action: PlaceInhabitant) -> Refusal | None:
    kind, space = action.kind, action.space
    stock = position.stocks[seat]
    if (
        position.owners[space] == EMPTY
        and stock[kind]
        and (not stock[SOLDIER_KIND] or kind in placeable_kinds(position, seat))
    ):
        return None
    if not stock[kind]:
        return NONE_LEFT(kind=KINDS[kind])
    if position.owners[space] != EMPTY:
        return SPACE_TAKEN(space=SPACES[space])
    # What is left is the soldier window.
    left, lock = sum(stock), SOLDIER_LOCK[position.seats]
    if kind == SOLDIER_KIND:
        return SOLDIER_LATE(left=left, lock=lock)
    return SOLDIER_DUE(left=left, lock=lock, soldiers=stock[SOLDIER_KIND])


@lru_cache(maxsize=64)
def _placed_events(colours: tuple[str, ...]) -> tuple[tuple[tuple[Placed, ...], ...], ...]:
    """What each placement tells, by seat, kind and space: made once, as most of a game is placing."""
    return tuple(
        tuple(
            tuple(
                Placed(seat, space, piece_colour(colours, seat, kind), IS_WOLF[kind], ROLES[ROLE_OF[kind]])
                for space in SPACES
            )
            for kind in kinds_in_game(len(colours))
        )
        for seat in range(len(colours))
    )


def place(position: Position, seat: int, action: PlaceInhabitant, events: list[Event]) -> None:
    kind, space = action.kind, action.space
    position.owners[space] = seat
    position.kinds[space] = kind
    index = position.empty.index(space)
    del position.empty[index]
    for placements in position.placements:
        del placements[index]
    for numbers in position.numbers:
        del numbers[index]
    position.stocks[seat][kind] -= 1
    position.left -= 1
    events.append(_placed_events(position.options.colours)[seat][kind][space])
    if position.left:
        position.actors = TURNS[(seat + 1) % position.seats]
    else:
        reveal_wolves(position, events)
        count_all(position, events)


PLACE_INHABITANT = Decision(
    PlaceInhabitant,
    rule=RULE,
    choices=placings,
    why_not=why_not_place,
    effect=place,
    reasons=(NONE_LEFT, SPACE_TAKEN, SOLDIER_LATE, SOLDIER_DUE),
)

# The end of the game ---------------------------------------------------------------------------


def roles_of(position: Position) -> list[int]:
    """The role on each space, wolves turned over."""
    return [NO_ROLE if kind == EMPTY else ROLE_OF[kind] for kind in position.kinds]


def reveal_wolves(position: Position, events: list[Event]) -> None:
    """All wolves are turned over at once."""
    wolves = [
        Unmasked(SPACES[space], position.owners[space], ROLES[ROLE_OF[kind]])
        for space, kind in enumerate(position.kinds)
        if kind != EMPTY and IS_WOLF[kind]
    ]
    events.append(WolvesRevealed(tuple(wolves)))


def count_all(position: Position, events: list[Event]) -> None:
    """The hills are scored in the order of their letters."""
    position.actors = NOBODY
    position.phase = OVER
    position.count = count_up(
        position.neighbours,
        position.owners,
        roles_of(position),
        position.laurels,
        position.seats,
        position.options.empty_spring_also_empty_field,
        position.options.capture_pays_owner_once,
    )
    events += position.count.events
