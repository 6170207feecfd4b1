"""Phase I in words: resource cards, craftsmen, passing, and who has to go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pentapolis.games.pillars.actions import Dismiss, Hire, TakeCard
from pentapolis.games.pillars.bot.gains import FREE_WORKER, card_gains, with_card, with_hired
from pentapolis.games.pillars.bot.outlook import Holding, holding, standing
from pentapolis.games.pillars.bot.reasons.parts import (
    A_LITTLE,
    NOTICEABLE,
    Parts,
    Point,
    about_craftsman,
    about_goldsmith,
    about_goods,
    about_price,
    goldsmiths_loss,
    needed_by,
    parts_of,
    parts_with,
    points_later,
    richer,
    takes_gold,
)
from pentapolis.games.pillars.components import (
    BUYER_NEEDS,
    CARD_KIND,
    CARD_WORKERS,
    CARD_YIELD,
    COST,
    CRAFTSMEN,
    GOLD,
    RESOURCE_CARDS,
    SELLER_NEEDS,
)
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.rules.phase_one import card_choices
from pentapolis.kernel.actions import Action

RIVALRY = 0.5
"""How much of what a rival would gain counts."""


def about_card(state: Pillars, seat: int, action: Action) -> Iterator[Point]:
    """A card, a craftsman, or nothing more."""
    held, _ = holding(state, seat)
    before = parts_of(held)
    if isinstance(action, TakeCard):
        card = action.card
        kind, number, workers = CARD_KIND[card], CARD_YIELD[card], CARD_WORKERS[card]
        # What the goods bring shows when their workers have left the mill.
        poorer = parts_of(richer(held, GOLD, -workers))
        yield from about_goods(poorer, parts_of(with_card(held, card)), kind, number)
        yield from _about_workers(workers, before, poorer)
        yield from _about_rivals(state, seat, action)
    elif isinstance(action, Hire):
        craftsman, cost = action.craftsman, COST[action.craftsman]
        paid = with_hired(held, craftsman)
        # Whoever works with gold has only what is left of it.
        at_work = paid if takes_gold(craftsman) else paid._replace(stock=held.stock)
        yield from about_craftsman(held, at_work, craftsman)
        yield from about_price(cost, state.stocks[seat][GOLD], before, parts_of(richer(held, GOLD, -cost)))
        yield from _about_rivals(state, seat, action)
    else:
        yield from _about_passing(state, seat, held)


def _about_workers(workers: int, before: Parts, after: Parts) -> Iterator[Point]:
    fewer = goldsmiths_loss(before, after)
    mill = before.this_round - after.this_round - fewer
    cost = mill + FREE_WORKER * workers
    yield Point("card-workers", -max(cost, A_LITTLE / 2), {"workers": workers})
    yield from about_goldsmith(fewer)


def _about_rivals(state: Pillars, seat: int, action: Action) -> Iterator[Point]:
    """Somebody else likes the same card best of all."""
    for rival in range(state.seats):
        if rival == seat or state.passed >> rival & 1:
            continue
        choices = card_choices(state, rival)
        if action not in choices:
            continue
        gains = dict(zip(choices, card_gains(state, rival, choices), strict=True))
        own = gains.pop(action)
        lost = own - max(gains.values())
        if lost > NOTICEABLE:
            yield Point("rival", RIVALRY * lost, {"player_rival": rival})


def _about_passing(state: Pillars, seat: int, held: Holding) -> Iterator[Point]:
    """What the mill pays, and the best that is left on the table."""
    workers = state.workers[seat]
    if workers:
        poorer = parts_of(richer(held, GOLD, -workers))
        worth = max(parts_of(held).this_round - poorer.this_round, A_LITTLE)
        yield Point("pass-mill", worth, {"workers": workers})
    others = [action for action in state.legal(seat) if isinstance(action, TakeCard | Hire)]
    gains = card_gains(state, seat, others)
    best = max(range(len(others)), key=gains.__getitem__, default=None)
    if best is None or gains[best] <= -FREE_WORKER * workers:
        yield Point("pass-nothing", A_LITTLE)
        return
    missed = others[best]
    lost = max(gains[best] + FREE_WORKER * workers, A_LITTLE)
    if isinstance(missed, TakeCard):
        yield Point("pass-card", -lost, {"card": RESOURCE_CARDS[missed.card]})
    elif isinstance(missed, Hire):
        yield Point("pass-craftsman", -lost, {"craftsman": CRAFTSMEN[missed.craftsman]})


# Who has to go ---------------------------------------------------------------------------


def about_leaving(state: Pillars, seat: int, action: Action) -> Iterable[Point]:
    """What is lost with a craftsman."""
    assert isinstance(action, Dismiss)
    held, _ = holding(state, seat)
    # The limit is what is being decided about: the row is compared as it is, one too many.
    everybody = parts_with(held.row, held)
    after = parts_with(held.row & ~(1 << action.craftsman), held)
    built, later = everybody.built - after.built, everybody.later - after.later
    if action == max(state.legal(seat), key=lambda one: _standing_after(state, seat, one)):
        yield Point("leaving-least", NOTICEABLE)
    if needed_by(held.row, action.craftsman):
        yield Point("leaving-needed", -NOTICEABLE)
    if built > 0:
        yield Point("leaving-now", -float(built), {"points": built})
    if later >= NOTICEABLE:
        yield Point("leaving-later", -later, points_later(later, state.round))
    elif built <= 0:
        yield Point("leaving-hardly", A_LITTLE)
    yield from _about_trading_rights(held.row, action.craftsman)


def _standing_after(state: Pillars, seat: int, action: Action) -> float:
    after = state.copy()
    after.play(seat, action)
    return standing(after, seat)


def _about_trading_rights(row: int, craftsman: int) -> Iterator[Point]:
    if any(needs & row == 1 << craftsman for needs in BUYER_NEEDS):
        yield Point("leaving-buyer", -A_LITTLE)
    if any(needs & row == 1 << craftsman for needs in SELLER_NEEDS):
        yield Point("leaving-seller", -A_LITTLE)
