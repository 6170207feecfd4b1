"""Reading a snapshot of Attika: the form that `dump` writes, checked so that play can go on from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from pentapolis.games.attika.actions import REACH
from pentapolis.games.attika.board import Placement
from pentapolis.games.attika.box import STEP
from pentapolis.games.attika.components import (
    BIT,
    BUILDING_NUMBER,
    BUILDINGS,
    HEX_NUMBER,
    LANDSCAPES,
    STACKS,
    TILES,
    packed_cards,
)
from pentapolis.games.attika.state import DRAWN, EMPTY, MODES, OVER, PAYING, PHASES, TILE, Position
from pentapolis.kernel.game import NOBODY, TURNS, require
from pentapolis.kernel.hexes import Hex


class TurnData(msgspec.Struct, forbid_unknown_fields=True):
    """The turn in a snapshot."""

    number: int
    seat: int
    phase: Literal["acting", "drawn", "paying", "tile", "cards", "over"]
    mode: Literal["none", "draw", "build"]
    made: int
    bought: bool
    building: str | None
    site: str | None
    paid: dict[str, int]
    tile_due: bool
    tile: int | None


class PlayerData(msgspec.Struct, forbid_unknown_fields=True):
    """What a player has, in a snapshot. Of each stack the last building lies on top."""

    stacks: list[list[str]]
    stored: dict[str, int]
    built: dict[str, str]
    hand: dict[str, int]
    drawn_since: dict[str, int]
    amphorae: int


class SnapshotData(msgspec.Struct, forbid_unknown_fields=True):
    """The form of a snapshot."""

    game: str
    rules: int
    seats: int
    options: dict[str, object]
    starting_player: int
    chance: int
    ply: int
    turn: TurnData
    idle: int
    ending: str | None
    winner: int | None
    tiles: dict[str, tuple[int, int, int]]
    tile_stack: list[int]
    deck: list[str]
    discard: dict[str, int]
    supply: int
    players: list[PlayerData]


def read_snapshot(position: Position, snapshot: Mapping[str, object], shrines: tuple[Hex, ...]) -> None:
    """Fill a new position, whose box and options are set, from a snapshot checked for game and version.

    Positions made up by hand are welcome as long as play can go on from them: the numbers of pieces may
    differ from the box's.
    """
    data = msgspec.convert(snapshot, SnapshotData)
    require(0 <= data.starting_player < data.seats, "starting_player is not a seat")
    require(0 <= data.chance < 1 << 64, "chance is a number of 64 bits")
    require(min(data.ply, data.supply, data.idle) >= 0, "ply, supply and idle are counted from 0")
    require(len(data.players) == data.seats, "expected one player for each seat")
    position.seats = data.seats
    position.starting_player = data.starting_player
    position.chance = data.chance
    position.ply = data.ply
    position.idle = data.idle
    position.supply = data.supply
    position.clear_table(shrines)
    _read_tiles(position, data)
    _read_cards(position, data)
    _read_buildings(position, data)
    _read_turn(position, data.turn)
    position.ending = data.ending or ""
    position.winner = EMPTY if data.winner is None else data.winner
    require(-1 <= position.winner < data.seats, "the winner is not a seat")
    require((data.turn.phase == "over") == bool(data.ending), "an ending belongs to a game that is over")


def _read_tiles(position: Position, data: SnapshotData) -> None:
    known = {str(tile + 1) for tile in TILES}
    stack = {str(tile) for tile in data.tile_stack}
    require(data.tiles.keys() <= known, "unknown tile number")
    require(stack <= known and len(stack) == len(data.tile_stack), "the stack holds unknown or equal tiles")
    require(not stack & data.tiles.keys(), "a tile is both on the table and in the stack")
    to_come = len(data.tile_stack) + (data.turn.tile is not None)
    # Every tile that is still to be laid may reach further out, and `tile` must be able to say where to.
    furthest = REACH - STEP * to_come
    for name, (q, r, rotation) in sorted(data.tiles.items(), key=lambda item: int(item[0])):
        require(0 <= rotation < 6, "rotations are 0 to 5")
        require(
            max(abs(q), abs(r)) <= furthest,
            f"tile {name} lies too far out at {q} {r}: no coordinate may be beyond {furthest} "
            f"while tiles are to be laid (now {to_come})",
        )
        require(position.board.fits(Hex(q, r)), "a tile covers another one or a shrine")
        position.add_tiles([Placement(int(name) - 1, Hex(q, r), rotation)])
    position.tile_stack = [tile - 1 for tile in data.tile_stack]


def _read_cards(position: Position, data: SnapshotData) -> None:
    players = data.players
    piles = [data.discard, data.turn.paid]
    for player in players:
        piles += [player.hand, player.drawn_since]
        require(player.amphorae >= 0, "a number of amphorae is negative")
    for pile in piles:
        require(pile.keys() <= set(LANDSCAPES), "a card shows an unknown landscape")
        require(all(0 <= number < 50 for number in pile.values()), "a number of cards is impossible")
    require(set(data.deck) <= set(LANDSCAPES), "a card in the deck shows an unknown landscape")
    position.deck = [LANDSCAPES.index(name) for name in data.deck]
    position.discard = packed_cards(data.discard)
    position.hands = [packed_cards(player.hand) for player in players]
    position.drawn_since = [packed_cards(player.drawn_since) for player in players]
    position.amphorae = [player.amphorae for player in players]


def _read_buildings(position: Position, data: SnapshotData) -> None:
    for player in data.players:
        require(len(player.stacks) == STACKS, f"a player has {STACKS} stacks")
        named = {*player.stored, *player.built.values(), *(name for stack in player.stacks for name in stack)}
        require(named <= BUILDING_NUMBER.keys(), "unknown building")
        require(
            all(number >= 0 for number in player.stored.values()), "a number of stored buildings is negative"
        )
    position.stored = [
        [number for number, name in enumerate(BUILDINGS) for _ in range(player.stored.get(name, 0))]
        for player in data.players
    ]
    position.stacks = [
        tuple(BUILDING_NUMBER[name] for name in stack) for player in data.players for stack in player.stacks
    ]
    for seat, player in enumerate(data.players):
        for name, building in sorted(player.built.items()):
            require(name in HEX_NUMBER, f"unknown hex {name!r}")
            bit = BIT[HEX_NUMBER[name]]
            require(bool(bit & position.board.every), f"hex {name} is not on the board")
            require(bool(bit & position.free), f"two buildings stand on {name}")
            position.put_building(seat, BUILDING_NUMBER[building], HEX_NUMBER[name])


def _read_turn(position: Position, data: TurnData) -> None:
    require(data.number >= 1, "turns are counted from 1")
    position.turn = data.number
    require(data.seat == position.turn_of, "that seat's turn has another number")
    position.phase = phase = PHASES.index(data.phase)
    position.actors = NOBODY if phase == OVER else TURNS[data.seat]
    position.mode = MODES.index(data.mode)
    turn = position.tables.box.turn
    most = (0, turn.draws, turn.builds)[position.mode]
    require(0 <= data.made <= most, f"{data.made} actions of this kind cannot have been made")
    require(not data.bought or data.made == most > 0, "an action is bought when the others are used up")
    position.made = data.made
    position.bought = data.bought
    require(data.building is None or data.building in BUILDING_NUMBER, "unknown building")
    require(data.site is None or data.site in HEX_NUMBER, "unknown hex")
    require(
        (data.building is not None) == (phase in (DRAWN, PAYING)), "a building is drawn or paid for, or none"
    )
    require((data.site is not None) == (phase == PAYING), "a site is there to be paid for")
    require((data.tile is not None) == (phase == TILE), "a turned-up tile is there to be laid")
    require(not data.paid or phase == PAYING, "cards are given for a site only")
    require(phase not in (DRAWN, TILE) or data.mode == "draw", "that happens when buildings are drawn")
    require(phase != PAYING or data.mode != "none", "sites are paid for when buildings are drawn or built")
    position.building = EMPTY if data.building is None else BUILDING_NUMBER[data.building]
    position.site = EMPTY if data.site is None else HEX_NUMBER[data.site]
    position.paid = packed_cards(data.paid)
    position.tile_due = data.tile_due
    position.tile = EMPTY if data.tile is None else data.tile - 1
    if position.tile != EMPTY:
        lying = {placed.tile for placed in position.board.placements}
        free = position.tile in TILES and position.tile not in lying | set(position.tile_stack)
        require(free, "the turned-up tile is elsewhere")
    if phase == PAYING:
        require(bool(BIT[position.site] & position.free), "the site is not a free hex")
