"""The fourteen places of the valley in words: what each gives, and who is there."""

from __future__ import annotations

from pentapolis.games.pillars.components import BOX, BUY_PRICE, PLACES, SELL_PRICE
from pentapolis.games.pillars.describe.cards import Arguments, advantage, craftsman
from pentapolis.games.pillars.view.types import PillarsView
from pentapolis.kernel.description import Line, Part
from pentapolis.kernel.messages import Message


def valley(view: PillarsView) -> list[Part]:
    """All places in the order in which they are resolved; details below for those with cards or goods."""
    lines = [place_line(view, place) for place in PLACES if _is_coming(view, place)]
    if view["phase"] == "places":
        lines = [line for line in lines if line.items]
    elif view["event"] is None:
        del lines[PLACES.index("event")]
    parts = [part for part in details(view) if _is_coming(view, part.key.removeprefix("place-"))]
    if not lines and not parts:
        return []
    return [Part("valley", Message("pillars-board"), tuple(lines), tuple(parts))]


def _is_coming(view: PillarsView, place: str) -> bool:
    """Is the place still to be resolved this round? Then it matters what is there."""
    return PLACES.index(place) + 1 >= view["step"]


def details(view: PillarsView) -> list[Part]:
    """The cards and goods that lie at places."""
    return [*_cards(view), _market(view)]


def place_line(view: PillarsView, place: str, *, numbered: bool = True) -> Line:
    """What a place gives in short, and who is there; without its number where choices have one, too."""
    items = _there(view, place)
    step = PLACES.index(place) + 1 if numbered else 0
    args: Arguments = {"step": step, "place": place, "more": "yes" if items else "no"}
    return Line(Message("pillars-text-place", args), tuple(items))


def _there(view: PillarsView, place: str) -> list[Message]:
    """Builders and workers at a place; what lies there for them."""
    if place == "cathedral":
        return [Message("pillars-text-part", {"part": part}) for part in view["cathedral"]]
    if place == "event" and view["event"] is not None:
        return [Message("pillars-the-event", {"event": view["event"]})]
    if place in view["places"]:
        return _builders(view, place)
    workers = [player["workers"]["at"].get(place, 0) for player in view["players"]]
    return [
        Message("pillars-workers-of", {"player": seat, "workers": count})
        for seat, count in enumerate(workers)
        if count
    ]


def _builders(view: PillarsView, place: str) -> list[Message]:
    spaces = view["places"][place]
    items = [
        Message("pillars-text-stands", {"player": seat, "number": number, "all": len(spaces)})
        for number, seat in enumerate(spaces, 1)
        if seat is not None
    ]
    # Once all builders are placed, free spaces mean nothing any more.
    if (free := spaces.count(None)) and view["phase"] != "places":
        items.append(Message("pillars-text-free", {"count": free, "all": len(spaces)}))
    return items


def _cards(view: PillarsView) -> list[Part]:
    """The advantages at Kingsbridge and the craftsmen at Shiring, space by space."""
    parts = []
    for place in ("kingsbridge", "shiring"):
        lines = tuple(
            Line(space)
            for number in range(1, len(view["places"][place]) + 1)
            if (space := space_of(view, place, number)) is not None
        )
        if lines:
            parts.append(Part(f"place-{place}", Message(f"pillars-place-{place}"), lines))
    return parts


def space_of(view: PillarsView, place: str, number: int) -> Message | None:
    """One of the spaces that players choose: its card, and who stands there; None if the card is gone."""
    cards = view["kingsbridge"] if place == "kingsbridge" else view["shiring"]
    name, owner = cards[number - 1], view["places"][place][number - 1]
    if name is None:
        return None
    card = advantage(name) if place == "kingsbridge" else craftsman(name)
    args: Arguments = {**card.args, "number": number}
    if owner is None:
        return Message(f"pillars-text-space-{place}", args)
    return Message(f"pillars-text-space-{place}-taken", {**args, "player": owner})


def _market(view: PillarsView) -> Part:
    """What the market has, and what it takes and pays for each resource."""
    lines = []
    for kind, resource in enumerate(BOX.resources):
        args: Arguments = {
            "resource": resource.id,
            "count": view["market"].get(resource.id, 0),
            "buy": BUY_PRICE[kind],
            "sell": SELL_PRICE[kind],
            "family": resource.buyer_needs or resource.seller_needs or "none",
            "needed": "buyer" if resource.buyer_needs else "seller" if resource.seller_needs else "no",
        }
        lines.append(Line(Message("pillars-text-market", args)))
    return Part("place-market", Message("pillars-place-market"), tuple(lines))
