"""Phase I: choosing cards (4.1, A1 to A3), and the limit of craftsmen (A5)."""

from __future__ import annotations

from typing import Literal

from pentapolis.games.pillars.actions import PASS, Dismiss, Hire, TakeCard, dismissals, hires, takes
from pentapolis.games.pillars.components import (
    CARD_WORKERS,
    COST,
    CRAFTSMEN,
    GOLD,
    RESOURCE_CARDS,
    craftsman_limit,
    members,
)
from pentapolis.games.pillars.events import (
    CardTaken,
    CraftsmanDismissed,
    CraftsmanHired,
    CraftsmanLeft,
    Passed,
    WorkersToMill,
)
from pentapolis.games.pillars.rules.table import Table
from pentapolis.games.pillars.state import CARDS, CHOOSE_CARD, DISMISS_ONE, GO_ON, LOSE_CRAFTSMAN
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

RULE_TAKE = "pillars.A1"
RULE_HIRE = "pillars.A2"
RULE_DISMISS = "pillars.A5"


class PhaseOne(Table):
    """Resource cards for workers, craftsmen for gold."""

    __slots__ = ()

    # Choosing cards (4.1) ---------------------------------------------------------------------------

    def _choose_cards(self, events: list[Event]) -> None:
        """In turn order, again and again, until all cards are gone or everybody has passed."""
        everybody = (1 << self.seats) - 1
        while self.passed != everybody and (self.display or self.craftsmen):
            seat = self._in_turn(self.cursor)
            if not self.passed >> seat & 1:
                if self.can_choose(seat):
                    self._ask(CHOOSE_CARD, seat)
                    return
                self._pass(seat, True, events)
            self.cursor = (self.cursor + 1) % self.seats
        self._end_choosing(events)

    def can_choose(self, seat: int) -> bool:
        """Is there a card that the seat can take? Whoever can take none passes (ruling 39)."""
        if takes(self.display, self.workers[seat]):
            return True
        return bool(hires(self.craftsmen, self.stocks[seat][GOLD]))

    def _legal_cards(self, seat: int) -> list[Action]:
        gold = self.stocks[seat][GOLD]
        return [*takes(self.display, self.workers[seat]), *hires(self.craftsmen, gold), PASS]

    def _next_turn(self, seat: int) -> None:
        self.cursor = (seat - self.start_player + 1) % self.seats
        self.decision = GO_ON

    def _end_choosing(self, events: list[Event]) -> None:
        """Workers left go to the mill; resource cards left come again, craftsmen left are gone."""
        events.append(
            WorkersToMill(
                tuple(self.workers), tuple([RESOURCE_CARDS[card] for card in members(self.display)])
            )
        )
        events += [CraftsmanLeft(CRAFTSMEN[craftsman]) for craftsman in members(self.craftsmen)]
        self.display = self.craftsmen = 0
        self._next_stage(events)

    # Taking a resource card (A1) ---------------------------------------------------------------------------

    def _why_not_take(self, seat: int, action: TakeCard) -> Refusal | None:
        card = action.card
        if not self.display >> card & 1:
            return Refusal("pillars-refusal-card-gone", RULE_TAKE, {"card": RESOURCE_CARDS[card]})
        if self.workers[seat] < CARD_WORKERS[card]:
            args: dict[str, str | int] = {"workers": self.workers[seat], "needed": CARD_WORKERS[card]}
            return Refusal("pillars-refusal-workers", RULE_TAKE, args)
        return None

    def _take(self, seat: int, action: TakeCard, events: list[Event]) -> None:
        card = action.card
        self.display ^= 1 << card
        self.cards[seat] |= 1 << card
        self.workers[seat] -= CARD_WORKERS[card]
        events.append(CardTaken(seat, RESOURCE_CARDS[card], CARD_WORKERS[card]))
        self._next_turn(seat)

    # Hiring a craftsman (A2) ---------------------------------------------------------------------------

    def _why_not_hire(self, seat: int, action: Hire) -> Refusal | None:
        craftsman = action.craftsman
        if not self.craftsmen >> craftsman & 1:
            return Refusal("pillars-refusal-craftsman-gone", RULE_HIRE, {"craftsman": CRAFTSMEN[craftsman]})
        gold = self.stocks[seat][GOLD]
        if gold < COST[craftsman]:
            return Refusal("pillars-refusal-gold", RULE_HIRE, {"gold": gold, "needed": COST[craftsman]})
        return None

    def _hire(self, seat: int, action: Hire, events: list[Event]) -> None:
        craftsman = action.craftsman
        self.craftsmen ^= 1 << craftsman
        self.stocks[seat][GOLD] -= COST[craftsman]
        events.append(CraftsmanHired(seat, CRAFTSMEN[craftsman], COST[craftsman]))
        self._next_turn(seat)
        self._employ(seat, craftsman)

    # Passing (A3) ---------------------------------------------------------------------------

    def _pass(self, seat: int, automatic: bool, events: list[Event]) -> None:
        self.passed |= 1 << seat
        events.append(Passed(seat, automatic))

    def _pass_by_choice(self, seat: int, events: list[Event]) -> None:
        self._pass(seat, False, events)
        self._next_turn(seat)

    # The limit of craftsmen (A5) ---------------------------------------------------------------------------

    def _employ(self, seat: int, craftsman: int) -> None:
        """Add a craftsman to the row; whoever has too many dismisses one, also the newcomer (ruling 25)."""
        self.rows[seat] |= 1 << craftsman
        if self.rows[seat].bit_count() > craftsman_limit(self.advantages[seat]):
            self._ask(DISMISS_ONE, seat)

    def _legal_dismissals(self, seat: int) -> list[Action]:
        return [*dismissals(self.rows[seat])]

    def _why_not_dismiss(self, seat: int, action: Dismiss) -> Refusal | None:
        if self.rows[seat] >> action.craftsman & 1:
            return None
        return Refusal(
            "pillars-refusal-not-employed", RULE_DISMISS, {"craftsman": CRAFTSMEN[action.craftsman]}
        )

    def _dismiss(
        self, seat: int, craftsman: int, reason: Literal["limit", "collapse"], events: list[Event]
    ) -> None:
        """Part with a craftsman; nothing is paid back."""
        self.rows[seat] ^= 1 << craftsman
        events.append(CraftsmanDismissed(seat, CRAFTSMEN[craftsman], reason))

    def _dismiss_by_choice(self, seat: int, action: Dismiss, events: list[Event]) -> None:
        """In phase III the next seat or the next space follows; in phase I the turn has passed on already."""
        collapsed = self.decision == LOSE_CRAFTSMAN
        self._dismiss(seat, action.craftsman, "collapse" if collapsed else "limit", events)
        if self.stage != CARDS:
            self.cursor += 1
        self.decision = GO_ON
