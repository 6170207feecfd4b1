"""The recorded games that must be there: every ending with every number of players.

`python -m tests.games.antiquity.recording` looks for those that are missing and writes them. All but the
draws are played by the full rules: a hundred rounds are too many for anybody who can starve.
"""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.antiquity.actions import DONE
from pentapolis.games.antiquity.rules import Antiquity
from pentapolis.games.antiquity.state import CITY_BUILDING
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from tests.games.antiquity.schemer import Schemer, by_planner, nobody_wins
from tests.games.recording import Wanted, ends, write_missing

SEATS = (2, 3, 4)
SEEDS = 2000
CALM: dict[str, object] = {"beginners": True}


def idle(state: Antiquity, seat: int, chance: Chance) -> Action:
    """Nobody does anything that need not be done."""
    return DONE if state.phase == CITY_BUILDING else state.legal(seat)[-1]


CHOOSERS: dict[str, Callable[[Antiquity, int, Chance], Action]] = {
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
]


if __name__ == "__main__":
    write_missing("antiquity", WANTED, SEEDS)
