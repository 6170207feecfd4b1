"""A position of Attika as plain data: copy, dump, load."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from pentapolis.games.attika.board import NEAR_ON_TILE, Board, Placement
from pentapolis.games.attika.box import NO_SYMBOL, POSITIONS
from pentapolis.games.attika.components import (
    BIT,
    BUILDINGS,
    HEXES,
    LANDSCAPES,
    PLAYED_BOX,
    STACKS,
    TILE_MASK,
    Tables,
    hexes_of,
    named_cards,
)
from pentapolis.games.attika.prices import Quote
from pentapolis.games.attika.symbols import count_symbol, count_tiles, cover_symbol, no_symbols
from pentapolis.kernel.game import Options, State
from pentapolis.kernel.hexes import Hex
from pentapolis.kernel.plain import Snapshot

RULES_VERSION = 2
EMPTY = -1
"""Stands for no building, no hex, no tile and no winner."""

PHASES = ("acting", "drawn", "paying", "tile", "cards", "over")
ACTING, DRAWN, PAYING, TILE, CARDS, OVER = range(len(PHASES))
"""What is to be decided: the next action; what to do with the drawn building; how to pay for the chosen site;
where to lay the turned-up tile; whether to give amphorae for cards; nothing any more."""

MODES = ("none", "draw", "build")
NONE, DRAWING, BUILDING = range(len(MODES))
"""What the player does this turn; nothing yet before the first action."""


class AttikaOptions(Options, frozen=True):
    """The variants of Attika."""

    solo_race: bool = False
    """One player alone against the number of turns."""


class Position(State):
    """The table: tiles, buildings, stacks, cards and amphorae. The rules are in `rules.py`.

    Secret are the order of `tile_stack`, `deck` and `stacks` (the last one lies on top), `chance`, and of
    each hand all but its size.
    """

    __slots__ = (
        "actors",
        "amphorae",
        "around",
        "board",
        "bought",
        "building",
        "built",
        "chance",
        "deck",
        "discard",
        "drawn_since",
        "ending",
        "free",
        "free_next",
        "hands",
        "idle",
        "made",
        "mode",
        "near_own",
        "options",
        "own",
        "paid",
        "phase",
        "ply",
        "quoted",
        "seats",
        "settlements",
        "site",
        "stacks",
        "starting_player",
        "stored",
        "supply",
        "tables",
        "tile",
        "tile_due",
        "tile_stack",
        "turn",
        "winner",
    )

    key: ClassVar[str] = "attika"

    tables: Tables
    seats: int
    options: AttikaOptions
    starting_player: int
    chance: int
    ply: int
    actors: tuple[int, ...]

    # The turn
    turn: int
    """The number of the turn, from 1, counted over all players."""
    phase: int
    mode: int
    made: int
    """Draws or builds made this turn, without those bought with amphorae."""
    bought: bool
    """Was an amphora given for an action that is still to be carried out?"""
    building: int
    """The drawn building, or the one that is being paid for."""
    site: int
    """The hex that is being paid for."""
    paid: int
    """The cards given for it so far."""
    tile_due: bool
    """Was a stack emptied by the drawn building?"""
    tile: int
    """The turned-up tile that is to be laid."""
    idle: int
    """Turns in a row in which nobody drew or built anything and there was no card to take (ruling 31)."""
    ending: str
    winner: int

    # The table
    board: Board
    tile_stack: list[int]
    deck: list[int]
    discard: int
    supply: int
    """The amphorae that nobody has."""

    # What each seat has
    amphorae: list[int]
    hands: list[int]
    drawn_since: list[int]
    """The cards that each seat drew since the deck was last shuffled: what it knows is not in the deck."""
    stacks: list[tuple[int, ...]]
    """The face-down buildings; stack s of a seat is number `STACKS * seat + s`."""
    stored: list[list[int]]
    """The buildings on the player boards, in the order of the box."""
    built: list[list[int]]
    """For each building the hexes it stands on, as a mask."""

    # What follows from the above, kept up to date for speed
    own: list[int]
    """The hexes of all own buildings."""
    free: int
    """The hexes without a building."""
    settlements: list[tuple[int, ...]]
    """Connected own buildings, one mask for each settlement."""
    near_own: list[int]
    """The hexes beside own buildings."""
    free_next: list[list[int]]
    """For each building the hexes where it is free because of its neighbour."""
    around: list[int]
    """The hexes with at least so many uncovered symbols on and around them; see `symbols.py`."""
    quoted: Quote | None
    """The price of the site that was last asked about: while a site is being paid for, the price of that one.
    None if it is to be found out again."""

    def clear_table(self, shrines: tuple[Hex, ...]) -> None:
        """No tile, no building."""
        seats = range(self.seats)
        self.board = Board(shrines)
        self.built = [[0] * len(BUILDINGS) for _ in seats]
        self.own = [0 for _ in seats]
        self.free = 0
        self.settlements = [() for _ in seats]
        self.near_own = [0 for _ in seats]
        self.free_next = [[0] * len(BUILDINGS) for _ in seats]
        self.around = no_symbols()
        self.quoted = None

    def add_tiles(self, placements: Sequence[Placement]) -> None:
        """Put tiles on the board, where they must fit."""
        self.board = board = self.board.with_tiles(placements)
        tables, around, near = self.tables, self.around, board.near
        count_tiles(around, tables, [placed.tile for placed in placements])
        added = beside = 0
        for placed in placements:
            tile = placed.tile
            added |= TILE_MASK[tile]
            for number, on_tile in enumerate(NEAR_ON_TILE[tile], POSITIONS * tile):
                # What touches the hex from other tiles.
                outside = near[number] ^ on_tile
                if outside:
                    beside |= outside
                    if tables.symbols[number] != NO_SYMBOL:
                        count_symbol(around, tables.symbols[number], outside)
        older = beside & ~added
        for number in hexes_of(older & self.free & tables.all_symbols):
            count_symbol(around, tables.symbols[number], near[number] & added)
        self.free |= added
        for seat, own in enumerate(self.own):
            if own & older:
                for building, sites in enumerate(self.built[seat]):
                    if sites and sites & older:
                        for site in hexes_of(sites & older):
                            self._note_neighbours(seat, building, site)

    def put_building(self, seat: int, building: int, site: int) -> None:
        """Put a building on a free hex."""
        bit, near = BIT[site], self.board.near[site]
        self.built[seat][building] |= bit
        self.own[seat] |= bit
        self.free ^= bit
        if self.near_own[seat] & bit:
            joined, others = bit, []
            for settlement in self.settlements[seat]:
                if settlement & near:
                    joined |= settlement
                else:
                    others.append(settlement)
            self.settlements[seat] = (*others, joined)
        else:
            self.settlements[seat] += (bit,)
        self._note_neighbours(seat, building, site)
        kind = self.tables.symbols[site]
        if kind != NO_SYMBOL:
            cover_symbol(self.around, kind, near | bit)

    def _note_neighbours(self, seat: int, building: int, site: int) -> None:
        near = self.board.near[site]
        self.near_own[seat] |= near
        free_next = self.free_next[seat]
        for follower in self.tables.followers[building]:
            free_next[follower] |= near

    @property
    def occupied(self) -> int:
        """The hexes of all buildings."""
        return self.board.every ^ self.free

    def group_mask(self, seat: int, group: int) -> int:
        """The hexes of a seat's buildings of one group."""
        built = self.built[seat]
        return sum([built[building] for building in self.tables.group_members[group]])

    def stacks_of(self, seat: int) -> list[tuple[int, ...]]:
        """The stacks of one seat."""
        return self.stacks[STACKS * seat : STACKS * (seat + 1)]

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.tables = self.tables
        new.seats = self.seats
        new.options = self.options
        new.starting_player = self.starting_player
        new.chance = self.chance
        new.ply = self.ply
        new.actors = self.actors
        new.turn = self.turn
        new.phase = self.phase
        new.mode = self.mode
        new.made = self.made
        new.bought = self.bought
        new.building = self.building
        new.site = self.site
        new.paid = self.paid
        new.tile_due = self.tile_due
        new.tile = self.tile
        new.idle = self.idle
        new.ending = self.ending
        new.winner = self.winner
        new.board = self.board
        new.tile_stack = self.tile_stack[:]
        new.deck = self.deck[:]
        new.discard = self.discard
        new.supply = self.supply
        new.amphorae = self.amphorae[:]
        new.hands = self.hands[:]
        new.drawn_since = self.drawn_since[:]
        new.stacks = self.stacks[:]
        new.stored = [stored[:] for stored in self.stored]
        new.built = [built[:] for built in self.built]
        new.own = self.own[:]
        new.free = self.free
        new.settlements = self.settlements[:]
        new.near_own = self.near_own[:]
        new.free_next = [masks[:] for masks in self.free_next]
        new.around = self.around[:]
        new.quoted = self.quoted
        return new

    def dump(self) -> Snapshot:
        return {
            "game": self.key,
            "rules": RULES_VERSION,
            **PLAYED_BOX.mark(),
            "seats": self.seats,
            "options": self.options.dump(),
            "starting_player": self.starting_player,
            "chance": self.chance,
            "ply": self.ply,
            "turn": {
                "number": self.turn,
                "seat": self.turn_of,
                "phase": PHASES[self.phase],
                "mode": MODES[self.mode],
                "made": self.made,
                "bought": self.bought,
                "building": None if self.building == EMPTY else BUILDINGS[self.building],
                "site": None if self.site == EMPTY else HEXES[self.site],
                "paid": _json_cards(self.paid),
                "tile_due": self.tile_due,
                "tile": None if self.tile == EMPTY else self.tile + 1,
            },
            "idle": self.idle,
            "ending": self.ending or None,
            "winner": None if self.winner == EMPTY else self.winner,
            "tiles": {
                str(placed.tile + 1): [placed.centre.q, placed.centre.r, placed.rotation]
                for placed in sorted(self.board.placements)
            },
            "tile_stack": [tile + 1 for tile in self.tile_stack],
            "deck": [LANDSCAPES[kind] for kind in self.deck],
            "discard": _json_cards(self.discard),
            "supply": self.supply,
            "players": [self._dump_player(seat) for seat in range(self.seats)],
        }

    def _dump_player(self, seat: int) -> Snapshot:
        return {
            "stacks": [[BUILDINGS[building] for building in stack] for stack in self.stacks_of(seat)],
            "stored": _counted(self.stored[seat]),
            "built": {
                HEXES[site]: BUILDINGS[building]
                for building, mask in enumerate(self.built[seat])
                for site in hexes_of(mask)
            },
            "hand": _json_cards(self.hands[seat]),
            "drawn_since": _json_cards(self.drawn_since[seat]),
            "amphorae": self.amphorae[seat],
        }

    @property
    def turn_of(self) -> int:
        """The seat whose turn it is, or was when the game ended."""
        return (self.starting_player + self.turn - 1) % self.seats


def _counted(buildings: list[int]) -> Snapshot:
    return {BUILDINGS[building]: buildings.count(building) for building in buildings}


def _json_cards(packed: int) -> Snapshot:
    return dict(named_cards(packed))
