"""The recorded games that must be there: what each shows, and how it was found.

`python -m tests.games.pillars.recording` looks for those that are missing and writes them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pentapolis
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
from pentapolis.games.pillars.rules import Pillars
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.record import Step
from tests.games.playing import IN_DEVELOPMENT

FOLDER = Path(__file__).parents[2] / "fixtures" / "pillars"

SENSELESS = ("return", "finish", "pass", "wait", "stop", "decline")
"""What the busy player leaves for last."""


def busily(state: Pillars, seat: int, chance: Chance) -> Action:
    """Mostly do something rather than nothing: games with many cards, trades and conversions."""
    legal = state.legal(seat)
    busy = [action for action in legal if action.verb not in SENSELESS]
    return chance.choice(busy if busy and chance.randrange(8) else legal)


class Wanted(NamedTuple):
    """A record that must be there."""

    name: str
    seats: int
    shows: Callable[[list[Step]], bool]
    scope: str = "one-craftsman"


def ends(ending: str) -> Callable[[list[Step]], bool]:
    """Games that end in one way."""

    def shows(steps: list[Step]) -> bool:
        result = steps[-1].state.result
        return result is not None and result.ending == f"pillars-ending-{ending}"

    return shows


def events_of(steps: list[Step]) -> Iterator[pentapolis.Event]:
    """Everything that happened in a game."""
    return (event for step in steps for event in step.events)


def _happens(*kinds: type[pentapolis.Event]) -> Callable[[list[Step]], bool]:
    def shows(steps: list[Step]) -> bool:
        return {type(event) for event in events_of(steps)} >= set(kinds)

    return shows


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
        Wanted(f"{seats}-{ending}", seats, ends(ending))
        for seats in (2, 3, 4)
        for ending in ("points", "gold", "shared")
    ),
    *(Wanted(f"{seats}-city-wall", seats, _happens(BuilderSetAside, BuilderRejected)) for seats in (2, 3, 4)),
    Wanted("2-bishop", 2, _happens(BishopChosen, PointsLost)),
    Wanted("3-ellen", 3, _happens(EventPeeked)),
    Wanted("4-cards-used", 4, uses_every_card_once),
    Wanted("3-debts", 3, falls_into_debt),
    Wanted("4-archbishop", 4, _happens(Boosted)),
    Wanted("2-archbishop-for-all", 2, boosts_all, "all-craftsmen"),
]


def played(wanted: Wanted, seed: int) -> tuple[pentapolis.Record, list[Step]]:
    """One game."""
    options: dict[str, object] = {} if wanted.scope == "one-craftsman" else {"archbishop_scope": wanted.scope}
    record = pentapolis.Record("pillars", wanted.seats, seed, options)
    state = pentapolis.game("pillars").start(seats=wanted.seats, seed=seed, options=options)
    assert isinstance(state, Pillars)
    chance = Chance(seed + 1_000_003)
    steps = []
    while state.actors:
        seat = state.actors[0]
        action = busily(state, seat, chance)
        record.add(seat, action)
        steps.append(Step(seat, action, state.play(seat, action), state))
    record.close(state)
    return record, steps


def main(most: int = 6000) -> None:
    """Write the records that are missing, each from seeds of its own."""
    assert "pillars" in (*IN_DEVELOPMENT, *pentapolis.keys())
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number, wanted in enumerate(WANTED):
        path = FOLDER / f"{wanted.name}.record"
        if path.exists():
            continue
        for seed in range(number * most, (number + 1) * most):
            record, steps = played(wanted, seed)
            if wanted.shows(steps):
                record.write(path)
                print(f"wrote {path.name}: seed {seed}, {len(record.moves)} moves")
                break
        else:
            print(f"no game in {most} shows {wanted.name}")


if __name__ == "__main__":
    main()
