"""What a player has, in words; everything is open."""

from __future__ import annotations

from pentapolis.games.pillars.describe.cards import advantage, craftsman, goods, site
from pentapolis.games.pillars.view.types import PillarsView, PlayerView
from pentapolis.kernel.description import Line, Part
from pentapolis.kernel.messages import Message


def player_part(view: PillarsView, seat: int) -> Part:
    """Gold and resources, workers, craftsmen, advantages."""
    player = view["players"][seat]
    title = Message("text-you") if seat == view["seat"] else Message("text-player", {"player": seat})
    gold = Message("pillars-amount", {"good": "gold", "count": player["gold"]})
    lines = [Line(Message("pillars-text-goods"), (gold, *goods(player["resources"])))]
    if view["result"] is None:
        lines += _workers(view, player)
    rows = tuple(_employed(player, name) for name in player["craftsmen"])
    limit: dict[str, str | int] = {"count": len(player["craftsmen"]), "limit": player["craftsman_limit"]}
    lines.append(Line(Message("pillars-text-row", limit), rows))
    lines += _advantages(player, seat == view["seat"])
    if view["result"] is None:
        lines += _marks(view, player)
    return Part(f"seat-{seat}", title, tuple(lines))


def _employed(player: PlayerView, name: str) -> Message:
    """A craftsman of a row; without the one he needs he is idle."""
    told = craftsman(name)
    return Message("pillars-text-idle", told.args) if name in player["idle"] else told


def _workers(view: PillarsView, player: PlayerView) -> list[Line]:
    workers = player["workers"]
    lines = []
    if view["phase"] == "cards":
        free: dict[str, str | int] = {"count": workers["free"], "total": workers["total"]}
        lines.append(Line(Message("pillars-text-workers", free)))
    if player["resource_cards"]:
        cards = tuple(site(name) for name in player["resource_cards"])
        lines.append(Line(Message("pillars-text-sites"), cards))
    if mill := workers["at"].get("wool-mill"):
        lines.append(Line(Message("pillars-text-mill", {"workers": mill})))
    if workers["grey"]:
        lines.append(Line(Message("pillars-text-grey", {"count": workers["grey"]})))
    return lines


def _advantages(player: PlayerView, own: bool) -> list[Line]:
    """One's own cards with what they do, those of others by name."""
    if own:
        return [Line(advantage(name)) for name in player["advantages"]]
    cards = tuple(Message("pillars-the-advantage", {"card": name}) for name in player["advantages"])
    return [Line(Message("pillars-text-advantages"), cards)] if cards else []


def _marks(view: PillarsView, player: PlayerView) -> list[Line]:
    marks = {
        "pillars-text-passed": player["passed"] and view["phase"] == "cards",
        "pillars-text-protected": player["protected"],
        "pillars-text-walled": player["walled"],
        "pillars-text-walled-next": player["walled_next"],
    }
    lines = [Line(Message(mark)) for mark, holds in marks.items() if holds]
    for mark, kinds in (("pillars-text-bought", player["bought"]), ("pillars-text-sold", player["sold"])):
        if kinds and view["stage"] == "market":
            items = tuple(Message("pillars-a-resource", {"resource": kind}) for kind in kinds)
            lines.append(Line(Message(mark), items))
    return lines
