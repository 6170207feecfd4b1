"""What `components.toml` says, typed, and what a box of Attika must fulfil."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec
from msgspec import Meta

from pentapolis.kernel.box_files import FIXED, Problem, Source, wrong_totals
from pentapolis.kernel.hexes import Hex

POSITIONS = 7
"""The hexes of a tile."""

STEP = 3
"""So many hexes beyond the others' centres a new tile's centre can lie at most."""

MOST_CARDS = 254
"""Hands are counted in bytes whose sum is a remainder by 255."""

ANY = "*"
"""Stands in a cost for a symbol of any kind."""

BLANK = "."
"""Stands on a tile for a hex without a symbol."""

NO_SYMBOL = -1


class Totals(msgspec.Struct, frozen=True):
    """What the rulebook says is in the box; buildings are counted for one player."""

    tiles: int
    shrines: int
    amphorae: int
    buildings: int
    main_buildings: int
    cards: int


class Turn(msgspec.Struct, frozen=True):
    """The figures of a turn."""

    draws: Annotated[int, Meta(ge=1)]
    builds: Annotated[int, Meta(ge=1)]
    cards_for_nothing: int
    cards_for_one_symbol: Annotated[int, Meta(ge=1)]
    cards_per_settlement: int
    starting_hands: tuple[int, ...]
    stacks: Annotated[int, FIXED]


class Landscape(msgspec.Struct, frozen=True):
    """A kind of symbol, and of card."""

    id: str
    letter: Annotated[str, FIXED]
    cards: int


class City(msgspec.Struct, frozen=True):
    """A player's set."""

    id: str
    colour: Annotated[str, FIXED]


class Building(msgspec.Struct, frozen=True):
    """A kind of building: what it costs, and beside which others it is free."""

    id: str
    group: Annotated[str, FIXED]
    cost: str
    cost_source: Source
    arrow_source: Source
    main: Annotated[bool, FIXED] = False
    count: Annotated[int, Meta(ge=1)] = 1
    free_next_to: tuple[str, ...] = ()


class Tiles(msgspec.Struct, frozen=True):
    """The symbols on the board tiles: centre, then clockwise from east."""

    source: Source
    symbols: tuple[str, ...]


class Layout(msgspec.Struct, frozen=True):
    """Where tiles and shrines lie for a number of players."""

    seats: int
    source: Source
    centres: tuple[Hex, ...]
    shrines: tuple[Hex, ...]


class Medals(msgspec.Struct, frozen=True):
    """The most turns that still earn each medal."""

    gold: int
    silver: int
    bronze: int


class Race(msgspec.Struct, frozen=True):
    """The solo race."""

    source: Source
    board_for: int
    hand: int
    turns: Annotated[int, Meta(ge=1)]
    medals: Medals


class Box(msgspec.Struct, frozen=True):
    """Everything in the box."""

    totals: Totals
    turn: Turn
    landscapes: tuple[Landscape, ...]
    cities: tuple[City, ...]
    buildings: tuple[Building, ...]
    tiles: Tiles
    layouts: tuple[Layout, ...]
    race: Race


def problems(box: Box) -> Iterator[Problem]:
    """Everything that keeps a box from being played."""
    yield from wrong_totals(
        box.totals,
        Totals(
            tiles=len(box.tiles.symbols),
            shrines=max(len(layout.shrines) for layout in box.layouts),
            amphorae=box.totals.amphorae,
            buildings=sum(building.count for building in box.buildings),
            main_buildings=sum(building.count for building in box.buildings if building.main),
            cards=sum(landscape.cards for landscape in box.landscapes),
        ),
    )
    yield from _building_problems(box)
    yield from _card_problems(box)
    letters = {landscape.letter for landscape in box.landscapes}
    for number, tile in enumerate(box.tiles.symbols, 1):
        if len(tile) != POSITIONS or not set(tile) <= letters | {BLANK}:
            reason = f"a tile has {POSITIONS} hexes, each with one of {''.join(sorted(letters))} or {BLANK!r}"
            yield Problem(f"tiles.symbols[{number}]", f"{tile!r}: {reason}")
    for layout in box.layouts:
        yield from _layout_problems(box, layout)
    yield from _race_problems(box)


def _building_problems(box: Box) -> Iterator[Problem]:
    letters = {landscape.letter for landscape in box.landscapes}
    known = {building.id for building in box.buildings}
    for building in box.buildings:
        where = f"buildings.{building.id}"
        if not set(building.cost) <= letters and set(building.cost) != {ANY}:
            reason = f"landscape letters ({''.join(sorted(letters))}), or a number of {ANY!r} for any kind"
            yield Problem(f"{where}.cost", f"{building.id} costs {building.cost!r}: {reason}")
        if strange := set(building.free_next_to) - known:
            reason = f"{building.id} is free next to something that is not in the box"
            yield Problem(f"{where}.free_next_to", f"{reason}: {', '.join(sorted(strange))}")
    others = box.totals.buildings - box.totals.main_buildings
    if others % (box.turn.stacks - 1) or others < box.turn.stacks - 1:
        reason = (
            f"{others} buildings that are no main buildings do not make {box.turn.stacks - 1} equal stacks"
        )
        yield Problem("buildings", reason)


def _card_problems(box: Box) -> Iterator[Problem]:
    cards = sum(landscape.cards for landscape in box.landscapes)
    if cards > MOST_CARDS:
        yield Problem("landscapes", f"at most {MOST_CARDS} cards can be played with, not {cards}")
    most = max(layout.seats for layout in box.layouts)
    hands = box.turn.starting_hands
    if len(hands) < most:
        yield Problem("turn.starting_hands", f"{most} players need {most} hands, not {len(hands)}")
    elif sum(hands[:most]) > cards:
        yield Problem("turn.starting_hands", f"{cards} cards are too few for these hands")


def _layout_problems(box: Box, layout: Layout) -> Iterator[Problem]:
    """Tiles must not overlap and must hang together; shrines lie beside them, on hexes of their own."""
    where = f"layouts.{layout.seats}"
    if not 0 < len(layout.centres) <= len(box.tiles.symbols):
        reason = f"from 1 to {len(box.tiles.symbols)} tiles lie at the start, not {len(layout.centres)}"
        yield Problem(f"{where}.centres", reason)
        return
    covered: set[Hex] = set()
    for number, centre in enumerate(layout.centres, 1):
        hexes = {centre, *centre.neighbours()}
        if covered & hexes:
            yield Problem(
                f"{where}.centres[{number}]", f"this tile overlaps another at {_places(covered & hexes)}"
            )
        elif covered and not any(near in covered for place in hexes for near in place.neighbours()):
            yield Problem(f"{where}.centres[{number}]", "this tile touches none of those before it")
        covered |= hexes
    reach = STEP * (len(box.tiles.symbols) - len(layout.centres))
    if any(max(abs(place.q), abs(place.r)) > reach for place in (*layout.centres, *layout.shrines)):
        yield Problem(where, f"nothing may lie further than {reach} hexes from [0, 0], so that play has room")
    if len(layout.shrines) < 2:
        yield Problem(f"{where}.shrines", "two shrines at least: connecting them wins")
    for number, shrine in enumerate(layout.shrines, 1):
        if shrine in covered or layout.shrines.index(shrine) != number - 1:
            yield Problem(f"{where}.shrines[{number}]", "something else lies there already")
        elif not any(near in covered for near in shrine.neighbours()):
            yield Problem(f"{where}.shrines[{number}]", "a shrine lies beside a tile")


def _places(hexes: set[Hex]) -> str:
    return ", ".join(f"[{place.q}, {place.r}]" for place in sorted(hexes))


def _race_problems(box: Box) -> Iterator[Problem]:
    race, medals = box.race, box.race.medals
    if race.board_for not in [layout.seats for layout in box.layouts]:
        yield Problem("race.board_for", f"there is no layout for {race.board_for}")
    if race.hand > (cards := sum(landscape.cards for landscape in box.landscapes)):
        yield Problem("race.hand", f"there are {cards} cards, not {race.hand}")
    if not medals.gold <= medals.silver <= medals.bronze <= race.turns:
        yield Problem(
            "race.medals", "gold takes no more turns than silver, silver than bronze, and all than the race"
        )
