"""The viewer's own plan, and whatever is being paid for."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.antiquity.describe.phrases import (
    Arguments,
    goods_listed,
    places_listed,
    without_city,
)
from pentapolis.games.antiquity.describe.shapes import shape_of
from pentapolis.games.antiquity.events.telling import piece_named
from pentapolis.games.antiquity.view.types import AntiquityView, PlanView
from pentapolis.kernel.description import Line, Part
from pentapolis.kernel.messages import Message


def plan_part(view: AntiquityView) -> Part | None:
    """What the plan is at, and what it has cost so far; None if the viewer plans nothing."""
    if view["site"] is not None and view["seat"] in view["actors"]:
        paid = goods_listed(view["site"]["paid"])
        lines = [Line(Message("antiquity-text-given"), paid)] if paid else []
    elif view["plan"] is not None:
        lines = [*_lines(view["plan"])]
    else:
        return None
    return Part("plan", Message("antiquity-text-plan"), tuple(lines)) if lines else None


def _lines(plan: PlanView) -> Iterator[Line]:
    if plan["piece"] is not None:
        yield from _piece(plan, plan["piece"])
    elif plan["in_hand"]:
        hand = tuple(Message("antiquity-text-building", {"building": name}) for name in plan["in_hand"])
        yield Line(Message("antiquity-text-in-hand"), hand)
    for message, goods in (
        ("antiquity-text-given", plan["given"]),
        ("antiquity-text-wanted", plan["want"]),
        ("antiquity-text-spent", plan["spent"]),
        ("antiquity-text-gained", plan["gained"]),
    ):
        if items := goods_listed(goods):
            yield Line(Message(message), items)


def _piece(plan: PlanView, piece: str) -> Iterator[Line]:
    """The piece that is being carried, its shape; or where it will stand while it is paid for."""
    args: Arguments = {**piece_named(piece)}
    if plan["squares"]:
        squares = places_listed(map(without_city, plan["squares"]))
        city = int(plan["squares"][0][0])
        yield Line(Message("antiquity-text-paying", {**args, "squares": squares, "number": city}))
    else:
        yield Line(Message("antiquity-text-carrying", args), (shape_of(piece),))
