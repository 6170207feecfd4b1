"""The recorded games that must be there: every ending with every number of players, every short supply.

`python -m tests.games.antiquity.recording` looks for those that are missing and writes them. All are played
by the full rules, but for draws of beginners who do nothing, which are short to read; one draw is that of
hermits, who live through a hundred rounds of famine and waste.
"""

from __future__ import annotations

from pentapolis.games.antiquity.actions.lists import DONE
from pentapolis.games.antiquity.components import CART_SHOP, FOUNTAIN, STORAGE
from pentapolis.games.antiquity.events.reveal import PlanCut
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.state.phases import CITY_BUILDING
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from tests.games.antiquity.hermit import Hermit
from tests.games.antiquity.schemer import Schemer, hoarding, nobody_wins
from tests.games.antiquity.sketch import Chooser, by_planner
from tests.games.recording import Shows, Wanted, ends, events_of, write_missing

SEATS = (2, 3, 4)
SEEDS = 2000
CALM: dict[str, object] = {"beginners": True}


def idle(state: Antiquity, seat: int, chance: Chance) -> Action:
    """Nobody does anything that need not be done."""
    return DONE if state.phase == CITY_BUILDING else state.legal(seat)[-1]


def cuts_a_plan(building: str) -> Shows:
    """Games in which somebody planned a common building that was gone by then."""
    return lambda steps: any(
        isinstance(event, PlanCut) and event.piece == building for event in events_of(steps)
    )


CHOOSERS: dict[str, Chooser] = {
    **{saint: Schemer(saint) for saint in ("nicolo", "barbara", "giorgio", "maria")},
    **dict.fromkeys(("christofori", "tie-break", "shared"), by_planner),
    **dict.fromkeys(("survivor", "ruin"), nobody_wins),
    "draw": idle,
}
"""How a game is played that may end so."""

WANTED: list[Wanted[Antiquity]] = [
    Wanted(
        f"{seats}-{name}",
        seats,
        ends(f"antiquity-ending-{name}"),
        chooser,
        CALM if name == "draw" else {},
    )
    for name, chooser in CHOOSERS.items()
    for seats in SEATS
] + [
    Wanted("4-short-of-cart-shops", 4, cuts_a_plan("cart-shop"), hoarding(CART_SHOP, until=1)),
    Wanted("2-short-of-storages", 2, cuts_a_plan("storage"), hoarding(STORAGE, until=1)),
    Wanted("4-short-of-fountains", 4, cuts_a_plan("fountain"), hoarding(FOUNTAIN)),
    Wanted("2-draw-of-hermits", 2, ends("antiquity-ending-draw"), Hermit()),
]


if __name__ == "__main__":
    write_missing("antiquity", WANTED, SEEDS)
