"""Founding a city with an action card (5.3b): where and when, and which city sends somebody."""

from __future__ import annotations

from pentapolis.games.lacitta.actions import FOUND, SEND, Found, Send
from pentapolis.games.lacitta.components import BOX, HEXES
from pentapolis.games.lacitta.components.board import by_byte, pick
from pentapolis.games.lacitta.events import Founded, SiteChosen
from pentapolis.games.lacitta.rules.castles import no_castle, why_no_castle
from pentapolis.games.lacitta.rules.cities import (
    add_city,
    castles_left,
    citizens_left,
    city_at,
    spare_citizens,
)
from pentapolis.games.lacitta.state import NEXT_TURN, SENDING, SLOTS, Position
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Refusal

RULE = "lacitta.5.3b"

FOUNDED = Reason("lacitta-refusal-founded", RULE)
NO_CASTLE = Reason("lacitta-refusal-no-castle", RULE)
NO_DONOR = Reason("lacitta-refusal-no-donor", RULE)
NO_CITIZENS = Reason("lacitta-refusal-no-citizens", RULE)
NOT_THERE = no_castle(RULE)
NOT_YOUR_CITY = Reason("lacitta-refusal-not-your-city", RULE)
NO_SPARE = Reason("lacitta-refusal-no-spare", RULE)

_CARD = BOX.action_card
_FOUNDINGS = by_byte(FOUND)

# The site; the action card itself is played in `action_cards` ------------------------------------------


def may_found(position: Position, seat: int) -> bool:
    """Once a year, with a castle in stock (rulings 30 and 31); `survey` sees to the citizen."""
    if position.founded >> seat & 1 or len(position.cities[seat]) == SLOTS:
        return False
    return position.options.citizens_unlimited or citizens_left(position) >= _CARD.citizens_from_supply


def donors_of(position: Position, seat: int) -> list[int]:
    """Return the cities that have a citizen to spare."""
    return [city for city in position.cities[seat] if spare_citizens(position, city) > 0]


def foundings(position: Position, _seat: int) -> list[Found]:
    return pick(_FOUNDINGS, position.founding)


def why_not_found(position: Position, seat: int, action: Found) -> Refusal | None:
    site = action.hex
    if position.founding >> site & 1:
        return None
    if position.founded >> seat & 1:
        return FOUNDED()
    if not castles_left(position, seat):
        return NO_CASTLE()
    if not donors_of(position, seat):
        return NO_DONOR()
    if not may_found(position, seat):
        return NO_CITIZENS(space=HEXES[site])
    return why_no_castle(position, site, NOT_THERE)


FOUNDING_REASONS = (FOUNDED, NO_CASTLE, NO_DONOR, NO_CITIZENS, *NOT_THERE)
"""Why a city cannot be founded."""


def found(position: Position, seat: int, action: Found, events: list[Event]) -> None:
    position.founded |= 1 << seat
    position.action_cards[seat] -= 1
    position.site = action.hex
    position.phase = SENDING
    if len(donors_of(position, seat)) > 1:
        events.append(SiteChosen(seat, HEXES[action.hex]))


# The settler ---------------------------------------------------------------------------


def sendings(position: Position, seat: int) -> list[Send]:
    return [SEND[position.castles[city]] for city in donors_of(position, seat)]


def why_not_send(position: Position, seat: int, action: Send) -> Refusal | None:
    city, space = city_at(position, seat, action.castle), HEXES[action.castle]
    if city == EMPTY:
        return NOT_YOUR_CITY(space=space)
    return None if spare_citizens(position, city) > 0 else NO_SPARE(space=space, space_from=space)


def send(position: Position, seat: int, action: Send, events: list[Event]) -> None:
    site = position.site
    people = _CARD.citizens_from_own_city + _CARD.citizens_from_supply
    position.people[city_at(position, seat, action.castle)] -= _CARD.citizens_from_own_city
    add_city(position, seat, site, people)
    position.site = EMPTY
    events.append(Founded(seat, HEXES[site], HEXES[action.castle], people, position.land.food[site]))
    position.phase = NEXT_TURN


SEND_SETTLER = Decision(
    Send,
    rule=RULE,
    choices=sendings,
    why_not=why_not_send,
    effect=send,
    reasons=(NOT_YOUR_CITY, NO_SPARE),
)
