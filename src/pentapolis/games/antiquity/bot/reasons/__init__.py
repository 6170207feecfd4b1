"""Why the planner does what it does: reasons for every action, from the parts of its judgement.

`weighing` has what all share. Then by what is decided: `building` (pieces and men), `planning` (the other
steps of a plan), `countryside`, and `disasters` (goods that do not fit, harvest, tokens, graves, pollution).
Everything weighs in goods, as the planner counts.
"""

from __future__ import annotations

from pentapolis.games.antiquity.actions import (
    Accept,
    Build,
    BuildFarm,
    BuildFishery,
    BuildFreeFarm,
    BuildInn,
    BuildMine,
    BuildWoodcutter,
    Bury,
    ChooseSaint,
    Clean,
    Discard,
    Done,
    Exchange,
    Explore,
    FoundCity,
    Give,
    Harvest,
    Heal,
    Lift,
    Man,
    Pay,
    Place,
    Pollute,
    Take,
    Want,
)
from pentapolis.games.antiquity.bot.reasons import building, countryside, disasters, planning
from pentapolis.games.antiquity.bot.reasons.weighing import reason
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.state.phases import CITY_BUILDING, COUNTRY, EXPLORATION, FAMINE, POLLUTION
from pentapolis.games.antiquity.state.realm import SECOND_HOUSE
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Reason


def reasons_for(state: Antiquity, seat: int, action: Action) -> list[Reason]:
    """What speaks for and against a legal action."""
    if isinstance(action, Done):
        return _done(state, seat)
    if state.phase == CITY_BUILDING:
        return _in_plan(state, seat, action)
    if state.phase == COUNTRY or isinstance(action, FoundCity):
        return _in_country(state, seat, action)
    return _later(state, seat, action)


def _done(state: Antiquity, seat: int) -> list[Reason]:
    if state.phase == EXPLORATION:
        return disasters.stay_reasons()
    if state.phase != CITY_BUILDING:
        return countryside.end_reasons(state, seat)
    if state.realms[seat].step == SECOND_HOUSE:
        return [reason("no-second-house", -1.0)]
    return planning.finish_reasons(state, seat)


def _in_plan(state: Antiquity, seat: int, action: Action) -> list[Reason]:
    match action:
        case Build():
            return building.build_reasons(state, seat, action)
        case Man():
            return building.man_reasons(state, seat, action)
        case Place():
            return planning.place_reasons(state, seat, action)
        case Pay():
            return planning.pay_reasons(state, seat, action)
        case ChooseSaint():
            return planning.saint_reasons(state, seat, action.saint)
        case Exchange():
            return planning.exchange_reasons(state, seat, action)
        case Take():
            return planning.take_reasons(state, seat, action.good)
        case Give():
            return planning.give_reasons(state, seat, action)
        case Want():
            return planning.want_reasons(state, seat, action)
        case Heal():
            return planning.heal_reasons(state, seat, action)
        case Lift():
            return planning.lift_reasons(state, seat, action)
        case Accept():
            return planning.accept_reasons(state, seat, action)
        case Bury():
            return disasters.bury_reasons(state, seat, action)
        case _:
            return [_other_step(action)]


def _other_step(action: Action) -> Reason:
    """What the planner has no opinion about: trades, taking back, giving up."""
    worth = {"resign": -5.0, "take-back": -0.2}.get(action.verb, 0.1)
    return reason("step", worth, verb=action.verb)


def _in_country(state: Antiquity, seat: int, action: Action) -> list[Reason]:
    match action:
        case BuildWoodcutter() | BuildFarm() | BuildFreeFarm() | BuildMine() | BuildFishery():
            return countryside.produce_reasons(state, seat, action)
        case BuildInn():
            return countryside.inn_reasons(state, seat, action)
        case FoundCity():
            return countryside.city_reasons(state, seat, action)
        case Clean():
            return countryside.clean_reasons(state, action)
        case Pay():
            return planning.pay_reasons(state, seat, action)
        case _:
            return [_other_step(action)]


def _later(state: Antiquity, seat: int, action: Action) -> list[Reason]:
    match action:
        case Discard():
            return disasters.discard_reasons(state, seat, action)
        case Harvest():
            return disasters.harvest_reasons(state, seat, action)
        case Explore():
            return disasters.explore_reasons(state, seat)
        case Bury() if state.phase in (FAMINE, POLLUTION):
            return disasters.bury_reasons(state, seat, action)
        case Pollute():
            return disasters.pollute_reasons(state, seat, action)
        case _:
            return []
