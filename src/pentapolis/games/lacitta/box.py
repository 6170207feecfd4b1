"""What `components.toml` says, typed, and what a box of La Città must fulfil."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from pentapolis.kernel.box_files import FIXED, Problem, wrong_totals
from pentapolis.kernel.hexes import Hex, hang_together

Tier = Literal["simple", "medium", "large"]

BREAD, GOLDEN, CONTACT = "bread-and-games", "golden-times", "contact"
"""The cards that bring more for more gold."""


class Totals(msgspec.Struct, frozen=True):
    """What the rulebook says is in the box."""

    building_tiles: int
    landscapes: int
    citizens: int
    gold: int
    voice_cards: int
    politics_cards: int


class Start(msgspec.Struct, frozen=True):
    """What a player begins with."""

    gold: int
    castles: int
    castles_placed: int
    citizens: int
    figures: int
    action_cards: Annotated[int, Meta(ge=1)]
    display: int


class Year(msgspec.Struct, frozen=True):
    """The figures of a year."""

    years: Annotated[int, Meta(ge=1)]
    rounds: Annotated[int, Meta(ge=1)]
    voice_cards: Annotated[int, Meta(ge=1)]
    growth: int


class ActionCard(msgspec.Struct, frozen=True):
    """What an action card brings."""

    gold: Annotated[int, Meta(ge=1)]
    citizens_from_own_city: int
    citizens_from_supply: int


class Distance(msgspec.Struct, frozen=True):
    """Free hexes between cities."""

    new_castle: int
    neighbours: int


class Limit(msgspec.Struct, frozen=True):
    """How many citizens a city can take in."""

    without_market: int
    with_market: int


class Scoring(msgspec.Struct, frozen=True):
    """Points."""

    citizen: int
    complete_city: int
    famine: Annotated[int, Meta(ge=-99, le=0)]


class Colour(msgspec.Struct, frozen=True):
    """A player's colour."""

    id: str


class Attraction(msgspec.Struct, frozen=True):
    """What draws people."""

    id: str
    voice_cards: int


class Pool(msgspec.Struct, frozen=True):
    """A supply of two-sided tiles."""

    id: str
    tiles: int


class Building(msgspec.Struct, frozen=True):
    """A kind of building."""

    id: str
    pool: Annotated[str, FIXED]
    tier: Annotated[Tier, FIXED]
    builder_price: int
    price: int | None = None
    arches: dict[str, int] = {}
    beside_water: bool = False


class Choice(msgspec.Struct, frozen=True):
    """What can be paid for a card, and how many figures, citizens or cards that brings."""

    gold: int
    amount: Annotated[int, Meta(ge=1)]


class PoliticsCard(msgspec.Struct, frozen=True):
    """A kind of politics card."""

    id: str
    count: int
    building: Annotated[str | None, FIXED] = None
    choices: tuple[Choice, ...] = ()
    not_in_last_year: bool = False


class Landscape(msgspec.Struct, frozen=True):
    """A kind of landscape."""

    id: str
    symbol: Annotated[str, FIXED]
    count: int
    food: int = 0
    gold: int = 0


class Zone(msgspec.Struct, frozen=True):
    """A colour of road hexes, used when at least `seats` play."""

    id: str
    symbol: Annotated[str, FIXED]
    seats: int
    hexes: int


class Row(msgspec.Struct, frozen=True):
    """A row of the map."""

    q: Annotated[int, Meta(ge=-99, le=99)]
    cells: str


class Map(msgspec.Struct, frozen=True):
    """The map, drawn in letters."""

    rows: tuple[Row, ...]


class Balance(msgspec.Struct, frozen=True):
    """What a balanced landscape has."""

    border_hexes: int
    waters: int
    mountains: int


class Setup(msgspec.Struct, frozen=True):
    """A beginners' set-up."""

    seats: int
    landscapes: tuple[str, ...]
    castles: tuple[tuple[int, ...], ...]


class Box(msgspec.Struct, frozen=True):
    """Everything in the box."""

    totals: Totals
    start: Start
    year: Year
    action_card: ActionCard
    distance: Distance
    limit: Limit
    scoring: Scoring
    colours: tuple[Colour, ...]
    attractions: tuple[Attraction, ...]
    pools: tuple[Pool, ...]
    buildings: tuple[Building, ...]
    cards: tuple[PoliticsCard, ...]
    landscapes: tuple[Landscape, ...]
    zones: tuple[Zone, ...]
    board: Map
    balance: Balance
    setups: tuple[Setup, ...]


def problems(box: Box) -> Iterator[Problem]:
    """Everything that keeps a box from being played."""
    yield from wrong_totals(
        box.totals,
        Totals(
            building_tiles=len(box.colours) * box.start.castles + sum(pool.tiles for pool in box.pools),
            landscapes=sum(landscape.count for landscape in box.landscapes),
            citizens=box.totals.citizens,
            gold=box.totals.gold,
            voice_cards=sum(attraction.voice_cards for attraction in box.attractions),
            politics_cards=sum(card.count for card in box.cards),
        ),
    )
    on_map = list(_map_problems(box))
    yield from on_map
    yield from _figure_problems(box)
    for card in box.cards:
        yield from _card_problems(card, box.year.voice_cards - 1)
    if not on_map:
        for setup in box.setups:
            yield from _setup_problems(box, setup)


def _figure_problems(box: Box) -> Iterator[Problem]:
    if box.distance.new_castle != box.distance.neighbours + 1:
        reason = "castles keep just so far apart that they are no neighbours: one ring shows both"
        yield Problem("distance.new_castle", reason)
    if box.year.years * box.year.voice_cards > box.totals.voice_cards:
        reason = f"{box.totals.voice_cards} cards do not last for {box.year.years} years"
        yield Problem("year.voice_cards", reason)
    if box.start.castles_placed > box.start.castles:
        yield Problem("start.castles_placed", f"a player has {box.start.castles} castles")
    most = max(setup.seats for setup in box.setups)
    if most * box.start.castles_placed * box.start.citizens > box.totals.citizens:
        yield Problem("totals.citizens", f"too few for the first cities of {most} players")
    if most * box.start.gold > box.totals.gold:
        yield Problem("totals.gold", f"too little for {most} players to begin with")
    if box.limit.without_market > box.limit.with_market:
        yield Problem("limit.with_market", "a market raises the limit")
    known = [attraction.id for attraction in box.attractions]
    for building in box.buildings:
        for name in building.arches:
            if name not in known:
                reason = f"unknown attraction; choose from {', '.join(known)}"
                yield Problem(f"buildings.{building.id}.arches.{name}", reason)


def _card_problems(card: PoliticsCard, hidden: int) -> Iterator[Problem]:
    """Whoever can take a card must be able to carry it out: with room for one, or `hidden` voice cards."""
    where = f"cards.{card.id}.choices"
    most = {BREAD: 1, GOLDEN: 1, CONTACT: hidden}
    if card.id not in most:
        if card.choices:
            yield Problem(where, f"only {', '.join(most)} have choices")
    elif not card.choices:
        yield Problem(where, "there must be at least one")
    elif min(card.choices, key=lambda choice: choice.gold).amount > most[card.id]:
        yield Problem(where, f"for the least gold the card brings at most {most[card.id]}")


# The map ---------------------------------------------------------------------------


def cells_of(board: Map) -> list[tuple[Hex, str]]:
    """Every hex of the map with what stands there, row by row."""
    return [
        (Hex(row.q + step, r), cell)
        for r, row in enumerate(board.rows)
        for step, cell in enumerate(row.cells.split())
    ]


def _map_problems(box: Box) -> Iterator[Problem]:
    cells = cells_of(box.board)
    counts = Counter(cell for _, cell in cells)
    symbols = {zone.symbol for zone in box.zones}
    for zone in box.zones:
        if counts[zone.symbol] != zone.hexes:
            reason = f"{zone.id} should be {zone.hexes} hexes, but is {counts[zone.symbol]}"
            yield Problem(f"zones.{zone.id}.hexes", reason)
    for name in counts:
        if name not in symbols and (len(name) < 2 or not name[0].isalpha() or not name[1:].isdigit()):
            reason = f"{name!r} is neither one of {', '.join(sorted(symbols))} nor an area like A1"
            yield Problem("board.rows", reason)
            return
    areas = [name for name in counts if name not in symbols]
    if len(areas) != box.totals.landscapes:
        reason = f"there should be {box.totals.landscapes} areas, but there are {len(areas)}"
        yield Problem("board.rows", reason)
    for area in areas:
        if not hang_together([place for place, cell in cells if cell == area]):
            yield Problem("board.rows", f"the hexes of area {area} do not hang together")
    for setup in box.setups:
        used = [place for place, cell in cells if cell in _symbols_for(box, setup.seats)]
        if not hang_together(used):
            yield Problem("board.rows", f"with {setup.seats} players the roads do not hang together")


def _symbols_for(box: Box, seats: int) -> set[str]:
    return {zone.symbol for zone in box.zones if zone.seats <= seats}


# The beginners' set-ups ---------------------------------------------------------------------------


def _setup_problems(box: Box, setup: Setup) -> Iterator[Problem]:
    where = f"setups.{setup.seats}"
    symbols = {landscape.symbol: landscape.count for landscape in box.landscapes}
    laid = Counter(" ".join(setup.landscapes).split())
    if laid != Counter(symbols):
        reason = f"the set-up for {setup.seats} does not use the pieces of the box"
        wanted = ", ".join(f"{count} {symbol}" for symbol, count in symbols.items())
        yield Problem(f"{where}.landscapes", f"{reason}: {wanted}")
    if len(setup.castles) != setup.seats:
        yield Problem(f"{where}.castles", f"{setup.seats} players have castles, not {len(setup.castles)}")
    roads = [(place, cell) for place, cell in cells_of(box.board) if cell in {z.symbol for z in box.zones}]
    usable = {
        number: place
        for number, (place, cell) in enumerate(roads, 1)
        if cell in _symbols_for(box, setup.seats)
    }
    standing: list[int] = []
    for seat, castles in enumerate(setup.castles, 1):
        if len(castles) != box.start.castles_placed:
            yield Problem(
                f"{where}.castles[{seat}]", f"each player places {box.start.castles_placed} castles"
            )
        for castle in castles:
            if castle not in usable:
                reason = f"{setup.seats} players do not use a road hex {castle}"
                yield Problem(f"{where}.castles[{seat}]", reason)
                continue
            near = _within(usable, castle, box.distance.new_castle)
            if too_near := [other for other in standing if other in near]:
                reason = f"castle {castle} stands too near to castle {too_near[0]}"
                yield Problem(f"{where}.castles[{seat}]", reason)
            standing.append(castle)


def _within(usable: dict[int, Hex], start: int, steps: int) -> set[int]:
    """Return the road hexes at most `steps` from one of them."""
    number_at = {place: number for number, place in usable.items()}
    reached = {start}
    for _ in range(steps):
        beside = [number_at.get(place) for number in reached for place in usable[number].neighbours()]
        reached |= {number for number in beside if number is not None}
    return reached
