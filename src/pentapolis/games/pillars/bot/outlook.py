"""How a seat of The Pillars of the Earth stands: its round carried on to the end, in points.

Everything that is settled already is counted exactly: workers in the mill, cards, builders on their places.
The tax counts on average, the event only where somebody can be protected from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from pentapolis.games.pillars.bot.event_worth import EVENT_HARM, ONCE_WORTH, bishop_worth, harm_to_come
from pentapolis.games.pillars.bot.trades import gain_of_trading
from pentapolis.games.pillars.bot.worth import (
    end_of_round,
    gold_table,
    goldsmiths_gold,
    keeping,
    later_rounds,
    settlement,
)
from pentapolis.games.pillars.components import (
    BISHOP,
    BOX,
    BUY_PRICE,
    BUYER_NEEDS,
    CAPACITY,
    CARD_KIND,
    CARD_YIELD,
    CASTLE,
    COURT,
    FIGURES,
    GOLD,
    GOLD_LIMIT,
    KINDS,
    KINGSBRIDGE,
    MAKES_POINTS,
    MARKET,
    MARKET_STOCK,
    METAL,
    ONCE,
    PRIORY,
    ROUNDS,
    SELL_PRICE,
    SELLER_NEEDS,
    SHIRING,
    START,
    TAKES,
    TRADED,
    craftsman_limit,
    goods_of,
    income_of,
    mask_of,
    members,
    priory_bonus,
    tax_due,
)
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.rules.cathedral import able, uses_left
from pentapolis.games.pillars.rules.valley import PRIORY_POINTS, yield_change
from pentapolis.games.pillars.state import BOOSTING, CATHEDRAL, CONVERTING, STAGES, TRADING
from pentapolis.kernel.forms import EMPTY

LASTING = {"francis": 0.3, "philip": 0.7, "ellen": 0.15, "otto": 0.3, "jack": 0.6}
"""What lasting advantages are worth in each later round; income counts as cubes do."""

CASTLE_WORTH, START_WORTH = 0.6, 0.5
"""Two more workers, and the first choice."""

SURE_LEAD, LEAD_A_ROUND = 2.0, 0.7
"""The lead that makes victory almost three times as likely: at the end, and what each round adds to it."""

USUAL_TAX, USUAL_GOLD = 3, 10
DEBT = 1 / FIGURES.gold_per_lost_point
FOREST_STAGE, COURT_STAGE = STAGES.index("forest"), STAGES.index("court")
MILL_STAGE = STAGES.index("wool-mill")


class Holding(NamedTuple):
    """What a seat will have at the end of the round, if nobody does anything more; hashable on purpose."""

    round: int
    row: int
    stock: tuple[int, ...]
    advantages: int


def holding(state: Pillars, seat: int) -> tuple[Holding, float]:
    """The seat's things at the end of the round, and what comes on top: points and chances."""
    stock = [*state.stocks[seat]]
    row, advantages = state.rows[seat], state.advantages[seat]
    worth = float(state.points[seat])
    here = [space for space, owner in enumerate(state.places) if owner == seat]
    for space in here:
        if space in KINGSBRIDGE and (card := state.kingsbridge[space - KINGSBRIDGE[0]]) != EMPTY:
            advantages |= kept_card(card)
            worth += receive(stock, card)
        elif space in SHIRING and (craftsman := state.shiring[space - SHIRING[0]]) != EMPTY:
            row |= 1 << craftsman
        elif space in COURT and space == COURT[0]:
            stock[METAL] += state.court_metal
        else:
            worth += small_worth(state, space, advantages)
    if state.stage <= MILL_STAGE:
        workers = state.workers[seat]
        doubled = 0 if state.event == EMPTY else BOX.events[state.event].mill_workers
        stock[GOLD] += workers + min(workers, doubled)
    if state.stage <= FOREST_STAGE:
        change = 0 if state.event == EMPTY else yield_change(state, seat)
        for card in members(state.cards[seat]):
            stock[CARD_KIND[card]] += CARD_YIELD[card] + change
        for kind, income in enumerate(income_of(advantages)):
            stock[kind] += income
    if state.grey_next == seat:
        worth += CASTLE_WORTH
    worth -= harm_to_come(state, seat)
    if _owes_tax(state, seat, here):
        tax = tax_due(advantages, state.roll or USUAL_TAX)
        worth -= DEBT * max(tax - stock[GOLD], 0)
        stock[GOLD] = max(stock[GOLD] - tax, 0)
    stock[GOLD] = min(stock[GOLD], GOLD_LIMIT)
    return Holding(state.round, row, tuple(stock), advantages), worth


def kept_card(card: int) -> int:
    """The advantage card as a mask, if it is kept and not only brings something at once."""
    return 0 if BOX.advantages[card].kind == "immediate" else 1 << card


def receive(stock: list[int], card: int) -> float:
    """Add what an advantage card brings at once; returns the points."""
    gain = BOX.advantages[card].gain
    for good, amount in goods_of(gain):
        stock[good] += amount
    return float(gain.points)


def _owes_tax(state: Pillars, seat: int, here: Sequence[int]) -> bool:
    if any(space in COURT for space in here):
        return False
    if state.stage == COURT_STAGE:
        return (seat - state.start_player) % state.seats >= state.cursor
    return state.stage < COURT_STAGE


def small_worth(state: Pillars, space: int, advantages: int) -> float:
    """What a builder is worth on a space that neither brings cards nor cubes for certain."""
    if space in PRIORY:
        return PRIORY_POINTS[space - PRIORY[0]] + priory_bonus(advantages)
    if space in BISHOP:
        return bishop_worth(state)
    if state.round == ROUNDS:
        return 0.0
    if space in CASTLE:
        return CASTLE_WORTH
    return START_WORTH if space in START else 0.0


# Worth ---------------------------------------------------------------------------


@lru_cache(maxsize=1 << 16)
def prospect(held: Holding, market: bool) -> float:
    """What a seat makes of its things: at the end of this round, with the market or without, and later."""
    round_number, row, stock, advantages = held
    if row.bit_count() > craftsman_limit(advantages):
        rows = [row & ~(1 << craftsman) for craftsman in members(row)]
        return max([prospect(Holding(round_number, fewer, stock, advantages), market) for fewer in rows])
    income = income_of(advantages)
    settled = end_of_round(round_number, row, income, stock)
    worth = settled.worth + later_rounds(row, income, ROUNDS - round_number)
    worth += _by_themselves(row, stock) + advantage_worth(advantages, ROUNDS - round_number)
    if market:
        worth += market_worth(held, settled.order, settled.left)
    return worth


def after_building(held: Holding) -> float:
    """What a seat has that has finished this round."""
    round_number, row, stock, advantages = held
    income = income_of(advantages)
    tables = keeping(row, income, round_number)
    worth = sum([tables[kind][min(stock[kind], FIGURES.kept_resources)] for kind in KINDS])
    worth += gold_table(round_number, goldsmiths_gold(row))[stock[GOLD]]
    rounds = ROUNDS - round_number
    return worth + later_rounds(row, income, rounds) + advantage_worth(advantages, rounds)


def in_mid_building(state: Pillars, held: Holding) -> float:
    """What a seat makes that builds now: those who work by themselves have, and others perhaps."""
    income = income_of(held.advantages)
    at_work = able(held.row) if state.phase in (BOOSTING, CONVERTING) else ()
    uses = tuple([(one, uses_left(state, one)) for one in at_work])
    rounds = ROUNDS - held.round
    worth = settlement(held.round, held.row, income, held.stock, uses).worth
    return worth + later_rounds(held.row, income, rounds) + advantage_worth(held.advantages, rounds)


ARCHITECTS = mask_of(n for n, capacity in enumerate(CAPACITY) if not capacity and MAKES_POINTS[n])
TOOL_MAKERS = mask_of(n for n, capacity in enumerate(CAPACITY) if not capacity and not MAKES_POINTS[n])


def _by_themselves(row: int, stock: Sequence[int]) -> float:
    tools = 0.4 if row & TOOL_MAKERS and stock[METAL] else 0.0
    return (row & ARCHITECTS).bit_count() + tools


@lru_cache(maxsize=1 << 14)
def advantage_worth(advantages: int, rounds: int) -> float:
    """What advantages bring in `rounds` later rounds; income is counted with the cubes."""
    worth = 0.0
    for card in members(advantages):
        if card in ONCE:
            worth += ONCE_WORTH[BOX.advantages[card].id] if rounds else 0.0
        else:
            worth += rounds * LASTING.get(BOX.advantages[card].id, 0.0)
    return worth


class Deal(NamedTuple):
    """Something to trade: the kind, how many, and what that gains."""

    kind: int
    number: int
    gain: float


def market_worth(held: Holding, order: Sequence[int], left: Sequence[int]) -> float:
    """What trading adds, roughly: buying for craftsmen who could do more, selling what nobody needs."""
    worth = 0.0
    for deal in (*likely_sales(held, left), *likely_purchases(held, order)):
        worth += deal.gain
    return worth


def _gold_rate(round_number: int) -> float:
    return gold_table(round_number, 0)[USUAL_GOLD] / USUAL_GOLD


def likely_sales(held: Holding, left: Sequence[int]) -> Iterator[Deal]:
    """What nobody needs and the market takes."""
    tables = keeping(held.row, income_of(held.advantages), held.round)
    rate = _gold_rate(held.round)
    for kind in KINDS:
        if left[kind] and not (SELLER_NEEDS[kind] and not SELLER_NEEDS[kind] & held.row):
            number = min(left[kind], FIGURES.kept_resources)
            yield Deal(kind, number, max(number * SELL_PRICE[kind] * rate - tables[kind][number], 0.0))


def likely_purchases(held: Holding, order: Sequence[int]) -> Iterator[Deal]:
    """What craftsmen could still use who work in this order."""
    rate = _gold_rate(held.round)
    offers = []
    for craftsman in able(held.row):
        spare = CAPACITY[craftsman] - order.count(craftsman)
        for kind, amount in TAKES[craftsman]:
            if kind in TRADED and spare > 0 and len(TAKES[craftsman]) == 1:
                if BUYER_NEEDS[kind] and not BUYER_NEEDS[kind] & held.row:
                    continue
                gain = MAKES_POINTS[craftsman] / amount - rate * BUY_PRICE[kind]
                offers.append((gain, kind, spare * amount))
    market, gold = [*MARKET_STOCK], held.stock[GOLD]
    for gain, kind, wanted in sorted(offers, reverse=True):
        bought = min(wanted, market[kind], gold // BUY_PRICE[kind])
        if gain > 0 and bought > 0:
            market[kind] -= bought
            gold -= bought * BUY_PRICE[kind]
            yield Deal(kind, bought, bought * gain)


def standing(state: Pillars, seat: int) -> float:
    """How the seat stands, in points, without builders still to be placed."""
    held, worth = holding(state, seat)
    turn = (seat - state.start_player) % state.seats
    if state.stage > CATHEDRAL or (state.stage == CATHEDRAL and turn < state.cursor):
        return worth + after_building(held)
    if state.stage == CATHEDRAL and turn == state.cursor:
        return worth + in_mid_building(state, held)
    trades = seat in state.places[MARKET.start : MARKET.stop]
    if trades and state.phase == TRADING:
        return worth + prospect(held, False) + gain_of_trading(state, seat)
    return worth + prospect(held, trades)


def standing_before(state: Pillars, seat: int) -> float:
    """How a seat stood when the round before ended, which is over with the last builder's work.

    Those who weigh that work against stopping compare two positions of the same round in this way.
    """
    held = Holding(state.round - 1, state.rows[seat], tuple(state.stocks[seat]), state.advantages[seat])
    worth = state.points[seat] + after_building(held)
    worth += CASTLE_WORTH * (state.grey_holder == seat)
    return worth - EVENT_HARM["city-wall"] * (state.walled >> seat & 1)


def telling_lead(round_number: int) -> float:
    """The lead in points that makes victory almost three times as likely."""
    return SURE_LEAD + LEAD_A_ROUND * (ROUNDS - round_number)


def chances(round_number: int, standings: Sequence[float]) -> list[float]:
    """The chances of victory that standings in points give in a round."""
    lead = telling_lead(round_number)
    best = max(standings)
    weights = [exp((value - best) / lead) for value in standings]
    total = sum(weights)
    return [weight / total for weight in weights]
