"""Reading a snapshot of La Città: the form that `dump` writes, checked so that play can go on from it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from pentapolis.games.lacitta.board import BIT, land_of, roads_for
from pentapolis.games.lacitta.cities import Cities
from pentapolis.games.lacitta.components import (
    AMOUNTS,
    ARCHES_FOR,
    AREAS,
    ATTRACTIONS,
    BOX,
    BUILDING_NUMBER,
    CARD_NUMBER,
    CARDS,
    FARM,
    HEX_NUMBER,
    LANDSCAPES,
    PRICES,
    ROUNDS,
    VOICES,
    YEARS,
)
from pentapolis.games.lacitta.state import (
    BUILDING,
    CHEERING,
    EMPTY,
    HARVEST_FIGURE,
    LOOKING,
    OVER,
    PAYING,
    PHASES,
    PLACING,
    PURPOSES,
    REFRESHING,
    REMOVING,
    SENDING,
    SLOTS,
    STARVING,
    TURN,
    WELCOMING,
    WISHING,
)
from pentapolis.games.lacitta.view_types import PhaseName, PurposeName
from pentapolis.kernel.game import NOBODY, TURNS, require


class TurnData(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be decided, in a snapshot."""

    number: int
    seat: int
    phase: PhaseName
    card: str | None
    slot: int | None
    price: int | None
    left: int
    site: str | None
    queue: list[str]
    feeding: int
    victims: int
    wishes: list[str]


class FigureData(msgspec.Struct, forbid_unknown_fields=True):
    """A coloured citizen in a snapshot."""

    hex: str
    purpose: PurposeName


class CityData(msgspec.Struct, forbid_unknown_fields=True):
    """A city in a snapshot; the oldest of a player comes first."""

    castle: str
    people: int
    buildings: dict[str, str]


class PlayerData(msgspec.Struct, forbid_unknown_fields=True):
    """What a player has, in a snapshot."""

    gold: int
    action_cards: int
    founded: bool
    hungry: bool
    looked: list[int]
    used: list[str]
    passes: int
    figures: list[FigureData]
    cities: list[CityData]


class SnapshotData(msgspec.Struct, forbid_unknown_fields=True):
    """The form of a snapshot. Of deck and voice pile the last card lies on top."""

    game: str
    rules: int
    seats: int
    options: dict[str, object]
    starting_player: int
    chance: int
    ply: int
    year: int
    start_player: int
    turn: TurnData
    history: list[list[int]]
    landscapes: dict[str, str]
    display: list[str | None]
    deck: list[str]
    discard: dict[str, int]
    buried: list[str]
    buried_old: int
    facedown: list[str]
    facedown_old: int
    shuffled_known: list[int]
    shuffled_unseen: list[int]
    voices: list[str]
    voice_pile: list[str]
    voices_gone: list[int]
    players: list[PlayerData]


def read_snapshot(position: Cities, snapshot: Mapping[str, object]) -> None:
    """Fill a new position, whose options are set, from a snapshot checked for game and version.

    Positions made up by hand are welcome as long as play can go on from them: the numbers of cards and pieces
    may differ from the box's.
    """
    data = msgspec.convert(snapshot, SnapshotData)
    seats = range(data.seats)
    require(data.starting_player in seats, "starting_player is not a seat")
    require(data.start_player in seats, "start_player is not a seat")
    require(0 <= data.chance < 1 << 64, "chance is a number of 64 bits")
    require(data.ply >= 0, "ply is counted from 0")
    require(len(data.players) == data.seats, "expected one player for each seat")
    require(0 <= data.year <= YEARS, f"years are 1 to {YEARS}, or 0 while castles are placed")
    require(all(len(points) == data.seats for points in data.history), "history has points for every seat")
    position.seats = data.seats
    position.roads = roads_for(data.seats)
    position.starting_player = data.starting_player
    position.chance = data.chance
    position.ply = data.ply
    position.year = data.year
    position.start_player = data.start_player
    position.history = tuple(tuple(points) for points in data.history)
    position.room = position.market_room = position.founding = position.playable = 0
    _read_land(position, data)
    _read_cards(position, data)
    _read_voices(position, data)
    _read_players(position, data)
    for seat, player in enumerate(data.players):
        for city in player.cities:
            _read_city(position, seat, city)
    _check_distances(position)
    for seat, player in enumerate(data.players):
        _read_figures(position, seat, player.figures)
    _read_turn(position, data.turn)


def _read_land(position: Cities, data: SnapshotData) -> None:
    require(data.landscapes.keys() == set(AREAS), "every area has one landscape")
    require(set(data.landscapes.values()) <= set(LANDSCAPES), "unknown landscape")
    position.land = land_of(tuple(LANDSCAPES.index(data.landscapes[area]) for area in AREAS))


def _read_cards(position: Cities, data: SnapshotData) -> None:
    shown = [name for name in data.display if name is not None]
    used = [name for player in data.players for name in player.used]
    named = {*shown, *used, *data.deck, *data.discard, *data.buried, *data.facedown}
    require(named <= CARD_NUMBER.keys(), "unknown politics card")
    require(len(data.display) == BOX.start.display, f"the display has {BOX.start.display} places")
    require(all(number >= 0 for number in data.discard.values()), "negative discard count")
    require(0 <= data.buried_old <= len(data.buried), "buried_old counts buried cards")
    require(0 <= data.facedown_old <= len(data.facedown), "facedown_old counts face-down cards")
    for counts in (data.shuffled_known, data.shuffled_unseen):
        require(len(counts) == len(CARDS) and min(counts) >= 0, "every kind of card is counted")
    position.display = tuple(EMPTY if name is None else CARD_NUMBER[name] for name in data.display)
    position.deck = [CARD_NUMBER[name] for name in data.deck]
    position.discard = [data.discard.get(name, 0) for name in CARDS]
    position.buried = [CARD_NUMBER[name] for name in data.buried]
    position.buried_old = data.buried_old
    position.facedown = [CARD_NUMBER[name] for name in data.facedown]
    position.facedown_old = data.facedown_old
    position.shuffled_known = tuple(data.shuffled_known)
    position.shuffled_unseen = tuple(data.shuffled_unseen)
    position.used = [tuple(CARD_NUMBER[name] for name in player.used) for player in data.players]


def _read_voices(position: Cities, data: SnapshotData) -> None:
    require({*data.voices, *data.voice_pile} <= set(ATTRACTIONS), "unknown voice card")
    require(len(data.voices) == (VOICES if data.year else 0), f"{VOICES} voice cards lie there in a year")
    left = VOICES * (YEARS - data.year)
    require(len(data.voice_pile) >= left, f"{left} voice cards are needed for the years to come")
    gone = data.voices_gone
    require(len(gone) == len(ATTRACTIONS) and min(gone) >= 0, "every kind of voice card is counted")
    position.voices = [ATTRACTIONS.index(name) for name in data.voices]
    position.voice_pile = [ATTRACTIONS.index(name) for name in data.voice_pile]
    position.voices_gone = gone


def _read_players(position: Cities, data: SnapshotData) -> None:
    for player in data.players:
        require(min(player.gold, player.passes) >= 0, "gold and passes are counted from 0")
        require(0 <= player.action_cards <= BOX.start.action_cards, "that is no number of action cards")
        require(all(0 < circle < len(data.voices) for circle in player.looked), "circles are 1 to 3")
        require(len(player.cities) <= SLOTS, f"a player has {SLOTS} castles")
        require(len(player.figures) <= BOX.start.figures, f"a player has {BOX.start.figures} figures")
    position.gold = [player.gold for player in data.players]
    position.action_cards = [player.action_cards for player in data.players]
    position.founded = [player.founded for player in data.players]
    position.hungry = [player.hungry for player in data.players]
    position.looked = [sum(1 << circle for circle in set(player.looked)) for player in data.players]
    position.passes = [player.passes for player in data.players]
    require(sum(position.passes) == len(data.facedown), "every card drawn unseen lies face down")
    position.clear_board()


def _read_city(position: Cities, seat: int, data: CityData) -> None:
    for name in (data.castle, *data.buildings):
        require(name in HEX_NUMBER, f"unknown hex {name!r}")
        bit = BIT[HEX_NUMBER[name]]
        require(bool(bit & position.roads.usable), f"hex {name} is not used by {position.seats} players")
        require(not bit & position.occupied, f"two tiles lie on {name}")
    require(data.people >= 0, f"{data.castle} has a negative number of citizens")
    require(set(data.buildings.values()) <= BUILDING_NUMBER.keys(), "unknown building")
    city = position.add_city(seat, HEX_NUMBER[data.castle], data.people)
    for name in sorted(data.buildings, key=int):
        position.put_tile(city, BUILDING_NUMBER[data.buildings[name]], HEX_NUMBER[name])
    tiles = position.tiles[city]
    require(tiles.bit_count() == 1 + len(data.buildings), f"two tiles of {data.castle} lie on one hex")
    connected = position.roads.connected_to(BIT[position.castles[city]], tiles)
    require(connected == tiles, f"the tiles of {data.castle} do not hang together")
    require(min(position.pools) >= 0, "more tiles lie there than the box holds")


def _check_distances(position: Cities) -> None:
    for city, near in enumerate(position.near):
        for other, tiles in enumerate(position.tiles):
            require(city == other or not near & tiles, "two cities touch each other")


def _read_figures(position: Cities, seat: int, figures: list[FigureData]) -> None:
    numbers = []
    for figure in figures:
        require(figure.hex in HEX_NUMBER, f"unknown hex {figure.hex!r}")
        site, purpose = HEX_NUMBER[figure.hex], PURPOSES.index(figure.purpose)
        own = bool(position.hexes_of_seat(seat) & BIT[site])
        require(own, "a coloured citizen stands on a building of its owner")
        kind = position.tile_at(site)
        fits = kind == FARM if purpose == HARVEST_FIGURE else purpose in ARCHES_FOR[kind]
        require(fits, f"a coloured citizen on {figure.hex} cannot stand for {figure.purpose}")
        numbers.append(len(PURPOSES) * site + purpose)
    position.figures[seat] = tuple(sorted(numbers))


def _read_turn(position: Cities, data: TurnData) -> None:
    seats = position.seats
    require(0 <= data.seat < seats, "the turn is of no seat")
    position.phase = phase = PHASES.index(data.phase)
    position.actors = NOBODY if phase == OVER else TURNS[data.seat]
    position.turn = data.number
    require((phase == PLACING) == (position.year == 0), "castles are placed before the first year")
    most = (BOX.start.castles_placed if phase == PLACING else ROUNDS) * seats
    require(-1 <= data.number <= most, "turn number out of range")
    if TURN <= phase <= LOOKING:
        require(0 <= data.number < most, "turn number out of range")
        require(data.seat == (position.start_player + data.number) % seats, "it is another seat's turn")
    require(data.card is None or data.card in CARD_NUMBER, "unknown politics card")
    require(data.price is None or data.price in PRICES, f"prices are {', '.join(map(str, PRICES))}")
    require(data.slot is None or 0 <= data.slot < BOX.start.display, "the display has no such place")
    require(data.site is None or data.site in HEX_NUMBER, "unknown hex")
    require((data.card is not None) == (BUILDING <= phase <= LOOKING), "a card is being carried out, or none")
    require((data.slot is not None) == (data.card is not None), "a card left its place in the display")
    position.card = EMPTY if data.card is None else CARD_NUMBER[data.card]
    position.slot = EMPTY if data.slot is None else data.slot
    position.price = EMPTY if data.price is None else PRICES.index(data.price)
    position.site = EMPTY if data.site is None else HEX_NUMBER[data.site]
    position.left = data.left
    require((data.left > 0) == (phase == CHEERING), "coloured citizens are left for bread and games only")
    require(phase != REFRESHING or position.display[0] != EMPTY, "there is no oldest card to replace")
    if phase in (PAYING, CHEERING, WELCOMING, LOOKING):
        amounts = AMOUNTS[position.card]
        require(bool(amounts), f"{data.card} has no choice of prices")
        require(phase == PAYING or position.price in amounts, f"{data.card} has no such price")
    if phase == SENDING:
        require(
            bool(BIT[position.site] & ~position.crowded) and position.site != EMPTY, "no castle fits there"
        )
    _read_people(position, data)


def _read_people(position: Cities, data: TurnData) -> None:
    """What the people wish and suffer."""
    phase = position.phase
    require(set(data.wishes) <= set(ATTRACTIONS), "unknown wish")
    position.wishes = tuple(ATTRACTIONS.index(name) for name in data.wishes)
    require(bool(data.wishes) == (phase >= WISHING), "wishes are known when the voices are turned up")
    require(phase != WISHING or len(data.wishes) > 1, "there is nothing to choose with one wish")
    castles = {site: city for city, site in enumerate(position.castles) if site != EMPTY}
    require(all(HEX_NUMBER.get(name) in castles for name in data.queue), "the queue is one of castles")
    position.queue = tuple(castles[HEX_NUMBER[name]] for name in data.queue)
    require(len(set(data.queue)) == len(data.queue), "a city stands in the queue twice")
    if phase in (WISHING, REMOVING):
        require(bool(data.queue), "a city is to be handled")
        require(position.queue[0] // SLOTS == data.seat, "it is another seat's city")
    if phase == REMOVING:
        city = position.queue[0]
        require(position.tiles[city].bit_count() > position.people[city], "no tile must be given up there")
    require(0 <= data.feeding <= position.seats, "feeding: seat out of range")
    position.feeding = data.feeding
    require((data.victims > 0) == (phase == STARVING), "victims are there in a famine only")
    require(data.victims <= position.people_of(data.seat), "the player does not have that many citizens")
    position.victims = data.victims
