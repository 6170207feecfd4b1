"""The box of La Città, laid out for fast play.

Hexes, buildings, cards, attractions and colours are small numbers in the engine; the names stand in the
tuples here. Road hexes are named by their number on the board, from 1 (`79`), and are counted from 0 inside.
"""

from __future__ import annotations

from pentapolis.games.lacitta.box import Box, Building, Setup, cells_of, problems
from pentapolis.kernel.boxes import PlayedBox

PLAYED_BOX = PlayedBox("pentapolis.games.lacitta", Box, problems)
BOX = PLAYED_BOX.figures

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

_CELLS = cells_of(BOX.board)
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
    """Return the beginners' set-up for this number of players."""
    return next(setup for setup in BOX.setups if setup.seats == seats)
