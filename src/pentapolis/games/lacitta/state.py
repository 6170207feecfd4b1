"""A position of La Città: its fields, each declared once, and what snapshots say of several of them."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, get_args

import msgspec

from pentapolis.games.lacitta.components import (
    AREAS,
    ATTRACTIONS,
    BOX,
    CARDS,
    CASTLE,
    HEX_NUMBER,
    HEXES,
    LANDSCAPES,
    PRICES,
    TILE_NAMES,
    VOICES,
    YEARS,
)
from pentapolis.games.lacitta.components.board import BIT, Land, hexes_of, land_of
from pentapolis.kernel.fields import DERIVED, EACH, EACH_BIT, HEAD, Called, Secret, Within
from pentapolis.kernel.forms import CHANCE, COUNT, SEAT, Counts, Maybe, Named, Range, Saved
from pentapolis.kernel.options import Options
from pentapolis.kernel.snapshots import Part, PartOfEach, require
from pentapolis.kernel.state import State

RULES_VERSION = 2

PhaseName = Literal[
    "castle",
    "refresh",
    "turn",
    "send",
    "build",
    "pay",
    "cheer",
    "welcome",
    "harvest",
    "look",
    "wish",
    "remove",
    "starve",
    "over",
]
"""What must be decided, named after the action; `turn` is the choice of a card."""

PHASES: tuple[PhaseName, ...] = get_args(PhaseName)
(
    PLACING,
    REFRESHING,
    TURN,
    SENDING,
    BUILDING,
    PAYING,
    CHEERING,
    WELCOMING,
    HARVESTING,
    LOOKING,
    WISHING,
    REMOVING,
    STARVING,
    OVER,
) = range(len(PHASES))

NEXT_CASTLE, NEXT_YEAR, NEXT_TURN, VOTE, MIGRATE, CLEAR, FEED, YEAR_END = range(OVER + 1, OVER + 9)
"""What goes on by itself; between two actions no position is in one of these phases."""

SLOTS = BOX.start.castles
"""City number `SLOTS * seat + n` belongs to that seat; numbers are used again when a city is gone."""

PurposeName = Literal["culture", "knowledge", "health", "harvest"]
"""What a coloured citizen stands for."""

PURPOSES: tuple[PurposeName, ...] = get_args(PurposeName)
HARVEST_FIGURE = len(ATTRACTIONS)
"""A coloured citizen is a number: `len(PURPOSES) * hex + purpose`."""


class LaCittaOptions(Options, frozen=True):
    """The variants of La Città."""

    setup: Literal["beginner", "advanced"] = "beginner"
    """A prepared landscape with castles, or a shuffled one on which the players place their castles."""

    balanced_shuffle: bool = False
    """Shuffle the landscape of the advanced set-up until water and mountains lie fairly."""

    voluntary_pass: bool = False
    """May a player pass who could play a card?"""

    bread_spread: Literal["one_building", "one_city", "all_own_cities"] = "one_city"
    """Where the coloured citizens of one card may stand."""

    moving_display: bool = False
    """Cards of the display move up, and the start player may discard the oldest one."""

    citizens_unlimited: bool = True
    """Are there always enough citizens, or only as many as the box holds?"""

    gold_unlimited: bool = True
    """Is there always enough gold, or only as much as the box holds?"""


# How values are saved ---------------------------------------------------------------------------


class FigureData(msgspec.Struct, forbid_unknown_fields=True):
    """A coloured citizen in a snapshot."""

    hex: str
    purpose: PurposeName


class CityData(msgspec.Struct, forbid_unknown_fields=True):
    """A city in a snapshot; the oldest of a player comes first."""

    castle: str
    people: int
    buildings: dict[str, str]


def _dump_figures(figures: tuple[int, ...]) -> list[dict[str, str]]:
    return [
        {"hex": HEXES[figure // len(PURPOSES)], "purpose": PURPOSES[figure % len(PURPOSES)]}
        for figure in figures
    ]


def _read_figures(data: list[FigureData]) -> tuple[int, ...]:
    require(len(data) <= BOX.start.figures, f"a player has {BOX.start.figures} figures")
    for figure in data:
        require(figure.hex in HEX_NUMBER, f"unknown hex {figure.hex!r}")
    return tuple(sorted(len(PURPOSES) * HEX_NUMBER[one.hex] + PURPOSES.index(one.purpose) for one in data))


def _dump_circles(looked: int) -> list[int]:
    return [circle for circle in range(VOICES) if looked >> circle & 1] if looked else []


def _read_circles(data: list[int]) -> int:
    require(all(0 < circle < VOICES for circle in data), f"circles are 1 to {VOICES - 1}")
    return sum({1 << circle for circle in data})


AREA_NAMES = frozenset(AREAS)
LANDSCAPE_NUMBER = {name: number for number, name in enumerate(LANDSCAPES)}


def _dump_land(land: Land) -> dict[str, str]:
    return dict(zip(AREAS, [LANDSCAPES[kind] for kind in land.landscapes], strict=True))


def _read_land(data: dict[str, str]) -> Land:
    require(data.keys() == AREA_NAMES, "every area has one landscape")
    require(LANDSCAPE_NUMBER.keys() >= {*data.values()}, "unknown landscape")
    return land_of(tuple([LANDSCAPE_NUMBER[data[area]] for area in AREAS]))


def _dump_price(price: int) -> int:
    return PRICES[price]


def _read_price(data: int) -> int:
    require(data in PRICES, f"prices are {', '.join(map(str, PRICES))}")
    return PRICES.index(data)


def turn_of(position: Position) -> int:
    """Return the seat whose card is played or whose city is handled; the last one when the game is over."""
    if position.actors:
        return position.actors[0]
    return (position.start_player - 1) % position.seats


def _dump_queue(position: Position) -> list[str]:
    castles = position.castles
    return [HEXES[castles[city]] for city in position.queue]


def _dump_cities(position: Position, seat: int) -> list[dict[str, object]]:
    castles, tiles, people = position.castles, position.tiles, position.people
    return [
        {
            "castle": HEXES[castles[city]],
            "people": people[city],
            "buildings": {
                HEXES[site]: TILE_NAMES[tile_at(position, site)]
                for site in hexes_of(tiles[city] & ~BIT[castles[city]])
            },
        }
        for city in position.cities[seat]
    ]


HEX = Named("hex", HEXES)
CARD = Named("politics card", CARDS)
VOICE = Named("voice card", ATTRACTIONS)
WISH = Named("wish", ATTRACTIONS)
PRICE = Saved(int, _dump_price, _read_price)
LAND = Saved(dict[str, str], _dump_land, _read_land)
CIRCLES = Saved(list[int], _dump_circles, _read_circles)
FIGURES = Saved(list[FigureData], _dump_figures, _read_figures)

IN_TURN = Within("turn")
TURN_OF = Part("seat", int, turn_of, within="turn")
QUEUE = Part("queue", list[str], _dump_queue, within="turn")
CITIES = PartOfEach("cities", list[CityData], _dump_cities)


class Position(State):
    """The table: cities, cards, gold."""

    key: ClassVar[str] = "lacitta"

    options: Annotated[LaCittaOptions, HEAD]
    starting_player: Annotated[int, SEAT]
    """The seat that began: with the first castle, or as the first start player."""
    chance: Annotated[int, CHANCE, Secret()]
    ply: Annotated[int, COUNT]

    # The year
    year: Annotated[int, Range(0, YEARS)]
    """From 1; 0 while castles are placed."""
    start_player: Annotated[int, SEAT]
    turn: Annotated[int, Range(-1), Called("number"), IN_TURN]
    """Castles placed, or cards played this year by all players together; -1 before the first."""
    actors: Annotated[tuple[int, ...], TURN_OF]
    phase: Annotated[int, Named("phase", PHASES), IN_TURN]
    card: Annotated[int, Maybe(CARD), IN_TURN]
    """The politics card that is being carried out."""
    slot: Annotated[int, Maybe(Range(0, BOX.start.display - 1)), IN_TURN]
    """Where in the display it lay."""
    price: Annotated[int, Maybe(PRICE), IN_TURN]
    """What is paid for it, as an index of `PRICES`."""
    left: Annotated[int, COUNT, IN_TURN]
    """The coloured citizens that are still to be placed."""
    site: Annotated[int, Maybe(HEX), IN_TURN]
    """The hex of the city that is being founded, or of the card's first coloured citizen."""
    history: tuple[tuple[int, ...], ...]
    """Everybody's points at the end of each year."""

    # Cards
    land: Annotated[Land, Called("landscapes"), LAND]
    display: Annotated[tuple[int, ...], Maybe(CARD)]
    deck: Annotated[list[int], CARD, Secret()]
    """The last one lies on top."""
    discard: Annotated[tuple[int, ...], Counts(CARD)]
    """How many of each card lie in the discard pile, of those that everybody has seen."""
    buried: Annotated[tuple[int, ...], CARD, Secret()]
    """Those in the discard pile that nobody has seen."""
    buried_old: Annotated[int, COUNT]
    facedown: Annotated[list[int], CARD, Secret()]
    """Those drawn unseen this year, in front of the players."""
    facedown_old: Annotated[int, COUNT]
    """How many of them, the first ones, had been drawn before the deck was last shuffled."""
    shuffled_known: Annotated[tuple[int, ...], COUNT]
    shuffled_unseen: Annotated[tuple[int, ...], COUNT]
    """When the deck was last shuffled: the seen cards in it, and all cards that nobody had seen."""
    voices: Annotated[
        tuple[int, ...],
        VOICE,
        Secret("the first lies open, a seat knows those it has looked at, and everybody all once turned up"),
    ]
    voice_pile: Annotated[tuple[int, ...], VOICE, Secret()]
    """The last one lies on top."""
    voices_gone: Annotated[tuple[int, ...], COUNT]

    # What each seat has
    gold: Annotated[list[int], EACH, COUNT]
    action_cards: Annotated[list[int], EACH, Range(0, BOX.start.action_cards)]
    founded: Annotated[int, EACH_BIT]
    """Who has founded a city this year."""
    hungry: Annotated[int, EACH_BIT]
    """Who lost a citizen to famine and has not been penalised for it."""
    looked: Annotated[tuple[int, ...], EACH, CIRCLES]
    """The circles whose cards a seat has looked at this year, as a bit set."""
    used: Annotated[tuple[tuple[int, ...], ...], EACH, CARD]
    """The politics cards played this year."""
    passes: Annotated[list[int], EACH, COUNT]
    """How many cards were drawn unseen this year."""
    figures: Annotated[tuple[tuple[int, ...], ...], EACH, FIGURES]
    """The coloured citizens on the board."""
    cities: Annotated[tuple[tuple[int, ...], ...], CITIES]
    """The numbers of a seat's cities, the oldest first."""

    # What each city has
    castles: Annotated[list[int], CITIES]
    tiles: Annotated[list[int], CITIES]
    people: Annotated[list[int], CITIES]

    built: Annotated[list[int], CITIES]
    """For each kind of building, and for castles, the hexes where it stands."""

    # What the people want and suffer
    queue: Annotated[tuple[int, ...], QUEUE]
    """The cities that are still to be handled in migration, or to lose tiles."""
    feeding: Annotated[int, COUNT, IN_TURN]
    """How many players have come to be fed this year."""
    victims: Annotated[int, COUNT, IN_TURN]
    """The citizens that must still starve."""
    wishes: Annotated[tuple[int, ...], WISH, IN_TURN]
    """What the people want, once the voices are turned up."""

    # What follows from the above, kept up to date for speed
    arches: Annotated[list[int], DERIVED]
    """For each city the arches of its buildings, packed."""
    near: Annotated[list[int], DERIVED]
    """For each city the hexes beside its tiles."""
    reach: Annotated[list[int], DERIVED]
    """For each city the hexes within which neighbours stand and no castle can be founded."""
    occupied: Annotated[int, DERIVED]
    touched: Annotated[int, DERIVED]
    """All hexes beside tiles."""
    contested: Annotated[int, DERIVED]
    """Those beside tiles of more than one city."""
    crowded: Annotated[int, DERIVED]
    """Those where no castle can be founded."""
    pools: Annotated[list[int], DERIVED]
    """The tiles left of each supply."""
    food: Annotated[list[int], DERIVED]
    """What each seat's castles and farms yield."""
    room: Annotated[int, DERIVED]
    """Where the seat whose turn it is can build with a spare citizen."""
    market_room: Annotated[int, DERIVED]
    """Where it can build a market."""
    founding: Annotated[int, DERIVED]
    """Where it can found a city."""
    playable: Annotated[int, DERIVED]
    """The cards of the display that it can carry out, as a bit set."""


def tile_at(position: Position, site: int) -> int:
    """Return the kind of building on an occupied hex; `CASTLE` for a castle."""
    for kind, mask in enumerate(position.built):
        if mask >> site & 1:
            return kind
    return CASTLE
