"""What the bots know of Attika agrees with its rules, and leads to the obviously best actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

import pytest

import pentapolis
from pentapolis.bots import Budget, bot
from pentapolis.games.attika.actions import FINISH
from pentapolis.games.attika.bot.advisor import AttikaAdvisor
from pentapolis.games.attika.bot.outlook import BuildingPlots
from pentapolis.games.attika.bot.routes import FAR, shortest_link
from pentapolis.games.attika.components import BIT, BOX, BUILDINGS, EVERY_HEX, hexes_of, names_of
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.rules.affordable import plans
from pentapolis.games.attika.rules.table import occupied, put_building
from pentapolis.games.attika.scoring import joins_shrines
from pentapolis.games.attika.state import turn_of
from pentapolis.testing.playing import random_game
from tests.games.attika.building import BOARD_OF_EXAMPLES, Place, name_at, player, position, start

GAME = pentapolis.game("attika")
THINK = Budget(simulations=40)

BOARD_FOR_THREE = {
    "16": (0, 0, 0),
    "14": (2, 1, 0),
    "4": (4, 2, 0),
    "1": (-1, 3, 0),
    "21": (1, 4, 0),
    "2": (-2, 6, 0),
}

Tiles = Mapping[str, tuple[int, int, int]]

STACKS = (
    ("capital",),
    ("tower", "ship", "ship", "tower"),
    ("village", "mill", "temple"),
    ("market", "stadium"),
)
"""Enough left to draw that nobody is about to finish."""

# Ways between shrines ---------------------------------------------------------------------------


def completing(state: Attika, seat: int) -> list[int]:
    """The free hexes where one more building of a seat would join two shrines, tried one by one."""
    found = []
    for site in EVERY_HEX:
        if BIT[site] & state.board.every & ~occupied(state):
            after = state.copy()
            put_building(after, seat, 0, site)
            if joins_shrines(after.board, after.settlements[seat][-1]):
                found.append(site)
    return found


def fewest_missing(state: Attika, seat: int) -> int:
    """How many buildings are missing between two shrines, found by Bellman and Ford."""
    board = state.board
    free = board.every & ~occupied(state)
    usable = hexes_of(free | state.own[seat])
    best = FAR + 1
    for number, first in enumerate(board.shrine_near):
        cost = {site: 0 if BIT[site] & state.own[seat] else 1 for site in usable}
        reached = {site: cost[site] if BIT[site] & first else 99 for site in usable}
        for _ in usable:
            for site in usable:
                around = [reached[near] for near in hexes_of(board.near[site]) if near in reached]
                reached[site] = min([reached[site], *(other + cost[site] for other in around)])
        for second in board.shrine_near[number + 1 :]:
            best = min([best, *(reached[site] for site in usable if BIT[site] & second)])
    return best


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_shortest_link_is_what_a_slow_search_finds(seats: int) -> None:
    for turn in random_game(GAME, seats, seed=seats):
        state = turn.state
        assert isinstance(state, Attika)
        if state.ply % 250:
            continue
        for seat in range(seats):
            link = shortest_link(state.board, state.own[seat], occupied(state))
            assert link.missing == fewest_missing(state, seat)
            if link.missing == 1:
                assert hexes_of(link.sites) == completing(state, seat)


def test_blockers_are_the_hexes_that_every_short_way_needs() -> None:
    chain = dict.fromkeys([(-1, 1), (-1, 2), (0, 3), (1, 3), (2, 3)], "ship")
    open_gap = position(player(chain))
    link = shortest_link(open_gap.board, open_gap.own[0], occupied(open_gap))
    assert set(names_of(link.sites)) == {name_at(-1, 3), name_at(0, 2)}
    assert not link.blockers
    half_filled = position(player(chain), player({(-1, 3): "tower"}))
    link = shortest_link(half_filled.board, half_filled.own[0], occupied(half_filled))
    assert names_of(link.sites) == names_of(link.blockers) == [name_at(0, 2)]


# Blocking and joining ---------------------------------------------------------------------------


def whole_turn(state: Attika, level: str, seed: int) -> Attika:
    """The position after a bot has played the turn of the seat whose turn it is."""
    after = state.copy()
    seat, turn = turn_of(after), after.turn
    player_of_turn = bot("attika", level, seed)
    rng = Random(seed)
    while after.actors and after.turn == turn:
        after.play(seat, player_of_turn.choose(after.resample(seat, rng), seat, THINK))
    return after


class Threat(NamedTuple):
    """A position in which a rival of seat 0, whose turn it is, lacks one building between two shrines."""

    what: str
    chain: Sequence[Place]
    """The rival's buildings."""
    stored: Sequence[str] = ("oracle", "tavern", "vineyard")
    hand: str = "WFHM"
    own: Mapping[Place, str] = {(0, -1): "theatre"}
    rival: int = 1
    seats: int = 2
    drawn: str | None = None


ACROSS = ((-1, 1), (-1, 2), (-1, 3), (0, 3), (1, 3), (2, 3))
"""A shortest way between the shrines of the board for two."""

ALONG = ((-1, 1), (0, 1), (1, 1), (2, 1), (3, 1), (4, 1))
"""A shortest way between two of the shrines of the board for three."""


def without(chain: Sequence[Place], *missing: Place) -> list[Place]:
    """A chain with gaps."""
    return [place for place in chain if place not in missing]


THREATS = [
    Threat("the last step to a shrine", without(ACROSS, (2, 3))),
    Threat("the first step", without(ACROSS, (-1, 1))),
    Threat("a gap in the middle", without(ACROSS, (0, 3))),
    Threat("no own building near: a second settlement", without(ACROSS, (0, 3)), own={(1, 5): "theatre"}),
    Threat("only dear buildings in store", without(ACROSS, (2, 3)), stored=("fortress",), hand="WWFFHHM"),
    Threat("two gaps to fill", without([*ACROSS[:2], (0, 3), (1, 3), (2, 3)])),
    Threat("with the building just drawn", without(ACROSS, (1, 3)), stored=(), drawn="oracle"),
    Threat("three players, the next one", without(ALONG, (2, 1)), seats=3),
    Threat("three players, the last one", without(ALONG, (3, 1)), rival=2, seats=3),
    Threat("three players, at a shrine", without(ALONG, (4, 1)), seats=3, own={(1, 5): "theatre"}),
]


def threatened(threat: Threat) -> Attika:
    """The position of a threat."""
    tiles: Tiles = BOARD_FOR_THREE if threat.seats == 3 else BOARD_OF_EXAMPLES
    kinds = ["well", "plaza", "statue", "gymnasium", "quarry", "harbour"]
    chain = dict(zip(threat.chain, kinds, strict=False))
    players = [player(threat.own, threat.stored, threat.hand, STACKS, tiles=tiles)]
    for seat in range(1, threat.seats):
        built = chain if seat == threat.rival else {}
        players.append(player(built, ("vineyard", "tavern"), "WFHM", STACKS, tiles=tiles))
    if threat.drawn is None:
        return position(*players, tiles=tiles, tile_stack=[5, 6])
    return position(
        *players, tiles=tiles, tile_stack=[5, 6], phase="drawn", mode="draw", made=1, building=threat.drawn
    )


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize("threat", THREATS, ids=[threat.what for threat in THREATS])
def test_a_connection_that_lacks_one_building_is_blocked(threat: Threat, level: str) -> None:
    state = threatened(threat)
    assert completing(state, threat.rival)
    after = whole_turn(state, level, seed=1)
    assert not completing(after, threat.rival)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("missing", ACROSS)
def test_whoever_lacks_one_building_between_shrines_builds_it(missing: Place, level: str) -> None:
    built = dict.fromkeys(without(ACROSS, missing), "ship")
    state = position(player(built, ("oracle", "tavern"), "WFHM", STACKS), player({}, (), "WFHM", STACKS))
    assert whole_turn(state, level, seed=2).winner == 0


@pytest.mark.parametrize("missing", [((0, 3), (1, 3)), ((-1, 1), (2, 3)), ((1, 3), (2, 3))])
def test_hard_joins_shrines_with_two_builds_of_a_turn(missing: tuple[Place, Place]) -> None:
    built = dict.fromkeys(without(ACROSS, *missing), "ship")
    stored = ("oracle", "tavern", "plaza")
    state = position(player(built, stored, "WWFFHHMM", STACKS), player({}, stored, "WFHM", STACKS))
    assert whole_turn(state, "hard", seed=3).winner == 0


# Judging ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_judgements_lie_between_lost_and_won(seats: int) -> None:
    advisor = AttikaAdvisor()
    for turn in random_game(GAME, seats, seed=seats):
        state = turn.state
        assert isinstance(state, Attika)
        if state.ply % 7 == 0:
            values = advisor.evaluate(state)
            assert len(values) == seats
            assert sum(values) == pytest.approx(1)
            assert all(0 <= value <= 1 for value in values)


def value(state: Attika) -> float:
    """How well seat 0 stands."""
    return AttikaAdvisor().evaluate(state)[0]


def test_a_card_more_is_better() -> None:
    rival = player({}, ("oracle",), "WF", STACKS)
    hands = ("", "W", "WF", "WFH", "WFHM")
    values = [value(position(player({}, ("fortress", "tower"), hand, STACKS), rival)) for hand in hands]
    assert values == sorted(values)
    assert len(set(values)) == len(values)


def test_an_amphora_is_worth_more_than_a_card() -> None:
    rival = player({}, ("oracle",), "WF", STACKS)
    with_card = position(player({}, ("fortress", "tower"), "WFHMM", STACKS), rival)
    with_amphora = position(player({}, ("fortress", "tower"), "WFHM", STACKS, amphorae=1), rival)
    assert value(with_amphora) > value(with_card)


@pytest.mark.parametrize("length", [3, 4, 5])
def test_an_open_way_between_shrines_is_better_than_a_blocked_one(length: int) -> None:
    chain = player(dict.fromkeys(ACROSS[:length], "ship"), ("oracle", "tavern"), "WFHM", STACKS)
    values = [
        value(position(chain, player({place: "theatre"}, ("oracle",), "WF", STACKS)))
        for place in ((2, 3), (2, 0))
    ]
    assert values == sorted(values)
    assert values[0] < values[1]


def test_a_free_building_is_built_and_not_stored() -> None:
    state = position(
        player({(-1, 3): "harbour"}, (), "WF", STACKS),
        player({}, (), "WF", STACKS),
        tile_stack=[5],
        phase="drawn",
        mode="draw",
        made=1,
        building="ship",
    )
    beside = {name_at(*place) for place in ((0, 2), (0, 3), (-1, 2), (-2, 3), (-2, 4), (-1, 4))}
    for level in ("medium", "hard"):
        chosen = str(bot("attika", level, seed=1).choose(state, 0, THINK))
        assert chosen.startswith("build ship ")
        assert chosen.split()[2] in beside


def test_payments_are_made_without_a_thought() -> None:
    """The landscape of which most are held goes first when any will do."""
    state = position(
        player({}, ("street",), "WHHHM", STACKS),
        player({}, (), "", STACKS),
        phase="paying",
        mode="build",
        made=1,
        building="street",
        site=name_at(1, 2),
    )
    chosen = AttikaAdvisor().candidates(state, 0, state.legal(0), Random(1))
    assert [str(action) for action in chosen] == ["pay hill"]


def test_a_tile_has_few_candidates() -> None:
    state = position(
        player({(0, 0): "well"}, (), "", STACKS), player(), phase="tile", mode="draw", made=1, tile=5
    )
    legal = state.legal(0)
    chosen = AttikaAdvisor().candidates(state, 0, legal, Random(1))
    assert len(chosen) < 20 < len(legal)
    assert set(chosen) <= set(legal)


def test_dear_buildings_are_thought_of_when_nothing_is_left_to_draw() -> None:
    """Otherwise everybody would take cards until there are none, and nobody would win."""
    state = position(player({(2, 3): "well"}, ("fortress",), "WWWWFFFFF"), player({}, (), "WF", STACKS))
    chosen = AttikaAdvisor().candidates(state, 0, state.legal(0), Random(1))
    assert any(str(action).startswith("build fortress") for action in chosen)


@pytest.mark.parametrize(("hand", "waits"), [("WFHM" * 9, False), ("WF", True)])
def test_nobody_waits_who_has_drawn_everything_and_has_the_cards_for_it(hand: str, waits: bool) -> None:
    mine = player({(2, 3): "well"}, ("temple", "village", "fortress"), hand)
    state = position(mine, player({}, (), "WF", STACKS))
    chosen = AttikaAdvisor().candidates(state, 0, state.legal(0), Random(1))
    assert (FINISH in chosen) == waits


# Whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_candidates_are_legal_and_few(seats: int) -> None:
    advisor = AttikaAdvisor()
    for turn in random_game(GAME, seats, seed=10 + seats):
        state = turn.state
        assert isinstance(state, Attika)
        if state.ply % 5:
            continue
        legal = state.legal(turn.seat)
        chosen = advisor.candidates(state, turn.seat, legal, Random(1))
        assert chosen
        assert set(chosen) <= set(legal)
        assert len(chosen) == len(set(chosen)) < 20


def test_a_game_takes_a_sensible_number_of_turns() -> None:
    state = start(2, seed=4)
    bots = [bot("attika", "medium", seed) for seed in range(2)]
    rng = Random(1)
    while state.actors:
        seat = state.actors[0]
        state.play(seat, bots[seat].choose(state.resample(seat, rng), seat, Budget(simulations=4)))
    assert state.turn <= 2 * 25


# Building when building is worth it ---------------------------------------------------------------------


class Played(NamedTuple):
    """A game of bots: how it ended, and the largest store that each seat ever had."""

    end: Attika
    stores: list[int]


def played(seats: int, level: str, seed: int, budget: Budget | None = None, **options: object) -> Played:
    """A whole game between bots of one level."""
    state = start(seats, seed=seed, **options)
    bots = [bot("attika", level, seed + seat) for seat in range(seats)]
    rng = Random(seed)
    stores = [0] * seats
    while state.actors:
        seat = state.actors[0]
        state.play(seat, bots[seat].choose(state.resample(seat, rng), seat, budget))
        stores[seat] = max(stores[seat], len(state.stored[seat]))
    return Played(state, stores)


@pytest.mark.parametrize("seats", GAME.seats)
def test_medium_builds_while_it_draws(seats: int) -> None:
    """A store of half of all buildings looks as if the bot had forgotten to build."""
    stores = [store for seed in range(3) for store in played(seats, "medium", seed).stores]
    assert max(stores) < 15
    assert sum(stores) / len(stores) < 10


@pytest.mark.parametrize("seed", range(4))
def test_medium_wins_medals_in_the_race(seed: int) -> None:
    end = played(1, "medium", seed, solo_race=True).end
    assert end.result is not None
    assert end.result.winners == (0,)
    assert end.turn <= BOX.race.medals.bronze


def test_hard_wins_a_medal_in_the_race() -> None:
    end = played(1, "hard", 1, Budget(simulations=30), solo_race=True).end
    assert end.turn <= BOX.race.medals.bronze


def test_a_good_site_is_counted_on_by_one_building_only() -> None:
    """Otherwise the first to be built there would seem to rob the others of it, and nobody would build."""
    state = start(2, seed=1)
    plots = BuildingPlots(state, 0)
    by_budget = plans(BUILDINGS.index("capital"), hand=0)
    prices = [plots.take(by_budget) for _ in range(10)]
    assert prices == sorted(prices)
    assert prices[0] < prices[-1]


def test_ending_a_turn_hardly_changes_the_chances_by_itself() -> None:
    """Otherwise anything would look better than taking cards."""
    state = position(
        player({}, ("oracle",), "WFHM", STACKS), player({}, ("oracle",), "WFHM", STACKS), mode="build", made=3
    )
    ended = state.copy()
    ended.play(0, FINISH)
    assert turn_of(ended) == 1
    assert value(ended) == pytest.approx(value(state), abs=0.01)


def test_a_turn_that_is_over_costs_time_in_the_race() -> None:
    state = start(1, solo_race=True, seed=1)
    passed = state.copy()
    passed.play(0, FINISH)
    passed.hands[0] = state.hands[0]
    assert value(passed) < value(state), "a turn is gone"
