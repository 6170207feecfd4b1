"""Craftsmen, cards and goods in words: what they need and what they bring."""

from __future__ import annotations

from collections.abc import Mapping

from pentapolis.games.pillars.components import (
    BOX,
    COST,
    CRAFTSMEN,
    GOODS,
    MAKES_GOLD,
    MAKES_POINTS,
    RESOURCE_CARDS,
    TAKES,
)
from pentapolis.games.pillars.view.types import PillarsView
from pentapolis.kernel.messages import Message

Arguments = dict[str, str | int]


def _use(name: str) -> Arguments:
    """A craftsman and his work as arguments: what he takes and makes each time."""
    number = CRAFTSMEN.index(name)
    takes = dict(TAKES[number])
    args: Arguments = {"craftsman": name}
    before = "no"
    for good, kind in enumerate(GOODS):
        args[kind] = takes.get(good, 0)
        # The second of two things stands behind a plus.
        args[f"plus_{kind}"] = before
        before = "yes" if takes.get(good) else before
    args["points"], args["earned"] = MAKES_POINTS[number], MAKES_GOLD[number]
    return args


def _work(name: str) -> Arguments:
    """The same, and how often in a round, and what else he needs for it."""
    card = BOX.craftsmen[CRAFTSMEN.index(name)]
    held = "no" if card.needs_held is None else "yes"
    return {**_use(name), "capacity": card.capacity, "family": card.needs or "none", "held": held}


def craftsman(name: str) -> Message:
    """A craftsman and his work."""
    return Message("pillars-text-craftsman", _work(name))


def uses(name: str, left: int) -> Message:
    """A craftsman who can still work so often this round."""
    return Message("pillars-text-uses", {**_use(name), "count": left})


def hired(name: str) -> Message:
    """A craftsman who can be hired: price and work."""
    return Message("pillars-text-hire", {**_work(name), "cost": COST[CRAFTSMEN.index(name)]})


def site(name: str) -> Message:
    """A resource card: the workers that it needs, and what it yields."""
    card = BOX.resource_cards[RESOURCE_CARDS.index(name)]
    return Message(
        "pillars-text-site",
        {"card": name, "workers": card.workers, "count": card.yields, "good": card.resource},
    )


def advantage(name: str) -> Message:
    """An advantage card and what it does."""
    return Message("pillars-text-advantage", {"card": name})


def event(view: PillarsView, name: str) -> Message:
    """An event and what it does."""
    return Message("pillars-text-event", {"event": name, "scope": view["archbishop_scope"]})


def goods(resources: Mapping[str, int]) -> list[Message]:
    """Some of each resource, leaving out what is none."""
    return [
        Message("pillars-amount", {"good": kind, "count": count})
        for kind, count in resources.items()
        if count
    ]
