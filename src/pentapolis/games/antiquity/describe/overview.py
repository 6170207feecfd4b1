"""The overview: where the game is, what is to be done, what threatens, how far from winning."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.antiquity.describe.ground import Ground
from pentapolis.games.antiquity.describe.phrases import Arguments, has_working, own, players_listed
from pentapolis.games.antiquity.describe.saints import progress_of
from pentapolis.games.antiquity.describe.stores import waiting_buildings
from pentapolis.games.antiquity.events.telling import sides
from pentapolis.games.antiquity.view.types import AntiquityView, OfferView, PlayerView
from pentapolis.kernel.description import Line, Part
from pentapolis.kernel.messages import Message

CITY, COUNTRYSIDE, STORAGE, FAMINE, POLLUTION = 2, 4, 5, 8, 9
"""Phases by the rulebook's numbers."""


def overview_part(view: AntiquityView, ground: Ground) -> Part:
    """Everything that matters most, in few lines."""
    player = own(view)
    lines = [*_now(view)]
    if player is not None and view["result"] is None:
        lines += [Line(message) for message in warnings(view, player)]
        lines += _goal(view, player, ground)
    return Part("overview", Message("text-overview"), tuple(lines))


def _now(view: AntiquityView) -> Iterator[Line]:
    prompt = view["prompt"]
    if view["result"] is None:
        now: Arguments = {"round": view["round"], "phase": view["phase_number"], "famine": view["famine"]}
        yield Line(Message("antiquity-text-now", now))
    yield Line(Message(prompt["id"], prompt["args"]))
    if view["result"] is not None:
        yield Line(Message(view["result"]["ending"]))
    others = [seat for seat in view["actors"] if seat != view["seat"]]
    if view["seat"] in view["actors"] and others:
        yield Line(Message("antiquity-text-also", {"players": players_listed(others)}))
    for player in view["players"]:
        if (offer := player["offer"]) is not None:
            yield Line(offer_told(offer))


def offer_told(offer: OfferView) -> Message:
    """A trade that is offered."""
    args: Arguments = {
        "player": offer["seat"],
        "player_two": offer["partner"],
        "player_market": offer["market"],
    }
    return Message("antiquity-event-offer-made", args | sides(offer["give"], offer["want"]))


# What threatens ---------------------------------------------------------------------------


def warnings(view: AntiquityView, player: PlayerView) -> Iterator[Message]:
    """What the rest of this round will bring, and what a plan should not overlook."""
    phase = view["phase_number"]
    if player["out"] is not None:
        yield Message("antiquity-web-out", {"round": player["out"]})
        return
    if not player["cities"] or phase == 0:
        return
    if not view["beginners"]:
        yield from _graves(phase, player)
        yield from _pollution(phase, player)
    if CITY <= phase < STORAGE:
        yield from _storage(player)
    if view["phase"] == "city":
        yield from _men(player)


def _graves(phase: int, player: PlayerView) -> Iterator[Message]:
    forecast = player["forecast"]
    graves, spare = forecast["graves"], forecast["spare"]
    if phase >= FAMINE:
        return
    if graves > forecast["grave_room"]:
        yield Message("antiquity-web-warn-doom", {"count": graves, "room": forecast["grave_room"]})
    elif graves > spare:
        yield Message("antiquity-web-warn-graves-on-buildings", {"count": graves, "over": graves - spare})
    else:
        parts: Arguments = {name: forecast[name] for name in ("famine", "food", "granary", "graves", "spare")}
        yield Message("antiquity-text-graves", parts)


def _pollution(phase: int, player: PlayerView) -> Iterator[Message]:
    forecast = player["forecast"]
    pollution, room = forecast["pollution"], forecast["pollution_room"]
    if phase >= POLLUTION:
        return
    if pollution > room:
        yield Message("antiquity-web-warn-waste", {"count": pollution, "graves": pollution - room})
    else:
        yield Message("antiquity-text-pollution", {"count": pollution, "room": room})


def _storage(player: PlayerView) -> Iterator[Message]:
    count, room = sum(player["goods"].values()), player["forecast"]["capacity"]
    if room is not None and count > room:
        yield Message("antiquity-web-warn-storage", {"count": count, "room": room, "lost": count - room})


def _men(player: PlayerView) -> Iterator[Message]:
    waiting = len(waiting_buildings(player))
    if player["idle"] and waiting:
        yield Message("antiquity-web-warn-idle", {"men": player["idle"], "waiting": waiting})
    if not has_working(player, "cart-shop"):
        yield Message("antiquity-web-warn-no-carts")


# How far from winning ---------------------------------------------------------------------------


def _goal(view: AntiquityView, player: PlayerView, ground: Ground) -> Iterator[Line]:
    saint = player["saint"]
    if view["seat"] is None or not player["cities"] or player["out"] is not None:
        return
    if saint is None:
        yield Line(Message("antiquity-text-no-saint"))
        return
    progress = progress_of(view, view["seat"], ground)[saint]
    yield Line(Message("antiquity-text-saint", {"saint": saint, "own": "yes"}), (progress.message(),))
    if not player["saint_works"]:
        yield Line(Message("antiquity-text-saint-silent"))
