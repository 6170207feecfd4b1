"""The places in words: the event, the bishop's cube, the tax and the market."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.pillars.actions import (
    BISHOP_CHOICES,
    PROTECTION,
    BishopChoice,
    Buy,
    Collect,
    Sell,
    UseAdvantage,
)
from pentapolis.games.pillars.bot.event_worth import CUBE_WORTH, ONCE_WORTH, harm_of
from pentapolis.games.pillars.bot.gains import gold_cost
from pentapolis.games.pillars.bot.outlook import DEBT, Holding, holding
from pentapolis.games.pillars.bot.reasons.parts import (
    A_LITTLE,
    Parts,
    Point,
    about_goods,
    about_price,
    amount,
    goldsmiths_loss,
    parts_of,
    richer,
)
from pentapolis.games.pillars.bot.trades import best_trade
from pentapolis.games.pillars.components import (
    BOX,
    BUY_PRICE,
    EVENTS,
    FIGURES,
    GOLD,
    GOODS,
    MARKET,
    METAL,
    RESOURCES,
    ROUNDS,
    SELL_PRICE,
    tax_due,
)
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.kernel.actions import Action

# The event, and the cards that help once ------------------------------------------------------------------


def is_harmless(state: Pillars, seat: int, event: int) -> bool:
    """Does an event, bad as it is, do nothing to the seat: too late, or nothing there to be hit?"""
    card = BOX.events[event]
    too_late = state.round == ROUNDS and card.builders is not None
    return too_late or (card.card_yield < 0 and not state.cards[seat])


def about_event(state: Pillars, seat: int, action: Action) -> Iterator[Point]:
    """Being spared, by the bishop or by Archbishop Thomas, or not."""
    event = EVENTS[state.event]
    harm = 0.0 if is_harmless(state, seat, state.event) else harm_of(state)
    bishop = isinstance(action, BishopChoice)
    spared = action == BISHOP_CHOICES[PROTECTION] or isinstance(action, UseAdvantage)
    if harm:
        yield Point("spared" if spared else "hit", harm if spared else -harm, {"event": event})
    else:
        yield Point("event-harmless", -A_LITTLE if spared else A_LITTLE, {"event": event})
    if bishop and not spared:
        yield Point("bishop-cube", CUBE_WORTH)
    elif not bishop:
        yield from _about_card(state, "thomas", spared)


def about_tax(state: Pillars, seat: int, action: Action) -> Iterator[Point]:
    """Paying, or “Loyalty rewarded”."""
    due = tax_due(state.advantages[seat], state.roll)
    gold = state.stocks[seat][GOLD]
    fewer = max(due - gold, 0) // FIGURES.gold_per_lost_point
    worth = gold_cost(gold, min(due, gold), state.round) + DEBT * max(due - gold, 0)
    used = isinstance(action, UseAdvantage)
    if used:
        yield Point("tax-saved", max(worth, A_LITTLE), {"gold": due})
    else:
        yield Point("tax-paid", -max(worth - fewer, A_LITTLE), {"gold": min(due, gold)})
        if fewer:
            yield Point("tax-debt", -float(fewer), {"points": fewer})
    yield from _about_card(state, "loyalty", used)


def _about_card(state: Pillars, card: str, used: bool) -> Iterator[Point]:
    worth = ONCE_WORTH[card] if state.round < ROUNDS else 0.0
    if not worth:
        yield Point("card-last", A_LITTLE if used else -A_LITTLE)
    else:
        yield Point("card-used" if used else "card-kept", -worth if used else worth)


# The bishop's cube ---------------------------------------------------------------------------


def about_collecting(state: Pillars, seat: int, action: Action) -> Iterator[Point]:
    """One cube of a kind."""
    assert isinstance(action, Collect)
    held, _ = holding(state, seat)
    after = parts_of(richer(held, action.resource, 1))
    trades = seat in state.places[MARKET.start : MARKET.stop]
    yield from about_goods(parts_of(held), after, action.resource, 1, sold=trades)


# The market ---------------------------------------------------------------------------


def about_trading(state: Pillars, seat: int, action: Action) -> Iterator[Point]:
    """Buying, selling, or leaving."""
    held, _ = holding(state, seat)
    before = parts_of(held)
    if isinstance(action, Buy):
        cost = action.number * BUY_PRICE[action.resource]
        # What the goods bring shows when they have been paid for.
        paid = richer(held, GOLD, -cost)
        poorer, after = parts_of(paid), parts_of(richer(paid, action.resource, action.number))
        yield from about_goods(poorer, after, action.resource, action.number, sold=False)
        yield from about_price(cost, state.stocks[seat][GOLD], before, poorer)
    elif isinstance(action, Sell):
        price = action.number * SELL_PRICE[action.resource]
        sold = richer(held, action.resource, -action.number)
        rest, after = parts_of(sold), parts_of(richer(sold, GOLD, price))
        more = goldsmiths_loss(after, rest)
        yield Point(
            "sell-gold", max(after.this_round - rest.this_round - more, A_LITTLE / 2), {"gold": price}
        )
        if more:
            yield Point("gold-more", float(more), {"points": more})
        yield from _about_sold(before, rest, amount(action.resource, action.number))
    else:
        yield from _about_stopping(state, seat, held)


def _about_sold(before: Parts, after: Parts, args: dict[str, str | int]) -> Iterator[Point]:
    built, kept = before.built - after.built, before.kept - after.kept
    useful = before.useful - after.useful
    earned, earnings = before.earned - after.earned, before.earnings - after.earnings
    if built > 0:
        yield Point("sell-now", -max(built + kept, A_LITTLE), {**args, "points": built})
    elif earned > 0:
        yield Point("sell-earner", -max(earnings + kept, A_LITTLE), {**args, "earned": earned})
    elif useful > A_LITTLE:
        # Metal is kept for the last rounds, whoever is employed now.
        yield Point("return-metal" if args["good"] == GOODS[METAL] else "sell-later", -kept, args)
    else:
        yield Point("sell-idle", A_LITTLE, args)


def _about_stopping(state: Pillars, seat: int, held: Holding) -> Iterator[Point]:
    better = best_trade(state, seat)
    if isinstance(better, Buy):
        cost = better.number * BUY_PRICE[better.resource]
        after = richer(richer(held, better.resource, better.number), GOLD, -cost)
        yield Point("stop-buy", -_gain(held, after), {"resource": RESOURCES[better.resource]})
    elif isinstance(better, Sell):
        price = better.number * SELL_PRICE[better.resource]
        after = richer(richer(held, better.resource, -better.number), GOLD, price)
        yield Point("stop-sell", -_gain(held, after), {"resource": RESOURCES[better.resource]})
    else:
        yield Point("stop-enough", A_LITTLE)
    if state.round < ROUNDS and (gold := state.stocks[seat][GOLD]):
        yield Point("stop-gold", A_LITTLE, {"gold": gold})


def _gain(held: Holding, after: Holding) -> float:
    return max(parts_of(after).this_round - parts_of(held).this_round, A_LITTLE)
