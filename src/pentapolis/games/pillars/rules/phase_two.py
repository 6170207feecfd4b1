"""Phase II: master builders (4.2; A4 placing and waiting, A6 rejecting, A14 Brother Remigius)."""

from __future__ import annotations

from pentapolis.games.pillars.actions import ACCEPT, REJECT, USE, WAIT, PlaceBuilder, placings
from pentapolis.games.pillars.components import (
    ADVANTAGES,
    BUILDERS_BY_THE_WALL,
    GOLD,
    PLACE_OF_SPACE,
    PLACES,
    PLACES_FREE,
    SPACES_OF,
    TARGET_SPACES,
    members,
)
from pentapolis.games.pillars.events import (
    AdvantageUsed,
    BuilderAccepted,
    BuilderDrawn,
    BuilderPlaced,
    BuilderRejected,
    BuilderSetAside,
    BuilderWaits,
)
from pentapolis.games.pillars.rules.phase_one import PhaseOne
from pentapolis.games.pillars.state import EMPTY, GO_ON, PLACE_FREE, PLACE_OR_WAIT, REJECT_BUILDER
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

RULE_PLACE = "pillars.A4"
RULE_REJECT = "pillars.A6"
RULE_REMIGIUS = "pillars.A14"

ACCEPT_OR_REJECT: list[Action] = [ACCEPT, REJECT]
(FREE_PLACING,) = members(PLACES_FREE)


class PhaseTwo(PhaseOne):
    """Builders come out of the bag one by one, each cheaper than the one before."""

    __slots__ = ()

    # Drawing builders (4.2) ---------------------------------------------------------------------------

    def _draw_builder(self, events: list[Event]) -> None:
        """Draw the next builder; when the bag is empty, those that wait are placed."""
        bag = self.bag
        left = sum(bag)
        if not left:
            self._call_waiting_builder(events)
            return
        chance = Chance(self.chance)
        drawn = chance.randrange(left)
        self.chance = chance.state
        seat = 0
        while drawn >= bag[seat]:
            drawn -= bag[seat]
            seat += 1
        bag[seat] -= 1
        if self.walled >> seat & 1 and self.builders_out(seat) >= BUILDERS_BY_THE_WALL:
            # The price stays where it is (ruling 10).
            self.aside[seat] += 1
            events.append(BuilderSetAside(seat))
            return
        self.hand = seat
        events.append(BuilderDrawn(seat, self.price))
        if self.rejections and left - 1 > bag[seat]:
            self._ask(REJECT_BUILDER, self.start_player)
        else:
            self._offer_builder(events)

    def builders_out(self, seat: int) -> int:
        """The builders of a seat that stand on the board or wait."""
        return self.places.count(seat) + self.dial.count(seat)

    def _call_waiting_builder(self, events: list[Event]) -> None:
        """Builders that wait are placed free of charge, in the order of waiting (rulings 7 and 50)."""
        waiting = self.waiting()
        if waiting:
            self._ask(PLACE_FREE, waiting[0][0])
        else:
            self._next_stage(events)

    # Rejecting a drawn builder (A6) ---------------------------------------------------------------------

    def _accept(self, seat: int, events: list[Event]) -> None:
        events.append(BuilderAccepted(seat))
        self._offer_builder(events)

    def _reject(self, seat: int, events: list[Event]) -> None:
        """The builder goes back and may be drawn again; the price stays (ruling 30)."""
        events.append(BuilderRejected(seat, self.hand))
        self.bag[self.hand] += 1
        self.hand = EMPTY
        self.rejections -= 1
        self.decision = GO_ON

    # Placing or waiting (A4) ---------------------------------------------------------------------------

    def _offer_builder(self, events: list[Event]) -> None:
        """Ask the owner of the drawn builder. Free ones must be placed at once (ruling 6)."""
        seat = self.hand
        price = self.price
        if not price:
            self._ask(PLACE_FREE, seat)
        elif self.can_pay_builder(seat) or self.advantages[seat] & PLACES_FREE:
            self._ask(PLACE_OR_WAIT, seat)
        else:
            self._wait(seat, True, events)

    def can_pay_builder(self, seat: int) -> bool:
        """Has the seat enough gold for the drawn builder?"""
        return self.stocks[seat][GOLD] >= self.price

    def _legal_placings(self, seat: int) -> list[Action]:
        if self.decision == PLACE_FREE:
            return [*placings(self.occupied)]
        legal: list[Action] = [*placings(self.occupied)] if self.can_pay_builder(seat) else []
        if self.advantages[seat] & PLACES_FREE:
            legal.append(USE[FREE_PLACING])
        legal.append(WAIT)
        return legal

    def free_space(self, target: int) -> int:
        """The space that a builder sent there takes: the first free one (ruling 9), or EMPTY."""
        for space in TARGET_SPACES[target]:
            if not self.occupied >> space & 1:
                return space
        return EMPTY

    def _why_not_place(self, seat: int, action: PlaceBuilder) -> Refusal | None:
        if self.decision == PLACE_OR_WAIT and not self.can_pay_builder(seat):
            gold = self.stocks[seat][GOLD]
            return Refusal("pillars-refusal-gold", RULE_PLACE, {"gold": gold, "needed": self.price})
        if self.free_space(action.target) == EMPTY:
            place = PLACES[PLACE_OF_SPACE[TARGET_SPACES[action.target][0]]]
            return Refusal("pillars-refusal-place-full", RULE_PLACE, {"place": place})
        return None

    def _place(self, seat: int, action: PlaceBuilder, events: list[Event]) -> None:
        paid = self.price if self.decision == PLACE_OR_WAIT else 0
        self.stocks[seat][GOLD] -= paid
        if self.hand == EMPTY:
            self.dial[self.waiting()[0][1]] = EMPTY
        else:
            self.hand = EMPTY
            self.handled += 1
        space = self.free_space(action.target)
        self.places[space] = seat
        self.occupied |= 1 << space
        place = PLACE_OF_SPACE[space]
        events.append(BuilderPlaced(seat, PLACES[place], space - SPACES_OF[place][0], paid))
        self.decision = GO_ON

    def _wait(self, seat: int, automatic: bool, events: list[Event]) -> None:
        price = self.price
        self.dial[price] = seat
        self.hand = EMPTY
        self.handled += 1
        events.append(BuilderWaits(seat, price, automatic))
        self.decision = GO_ON

    # Brother Remigius (A14) ---------------------------------------------------------------------------

    def _use_remigius(self, seat: int, events: list[Event]) -> None:
        """The builder is placed free of charge, though the price falls as usual."""
        self.advantages[seat] &= ~PLACES_FREE
        events.append(AdvantageUsed(seat, ADVANTAGES[FREE_PLACING]))
        self._ask(PLACE_FREE, seat)
