"""Places in words: a hex with what lies around it, a square, a row or a grid of a city, a piece."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pentapolis.games.antiquity.components import (
    BUILDINGS,
    DUMP,
    FIRST_STORAGE,
    HOUSE,
    PIECE_NUMBER,
    PIECES,
    STORAGE,
)
from pentapolis.games.antiquity.components.squares import WAYS
from pentapolis.games.antiquity.describe.city import building_line, city_part, holds_of, row_line
from pentapolis.games.antiquity.describe.countryside import SITES, good_there
from pentapolis.games.antiquity.describe.grid import ROWS, Grid
from pentapolis.games.antiquity.describe.ground import Ground
from pentapolis.games.antiquity.describe.phrases import (
    NEEDS_MAN,
    Arguments,
    own,
    players_listed,
    price_listed,
    price_of,
    way_from_city,
)
from pentapolis.games.antiquity.describe.shapes import rotated
from pentapolis.games.antiquity.events.telling import piece_named
from pentapolis.games.antiquity.view.types import AntiquityView
from pentapolis.kernel.description import Line, Part
from pentapolis.kernel.messages import Message

_OF_A_CITY = re.compile(r"([1-9])([a-g])?([1-9])?", re.IGNORECASE)


def place_part(view: AntiquityView, place: str) -> Part | None:
    """A place named as in the notation: `2,-1`, `1A1`, a row `1A`, a city `1`, a piece `granary`."""
    ground = Ground(view)
    if place in ground.terrain:
        return _hex_part(view, place, ground)
    if found := _OF_A_CITY.fullmatch(place):
        number, row, column = found.groups()
        return _city_place(view, int(number), (row or "").upper(), column or "")
    name = place.lower()
    if name == BUILDINGS[STORAGE]:
        name = PIECES[FIRST_STORAGE]
    return _piece_part(view, name) if name in PIECE_NUMBER else None


# Hexes ---------------------------------------------------------------------------


def _hex_part(view: AntiquityView, name: str, ground: Ground) -> Part:
    lines = [Line(message) for message in _hex_lines(view, name, ground)]
    around = tuple(_neighbour(view, direction, other, ground) for direction, other in ground.neighbours(name))
    lines.append(Line(Message("antiquity-text-around"), around))
    return Part(f"hex-{name}", Message("antiquity-text-hex-title", {"space": name}), tuple(lines))


def _hex_lines(view: AntiquityView, name: str, ground: Ground) -> Iterator[Message]:
    whose, args = _hex_told(view, name, ground)
    yield Message(f"antiquity-text-hex-{whose}", args)
    if way := way_from_city(ground, name):
        yield way
    if name in ground.cities:
        return
    if name in ground.tokens:
        yield Message("antiquity-web-token")
    if good := ground.ranges.get(name):
        yield Message("antiquity-text-range-here", {"good": good})
    yield _zones(view, name, ground)
    yield from _prospects(name, ground)


def _hex_told(view: AntiquityView, name: str, ground: Ground) -> tuple[str, Arguments]:
    """The terrain of a hex and what stands on it: the end of a message id, and its arguments."""
    if city := ground.cities.get(name):
        number = city.city["number"]
        mine = city.seat == view["seat"]
        return (
            ("own-city", {"number": number}) if mine else ("city-of", {"number": number, "player": city.seat})
        )
    terrain: Arguments = {
        "terrain": ground.terrain[name],
        "polluted": "yes" if name in ground.polluted else "no",
    }
    for seat, kind, more in _standing_there(name, ground):
        args = {**terrain, "kind": kind, "good": "", "count": 0, **more}
        return ("own", args) if seat == view["seat"] else ("of", {**args, "player": seat})
    return "free", terrain


def _standing_there(name: str, ground: Ground) -> Iterator[tuple[int, str, Arguments]]:
    """The owner and kind of what stands or lies on a hex."""
    if name in ground.inns:
        yield ground.inns[name], "inn", {}
    if country := ground.buildings.get(name):
        more: Arguments = {"good": country["good"], "count": len(country["goods"])}
        yield country["seat"], country["kind"], more
    if country := ground.goods.get(name):
        yield country["seat"], "goods", {"good": country["good"], "count": 1}


def _zones(view: AntiquityView, name: str, ground: Ground) -> Message:
    holders = ground.zone_holders(name)
    others = [seat for seat in holders if seat != view["seat"]]
    mine = "yes" if view["seat"] in holders else "no"
    if others:
        return Message("antiquity-text-in-zones", {"own": mine, "players": players_listed(others)})
    return Message("antiquity-text-in-own-zone" if mine == "yes" else "antiquity-text-in-no-zone")


def _prospects(name: str, ground: Ground) -> Iterator[Message]:
    """What could be built there, whether or not the viewer can do so now."""
    terrain = ground.terrain[name]
    if terrain != "water" and ground.is_open(name):
        args: Arguments = {
            "kind": SITES[terrain],
            "good": good_there(name, ground),
            "count": ground.yields(name),
        }
        yield Message("antiquity-text-would-bring", args)
    if terrain != "water" and ground.is_free(name) and (count := ground.waters([name])):
        yield Message("antiquity-text-coast-here", {"count": count})


def _neighbour(view: AntiquityView, direction: str, name: str, ground: Ground) -> Message:
    whose, args = _hex_told(view, name, ground)
    return Message(f"antiquity-text-next-{whose}", {**args, "direction": direction, "space": name})


# Squares, rows and cities ---------------------------------------------------------------------------


def _city_place(view: AntiquityView, number: int, row: str, column: str) -> Part | None:
    player = own(view)
    cities = [city for city in player["cities"] if city["number"] == number] if player else []
    if not cities:
        return None
    grid = Grid(cities[0])
    if not row:
        return None if column else city_part(cities[0])
    if ROWS.index(row) >= grid.size:
        return None
    if not column:
        title = Message("antiquity-text-city-title", {"number": number})
        return Part(f"row-{number}{row}", title, (row_line(grid, ROWS.index(row)),))
    square = f"{number}{row}{column}"
    return _square_part(grid, square) if grid.has(square) else None


def _square_part(grid: Grid, square: str) -> Part:
    building = grid.buildings.get(square)
    lines = [Line(holds_of(grid, square))]
    if building is not None:
        lines = [Line(building_line(building))]
        if square in grid.graves:
            lines.append(Line(Message("antiquity-web-grave")))
        lines.append(Line(Message(f"antiquity-web-effect-{building['building']}")))
    sides = tuple(
        Message("antiquity-text-side", {"side": side, **holds_of(grid, other).args})
        if other is not None
        else Message("antiquity-text-side-edge", {"side": side})
        for side, other in grid.around(square).items()
    )
    lines.append(Line(Message("antiquity-text-around"), sides))
    return Part(f"square-{square}", Message("antiquity-text-square-title", {"square": square}), tuple(lines))


# Pieces ---------------------------------------------------------------------------


def _piece_part(view: AntiquityView, piece: str) -> Part:
    """What a piece costs, what it looks like turned each way, and what it does."""
    named = piece_named(piece)
    building = str(named["building"])
    lines = [Line(Message("antiquity-text-price-is"), (price_listed(price_of(piece)),))]
    ways = WAYS[view["pieces_turn"], view["pieces_flip"]].numbers[PIECE_NUMBER[piece]]
    lines += [Line(rotated(piece, turns)) for turns in ways]
    lines.append(Line(Message(f"antiquity-web-effect-{building}")))
    if building not in (BUILDINGS[HOUSE], BUILDINGS[DUMP]):  # what those do says it all
        man = "antiquity-web-effect-man" if NEEDS_MAN[building] else "antiquity-web-effect-no-man"
        lines.append(Line(Message(man)))
    return Part(f"piece-{piece}", Message("antiquity-text-piece", {**named}), tuple(lines))
