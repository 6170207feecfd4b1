"""What each seat of La Città may see. `view_types.py` says what the fields mean."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from pentapolis.games.lacitta.actions import HIDDEN
from pentapolis.games.lacitta.board import BIT, Land, hexes_of, names_of
from pentapolis.games.lacitta.cities import NO_LIMIT, Cities
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
from pentapolis.games.lacitta.resampling import knows_voice
from pentapolis.games.lacitta.scoring import points_of
from pentapolis.games.lacitta.state import EMPTY, PHASES, PURPOSES, REMOVING, SLOTS, WISHING
from pentapolis.games.lacitta.view_types import (
    Arches,
    CityView,
    FigureView,
    LaCittaView,
    PlayerView,
    TileView,
)
from pentapolis.kernel.views import message_view, result_view

if TYPE_CHECKING:
    from pentapolis.games.lacitta.rules import LaCitta


def view_of(position: LaCitta, seat: int | None) -> LaCittaView:
    """What this seat may see (None: a spectator)."""
    options, phase = position.options, position.phase
    handled = position.queue[0] if phase in (WISHING, REMOVING) else EMPTY
    return {
        "game": "lacitta",
        "seat": seat,
        "seats": position.seats,
        "colours": list(options.colours),
        "ply": position.ply,
        "actors": list(position.actors),
        "prompt": message_view(position.prompt(seat)),
        "result": result_view(position.result),
        "setup": options.setup,
        "bread_spread": options.bread_spread,
        "phase": PHASES[phase],
        "year": position.year,
        "years": YEARS,
        "round": position.round,
        "rounds": ROUNDS,
        "start_player": position.start_player,
        "turn_of": position.turn_of,
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
        "surplus_tiles": position.tiles_too_many(handled) if phase == REMOVING else 0,
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
        "citizens_left": None if options.citizens_unlimited else position.citizens_left(),
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


def _city(position: Cities, city: int) -> CityView:
    limit, people = position.limit(city), position.people[city]
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
        "attraction": arches_view([position.attraction(city, category) for category in CATEGORIES]),
        "complete": position.is_complete(city),
        "tiles": tiles,
        "neighbours": [HEXES[position.castles[other]] for other in position.neighbours(city)],
    }


def arches_view(numbers: list[int]) -> Arches:
    """A number for each attraction, as JSON."""
    culture, knowledge, health = numbers
    return {"culture": culture, "knowledge": knowledge, "health": health}


def _tiles(position: Cities, city: int) -> list[TileView]:
    """The castle first, then the others in the order of the hexes."""
    castle, land = position.castles[city], position.land
    found: list[TileView] = []
    for site in (castle, *hexes_of(position.tiles[city] & ~BIT[castle])):
        kind = position.tile_at(site)
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


def _player(position: LaCitta, owner: int) -> PlayerView:
    return {
        "gold": position.gold[owner],
        "income": position.income_of(owner),
        "action_cards": position.action_cards[owner],
        "castles": position.castles_left(owner),
        "figures_left": position.figures_left(owner),
        "figures": [_figure(figure) for figure in position.figures[owner]],
        "people": position.people_of(owner),
        "food": position.food_of(owner),
        "newcomers": sum([position.may_grow(city) for city in position.cities[owner]]),
        "founded": position.founded[owner],
        "hungry": position.hungry[owner],
        "points": points_of(position, owner),
        "cards": [CARDS[card] for card in position.used[owner]],
        "unseen": position.passes[owner],
        "looked": [circle for circle in HIDDEN if position.looked[owner] >> circle & 1],
    }


def _figure(figure: int) -> FigureView:
    site, purpose = divmod(figure, len(PURPOSES))
    return {"hex": HEXES[site], "purpose": PURPOSES[purpose]}


def _voices_left(position: LaCitta, seat: int | None) -> Arches:
    """The voice cards that the seat has not seen: the box's without those of earlier years and known ones."""
    left = [0] * len(CATEGORIES)
    for voice in position.voice_pile:
        left[voice] += 1
    for circle, voice in enumerate(position.voices):
        if not knows_voice(position, seat, circle):
            left[voice] += 1
    return arches_view(left)
