"""The rules of The Pillars of the Earth: what can be done, why not, and what it does.

The modules are in the order of a round: `phase_one`, `phase_two`, then the places of phase III in `event`,
`valley`, `market` and `cathedral`; `rounds` begins and ends them, `table` has what many rules use.
Rule references: `pillars.A1` to `pillars.A14` are the actions in the order of a round.
`docs/rulings/pillars.md` lists the rulings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pentapolis.games.pillars.actions import (
    ACTION_TYPES,
    EVERY_ACTION,
    Accept,
    BishopChoice,
    Boost,
    Buy,
    Collect,
    Convert,
    Decline,
    Dismiss,
    Finish,
    Hire,
    Pass,
    PlaceBuilder,
    Reject,
    Return,
    Sell,
    Stop,
    TakeCard,
    UseAdvantage,
    Wait,
)
from pentapolis.games.pillars.components import ADVANTAGES, EVENTS, GOLD, ROUNDS, craftsman_limit
from pentapolis.games.pillars.preview import PillarsPreview, preview_of
from pentapolis.games.pillars.resampling import forget_secrets
from pentapolis.games.pillars.rules.decisions import (
    ALLOWED,
    ANSWERS,
    MESSAGE_IDS,
    NOT_NOW,
    RULE_USE,
    UNCONDITIONAL,
    USABLE,
)
from pentapolis.games.pillars.rules.event import CHOICES
from pentapolis.games.pillars.rules.phase_two import ACCEPT_OR_REJECT
from pentapolis.games.pillars.rules.rounds import Rounds
from pentapolis.games.pillars.scoring import ranking_of, result_of
from pentapolis.games.pillars.snapshot import check_decision, read_snapshot
from pentapolis.games.pillars.state import (
    BISHOP_CHOICE,
    BISHOP_RESOURCE,
    BOOST_ONE,
    CHOOSE_CARD,
    CONVERTING,
    DECISIONS,
    DISMISS_ONE,
    GO_ON,
    LOSE_CRAFTSMAN,
    OVER,
    PLACE_FREE,
    PLACE_OR_WAIT,
    REJECT_BUILDER,
    RETURN_RESOURCES,
    STAGES,
    TRADE,
    USE_LOYALTY,
    USE_THOMAS,
    PillarsOptions,
)
from pentapolis.games.pillars.view import view_of
from pentapolis.games.pillars.view_types import PillarsView
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Rng
from pentapolis.kernel.events import Event, seat_list
from pentapolis.kernel.game import foreign_action, require
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.results import Result

__all__ = ["MESSAGE_IDS", "Pillars"]


class Pillars(Rounds):
    """A position of The Pillars of the Earth with its rules."""

    __slots__ = ()

    @classmethod
    def set_up(cls, seats: int, seed: int, options: PillarsOptions) -> tuple[Pillars, list[Event]]:
        """A new game at its first decision, and what happened before it."""
        new = cls()
        new._set_up_table(seats, seed, options)
        events: list[Event] = []
        new._begin_round(events)
        new._go_on(events)
        return new, events

    @classmethod
    def from_snapshot(cls, snapshot: Mapping[str, object], options: PillarsOptions) -> Pillars:
        """The position that a snapshot describes."""
        new = cls()
        new.options = options
        read_snapshot(new, snapshot)
        require(
            STAGES[new.stage] in ANSWERS[DECISIONS[new.decision]].stages,
            "that decision comes at another stage",
        )
        check_decision(new)
        if new.actors:
            require(bool(new._legal(new.actors[0])), "the player who decides can do nothing")
        return new

    def _go_on(self, events: list[Event]) -> None:
        """Let the round go on by itself until somebody has something to decide."""
        while self.decision == GO_ON:
            STAGE_RULES[self.stage](self, events)

    # The contract ---------------------------------------------------------------------------

    def _legal(self, seat: int) -> list[Action]:
        decision = self.decision
        if decision == CONVERTING:
            return self._legal_conversions(seat)
        if decision in (PLACE_OR_WAIT, PLACE_FREE):
            return self._legal_placings(seat)
        if decision == CHOOSE_CARD:
            return self._legal_cards(seat)
        if decision == REJECT_BUILDER:
            return ACCEPT_OR_REJECT[:]
        if decision == TRADE:
            return self._legal_trades(seat)
        if decision == RETURN_RESOURCES:
            return self._legal_returns(seat)
        if decision in (DISMISS_ONE, LOSE_CRAFTSMAN):
            return self._legal_dismissals(seat)
        if decision == BISHOP_RESOURCE:
            return self._legal_cubes()
        if decision == BISHOP_CHOICE:
            return CHOICES[:]
        if decision == BOOST_ONE:
            return self._legal_boosts(seat)
        return self._legal_thomas() if decision == USE_THOMAS else self._legal_loyalty()

    def _refusal(self, seat: int, action: Action) -> Refusal | None:
        if action.__class__ not in ALLOWED[self.decision]:
            if action.__class__ in ACTION_TYPES and action in EVERY_ACTION:
                return NOT_NOW[self.decision]
            raise foreign_action(action, self.key)
        if action.__class__ in UNCONDITIONAL:
            return None
        if action not in EVERY_ACTION:
            raise foreign_action(action, self.key)
        if isinstance(action, Convert):
            return self._why_not_convert(seat, action)
        if isinstance(action, PlaceBuilder):
            return self._why_not_place(seat, action)
        if isinstance(action, TakeCard):
            return self._why_not_take(seat, action)
        if isinstance(action, Buy):
            return self._why_not_buy(seat, action)
        if isinstance(action, Sell):
            return self._why_not_sell(seat, action)
        if isinstance(action, Return):
            return self._why_not_return(seat, action)
        if isinstance(action, Hire):
            return self._why_not_hire(seat, action)
        if isinstance(action, Dismiss):
            return self._why_not_dismiss(seat, action)
        if isinstance(action, Collect):
            return self._why_not_collect(action)
        if isinstance(action, Boost):
            return self._why_not_boost(seat, action)
        return self._why_not_use(seat, action) if isinstance(action, UseAdvantage) else None

    def _why_not_use(self, seat: int, action: UseAdvantage) -> Refusal | None:
        bit = 1 << action.card
        args: dict[str, str | int] = {"card": ADVANTAGES[action.card]}
        if not self.advantages[seat] & bit:
            return Refusal("pillars-refusal-no-advantage", RULE_USE[bit], args)
        if not USABLE[self.decision] & bit:
            return Refusal("pillars-refusal-advantage-not-now", RULE_USE[bit], args)
        return None

    def _play(self, seat: int, action: Action) -> list[Event]:
        self.ply += 1
        events: list[Event] = []
        self._take_effect(seat, action, events)
        if self.decision == GO_ON:
            self._go_on(events)
        return events

    def _take_effect(self, seat: int, action: Action, events: list[Event]) -> None:
        """Phases I and II; the rest in `_take_effect_at_place`."""
        if isinstance(action, PlaceBuilder):
            self._place(seat, action, events)
        elif isinstance(action, TakeCard):
            self._take(seat, action, events)
        elif isinstance(action, Hire):
            self._hire(seat, action, events)
        elif isinstance(action, Pass):
            self._pass_by_choice(seat, events)
        elif isinstance(action, Dismiss):
            self._dismiss_by_choice(seat, action, events)
        elif isinstance(action, Accept):
            self._accept(seat, events)
        elif isinstance(action, Reject):
            self._reject(seat, events)
        elif isinstance(action, Wait):
            self._wait(seat, False, events)
        else:
            self._take_effect_at_place(seat, action, events)

    def _take_effect_at_place(self, seat: int, action: Action, events: list[Event]) -> None:
        if isinstance(action, Convert):
            self._convert(seat, action, events)
        elif isinstance(action, Buy):
            self._buy(seat, action, events)
        elif isinstance(action, Sell):
            self._sell(seat, action, events)
        elif isinstance(action, Stop):
            self._stop_by_choice(seat, events)
        elif isinstance(action, Return):
            self._return(seat, action, events)
        elif isinstance(action, Finish):
            self._finish(seat, events)
        elif isinstance(action, BishopChoice):
            self._choose_protection(seat, action, events)
        elif isinstance(action, Collect):
            self._collect(seat, action, events)
        elif isinstance(action, Boost):
            self._boost_one(seat, action, events)
        elif isinstance(action, UseAdvantage):
            _USES[self.decision](self, seat, events)
        elif isinstance(action, Decline):
            _REFUSED_OFFERS[self.decision](self, seat, events)

    @property
    def result(self) -> Result | None:
        return result_of(self) if self.decision == OVER else None

    def prompt(self, seat: int | None) -> Message:
        if self.decision == OVER:
            return Message("pillars-prompt-over", {"players": seat_list(ranking_of(self)[0])})
        actor = self.actors[0]
        yours = "-you" if actor == seat else ""
        return Message(
            f"pillars-prompt-{DECISIONS[self.decision]}{yours}", {"player": actor, **self._prompt_args(actor)}
        )

    def _prompt_args(self, actor: int) -> dict[str, str | int]:
        decision = self.decision
        if decision == CHOOSE_CARD:
            return {"round": self.round, "rounds": ROUNDS}
        if decision == DISMISS_ONE:
            return {"limit": craftsman_limit(self.advantages[actor])}
        if decision == REJECT_BUILDER:
            return {"player_owner": self.hand, "cost": self.price}
        if decision == PLACE_OR_WAIT:
            return {"cost": self.price, "gold": self.stocks[actor][GOLD]}
        if decision in (BISHOP_CHOICE, USE_THOMAS):
            return {"event": EVENTS[self.event]}
        if decision == USE_LOYALTY:
            return {"due": self.tax_of(actor)}
        if decision == RETURN_RESOURCES:
            return {"count": self.too_many(actor)}
        return {}

    def view(self, seat: int | None) -> PillarsView:
        if seat is not None:
            self._check_seat(seat)
        return view_of(self, seat)

    def preview(self, seat: int, action: Action) -> PillarsPreview | None:
        return None if self.refusal(seat, action) is not None else preview_of(self, seat, action)

    def resample(self, seat: int | None, rng: Rng) -> Pillars:
        if seat is not None:
            self._check_seat(seat)
        new = self.copy()
        forget_secrets(new, seat, rng)
        return new


STAGE_RULES: tuple[Callable[[Pillars, list[Event]], None], ...] = (
    Pillars._choose_cards,
    Pillars._draw_builder,
    Pillars._event_step,
    Pillars._bishop_step,
    Pillars._mill_step,
    Pillars._kingsbridge_step,
    Pillars._priory_step,
    Pillars._site_step,
    Pillars._site_step,
    Pillars._site_step,
    Pillars._court_step,
    Pillars._shiring_step,
    Pillars._castle_step,
    Pillars._market_step,
    Pillars._cathedral_step,
    Pillars._start_player_step,
)
"""What happens by itself in each stage, in the order of `STAGES`."""

_USES: dict[int, Callable[[Pillars, int, list[Event]], None]] = {
    PLACE_OR_WAIT: Pillars._use_remigius,
    USE_THOMAS: Pillars._use_thomas,
    USE_LOYALTY: Pillars._use_loyalty,
}
_REFUSED_OFFERS: dict[int, Callable[[Pillars, int, list[Event]], None]] = {
    USE_THOMAS: Pillars._decline_thomas,
    USE_LOYALTY: Pillars._decline_loyalty,
    BOOST_ONE: Pillars._decline_boost,
}
