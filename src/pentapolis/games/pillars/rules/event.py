"""Phase III, steps 1 and 2: the event, and who is spared by it (A7 bishop, A8 Thomas, A9 collapse)."""

from __future__ import annotations

from pentapolis.games.pillars.actions import (
    BISHOP_CHOICES,
    COLLECT,
    DECLINE,
    PROTECTION,
    USE,
    BishopChoice,
    Collect,
)
from pentapolis.games.pillars.box import NOTHING, EventCard
from pentapolis.games.pillars.components import (
    ADVANTAGES,
    BISHOP,
    BOX,
    EVENTS,
    RESOURCES,
    TRADED,
    WARDS_OFF_EVENT,
    members,
)
from pentapolis.games.pillars.events import (
    AdvantageUsed,
    BishopChosen,
    Declined,
    EventRevealed,
    Gained,
    PointsLost,
)
from pentapolis.games.pillars.rules.phase_two import PhaseTwo
from pentapolis.games.pillars.state import (
    BISHOP_CHOICE,
    BISHOP_RESOURCE,
    EMPTY,
    EVENT_SOURCE,
    GO_ON,
    LOSE_CRAFTSMAN,
    USE_THOMAS,
)
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

RULE_BISHOP = "pillars.A7"
RULE_THOMAS = "pillars.A8"
RULE_COLLAPSE = "pillars.A9"

CHOICES: list[Action] = [*BISHOP_CHOICES]
(THOMAS,) = members(WARDS_OFF_EVENT)
(SEAT_OF_BISHOP,) = BISHOP


class EventSteps(PhaseTwo):
    """Steps 1 and 2."""

    __slots__ = ()

    # Step 1: event ---------------------------------------------------------------------------

    def _event_step(self, events: list[Event]) -> None:
        """Reveal the event, ask those who can ward it off, then let it happen to the others.

        The cursor goes round twice: the first time everybody is asked, the second time hit.
        """
        if self.event == EMPTY:
            self._reveal_event(events)
        card = BOX.events[self.event]
        while self.cursor < self.seats:
            if not card.positive and self._asks_protection(self._in_turn(self.cursor)):
                return
            self.cursor += 1
        while self.cursor < 2 * self.seats:
            seat = self._in_turn(self.cursor - self.seats)
            if not self.protected >> seat & 1 and self._is_hit(seat, card, events):
                return
            self.cursor += 1
        self._next_stage(events)

    def _reveal_event(self, events: list[Event]) -> None:
        self.event, *unseen = self.unseen_events
        self.unseen_events = tuple(unseen)
        self.past_events = (*self.past_events, self.event)
        # At a good event the bishop's guest always takes a cube (ruling 14).
        positive = BOX.events[self.event].positive
        self.cube_due = positive and self.places[SEAT_OF_BISHOP] != EMPTY
        events.append(EventRevealed(EVENTS[self.event], positive))

    def _asks_protection(self, seat: int) -> bool:
        """Can the seat ward the event off? Then it is asked, for the bishop's protection first."""
        if self.places[SEAT_OF_BISHOP] == seat:
            self._ask(BISHOP_CHOICE, seat)
            return True
        if self.advantages[seat] & WARDS_OFF_EVENT:
            self._ask(USE_THOMAS, seat)
            return True
        return False

    def _is_hit(self, seat: int, card: EventCard, events: list[Event]) -> bool:
        """What the event does to a player at once; True if the player has to choose a craftsman to lose.

        What it does later is seen to in the mill (3), on the sites (6 to 8) and in the cathedral (13).
        """
        if card.gain != NOTHING:
            self._gain(seat, card.gain, card.id, EVENT_SOURCE, events)
        if card.pay:
            # No tax: neither court nor Francis nor loyalty helps (ruling 46).
            self._pay(seat, card.pay, "extra-tax", EVENT_SOURCE, events)
        if card.lose_points:
            events.append(PointsLost(seat, self._lose_points(seat, card.lose_points, EVENT_SOURCE)))
        if card.builders is not None:
            self.walled_next |= 1 << seat
        return bool(card.dismiss) and self._loses_craftsman(seat, events)

    def _loses_craftsman(self, seat: int, events: list[Event]) -> bool:
        """The collapse (A9): each player chooses, unless there is only one craftsman to lose."""
        row = members(self.rows[seat])
        if len(row) > 1:
            self._ask(LOSE_CRAFTSMAN, seat)
            return True
        for craftsman in row:
            self._dismiss(seat, craftsman, "collapse", events)
        return False

    # The bishop's protection (A7) ---------------------------------------------------------------------------

    def _choose_protection(self, seat: int, action: BishopChoice, events: list[Event]) -> None:
        """Be spared, or suffer and take a cube in step 2 (ruling 14); then Thomas may still help."""
        if action.choice == PROTECTION:
            self.protected |= 1 << seat
            events.append(BishopChosen(seat, "protection"))
        else:
            self.cube_due = True
            events.append(BishopChosen(seat, "resource"))
            if self.advantages[seat] & WARDS_OFF_EVENT:
                self._ask(USE_THOMAS, seat)
                return
        self._next_asked()

    def _next_asked(self) -> None:
        self.cursor += 1
        self.decision = GO_ON

    # Archbishop Thomas (A8) ---------------------------------------------------------------------------

    def _legal_thomas(self) -> list[Action]:
        return [USE[THOMAS], DECLINE]

    def _use_thomas(self, seat: int, events: list[Event]) -> None:
        self.advantages[seat] &= ~WARDS_OFF_EVENT
        self.protected |= 1 << seat
        events.append(AdvantageUsed(seat, ADVANTAGES[THOMAS]))
        self._next_asked()

    def _decline_thomas(self, seat: int, events: list[Event]) -> None:
        events.append(Declined(seat, "thomas"))
        self._next_asked()

    # Step 2: bishop's seat ---------------------------------------------------------------------------

    def _bishop_step(self, events: list[Event]) -> None:
        if self.cube_due and any(self.market):
            self._ask(BISHOP_RESOURCE, self.places[SEAT_OF_BISHOP])
            return
        self._go_home(BISHOP)
        self._next_stage(events)

    def _legal_cubes(self) -> list[Action]:
        return [COLLECT[kind] for kind in TRADED if self.market[kind]]

    def _why_not_collect(self, action: Collect) -> Refusal | None:
        if self.market[action.resource]:
            return None
        return Refusal(
            "pillars-refusal-stock", RULE_BISHOP, {"resource": RESOURCES[action.resource], "stock": 0}
        )

    def _collect(self, seat: int, action: Collect, events: list[Event]) -> None:
        """The cube comes out of the market, but it is not bought (ruling 13)."""
        kind = action.resource
        self.market[kind] -= 1
        self.stocks[seat][kind] += 1
        events.append(Gained(seat, "bishop", *[int(kind == other) for other in range(len(RESOURCES))]))
        self.cube_due = False
        self.decision = GO_ON
