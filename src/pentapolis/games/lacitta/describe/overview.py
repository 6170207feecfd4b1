"""What somebody wants to know first: what to do, whose turn comes when, how things stand."""

from __future__ import annotations

from pentapolis.games.lacitta.describe.cities import stores
from pentapolis.games.lacitta.view import LaCittaView
from pentapolis.kernel.description import Line, Part, prompted
from pentapolis.kernel.messages import Message

YEAR_END = ("wish", "remove", "starve")
"""The phases after the political rounds."""


def overview(view: LaCittaView) -> Part:
    """The decision, the time, the viewer's own stores and everybody's points."""
    lines = [prompted(view)]
    if view["phase"] not in ("castle", "over"):
        lines.append(_time(view))
    if view["wishes"] and view["phase"] in ("remove", "starve"):
        wishes = [Message("lacitta-the-attraction", {"attraction": wish}) for wish in view["wishes"]]
        lines.append(Line(Message("lacitta-text-wishes"), tuple(wishes)))
    if view["seat"] is not None and view["phase"] not in ("castle", "over"):
        lines.append(stores(view["players"][view["seat"]]))
        lines += _warnings(view, view["seat"])
    if view["phase"] != "over":
        lines.append(_standing(view))
    return Part("overview", Message("text-overview"), tuple(lines))


def _time(view: LaCittaView) -> Line:
    order = [(view["start_player"] + step) % view["seats"] for step in range(view["seats"])]
    time: dict[str, str | int] = {
        "year": view["year"],
        "years": view["years"],
        "round": view["round"],
        "rounds": view["rounds"],
        "stage": "end" if view["phase"] in YEAR_END else "rounds",
    }
    return Line(
        Message("lacitta-text-time", time),
        tuple(Message("text-player", {"player": seat}) for seat in order),
    )


def _warnings(view: LaCittaView, seat: int) -> list[Line]:
    """A famine that threatens this year or, by growth alone, the next."""
    player = view["players"][seat]
    left = player["food"] - player["people"]
    if view["phase"] == "starve":
        return []
    if left < 0:
        return [Line(Message("lacitta-famine-ahead", {"count": -left}))]
    if left < player["newcomers"] and view["year"] < view["years"]:
        return [Line(Message("lacitta-famine-soon", {"count": player["newcomers"]}))]
    return []


def _standing(view: LaCittaView) -> Line:
    """Everybody's points, most first."""
    points = [player["points"] for player in view["players"]]
    seats = sorted(range(view["seats"]), key=lambda seat: -points[seat])
    return Line(
        Message("lacitta-text-standing"),
        tuple(Message("lacitta-text-points", {"player": seat, "points": points[seat]}) for seat in seats),
    )
