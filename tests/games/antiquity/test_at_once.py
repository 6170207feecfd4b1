"""Storage, harvest, famine and pollution: all decide at once where the order cannot matter (ruling 22)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentapolis.games.antiquity.actions import ACTION_TYPES
from pentapolis.games.antiquity.components import CROPS, FARM, ONE, STORAGE
from pentapolis.games.antiquity.components.masks import bits_of
from pentapolis.games.antiquity.components.plane import flower
from pentapolis.games.antiquity.rulebook import PHASES, STEPS, Antiquity, over, told_others, why_not_now
from pentapolis.games.antiquity.rules.cities import buildings_of
from pentapolis.games.antiquity.rules.definitions import clean_free_hexes
from pentapolis.games.antiquity.rules.famine import famine_turns
from pentapolis.games.antiquity.rules.harvest import harvest_turns
from pentapolis.games.antiquity.rules.pollution import pollution_turns
from pentapolis.games.antiquity.rules.setting_up import set_up
from pentapolis.games.antiquity.rules.storing import storing_turns
from pentapolis.games.antiquity.rules.turns import one_by_one
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.snapshot import complete
from pentapolis.games.antiquity.state import changing, phase_of
from pentapolis.games.antiquity.state.options import AntiquityOptions
from pentapolis.games.antiquity.state.phases import (
    FAMINE_TURNS,
    HARVEST_TURNS,
    POLLUTION_TURNS,
    STORING_TURNS,
    TOGETHER,
)
from pentapolis.games.antiquity.state.phases import PHASES as PHASE_NAMES
from pentapolis.games.antiquity.state.pieces import Country
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.decisions import Rulebook
from pentapolis.kernel.events import Event
from pentapolis.kernel.record import Move, Record
from tests.games.antiquity.building import game
from tests.games.antiquity.scattered import scattered, some_options
from tests.games.antiquity.sketch import by_planner
from tests.games.playthrough import FIXTURES

RECORDS = sorted((FIXTURES / "antiquity").glob("*.record"))
SHUFFLES = 3


class InOrder(Antiquity):
    """The same rules, but seat after seat: whoever comes later waits until all before have decided."""

    rulebook = Rulebook(
        "antiquity",
        ACTION_TYPES,
        PHASES,
        {
            **STEPS,
            STORING_TURNS: partial(storing_turns, waits_for=one_by_one),
            HARVEST_TURNS: partial(harvest_turns, waits_for=one_by_one),
            FAMINE_TURNS: partial(famine_turns, waits_for=one_by_one),
            POLLUTION_TURNS: partial(pollution_turns, waits_for=one_by_one),
        },
        not_now=why_not_now,
        other_reasons=(),
        over=over,
        over_ids=(),
        phase_of=phase_of,
        told_others=told_others,
    )


def in_order(state: Antiquity) -> Antiquity:
    """The same position, to be played seat after seat."""
    slow = InOrder.read(state.dump(), state.options)
    complete(slow)
    return slow


def started(slow: bool, seats: int, seed: int, options: AntiquityOptions) -> Antiquity:
    """A new game, in which nobody waits needlessly, or `slow`."""
    state = InOrder() if slow else Antiquity()
    state.seats, state.options, state.ply = seats, options, 0
    set_up(state, seed)
    return state


@dataclass
class Tale:
    """A game: its moves, the positions whenever no phase is open that may be played at once, and what
    happened in between, in any order."""

    moves: list[Move] = field(default_factory=list)
    positions: list[str] = field(default_factory=list)
    happened: list[Counter[bytes]] = field(default_factory=list)
    together: Counter[str] = field(default_factory=Counter)
    waited: int = 0
    _events: list[Event] = field(default_factory=list)

    def play(self, state: Antiquity, seat: int, action: str) -> None:
        """Play an action and note what came of it."""
        opened = state.phase
        if opened in TOGETHER and len(state.actors) > 1:
            self.together[PHASE_NAMES[opened]] += 1
        self.waited += len(state.waiting)
        self.moves.append(Move(seat, action))
        self._events += state.play(seat, game().parse(action))
        if opened in TOGETHER and state.phase not in TOGETHER:
            self.positions.append(state.digest())
            self.happened.append(Counter(map(msgspec.json.encode, self._events)))
            self._events = []

    def told(self) -> tuple[object, ...]:
        """All that must be the same whoever decides first."""
        return self.positions, self.happened


Chooser = Callable[[Antiquity, int], str]


def at_random(rng: random.Random) -> Chooser:
    """Any legal action."""
    return lambda state, seat: str(rng.choice(state.legal(seat)))


def played(state: Antiquity, rng: random.Random, choose: Chooser, until: int) -> Tale:
    """Go on until some round, whoever is quickest first."""
    tale = Tale()
    while state.actors and state.round < until:
        seat = rng.choice(state.actors)
        tale.play(state, seat, choose(state, seat))
    return tale


def replayed(state: Antiquity, moves: Iterable[Move], rng: random.Random) -> Tale:
    """The same choices of each seat; where several decide at once, whoever is quickest first."""
    tale = Tale()
    left = [*moves]
    while left:
        number = 0
        if state.phase in TOGETHER:
            seat = rng.choice(state.actors)
            number = next(number for number, move in enumerate(left) if move.seat == seat)
        tale.play(state, *left.pop(number))
    return tale


# The same results whoever decides first ------------------------------------------------------------------


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_ends_the_same_whoever_is_quicker(path: Path) -> None:
    record = Record.read(path)
    start = (record.seats, record.seed, game().options(record.seats, record.options))
    slow = started(True, *start)
    told = replayed(slow, record.moves, random.Random(0))
    assert slow.digest() == record.digest
    for seed in range(SHUFFLES):
        quick = started(False, *start)
        assert replayed(quick, record.moves, random.Random(seed)).told() == told.told()
        assert quick.digest() == record.digest
        assert quick.result == slow.result


def test_the_recorded_games_have_much_that_is_decided_at_once_and_much_that_waits() -> None:
    together: Counter[str] = Counter()
    waited = 0
    for name in ("2-ruin", "3-maria", "4-maria", "4-survivor"):
        record = Record.read(FIXTURES / "antiquity" / f"{name}.record")
        options = game().options(record.seats, record.options)
        state = started(False, record.seats, record.seed, options)
        tale = replayed(state, record.moves, random.Random(1))
        together += tale.together
        waited += tale.waited
    assert min(together["harvest"], together["famine"], together["pollution"], waited) > 50


def table(seats: int, seed: int, rng: random.Random) -> Antiquity:
    """Crowded zones, Dumps, graves and famine, any reading of the rules; farms to harvest, more than fits."""
    free = {name: rng.random() < 0.3 for name in ("discard_freely", "goods_limited", "resignation")}
    state = scattered(seats, seed, {**some_options(rng), **free})
    for seat in range(seats):
        realm = changing(state, seat)
        realm.goods += sum(ONE)
        for storage in buildings_of(realm, STORAGE):
            realm.manned |= storage.mask & -storage.mask
        _sow(state, seat, rng)
    state = game().load(state.dump())
    while state.actors and PHASE_NAMES[state.phase] == "country":
        seat = state.actors[0]
        state.play(seat, rng.choice([action for action in state.legal(seat) if str(action) != "resign"]))
    return state


def _sow(state: Antiquity, seat: int, rng: random.Random) -> None:
    """Some farms in a zone, as far as there is room; not more goods than the box holds."""
    for crop in CROPS[:3]:
        room = zone_of(state, seat) & clean_free_hexes(state)
        if room:
            centre = rng.choice(bits_of(room))
            goods = flower(centre) & room
            realm = changing(state, seat)
            realm.country = (*realm.country, Country(FARM, crop, centre, 1 << centre, goods))
            state.polluted |= goods
            state.covered_goods |= goods


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.integers(0, 10_000), st.sampled_from([*game().seats]), st.randoms(use_true_random=False))
def test_a_round_anywhere_ends_the_same_whoever_is_quicker(seed: int, seats: int, rng: random.Random) -> None:
    state = table(seats, seed, rng)
    quick, slow = state.copy(), in_order(state)
    tale = played(quick, rng, at_random(rng), until=state.round + 1)
    told = replayed(slow, tale.moves, rng)
    assert told.told() == tale.told()
    assert slow.dump() == quick.dump()
    for _ in range(SHUFFLES):
        again = state.copy()
        assert replayed(again, tale.moves, rng).told() == tale.told()
        assert again.dump() == quick.dump()


@pytest.mark.parametrize("seats", game().seats)
def test_a_game_of_planners_and_fools_ends_the_same_whoever_is_quicker(seats: int) -> None:
    rng = random.Random(seats)
    chance = Chance(seats)
    options = game().options(seats, {"discard_freely": True, "goods_limited": True})

    def choose(state: Antiquity, seat: int) -> str:
        fool = rng.random() < 0.05
        return str(rng.choice(state.legal(seat)) if fool else by_planner(state, seat, chance))

    quick = started(False, seats, seats, options)
    slow = started(True, seats, seats, options)
    tale = played(quick, rng, choose, until=12)
    assert replayed(slow, tale.moves, rng).told() == tale.told()
    assert slow.dump() == quick.dump()
    assert tale.together["harvest"] > 10


# Nothing that one decides changes what another can do ----------------------------------------------------


def open_to(state: Antiquity, seat: int) -> tuple[object, ...]:
    """What a seat can do, and has still to do."""
    return [*map(str, state.legal(seat))], state.view(None)["players"][seat]["due"], state.prompt(seat)


@pytest.mark.parametrize("seats", game().seats)
def test_no_choice_of_one_changes_what_others_who_decide_at_once_can_do(seats: int) -> None:
    rng = random.Random(seats)
    compared: Counter[str] = Counter()
    for seed in range(25):
        state = table(seats, seed, rng)
        last = state.round
        while state.actors and state.round == last:
            seat = rng.choice(state.actors)
            if state.phase in TOGETHER:
                others = {other: open_to(state, other) for other in state.actors if other != seat}
                for action in rng.sample(state.legal(seat), min(6, len(state.legal(seat)))):
                    after = state.copy()
                    after.play(seat, action)
                    assert {other: open_to(after, other) for other in others} == others
                    compared[PHASE_NAMES[state.phase]] += len(others)
            state.play(seat, rng.choice(state.legal(seat)))
    assert min(compared[PHASE_NAMES[phase]] for phase in TOGETHER) > 50, compared


def test_in_many_crowded_rounds_somebody_has_to_wait_and_somebody_has_not() -> None:
    rng = random.Random(5)
    tales = []
    for seed in range(20):
        state = table(4, seed, rng)
        tales.append(played(state, rng, at_random(rng), until=state.round + 1))
    assert sum(tale.waited > 0 for tale in tales) > 5
    assert sum(tale.together["pollution"] > 0 for tale in tales) > 5
