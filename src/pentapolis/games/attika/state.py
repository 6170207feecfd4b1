"""A position of Attika: its fields, each declared once, and what snapshots say of several of them."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from pentapolis.games.attika.board import Board
from pentapolis.games.attika.components import (
    BUILDINGS,
    HEXES,
    LANDSCAPES,
    hexes_of,
    named_cards,
    packed_cards,
)
from pentapolis.games.attika.events import Price
from pentapolis.kernel.errors import BadSnapshot
from pentapolis.kernel.fields import DERIVED, EACH, HEAD, Called, Secret, Within
from pentapolis.kernel.forms import CHANCE, COUNT, SEAT, Many, Maybe, Named, Range, Saved, Text
from pentapolis.kernel.options import Options
from pentapolis.kernel.snapshots import Part, PartOfEach
from pentapolis.kernel.state import State

RULES_VERSION = 2

PhaseName = Literal["acting", "drawn", "paying", "tile", "cards", "over"]

PHASES: tuple[PhaseName, ...] = ("acting", "drawn", "paying", "tile", "cards", "over")
ACTING, DRAWN, PAYING, TILE, CARDS, OVER = range(6)
"""What is to be decided: the next action; what to do with the drawn building; how to pay for the chosen site;
where to lay the turned-up tile; whether to give amphorae for cards; nothing any more."""

BUILDING_DONE, ACTION_DONE, ACTIONS_DONE, TURN_DONE = range(OVER + 1, OVER + 5)
"""What goes on by itself: after a building was placed or stored; after an action; when the player draws and
builds no more this turn; when the turn is over."""

MODES = ("none", "draw", "build")
NONE, DRAWING, BUILDING = range(3)
"""What the player does this turn; nothing yet before the first action."""


class AttikaOptions(Options, frozen=True):
    """The variants of Attika."""

    solo_race: bool = False
    """One player alone against the number of turns."""


class Quote(msgspec.Struct, frozen=True, gc=False):
    """What a seat has to pay for a building on a free hex, with the reasons, and every way to pay it."""

    building: int
    site: int
    price: Price
    ways: tuple[int, ...]


# How values are saved ---------------------------------------------------------------------------

MOST_OF_A_KIND = 49
"""Hands are counted in bytes; no pile of cards may come near their end."""


def _read_cards(named: dict[str, int]) -> int:
    for name, number in named.items():
        if name not in LANDSCAPES:
            raise BadSnapshot(f"a card shows an unknown landscape {name!r}")
        if not 0 <= number <= MOST_OF_A_KIND:
            raise BadSnapshot(f"{number} is an impossible number of cards")
    return packed_cards(named)


def _dump_stored(buildings: list[int]) -> dict[str, int]:
    return {BUILDINGS[building]: buildings.count(building) for building in buildings}


def _read_stored(named: dict[str, int]) -> list[int]:
    for name, number in named.items():
        BUILDING_NAME.read(name, 0)
        COUNT.read(number, 0)
    return [building for building, name in enumerate(BUILDINGS) for _ in range(named.get(name, 0))]


def _dump_tile(tile: int) -> int:
    return tile + 1


def _read_tile(number: int) -> int:
    return number - 1


BUILDING_NAME = Named("building", BUILDINGS)
HEX = Named("hex", HEXES)
LANDSCAPE = Named("landscape", LANDSCAPES)
CARD_COUNTS = Saved(dict[str, int], named_cards, _read_cards)
STORED = Saved(dict[str, int], _dump_stored, _read_stored)
TILE_NUMBER = Saved(int, _dump_tile, _read_tile)
"""Tiles are numbered from 1 for people."""

TURN = Within("turn")


def turn_of(position: Position) -> int:
    """The seat whose turn it is, or was when the game ended."""
    return (position.starting_player + position.turn - 1) % position.seats


def _dump_tiles(position: Position) -> dict[str, list[int]]:
    return {
        str(placed.tile + 1): [placed.centre.q, placed.centre.r, placed.rotation]
        for placed in sorted(position.board.placements)
    }


def _dump_built(position: Position, seat: int) -> dict[str, str]:
    return {
        HEXES[site]: BUILDINGS[building]
        for building, mask in enumerate(position.built[seat])
        for site in hexes_of(mask)
    }


SEAT_OF_TURN = Part("seat", int, turn_of, within="turn")
TILES_LAID = Part("tiles", dict[str, tuple[int, int, int]], _dump_tiles)
BUILT = PartOfEach("built", dict[str, str], _dump_built)


class Position(State):
    """The table: tiles, buildings, stacks, cards and amphorae."""

    key: ClassVar[str] = "attika"

    options: Annotated[AttikaOptions, HEAD]
    starting_player: Annotated[int, SEAT]
    chance: Annotated[int, CHANCE, Secret()]
    ply: Annotated[int, COUNT]

    # The turn
    turn: Annotated[int, Range(1), TURN, Called("number")]
    """The number of the turn, from 1, counted over all players."""
    actors: Annotated[tuple[int, ...], SEAT_OF_TURN]
    phase: Annotated[int, Named("phase", PHASES), TURN]
    mode: Annotated[int, Named("mode", MODES), TURN]
    made: Annotated[int, COUNT, TURN]
    """Draws or builds made this turn, without those bought with amphorae."""
    bought: Annotated[bool, TURN]
    """Was an amphora given for an action that is still to be carried out?"""
    building: Annotated[int, Maybe(BUILDING_NAME), TURN]
    """The drawn building, or the one that is being paid for."""
    site: Annotated[int, Maybe(HEX), TURN]
    """The hex that is being paid for."""
    paid: Annotated[int, CARD_COUNTS, TURN]
    """The cards given for it so far."""
    tile_due: Annotated[bool, TURN]
    """Did the drawn building empty its stack?"""
    tile: Annotated[int, Maybe(TILE_NUMBER), TURN]
    """The turned-up tile that is to be laid."""
    idle: Annotated[int, COUNT]
    """Turns in a row in which nobody drew or built anything and there was no card to take (ruling 31)."""
    ending: Annotated[str, Text()]
    winner: Annotated[int, Maybe(SEAT)]

    # The table
    board: Annotated[Board, TILES_LAID]
    tile_stack: Annotated[list[int], Many(list, TILE_NUMBER), Secret()]
    deck: Annotated[list[int], LANDSCAPE, Secret()]
    discard: Annotated[int, CARD_COUNTS]
    supply: Annotated[int, COUNT]
    """The amphorae that nobody has."""

    # What each seat has
    stacks: Annotated[list[tuple[tuple[int, ...], ...]], EACH, BUILDING_NAME, Secret()]
    """The face-down buildings; the last one of each stack lies on top."""
    stored: Annotated[list[list[int]], EACH, STORED]
    """The buildings on the player boards, in the order of the box."""
    built: Annotated[list[list[int]], BUILT]
    """For each building the hexes it stands on, as a mask."""
    hands: Annotated[list[int], EACH, CARD_COUNTS, Called("hand"), Secret("but for its owner")]
    drawn_since: Annotated[list[int], EACH, CARD_COUNTS, Secret("but for its owner")]
    """The cards that each seat drew since the deck was last shuffled: what it knows is not in the deck."""
    amphorae: Annotated[list[int], EACH, COUNT]

    # What follows from the above, kept up to date for speed
    own: Annotated[list[int], DERIVED]
    """For each seat the hexes of all its buildings."""
    vacant: Annotated[int, DERIVED]
    """The hexes without a building."""
    settlements: Annotated[list[tuple[int, ...]], DERIVED]
    """For each seat its connected buildings, one mask for each settlement."""
    near_own: Annotated[list[int], DERIVED]
    """For each seat the hexes adjacent to its buildings."""
    free_next: Annotated[list[list[int]], DERIVED]
    """For each seat and building the hexes where it costs nothing because of its neighbour."""
    around: Annotated[list[int], DERIVED]
    """The hexes with at least some number of uncovered symbols on and around them: `rules/symbols.py`."""
    quoted: Annotated[Quote | None, DERIVED]
    """The price of the site that was last asked about: while a site is being paid for, the price of that one.
    None if it is to be worked out again."""
