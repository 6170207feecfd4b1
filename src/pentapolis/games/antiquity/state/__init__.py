"""A position of Antiquity: its fields, each declared once, and what follows from them at once."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pentapolis.games.antiquity.components import BUILDINGS, NOBODY, TYPE_OF
from pentapolis.games.antiquity.components.board import Board
from pentapolis.games.antiquity.components.squares import WAYS, Ways
from pentapolis.games.antiquity.state.forms import HEXES, SEATS
from pentapolis.games.antiquity.state.options import AntiquityOptions
from pentapolis.games.antiquity.state.parts import DECIDING, DUE, FACES, PLAYERS, TILES, TRADES
from pentapolis.games.antiquity.state.phases import CITY_BUILDING, COUNTRY, PHASES, SITE
from pentapolis.games.antiquity.state.pieces import Deal
from pentapolis.games.antiquity.state.realm import Realm
from pentapolis.kernel.fields import DERIVED, HEAD, Called, Reset, Secret, Within
from pentapolis.kernel.forms import CHANCE, COUNT, SEAT, Saved, Text
from pentapolis.kernel.snapshots import require
from pentapolis.kernel.state import State

RULES_VERSION = 2


def _read_phase(name: str) -> int:
    found = [phase for phase, known in PHASES.items() if known == name]
    require(bool(found), f"unknown phase {name!r}")
    return found[0]


PHASE = Saved(str, PHASES.__getitem__, _read_phase)
SUPPLY = Within("supply")


class Position(State):
    """The table. Realms are shared between positions until they change: see `changing`."""

    key: ClassVar[str] = "antiquity"

    options: Annotated[AntiquityOptions, HEAD]
    chance: Annotated[int, CHANCE, Secret()]
    ply: Annotated[int, COUNT]
    actors: Annotated[tuple[int, ...], DERIVED]
    board: Annotated[Board, TILES]

    # The round
    round: Annotated[int, COUNT]
    phase: Annotated[int, PHASE]
    famine: Annotated[int, COUNT]
    order: Annotated[tuple[int, ...], SEAT]
    """Those who are not eliminated, in order of play."""
    turn: Annotated[int, COUNT]
    """The place in the order of whoever decides, of several the first, in phases that are played in turn."""
    executed: Annotated[int, COUNT]
    """How many plans have been revealed, in order of play."""
    cathedrals: Annotated[int, COUNT]
    """Cathedrals built this round."""
    ending: Annotated[str, Text()]
    fulfilled: Annotated[tuple[int, ...], SEAT]
    """The seats whose saint was satisfied when the game ended."""

    # The inn or city that is being paid for, what is left to pay, and what was given
    site_kind: Annotated[int, DUE]
    site: Annotated[int, DUE]
    food: Annotated[int, DUE]
    luxury: Annotated[int, DUE]
    last: Annotated[int, DUE]
    paid: Annotated[int, DUE]

    # The map
    cut: Annotated[int, HEXES]
    """Forest that has become grassland."""
    polluted: Annotated[int, HEXES]
    tokens: Annotated[int, HEXES]
    """The exploration spaces whose token still lies there."""
    faces: Annotated[tuple[int, ...], FACES, Secret("everybody knows those of revealed tokens")]
    """What the tokens show, in the order of the spaces."""
    revealed: Annotated[int, HEXES]
    """The spaces whose token was revealed."""
    stones: Annotated[int, HEXES]
    golds: Annotated[int, HEXES]
    """The mountains in which it is decided that there is stone, or gold."""
    cities: Annotated[int, DERIVED]
    inns: Annotated[int, DERIVED]
    fishery_hexes: Annotated[int, DERIVED]
    covered_goods: Annotated[int, DERIVED]
    """The hexes with cities, inns, fisheries and goods, of anybody."""

    # Common supplies
    carts: Annotated[int, COUNT, SUPPLY, Called("cart_shops")]
    fountains: Annotated[int, COUNT, SUPPLY]
    elements: Annotated[int, COUNT, SUPPLY, Called("storage_elements")]
    fisheries: Annotated[int, COUNT, SUPPLY]

    # The players
    trades: Annotated[tuple[Deal, ...], TRADES]
    """The trades of this round."""
    announced: Annotated[int, SEATS]
    """Those who made an offer on their own Market while the plans are made, as a mask of seats."""
    realms: Annotated[
        list[Realm],
        PLAYERS,
        Secret("until a plan is executed, others know `shown`, trades, offers and open exchanges"),
    ]
    shown: Annotated[tuple[Realm, ...], PLAYERS]
    """While plans are made: the realms as they were before."""
    owned: Annotated[int, DERIVED, Reset(0)]
    """The realms that no other position shares, as a mask of seats."""
    waiting: Annotated[tuple[int, ...], DECIDING]
    """Those whose turn in this phase has not begun yet, in order of play (ruling 22)."""


def changing(position: Position, seat: int) -> Realm:
    """A seat's realm to be changed: one that no other position shares."""
    if not position.owned >> seat & 1:
        position.owned |= 1 << seat
        position.realms[seat] = position.realms[seat].copy()
    return position.realms[seat]


def phase_of(position: Position, seat: int) -> int:
    """What a seat has to decide: in city building each is at a step of its own."""
    phase = position.phase
    if phase == CITY_BUILDING:
        return CITY_BUILDING + position.realms[seat].step
    if phase == COUNTRY and position.site != NOBODY:
        return SITE
    return phase


def turn_of(position: Position) -> int:
    """The seat whose turn it is, of several the first, in phases that are played in turn."""
    return position.order[position.turn] if position.turn < len(position.order) else NOBODY


def ways_of(position: Position) -> Ways:
    """How pieces may be placed at this table (ruling 5)."""
    return WAYS[position.options.pieces_turn, position.options.pieces_flip]


def is_planning(position: Position, seat: int) -> bool:
    """Whether the seat's plan is still being made, or not yet executed."""
    return position.phase == CITY_BUILDING and seat in position.order[position.executed :]


def known_realm(position: Position, seat: int, viewer: int | None) -> Realm:
    """A seat's realm as a viewer (None: a spectator) may know it."""
    if seat != viewer and is_planning(position, seat):
        return position.shown[seat]
    return position.realms[seat]


def type_name(piece: int) -> str:
    """The name of a piece's type of building."""
    return BUILDINGS[TYPE_OF[piece]]
