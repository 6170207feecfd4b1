"""Positions scattered over random maps: cities, inns, waste and half-manned buildings anywhere.

Random players never come to have a Harbour, a Dump and a second city; these positions are made up.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TypedDict, cast

from pentapolis.games.antiquity.components import BUILDINGS, NEEDS_MAN, PIECE_NUMBER, TYPE_OF
from pentapolis.games.antiquity.components.masks import bits_of
from pentapolis.games.antiquity.components.squares import ORIENTATIONS, SQUARE_NAMES
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import ALL_GRIDS, put_grave
from pentapolis.games.antiquity.state import changing
from pentapolis.games.antiquity.state.realm import Realm
from tests.games.antiquity.building import due, first_squares, game, player
from tests.games.antiquity.independent_map import Place, SecondMap, distance, named, near, place

TURNED = (
    "harbour_reaches_whole_water",
    "cities_on_water_are_land",
    "inns_on_water",
    "alchemy_needs_polluted_centre",
    "unmanned_dump_helps",
    "alchemy_cleans_occupied_hexes",
    "pollution_on_wood",
    "ties_count_built_hexes",
    "grave_on_university_silences_faculties",
)
"""Readings that a table can choose, and that matter on the map."""


def some_options(rng: random.Random) -> dict[str, bool]:
    """The usual reading, or a mixture of others."""
    return {} if rng.random() < 0.5 else {name: rng.random() < 0.5 for name in TURNED}


def scattered(seats: int, seed: int, options: Mapping[str, bool]) -> Antiquity:
    """A position in the countryside that could be anywhere in a game."""
    rng = random.Random(seed)
    new = game().start(seats=seats, seed=seed, options=options)
    second = SecondMap(new.view(None))
    cities = _cities(second, rng)
    built = {hex_ for centres in cities for centre in centres for hex_ in (centre, *near(centre))}
    ground = second.land if not options.get("inns_on_water") else set(second.printed)
    inns = _inns(sorted(ground - built), cities, rng)
    rest = [*map(named, sorted(set(second.printed) - built))]
    stones, golds = _decided(second, rng)
    free = set(second.printed) - built - {at for own in inns for at in own}
    country = [_country(second, free, random.Random(f"{seed} {seat}")) for seat in range(seats)]
    wood, waste = (_goods(country, kind) for kind in ("woodcutter", "farm"))
    snapshot: dict[str, object] = {
        **new.dump(),
        "phase": "country",
        "round": 3,
        "famine": rng.randrange(9),
        "polluted": sorted({*rng.sample(rest, len(rest) * rng.choice((0, 1, 2, 4)) // 8)} - wood | waste),
        "cut": [
            name
            for name in rest
            if second.printed[place(name)] == "F" and (rng.random() < 0.3 or name in wood)
        ],
        "stones": stones,
        "golds": golds,
        "tokens": [],
        "due": due(),
        "players": [
            {**_player([*map(named, mine)], [*map(named, own)], rng), "country": buildings}
            for mine, own, buildings in zip(cities, inns, country, strict=True)
        ],
    }
    state = game().load(snapshot)
    for seat in range(seats):
        _bury_some(changing(state, seat), rng)
    return state


def _cities(second: SecondMap, rng: random.Random) -> list[list[Place]]:
    """A capital on each start tile, and for some a second city in the country."""
    starts = [tile["centre"] for tile in second.view["tiles"] if tile["start"]]
    cities = [
        [rng.choice([at for at in sorted(second.printed) if distance(at, start) <= 3])] for start in starts
    ]
    for mine in cities:
        taken = [centre for centres in cities for centre in centres]
        sites = [
            at
            for at in sorted(second.land)
            if {*near(at)} <= second.land and all(distance(at, other) >= 4 for other in taken)
        ]
        if sites and rng.random() < 0.4:
            mine.append(rng.choice(sites))
    return cities


def _inns(ground: list[Place], cities: list[list[Place]], rng: random.Random) -> list[list[Place]]:
    """Inns anywhere; sometimes somebody has them all around the next player's city."""
    left = set(ground)
    inns = []
    for seat in range(len(cities)):
        mine = rng.sample(sorted(left), rng.choice((0, 1, 3)))
        if rng.random() < 0.3:
            [victim, *_] = cities[(seat + 1) % len(cities)]
            mine += [at for at in sorted(left) if 2 <= distance(at, victim) <= 3 and rng.random() < 0.6]
        inns.append(sorted({*mine}))
        left -= {*mine}
    return inns


class Building(TypedDict):
    """A country building of a snapshot."""

    kind: str
    good: str
    centre: str
    site: list[str]
    goods: list[str]


def _country(second: SecondMap, free: set[Place], rng: random.Random) -> list[Building]:
    """Woodcutters and farms somewhere, which leave the free hexes."""
    found: list[Building] = []
    for kind, good, letter in (("woodcutter", "wood", "F"), ("farm", "wine", "G")) * rng.choice((0, 1, 2)):
        centre = rng.choice([at for at in sorted(free) if second.printed[at] == letter])
        around = [at for at in near(centre) if at in free and second.printed[at] == letter]
        goods = [centre, *(at for at in around if rng.random() < 0.7)]
        free -= {*goods}
        name = named(centre)
        found.append(
            {"kind": kind, "good": good, "centre": name, "site": [name], "goods": [*map(named, goods)]}
        )
    return found


def _goods(country: list[list[Building]], kind: str) -> set[str]:
    """The hexes with goods of one kind of building."""
    return {
        name
        for buildings in country
        for building in buildings
        if building["kind"] == kind
        for name in building["goods"]
    }


def _decided(second: SecondMap, rng: random.Random) -> tuple[list[str], list[str]]:
    """Some ranges with stone, some with gold."""
    ores: dict[str, list[str]] = {"stone": [], "gold": [], "open": []}
    for mountains in second.ranges():
        ores[rng.choice([*ores])] += map(named, mountains)
    return ores["stone"], ores["gold"]


def _player(cities: list[str], inns: list[str], rng: random.Random) -> dict[str, object]:
    """Buildings anywhere on the grids, some of them manned."""
    kinds = [name for name in BUILDINGS if name not in {"storage", "house"}]
    wanted = rng.sample(kinds, 9)
    wanted += ["cart-shop"] * rng.randrange(3) + ["storage-2x3", "house-1", "house-2", "fountain"]
    grid = laid(wanted, len(cities), rng)
    names = [name for name, _, _ in cast("list[tuple[str, str, int]]", grid["buildings"])]
    manned = [name for name in names if NEEDS_MAN[TYPE_OF[PIECE_NUMBER[name]]] and rng.random() < 0.6]
    return {
        **player(cities=cities, inns=inns, goods=_stock(rng)),
        **grid,
        "manned": first_squares(grid["buildings"], manned),
        "saint": "giorgio" if "cathedral" in names else None,
    }


def laid(pieces: list[str], cities: int, rng: random.Random) -> dict[str, list[object]]:
    """Pieces at random places, as far as there is room: the fields of a player that say so."""
    free = ALL_GRIDS[cities]
    buildings: list[object] = []
    houses: list[object] = []
    for name in pieces:
        ways = [
            (turns, bit, orientation.mask << bit)
            for turns, orientation in enumerate(ORIENTATIONS[PIECE_NUMBER[name]])
            for bit in bits_of(orientation.anchors(free))
        ]
        if ways:
            turns, bit, mask = rng.choice(ways)
            free &= ~mask
            if name.startswith("house"):
                houses.append(SQUARE_NAMES[bit])
            else:
                buildings.append([name, SQUARE_NAMES[bit], turns])
    return {"buildings": buildings, "house_squares": houses, "houses": [*range(1, len(houses) + 1)]}


def _stock(rng: random.Random) -> dict[str, int]:
    kinds = ("wood", "stone", "grain", "sheep", "olives", "fish", "gold", "wine", "pearls", "dye")
    return {kind: number for kind in kinds if (number := rng.choice((0, 0, 1, 2)))}


def _bury_some(realm: Realm, rng: random.Random) -> None:
    """Graves on empty squares and on buildings, whose men go home."""
    squares = bits_of(ALL_GRIDS[len(realm.centres)] & ~realm.houses)
    for bit in rng.sample(squares, rng.choice((0, 0, 2, 6))):
        put_grave(realm, bit)
