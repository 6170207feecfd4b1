"""The recorded games that must be there: what each shows, and how it was found.

`python -m tests.games.lacitta.recording` looks for those that are missing and writes them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import pentapolis
from pentapolis.games.lacitta.actions import Build, Take
from pentapolis.games.lacitta.components import BUILDINGS, CARDS
from pentapolis.games.lacitta.events import (
    Built,
    CardTaken,
    CityLost,
    Famine,
    Passed,
    Penalised,
    Refreshed,
    Reshuffled,
    TileRemoved,
    VoicesRevealed,
    WishChosen,
)
from pentapolis.games.lacitta.rules import LaCitta
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.record import Step
from tests.games.playing import IN_DEVELOPMENT

FOLDER = Path(__file__).parents[2] / "fixtures" / "lacitta"
Chooser = Callable[[LaCitta, int, Chance], Action]
Shows = Callable[[list[Step]], bool]


# How the games were played ---------------------------------------------------------------------------


def at_random(state: LaCitta, seat: int, chance: Chance) -> Action:
    """Any legal action."""
    return chance.choice(state.legal(seat))


def statues(state: LaCitta, seat: int, chance: Chance) -> Action:
    """A statue whenever one can be built."""
    legal = state.legal(seat)
    wanted = BUILDINGS.index("statue")
    builds: list[Action] = [one for one in legal if isinstance(one, Build) and one.building == wanted]
    return chance.choice(builds or legal)


def for_cards(state: LaCitta, seat: int, chance: Chance) -> Action:
    """A politics card whenever there is one to take, else gold."""
    legal = state.legal(seat)
    takes: list[Action] = [one for one in legal if isinstance(one, Take)]
    gold = [one for one in legal if str(one) == "gold"]
    if gold and (not takes or chance.randrange(3) == 0):
        return gold[0]
    return chance.choice(takes or legal)


# What they show ---------------------------------------------------------------------------


def _events(steps: list[Step]) -> Iterator[pentapolis.Event]:
    return (event for step in steps for event in step.events)


def _has(*kinds: type[pentapolis.Event]) -> Shows:
    """Games in which all of these things happen."""
    return lambda steps: all(any(isinstance(event, kind) for event in _events(steps)) for kind in kinds)


def ends(ending: str) -> Shows:
    """Games that end in one way."""

    def shows(steps: list[Step]) -> bool:
        result = steps[-1].state.result
        return result is not None and result.ending == f"lacitta-ending-{ending}"

    return shows


def city_wiped_out(steps: list[Step]) -> bool:
    """A city loses its last citizen in a migration, before anybody is fed."""
    for step in steps:
        famine = False
        for event in step.events:
            famine = famine or isinstance(event, Famine)
            if isinstance(event, CityLost) and not famine and _has(VoicesRevealed)([step]):
                return True
    return False


def famine_costs_buildings(steps: list[Step]) -> bool:
    """Buildings are given up after a famine."""
    famine = False
    for event in _events(steps):
        famine = isinstance(event, Famine) or (famine and not isinstance(event, VoicesRevealed))
        if famine and isinstance(event, TileRemoved):
            return True
    return False


def every_card(steps: list[Step]) -> bool:
    """Every kind of politics card is played."""
    return {event.card for event in _events(steps) if isinstance(event, CardTaken)} == set(CARDS)


def flipped_and_exhausted(steps: list[Step]) -> bool:
    """All tiles of statues and cathedrals are built, more of them statues than the pile had at the start."""
    tiles = most_statues = 0
    for event in _events(steps):
        if isinstance(event, Built | TileRemoved) and event.building in ("statue", "cathedral"):
            tiles += 1 if isinstance(event, Built) else -1
            most_statues += isinstance(event, Built) and event.building == "statue"
        if tiles == 15:
            return most_statues > 8
    return False


class Wanted(NamedTuple):
    """A record that must be there."""

    name: str
    seats: int
    shows: Shows
    chooser: Chooser = at_random
    options: Mapping[str, object] = MappingProxyType({})


ADVANCED: dict[str, object] = {"setup": "advanced"}
SCARCE: dict[str, object] = {"citizens_unlimited": False, "gold_unlimited": False, "voluntary_pass": True}

WANTED = [
    *(
        Wanted(f"{seats}-{ending}", seats, ends(ending))
        for seats in (2, 3, 4, 5)
        for ending in ("points", "gold", "shared")
    ),
    *(Wanted(f"{seats}-advanced", seats, ends("points"), options=ADVANCED) for seats in (2, 3, 4, 5)),
    Wanted("5-city-wiped-out", 5, city_wiped_out),
    Wanted("3-famine", 3, famine_costs_buildings),
    Wanted("2-penalty", 2, _has(Penalised)),
    Wanted("4-two-wishes", 4, _has(WishChosen)),
    Wanted("5-every-card", 5, every_card, for_cards),
    Wanted("5-no-statue-left", 5, flipped_and_exhausted, statues),
    Wanted("4-cards-shuffled", 4, _has(Reshuffled, Passed)),
    Wanted("3-moving-display", 3, _has(Refreshed), options={"moving_display": True}),
    Wanted("4-balanced", 4, ends("points"), options={**ADVANCED, "balanced_shuffle": True}),
    Wanted("2-scarce", 2, _has(Passed), options=SCARCE),
    Wanted("3-bread-everywhere", 3, ends("points"), for_cards, {"bread_spread": "all_own_cities"}),
    Wanted("3-bread-on-one-building", 3, ends("points"), for_cards, {"bread_spread": "one_building"}),
]


def played(wanted: Wanted, seed: int) -> tuple[pentapolis.Record, list[Step]]:
    """One game. Its steps share the position."""
    options = dict(wanted.options)
    record = pentapolis.Record("lacitta", wanted.seats, seed, options)
    state = pentapolis.game("lacitta").start(seats=wanted.seats, seed=seed, options=options)
    assert isinstance(state, LaCitta)
    chance = Chance(seed + 1_000_003)
    steps = []
    while state.actors:
        seat = state.actors[0]
        action = wanted.chooser(state, seat, chance)
        record.add(seat, action)
        steps.append(Step(seat, action, state.play(seat, action), state))
    record.close(state)
    return record, steps


def main(most: int = 3000) -> None:
    """Write the records that are missing."""
    assert "lacitta" in (*IN_DEVELOPMENT, *pentapolis.keys())
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number, wanted in enumerate(WANTED):
        path = FOLDER / f"{wanted.name}.record"
        if path.exists():
            continue
        for seed in range(most * number, most * (number + 1)):  # each record shows another game
            record, steps = played(wanted, seed)
            if wanted.shows(steps):
                record.write(path)
                print(f"wrote {path.name}: seed {seed}, {len(record.moves)} moves")
                break
        else:
            print(f"no game in {most} shows {wanted.name}")


if __name__ == "__main__":
    main()
