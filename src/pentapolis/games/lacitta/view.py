"""What each seat of La Città may see. Cities are named by the hex of their castle."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal, NotRequired, TypedDict

from pentapolis.games.lacitta.actions import HIDDEN
from pentapolis.games.lacitta.components import (
    AREAS,
    ATTRACTIONS,
    BOX,
    CARDS,
    CASTLE,
    CATEGORIES,
    FARM,
    HEXES,
    LANDSCAPES,
    POOLS,
    PRICES,
    QUARRY,
    ROUNDS,
    TILE_NAMES,
    YEARS,
)
from pentapolis.games.lacitta.components.board import BIT, Land, hexes_of, names_of
from pentapolis.games.lacitta.resampling import knows_voice
from pentapolis.games.lacitta.rules.cities import (
    NO_LIMIT,
    attraction_of,
    castles_left,
    citizens_left,
    figures_left,
    food_of,
    income_of,
    is_complete,
    limit_of,
    may_grow,
    neighbours_of,
    people_of,
)
from pentapolis.games.lacitta.rules.removal import tiles_too_many
from pentapolis.games.lacitta.rules.turns import round_of
from pentapolis.games.lacitta.scoring import points_of
from pentapolis.games.lacitta.state import (
    PHASES,
    PURPOSES,
    REMOVING,
    SLOTS,
    WISHING,
    PhaseName,
    Position,
    PurposeName,
    tile_at,
    turn_of,
)
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.views import BaseView, base_view


class Arches(TypedDict):
    """A number for each attraction."""

    culture: int
    knowledge: int
    health: int


class TileView(TypedDict):
    """A building, or the castle, of a city. A farm or castle has food, a quarry gold (a year)."""

    hex: str
    building: str
    food: int
    gold: int


class CityView(TypedDict):
    """A city.

    `spare` citizens stand on the castle and can move into new buildings. `limit` is None if the city can grow
    without end. `attraction` counts arches and coloured citizens, `arches` buildings alone, as the final
    score does. `neighbours` are the cities of others with which citizens are exchanged.
    """

    castle: str
    seat: int
    people: int
    spare: int
    limit: int | None
    food: int
    arches: Arches
    attraction: Arches
    complete: bool
    tiles: list[TileView]
    neighbours: list[str]


class FigureView(TypedDict):
    """A coloured citizen on a building: for an attraction, or on a farm for the harvest."""

    hex: str
    purpose: PurposeName


class PlayerView(TypedDict):
    """What a player has.

    `food` is what all farms and castles yield this year, the harvest included; `people` all citizens that
    must be fed, so that `food - people` is the balance. `newcomers` will come by growth next year, if nothing
    changes. `points` is the score if the game ended now. `hungry` has a penalty ahead. `looked` are the
    circles of the voice cards that the player looked at this year, `unseen` the number of cards drawn unseen.
    """

    gold: int
    income: int
    action_cards: int
    castles: int
    figures_left: int
    figures: list[FigureView]
    people: int
    food: int
    newcomers: int
    founded: bool
    hungry: bool
    points: int
    cards: list[str]
    unseen: int
    looked: list[int]


class LaCittaView(BaseView):
    """What a seat sees of a game of La Città.

    The map is in the box (`components.toml`) and always the same: of its road hexes those of `zones` are in
    use, and `landscapes` says what lies in each area. `turn_of` is the seat whose card is played, or whose
    city is looked after. `card` is the politics card that is being carried out, `price` the
    gold chosen for it, `left` the coloured citizens still to place; `site` the hex of the city that is being
    founded; `city` the castle of the city that chooses a wish or gives up buildings, `surplus_tiles` how
    many; `victims` the citizens who are still to starve. `voices` are the cards on the four circles as far as
    this seat knows them, `voices_left` all others that it has not seen, on circles and in the pile.
    `too_near` are free hexes where nobody can found a city. `history` has the points at each year's end.
    """

    game: Literal["lacitta"]
    setup: Literal["beginner", "advanced"]
    bread_spread: NotRequired[Literal["one_building", "one_city", "all_own_cities"]]  # not by rules 1
    phase: PhaseName
    year: int
    years: int
    round: int
    rounds: int
    start_player: int
    turn_of: int
    zones: list[str]
    landscapes: dict[str, str]
    cities: list[CityView]
    players: list[PlayerView]
    pools: dict[str, int]
    display: list[str | None]
    card: str | None
    price: int | None
    left: int
    site: str | None
    city: str | None
    surplus_tiles: int
    victims: int
    deck: int
    discard: dict[str, int]
    discard_unseen: int
    voices: list[str | None]
    voices_left: Arches
    wishes: list[str]
    too_near: list[str]
    history: list[list[int]]
    citizens_left: int | None
    gold_left: int | None


# What a seat may see ---------------------------------------------------------------------------


def view_of(position: Position, seat: int | None) -> LaCittaView:
    """What this seat may see (None: a spectator)."""
    options, phase = position.options, position.phase
    handled = position.queue[0] if phase in (WISHING, REMOVING) else EMPTY
    return {
        "game": "lacitta",
        **base_view(position, seat, options.colours),
        "setup": options.setup,
        "bread_spread": options.bread_spread,
        "phase": PHASES[phase],
        "year": position.year,
        "years": YEARS,
        "round": round_of(position),
        "rounds": ROUNDS,
        "start_player": position.start_player,
        "turn_of": turn_of(position),
        "zones": _zones(position.seats),
        "landscapes": _landscapes(position.land),
        "cities": [_city(position, city) for seat_cities in position.cities for city in seat_cities],
        "players": [_player(position, owner) for owner in range(position.seats)],
        "pools": dict(zip(POOLS, position.pools, strict=True)),
        "display": [None if card == EMPTY else CARDS[card] for card in position.display],
        "card": None if position.card == EMPTY else CARDS[position.card],
        "price": None if position.price == EMPTY else PRICES[position.price],
        "left": position.left,
        "site": None if position.site == EMPTY else HEXES[position.site],
        "city": None if handled == EMPTY else HEXES[position.castles[handled]],
        "surplus_tiles": tiles_too_many(position, handled) if phase == REMOVING else 0,
        "victims": position.victims,
        "deck": len(position.deck),
        "discard": {CARDS[card]: number for card, number in enumerate(position.discard) if number},
        "discard_unseen": len(position.buried),
        "voices": [
            ATTRACTIONS[voice] if knows_voice(position, seat, circle) else None
            for circle, voice in enumerate(position.voices)
        ],
        "voices_left": _voices_left(position, seat),
        "wishes": [ATTRACTIONS[wish] for wish in position.wishes],
        "too_near": names_of(position.crowded & ~position.occupied),
        "history": [list(points) for points in position.history],
        "citizens_left": None if options.citizens_unlimited else citizens_left(position),
        "gold_left": None if options.gold_unlimited else BOX.totals.gold - sum(position.gold),
    }


# The board ---------------------------------------------------------------------------


@cache
def _zones(seats: int) -> list[str]:
    return [zone.id for zone in BOX.zones if zone.seats <= seats]


@lru_cache(maxsize=64)
def _landscapes(land: Land) -> dict[str, str]:
    return {area: LANDSCAPES[kind] for area, kind in zip(AREAS, land.landscapes, strict=True)}


# Cities ---------------------------------------------------------------------------


def _city(position: Position, city: int) -> CityView:
    limit, people = limit_of(position, city), position.people[city]
    arches = position.arches[city]
    tiles = _tiles(position, city)
    return {
        "castle": HEXES[position.castles[city]],
        "seat": city // SLOTS,
        "people": people,
        "spare": max(0, people - len(tiles)),
        "limit": None if limit == NO_LIMIT else limit,
        "food": sum([tile["food"] for tile in tiles]),
        "arches": arches_view([arches >> 8 * category & 255 for category in CATEGORIES]),
        "attraction": arches_view([attraction_of(position, city, category) for category in CATEGORIES]),
        "complete": is_complete(position, city),
        "tiles": tiles,
        "neighbours": [HEXES[position.castles[other]] for other in neighbours_of(position, city)],
    }


def arches_view(numbers: list[int]) -> Arches:
    """A number for each attraction, as JSON."""
    culture, knowledge, health = numbers
    return {"culture": culture, "knowledge": knowledge, "health": health}


def _tiles(position: Position, city: int) -> list[TileView]:
    """The castle first, then the others in the order of the hexes."""
    castle, land = position.castles[city], position.land
    found: list[TileView] = []
    for site in (castle, *hexes_of(position.tiles[city] & ~BIT[castle])):
        kind = tile_at(position, site)
        found.append(
            {
                "hex": HEXES[site],
                "building": TILE_NAMES[kind],
                "food": land.food[site] if kind in (CASTLE, FARM) else 0,
                "gold": land.gold[site] if kind == QUARRY else 0,
            }
        )
    return found


# Players ---------------------------------------------------------------------------


def _player(position: Position, owner: int) -> PlayerView:
    return {
        "gold": position.gold[owner],
        "income": income_of(position, owner),
        "action_cards": position.action_cards[owner],
        "castles": castles_left(position, owner),
        "figures_left": figures_left(position, owner),
        "figures": [_figure(figure) for figure in position.figures[owner]],
        "people": people_of(position, owner),
        "food": food_of(position, owner),
        "newcomers": sum([may_grow(position, city) for city in position.cities[owner]]),
        "founded": position.founded >> owner & 1 == 1,
        "hungry": position.hungry >> owner & 1 == 1,
        "points": points_of(position, owner),
        "cards": [CARDS[card] for card in position.used[owner]],
        "unseen": position.passes[owner],
        "looked": [circle for circle in HIDDEN if position.looked[owner] >> circle & 1],
    }


def _figure(figure: int) -> FigureView:
    site, purpose = divmod(figure, len(PURPOSES))
    return {"hex": HEXES[site], "purpose": PURPOSES[purpose]}


def _voices_left(position: Position, seat: int | None) -> Arches:
    """The voice cards that the seat has not seen: the box's without those of earlier years and known ones."""
    left = [0] * len(CATEGORIES)
    for voice in position.voice_pile:
        left[voice] += 1
    for circle, voice in enumerate(position.voices):
        if not knows_voice(position, seat, circle):
            left[voice] += 1
    return arches_view(left)
