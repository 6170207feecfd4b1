"""Reading a snapshot of La Città: what holds between its fields, checked so that play can go on from it.

Hand-made positions are welcome: the numbers of cards and pieces may differ from the box's.
"""

from __future__ import annotations

from pentapolis.games.lacitta.components import (
    AMOUNTS,
    ARCHES_FOR,
    ATTRACTIONS,
    BOX,
    BUILDING_NUMBER,
    CARDS,
    FARM,
    HEX_NUMBER,
    HEXES,
    ROUNDS,
    VOICES,
    YEARS,
)
from pentapolis.games.lacitta.components.board import BIT, ROADS
from pentapolis.games.lacitta.rules.building import survey
from pentapolis.games.lacitta.rules.cards import find_playable
from pentapolis.games.lacitta.rules.cities import (
    add_city,
    clear_board,
    hexes_of_seat,
    people_of,
    put_tile,
)
from pentapolis.games.lacitta.state import (
    BUILDING,
    CHEERING,
    CITIES,
    HARVEST_FIGURE,
    LOOKING,
    OVER,
    PAYING,
    PLACING,
    PURPOSES,
    QUEUE,
    REFRESHING,
    REMOVING,
    SENDING,
    SLOTS,
    STARVING,
    TURN,
    TURN_OF,
    WELCOMING,
    WISHING,
    CityData,
    Position,
    tile_at,
    turn_of,
)
from pentapolis.kernel.errors import BadSnapshot
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.snapshots import require
from pentapolis.kernel.state import NOBODY, TURNS

# What snapshots say of several fields ---------------------------------------------------------------


@TURN_OF.read_by
def read_turn_of(position: Position, seat: int) -> None:
    """Whose turn it is."""
    require(0 <= seat < position.seats, "the turn is of no seat")
    position.actors = NOBODY if position.phase == OVER else TURNS[seat]


@CITIES.read_by
def read_cities(position: Position, seat: int, data: list[CityData]) -> None:
    """The cities of a player; the first player comes first."""
    if seat == 0:
        clear_board(position)
    require(len(data) <= SLOTS, f"a player has {SLOTS} castles")
    for city in data:
        _read_city(position, seat, city)


def _read_city(position: Position, seat: int, data: CityData) -> None:
    roads = ROADS[position.seats]
    free = roads.usable & ~position.occupied
    for name in (data.castle, *data.buildings):
        site = HEX_NUMBER.get(name)
        if site is None or not free >> site & 1:
            raise BadSnapshot(_why_not_free(position, name))
    require(data.people >= 0, f"{data.castle} has a negative number of citizens")
    require(set(data.buildings.values()) <= BUILDING_NUMBER.keys(), "unknown building")
    city = add_city(position, seat, HEX_NUMBER[data.castle], data.people)
    for name in sorted(data.buildings, key=int):
        put_tile(position, city, BUILDING_NUMBER[data.buildings[name]], HEX_NUMBER[name])
    tiles = position.tiles[city]
    require(tiles.bit_count() == 1 + len(data.buildings), f"two tiles of {data.castle} lie on one hex")
    connected = roads.connected_to(BIT[position.castles[city]], tiles)
    require(connected == tiles, f"the tiles of {data.castle} do not hang together")
    require(min(position.pools) >= 0, "more tiles lie there than the box holds")


def _why_not_free(position: Position, name: str) -> str:
    if name not in HEX_NUMBER:
        return f"unknown hex {name!r}"
    if position.occupied & BIT[HEX_NUMBER[name]]:
        return f"two tiles lie on {name}"
    return f"hex {name} is not used by {position.seats} players"


@QUEUE.read_by
def read_queue(position: Position, data: list[str]) -> None:
    """The cities that wait, named by their castles."""
    castles = {site: city for city, site in enumerate(position.castles) if site != EMPTY}
    require(all(HEX_NUMBER.get(name) in castles for name in data), "the queue is one of castles")
    require(len(set(data)) == len(data), "a city stands in the queue twice")
    position.queue = tuple(castles[HEX_NUMBER[name]] for name in data)


# What must hold between fields ---------------------------------------------------------------------------


def complete(position: Position) -> None:
    """Check what must hold in a snapshot, and set what follows from it."""
    seats = position.seats
    require(all(len(points) == seats for points in position.history), "history has points for every seat")
    _check_cards(position)
    _check_voices(position)
    _check_distances(position)
    for seat in range(seats):
        _check_figures(position, seat)
    _check_turn(position)
    _check_card_in_hand(position)
    _check_people(position)
    position.room = position.market_room = position.founding = position.playable = 0
    if position.phase == OVER:
        return
    seat = position.actors[0]
    if TURN <= position.phase <= LOOKING:
        survey(position, seat)
        find_playable(position, seat)
    require(bool(position.legal(seat)), "the player whose turn it is can do nothing")


def _check_cards(position: Position) -> None:
    require(len(position.display) == BOX.start.display, f"the display has {BOX.start.display} places")
    require(position.buried_old <= len(position.buried), "buried_old counts buried cards")
    require(position.facedown_old <= len(position.facedown), "facedown_old counts face-down cards")
    require(sum(position.passes) == len(position.facedown), "every card drawn unseen lies face down")
    for counts in (position.shuffled_known, position.shuffled_unseen):
        require(len(counts) == len(CARDS), "every kind of card is counted")


def _check_voices(position: Position) -> None:
    year = position.year
    require(len(position.voices) == (VOICES if year else 0), f"{VOICES} voice cards lie there in a year")
    require(bool(year) or not any(position.looked), "nobody looks at voice cards before the first year")
    left = VOICES * (YEARS - year)
    require(len(position.voice_pile) >= left, f"{left} voice cards are needed for the years to come")
    require(len(position.voices_gone) == len(ATTRACTIONS), "every kind of voice card is counted")


def _check_distances(position: Position) -> None:
    for near, tiles in zip(position.near, position.tiles, strict=True):
        require(not near & position.occupied & ~tiles, "two cities touch each other")


def _check_figures(position: Position, seat: int) -> None:
    own = hexes_of_seat(position, seat)
    for figure in position.figures[seat]:
        site, purpose = divmod(figure, len(PURPOSES))
        require(bool(own & BIT[site]), "a coloured citizen stands on a building of its owner")
        kind = tile_at(position, site)
        fits = kind == FARM if purpose == HARVEST_FIGURE else purpose in ARCHES_FOR[kind]
        require(fits, f"a coloured citizen on {HEXES[site]} cannot stand for {PURPOSES[purpose]}")


def _check_turn(position: Position) -> None:
    phase, turn, seats = position.phase, position.turn, position.seats
    require((phase == PLACING) == (position.year == 0), "castles are placed before the first year")
    most = (BOX.start.castles_placed if phase == PLACING else ROUNDS) * seats
    require(turn <= most, "turn number out of range")
    if TURN <= phase <= LOOKING:
        require(0 <= turn < most, "turn number out of range")
        require(turn_of(position) == (position.start_player + turn) % seats, "it is another seat's turn")
    require(phase != REFRESHING or position.display[0] != EMPTY, "there is no oldest card to replace")
    if phase == SENDING:
        fits = position.site != EMPTY and not BIT[position.site] & position.crowded
        require(fits, "no castle fits there")


def _check_card_in_hand(position: Position) -> None:
    """Check the card that is being carried out."""
    phase, card = position.phase, position.card
    require((card != EMPTY) == (BUILDING <= phase <= LOOKING), "a card is being carried out, or none")
    require((position.slot != EMPTY) == (card != EMPTY), "a card left its place in the display")
    require((position.left > 0) == (phase == CHEERING), "coloured citizens are left for bread and games only")
    if phase in (PAYING, CHEERING, WELCOMING, LOOKING):
        amounts = AMOUNTS[card]
        require(bool(amounts), f"{CARDS[card]} has no choice of prices")
        require(phase == PAYING or position.price in amounts, f"{CARDS[card]} has no such price")


def _check_people(position: Position) -> None:
    """Check what the people wish and suffer."""
    phase, wishes, queue, seat = position.phase, position.wishes, position.queue, turn_of(position)
    require(bool(wishes) == (phase >= WISHING), "wishes are known when the voices are turned up")
    require(phase != WISHING or len(wishes) > 1, "there is nothing to choose with one wish")
    if phase in (WISHING, REMOVING):
        require(bool(queue), "a city is to be handled")
        require(queue[0] // SLOTS == seat, "it is another seat's city")
    if phase == REMOVING:
        city = queue[0]
        require(position.tiles[city].bit_count() > position.people[city], "no tile must be given up there")
    require(position.feeding <= position.seats, "feeding: seat out of range")
    require((position.victims > 0) == (phase == STARVING), "victims are there in a famine only")
    require(position.victims <= people_of(position, seat), "the player does not have that many citizens")
