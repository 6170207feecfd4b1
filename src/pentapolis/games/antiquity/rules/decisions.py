"""Every decision: what is legal in a phase, why an action is not, and what it does.

The functions themselves stand with their rules; these tables say which of them an action asks for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from pentapolis.games.antiquity import actions as act
from pentapolis.games.antiquity.actions import Done, Place
from pentapolis.games.antiquity.realm import MOVING, SECOND_HOUSE
from pentapolis.games.antiquity.rules.flow import RULE_ROUND
from pentapolis.games.antiquity.rules.rounds import Rounds
from pentapolis.games.antiquity.state import (
    CITY_BUILDING,
    COUNTRY,
    EXPLORATION,
    FAMINE,
    FIRST_CITIES,
    HARVEST,
    POLLUTION,
    STORING,
)
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

T = TypeVar("T")

LEGAL: dict[int, Callable[[Rounds, int], list[Action]]] = {
    FIRST_CITIES: Rounds._legal_first_cities,
    CITY_BUILDING: Rounds._legal_city,
    COUNTRY: Rounds._legal_country,
    STORING: Rounds._legal_discards,
    HARVEST: Rounds._legal_harvest,
    EXPLORATION: Rounds._legal_exploration,
    FAMINE: Rounds._legal_graves,
    POLLUTION: Rounds._legal_pollution,
}
"""What a seat can choose from, by phase."""

# Actions that mean different things in different phases ---------------------------------------------------


def _why_not_done(position: Rounds, seat: int, action: Done) -> Refusal | None:
    phase = position.phase
    if phase == CITY_BUILDING:
        return position._why_not_finish(seat, action)
    if phase == COUNTRY:
        return position._why_not_end(seat, action)
    if phase == STORING:
        return position._why_not_keep(seat, action)
    return None if phase == EXPLORATION else position._wrong_phase(RULE_ROUND)


def _be_done(position: Rounds, seat: int, action: Done) -> list[Event]:
    if position.phase == STORING:
        return position._keep(seat)
    if position.phase != CITY_BUILDING:
        return position._end_turn(seat, [])
    if position.realms[seat].step == SECOND_HOUSE:
        return position._leave_second_house(seat, action)
    return position._finish(seat)


def _place(position: Rounds, seat: int, action: Place) -> list[Event]:
    if position.realms[seat].step == MOVING:
        return position._put_down(seat, action)
    return position._place(seat, action)


def _in_phase(phase: int, then: Callable[..., T], otherwise: Callable[..., T]) -> Callable[..., T]:
    """What an action means in one phase, and what in the others."""

    def chosen(position: Rounds, seat: int, action: Action) -> T:
        return (then if position.phase == phase else otherwise)(position, seat, action)

    return chosen


# All actions ---------------------------------------------------------------------------


class Decision(NamedTuple):
    """What says why a seat cannot take an action, and what the action does."""

    why_not: Callable[..., Refusal | None]
    effect: Callable[..., list[Event]]


DECISIONS: dict[type, Decision] = {
    act.Done: Decision(_why_not_done, _be_done),
    act.Pay: Decision(
        _in_phase(CITY_BUILDING, Rounds._why_not_pay_piece, Rounds._why_not_pay_site),
        _in_phase(CITY_BUILDING, Rounds._pay_piece, Rounds._pay_site),
    ),
    act.FoundCity: Decision(
        _in_phase(FIRST_CITIES, Rounds._why_not_first_city, Rounds._why_not_city),
        _in_phase(FIRST_CITIES, Rounds._found_first_city, Rounds._found_city),
    ),
    # City building (5.2)
    act.Build: Decision(Rounds._why_not_build, Rounds._build),
    act.Place: Decision(Rounds._why_not_place, _place),
    act.ChooseSaint: Decision(Rounds._why_not_saint, Rounds._choose_saint),
    act.Man: Decision(Rounds._why_not_man, Rounds._man),
    act.Heal: Decision(Rounds._why_not_heal, Rounds._heal),
    act.Raze: Decision(Rounds._why_not_raze, Rounds._raze),
    act.Exchange: Decision(Rounds._why_not_exchange, Rounds._exchange),
    act.Take: Decision(Rounds._why_not_take, Rounds._take),
    act.Lift: Decision(Rounds._why_not_lift, Rounds._lift),
    act.Dig: Decision(Rounds._why_not_dig, Rounds._dig),
    act.TakeBack: Decision(Rounds._why_not_take_back, Rounds._take_back),
    act.Offer: Decision(Rounds._why_not_offer, Rounds._offer),
    act.Give: Decision(Rounds._why_not_give, Rounds._give),
    act.Want: Decision(Rounds._why_not_want, Rounds._want),
    act.Propose: Decision(Rounds._why_not_propose, Rounds._propose),
    act.Withdraw: Decision(Rounds._why_not_withdraw, Rounds._withdraw),
    act.Accept: Decision(Rounds._why_not_accept, Rounds._accept),
    act.Decline: Decision(Rounds._why_not_decline, Rounds._decline),
    # Countryside building (5.4)
    act.BuildWoodcutter: Decision(Rounds._why_not_woodcutter, Rounds._woodcutter),
    act.BuildFarm: Decision(Rounds._why_not_farm, Rounds._farm),
    act.BuildFreeFarm: Decision(Rounds._why_not_free_farm, Rounds._free_farm),
    act.BuildMine: Decision(Rounds._why_not_mine, Rounds._mine),
    act.BuildFishery: Decision(Rounds._why_not_fishery, Rounds._fishery),
    act.BuildInn: Decision(Rounds._why_not_inn, Rounds._found_inn),
    act.Clean: Decision(Rounds._why_not_clean, Rounds._clean),
    act.Resign: Decision(Rounds._why_not_resign, Rounds._resign),
    # Storage, harvest, exploration, famine, pollution (5.5 to 5.9)
    act.Discard: Decision(Rounds._why_not_discard, Rounds._discard),
    act.Harvest: Decision(Rounds._why_not_harvest, Rounds._harvest),
    act.Explore: Decision(Rounds._why_not_explore, Rounds._explore),
    act.Bury: Decision(
        _in_phase(CITY_BUILDING, Rounds._why_not_rebury, Rounds._why_not_bury),
        _in_phase(CITY_BUILDING, Rounds._rebury, Rounds._bury),
    ),
    act.Pollute: Decision(Rounds._why_not_pollute, Rounds._pollute),
}
"""The decision that each type of action takes."""
