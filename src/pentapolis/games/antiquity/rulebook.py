"""The rulebook of Antiquity: its phases and steps, and the position that is played by them.

A round has ten phases (4.1). In those of `PHASES` somebody decides, in city building everybody at a step of
their own; the steps of `STEPS` go on by themselves.

The rules stand in `rules/`. What everything else speaks of: `definitions` (4.2), `zones` (4.3), `cities`,
`buildings` and `saints` (what works, and what it does), `stocks` and `payments`, `turns`. Then, in the order
of the rulebook: `setting_up` (3.3), `rounds` with all rise (5.1) and the order of play (5.3), `planning`
(5.2), `countryside` (5.4), `storing` (5.5), `harvest` (5.6), `exploring` (5.7), `famine` (5.8), `pollution`
(5.9) and `victory` (5.10). `docs/rulings/antiquity.md` lists the rulings.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from pentapolis.games.antiquity.actions import ACTION_TYPES, Bury, Done, FoundCity, Pay, TakeBack
from pentapolis.games.antiquity.components import COUNTRYSIDE, FIRST_HOUSE, NOBODY, PLAYED_BOX
from pentapolis.games.antiquity.components.plane import NAME_OF_BIT
from pentapolis.games.antiquity.preview import AntiquityPreview, preview_of
from pentapolis.games.antiquity.resampling import forget_secrets
from pentapolis.games.antiquity.rules.cities import carts_of
from pentapolis.games.antiquity.rules.countryside.alchemy import CLEAN_LAND
from pentapolis.games.antiquity.rules.countryside.carts import RULE as RULE_COUNTRY
from pentapolis.games.antiquity.rules.countryside.founding import (
    BUILD_INN,
    FOUND_ANOTHER_CITY,
    NOTHING_TO_PAY,
    PAY_FIRST,
    PAY_FOR_SITE,
)
from pentapolis.games.antiquity.rules.countryside.producing import (
    BUILD_FARM,
    BUILD_FISHERY,
    BUILD_FREE_FARM,
    BUILD_MINE,
    BUILD_WOODCUTTER,
)
from pentapolis.games.antiquity.rules.countryside.turns import (
    END_TURN,
    begin_country,
    country_turns,
    go_on,
    legal_country,
)
from pentapolis.games.antiquity.rules.exploring import (
    EXPLORE_NOTHING,
    EXPLORE_TOKEN,
    begin_exploration,
    exploration_turns,
)
from pentapolis.games.antiquity.rules.famine import (
    BURY_STARVED,
    NO_GRAVE_DUE,
    begin_famine,
    end_famine,
    famine_turns,
)
from pentapolis.games.antiquity.rules.harvest import HARVEST_GOOD, begin_harvest, end_harvest, harvest_turns
from pentapolis.games.antiquity.rules.planning.bank import GIVE_TO_BANK, TAKE_FROM_BANK
from pentapolis.games.antiquity.rules.planning.building import (
    BUILD_PIECE,
    BUILD_SECOND_HOUSE,
    DEDICATE_CATHEDRAL,
    LEAVE_SECOND_HOUSE,
    PAY_FOR_PIECE,
    PLACE_PIECE,
)
from pentapolis.games.antiquity.rules.planning.manning import SEND_MAN
from pentapolis.games.antiquity.rules.planning.plans import FINISH_PLAN, execute_plans, legal_idle
from pentapolis.games.antiquity.rules.planning.powers import RAZE_CATHEDRAL, REMOVE_GRAVE
from pentapolis.games.antiquity.rules.planning.rearranging import (
    DIG_GRAVE,
    LIFT_BUILDING,
    PUT_BACK,
    PUT_DOWN,
    REBURY,
)
from pentapolis.games.antiquity.rules.planning.steps import (
    OFFER_STANDS,
    TAKE_STEP_BACK,
    WRONG_STEP,
    wrong_step,
)
from pentapolis.games.antiquity.rules.planning.trading import (
    ACCEPT_OFFER,
    BEGIN_OFFER,
    DECLINE_OFFER,
    GIVE_IN_OFFER,
    PROPOSE_OFFER,
    WANT_IN_OFFER,
    WITHDRAW_OFFER,
)
from pentapolis.games.antiquity.rules.pollution import (
    BURY_FOR_WASTE,
    POLLUTE_HEX,
    begin_pollution,
    end_pollution,
    pollution_turns,
    sharing_clean_hexes,
)
from pentapolis.games.antiquity.rules.rounds import all_rise, set_order
from pentapolis.games.antiquity.rules.setting_up import FOUND_FIRST_CITY
from pentapolis.games.antiquity.rules.storing import DISCARD_GOOD, KEEP_REST, begin_storing, storing_turns
from pentapolis.games.antiquity.rules.turns import RULE_ROUND, WRONG_PHASE, wrong_phase
from pentapolis.games.antiquity.rules.victory import GIVE_UP, check_victory
from pentapolis.games.antiquity.scoring import ENDING_RUIN, result_of, winners_of
from pentapolis.games.antiquity.state import RULES_VERSION, Position, phase_of, type_name
from pentapolis.games.antiquity.state.phases import (
    ALL_RISE,
    BEGIN_COUNTRY,
    BEGIN_EXPLORATION,
    BEGIN_FAMINE,
    BEGIN_HARVEST,
    BEGIN_POLLUTION,
    BEGIN_STORING,
    CITY_BUILDING,
    COUNTRY,
    COUNTRY_GOES_ON,
    COUNTRY_TURNS,
    END_FAMINE,
    END_HARVEST,
    END_POLLUTION,
    EXECUTE_PLANS,
    EXPLORATION,
    EXPLORATION_TURNS,
    FAMINE,
    FAMINE_TURNS,
    FIRST_CITIES,
    HARVEST,
    HARVEST_TURNS,
    ORDER_OF_PLAY,
    POLLUTION,
    POLLUTION_TURNS,
    SITE,
    STORING,
    STORING_TURNS,
    TOGETHER,
    VICTORY_CHECK,
)
from pentapolis.games.antiquity.state.phases import PHASES as PHASE_NAMES
from pentapolis.games.antiquity.state.realm import (
    BURYING,
    COMPOSING,
    EXCHANGING,
    IDLE,
    MOVING,
    OFFERED,
    PAYING,
    PLACING,
    SAINT,
    SECOND_HOUSE,
)
from pentapolis.games.antiquity.state.realm import STEPS as PLAN_STEPS
from pentapolis.games.antiquity.view import view_of
from pentapolis.games.antiquity.view.types import AntiquityView
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Rng
from pentapolis.kernel.decisions import Arguments, Decision, Phase, Rulebook
from pentapolis.kernel.events import Event, seat_list
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.results import Result
from pentapolis.kernel.snapshots import Layout

# What a phase asks ---------------------------------------------------------------------------


def plan_arguments(position: Position, seat: int) -> Arguments:
    """What the messages about steps of a plan speak of."""
    realm = position.realms[seat]
    piece = realm.hand[-1].piece if realm.step == MOVING else realm.piece
    return {
        "round": position.round,
        "men": realm.men,
        "building": "house" if piece == NOBODY else type_name(piece),
        "number": piece - FIRST_HOUSE + 1 if piece >= FIRST_HOUSE else 0,
        "food": realm.food,
        "luxury": realm.luxury,
        "player_two": seat if realm.partner == NOBODY else realm.partner,
    }


def country_arguments(position: Position, seat: int) -> Arguments:
    return {"carts": carts_of(position.realms[seat])}


def site_arguments(position: Position, _seat: int) -> Arguments:
    return {
        "kind": COUNTRYSIDE[position.site_kind],
        "space": NAME_OF_BIT[position.site],
        "food": position.food,
        "luxury": position.luxury,
    }


def storing_prompt(position: Position, seat: int) -> str:
    return "storage" if position.realms[seat].due else "keeping"


def harvest_arguments(position: Position, seat: int) -> Arguments:
    realm = position.realms[seat]
    country = realm.country[realm.at]
    return {"kind": COUNTRYSIDE[country.kind], "space": NAME_OF_BIT[country.centre]}


def pollution_prompt(position: Position, seat: int) -> str:
    return "pollution" if position.realms[seat].markers else "waste-graves"


def due_arguments(position: Position, seat: int) -> Arguments:
    """The number of markers, graves or goods."""
    realm = position.realms[seat]
    return {"count": realm.markers or realm.due}


def told_others(position: Position, seat: int | None) -> Message | None:
    """What those are told who have nothing to decide, where several decide at the same time."""
    if position.phase == CITY_BUILDING:
        args: Arguments = {"players": seat_list(position.actors), "round": position.round}
        return Message("antiquity-prompt-planning", args)
    if seat is not None and seat in position.waiting and (before := _waited_for(position, seat)):
        return Message("antiquity-prompt-pollution-waiting-you", {"players": seat_list(before)})
    if len(position.actors) > 1:
        name = f"antiquity-prompt-{PHASE_NAMES[position.phase]}-together"
        return Message(name, {"players": seat_list(position.actors)})
    return None


def _waited_for(position: Position, seat: int) -> list[int]:
    """Those before a seat in order of play with whom it shares hexes that can still be polluted."""
    if position.phase != POLLUTION:
        return []
    unfinished = (*position.actors, *position.waiting)
    before = position.order[: position.order.index(seat)]
    return sharing_clean_hexes(position, seat, [other for other in before if other in unfinished])


def over(position: Position) -> Message:
    """Who has won."""
    if position.ending == ENDING_RUIN:
        return Message("antiquity-prompt-ruin", {"round": position.round})
    winners = seat_list(winners_of(position))
    return Message("antiquity-prompt-over", {"players": winners, "round": position.round})


# Phases and steps ---------------------------------------------------------------------------


def _plan(
    step: int,
    *decisions: Decision[Position],
    listed: Callable[[Position, int], list[Action]] | None = None,
) -> Phase[Position]:
    """What can be done at a step of a plan, which nobody else sees."""
    name = f"plan-{PLAN_STEPS[step]}"
    return Phase(name, *decisions, arguments=plan_arguments, listed=listed, unseen=True)


PHASES: dict[int, Phase[Position]] = {
    FIRST_CITIES: Phase("first-city", FOUND_FIRST_CITY),
    CITY_BUILDING + IDLE: _plan(
        IDLE,
        BUILD_PIECE,
        SEND_MAN,
        REMOVE_GRAVE,
        RAZE_CATHEDRAL,
        LIFT_BUILDING,
        DIG_GRAVE,
        GIVE_TO_BANK,
        ACCEPT_OFFER,
        DECLINE_OFFER,
        BEGIN_OFFER,
        TAKE_STEP_BACK,
        FINISH_PLAN,
        listed=legal_idle,
    ),
    CITY_BUILDING + PLACING: _plan(PLACING, PLACE_PIECE, TAKE_STEP_BACK),
    CITY_BUILDING + PAYING: _plan(PAYING, PAY_FOR_PIECE, TAKE_STEP_BACK),
    CITY_BUILDING + SAINT: _plan(SAINT, DEDICATE_CATHEDRAL, TAKE_STEP_BACK),
    CITY_BUILDING + SECOND_HOUSE: _plan(SECOND_HOUSE, BUILD_SECOND_HOUSE, LEAVE_SECOND_HOUSE, TAKE_STEP_BACK),
    CITY_BUILDING + EXCHANGING: _plan(EXCHANGING, GIVE_TO_BANK, TAKE_FROM_BANK, TAKE_STEP_BACK),
    CITY_BUILDING + MOVING: _plan(MOVING, PUT_DOWN, LIFT_BUILDING, DIG_GRAVE, PUT_BACK, TAKE_STEP_BACK),
    CITY_BUILDING + BURYING: _plan(BURYING, REBURY, TAKE_STEP_BACK),
    CITY_BUILDING + COMPOSING: _plan(COMPOSING, GIVE_IN_OFFER, WANT_IN_OFFER, PROPOSE_OFFER, WITHDRAW_OFFER),
    CITY_BUILDING + OFFERED: _plan(OFFERED, WITHDRAW_OFFER),
    COUNTRY: Phase(
        "country",
        CLEAN_LAND,
        BUILD_WOODCUTTER,
        BUILD_MINE,
        BUILD_FISHERY,
        BUILD_FARM,
        BUILD_FREE_FARM,
        BUILD_INN,
        FOUND_ANOTHER_CITY,
        GIVE_UP,
        END_TURN,
        arguments=country_arguments,
        listed=legal_country,
    ),
    SITE: Phase("site", PAY_FOR_SITE, arguments=site_arguments),
    STORING: Phase(
        "storage",
        DISCARD_GOOD,
        KEEP_REST,
        prompts=("storage", "keeping"),
        prompt=storing_prompt,
        arguments=due_arguments,
    ),
    HARVEST: Phase("harvest", HARVEST_GOOD, arguments=harvest_arguments),
    EXPLORATION: Phase("exploration", EXPLORE_TOKEN, EXPLORE_NOTHING),
    FAMINE: Phase("famine", BURY_STARVED, arguments=due_arguments),
    POLLUTION: Phase(
        "pollution",
        POLLUTE_HEX,
        BURY_FOR_WASTE,
        prompts=("pollution", "waste-graves"),
        prompt=pollution_prompt,
        arguments=due_arguments,
    ),
}

STEPS: dict[int, Callable[[Position, list[Event]], None]] = {
    ALL_RISE: all_rise,
    EXECUTE_PLANS: execute_plans,
    ORDER_OF_PLAY: set_order,
    BEGIN_COUNTRY: begin_country,
    COUNTRY_TURNS: country_turns,
    COUNTRY_GOES_ON: go_on,
    BEGIN_STORING: begin_storing,
    STORING_TURNS: storing_turns,
    BEGIN_HARVEST: begin_harvest,
    HARVEST_TURNS: harvest_turns,
    END_HARVEST: end_harvest,
    BEGIN_EXPLORATION: begin_exploration,
    EXPLORATION_TURNS: exploration_turns,
    BEGIN_FAMINE: begin_famine,
    FAMINE_TURNS: famine_turns,
    END_FAMINE: end_famine,
    BEGIN_POLLUTION: begin_pollution,
    POLLUTION_TURNS: pollution_turns,
    END_POLLUTION: end_pollution,
    VICTORY_CHECK: check_victory,
}

# Actions that have nothing to do with what must be decided -------------------------------------------------

IN_PLANS = {
    decision.action for step in range(len(PLAN_STEPS)) for decision in PHASES[CITY_BUILDING + step].decisions
}
IN_COUNTRY = {decision.action for decision in PHASES[COUNTRY].decisions}
RULES: dict[type[Action], str] = {
    **{decision.action: decision.rule for phase in PHASES.values() for decision in phase.decisions},
    Done: RULE_ROUND,
    FoundCity: RULE_COUNTRY,
}
"""The rule that says when an action is possible at all."""


def why_not_now(position: Position, seat: int, action: Action) -> Refusal:
    """Plans have their steps, sites are paid for first, and everything else has its phase."""
    kind = type(action)
    if position.phase == CITY_BUILDING and kind in IN_PLANS:
        return OFFER_STANDS() if kind is TakeBack else wrong_step(position, seat)
    if position.phase == COUNTRY and position.site != NOBODY and kind in IN_COUNTRY:
        return PAY_FIRST(kind=COUNTRYSIDE[position.site_kind])
    if kind is Pay:
        return NOTHING_TO_PAY()
    return NO_GRAVE_DUE() if kind is Bury else wrong_phase(position, RULES[kind])


RULEBOOK = Rulebook(
    "antiquity",
    ACTION_TYPES,
    PHASES,
    STEPS,
    not_now=why_not_now,
    other_reasons=(WRONG_PHASE, WRONG_STEP, OFFER_STANDS, PAY_FIRST, NOTHING_TO_PAY, NO_GRAVE_DUE),
    over=over,
    over_ids=("antiquity-prompt-over", "antiquity-prompt-ruin"),
    phase_of=phase_of,
    told_others=told_others,
    told_ids=(
        "antiquity-prompt-planning",
        *(f"antiquity-prompt-{PHASE_NAMES[phase]}-together" for phase in TOGETHER),
        "antiquity-prompt-pollution-waiting-you",
    ),
)


class Antiquity(Position):
    """A position of Antiquity with its rules."""

    rulebook: ClassVar[Rulebook] = RULEBOOK
    layout: ClassVar[Layout] = Layout(Position, Position.key, RULES_VERSION, PLAYED_BOX.mark)

    def _result(self) -> Result:
        return result_of(self)

    def view(self, seat: int | None) -> AntiquityView:
        return view_of(self, self.viewer(seat))

    def preview(self, seat: int, action: Action) -> AntiquityPreview | None:
        return None if self.refusal(seat, action) else preview_of(self, seat, action)

    def _forget(self, seat: int | None, rng: Rng) -> None:
        forget_secrets(self, seat, rng)
