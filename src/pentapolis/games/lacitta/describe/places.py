"""The map in words: all of it in short, and what lies at and around one hex or area."""

from __future__ import annotations

from pentapolis.games.lacitta.components import (
    AREA_CELLS,
    AREAS,
    AREAS_BESIDE,
    BOX,
    BUILDING_NUMBER,
    BUILDINGS,
    HEX_NUMBER,
    HEXES,
    LANDSCAPES,
    MOUNTAIN,
    PLACES,
    ZONE_OF,
)
from pentapolis.games.lacitta.components.board import hexes_of
from pentapolis.games.lacitta.describe.cards import arches
from pentapolis.games.lacitta.describe.cities import city_title
from pentapolis.games.lacitta.describe.country import Country
from pentapolis.kernel.description import Line, Part
from pentapolis.kernel.hexes import DIRECTION_NAMES, DIRECTIONS, Hex, compass
from pentapolis.kernel.messages import Message

NUMBER_AT = {place: number for number, place in enumerate(PLACES)}


# The whole map ---------------------------------------------------------------------------


def map_part(country: Country) -> Part:
    """The landscapes strip by strip, and where cities can still be founded."""
    strips = sorted({area[0] for area in AREAS})
    lines = [
        Line(
            Message("lacitta-text-strip", {"strip": strip}),
            tuple(country.area(number) for number, area in enumerate(AREAS) if area[0] == strip),
        )
        for strip in strips
    ]
    # While castles are placed, the choices say where.
    if country.view["phase"] not in ("castle", "over"):
        lines += _castle_sites(country)
    used = hexes_of(country.roads.usable)
    last: dict[str, str | int] = {"last": HEXES[-1], "count": len(used), "space": HEXES[used[0]]}
    lines.append(Line(Message("lacitta-text-numbering", {**last, "area": AREAS[0]})))
    return Part("map", Message("lacitta-board"), tuple(lines))


def _castle_sites(country: Country) -> list[Line]:
    """The hexes for new castles by the food there, most first."""
    by_food: dict[int, list[str]] = {}
    for number in country.castle_sites():
        by_food.setdefault(country.land.food[number], []).append(HEXES[number])
    if not by_food:
        return [Line(Message("lacitta-text-no-castle-site"))]
    items = [
        Message("lacitta-text-castle-sites-of", {"food": food, "spaces": " ".join(by_food[food])})
        for food in sorted(by_food, reverse=True)
    ]
    return [Line(Message("lacitta-text-castle-sites"), tuple(items))]


# One place ---------------------------------------------------------------------------


def place_part(country: Country, place: str) -> Part | None:
    """What lies at and around a hex (`79`) or an area (`C3`), or what a building does (`farm`)."""
    if place in HEX_NUMBER:
        return _hex_part(country, HEX_NUMBER[place])
    if place.upper() in AREAS:
        return _area_part(country, AREAS.index(place.upper()))
    return _building_part(country, place) if place in BUILDINGS else None


def _building_part(country: Country, name: str) -> Part:
    """What a building does, what it costs, and how many tiles are left."""
    number = BUILDING_NUMBER[name]
    building = BOX.buildings[number]
    figures: dict[str, str | int] = {
        "gold": BOX.landscapes[MOUNTAIN].gold,
        "with": BOX.limit.with_market,
        "without": BOX.limit.without_market,
    }
    prices: dict[str, str | int] = {"tier": building.tier, "gold": building.price or 0}
    prices["builder"] = building.builder_price
    left: dict[str, str | int] = {"pool": building.pool, "count": country.view["pools"][building.pool]}
    lines = (
        Line(Message(f"lacitta-effect-{name}", {**figures, **arches(number)})),
        Line(Message("lacitta-text-prices", prices)),
        Line(Message("lacitta-text-pools"), (Message("lacitta-text-pool", left),)),
    )
    return Part(f"building-{name}", Message(f"lacitta-building-{name}"), lines)


def _hex_part(country: Country, number: int) -> Part:
    title = Message("lacitta-text-hex", {"space": HEXES[number]})
    beside = [
        Message("lacitta-text-towards", {**country.area(area).args, "direction": _towards(number, area)})
        for area in AREAS_BESIDE[number]
    ]
    lines = [Line(Message("lacitta-text-landscapes"), tuple(beside))]
    if not country.is_used(number):
        zone = BOX.zones[ZONE_OF[number]].id
        lines.insert(0, Line(Message("lacitta-text-unused", {"zone": zone, "seats": country.view["seats"]})))
        return Part(f"hex-{HEXES[number]}", title, tuple(lines))
    if number in country.standing:
        lines.insert(0, _standing(country, number))
    else:
        lines += _free(country, number)
    ways = [
        _way(country, NUMBER_AT[near], direction)
        for direction, near in zip(DIRECTION_NAMES, PLACES[number].neighbours(), strict=True)
        if near in NUMBER_AT and country.is_used(NUMBER_AT[near])
    ]
    lines.append(Line(Message("lacitta-text-ways"), tuple(ways)))
    far = [*country.distance(number, country.own_cities), *country.distance(number, country.other_cities)]
    if far and number not in country.standing:
        lines.append(Line(Message("lacitta-text-nearest"), tuple(far)))
    return Part(f"hex-{HEXES[number]}", title, tuple(lines))


def _standing(country: Country, number: int) -> Line:
    """The tile there and its city."""
    city, tile = country.standing[number]
    args: dict[str, str | int] = {
        "building": tile["building"],
        "food": tile["food"],
        "gold": tile["gold"],
        "space": city["castle"],
    }
    if city["seat"] == country.view["seat"]:
        return Line(Message("lacitta-text-stands-own", args))
    return Line(Message("lacitta-text-stands", {**args, "player": city["seat"]}))


def _free(country: Country, number: int) -> list[Line]:
    """What a free hex would yield, and who could use it."""
    cities = country.cities_beside(number)
    lines = [Line(Message("lacitta-hex-promise", country.yields(number)._asdict()))]
    if len(cities) > 1:
        names = tuple(city_title(country, city) for city in cities)
        lines.append(Line(Message("lacitta-text-between"), names))
    elif cities:
        lines.append(Line(Message("lacitta-text-belongs"), (city_title(country, cities[0]),)))
    elif HEXES[number] in country.view["too_near"]:
        lines.append(Line(Message("lacitta-hex-near")))
    else:
        lines.append(Line(Message("lacitta-text-may-found")))
    return lines


def _way(country: Country, number: int, direction: str) -> Message:
    """A neighbouring hex: the direction, its number, and what stands there."""
    args: dict[str, str | int] = {"direction": direction, "space": HEXES[number]}
    if number not in country.standing:
        return Message("lacitta-text-way-free", {**args, **country.yields(number)._asdict()})
    city, tile = country.standing[number]
    args["building"] = tile["building"]
    if city["seat"] == country.view["seat"]:
        return Message("lacitta-text-way-own", args)
    return Message("lacitta-text-way", {**args, "player": city["seat"]})


def _area_part(country: Country, area: int) -> Part:
    """An area: its landscape, and the hexes around it."""
    around = [
        number for number, areas in enumerate(AREAS_BESIDE) if area in areas and country.is_used(number)
    ]
    landscape = LANDSCAPES[country.land.landscapes[area]]
    kind = landscape.partition("-")[0]
    figures = BOX.landscapes[LANDSCAPES.index(landscape)]
    lines = [Line(Message(f"lacitta-effect-land-{kind}", {"food": figures.food, "gold": figures.gold}))]
    built = []
    for number in around:
        if number in country.standing:
            city, tile = country.standing[number]
            args: dict[str, str | int] = {"space": HEXES[number], "building": tile["building"]}
            if city["seat"] == country.view["seat"]:
                built.append(Message("lacitta-text-built-own", args))
            else:
                built.append(Message("lacitta-text-built", {**args, "player": city["seat"]}))
    if built:
        lines.append(Line(Message("lacitta-text-built-around"), tuple(built)))
    free = " ".join(HEXES[number] for number in around if number not in country.standing)
    if free:
        lines.append(Line(Message("lacitta-text-free-around", {"spaces": free})))
    return Part(f"area-{AREAS[area]}", country.area(area), tuple(lines))


def _towards(number: int, area: int) -> str:
    """The direction in which an area lies from a hex beside it."""
    here, cells = PLACES[number], AREA_CELLS[area]
    touching = [step for step in DIRECTIONS if here.shifted(step) in cells]
    middle = Hex(sum(step.q for step in touching), sum(step.r for step in touching))
    return compass(Hex(0, 0), middle)
