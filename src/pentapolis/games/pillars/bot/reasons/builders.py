"""Phase II in words: what each place brings, what waiting costs, and whose builder is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from pentapolis.games.pillars.actions import Accept, PlaceBuilder, Wait
from pentapolis.games.pillars.bot.builders import space_worths, with_advantage
from pentapolis.games.pillars.bot.event_worth import CUBE_WORTH, bishop_worth, bishop_worth_unknown
from pentapolis.games.pillars.bot.gains import (
    PAYING_SHARE,
    REJECTION,
    gain_of_next,
)
from pentapolis.games.pillars.bot.outlook import (
    DEBT,
    USUAL_TAX,
    Holding,
    holding,
    likely_purchases,
    likely_sales,
    prospect,
)
from pentapolis.games.pillars.bot.reasons.parts import (
    A_LITTLE,
    NOTICEABLE,
    Point,
    about_craftsman,
    about_price,
    parts_of,
    richer,
)
from pentapolis.games.pillars.bot.reasons.valley import is_harmless
from pentapolis.games.pillars.components import (
    ADVANTAGES,
    BISHOP,
    BOX,
    BUILDER_COSTS,
    CASTLE,
    COURT,
    DIAL,
    EVENTS,
    GOLD,
    KINGSBRIDGE,
    METAL,
    PLACE_OF_SPACE,
    PLACES,
    PLACES_FREE,
    PRIORY,
    RESOURCES,
    ROUNDS,
    SHIRING,
    START,
    priory_bonus,
    tax_due,
)
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.rules.phase_two import free_space, price_of
from pentapolis.games.pillars.rules.rounds import knows_event
from pentapolis.games.pillars.rules.valley import PRIORY_POINTS
from pentapolis.games.pillars.state import PLACING, waiting_builders
from pentapolis.kernel.actions import Action
from pentapolis.kernel.forms import EMPTY


def about_placing(state: Pillars, seat: int, action: Action) -> Iterator[Point]:
    """A builder on a place, or one that waits, or Brother Remigius."""
    held, _ = holding(state, seat)
    price = price_of(state) if state.phase == PLACING else 0
    before, after = parts_of(held), parts_of(richer(held, GOLD, -price))
    saved = max(before.this_round - after.this_round, A_LITTLE)
    if isinstance(action, PlaceBuilder):
        yield from _about_space(state, seat, held, free_space(state, action.target))
        yield from about_price(price, state.stocks[seat][GOLD], before, after)
    elif isinstance(action, Wait):
        yield Point("wait-saves", saved, {"cost": price})
        yield from _about_waiting(state, seat)
    else:
        yield Point("remigius-saves", saved, {"cost": price})
        yield Point("card-used", -(1.0 if state.round < ROUNDS else A_LITTLE / 2))


def _about_waiting(state: Pillars, seat: int) -> Iterator[Point]:
    """What rivals may take by then; where only own builders come first, nothing is lost."""
    worths = space_worths(state, seat)
    if not knows_event(state, seat) and not state.occupied >> BISHOP.start & 1:
        worths[BISHOP.start] = bishop_worth_unknown(state)
    waiting = [owner for owner, _ in waiting_builders(state)]
    paying = _rivals_who_pay(state, seat)
    rivals = paying + sum([owner != seat for owner in waiting])
    own_first = len([*takewhile(lambda owner: owner == seat, waiting)]) if paying < 1 else 0
    ranked = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
    # What is left between two spaces counts in part.
    low = min(own_first + int(rivals), len(ranked) - 2)
    share = rivals - int(rivals)
    best = ranked[own_first]
    lost = worths[best] - (1 - share) * worths[ranked[low]] - share * worths[ranked[low + 1]]
    if lost > NOTICEABLE:
        place = PLACES[PLACE_OF_SPACE[best]]
        if best in COURT and best != COURT.start:
            place = "court-tax"
        yield Point("wait-loses", -lost, {"place": place})
    else:
        yield Point("wait-enough", A_LITTLE)


def _rivals_who_pay(state: Pillars, seat: int) -> float:
    """How many builders of others, out of the bag, will probably be placed before those that wait."""
    bag = sum(state.bag)
    prices = [BUILDER_COSTS[min(state.handled + 1 + draw, DIAL)] for draw in range(bag)]
    found = 0.0
    for rival, number in enumerate(state.bag):
        if rival != seat and number:
            gold = state.stocks[rival][GOLD]
            found += number * sum([PAYING_SHARE if price else 1.0 for price in prices if price <= gold]) / bag
    return found


# What a place brings ---------------------------------------------------------------------------


def _about_space(state: Pillars, seat: int, held: Holding, space: int) -> Iterator[Point]:
    if space in SHIRING:
        yield from _about_shiring(held, state.shiring[space - SHIRING.start])
    elif space in KINGSBRIDGE:
        yield from _about_kingsbridge(held, state.kingsbridge[space - KINGSBRIDGE.start])
    elif space in COURT:
        yield from _about_court(state, seat, held, space)
    elif space in PRIORY:
        points = PRIORY_POINTS[space - PRIORY.start] + priory_bonus(held.advantages)
        yield Point("priory", float(points), {"points": points})
    elif space in BISHOP:
        yield from _about_bishop(state, seat)
    elif space in CASTLE or space in START:
        name = "castle" if space in CASTLE else "start-player"
        worth = space_worths(state, seat)[space]
        yield Point(name, worth) if worth else Point("too-late", -A_LITTLE)
    else:
        yield from _about_market(held)


def _about_shiring(held: Holding, craftsman: int) -> Iterator[Point]:
    if craftsman != EMPTY:
        yield from about_craftsman(held, held._replace(row=held.row | 1 << craftsman), craftsman)


def _about_kingsbridge(held: Holding, card: int) -> Iterator[Point]:
    if card == EMPTY:
        return
    after, points = with_advantage(held, card)
    worth = points + prospect(after, False) - prospect(held, False)
    yield Point("advantage", max(worth, A_LITTLE), {"card": ADVANTAGES[card]})
    built = parts_of(after).built - parts_of(held).built
    if built > 0:
        yield Point("advantage-now", float(built), {"points": built})


def _about_court(state: Pillars, seat: int, held: Holding, space: int) -> Iterator[Point]:
    base = prospect(held, False)
    if space == COURT.start:
        metal = prospect(richer(held, METAL, state.court_metal), False) - base
        yield (
            Point("court-metal", max(metal, A_LITTLE)) if metal > A_LITTLE else Point("metal-idle", -A_LITTLE)
        )
    if seat in state.places[COURT.start : COURT.stop]:
        yield Point("court-again", -A_LITTLE)
        return
    tax = tax_due(held.advantages, USUAL_TAX)
    worth = prospect(richer(held, GOLD, tax), False) - base
    worth += DEBT * max(tax - held.stock[GOLD], 0)
    yield Point("court-tax", max(worth, A_LITTLE / 2), {"gold": tax})


def _about_bishop(state: Pillars, seat: int) -> Iterator[Point]:
    """Only the owner of Ellen knows what is to come."""
    worth = bishop_worth(state)
    if not knows_event(state, seat):
        yield Point("bishop", worth)
        return
    event = state.unseen_events[0]
    if BOX.events[event].positive:
        yield Point("bishop-good", worth)
    elif is_harmless(state, seat, event):
        yield Point("bishop-cube", CUBE_WORTH)
    else:
        yield Point("spared", worth, {"event": EVENTS[event]})


def _about_market(held: Holding) -> Iterator[Point]:
    parts = parts_of(held)
    deals = [(deal, "market-sell") for deal in likely_sales(held, parts.left)]
    deals += [(deal, "market-buy") for deal in likely_purchases(held, parts.order)]
    found = False
    for deal, name in deals:
        if deal.gain > A_LITTLE:
            found = True
            yield Point(name, deal.gain, {"resource": RESOURCES[deal.kind]})
    if not found:
        yield Point("market-nothing", -A_LITTLE)


# The builder that was drawn ---------------------------------------------------------------------------


def about_drawn_builder(state: Pillars, seat: int, action: Action) -> Iterator[Point]:
    """Who gets to choose now, and the right to change that once."""
    accepts = isinstance(action, Accept)
    if state.hand == seat:
        yield _about_own(state, seat, accepts)
    else:
        yield _about_rival(state, accepts)
    if accepts:
        yield Point("right-kept", REJECTION)
        return
    hopes = state.hand != seat and not _must_wait(state, seat) and gain_of_next(state, seat) > A_LITTLE
    if hopes and state.bag[seat]:
        yield Point("own-perhaps", NOTICEABLE, {"count": state.bag[seat], "total": sum(state.bag) + 1})
    yield Point("right-used", -REJECTION)


def _about_own(state: Pillars, seat: int, accepts: bool) -> Point:
    gain = gain_of_next(state, seat)
    args: dict[str, str | int] = {"cost": price_of(state)}
    if _must_wait(state, seat):
        return Point("own-poor", -A_LITTLE, args) if accepts else Point("own-back", A_LITTLE, args)
    if gain > A_LITTLE:
        return Point("own-now", gain, args) if accepts else Point("own-given-up", -gain, args)
    return Point("own-waits", -A_LITTLE, args) if accepts else Point("own-back", A_LITTLE, args)


def _about_rival(state: Pillars, accepts: bool) -> Point:
    gain = gain_of_next(state, state.hand)
    args: dict[str, str | int] = {"player_rival": state.hand, "cost": price_of(state)}
    if _must_wait(state, state.hand):
        return Point("rival-poor", A_LITTLE if accepts else -A_LITTLE, args)
    if gain > A_LITTLE:
        return Point("rival-now", -gain, args) if accepts else Point("rival-back", gain, args)
    return Point("rival-waits", A_LITTLE, args) if accepts else Point("rival-waits-anyway", -A_LITTLE, args)


def _must_wait(state: Pillars, seat: int) -> bool:
    """Neither gold nor a card to place a builder with."""
    return state.stocks[seat][GOLD] < price_of(state) and not state.advantages[seat] & PLACES_FREE
