"""What an action of The Pillars of the Earth would do, for the page to show before it is taken."""

from __future__ import annotations

from typing import TypedDict

from pentapolis.games.pillars.actions import (
    Buy,
    Collect,
    Convert,
    Hire,
    PlaceBuilder,
    Return,
    Sell,
    TakeCard,
)
from pentapolis.games.pillars.components import GOLD, KINDS, RESOURCES
from pentapolis.games.pillars.events import BuilderPlaced, Converted, Sold
from pentapolis.games.pillars.state import DISMISSING, Position
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event

PREVIEWED = (TakeCard, Hire, PlaceBuilder, Buy, Sell, Collect, Return, Convert)
"""The actions that change what a player has, and neither draw nor reveal anything."""


class PillarsPreview(TypedDict):
    """What an action would do to the player's own things at once.

    `space` is the space that a builder would take; `wasted` gold would be lost because nobody can have more.
    `over_limit` says that a craftsman would have to be dismissed.
    """

    gold: int
    points: int
    resources: dict[str, int]
    workers: int
    wasted: int
    over_limit: bool
    space: int | None


def preview_of(position: Position, seat: int, action: Action) -> PillarsPreview | None:
    """What a legal action changes at once, nothing of what bag, die or event bring afterwards."""
    if not isinstance(action, PREVIEWED):
        return None
    after = position.copy()
    events: list[Event] = []
    position.rulebook.decisions[position.phase][type(action)].effect(after, seat, action, events)
    stock, new_stock = position.stocks[seat], after.stocks[seat]
    changes = [new_stock[kind] - stock[kind] for kind in KINDS]
    return {
        "gold": new_stock[GOLD] - stock[GOLD],
        "points": after.points[seat] - position.points[seat],
        "resources": {RESOURCES[kind]: change for kind, change in enumerate(changes) if change},
        "workers": after.workers[seat] - position.workers[seat],
        "wasted": sum(event.wasted for event in events if isinstance(event, Sold | Converted)),
        "over_limit": after.phase == DISMISSING,
        "space": next((event.space for event in events if isinstance(event, BuilderPlaced)), None),
    }
