"""Why an action is good or bad, in words: each part of the judgement that it changes, counted in actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from pentapolis.games.attika.actions import (
    AmphoraCard,
    Build,
    Draw,
    Finish,
    LayTile,
    Pay,
    SpendAmphora,
    Store,
)
from pentapolis.games.attika.bot.build_reasons import NOTABLE, build_reasons
from pentapolis.games.attika.bot.builds import best_sites, cheapest_sites, promising
from pentapolis.games.attika.bot.comparing import SITE, Comparison
from pentapolis.games.attika.bot.outlook import Outlooks
from pentapolis.games.attika.bot.payments import best_payment, price_at
from pentapolis.games.attika.bot.race import (
    AMPHORA,
    DRAW_ACTION,
    LINK_WORTH,
    NEW_TILE,
    SPARE_CARD,
    VARIETY,
)
from pentapolis.games.attika.bot.shrines import joining_action
from pentapolis.games.attika.bot.sites import missing_tail, price_changes
from pentapolis.games.attika.bot.tile_reasons import tile_reasons
from pentapolis.games.attika.components import (
    ACTIONS,
    BOX,
    BUILDINGS,
    CARD,
    CARDS_DUE,
    COUNTS,
    FOLLOWERS,
    HEXES,
    LANDSCAPES,
    LETTERS,
    cards_in,
    unpacked,
)
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.rules.affordable import payable
from pentapolis.games.attika.rules.building import quote_for
from pentapolis.games.attika.rules.table import put_building
from pentapolis.games.attika.state import BUILDING, DRAWING, NONE
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Reason
from pentapolis.kernel.messages import Message

NEARER_TILE, MAIN_STACK, WAITING, KEPT = 0.05, 0.3, 0.2, 0.2
"""What it is worth, in actions, that a stack becomes lower; that main buildings come; that a building which
would be free need not wait; that an amphora is kept."""

KNOWN_CARD, KNOWN_DEAR = 0.7, 0.5
"""What each card costs that a building which is sure to come would cost now, and the most that this counts:
it can be stored."""

CLOSE = 2
"""Whose connection of two shrines misses no more than that should be blocked."""

HALF_A_SYMBOL = 0.5
"""What is lost on one of two cards that replace a symbol together."""

MOST_CARDS_EACH = 1.0
"""So many cards a building are enough in the end; on average they cost a little more than half of one."""


def reasons_for(state: Attika, seat: int, action: Action, outlooks: Outlooks) -> list[Reason]:
    """What speaks for and against a legal action."""
    case = Comparison(state, seat, action, outlooks)
    match action:
        case Build():
            return [*build_reasons(case, action)]
        case Draw():
            found = _drawing(case, action.stack)
        case Store():
            found = _storing(case)
        case LayTile():
            found = tile_reasons(case, action)
        case Pay():
            found = _paying(case, action.landscape)
        case SpendAmphora():
            found = _spending(case)
        case Finish():
            found = chain(_finishing(case), case.links())
        case AmphoraCard():
            found = _card_for_amphora(case)
        case _:
            found = _keeping(case)
    return [*found]


# Drawing ---------------------------------------------------------------------------


def _drawing(case: Comparison, stack: int) -> Iterator[Reason]:
    """What may come, and what happens to the stack."""
    state, seat = case.before, case.seat
    stacks = state.stacks[seat]
    hidden = stacks[0] if stack == 1 else tuple(chain.from_iterable(stacks[1:]))
    yield from _what_may_come(case, hidden, "main" if stack == 1 else "others")
    left = len(stacks[stack - 1]) - 1
    if left:
        yield case.reason("draw-lower", NEARER_TILE / left, count=left)
    elif state.tile_stack:
        yield case.reason("draw-tile", NEW_TILE)
    to_draw = sum(map(len, stacks))
    yield case.reason("draw-left", NEARER_TILE, count=to_draw)
    waiting = _free_of(state, seat, state.stored[seat]) if state.mode == NONE else 0
    if waiting:
        yield case.reason("draw-waiting", -WAITING * min(waiting, CARDS_DUE[BUILDING]), count=waiting)
    yield from _threats(case)


def _what_may_come(case: Comparison, hidden: tuple[int, ...], stack: str) -> Iterator[Reason]:
    """What the face-down buildings would cost now, and which of them others follow."""
    size = len(hidden)
    if len({*hidden}) == 1:
        name = BUILDINGS[hidden[0]]
        price, _ = cheapest_sites(case.before, case.seat, hidden[0])
        worth = max(1.0 - KNOWN_CARD * price, -KNOWN_DEAR)
        yield case.reason("draw-known", worth, building=name, count=price)
        if following := _following(case, hidden[0]):
            yield case.reason("draw-known-opens", MAIN_STACK, building=name, count=following)
        yield from _winning(case, hidden)
        yield from _blocking(case, hidden)
        return
    free = _free_of(case.before, case.seat, hidden)
    if free == size:
        yield case.reason("draw-free-all", 1.0, stack=stack)
    elif free:
        yield case.reason("draw-free", free / size, stack=stack, count=free, size=size)
    else:
        yield case.reason("draw-paid", -NEARER_TILE, stack=stack)
    opening = sum(1 for building in hidden if _following(case, building))
    if opening == size:
        yield case.reason("draw-opens-all", MAIN_STACK)
    elif opening:
        yield case.reason("draw-opens", MAIN_STACK * opening / size, count=opening, size=size)
    yield from _winning(case, hidden)
    yield from _blocking(case, hidden)


def _free_of(state: Attika, seat: int, buildings: list[int] | tuple[int, ...]) -> int:
    """How many of these could be built now for no card."""
    free = 0
    for building, count in Counter(buildings).items():
        price, sites = cheapest_sites(state, seat, building)
        free += count if sites and not price else 0
    return free


def _winning(case: Comparison, buildings: tuple[int, ...]) -> Iterator[Reason]:
    """How many of these could be paid for where the seat lacks one between two shrines."""
    link, size = case.was[case.seat].link, len(buildings)
    if link.missing > 1 or case.before.options.solo_race:
        return
    count = _payable_on(case, buildings, link.sites)
    if count == size:
        yield Reason(Message("attika-reason-draw-wins-all"), 1.0)
    elif count:
        yield Reason(Message("attika-reason-draw-wins", {"count": count, "size": size}), count / size)


def _blocking(case: Comparison, buildings: tuple[int, ...]) -> Iterator[Reason]:
    """How many of these could be paid for where they would stop somebody who is close to a connection."""
    if case.before.options.solo_race:
        return
    size = len(buildings)
    for other in case.others:
        link = case.was[other].link
        count = _payable_on(case, buildings, link.blockers) if link.missing <= CLOSE else 0
        worth = LINK_WORTH[link.missing] * count / size
        if count == size:
            yield case.reason("draw-blocks-all", worth, player=other)
        elif count:
            yield case.reason("draw-blocks", worth, player=other, count=count, size=size)


def _payable_on(case: Comparison, buildings: tuple[int, ...], sites: int) -> int:
    """How many of these could be paid for on some of these hexes."""
    fitting = {building for building, mask in payable(case.before, case.seat, {*buildings}) if mask & sites}
    return sum(building in fitting for building in buildings)


def _following(case: Comparison, building: int) -> int:
    """How many others that are not built yet follow it."""
    built = case.before.built[case.seat]
    return sum(
        COUNTS[follower] - built[follower].bit_count()
        for follower in FOLLOWERS[building]
        if follower != building
    )


def _threats(case: Comparison) -> Iterator[Reason]:
    """What a draw does not answer: it says nothing about the building that comes."""
    for reason in case.links():
        if reason.message.id == "attika-reason-threat":
            yield reason


def _storing(case: Comparison) -> Iterator[Reason]:
    """What it costs now, and what building it now would spoil."""
    state, seat = case.before, case.seat
    price, _ = cheapest_sites(state, seat, state.building)
    tail = missing_tail(state, seat, state.building)
    yield case.reason("store-action", -1.0)
    if price > cards_in(state.hands[seat]):
        yield case.reason("store-must", 1.0, count=price)
        yield from _threats(case)
        return
    if not price:
        yield case.reason("store-free", -max(case.was[seat].costs[state.building], NOTABLE))
    elif tail is not None:
        yield case.reason("store-waits", float(price), building=BUILDINGS[tail], count=price)
    else:
        yield case.reason("store-keeps", float(price), count=price)
    lost = _lost_by_building(case)
    yield from case.of_sites("store-site", lost, SITE * sum(lost.values()))
    yield from _threats(case)


def _lost_by_building(case: Comparison) -> dict[int, int]:
    """Whose cheapest sites are lost if the drawn building takes the best of its own."""
    state, seat = case.before, case.seat
    _, cheapest = cheapest_sites(state, seat, state.building)
    losses = []
    for _, site in best_sites(state, seat, state.building, cheapest):
        after = state.copy()
        put_building(after, seat, state.building, site)
        changes = price_changes(state, after, seat)
        changes.pop(state.building, None)
        losses.append({building: change for building, change in changes.items() if change > 0})
    return min(losses, key=lambda lost: sum(lost.values()), default={})


# Cards ---------------------------------------------------------------------------


def _finishing(case: Comparison) -> Iterator[Reason]:
    """The cards for what is not done, against what they are for."""
    state, seat = case.before, case.seat
    held = cards_in(state.hands[seat])
    left = CARDS_DUE[state.mode] - state.made
    cards = min(left, len(state.deck) + cards_in(state.discard))
    left_to_build = BOX.totals.buildings - state.own[seat].bit_count()
    needed = min(case.was[seat].rest, MOST_CARDS_EACH * left_to_build)
    useful = max(min(float(cards), needed + 1 - held), 0.0)
    if cards:
        worth = useful + SPARE_CARD * (cards - useful)
        yield case.reason("cards", worth, count=cards, held=held + cards)
        if useful:
            yield from _what_cards_are_for(case, useful / 2, left_to_build)
        else:
            yield case.reason("cards-spare", -cards * (1 - SPARE_CARD), held=held)
    if state.mode == NONE:
        yield case.reason("idle", -1.0)
    elif left:
        mode = "draw" if state.mode == DRAWING else "build"
        yield case.reason("unused", -left * (DRAW_ACTION if mode == "draw" else 1.0), mode=mode, count=left)
    if any(isinstance(action, SpendAmphora) for action in state.legal(seat)):
        yield from _keeping(case)


def _what_cards_are_for(case: Comparison, worth: float, left: int) -> Iterator[Reason]:
    """A connection that the next turn may complete, a stored building that cannot be paid yet, or how much is
    still to be built at all."""
    state, seat = case.before, case.seat
    held = cards_in(state.hands[seat])
    missing = case.was[seat].link.missing
    most = min(ACTIONS[BUILDING] + state.amphorae[seat], len(state.stored[seat]))
    if missing <= most and not state.options.solo_race:
        yield case.reason("cards-link", 2 * worth, count=missing)
        return
    prices = {building: cheapest_sites(state, seat, building)[0] for building in {*state.stored[seat]}}
    beyond = sorted((price, building) for building, price in prices.items() if price > held)
    if beyond:
        _, building = beyond[0]
        yield case.reason("cards-for", worth, building=BUILDINGS[building])
    else:
        yield case.reason("cards-needed", worth, count=left, held=held)


def _paying(case: Comparison, landscape: int) -> Iterator[Reason]:
    """Does the card match, and how many of its kind are there?"""
    state, seat = case.before, case.seat
    price = quote_for(state, seat, state.building, state.site).price
    paid = unpacked(state.paid)
    needed = [price.need.count(LETTERS[kind]) for kind in range(len(LANDSCAPES))]
    anything = len(price.need) - sum(needed) + price.settlement
    others = sum(max(given - due, 0) for given, due in zip(paid, needed, strict=True))
    paid_now = state.paid + CARD[landscape]
    kept = state.hands[seat] + state.paid - best_payment(state, seat, paid_now)
    left, name = unpacked(kept)[landscape], LANDSCAPES[landscape]
    if needed[landscape] > paid[landscape]:
        yield case.reason("pay-matches", 1.0, landscape=name)
    elif others < anything or not _can_match(needed, paid, unpacked(state.hands[seat])):
        yield case.reason("pay-other", VARIETY, landscape=name)
    else:
        yield case.reason("pay-half", -HALF_A_SYMBOL, landscape=name)
    if left:
        yield case.reason("pay-more", VARIETY, landscape=name, count=left)
    else:
        yield case.reason("pay-last", -VARIETY, landscape=name)


def _can_match(needed: Sequence[int], paid: Sequence[int], held: Sequence[int]) -> bool:
    """Is there a card in hand for a symbol that is still to be paid?"""
    return any(due > given and left for due, given, left in zip(needed, paid, held, strict=True))


# Amphorae ---------------------------------------------------------------------------


def _spending(case: Comparison) -> Iterator[Reason]:
    """What the action that it buys is good for."""
    state, seat = case.after, case.seat
    yield case.reason("amphora-spent", -AMPHORA, count=state.amphorae[seat])
    if state.mode == DRAWING:
        yield case.reason("amphora-draw", DRAW_ACTION, count=sum(map(len, state.stacks[seat])))
        return
    link = case.is_now[seat].link
    if not state.options.solo_race and joining_action(state, seat, state.legal(seat), link) is not None:
        yield Reason(Message("attika-reason-amphora-wins"), 1.0)
        return
    builds = promising(state, seat, case.is_now)
    if builds:
        building, site = builds[0].building, builds[0].hex
        cards = price_at(state, seat, building, site)
        yield case.reason("amphora-build", 1.0, building=BUILDINGS[building], space=HEXES[site], count=cards)
    else:
        yield case.reason("amphora-dear", -1.0)


def _card_for_amphora(case: Comparison) -> Iterator[Reason]:
    yield case.reason("card-for-amphora", 1.0 - AMPHORA, count=case.after.amphorae[case.seat])
    yield case.reason("cards", SPARE_CARD, count=1, held=cards_in(case.before.hands[case.seat]) + 1)


def _keeping(case: Comparison) -> Iterator[Reason]:
    """Amphorae that are left for later."""
    count = case.before.amphorae[case.seat]
    if count:
        yield case.reason("keeps-amphorae", KEPT, count=count)
