"""What somebody wants to know first: what to do, where the round is, how things stand."""

from __future__ import annotations

from pentapolis.games.pillars.view.types import PillarsView
from pentapolis.kernel.description import Line, Part, prompted
from pentapolis.kernel.messages import Message


def overview(view: PillarsView) -> Part:
    """The decision, the time, and everybody's points."""
    lines = [prompted(view)]
    if view["phase"] != "over":
        lines.append(_time(view))
        if view["tax_roll"] is not None:
            lines.append(Line(Message("pillars-text-tax", {"gold": view["tax_roll"]})))
        lines.append(_standing(view))
    return Part("overview", Message("text-overview"), tuple(lines))


def _time(view: PillarsView) -> Line:
    order = [(view["start_player"] + step) % view["seats"] for step in range(view["seats"])]
    time: dict[str, str | int] = {
        "round": view["round"],
        "rounds": view["rounds"],
        # What to do in phase I says the round.
        "phase": "said" if view["decision"] == "choose-card" else view["phase"],
        "step": view["step"],
        "place": view["stage"],
    }
    return Line(
        Message("pillars-text-time", time),
        tuple(Message("text-player", {"player": seat}) for seat in order),
    )


def _standing(view: PillarsView) -> Line:
    """Everybody's points and gold, which breaks ties; most first."""
    players = view["players"]
    seats = sorted(range(view["seats"]), key=lambda seat: (-players[seat]["points"], -players[seat]["gold"]))
    return Line(
        Message("pillars-text-standing"),
        tuple(
            Message("pillars-text-points", {"player": seat, "points": players[seat]["points"]})
            for seat in seats
        ),
    )
