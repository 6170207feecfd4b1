"""Set-up (3.3): the map, the order, and the first cities. Everything that chance decides is drawn here."""

from __future__ import annotations

from pentapolis.games.antiquity.actions import FoundCity
from pentapolis.games.antiquity.actions.lists import FOUND_CITY
from pentapolis.games.antiquity.components import BOX, EXPLORABLE, FIGURES, LAYOUTS, NOBODY
from pentapolis.games.antiquity.components.board import LaidTile, board_of
from pentapolis.games.antiquity.components.masks import mask_of
from pentapolis.games.antiquity.components.plane import BITS, HEXES, too_near
from pentapolis.games.antiquity.rules.countryside.founding import add_city
from pentapolis.games.antiquity.state import Position, turn_of
from pentapolis.games.antiquity.state.phases import ALL_RISE, FIRST_CITIES
from pentapolis.games.antiquity.state.realm import new_realm
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal
from pentapolis.kernel.state import TURNS

RULE = "antiquity.3.3"

NO_FIRST_CITY = Reason("antiquity-refusal-first-city", RULE)


def set_up(position: Position, seed: int) -> None:
    """Draw the map, the tokens and the order; the last in order founds the first city."""
    seats = position.seats
    _draw(position, Chance(seed))
    _fill_supplies(position)
    position.realms = [new_realm() for _ in range(seats)]
    position.owned = (1 << seats) - 1
    position.cut = position.polluted = position.revealed = position.stones = position.golds = 0
    position.cities = position.inns = position.fishery_hexes = position.covered_goods = 0
    position.round = position.famine = 0
    position.executed = position.cathedrals = position.announced = 0
    position.food = position.luxury = position.paid = 0
    position.site_kind = position.site = position.last = NOBODY
    position.shown = position.trades = position.fulfilled = ()
    position.ending = ""
    position.phase = FIRST_CITIES
    position.turn = seats - 1
    position.waiting = ()
    position.actors = TURNS[turn_of(position)]


def _draw(position: Position, chance: Chance) -> None:
    """The map, the faces of the tokens and the order of play, in which a starting player comes last."""
    position.board = board_of(position.seats, _drawn_tiles(position.seats, chance))
    faces = [*EXPLORABLE] * position.seats
    chance.shuffle(faces)
    position.faces = tuple(faces)
    position.tokens = mask_of(position.board.spaces)
    order = [*range(position.seats)]
    chance.shuffle(order)
    starter = position.options.starting_player
    if starter is not None:
        order.remove(starter)
        order.append(starter)
    position.order = tuple(order)
    position.chance = chance.state


def _drawn_tiles(seats: int, chance: Chance) -> tuple[LaidTile, ...]:
    """For each place a tile from the bag, one of its faces, it or its twin, turned by chance (ruling 6)."""
    bag = [*BOX.tiles.slots]
    tiles = []
    for _ in LAYOUTS[seats].centres:
        faces = bag.pop(chance.randrange(len(bag)))
        face = faces[chance.randrange(len(faces))]
        tiles.append(LaidTile(face, bool(chance.randrange(2)), chance.randrange(6)))
    return tuple(tiles)


def _fill_supplies(position: Position) -> None:
    """The pieces that are common to all."""
    position.carts = FIGURES.cart_shops
    position.fountains = FIGURES.fountains
    position.elements = FIGURES.storage_elements
    position.fisheries = FIGURES.fisheries


# First cities ---------------------------------------------------------------------------


def first_sites(position: Position) -> int:
    """The centres for the next first city: on a start tile without one, any terrain (rulings 16, 17)."""
    sites = 0
    for start in position.board.start_sites:
        taken = any(start >> centre & 1 for realm in position.realms for centre in realm.centres)
        if not (taken and position.options.one_first_city_per_start_tile):
            sites |= start
    if not position.options.one_first_city_per_start_tile:
        for realm in position.realms:
            for centre in realm.centres:
                sites &= ~too_near(centre)
    return sites


def first_cities(position: Position, _seat: int) -> list[FoundCity]:
    return [*FOUND_CITY.picked(first_sites(position))]


def why_not_first_city(position: Position, _seat: int, action: FoundCity) -> Refusal | None:
    if first_sites(position) >> BITS[action.hex] & 1:
        return None
    return NO_FIRST_CITY(space=HEXES[action.hex])


def found_first_city(position: Position, seat: int, action: FoundCity, events: list[Event]) -> None:
    """In the opposite of the order of play; then the first round begins."""
    add_city(position, seat, BITS[action.hex], {}, events)
    if position.turn:
        position.turn -= 1
        position.actors = TURNS[turn_of(position)]
    else:
        position.phase = ALL_RISE


FOUND_FIRST_CITY = Decision(
    FoundCity,
    rule=RULE,
    choices=first_cities,
    why_not=why_not_first_city,
    effect=found_first_city,
    reasons=(NO_FIRST_CITY,),
)
