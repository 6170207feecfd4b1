"""One place, card or person of the game, asked for by its name in the notation."""

from __future__ import annotations

import re

from pentapolis.games.pillars.components import (
    ADVANTAGES,
    BOX,
    CRAFTSMEN,
    EVENTS,
    PLACES,
    RESOURCE_CARDS,
    TARGETS,
)
from pentapolis.games.pillars.describe.cards import advantage, event, hired, site
from pentapolis.games.pillars.describe.valley import details, place_line, space_of
from pentapolis.games.pillars.view.types import PillarsView
from pentapolis.kernel.description import Line, Part
from pentapolis.kernel.messages import Message


def place_of(view: PillarsView, place: str) -> Part | None:
    """A place of the valley (also by its number), one of its spaces, a card or a craftsman; or None."""
    name = place.lower()
    number = re.fullmatch(r"(?:\D+ )?(\d\d?)", name)
    if number is not None and 0 < int(number[1]) <= len(PLACES):
        name = PLACES[int(number[1]) - 1]
    if name in PLACES:
        return _place(view, name)
    if name in TARGETS:
        return _space(view, *name.rsplit("-", 1))
    if name in CRAFTSMEN:
        return _craftsman(view, name)
    if name in RESOURCE_CARDS:
        return Part(f"card-{name}", Message(f"pillars-card-{name}"), (Line(site(name)),))
    if name in ADVANTAGES:
        return _advantage(view, name)
    if name in EVENTS:
        kind = "good" if BOX.events[EVENTS.index(name)].positive else "bad"
        lines = (Line(event(view, name)), Line(Message(f"pillars-eventkind-{kind}")))
        return Part(f"event-{name}", Message(f"pillars-eventcard-{name}"), lines)
    return None


def _place(view: PillarsView, name: str) -> Part:
    """What a place is for, who is there, and what lies there."""
    title = Message(f"pillars-place-{name}")
    lines = [Line(Message(f"pillars-effect-place-{name}")), place_line(view, name)]
    inside = [part for part in details(view) if part.key == f"place-{name}"]
    lines += [line for part in inside for line in part.lines]
    if name == "event" and (known := view["event"] or view["known_event"]) is not None:
        lines.append(Line(event(view, known)))
    return Part(f"place-{name}", title, tuple(lines))


def _space(view: PillarsView, place: str, number: str) -> Part:
    """One of the spaces at Kingsbridge or Shiring."""
    space = space_of(view, place, int(number)) or Message("pillars-text-empty")
    lines = (Line(Message(f"pillars-effect-place-{place}")), Line(space))
    return Part(f"space-{place}-{number}", Message(f"pillars-place-{place}"), lines)


def _craftsman(view: PillarsView, name: str) -> Part:
    """A craftsman: price and work, and who employs him."""
    lines = [Line(hired(name))]
    lines += [
        Line(Message("pillars-text-employed", {"player": seat}))
        for seat, player in enumerate(view["players"])
        if name in player["craftsmen"]
    ]
    return Part(f"craftsman-{name}", Message(f"pillars-craftsman-{name}"), tuple(lines))


def _advantage(view: PillarsView, name: str) -> Part:
    """An advantage card: what it does, how long it stays, and who has it."""
    kind = BOX.advantages[ADVANTAGES.index(name)].kind
    lines = [Line(advantage(name)), Line(Message(f"pillars-kind-{kind}"))]
    lines += [
        Line(Message("pillars-text-held", {"player": seat}))
        for seat, player in enumerate(view["players"])
        if name in player["advantages"]
    ]
    return Part(f"advantage-{name}", Message(f"pillars-advantage-{name}"), tuple(lines))
