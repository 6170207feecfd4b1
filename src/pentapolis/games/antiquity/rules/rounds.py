"""A round (4.1): all rise (5.1), which begins it, and the order of play (5.3)."""

from __future__ import annotations

from pentapolis.games.antiquity.events.reveal import OrderSet
from pentapolis.games.antiquity.events.rounds import RoundBegan
from pentapolis.games.antiquity.rules.cities import people_of, runners_of
from pentapolis.games.antiquity.rules.planning.plans import begin_plans
from pentapolis.games.antiquity.state import Position, changing
from pentapolis.games.antiquity.state.phases import BEGIN_COUNTRY
from pentapolis.games.antiquity.state.realm import clear_round
from pentapolis.kernel.events import Event


def all_rise(position: Position, events: list[Event]) -> None:
    """The men in the cities get up, those in the country stay; what counts once a round starts again."""
    position.round += 1
    position.cathedrals = 0
    for seat in position.order:
        realm = changing(position, seat)
        realm.manned = 0
        realm.men = people_of(realm) - len(realm.country)
        clear_round(realm)
    events.append(RoundBegan(position.round, position.famine))
    begin_plans(position, events)


def set_order(position: Position, events: list[Event]) -> None:
    """Fewest men on cart shops and explorer first; ties stay as they were."""
    order = sorted(position.order, key=lambda seat: runners_of(position.realms[seat]))
    position.order = tuple(order)
    events.append(OrderSet(position.order, tuple(runners_of(position.realms[seat]) for seat in order)))
    position.phase = BEGIN_COUNTRY
