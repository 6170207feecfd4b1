"""The players: the order of play, how far each has come, and what the others have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pentapolis.games.antiquity.components import BUILDINGS
from pentapolis.games.antiquity.describe.countryside import country_line
from pentapolis.games.antiquity.describe.grid import State, state_of
from pentapolis.games.antiquity.describe.ground import Ground
from pentapolis.games.antiquity.describe.phrases import Arguments, goods_listed, places_listed, players_listed
from pentapolis.games.antiquity.describe.saints import progress_of, standing_types
from pentapolis.games.antiquity.events.telling import counted, piece_named, sides
from pentapolis.games.antiquity.view.types import AntiquityView, CityView, PlayerView
from pentapolis.kernel.description import Line, Part
from pentapolis.kernel.messages import Message


def standing_part(view: AntiquityView, ground: Ground) -> Part:
    """The order of play and a line for everybody; after the end the ranking first."""
    lines = [*_ranking(view)]
    if view["result"] is None:
        lines.append(Line(Message("antiquity-text-order", {"players": players_listed(view["order"])})))
    out = [seat for seat in range(view["seats"]) if seat not in view["order"]]
    if view["round"]:
        lines += [_standing(view, seat, ground) for seat in (*view["order"], *out)]
    return Part("standing", Message("antiquity-text-standing"), tuple(lines))


def _ranking(view: AntiquityView) -> Iterator[Line]:
    if view["result"] is None:
        return
    place = 1
    for group in view["result"]["ranking"]:
        yield Line(Message("antiquity-text-rank", {"place": place, "players": players_listed(group)}))
        place += len(group)


def _standing(view: AntiquityView, seat: int, ground: Ground) -> Line:
    player = view["players"][seat]
    items = [
        Message("antiquity-score-people", {"count": player["men"]}),
        Message("antiquity-score-buildings", {"count": len(standing_types(player)), "all": len(BUILDINGS)}),
        Message("antiquity-text-clean", {"count": player["clean_hexes"]}),
    ]
    if player["out"] is not None:
        items = [Message("antiquity-web-out", {"round": player["out"]})]
    elif player["saint"] is not None:
        items.append(Message("antiquity-text-saint-of", {"saint": player["saint"]}))
        items.append(progress_of(view, seat, ground)[player["saint"]].message())
    return Line(Message("antiquity-text-player", {"player": seat}), tuple(items))


def player_part(view: AntiquityView, seat: int) -> Part:
    """What another player has, as far as all know."""
    player = view["players"][seat]
    lines = [*_lines(view, player)] if player["cities"] else [Line(Message("antiquity-text-no-city"))]
    lines += [country_line(country) for country in view["country"] if country["seat"] == seat]
    title = Message("antiquity-text-player-title", {"player": seat})
    return Part(f"seat-{seat}", title, tuple(lines))


def _lines(view: AntiquityView, player: PlayerView) -> Iterator[Line]:
    if player["planning"]:
        yield Line(Message("antiquity-text-planning"))
    men = {"idle": player["idle"], "all": player["men"], "outside": player["in_country"]}
    yield Line(Message("antiquity-text-men", {**men}))
    stock = goods_listed(player["goods"])
    if stock:
        yield Line(Message("antiquity-text-stock", {"count": sum(player["goods"].values())}), stock)
    else:
        yield Line(Message("antiquity-text-no-stock"))
    for city in player["cities"]:
        yield _city(city)
    if inns := player["inns"]:
        yield Line(Message("antiquity-text-inns", {"count": len(inns), "spaces": places_listed(inns)}))
    yield Line(Message("antiquity-text-zone", {"count": len(player["zone"]), "clean": player["clean_hexes"]}))
    if player["out"] is None and not view["beginners"]:
        forecast = player["forecast"]
        coming: Arguments = {"graves": forecast["graves"], "spare": forecast["spare"]}
        yield Line(Message("antiquity-text-graves-other", coming))


def _city(city: CityView) -> Line:
    """Where a city lies, what is empty, and what stands there."""
    args: Arguments = {
        "number": city["number"],
        "space": city["centre"],
        "empty": city["empty"],
        "graves": len(city["graves"]),
    }
    kinds = Counter((building["piece"], state_of(building)) for building in city["buildings"])
    items = [_buildings(piece, state, count) for (piece, state), count in kinds.items()]
    if city["houses"]:
        items.append(Message("antiquity-text-houses", {"count": len(city["houses"])}))
    if not items:
        items.append(Message("antiquity-text-nothing-built"))
    return Line(Message("antiquity-text-city-of-other", args), tuple(items))


def _buildings(piece: str, state: State, count: int) -> Message:
    """Buildings that are alike."""
    args: Arguments = {**piece_named(piece), "state": state}
    if count == 1:
        return Message("antiquity-text-building-state", args)
    return Message("antiquity-text-buildings-state", {**args, "count": count})


# Supplies and trades ---------------------------------------------------------------------------


def supply_part(view: AntiquityView) -> Part:
    """What is left in the common supply and in the bank, and what was traded this round."""
    supply = view["supply"]
    left: Arguments = {
        "cart_shops": supply["cart_shops"],
        "fountains": supply["fountains"],
        "storage": supply["storage_elements"],
        "fisheries": supply["fisheries"],
    }
    lines = [Line(Message("antiquity-text-supply-left", left))]
    if view["goods_left"] is not None:
        lines.append(Line(Message("antiquity-text-bank"), goods_listed(view["goods_left"])))
    for trade in view["trades"]:
        pair: Arguments = {"player": trade["seat"], "player_two": trade["partner"]}
        lines.append(Line(Message("antiquity-event-traded", pair | sides(trade["give"], trade["want"]))))
    for exchange in view["exchanges"]:
        what: Arguments = {"player": exchange["seat"], "good": exchange["taken"]}
        lines.append(Line(Message("antiquity-event-exchanged", what | counted(exchange["given"]))))
    return Part("supply", Message("antiquity-text-supply"), tuple(lines))
