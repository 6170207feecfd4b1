"""The box of Palatinus, laid out for fast play.

Spaces, hills, kinds, roles and colours are small numbers in the engine; the names stand in the tuples here.
Space `6 * hill + index` is named after its tile and ring index (`C4`), wherever the tile lies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from operator import itemgetter

from pentapolis.games.palatinus.box import Box, Handedness, problems
from pentapolis.kernel.boxes import PlayedBox
from pentapolis.kernel.hexes import Hex

PLAYED_BOX = PlayedBox(__package__, Box, problems)
BOX = PLAYED_BOX.figures

COLOURS = tuple(colour.id for colour in BOX.colours)
ROLES = tuple(role.id for role in BOX.roles)
MERCHANT, FARMER, SOLDIER = (ROLES.index(role) for role in ("merchant", "farmer", "soldier"))
WORTH = tuple(role.worth_to_merchant for role in BOX.roles)

KINDS = tuple(kind.id for kind in BOX.kinds)
ROLE_OF = tuple(ROLES.index(kind.role) for kind in BOX.kinds)
IS_WOLF = tuple(kind.wolf for kind in BOX.kinds)
IS_EXTRA = tuple(kind.base is not None for kind in BOX.kinds)
SOLDIER_KIND = KINDS.index("soldier")
WOLF_FAMILIES = tuple(
    tuple(number for number in range(len(KINDS)) if IS_WOLF[number] and IS_EXTRA[number] == extra)
    for extra in (False, True)
)
"""Kinds that look alike from outside: the wolves of the player's colour, and those of the extra colour."""


def kinds_in_game(seats: int) -> range:
    """The kinds that a number of players use: those of an extra colour, the last ones, are for two."""
    return range(len(KINDS) if seats == 2 else IS_EXTRA.index(True))


def extra_colours(colours: Sequence[str]) -> tuple[str, ...]:
    """With two players, the second colour of each seat (ruling 20)."""
    return tuple(colour for colour in COLOURS if colour not in colours)[: len(colours)]


def piece_colour(colours: Sequence[str], seat: int, kind: int) -> str:
    """The colour of a seat's pieces of a kind."""
    return extra_colours(colours)[seat] if IS_EXTRA[kind] else colours[seat]


STOCKS = {stock.seats: tuple(stock.kinds.get(kind, 0) for kind in KINDS) for stock in BOX.stocks}
ROUNDS = {seats: sum(stock) for seats, stock in STOCKS.items()}
SOLDIER_LOCK = {stock.seats: stock.soldier_lock for stock in BOX.stocks}

HILLS = tuple(tile.letter for tile in BOX.tiles)
SPACES = tuple(f"{letter}{index}" for letter in HILLS for index in range(6))
SPACE_NUMBER = {name: number for number, name in enumerate(SPACES)}
IS_SPRING = tuple(index in tile.springs for tile in BOX.tiles for index in range(6))
RING_SLOTS = tuple(range(1, len(HILLS)))


def ring_neighbours(slot: int) -> tuple[int, int]:
    """The two ring slots beside a ring slot."""
    count = len(RING_SLOTS)
    return (slot - 2) % count + 1, slot % count + 1


def space_hex(handedness: Handedness, slot: int, rotation: int, index: int) -> Hex:
    """Where ring index `index` of a tile lies that was put in a slot and turned clockwise."""
    return BOX.layouts[handedness][slot].neighbour(index + rotation)


@cache
def _touching_places(handedness: Handedness) -> tuple[Callable[[list[int]], tuple[int, ...]], ...]:
    """For each place (6 * slot + direction) a getter of what a list holds for the places that touch it."""
    slots = range(len(HILLS))
    hexes = [space_hex(handedness, slot, 0, direction) for slot in slots for direction in range(6)]
    place_at = {place_hex: place for place, place_hex in enumerate(hexes)}
    # Every place touches at least two others, so that the getters give tuples.
    return tuple(
        itemgetter(*[place_at[near] for near in place_hex.neighbours() if near in place_at])
        for place_hex in hexes
    )


@lru_cache(maxsize=4096)
def space_neighbours(
    handedness: Handedness, slots: tuple[int, ...], rotations: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """For each space its adjacent spaces in ascending order, on the board with hill `slots[s]` turned by
    `rotations[s]` in slot s."""
    space_at: list[int] = []
    for hill, rotation in zip(slots, rotations, strict=True):
        spaces = list(range(6 * hill, 6 * hill + 6))
        space_at += spaces[6 - rotation :] + spaces[: 6 - rotation]
    neighbours: list[tuple[int, ...]] = [()] * len(SPACES)
    for space, touching in zip(space_at, _touching_places(handedness), strict=True):
        neighbours[space] = tuple(sorted(touching(space_at)))
    return tuple(neighbours)


def space_names(spaces: Sequence[int]) -> tuple[str, ...]:
    """The names of spaces."""
    return tuple([SPACES[space] for space in spaces])
