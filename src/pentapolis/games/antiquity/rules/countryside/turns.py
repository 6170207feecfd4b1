"""Countryside building (5.4): a turn, with all that can be built or cleaned in it.

One after another, each as many builds as cart shops are manned.
"""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Done
from pentapolis.games.antiquity.actions.lists import CLEAN, DONE, FARMS, MINES, RESIGN, WOODCUTTERS
from pentapolis.games.antiquity.components import ALCHEMY, BREWERY, CROPS, MOST_UNITS, ORES, UNITS, WOOD
from pentapolis.games.antiquity.rules.cities import carts_of
from pentapolis.games.antiquity.rules.countryside.carts import RULE
from pentapolis.games.antiquity.rules.countryside.founding import cities, inns
from pentapolis.games.antiquity.rules.countryside.producing import fisheries, free_farms
from pentapolis.games.antiquity.rules.countryside.sites import clean_sites
from pentapolis.games.antiquity.rules.definitions import clean_free_hexes, forest_of, grassland_of
from pentapolis.games.antiquity.rules.stocks import can_supply
from pentapolis.games.antiquity.rules.turns import begin_phase, end_turn, hand_out_turns, one_by_one
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.state import Position
from pentapolis.games.antiquity.state.phases import BEGIN_STORING, COUNTRY, COUNTRY_TURNS
from pentapolis.games.antiquity.state.realm import Realm
from pentapolis.kernel.actions import Action
from pentapolis.kernel.decisions import Decision, may_always
from pentapolis.kernel.events import Event

# Turn after turn ---------------------------------------------------------------------------


def begin_country(position: Position, events: list[Event]) -> None:
    begin_phase(position, COUNTRY, COUNTRY_TURNS, events)


def country_turns(position: Position, events: list[Event]) -> None:
    """One after another, in order of play; who can do nothing is skipped."""
    hand_out_turns(position, COUNTRY, _begin_turn, one_by_one, BEGIN_STORING, events)


def _begin_turn(position: Position, seat: int, _events: list[Event]) -> bool:
    return has_choice(position, seat)


def go_on(position: Position, _events: list[Event]) -> None:
    """After a build or cleaning the turn goes on as long as something can be done."""
    [seat] = position.actors
    if has_choice(position, seat):
        position.phase = COUNTRY
    else:
        end_turn(position, seat, COUNTRY_TURNS)


def has_choice(position: Position, seat: int) -> bool:
    """Whether there is anything to decide in this turn."""
    if position.options.resignation:
        return True
    realm = position.realms[seat]
    if realm.masks[ALCHEMY] and clean_sites(position, seat):
        return True
    if not carts_of(realm):
        return False
    reached = zone_of(position, seat) & clean_free_hexes(position)
    if realm.goods & MOST_UNITS << UNITS * WOOD and reached & forest_of(position):
        return True
    return bool(_builds(position, seat, realm, reached))


def turn_ends(_position: Position, _seat: int) -> tuple[Done, ...]:
    return (DONE,)


def end_country_turn(position: Position, seat: int, _action: Done, _events: list[Event]) -> None:
    end_turn(position, seat, COUNTRY_TURNS)


END_TURN = Decision(Done, rule=RULE, choices=turn_ends, why_not=may_always, effect=end_country_turn)

# Legal lists ---------------------------------------------------------------------------


def legal_country(position: Position, seat: int) -> list[Action]:
    """All that can be done in a turn, listed at once: the zone is the same for most of it."""
    realm = position.realms[seat]
    legal: list[Action] = []
    if realm.masks[ALCHEMY]:
        legal += CLEAN.picked(clean_sites(position, seat))
    if carts_of(realm):
        legal += _builds(position, seat, realm, zone_of(position, seat) & clean_free_hexes(position))
    if position.options.resignation:
        legal.append(RESIGN)
    legal.append(DONE)
    return legal


def _builds(position: Position, seat: int, realm: Realm, reached: int) -> list[Action]:
    """Everything that a cart shop can build, given the clean free hexes of the zone."""
    legal: list[Action] = []
    if realm.goods & MOST_UNITS << UNITS * WOOD:
        legal += WOODCUTTERS.picked(reached & forest_of(position))
        if mountains := reached & position.board.mountain:
            for ore, other in enumerate((position.golds, position.stones)):
                if can_supply(position, ORES[ore]):
                    legal += MINES[ore].picked(mountains & ~other)
        legal += fisheries(position, seat)
    if fields := reached & grassland_of(position):
        for crop, good in enumerate(CROPS):
            if realm.goods >> UNITS * good & MOST_UNITS:
                legal += FARMS[crop].picked(fields)
        legal += free_farms(position, seat)
    if realm.masks[BREWERY]:
        legal += inns(position, seat)
    legal += cities(position, seat)
    return legal
