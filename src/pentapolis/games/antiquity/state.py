"""A position of Antiquity: its data, how it is copied, and what follows from it."""

from __future__ import annotations

from typing import ClassVar, Self

from pentapolis.games.antiquity.box import Figures
from pentapolis.games.antiquity.city.squares import WAYS, Ways
from pentapolis.games.antiquity.components import BUILDINGS, NOBODY, STORAGE, TYPE_OF
from pentapolis.games.antiquity.map.board import Board
from pentapolis.games.antiquity.options import AntiquityOptions
from pentapolis.games.antiquity.pieces import Deal
from pentapolis.games.antiquity.realm import Realm
from pentapolis.kernel.game import State

RULES_VERSION = 2

PHASES = (
    "first-cities",
    "city",
    "country",
    "storage",
    "harvest",
    "exploration",
    "famine",
    "pollution",
    "over",
)
FIRST_CITIES, CITY_BUILDING, COUNTRY, STORING, HARVEST, EXPLORATION, FAMINE, POLLUTION, OVER = range(
    len(PHASES)
)
"""The phases in which somebody decides. Getting up, the order of play and the victory check are automatic."""

PHASE_NUMBERS = (0, 2, 4, 5, 6, 7, 8, 9, 10)
"""Their numbers in the rulebook."""


TOGETHER = (STORING, HARVEST, FAMINE, POLLUTION)
"""Those in which several can decide at the same time, openly (ruling 22)."""


class Position(State):
    """The table. The rules are in `rules/`.

    Secret are `chance`, `faces` except on `revealed` spaces, and, while plans are made, the realms of those
    whose plan is not yet executed: `shown` has what the others know of them.
    """

    __slots__ = (
        "actors",
        "announced",
        "board",
        "carts",
        "cathedrals",
        "chance",
        "cities",
        "covered_goods",
        "cut",
        "elements",
        "ending",
        "executed",
        "faces",
        "famine",
        "figures",
        "fisheries",
        "fishery_hexes",
        "food",
        "fountains",
        "fulfilled",
        "golds",
        "inns",
        "last",
        "luxury",
        "options",
        "order",
        "owned",
        "paid",
        "phase",
        "ply",
        "polluted",
        "realms",
        "revealed",
        "round",
        "seats",
        "shown",
        "site",
        "site_kind",
        "stones",
        "tokens",
        "trades",
        "turn",
        "waiting",
    )

    key: ClassVar[str] = "antiquity"

    figures: Figures
    board: Board
    seats: int
    options: AntiquityOptions
    chance: int
    ply: int
    actors: tuple[int, ...]

    # The round
    round: int
    phase: int
    famine: int
    order: tuple[int, ...]
    """Those who are not eliminated, in order of play."""
    turn: int
    """The place in the order of whoever decides, of several the first, in phases that are played in turn."""
    waiting: tuple[int, ...]
    """Those whose turn in this phase has not begun yet, in order of play (ruling 22)."""
    cathedrals: int
    """Cathedrals built this round."""
    ending: str
    fulfilled: tuple[int, ...]
    """The seats whose saint was satisfied when the game ended."""

    # What is still to be paid
    site_kind: int
    site: int
    food: int
    luxury: int
    last: int
    paid: int
    """The inn or city that is being paid for, what is left to pay, and what was given."""

    # The map
    cut: int
    """Forest that has become grassland."""
    polluted: int
    tokens: int
    """The exploration spaces whose token still lies there."""
    faces: tuple[int, ...]
    """What the tokens show, in the order of the spaces."""
    revealed: int
    """The spaces whose token was revealed."""
    stones: int
    golds: int
    """The mountains in which it is decided that there is stone, or gold."""
    cities: int
    inns: int
    fishery_hexes: int
    covered_goods: int
    """The hexes with cities, inns, fisheries and goods, of anybody."""

    # Common supplies
    carts: int
    fountains: int
    elements: int
    fisheries: int

    # The players
    realms: list[Realm]
    owned: int
    """The realms that no other position shares, as a mask of seats."""
    shown: tuple[Realm, ...]
    """While plans are made: the realms as they were before."""
    executed: int
    """How many plans have been revealed, in order of play."""
    trades: tuple[Deal, ...]
    """The trades of this round."""
    announced: int
    """Those who made an offer on their own Market while the plans are made, as a mask of seats."""

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.figures = self.figures
        new.board = self.board
        new.seats = self.seats
        new.options = self.options
        new.chance = self.chance
        new.ply = self.ply
        new.actors = self.actors
        new.round = self.round
        new.phase = self.phase
        new.famine = self.famine
        new.order = self.order
        new.turn = self.turn
        new.waiting = self.waiting
        new.cathedrals = self.cathedrals
        new.ending = self.ending
        new.fulfilled = self.fulfilled
        new.site_kind = self.site_kind
        new.site = self.site
        new.food = self.food
        new.luxury = self.luxury
        new.last = self.last
        new.paid = self.paid
        new.cut = self.cut
        new.polluted = self.polluted
        new.tokens = self.tokens
        new.faces = self.faces
        new.revealed = self.revealed
        new.stones = self.stones
        new.golds = self.golds
        new.cities = self.cities
        new.inns = self.inns
        new.fishery_hexes = self.fishery_hexes
        new.covered_goods = self.covered_goods
        new.carts = self.carts
        new.fountains = self.fountains
        new.elements = self.elements
        new.fisheries = self.fisheries
        new.realms = self.realms[:]
        new.owned = self.owned = 0
        new.shown = self.shown
        new.executed = self.executed
        new.trades = self.trades
        new.announced = self.announced
        return new

    def changing(self, seat: int) -> Realm:
        """A seat's realm to be changed: one that no other position shares."""
        if not self.owned >> seat & 1:
            self.owned |= 1 << seat
            self.realms[seat] = self.realms[seat].copy()
        return self.realms[seat]

    # What follows from the data ---------------------------------------------------------------------------

    def ways(self) -> Ways:
        """How pieces may be placed at this table (ruling 5)."""
        return WAYS[self.options.pieces_turn, self.options.pieces_flip]

    def is_planning(self, seat: int) -> bool:
        """Is the seat's plan still in the making, or not yet executed?"""
        return self.phase == CITY_BUILDING and seat in self.order[self.executed :]

    def known_realm(self, seat: int, viewer: int | None) -> Realm:
        """A seat's realm as a viewer (None: a spectator) may know it."""
        if seat != viewer and self.is_planning(seat):
            return self.shown[seat]
        return self.realms[seat]

    @property
    def turn_of(self) -> int:
        """The seat whose turn it is, of several the first, in phases that are played in turn."""
        return self.order[self.turn] if self.turn < len(self.order) else NOBODY


def type_name(piece: int) -> str:
    """The name of a piece's type of building."""
    return BUILDINGS[TYPE_OF[piece]]


def elements_of(realm: Realm) -> int:
    """The storage elements on a realm's grids, counted in squares."""
    return sum(placed.mask.bit_count() for placed in realm.of_type(STORAGE))
