"""What lies on the table: laying tiles and placing buildings, and what follows from it, kept up for speed."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.games.attika.board import NEAR_ON_TILE, Board, Placement
from pentapolis.games.attika.box import NO_SYMBOL, POSITIONS
from pentapolis.games.attika.components import (
    ALL_SYMBOLS,
    BIT,
    BUILDINGS,
    FOLLOWERS,
    GROUP_MEMBERS,
    SYMBOLS,
    TILE_MASK,
    hexes_of,
)
from pentapolis.games.attika.rules.symbols import count_symbol, count_tiles, cover_symbol, no_symbols
from pentapolis.games.attika.state import Position
from pentapolis.kernel.hexes import Hex


def clear_table(position: Position, shrines: tuple[Hex, ...]) -> None:
    """Begin without a tile and without a building."""
    seats = range(position.seats)
    position.board = Board(shrines)
    position.built = [[0] * len(BUILDINGS) for _ in seats]
    position.own = [0 for _ in seats]
    position.vacant = 0
    position.settlements = [() for _ in seats]
    position.near_own = [0 for _ in seats]
    position.free_next = [[0] * len(BUILDINGS) for _ in seats]
    position.around = no_symbols()
    position.quoted = None


def add_tiles(position: Position, placements: Sequence[Placement]) -> None:
    """Put tiles on the board, where they must fit."""
    position.board = board = position.board.with_tiles(placements)
    around, near = position.around, board.near
    count_tiles(around, [placed.tile for placed in placements])
    added = beside = 0
    for placed in placements:
        tile = placed.tile
        added |= TILE_MASK[tile]
        for number, on_tile in enumerate(NEAR_ON_TILE[tile], POSITIONS * tile):
            # What touches the hex from other tiles.
            outside = near[number] ^ on_tile
            if outside:
                beside |= outside
                if SYMBOLS[number] != NO_SYMBOL:
                    count_symbol(around, SYMBOLS[number], outside)
    older = beside & ~added
    for number in hexes_of(older & position.vacant & ALL_SYMBOLS):
        count_symbol(around, SYMBOLS[number], near[number] & added)
    position.vacant |= added
    for seat, own in enumerate(position.own):
        if own & older:
            for building, sites in enumerate(position.built[seat]):
                if sites and sites & older:
                    for site in hexes_of(sites & older):
                        _note_neighbours(position, seat, building, site)


def put_building(position: Position, seat: int, building: int, site: int) -> None:
    """Put a building on a vacant hex."""
    bit, near = BIT[site], position.board.near[site]
    position.built[seat][building] |= bit
    position.own[seat] |= bit
    position.vacant ^= bit
    if position.near_own[seat] & bit:
        joined, others = bit, []
        for settlement in position.settlements[seat]:
            if settlement & near:
                joined |= settlement
            else:
                others.append(settlement)
        position.settlements[seat] = (*others, joined)
    else:
        position.settlements[seat] += (bit,)
    _note_neighbours(position, seat, building, site)
    kind = SYMBOLS[site]
    if kind != NO_SYMBOL:
        cover_symbol(position.around, kind, near | bit)


def _note_neighbours(position: Position, seat: int, building: int, site: int) -> None:
    near = position.board.near[site]
    position.near_own[seat] |= near
    free_next = position.free_next[seat]
    for follower in FOLLOWERS[building]:
        free_next[follower] |= near


def occupied(position: Position) -> int:
    """The hexes of all buildings."""
    return position.board.every ^ position.vacant


def group_mask(position: Position, seat: int, group: int) -> int:
    """The hexes of a seat's buildings of one group."""
    built = position.built[seat]
    return sum([built[building] for building in GROUP_MEMBERS[group]])
