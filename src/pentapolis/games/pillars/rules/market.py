"""Phase III, steps 10 to 12: Shiring, the castle, and trading in the market (A11)."""

from __future__ import annotations

from pentapolis.games.pillars.actions import BUY, MOST_SOLD, SELL, STOP, Buy, Sell, Stop
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
from pentapolis.games.pillars.rules.goods import gain_gold
from pentapolis.games.pillars.rules.phase_one import employ
from pentapolis.games.pillars.rules.phase_two import go_home
from pentapolis.games.pillars.rules.stages import ask, next_stage
from pentapolis.games.pillars.state import DISMISSING, MARKET_STEP, TRADING, Position
from pentapolis.kernel.actions import Action
from pentapolis.kernel.decisions import Decision, Reason, may_always
from pentapolis.kernel.events import Event
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Refusal

RULE_TRADE = "pillars.A11"

SOLD_BEFORE = Reason("pillars-refusal-sold-before", RULE_TRADE)
BOUGHT_BEFORE = Reason("pillars-refusal-bought-before", RULE_TRADE)
"""Each kind goes only one way in a round (ruling 12)."""
BUYER_NEEDS_FAMILY = Reason("pillars-refusal-buyer-needs", RULE_TRADE)
SELLER_NEEDS_FAMILY = Reason("pillars-refusal-seller-needs", RULE_TRADE)
TOO_LITTLE_STOCK = Reason("pillars-refusal-stock", RULE_TRADE)
TOO_LITTLE_GOLD = Reason("pillars-refusal-gold", RULE_TRADE)
NOT_HELD = Reason("pillars-refusal-not-held", RULE_TRADE)

(CASTLE_SPACE,) = CASTLE


# Step 10: Shiring ---------------------------------------------------------------------------


def shiring_step(position: Position, events: list[Event]) -> None:
    """The craftsmen go to the owners of the builders next to them, free of charge and without a choice."""
    while position.cursor < len(SHIRING):
        space, craftsman = SHIRING[position.cursor], position.shiring[position.cursor]
        seat = position.places[space]
        if craftsman == EMPTY:
            position.cursor += 1
            continue
        position.shiring = tuple([EMPTY if other == craftsman else other for other in position.shiring])
        if seat == EMPTY:
            events.append(CraftsmanLeft(CRAFTSMEN[craftsman]))
            continue
        events.append(CraftsmanGained(seat, CRAFTSMEN[craftsman]))
        employ(position, seat, craftsman)
        if position.phase == DISMISSING:
            return
    go_home(position, SHIRING)
    next_stage(position, events)


# Step 11: castle ---------------------------------------------------------------------------


def castle_step(position: Position, events: list[Event]) -> None:
    """Grey workers for the next round; in the last one there is none (ruling 24)."""
    seat = position.places[CASTLE_SPACE]
    if seat != EMPTY and position.round < ROUNDS:
        position.grey_next = seat
        events.append(WorkersPromised(seat, FIGURES.grey_workers))
    go_home(position, CASTLE)
    next_stage(position, events)


# Step 12: market (A11) ---------------------------------------------------------------------------


def market_step(position: Position, events: list[Event]) -> None:
    """The builders trade in the order of their spaces, round and round, until all have stopped."""
    for _ in MARKET:
        seat = position.places[MARKET[position.cursor]]
        if seat != EMPTY:
            if can_trade(position, seat):
                ask(position, TRADING, seat)
                return
            stop_trading(position, seat, True, events)
        next_trader(position)
    next_stage(position, events)


def next_trader(position: Position) -> None:
    """The builder on the next space follows."""
    position.cursor = (position.cursor + 1) % len(MARKET)
    position.phase = MARKET_STEP


def can_trade(position: Position, seat: int) -> bool:
    """Whether the seat can buy or sell anything."""
    return any(most_sold(position, seat, kind) for kind in KINDS) or any(
        most_bought(position, seat, kind) for kind in TRADED
    )


def trades(position: Position, seat: int) -> list[Action]:
    """What a trader can do, all at once."""
    legal: list[Action] = []
    for kind in TRADED:
        legal += BUY[kind][: most_bought(position, seat, kind)]
    for kind in KINDS:
        legal += SELL[kind][: most_sold(position, seat, kind)]
    legal.append(STOP)
    return legal


# Buying ---------------------------------------------------------------------------


def most_bought(position: Position, seat: int, kind: int) -> int:
    """How many cubes of a kind the seat can buy now."""
    if position.sold[seat] >> kind & 1 or (BUYER_NEEDS[kind] and not BUYER_NEEDS[kind] & position.rows[seat]):
        return 0
    return min(position.market[kind], position.stocks[seat][GOLD] // BUY_PRICE[kind])


def purchases(position: Position, seat: int) -> list[Buy]:
    return [buy for kind in TRADED for buy in BUY[kind][: most_bought(position, seat, kind)]]


def why_not_buy(position: Position, seat: int, action: Buy) -> Refusal | None:
    kind, number = action.resource, action.number
    if number <= most_bought(position, seat, kind):
        return None
    if position.sold[seat] >> kind & 1:
        return SOLD_BEFORE(resource=RESOURCES[kind])
    if BUYER_NEEDS[kind] and not BUYER_NEEDS[kind] & position.rows[seat]:
        return BUYER_NEEDS_FAMILY(resource=RESOURCES[kind], family=family_in(BUYER_NEEDS[kind]))
    if number > position.market[kind]:
        return TOO_LITTLE_STOCK(resource=RESOURCES[kind], stock=position.market[kind])
    return TOO_LITTLE_GOLD(gold=position.stocks[seat][GOLD], needed=number * BUY_PRICE[kind])


def buy_cubes(position: Position, seat: int, action: Buy, events: list[Event]) -> None:
    kind, number = action.resource, action.number
    stock = position.stocks[seat]
    cost = number * BUY_PRICE[kind]
    stock[GOLD] -= cost
    stock[kind] += number
    position.market[kind] -= number
    position.bought[seat] |= 1 << kind
    events.append(Bought(seat, RESOURCES[kind], number, cost))
    next_trader(position)


BUY_CUBES = Decision(
    Buy,
    rule=RULE_TRADE,
    choices=purchases,
    why_not=why_not_buy,
    effect=buy_cubes,
    reasons=(SOLD_BEFORE, BUYER_NEEDS_FAMILY, TOO_LITTLE_STOCK, TOO_LITTLE_GOLD),
)

# Selling ---------------------------------------------------------------------------


def most_sold(position: Position, seat: int, kind: int) -> int:
    """How many cubes of a kind the seat can sell now."""
    if position.bought[seat] >> kind & 1 or (
        SELLER_NEEDS[kind] and not SELLER_NEEDS[kind] & position.rows[seat]
    ):
        return 0
    return min(position.stocks[seat][kind], MOST_SOLD)


def sales(position: Position, seat: int) -> list[Sell]:
    return [sell for kind in KINDS for sell in SELL[kind][: most_sold(position, seat, kind)]]


def why_not_sell(position: Position, seat: int, action: Sell) -> Refusal | None:
    kind, number = action.resource, action.number
    if number <= most_sold(position, seat, kind):
        return None
    if position.bought[seat] >> kind & 1:
        return BOUGHT_BEFORE(resource=RESOURCES[kind])
    if SELLER_NEEDS[kind] and not SELLER_NEEDS[kind] & position.rows[seat]:
        return SELLER_NEEDS_FAMILY(resource=RESOURCES[kind], family=family_in(SELLER_NEEDS[kind]))
    return NOT_HELD(resource=RESOURCES[kind], held=position.stocks[seat][kind], needed=number)


def sell_cubes(position: Position, seat: int, action: Sell, events: list[Event]) -> None:
    """The cubes go to the general supply, not to the market."""
    kind, number = action.resource, action.number
    position.stocks[seat][kind] -= number
    earned = number * SELL_PRICE[kind]
    wasted = gain_gold(position, seat, earned)
    position.sold[seat] |= 1 << kind
    events.append(Sold(seat, RESOURCES[kind], number, earned - wasted, wasted))
    next_trader(position)


SELL_CUBES = Decision(
    Sell,
    rule=RULE_TRADE,
    choices=sales,
    why_not=why_not_sell,
    effect=sell_cubes,
    reasons=(BOUGHT_BEFORE, SELLER_NEEDS_FAMILY, NOT_HELD),
)


def family_in(mask: int) -> str:
    """The family of these craftsmen."""
    return FAMILIES[FAMILY[members(mask)[0]]]


# Stopping ---------------------------------------------------------------------------


def stop_trading(position: Position, seat: int, automatic: bool, events: list[Event]) -> None:
    """The builder leaves the market."""
    events.append(TradingStopped(seat, automatic))
    go_home(position, (MARKET[position.cursor],))


def stopping(_position: Position, _seat: int) -> tuple[Stop, ...]:
    return (STOP,)


def stop_by_choice(position: Position, seat: int, _action: Stop, events: list[Event]) -> None:
    stop_trading(position, seat, False, events)
    next_trader(position)


STOP_TRADING = Decision(Stop, rule=RULE_TRADE, choices=stopping, why_not=may_always, effect=stop_by_choice)
