"""What a round brings, in words: cards to choose from, the bag, the event, the work on the cathedral."""

from __future__ import annotations

from collections import Counter

from pentapolis.games.pillars.components import EVENTS, FIGURES
from pentapolis.games.pillars.describe.cards import event, hired, site, uses
from pentapolis.games.pillars.view.types import PillarsView
from pentapolis.kernel.description import Line, Part
from pentapolis.kernel.messages import Message


def offers(view: PillarsView) -> list[Part]:
    """Craftsmen and resource cards that can be chosen, and what is not there this round."""
    lines = [Line(hired(name)) for name in view["craftsmen"]]
    if view["resource_cards"] and view["phase"] == "cards":
        cards = tuple(site(name) for name in view["resource_cards"])
        lines.append(Line(Message("pillars-text-resource-cards"), cards))
    if view["resource_cards_left_out"] and view["phase"] == "cards":
        missing = tuple(site(name) for name in view["resource_cards_left_out"])
        lines.append(Line(Message("pillars-text-left-out"), missing))
    return [Part("offers", Message("pillars-text-offers"), tuple(lines))] if lines else []


# Phase II ---------------------------------------------------------------------------


def bag(view: PillarsView) -> list[Part]:
    """The builders: whose are left in the bag, and who waits; what to do says the price."""
    builders = view["builders"]
    if view["phase"] != "builders":
        return []
    lines = []
    if inside := _counted(builders["bag"]):
        lines.append(Line(Message("pillars-text-in-bag"), inside))
    if builders["waiting"]:
        waiting = tuple(
            Message("pillars-text-waits", {"player": one["seat"], "cost": one["cost"]})
            for one in builders["waiting"]
        )
        lines.append(Line(Message("pillars-text-waiting"), waiting))
    if aside := _counted(builders["set_aside"]):
        lines.append(Line(Message("pillars-text-aside"), aside))
    if inside and builders["rejections"]:
        lines.append(Line(Message("pillars-text-rejections", {"player": view["start_player"]})))
    return [Part("bag", Message("pillars-text-bag"), tuple(lines))] if lines else []


def _counted(builders: list[int]) -> tuple[Message, ...]:
    return tuple(
        Message("pillars-text-builders", {"player": seat, "count": count})
        for seat, count in enumerate(builders)
        if count
    )


# Phase III ---------------------------------------------------------------------------


def events(view: PillarsView) -> Part:
    """This round's event as far as it is known, those of earlier rounds, and those that may still come."""
    lines = []
    if view["event"] is not None:
        lines.append(Line(event(view, view["event"])))
    elif view["known_event"] is not None:
        lines.append(Line(Message("pillars-text-known", event(view, view["known_event"]).args)))
    else:
        lines.append(Line(Message("pillars-text-no-event")))
    past = [name for name in view["past_events"] if name != view["event"]]
    if past:
        lines.append(Line(Message("pillars-text-past"), _names(past)))
    seen = {*view["past_events"], view["event"], view["known_event"]}
    coming = [name for name in EVENTS if name not in seen]
    lines.append(Line(Message("pillars-text-coming", {"count": FIGURES.events_removed}), _names(coming)))
    return Part("event", Message("pillars-place-event"), tuple(lines))


def _names(names: list[str]) -> tuple[Message, ...]:
    return tuple(Message("pillars-the-event", {"event": name}) for name in names)


def workshop(view: PillarsView) -> list[Part]:
    """Who can still work on the cathedral, and the plan that brings most points now."""
    shop = view["workshop"]
    if shop is None:
        return []
    able = tuple(uses(name, left) for name, left in shop["uses_left"].items() if left)
    lines = [Line(Message("pillars-text-able"), able)] if able else []
    if shop["boosted"]:
        boosted = tuple(Message("pillars-text-name", {"craftsman": name}) for name in shop["boosted"])
        lines.append(Line(Message("pillars-text-boosted"), boosted))
    if shop["plan"]:
        plan = tuple(
            Message("pillars-text-plan-step", {"craftsman": name, "count": count})
            for name, count in Counter(shop["plan"]).items()
        )
        lines.append(Line(Message("pillars-text-plan", {"points": shop["plan_points"]}), plan))
    return [Part("workshop", Message("pillars-place-cathedral"), tuple(lines))] if lines else []


# What is no longer there ---------------------------------------------------------------------------


def gone(view: PillarsView) -> list[Part]:
    """Cards that have left the game."""
    lines = []
    if view["craftsmen_gone"]:
        names = tuple(Message("pillars-text-name", {"craftsman": name}) for name in view["craftsmen_gone"])
        lines.append(Line(Message("pillars-text-craftsmen-gone"), names))
    if view["advantages_gone"]:
        cards = tuple(Message("pillars-the-advantage", {"card": name}) for name in view["advantages_gone"])
        lines.append(Line(Message("pillars-text-advantages-gone"), cards))
    return [Part("gone", Message("pillars-text-gone"), tuple(lines))] if lines else []
