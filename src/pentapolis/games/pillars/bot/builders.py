"""What builders of The Pillars of the Earth are worth: on each space, and before they are placed."""

from __future__ import annotations

from functools import lru_cache

from pentapolis.games.pillars.bot.outlook import (
    DEBT,
    USUAL_TAX,
    Holding,
    holding,
    kept_card,
    prospect,
    receive,
    small_worth,
)
from pentapolis.games.pillars.components import (
    BISHOP,
    BUILDER_SPACES,
    CASTLE,
    COURT,
    GOLD,
    GOLD_LIMIT,
    KINGSBRIDGE,
    MARKET,
    METAL,
    PRIORY,
    SHIRING,
    START,
    income_of,
    tax_due,
)
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.state import FIRST_PLACE
from pentapolis.kernel.forms import EMPTY


def space_worths(state: Pillars, seat: int) -> list[float]:
    """For each builder space what one more builder of the seat would add there; nothing where one stands."""
    held, _ = holding(state, seat)
    trades = seat in state.places[MARKET.start : MARKET.stop]
    at_court = seat in state.places[COURT.start : COURT.stop]
    worths = [*_bright_spaces(held, state.shiring, state.kingsbridge, trades, at_court)]
    for space in range(BUILDER_SPACES):
        if state.occupied >> space & 1:
            worths[space] = 0.0
        elif space in PRIORY or space in BISHOP or space in CASTLE or space in START:
            worths[space] = small_worth(state, space, held.advantages)
    return worths


@lru_cache(maxsize=1 << 16)
def _bright_spaces(
    held: Holding, shiring: tuple[int, ...], kingsbridge: tuple[int, ...], trades: bool, at_court: bool
) -> tuple[float, ...]:
    """Court, market, Shiring and Kingsbridge: what each adds to what the seat will have anyway."""
    base = prospect(held, trades)
    worths = [0.0] * BUILDER_SPACES
    for space, craftsman in zip(SHIRING, shiring, strict=True):
        if craftsman != EMPTY:
            worths[space] = prospect(held._replace(row=held.row | 1 << craftsman), trades) - base
    for space, card in zip(KINGSBRIDGE, kingsbridge, strict=True):
        if card != EMPTY:
            after, points = with_advantage(held, card)
            worths[space] = points + prospect(after, trades) - base
    for space in COURT:
        stock = [*held.stock]
        stock[METAL] += space == COURT[0]
        saved = 0 if at_court else tax_due(held.advantages, USUAL_TAX)
        stock[GOLD] = min(stock[GOLD] + saved, GOLD_LIMIT)
        worths[space] = prospect(held._replace(stock=tuple(stock)), trades) - base
        worths[space] += DEBT * max(saved - held.stock[GOLD], 0)
    if not trades:
        for space in MARKET:
            worths[space] = prospect(held, True) - base
    return tuple(worths)


def with_advantage(held: Holding, card: int) -> tuple[Holding, float]:
    """What a seat will have with one more advantage card, and the points that the card brings at once."""
    stock = [*held.stock]
    points = receive(stock, card)
    for kind, income in enumerate(income_of(kept_card(card))):
        stock[kind] += income
    stock[GOLD] = min(stock[GOLD], GOLD_LIMIT)
    return held._replace(stock=tuple(stock), advantages=held.advantages | kept_card(card)), points


def builders_worth(state: Pillars, seat: int) -> float:
    """What a seat's builders that are not placed yet may expect: others choose in between."""
    number = state.bag[seat] + state.dial.count(seat) + (state.hand == seat)
    if not number or state.stage >= FIRST_PLACE:
        return 0.0
    worths = sorted(space_worths(state, seat), reverse=True)
    late = state.seats - 1 if state.stocks[seat][GOLD] >= 5 else 2 * state.seats - 2
    return sum([worths[min(late // 2 + turn * state.seats, len(worths) - 1)] for turn in range(number)])
