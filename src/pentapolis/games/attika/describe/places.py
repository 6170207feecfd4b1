"""Places on the board of Attika in words: hexes, tiles and shrines, with what lies around them."""

from __future__ import annotations

import re

from pentapolis.games.attika.components import BUILDINGS
from pentapolis.games.attika.describe.board import Arguments, SeenBoard, called, whose
from pentapolis.games.attika.describe.buildings import building_part
from pentapolis.games.attika.view import AttikaView
from pentapolis.kernel.description import Line, Part
from pentapolis.kernel.hexes import DIRECTION_NAMES, Hex, compass
from pentapolis.kernel.messages import Message


def place_of(view: AttikaView, place: str) -> Part | None:
    """A hex (`16.3`) with all that touches it, a whole tile (`16`), a shrine (`shrine 2`), or a building."""
    if place in BUILDINGS:
        return building_part(place)
    board = SeenBoard(view)
    if place in board.hexes:
        return _hex_part(view, board, place)
    if place.isdecimal() and int(place) in board.tiles:
        return tile_part(view, board, int(place))
    number = re.fullmatch(r"\D+ (\d+)", place)
    if number is not None and int(number[1]) in board.shrines:
        return _shrine_part(view, board, int(number[1]))
    return None


# Tiles ---------------------------------------------------------------------------


def tile_part(view: AttikaView, board: SeenBoard, tile: int) -> Part:
    """A tile: which others it touches, and its seven hexes."""
    names = [f"{tile}.{position}" for position in range(len(board.tiles[tile]["hexes"]))]
    centre = board.hexes[names[0]]
    touching = {int(near.split(".")[0]) for name in names for _, near in board.around(board.hexes[name])} - {
        tile
    }
    items = tuple(
        Message(
            "attika-text-tile-near",
            {"tile": near, "direction": compass(centre, board.hexes[f"{near}.0"])},
        )
        for near in sorted(touching)
    )
    # The middle, then clockwise from east, wherever the tile's own numbers begin.
    rim = sorted(names[1:], key=lambda name: DIRECTION_NAMES.index(_side(board, centre, name)))
    lines = [Line(Message("attika-text-tile-touches"), items)] if items else []
    lines += [_hex_line(view, board, centre, name) for name in [names[0], *rim]]
    return Part(f"tile-{tile}", Message("attika-text-tile", {"tile": tile}), tuple(lines))


def _side(board: SeenBoard, centre: Hex, name: str) -> str:
    place = board.hexes[name]
    return "centre" if place == centre else compass(centre, place)


def _hex_line(view: AttikaView, board: SeenBoard, centre: Hex, name: str) -> Line:
    told: Arguments = {
        "space": name,
        "symbol": board.symbol(name),
        "direction": _side(board, centre, name),
        "shrines": sum(1 for _ in board.shrines_around(board.hexes[name])),
    }
    if name not in board.built:
        return Line(Message("attika-text-hex-free", told))
    return Line(Message("attika-text-hex-built", {**told, **_building(view, board, name)}))


def _building(view: AttikaView, board: SeenBoard, name: str) -> Arguments:
    building = board.built[name]
    return {**called(building["building"]), **whose(view, building["seat"])}


# Hexes ---------------------------------------------------------------------------


def _hex_part(view: AttikaView, board: SeenBoard, name: str) -> Part:
    place = board.hexes[name]
    if name in board.built:
        lines = [Line(Message("attika-text-here", _building(view, board, name)))]
    else:
        lines = [Line(Message("attika-text-here-free"))]
        prices = {building: each[name] for building, each in view["prices"].items() if name in each}
        if prices:
            items = tuple(
                Message("attika-text-cards-for", {**called(building), "cards": cards})
                for building, cards in prices.items()
            )
            lines.append(Line(Message("attika-prices-here"), items))
    lines += _around(view, board, place)
    named: Arguments = {"space": name, "symbol": board.symbol(name)}
    return Part(f"place-{name}", Message("attika-hex", named), tuple(lines))


def _around(view: AttikaView, board: SeenBoard, place: Hex) -> list[Line]:
    lines = [
        Line(Message("attika-text-near-shrine", {"direction": direction, "number": number}))
        for direction, number in board.shrines_around(place)
    ]
    for direction, near in board.around(place):
        told: Arguments = {"direction": direction, "space": near, "symbol": board.symbol(near)}
        if near in board.built:
            lines.append(Line(Message("attika-text-near", {**told, **_building(view, board, near)})))
        else:
            lines.append(Line(Message("attika-text-near-free", told)))
    return lines


# Shrines ---------------------------------------------------------------------------


def shrine_line(board: SeenBoard, number: int) -> Line:
    """Where a shrine is: the hexes that it touches."""
    near = [name for _, name in board.around(board.shrines[number])]
    told: Arguments = {"number": number, "count": len(near), "spaces": " ".join(near)}
    return Line(Message("attika-text-shrine", told))


def _shrine_part(view: AttikaView, board: SeenBoard, number: int) -> Part:
    lines = tuple(_around(view, board, board.shrines[number]))
    return Part(f"shrine-{number}", Message("attika-shrine", {"number": number}), lines)
