"""The recorded games that must be there: what each shows, and how it was found.

`python -m tests.games.pillars.recording` looks for those that are missing and writes them.
"""

from __future__ import annotations

from pentapolis.games.pillars.events import (
    AdvantageUsed,
    BishopChosen,
    Boosted,
    BuilderRejected,
    BuilderSetAside,
    EventPeeked,
    Paid,
    Passed,
    PointsLost,
)
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.record import Step
from tests.games.recording import Shows, Wanted, ends, events_of, happens, write_missing

SENSELESS = ("return", "finish", "pass", "wait", "stop", "decline")
"""What the busy player leaves for last."""


def busily(state: Pillars, seat: int, chance: Chance) -> Action:
    """Mostly do something rather than nothing: games with many cards, trades and conversions."""
    legal = state.legal(seat)
    busy = [action for action in legal if action.verb not in SENSELESS]
    return chance.choice(busy if busy and chance.randrange(8) else legal)


def busy_game(name: str, seats: int, shows: Shows, **options: object) -> Wanted[Pillars]:
    """A record of a busy game."""
    return Wanted(name, seats, shows, busily, options)


def uses_every_card_once(steps: list[Step]) -> bool:
    """Thomas, loyalty and Remigius are all used."""
    return len({event.card for event in events_of(steps) if isinstance(event, AdvantageUsed)}) == 3


def falls_into_debt(steps: list[Step]) -> bool:
    """Somebody cannot pay the tax and loses points, somebody else passes because nothing is to be had."""
    short = any(isinstance(event, Paid) and event.points for event in events_of(steps))
    return short and any(isinstance(event, Passed) and event.automatic for event in events_of(steps))


def boosts_all(steps: list[Step]) -> bool:
    """The archbishop helps several craftsmen at once."""
    return any(isinstance(event, Boosted) and len(event.craftsmen) > 1 for event in events_of(steps))


WANTED = [
    *(
        busy_game(f"{seats}-{ending}", seats, ends(f"pillars-ending-{ending}"))
        for seats in (2, 3, 4)
        for ending in ("points", "gold", "shared")
    ),
    *(
        busy_game(f"{seats}-city-wall", seats, happens(BuilderSetAside, BuilderRejected))
        for seats in (2, 3, 4)
    ),
    busy_game("2-bishop", 2, happens(BishopChosen, PointsLost)),
    busy_game("3-ellen", 3, happens(EventPeeked)),
    busy_game("4-cards-used", 4, uses_every_card_once),
    busy_game("3-debts", 3, falls_into_debt),
    busy_game("4-archbishop", 4, happens(Boosted)),
    busy_game("2-archbishop-for-all", 2, boosts_all, archbishop_scope="all-craftsmen"),
]


if __name__ == "__main__":
    write_missing("pillars", WANTED, most=6000)
