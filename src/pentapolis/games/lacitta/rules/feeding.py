"""Feeding the citizens (phase 8, 5.8)."""

from __future__ import annotations

from pentapolis.games.lacitta.actions import STARVE, Starve
from pentapolis.games.lacitta.components import HEXES
from pentapolis.games.lacitta.events import Famine, Fed, Starved
from pentapolis.games.lacitta.rules.cities import city_at, food_of, people_of
from pentapolis.games.lacitta.rules.removal import too_large
from pentapolis.games.lacitta.state import CLEAR, STARVING, YEAR_END, Position
from pentapolis.kernel.actions import Action
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Refusal
from pentapolis.kernel.state import TURNS

RULE = "lacitta.5.8"

NOT_YOUR_CITY = Reason("lacitta-refusal-not-your-city", RULE)
NOBODY_LEFT = Reason("lacitta-refusal-nobody-left", RULE)


def feed_next(position: Position, events: list[Event]) -> None:
    """One comparison for each player and year; farms lost by it cause no second one (ruling 26)."""
    while position.feeding < position.seats:
        seat = (position.start_player + position.feeding) % position.seats
        position.feeding += 1
        food, people = food_of(position, seat), people_of(position, seat)
        if people > food:
            events.append(Famine(seat, food, people))
            position.hungry |= 1 << seat
            position.victims = people - food
            position.actors = TURNS[seat]
            position.phase = STARVING
            return
        events.append(Fed(seat, food, people))
    position.phase = YEAR_END


# Famine ---------------------------------------------------------------------------


def starvings(position: Position, seat: int) -> list[Starve]:
    people, castles = position.people, position.castles
    return [STARVE[castles[city]] for city in position.cities[seat] if people[city]]


def only_victim(position: Position, seat: int) -> Action | None:
    """Where one city alone has citizens, or nobody can be spared, there is nothing to choose."""
    victims = starvings(position, seat)
    if len(victims) > 1 and position.victims < people_of(position, seat):
        return None
    return victims[0]


def why_not_starve(position: Position, seat: int, action: Starve) -> Refusal | None:
    city = city_at(position, seat, action.castle)
    if city == EMPTY:
        return NOT_YOUR_CITY(space=HEXES[action.castle])
    return None if position.people[city] else NOBODY_LEFT(space=HEXES[action.castle])


def starve(position: Position, seat: int, action: Starve, events: list[Event]) -> None:
    position.people[position.castles.index(action.castle)] -= 1
    position.victims -= 1
    events.append(Starved(seat, HEXES[action.castle]))
    if not position.victims:
        position.queue = tuple(too_large(position, seat))
        position.phase = CLEAR


STARVE_CITIZEN = Decision(
    Starve,
    rule=RULE,
    choices=starvings,
    why_not=why_not_starve,
    effect=starve,
    reasons=(NOT_YOUR_CITY, NOBODY_LEFT),
)
