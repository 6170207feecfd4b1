"""The recorded games that must be there: what each shows, and how it was found.

`python -m tests.games.lacitta.recording` looks for those that are missing and writes them.
"""

from __future__ import annotations

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
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.record import Step
from tests.games.recording import Shows, Wanted, ends, events_of, happens, write_missing

# How the games were played ---------------------------------------------------------------------------


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


def ending(name: str) -> Shows:
    """Games that end in one way."""
    return ends(f"lacitta-ending-{name}")


def city_wiped_out(steps: list[Step]) -> bool:
    """A city loses its last citizen in a migration, before anybody is fed."""
    for step in steps:
        famine = False
        for event in step.events:
            famine = famine or isinstance(event, Famine)
            if isinstance(event, CityLost) and not famine and happens(VoicesRevealed)([step]):
                return True
    return False


def famine_costs_buildings(steps: list[Step]) -> bool:
    """Buildings are given up after a famine."""
    famine = False
    for event in events_of(steps):
        famine = isinstance(event, Famine) or (famine and not isinstance(event, VoicesRevealed))
        if famine and isinstance(event, TileRemoved):
            return True
    return False


def every_card(steps: list[Step]) -> bool:
    """Every kind of politics card is played."""
    return {event.card for event in events_of(steps) if isinstance(event, CardTaken)} == set(CARDS)


def flipped_and_exhausted(steps: list[Step]) -> bool:
    """All tiles of statues and cathedrals are built, more of them statues than the pile had at the start."""
    tiles = most_statues = 0
    for event in events_of(steps):
        if isinstance(event, Built | TileRemoved) and event.building in ("statue", "cathedral"):
            tiles += 1 if isinstance(event, Built) else -1
            most_statues += isinstance(event, Built) and event.building == "statue"
        if tiles == 15:
            return most_statues > 8
    return False


ADVANCED: dict[str, object] = {"setup": "advanced"}
SCARCE: dict[str, object] = {"citizens_unlimited": False, "gold_unlimited": False, "voluntary_pass": True}

WANTED: list[Wanted[LaCitta]] = [
    *(
        Wanted(f"{seats}-{end}", seats, ending(end))
        for seats in (2, 3, 4, 5)
        for end in ("points", "gold", "shared")
    ),
    *(Wanted(f"{seats}-advanced", seats, ending("points"), options=ADVANCED) for seats in (2, 3, 4, 5)),
    Wanted("5-city-wiped-out", 5, city_wiped_out),
    Wanted("3-famine", 3, famine_costs_buildings),
    Wanted("2-penalty", 2, happens(Penalised)),
    Wanted("4-two-wishes", 4, happens(WishChosen)),
    Wanted("5-every-card", 5, every_card, for_cards),
    Wanted("5-no-statue-left", 5, flipped_and_exhausted, statues),
    Wanted("4-cards-shuffled", 4, happens(Reshuffled, Passed)),
    Wanted("3-moving-display", 3, happens(Refreshed), options={"moving_display": True}),
    Wanted("4-balanced", 4, ending("points"), options={**ADVANCED, "balanced_shuffle": True}),
    Wanted("2-scarce", 2, happens(Passed), options=SCARCE),
    Wanted("3-bread-everywhere", 3, ending("points"), for_cards, {"bread_spread": "all_own_cities"}),
    Wanted("3-bread-on-one-building", 3, ending("points"), for_cards, {"bread_spread": "one_building"}),
]


if __name__ == "__main__":
    write_missing("lacitta", WANTED, most=3000)
