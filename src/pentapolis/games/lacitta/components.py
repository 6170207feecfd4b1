"""The box of La Città: `components.toml`, typed, checked, and laid out for fast play.

Hexes, buildings, cards, attractions and colours are small numbers in the engine; the names stand in the
tuples here. Road hexes are named by their number on the board, from 1 (`79`), and are counted from 0 inside.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Literal

import msgspec

from pentapolis.kernel.hexes import Hex

Tier = Literal["simple", "medium", "large"]


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
    action_cards: int
    display: int


class Year(msgspec.Struct, frozen=True):
    """The figures of a year."""

    years: int
    rounds: int
    voice_cards: int
    growth: int


class ActionCard(msgspec.Struct, frozen=True):
    """What an action card brings."""

    gold: int
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
    famine: int


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
    pool: str
    tier: Tier
    builder_price: int
    price: int | None = None
    arches: dict[str, int] = {}
    beside_water: bool = False


class Choice(msgspec.Struct, frozen=True):
    """What can be paid for a card, and how many figures, citizens or cards that brings."""

    gold: int
    amount: int


class PoliticsCard(msgspec.Struct, frozen=True):
    """A kind of politics card."""

    id: str
    count: int
    building: str | None = None
    choices: tuple[Choice, ...] = ()
    not_in_last_year: bool = False


class Landscape(msgspec.Struct, frozen=True):
    """A kind of landscape."""

    id: str
    symbol: str
    count: int
    food: int = 0
    gold: int = 0


class Zone(msgspec.Struct, frozen=True):
    """A colour of road hexes, used when at least so many play."""

    id: str
    symbol: str
    seats: int
    hexes: int


class Row(msgspec.Struct, frozen=True):
    """A row of the map."""

    q: int
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
    castles: tuple[tuple[int, int], ...]


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


def load_box(text: str) -> Box:
    """Read a components file, and check it against the totals that it states."""
    box = msgspec.convert(tomllib.loads(text), Box)
    counted = Totals(
        building_tiles=len(box.colours) * box.start.castles + sum(pool.tiles for pool in box.pools),
        landscapes=sum(landscape.count for landscape in box.landscapes),
        citizens=box.totals.citizens,
        gold=box.totals.gold,
        voice_cards=sum(attraction.voice_cards for attraction in box.attractions),
        politics_cards=sum(card.count for card in box.cards),
    )
    if counted != box.totals:
        raise ValueError(f"the box should hold {box.totals}, but holds {counted}")
    cells = Counter(cell for row in box.board.rows for cell in row.cells.split())
    for zone in box.zones:
        if cells[zone.symbol] != zone.hexes:
            raise ValueError(f"{zone.id} should be {zone.hexes} hexes, but is {cells[zone.symbol]}")
    if box.distance.new_castle != box.distance.neighbours + 1:
        raise ValueError("castles keep just so far apart that they are no neighbours: one ring shows both")
    areas = [name for name in cells if len(name) > 1]
    if len(areas) != box.totals.landscapes:
        raise ValueError(f"there should be {box.totals.landscapes} areas, but there are {len(areas)}")
    wanted = Counter({landscape.symbol: landscape.count for landscape in box.landscapes})
    for setup in box.setups:
        if Counter(" ".join(setup.landscapes).split()) != wanted or len(setup.castles) != setup.seats:
            raise ValueError(f"the set-up for {setup.seats} does not use the pieces of the box")
    return box


BOX = load_box(files(__package__).joinpath("components.toml").read_text("utf-8"))

COLOURS = tuple(colour.id for colour in BOX.colours)
YEARS, ROUNDS = BOX.year.years, BOX.year.rounds
VOICES = BOX.year.voice_cards
"""The voice cards of a year. The first one lies open, the others face down."""

# What draws people ---------------------------------------------------------------------------

ATTRACTIONS = tuple(attraction.id for attraction in BOX.attractions)
CATEGORIES = range(len(ATTRACTIONS))

# Tiles ---------------------------------------------------------------------------

BUILDINGS = tuple(building.id for building in BOX.buildings)
"""All buildings but the castle."""

BUILDING_NUMBER = {name: number for number, name in enumerate(BUILDINGS)}
KINDS = range(len(BUILDINGS))
CASTLE = len(BUILDINGS)
"""The number of the castle among the tiles."""

TILE_NAMES = (*BUILDINGS, "castle")
FARM, QUARRY, MARKET = (BUILDING_NUMBER[name] for name in ("farm", "quarry", "market"))
POOLS = tuple(pool.id for pool in BOX.pools)
POOL_TILES = tuple(pool.tiles for pool in BOX.pools)
POOL_OF = tuple(POOLS.index(building.pool) for building in BOX.buildings)
BESIDE_WATER = tuple(building.beside_water for building in BOX.buildings)
WATER_BUILDINGS = tuple(number for number in KINDS if BESIDE_WATER[number])
SIMPLE = tuple(number for number in KINDS if BOX.buildings[number].tier == "simple")
BUILDER_PRICE = tuple(building.builder_price for building in BOX.buildings)
CARD_PRICE = tuple(building.price or 0 for building in BOX.buildings)

ARCHES = tuple(
    sum(building.arches.get(name, 0) << 8 * category for category, name in enumerate(ATTRACTIONS))
    for building in (*BOX.buildings, Building("castle", "", "simple", 0))
)
"""The arches of each tile, packed: one byte for each attraction."""

ARCHES_FOR = tuple(
    tuple(category for category in CATEGORIES if arches >> 8 * category & 255) for arches in ARCHES
)
"""The attractions that each tile serves."""

# Cards ---------------------------------------------------------------------------

CARDS = tuple(card.id for card in BOX.cards)
CARD_NUMBER = {name: number for number, name in enumerate(CARDS)}
MASTER_BUILDER, BREAD, GOLDEN, HARVEST, CONTACT = (
    CARD_NUMBER[name]
    for name in ("master-builder", "bread-and-games", "golden-times", "rich-harvest", "contact")
)
BUILDING_OF_CARD = tuple(
    None if card.building is None else BUILDING_NUMBER[card.building] for card in BOX.cards
)


def _cheapest(card: int) -> int:
    building = BUILDING_OF_CARD[card]
    if building is not None:
        return CARD_PRICE[building]
    if card == MASTER_BUILDER:
        return min(BUILDER_PRICE)
    return min([choice.gold for choice in BOX.cards[card].choices], default=0)


CHEAPEST = tuple(map(_cheapest, range(len(CARDS))))
"""The least that each card costs."""

PRICES = tuple(sorted({choice.gold for card in BOX.cards for choice in card.choices}))
"""What can be paid for a card of which there is more for more gold."""

AMOUNTS = tuple({PRICES.index(choice.gold): choice.amount for choice in card.choices} for card in BOX.cards)
"""For each card what each price brings."""

# The map ---------------------------------------------------------------------------

_CELLS = [
    (Hex(row.q + step, r), cell)
    for r, row in enumerate(BOX.board.rows)
    for step, cell in enumerate(row.cells.split())
]
_ZONE_OF_SYMBOL = {zone.symbol: number for number, zone in enumerate(BOX.zones)}
PLACES = tuple(place for place, cell in _CELLS if cell in _ZONE_OF_SYMBOL)
"""Where each road hex lies."""

ZONE_OF = tuple(_ZONE_OF_SYMBOL[cell] for _, cell in _CELLS if cell in _ZONE_OF_SYMBOL)
HEXES = tuple(str(number + 1) for number in range(len(PLACES)))
HEX_NUMBER = {name: number for number, name in enumerate(HEXES)}
EVERY_HEX = range(len(HEXES))
AREAS = tuple(sorted({cell for _, cell in _CELLS if cell not in _ZONE_OF_SYMBOL}))
AREA_CELLS = tuple(tuple(place for place, cell in _CELLS if cell == area) for area in AREAS)
_COVERED = {place: number for number, cells in enumerate(AREA_CELLS) for place in cells}
AREAS_BESIDE = tuple(
    tuple(sorted({_COVERED[near] for near in place.neighbours() if near in _COVERED})) for place in PLACES
)
"""For each road hex the areas that it borders."""

LANDSCAPES = tuple(landscape.id for landscape in BOX.landscapes)
LANDSCAPE_OF_SYMBOL = {landscape.symbol: number for number, landscape in enumerate(BOX.landscapes)}
WATER, MOUNTAIN = LANDSCAPES.index("water"), LANDSCAPES.index("mountain")
LANDSCAPE_FOOD = tuple(landscape.food for landscape in BOX.landscapes)
LANDSCAPE_GOLD = tuple(landscape.gold for landscape in BOX.landscapes)


def setup_for(seats: int) -> Setup:
    """The beginners' set-up for so many."""
    return next(setup for setup in BOX.setups if setup.seats == seats)
