"""The rulebook of The Pillars of the Earth: its phases, and the position that is played by them.

Rule references: `pillars.A1` to `pillars.A14` are the actions in the order of a round.
`docs/rulings/pillars.md` lists the rulings.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from pentapolis.games.pillars.actions import ACTION_TYPES
from pentapolis.games.pillars.components import EVENTS, GOLD, PLAYED_BOX, ROUNDS, craftsman_limit
from pentapolis.games.pillars.preview import PillarsPreview, preview_of
from pentapolis.games.pillars.resampling import forget_secrets
from pentapolis.games.pillars.rules.cathedral import (
    BOOST_CRAFTSMAN,
    CONVERT_GOODS,
    DECLINE_BOOST,
    FINISH_BUILDING,
    RETURN_CUBE,
    build_on,
    cathedral_step,
    conversions_or_finish,
    keep_five,
    too_many,
)
from pentapolis.games.pillars.rules.event import (
    CHOOSE_PROTECTION,
    COLLECT_CUBE,
    DECLINE_THOMAS,
    LOSE_CRAFTSMAN,
    USE_THOMAS,
    bishop_step,
    event_step,
)
from pentapolis.games.pillars.rules.market import (
    BUY_CUBES,
    SELL_CUBES,
    STOP_TRADING,
    castle_step,
    market_step,
    shiring_step,
    trades,
)
from pentapolis.games.pillars.rules.phase_one import (
    DISMISS_CRAFTSMAN,
    HIRE_CRAFTSMAN,
    PASS_BY_CHOICE,
    TAKE_CARD,
    card_choices,
    choose_cards,
)
from pentapolis.games.pillars.rules.phase_two import (
    ACCEPT_BUILDER,
    LET_WAIT,
    PLACE_FOR_GOLD,
    PLACE_FREE,
    REJECT_BUILDER,
    USE_REMIGIUS,
    draw_builder,
    offer_builder,
    price_of,
)
from pentapolis.games.pillars.rules.rounds import begin_round, start_player_step
from pentapolis.games.pillars.rules.valley import (
    DECLINE_LOYALTY,
    USE_LOYALTY,
    court_step,
    kingsbridge_step,
    mill_step,
    priory_step,
    site_step,
    tax_of,
)
from pentapolis.games.pillars.scoring import ranking_of, result_of
from pentapolis.games.pillars.state import (
    BEGIN_ROUND,
    BISHOP_STEP,
    BOOSTING,
    BUILD_ON,
    CASTLE_STEP,
    CATHEDRAL_STEP,
    CHOOSING_CARDS,
    CHOOSING_CUBE,
    CHOOSING_PROTECTION,
    CONVERTING,
    COURT_STEP,
    DISMISSING,
    EVENT_STEP,
    FOREST_STEP,
    GRAVEL_PIT_STEP,
    KEEP_FIVE,
    KINGSBRIDGE_STEP,
    LOSING_CRAFTSMAN,
    MARKET_STEP,
    MILL_STEP,
    NEXT_BUILDER,
    NEXT_CARD,
    OFFER_BUILDER,
    OFFERED_LOYALTY,
    OFFERED_THOMAS,
    PHASES,
    PLACING,
    PLACING_FREE,
    PRIORY_STEP,
    QUARRY_STEP,
    REJECTING,
    RETURNING,
    RULES_VERSION,
    SHIRING_STEP,
    START_PLAYER_STEP,
    TRADING,
    Position,
)
from pentapolis.games.pillars.view import view_of
from pentapolis.games.pillars.view.types import PillarsView
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Rng
from pentapolis.kernel.decisions import Arguments, Phase, Reason, Rulebook
from pentapolis.kernel.events import Event, seat_list
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.results import Result
from pentapolis.kernel.snapshots import Layout

# What prompts speak of ---------------------------------------------------------------------------


def round_argument(position: Position, _seat: int) -> Arguments:
    return {"round": position.round, "rounds": ROUNDS}


def limit_argument(position: Position, seat: int) -> Arguments:
    return {"limit": craftsman_limit(position.advantages[seat])}


def owner_arguments(position: Position, _seat: int) -> Arguments:
    return {"player_owner": position.hand, "cost": price_of(position)}


def price_arguments(position: Position, seat: int) -> Arguments:
    return {"cost": price_of(position), "gold": position.stocks[seat][GOLD]}


def event_argument(position: Position, _seat: int) -> Arguments:
    return {"event": EVENTS[position.event]}


def tax_argument(position: Position, seat: int) -> Arguments:
    return {"due": tax_of(position, seat)}


def count_argument(position: Position, seat: int) -> Arguments:
    return {"count": too_many(position, seat)}


# A round ---------------------------------------------------------------------------

DECIDED: dict[int, Phase[Position]] = {
    CHOOSING_CARDS: Phase(
        PHASES[CHOOSING_CARDS],
        TAKE_CARD,
        HIRE_CRAFTSMAN,
        PASS_BY_CHOICE,
        arguments=round_argument,
        listed=card_choices,
    ),
    DISMISSING: Phase(PHASES[DISMISSING], DISMISS_CRAFTSMAN, arguments=limit_argument),
    REJECTING: Phase(PHASES[REJECTING], ACCEPT_BUILDER, REJECT_BUILDER, arguments=owner_arguments),
    PLACING: Phase(PHASES[PLACING], PLACE_FOR_GOLD, USE_REMIGIUS, LET_WAIT, arguments=price_arguments),
    PLACING_FREE: Phase(PHASES[PLACING_FREE], PLACE_FREE),
    CHOOSING_PROTECTION: Phase(PHASES[CHOOSING_PROTECTION], CHOOSE_PROTECTION, arguments=event_argument),
    OFFERED_THOMAS: Phase(PHASES[OFFERED_THOMAS], USE_THOMAS, DECLINE_THOMAS, arguments=event_argument),
    LOSING_CRAFTSMAN: Phase(PHASES[LOSING_CRAFTSMAN], LOSE_CRAFTSMAN),
    CHOOSING_CUBE: Phase(PHASES[CHOOSING_CUBE], COLLECT_CUBE),
    OFFERED_LOYALTY: Phase(PHASES[OFFERED_LOYALTY], USE_LOYALTY, DECLINE_LOYALTY, arguments=tax_argument),
    TRADING: Phase(PHASES[TRADING], BUY_CUBES, SELL_CUBES, STOP_TRADING, listed=trades),
    BOOSTING: Phase(PHASES[BOOSTING], BOOST_CRAFTSMAN, DECLINE_BOOST),
    CONVERTING: Phase(PHASES[CONVERTING], CONVERT_GOODS, FINISH_BUILDING, listed=conversions_or_finish),
    RETURNING: Phase(PHASES[RETURNING], RETURN_CUBE, arguments=count_argument),
}

BY_ITSELF: dict[int, Callable[[Position, list[Event]], None]] = {
    NEXT_CARD: choose_cards,
    NEXT_BUILDER: draw_builder,
    EVENT_STEP: event_step,
    BISHOP_STEP: bishop_step,
    MILL_STEP: mill_step,
    KINGSBRIDGE_STEP: kingsbridge_step,
    PRIORY_STEP: priory_step,
    FOREST_STEP: site_step,
    QUARRY_STEP: site_step,
    GRAVEL_PIT_STEP: site_step,
    COURT_STEP: court_step,
    SHIRING_STEP: shiring_step,
    CASTLE_STEP: castle_step,
    MARKET_STEP: market_step,
    CATHEDRAL_STEP: cathedral_step,
    START_PLAYER_STEP: start_player_step,
    BEGIN_ROUND: begin_round,
    OFFER_BUILDER: offer_builder,
    BUILD_ON: build_on,
    KEEP_FIVE: keep_five,
}

FIRST = tuple(
    Reason(f"pillars-refusal-first-{phase.name}", phase.decisions[0].rule) for phase in DECIDED.values()
)
"""For each phase why nothing else can be done before."""


def why_not_now(position: Position, _seat: int, _action: Action) -> Refusal:
    """Something else comes first."""
    return FIRST[position.phase]()


def over(position: Position) -> Message:
    """Who has won."""
    return Message("pillars-prompt-over", {"players": seat_list(ranking_of(position)[0])})


RULEBOOK = Rulebook(
    "pillars",
    ACTION_TYPES,
    DECIDED,
    BY_ITSELF,
    not_now=why_not_now,
    other_reasons=FIRST,
    over=over,
    over_ids=("pillars-prompt-over",),
)


class Pillars(Position):
    """A position of The Pillars of the Earth with its rules."""

    rulebook: ClassVar[Rulebook] = RULEBOOK
    layout: ClassVar[Layout] = Layout(Position, Position.key, RULES_VERSION, PLAYED_BOX.mark)

    def _result(self) -> Result:
        return result_of(self)

    def view(self, seat: int | None) -> PillarsView:
        return view_of(self, self.viewer(seat))

    def preview(self, seat: int, action: Action) -> PillarsPreview | None:
        return None if self.refusal(seat, action) else preview_of(self, seat, action)

    def _forget(self, seat: int | None, rng: Rng) -> None:
        forget_secrets(self, seat, rng)
