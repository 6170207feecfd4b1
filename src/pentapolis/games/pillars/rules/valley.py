"""Phase III, steps 3 to 9: wool mill, Kingsbridge, priory, forest, quarry, gravel pit, King's Court (A10)."""

from __future__ import annotations

from pentapolis.games.pillars.actions import DECLINE, USE
from pentapolis.games.pillars.components import (
    ADVANTAGES,
    BOX,
    CARD_KIND,
    CARD_YIELD,
    CARDS_OF_KIND,
    COURT,
    FIGURES,
    KEPT_ADVANTAGES,
    KINDS,
    KINGSBRIDGE,
    METAL,
    PLACE_NUMBER,
    PRIORY,
    SPARES_TAX,
    income_of,
    members,
    priory_bonus,
    tax_due,
)
from pentapolis.games.pillars.events import (
    AdvantageGained,
    AdvantageLeft,
    AdvantageUsed,
    Declined,
    Gained,
    Paid,
    TaxRolled,
)
from pentapolis.games.pillars.rules.event import EventSteps
from pentapolis.games.pillars.state import (
    ADVANTAGE_SOURCE,
    EMPTY,
    FIRST_PLACE,
    GO_ON,
    PRIORY_SOURCE,
    STAGES,
    TAX_SOURCE,
    USE_LOYALTY,
)
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.events import Event

RULE_TAX = "pillars.A10"

PRIORY_POINTS = BOX.places[PLACE_NUMBER["priory"]].points
COURT_METAL = BOX.places[PLACE_NUMBER["court"]].metal
SITE_KIND = {
    FIRST_PLACE + PLACE_NUMBER[card.site]: CARD_KIND[number] for number, card in enumerate(BOX.resource_cards)
}
"""For the stage of each site the kind of resource that it yields."""

(LOYALTY,) = members(SPARES_TAX)


class ValleySteps(EventSteps):
    """Steps 3 to 9."""

    __slots__ = ()

    # Step 3: wool mill ---------------------------------------------------------------------------

    def _mill_step(self, events: list[Event]) -> None:
        """Every worker in the mill earns 1 gold; some of them double when the monks are generous."""
        doubled = BOX.events[self.event].mill_workers
        for seat in self.turn_order:
            workers = self.workers[seat]
            if workers:
                earned = workers + min(workers, doubled)
                wasted = self._gain_gold(seat, earned)
                events.append(Gained(seat, "wool-mill", gold=earned - wasted, wasted=wasted))
                self.workers[seat] = 0
        self._next_stage(events)

    # Step 4: Kingsbridge ---------------------------------------------------------------------------

    def _kingsbridge_step(self, events: list[Event]) -> None:
        """The cards go to the owners of the builders beside them; without a builder they are gone."""
        for space, card in zip(KINGSBRIDGE, self.kingsbridge, strict=True):
            seat = self.places[space]
            if card == EMPTY:
                continue
            if seat == EMPTY:
                events.append(AdvantageLeft(ADVANTAGES[card]))
                continue
            events.append(AdvantageGained(seat, ADVANTAGES[card]))
            if KEPT_ADVANTAGES >> card & 1:
                self.advantages[seat] |= 1 << card
            else:
                self._gain(seat, BOX.advantages[card].gain, ADVANTAGES[card], ADVANTAGE_SOURCE, events)
        self.kingsbridge = (EMPTY,) * len(KINGSBRIDGE)
        self._go_home(KINGSBRIDGE)
        self._next_stage(events)

    # Step 5: priory ---------------------------------------------------------------------------

    def _priory_step(self, events: list[Event]) -> None:
        for space, points in zip(PRIORY, PRIORY_POINTS, strict=True):
            seat = self.places[space]
            if seat != EMPTY:
                scored = points + priory_bonus(self.advantages[seat])
                self._score(seat, scored, PRIORY_SOURCE)
                events.append(Gained(seat, "priory", points=scored))
        self._go_home(PRIORY)
        self._next_stage(events)

    # Steps 6 to 8: forest, quarry, gravel pit ---------------------------------------------------------------

    def _site_step(self, events: list[Event]) -> None:
        """Cards bring their yield, changed by the event; income from advantages is not (ruling 17)."""
        kind = SITE_KIND[self.stage]
        for seat in self.turn_order:
            change = self.yield_change(seat)
            cards = self.cards[seat] & CARDS_OF_KIND[kind]
            cubes = sum([max(CARD_YIELD[card] + change, 0) for card in members(cards)])
            cubes += income_of(self.advantages[seat])[kind]
            self.cards[seat] ^= cards
            if cubes:
                self.stocks[seat][kind] += cubes
                gained = [cubes if other == kind else 0 for other in KINDS]
                events.append(Gained(seat, STAGES[self.stage], *gained))
        self._next_stage(events)

    def yield_change(self, seat: int) -> int:
        """What the event adds to each resource card; those who are protected lose nothing (ruling 49)."""
        return 0 if self.protected >> seat & 1 else BOX.events[self.event].card_yield

    # Step 9: King's Court (A10) ---------------------------------------------------------------------------

    def _court_step(self, events: list[Event]) -> None:
        """The start player rolls; whoever has a builder at court pays nothing, the first one gets metal."""
        if not self.roll:
            self._roll_tax(events)
            self._give_metal(events)
        while self.cursor < self.seats:
            seat = self._in_turn(self.cursor)
            due = self.tax_of(seat)
            if due and self.advantages[seat] & SPARES_TAX:
                self._ask(USE_LOYALTY, seat)
                return
            self._pay(seat, due, "court", TAX_SOURCE, events)
            self.cursor += 1
        self._go_home(COURT)
        self._next_stage(events)

    def _roll_tax(self, events: list[Event]) -> None:
        chance = Chance(self.chance)
        self.roll = chance.choice(FIGURES.tax_die)
        self.chance = chance.state
        events.append(TaxRolled(self.start_player, self.roll))

    def _give_metal(self, events: list[Event]) -> None:
        for space, metal in zip(COURT, COURT_METAL, strict=True):
            seat = self.places[space]
            given = min(metal, self.court_metal)
            if seat != EMPTY and given:
                self.stocks[seat][METAL] += given
                self.court_metal -= given
                events.append(Gained(seat, "court", metal=given))

    def tax_of(self, seat: int) -> int:
        """What the seat owes after the roll, before it uses the loyalty card."""
        if seat in self.places[COURT.start : COURT.stop]:
            return 0
        return tax_due(self.advantages[seat], self.roll)

    def _legal_loyalty(self) -> list[Action]:
        return [USE[LOYALTY], DECLINE]

    def _use_loyalty(self, seat: int, events: list[Event]) -> None:
        self.advantages[seat] &= ~SPARES_TAX
        events += [AdvantageUsed(seat, ADVANTAGES[LOYALTY]), Paid(seat, "court", 0, 0, 0)]
        self.cursor += 1
        self.decision = GO_ON

    def _decline_loyalty(self, seat: int, events: list[Event]) -> None:
        events.append(Declined(seat, "loyalty"))
        self._pay(seat, self.tax_of(seat), "court", TAX_SOURCE, events)
        self.cursor += 1
        self.decision = GO_ON
