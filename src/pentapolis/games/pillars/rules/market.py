"""Phase III, steps 10 to 12: Shiring, the castle, and trading in the market (A11)."""

from __future__ import annotations

from pentapolis.games.pillars.actions import BUY, MOST_SOLD, SELL, STOP, Buy, Sell
from pentapolis.games.pillars.components import (
    BUY_PRICE,
    BUYER_NEEDS,
    CASTLE,
    CRAFTSMEN,
    FAMILIES,
    FAMILY,
    FIGURES,
    GOLD,
    KINDS,
    MARKET,
    RESOURCES,
    ROUNDS,
    SELL_PRICE,
    SELLER_NEEDS,
    SHIRING,
    TRADED,
    members,
)
from pentapolis.games.pillars.events import (
    Bought,
    CraftsmanGained,
    CraftsmanLeft,
    Sold,
    TradingStopped,
    WorkersPromised,
)
from pentapolis.games.pillars.rules.valley import ValleySteps
from pentapolis.games.pillars.state import EMPTY, GO_ON, TRADE
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

RULE_TRADE = "pillars.A11"
(CASTLE_SPACE,) = CASTLE


class MarketSteps(ValleySteps):
    """Steps 10 to 12."""

    __slots__ = ()

    # Step 10: Shiring ---------------------------------------------------------------------------

    def _shiring_step(self, events: list[Event]) -> None:
        """The craftsmen go to the owners of the builders beside them, for nothing and without a choice."""
        while self.cursor < len(SHIRING):
            space, craftsman = SHIRING[self.cursor], self.shiring[self.cursor]
            seat = self.places[space]
            if craftsman == EMPTY:
                self.cursor += 1
                continue
            self.shiring = tuple([EMPTY if other == craftsman else other for other in self.shiring])
            if seat == EMPTY:
                events.append(CraftsmanLeft(CRAFTSMEN[craftsman]))
                continue
            events.append(CraftsmanGained(seat, CRAFTSMEN[craftsman]))
            self._employ(seat, craftsman)
            if self.decision != GO_ON:
                return
        self._go_home(SHIRING)
        self._next_stage(events)

    # Step 11: castle ---------------------------------------------------------------------------

    def _castle_step(self, events: list[Event]) -> None:
        """Grey workers for the next round; in the last one there is none (ruling 24)."""
        seat = self.places[CASTLE_SPACE]
        if seat != EMPTY and self.round < ROUNDS:
            self.grey_next = seat
            events.append(WorkersPromised(seat, FIGURES.grey_workers))
        self._go_home(CASTLE)
        self._next_stage(events)

    # Step 12: market (A11) ---------------------------------------------------------------------------

    def _market_step(self, events: list[Event]) -> None:
        """The builders trade in the order of their spaces, round and round, until all have stopped."""
        for _ in MARKET:
            seat = self.places[MARKET[self.cursor]]
            if seat != EMPTY:
                if self.can_trade(seat):
                    self._ask(TRADE, seat)
                    return
                self._stop(seat, True, events)
            self._next_trader()
        self._next_stage(events)

    def _next_trader(self) -> None:
        self.cursor = (self.cursor + 1) % len(MARKET)
        self.decision = GO_ON

    def most_bought(self, seat: int, kind: int) -> int:
        """How many cubes of a kind the seat can buy now."""
        if self.sold[seat] >> kind & 1 or (BUYER_NEEDS[kind] and not BUYER_NEEDS[kind] & self.rows[seat]):
            return 0
        return min(self.market[kind], self.stocks[seat][GOLD] // BUY_PRICE[kind])

    def most_sold(self, seat: int, kind: int) -> int:
        """How many cubes of a kind the seat can sell now."""
        if self.bought[seat] >> kind & 1 or (SELLER_NEEDS[kind] and not SELLER_NEEDS[kind] & self.rows[seat]):
            return 0
        return min(self.stocks[seat][kind], MOST_SOLD)

    def can_trade(self, seat: int) -> bool:
        """Is there anything that the seat can buy or sell?"""
        return any(self.most_sold(seat, kind) for kind in KINDS) or any(
            self.most_bought(seat, kind) for kind in TRADED
        )

    def _legal_trades(self, seat: int) -> list[Action]:
        legal: list[Action] = []
        for kind in TRADED:
            legal += BUY[kind][: self.most_bought(seat, kind)]
        for kind in KINDS:
            legal += SELL[kind][: self.most_sold(seat, kind)]
        legal.append(STOP)
        return legal

    def _why_not_buy(self, seat: int, action: Buy) -> Refusal | None:
        kind = action.resource
        if action.number <= self.most_bought(seat, kind):
            return None
        args: dict[str, str | int] = {"resource": RESOURCES[kind]}
        if self.sold[seat] >> kind & 1:
            # Each kind goes only one way in a round (ruling 12).
            return Refusal("pillars-refusal-sold-before", RULE_TRADE, args)
        if BUYER_NEEDS[kind] and not BUYER_NEEDS[kind] & self.rows[seat]:
            return Refusal("pillars-refusal-buyer-needs", RULE_TRADE, args | _family(BUYER_NEEDS[kind]))
        if action.number > self.market[kind]:
            return Refusal("pillars-refusal-stock", RULE_TRADE, args | {"stock": self.market[kind]})
        needed = action.number * BUY_PRICE[kind]
        return Refusal(
            "pillars-refusal-gold", RULE_TRADE, {"gold": self.stocks[seat][GOLD], "needed": needed}
        )

    def _why_not_sell(self, seat: int, action: Sell) -> Refusal | None:
        kind = action.resource
        if action.number <= self.most_sold(seat, kind):
            return None
        args: dict[str, str | int] = {"resource": RESOURCES[kind]}
        if self.bought[seat] >> kind & 1:
            return Refusal("pillars-refusal-bought-before", RULE_TRADE, args)
        if SELLER_NEEDS[kind] and not SELLER_NEEDS[kind] & self.rows[seat]:
            return Refusal("pillars-refusal-seller-needs", RULE_TRADE, args | _family(SELLER_NEEDS[kind]))
        held = self.stocks[seat][kind]
        return Refusal("pillars-refusal-not-held", RULE_TRADE, args | {"held": held, "needed": action.number})

    def _buy(self, seat: int, action: Buy, events: list[Event]) -> None:
        kind, number = action.resource, action.number
        stock = self.stocks[seat]
        cost = number * BUY_PRICE[kind]
        stock[GOLD] -= cost
        stock[kind] += number
        self.market[kind] -= number
        self.bought[seat] |= 1 << kind
        events.append(Bought(seat, RESOURCES[kind], number, cost))
        self._next_trader()

    def _sell(self, seat: int, action: Sell, events: list[Event]) -> None:
        """The cubes go to the general supply, not to the market."""
        kind, number = action.resource, action.number
        self.stocks[seat][kind] -= number
        earned = number * SELL_PRICE[kind]
        wasted = self._gain_gold(seat, earned)
        self.sold[seat] |= 1 << kind
        events.append(Sold(seat, RESOURCES[kind], number, earned - wasted, wasted))
        self._next_trader()

    def _stop(self, seat: int, automatic: bool, events: list[Event]) -> None:
        events.append(TradingStopped(seat, automatic))
        self._go_home((MARKET[self.cursor],))

    def _stop_by_choice(self, seat: int, events: list[Event]) -> None:
        self._stop(seat, False, events)
        self._next_trader()


def _family(mask: int) -> dict[str, str | int]:
    return {"family": FAMILIES[FAMILY[members(mask)[0]]]}
