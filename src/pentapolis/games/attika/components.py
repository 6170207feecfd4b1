"""The box of Attika, laid out for fast play.

Hexes, buildings, groups, landscapes and colours are small numbers in the engine; the names stand in the
tuples here. Hex `7 * tile + position` is named after its tile and its position on it (`16.3`), wherever the
tile lies and however it is turned: position 0 is the centre, 1 to 6 run clockwise from east.

A set of hexes is a mask: a whole number with one byte for each tile and one bit for each of its hexes.
Cards are counted in packed numbers: one byte for each landscape.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import compress
from typing import ClassVar, Generic, TypeVar

from pentapolis.games.attika.box import ANY, BLANK, NO_SYMBOL, POSITIONS, Box, Layout, problems
from pentapolis.kernel.boxes import PlayedBox

T = TypeVar("T")

PLAYED_BOX = PlayedBox(__package__, Box, problems)
BOX = PLAYED_BOX.figures

LANDSCAPES = tuple(landscape.id for landscape in BOX.landscapes)
LETTERS = tuple(landscape.letter for landscape in BOX.landscapes)
KINDS = range(len(LANDSCAPES))
COLOURS = tuple(city.colour for city in BOX.cities)
CITY_OF_COLOUR = {city.colour: city.id for city in BOX.cities}

BUILDINGS = tuple(building.id for building in BOX.buildings)
EVERY_BUILDING = range(len(BUILDINGS))
BUILDING_NUMBER = {name: number for number, name in enumerate(BUILDINGS)}
GROUPS = tuple(dict.fromkeys(building.group for building in BOX.buildings))
STACKS = BOX.turn.stacks

TILES = range(len(BOX.tiles.symbols))
HEXES = tuple(f"{tile + 1}.{position}" for tile in TILES for position in range(POSITIONS))
HEX_NUMBER = {name: number for number, name in enumerate(HEXES)}
EVERY_HEX = range(len(HEXES))

# Masks ---------------------------------------------------------------------------

BIT = tuple(1 << (8 * (number // POSITIONS) + number % POSITIONS) for number in EVERY_HEX)
"""The mask of each single hex."""

TILE_MASK = tuple(sum(BIT[POSITIONS * tile : POSITIONS * (tile + 1)]) for tile in TILES)
"""The mask of all hexes of each tile."""

_NUMBER_OF_BIT = [POSITIONS * (length - 1 >> 3) + (length - 1 & 7) for length in range(8 * len(TILES))]
"""For each possible `bit_length` of a single hex's mask, its number."""


_HIGHEST_BIT = [1 << length >> 1 for length in range(8 * len(TILES))]
"""For each possible `bit_length` of a mask, the highest bit in it."""


def hexes_of(mask: int) -> list[int]:
    """The numbers of the hexes in a mask."""
    numbers = []
    while mask:
        length = mask.bit_length()
        numbers.append(_NUMBER_OF_BIT[length])
        mask ^= _HIGHEST_BIT[length]
    numbers.reverse()
    return numbers


_DIGITS = bytes.maketrans(b"01", b"\0\1")


class ByHex(Generic[T]):
    """Something for each hex, of which masks pick some in the order of the hexes."""

    __slots__ = ("_by_bit", "_by_bit_length")

    FEW: ClassVar[int] = 16
    """Fewer hexes than that are quicker to pick one by one than all at once."""

    def __init__(self, things: Iterable[T]) -> None:
        numbered = tuple(things)
        self._by_bit_length = [numbered[number] for number in _NUMBER_OF_BIT]
        self._by_bit = self._by_bit_length[1:]

    def picked(self, mask: int) -> Iterable[T]:
        """What there is for the hexes of a mask."""
        if mask.bit_count() < self.FEW:
            # As in `hexes_of`, written out because nearly every legal list is made here.
            by_bit_length = self._by_bit_length
            found = []
            while mask:
                length = mask.bit_length()
                found.append(by_bit_length[length])
                mask ^= _HIGHEST_BIT[length]
            found.reverse()
            return found
        # The binary digits of the mask, the lowest first, as bytes that are 0 or not.
        digits = bin(mask)[:1:-1].encode().translate(_DIGITS)
        return compress(self._by_bit, digits)


NAMES = ByHex(HEXES)


def names_of(mask: int) -> list[str]:
    """The names of the hexes in a mask."""
    return list(NAMES.picked(mask))


# Cards ---------------------------------------------------------------------------

CARD = tuple(1 << 8 * kind for kind in KINDS)
"""One card of each landscape, as a packed number."""


def cards_in(packed: int) -> int:
    """The number of cards in a packed number: the sum of its bytes, which is its remainder by 255."""
    return packed % 255


@cache
def unpacked(packed: int) -> tuple[int, ...]:
    """The number of cards of each landscape."""
    return tuple(packed >> 8 * kind & 255 for kind in KINDS)


def packed_cards(cards: Mapping[str, int]) -> int:
    """The packed number of cards given by name."""
    return sum(CARD[LANDSCAPES.index(name)] * number for name, number in cards.items())


def named_cards(packed: int) -> dict[str, int]:
    """The cards of a packed number by name, only those there are."""
    return {LANDSCAPES[kind]: number for kind, number in enumerate(unpacked(packed)) if number}


@cache
def letters_of(packed: int) -> str:
    """The cards of a packed number in landscape letters, like the costs in the box: `HMM`."""
    return "".join([LETTERS[kind] * number for kind, number in enumerate(unpacked(packed))])


# Turns ---------------------------------------------------------------------------

ACTIONS = (0, BOX.turn.draws, BOX.turn.builds)
"""The actions of a turn in which nothing was begun, and of one for drawing or for building."""

CARDS_DUE = (BOX.turn.cards_for_nothing, BOX.turn.draws, BOX.turn.builds)
"""The cards that such a turn brings a player who uses none of its actions."""

RATE = BOX.turn.cards_for_one_symbol
"""The cards of other kinds that stand in for one symbol."""

FOUNDING = BOX.turn.cards_per_settlement
"""The cards that a new settlement costs for each one there is already."""

# Buildings ---------------------------------------------------------------------------

COUNTS = tuple(building.count for building in BOX.buildings)
"""For each building how many of it a player has."""

_every_building = [number for number in EVERY_BUILDING for _ in range(COUNTS[number])]
MAIN_STACK = tuple(number for number in _every_building if BOX.buildings[number].main)
OTHER_STACKS = tuple(number for number in _every_building if not BOX.buildings[number].main)

GROUP_OF = tuple(GROUPS.index(building.group) for building in BOX.buildings)
GROUP_MEMBERS = tuple(
    tuple(number for number in EVERY_BUILDING if GROUP_OF[number] == group) for group in range(len(GROUPS))
)
GROUP_COUNTS = tuple(tuple((number, COUNTS[number]) for number in members) for members in GROUP_MEMBERS)
"""For each group its buildings, each with how many there are of it."""

GROUP_SIZES = tuple(sum(COUNTS[number] for number in members) for members in GROUP_MEMBERS)

COSTS = tuple(
    tuple((kind, building.cost.count(LETTERS[kind])) for kind in KINDS if LETTERS[kind] in building.cost)
    for building in BOX.buildings
)
"""For each building the landscapes that it costs, each with the number of symbols."""

ANY_COST = tuple(building.cost.count(ANY) for building in BOX.buildings)
"""For each building the symbols of any kind that it costs."""

TAILS = tuple(tuple(BUILDING_NUMBER[tail] for tail in building.free_next_to) for building in BOX.buildings)
"""For each building those that it is free next to."""

FOLLOWERS = tuple(
    tuple(other for other in EVERY_BUILDING if number in TAILS[other]) for number in EVERY_BUILDING
)
"""For each building those that are free next to it."""

# Symbols ---------------------------------------------------------------------------

SYMBOLS = tuple(
    LETTERS.index(letter) if letter != BLANK else NO_SYMBOL for tile in BOX.tiles.symbols for letter in tile
)
"""The landscape printed on each hex."""

SYMBOL_MASKS = tuple(
    sum(BIT[number] for number, symbol in enumerate(SYMBOLS) if symbol == kind) for kind in KINDS
)
"""For each landscape the hexes that show it."""

ALL_SYMBOLS = sum(SYMBOL_MASKS)

USEFUL_SYMBOLS = tuple(
    ALL_SYMBOLS if anything else sum(SYMBOL_MASKS[kind] for kind, _ in costs)
    for anything, costs in zip(ANY_COST, COSTS, strict=True)
)
"""For each building the hexes whose symbols can pay for it."""


def layout_for(seats: int) -> Layout:
    """Where tiles and shrines lie at the start of a game with this number of players."""
    return next(layout for layout in BOX.layouts if layout.seats == seats)
