"""The countryside around the viewer's cities: zone, buildings, sites by what they would bring, pollution."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pentapolis.games.antiquity.components import BOX, MINE
from pentapolis.games.antiquity.describe.ground import TERRAINS, Ground, Terrain
from pentapolis.games.antiquity.describe.phrases import (
    Arguments,
    goods_listed,
    places_listed,
)
from pentapolis.games.antiquity.view.types import AntiquityView, CountryView, PlayerView
from pentapolis.kernel.description import Line, Part
from pentapolis.kernel.messages import Message

SITES: dict[Terrain, str] = {"forest": "woodcutter", "grassland": "farm", "mountain": "mine"}
"""What is built on each terrain; fisheries stand at the coast."""


def land_part(view: AntiquityView, seat: int, ground: Ground) -> Part:
    """The viewer's zone and everything in it."""
    zone, player = ground.zones[seat], view["players"][seat]
    details = [_terrain_part(terrain, zone, ground) for terrain in TERRAINS]
    details.append(_polluted_part(zone, ground))
    return Part(
        "land",
        Message("antiquity-text-land"),
        tuple(_lines(view, player, zone, ground)),
        tuple(part for part in details if part.lines),
    )


def _lines(view: AntiquityView, player: PlayerView, zone: Iterable[str], ground: Ground) -> Iterator[Line]:
    names = [*zone]
    clean = {"count": len(names), "clean": player["clean_hexes"]}
    yield Line(Message("antiquity-text-zone", {**clean}))
    for country in view["country"]:
        if country["seat"] == view["seat"]:
            yield country_line(country)
    yield from hexes_line("antiquity-text-inns", ground.nearest_first(player["inns"]))
    if polluted := _polluted(names, ground):
        yield Line(Message("antiquity-text-polluted", {"count": len(polluted)}))
    tokens = [name for name in names if name in ground.tokens]
    yield from hexes_line("antiquity-text-tokens", ground.nearest_first(tokens))
    for seat in range(view["seats"]):
        shared = [name for name in names if name in ground.zones[seat] and ground.is_open(name)]
        if seat != view["seat"] and shared:
            listed = places_listed(ground.nearest_first(shared))
            args: Arguments = {"player": seat, "count": len(shared), "spaces": listed}
            yield Line(Message("antiquity-text-shared-zone", args))


def hexes_line(message: str, names: list[str]) -> Iterator[Line]:
    """A line that lists hexes, if there are any."""
    if names:
        yield Line(Message(message, {"count": len(names), "spaces": places_listed(names)}))


def country_line(country: CountryView) -> Line:
    """A building in the countryside with the goods that are left there."""
    args: Arguments = {
        "kind": country["kind"],
        "good": country["good"],
        "count": len(country["goods"]),
        "space": country["hexes"][0],
        "space_two": country["hexes"][-1],
        "spaces": places_listed(country["goods"]),
    }
    return Line(Message("antiquity-text-country", args))


def _terrain_part(terrain: Terrain, zone: Iterable[str], ground: Ground) -> Part:
    """The clean and free hexes of a terrain, those that would bring most first."""
    title = Message("antiquity-text-terrain-title", {"terrain": terrain})
    if terrain == "water":
        return Part("land-water", title, tuple(_water_lines(zone, ground)))
    sites: dict[tuple[int, str], list[str]] = {}
    for name in ground.nearest_first(zone):
        if ground.terrain[name] == terrain and ground.is_open(name):
            sites.setdefault((ground.yields(name), good_there(name, ground)), []).append(name)
    lines = tuple(
        Line(
            Message(
                "antiquity-text-sites",
                {"kind": SITES[terrain], "good": good, "count": count, "spaces": places_listed(names)},
            )
        )
        for (count, good), names in sorted(sites.items(), key=lambda site: (-site[0][0], site[0][1]))
    )
    return Part(f"land-{terrain}", title, lines)


def _polluted(zone: Iterable[str], ground: Ground) -> list[str]:
    return [name for name in zone if name in ground.polluted and ground.is_free(name)]


def _polluted_part(zone: Iterable[str], ground: Ground) -> Part:
    """By the end of a game most of a zone is polluted: the list has a heading of its own, to be skipped."""
    spaces = places_listed(ground.nearest_first(_polluted(zone, ground)))
    lines = (Line(Message("antiquity-text-nearest", {"spaces": spaces})),) if spaces else ()
    return Part("land-polluted", Message("antiquity-text-polluted-title"), lines)


def good_there(name: str, ground: Ground) -> str:
    """The good that a woodcutter, farm or mine at a hex would bring: "crop" and "ore" can be chosen."""
    match ground.terrain[name]:
        case "forest":
            return "wood"
        case "grassland":
            return "crop"
        case _:
            return ground.ranges.get(name, "ore")


def _water_lines(zone: Iterable[str], ground: Ground) -> Iterator[Line]:
    names = [*zone]
    water = [name for name in names if ground.terrain[name] == "water" and ground.is_open(name)]
    yield from hexes_line("antiquity-text-water", ground.nearest_first(water))
    coast: dict[int, list[str]] = {}
    for name in ground.nearest_first(names):
        if ground.terrain[name] != "water" and ground.is_free(name) and (count := ground.waters([name])):
            coast.setdefault(count, []).append(name)
    for count, found in sorted(coast.items(), reverse=True):
        args: Arguments = {"count": count, "spaces": places_listed(found)}
        yield Line(Message("antiquity-text-coast", args))


# The whole map ---------------------------------------------------------------------------


def map_part(view: AntiquityView, ground: Ground) -> Part:
    """How hexes are named, and what is decided or hidden on the whole map."""
    lines = [Line(Message("antiquity-text-directions"))]
    for tile in view["tiles"]:
        if tile["start"] and view["phase"] == "first-cities":
            q, r = tile["centre"]
            lines.append(_tile_line(f"{q},{r}", "".join(tile["columns"]).upper()))
    for good in BOX.countryside[MINE].goods:
        names = [name for name, found in ground.ranges.items() if found == good and ground.is_open(name)]
        if names:
            args: Arguments = {"good": good, "spaces": places_listed(names)}
            lines.append(Line(Message("antiquity-text-range", args)))
    if hidden := goods_listed(view["hidden_tokens"]):
        lines.append(Line(Message("antiquity-text-hidden", {"left": len(view["tokens"])}), hidden))
    return Part("map", Message("antiquity-web-map"), tuple(lines))


def _tile_line(centre: str, letters: str) -> Line:
    terrain = BOX.terrain
    order = (terrain.forest, terrain.grassland, terrain.mountain, terrain.water)
    counts = {name: letters.count(letter) for name, letter in zip(TERRAINS, order, strict=True)}
    items = tuple(
        Message("antiquity-text-terrain-count", {"terrain": name, "count": count})
        for name, count in counts.items()
        if count
    )
    return Line(Message("antiquity-text-start-tile", {"space": centre}), items)
