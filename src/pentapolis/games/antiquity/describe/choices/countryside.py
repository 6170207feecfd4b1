"""Choices of building in the countryside: what each site brings, how far it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from pentapolis.games.antiquity import actions as act
from pentapolis.games.antiquity.components import (
    CATCHES,
    CITY,
    COUNTRY_PRICES,
    CROPS,
    FISHERY,
    GOODS,
    INN,
    MINE,
    ONE,
    ORES,
    WOOD,
    WOODCUTTER,
    Price,
)
from pentapolis.games.antiquity.components.plane import DIRECTIONS, HEXES, TILE_REACH
from pentapolis.games.antiquity.describe.choices.groups import Group, Known, Told
from pentapolis.games.antiquity.describe.ground import AROUND, TERRAINS, compass, hex_at, name_of
from pentapolis.games.antiquity.describe.phrases import Arguments, at, good_count, price_args, way_from_city
from pentapolis.kernel.actions import Action
from pentapolis.kernel.description import Line
from pentapolis.kernel.hexes import Hex
from pentapolis.kernel.messages import Message


def told_in_countryside(known: Known, action: Action) -> Told | None:
    """A choice of building in the countryside in words."""
    match action:
        case act.BuildWoodcutter(number):
            group = _group(0, "woodcutter", WOOD, COUNTRY_PRICES[WOODCUTTER])
            return _site(known, action, group, HEXES[number])
        case act.BuildFarm(crop, number):
            group = _group(10 + crop, "farm", CROPS[crop], Price(ONE[CROPS[crop]]))
            return _site(known, action, group, HEXES[number])
        case act.BuildFreeFarm(crop, number):
            name = GOODS[CROPS[crop]]
            title = Message("antiquity-text-choose-free-farm", {"good": name})
            group = Group(20 + crop, f"free-farm-{name}", title, ("gain", "distance"))
            return _site(known, action, group, HEXES[number])
        case act.BuildMine(ore, number):
            group = _group(30 + ore, "mine", ORES[ore], COUNTRY_PRICES[MINE])
            return _site(known, action, group, HEXES[number])
        case act.BuildFishery(catch, number, direction):
            group = _group(40 + catch, "fishery", CATCHES[catch], COUNTRY_PRICES[FISHERY])
            return _site(known, action, group, HEXES[number], DIRECTIONS[direction].lower())
        case act.BuildInn(number):
            return _zone(known, action, _group(50, "inn", None, COUNTRY_PRICES[INN]), HEXES[number])
        case act.FoundCity(number):
            if known.view["phase"] == "first-cities":
                return _capital(known, action, HEXES[number])
            return _zone(known, action, _group(51, "city", None, COUNTRY_PRICES[CITY]), HEXES[number])
    return None


def _group(rank: int, kind: str, good: int | None, price: Price) -> Group:
    """The group of a kind of building; what it produces and costs stands in its title."""
    if good is None:
        title = Message("antiquity-text-choose-site", {**price_args(price), "kind": kind})
        return Group(rank, kind, title, ("gain", "distance"))
    name = GOODS[good]
    title = Message("antiquity-text-choose-producer", {**price_args(price), "kind": kind, "good": name})
    return Group(rank, f"{kind}-{name}", title, ("gain", "distance"))


def _site(known: Known, action: Action, group: Group, name: str, direction: str | None = None) -> Told:
    """What a woodcutter, farm, mine or fishery would bring."""
    preview = known.preview(action)
    hexes = preview["hexes"] if preview else []
    good = preview["good"] if preview else None
    items = [good_count(good, len(hexes))] if good is not None else []
    if way := way_from_city(known.ground, name):
        items.append(way)
    items += _lost_tokens(known, [name, *hexes])
    start = at(name)
    if direction is not None:
        second = name_of(hex_at(name).shifted(AROUND[direction]))
        start = Message("antiquity-text-at-two", {"space": name, "space_two": second})
    return Told(group, Line(start, tuple(items)), {"gain": len(hexes), **known.distance(name)})


def _lost_tokens(known: Known, hexes: Iterable[str]) -> list[Message]:
    lost = len(known.ground.tokens & {*hexes})
    return [Message("antiquity-text-tokens-lost", {"count": lost})] if lost else []


def _zone(known: Known, action: Action, group: Group, name: str) -> Told:
    """What an inn or a city would add to the zone."""
    preview = known.preview(action)
    hexes = preview["hexes"] if preview else []
    new = {*(preview["zone"] if preview else [])} - known.zone
    clean = [other for other in new if known.ground.is_open(other)]
    items = [Message("antiquity-text-zone-grows", {"count": len(new)}), *_terrains(known, clean)]
    if way := way_from_city(known.ground, name):
        items.append(way)
    items += _lost_tokens(known, hexes)
    return Told(group, Line(at(name), tuple(items)), {"gain": len(clean), **known.distance(name)})


def _terrains(known: Known, hexes: Iterable[str]) -> list[Message]:
    counts = Counter(known.ground.terrain[name] for name in hexes)
    return [
        Message("antiquity-text-terrain-count", {"terrain": terrain, "count": counts[terrain]})
        for terrain in TERRAINS
        if counts[terrain]
    ]


# The first cities ---------------------------------------------------------------------------


def _capital(known: Known, action: Action, name: str) -> Told:
    """What would lie in the zone of a capital, and next to it."""
    preview = known.preview(action)
    zone, hexes = (preview["zone"], preview["hexes"]) if preview else ([], [])
    counts = Counter(known.ground.terrain[other] for other in zone)
    waters, tokens = known.ground.waters(zone), len(known.ground.tokens & {*zone})
    items = _terrains(known, zone)
    if waters:
        items.append(Message("antiquity-text-coast-count", {"count": waters}))
    if tokens:
        items.append(Message("antiquity-text-tokens-near", {"count": tokens}))
    items += _lost_tokens(known, hexes)
    facts: dict[str, int] = {"zone": len(zone)}
    facts |= {terrain: counts[terrain] for terrain in TERRAINS}
    facts |= {"water": waters, "tokens": tokens}
    return Told(_start_tile(known, name), Line(at(name), tuple(items)), facts)


def _start_tile(known: Known, name: str) -> Group:
    """The group of the start tile that a capital would lie on, with its place on the map in the title."""
    tiles = [Hex(*tile["centre"]) for tile in known.view["tiles"]]
    number, centre = next(
        (number, tile) for number, tile in enumerate(tiles) if tile.distance(hex_at(name)) <= TILE_REACH
    )
    middle = Hex(sum(tile.q for tile in tiles) // len(tiles), sum(tile.r for tile in tiles) // len(tiles))
    args: Arguments = {"space": name_of(centre), "direction": compass(middle, centre)}
    sorts = ("zone", "forest", "grassland", "mountain", "water", "tokens")
    return Group(number, f"capital-{number + 1}", Message("antiquity-text-choose-capital", args), sorts)
