"""Every card, place and decision occurs in the recorded games."""

from __future__ import annotations

from functools import cache

import pentapolis
from pentapolis.games.pillars.actions import ACTION_TYPES
from pentapolis.games.pillars.components import (
    ADVANTAGES,
    CAPACITY,
    CRAFTSMEN,
    EVENTS,
    PLACES,
    RESOURCE_CARDS,
    RESOURCES,
    TARGETS,
)
from pentapolis.games.pillars.events import EVENT_TYPES, AdvantageGained, Converted, EventRevealed, StepBegan
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.kernel.record import Step
from tests.games.pillars.recording import WANTED
from tests.games.recording import Wanted, events_of, path_of


@cache
def steps_of(wanted: Wanted[Pillars]) -> list[Step]:
    return list(pentapolis.Record.read(path_of("pillars", wanted)).steps())


def everything() -> list[pentapolis.Event]:
    return [event for wanted in WANTED for event in events_of(steps_of(wanted))]


def test_every_event_card_occurs_and_every_kind_of_event() -> None:
    events = everything()
    assert {event.event for event in events if isinstance(event, EventRevealed)} == set(EVENTS)
    assert {type(event) for event in events} == set(EVENT_TYPES)
    assert {event.place for event in events if isinstance(event, StepBegan)} == set(PLACES)


def test_every_advantage_is_gained_and_every_craftsman_works() -> None:
    events = everything()
    assert {event.card for event in events if isinstance(event, AdvantageGained)} == set(ADVANTAGES)
    assert {event.craftsman for event in events if isinstance(event, Converted)} == set(CRAFTSMEN)


def test_every_decision_is_taken_in_every_way() -> None:
    actions = {str(step.action) for wanted in WANTED for step in steps_of(wanted)}
    assert {line.split()[0] for line in actions} == {kind.verb for kind in ACTION_TYPES}
    assert {f"take {card}" for card in RESOURCE_CARDS} <= actions
    assert {f"place {target}" for target in TARGETS} <= actions
    assert {f"hire {craftsman}" for craftsman in CRAFTSMEN[3:]} <= actions
    assert {"use thomas", "use loyalty", "use remigius"} <= actions
    assert {"bishop protection", "bishop resource"} <= actions
    assert {f"collect {kind}" for kind in ("sand", "wood", "stone")} <= actions
    assert {f"return {kind}" for kind in RESOURCES} <= actions
    traded = {line.rsplit(" ", 1)[0] for line in actions if line.startswith(("buy", "sell"))}
    assert traded == {f"buy {kind}" for kind in ("sand", "wood", "stone")} | {
        f"sell {kind}" for kind in RESOURCES
    }
    assert {f"convert {CRAFTSMEN[number]}" for number, capacity in enumerate(CAPACITY) if capacity} <= actions
