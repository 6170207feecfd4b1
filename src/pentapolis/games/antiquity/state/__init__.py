"""A position of Antiquity: its data, the numbers of its phases, and what follows from the data at once."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pentapolis.games.antiquity.city.squares import WAYS, Ways
from pentapolis.games.antiquity.components import BUILDINGS, NOBODY, TYPE_OF
from pentapolis.games.antiquity.map.board import Board
from pentapolis.games.antiquity.options import AntiquityOptions
from pentapolis.games.antiquity.pieces import Deal
from pentapolis.games.antiquity.realm import STEPS, Realm
from pentapolis.kernel.fields import HEAD, Reset
from pentapolis.kernel.ruled import Ruled

RULES_VERSION = 2

# Phases and steps ---------------------------------------------------------------------------

FIRST_CITIES = 0
CITY_BUILDING = 1
"""With the number of the step that a seat's plan is at, this is what that seat has to decide."""
COUNTRY, SITE, STORING, HARVEST, EXPLORATION, FAMINE, POLLUTION, OVER = range(
    CITY_BUILDING + len(STEPS), CITY_BUILDING + len(STEPS) + 8
)
"""The phases in which somebody decides. `SITE` is part of `COUNTRY`: an inn or a city is paid for."""

(
    ALL_RISE,
    EXECUTE_PLANS,
    ORDER_OF_PLAY,
    BEGIN_COUNTRY,
    COUNTRY_TURNS,
    COUNTRY_GOES_ON,
    BEGIN_STORING,
    STORING_TURNS,
    BEGIN_HARVEST,
    HARVEST_TURNS,
    END_HARVEST,
    BEGIN_EXPLORATION,
    EXPLORATION_TURNS,
    BEGIN_FAMINE,
    FAMINE_TURNS,
    END_FAMINE,
    BEGIN_POLLUTION,
    POLLUTION_TURNS,
    END_POLLUTION,
    VICTORY_CHECK,
) = range(OVER + 1, OVER + 21)
"""What goes on by itself."""

PhaseName = Literal[
    "first-cities",
    "city",
    "country",
    "storage",
    "harvest",
    "exploration",
    "famine",
    "pollution",
    "over",
]

PHASES: dict[int, PhaseName] = {
    FIRST_CITIES: "first-cities",
    CITY_BUILDING: "city",
    COUNTRY: "country",
    STORING: "storage",
    HARVEST: "harvest",
    EXPLORATION: "exploration",
    FAMINE: "famine",
    POLLUTION: "pollution",
    OVER: "over",
}
"""The phases that a position can rest in, by name."""

PHASE_NUMBERS = dict(zip(PHASES, (0, 2, 4, 5, 6, 7, 8, 9, 10), strict=True))
"""Their numbers in the rulebook."""

TOGETHER = (STORING, HARVEST, FAMINE, POLLUTION)
"""Those in which several can decide at the same time, openly (ruling 22)."""


class Position(Ruled):
    """The table.

    Secret are `chance`, `faces` except on `revealed` spaces, and, while plans are made, the realms of those
    whose plan is not yet executed: `shown` has what the others know of them.
    """

    key: ClassVar[str] = "antiquity"

    options: Annotated[AntiquityOptions, HEAD]
    board: Board
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

    # The inn or city that is being paid for, what is left to pay, and what was given
    site_kind: int
    site: int
    food: int
    luxury: int
    last: int
    paid: int

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
    owned: Annotated[int, Reset(0)]
    """The realms that no other position shares, as a mask of seats."""
    shown: tuple[Realm, ...]
    """While plans are made: the realms as they were before."""
    executed: int
    """How many plans have been revealed, in order of play."""
    trades: tuple[Deal, ...]
    """The trades of this round."""
    announced: int
    """Those who made an offer on their own Market while the plans are made, as a mask of seats."""


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
