"""Why to build something somewhere: its price, what it opens, and what it takes away."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.attika.actions import Build
from pentapolis.games.attika.bot.builds import COMPANY, COVERING, cheapest_sites
from pentapolis.games.attika.bot.comparing import SITE, Comparison
from pentapolis.games.attika.bot.race import AMPHORA
from pentapolis.games.attika.bot.sites import missing_tail, price_changes
from pentapolis.games.attika.box import NO_SYMBOL
from pentapolis.games.attika.components import (
    BIT,
    BOX,
    BUILDINGS,
    COUNTS,
    FOLLOWERS,
    GROUP_OF,
    GROUP_SIZES,
    GROUPS,
    HEX_NUMBER,
    LANDSCAPES,
    RATE,
    SYMBOLS,
    cards_in,
)
from pentapolis.games.attika.rules.building import has_joined
from pentapolis.games.attika.rules.prices import fewest_cards_at, needs_at, paying_symbols, quote_at
from pentapolis.games.attika.rules.table import group_mask
from pentapolis.games.attika.scoring import part_around
from pentapolis.games.attika.state import DRAWN
from pentapolis.kernel.advice import Reason
from pentapolis.kernel.messages import Message

NOTABLE = 0.6
"""What is worth telling weighs at least as much as this part of a card."""

WAITING_SHARE = 0.5
"""The share of the price that is lost, on average, on a building whose predecessor is still to come."""

UNMATCHED = 0.3
"""How many cards more than one go on average for a missing symbol."""

LAST_FEW = 6
"""So many buildings before the end their number is worth telling."""

ROOM_TO_FOLLOW = 0.5
"""What it costs that nothing can stand next to a building that others would follow."""

ROOM, NEW_ROOM = 0.1, 1.25
"""What a free hex more beside the own buildings is worth, and from which growth on that is worth telling."""

STEP, JOINED = 0.15, 0.4
"""What a building more on the board is worth beside its price, and a settlement less."""


def build_reasons(case: Comparison, action: Build) -> Iterator[Reason]:
    """What speaks for and against building it there."""
    after = case.after
    if after.result is not None:
        built_all = after.own[case.seat].bit_count() == BOX.totals.buildings
        yield Reason(Message("attika-reason-wins-all" if built_all else "attika-reason-wins-shrines"), 1.0)
        return
    found = [*_gains_and_losses(case, action)]
    yield from found
    left = BOX.totals.buildings - after.own[case.seat].bit_count()
    if left <= LAST_FEW or not any(reason.weight > 0 for reason in found):
        yield case.reason("left", STEP, count=left)


def _gains_and_losses(case: Comparison, action: Build) -> Iterator[Reason]:
    """What it costs, brings and takes away, besides that there is one building less to come."""
    yield from _price(case, action)
    yield from _group(case, action)
    yield from _followers(case, action)
    yield from _the_rest(case, action)
    yield from _settlements(case)
    yield from _room(case)
    yield from case.links()
    yield from case.sites_of_others()
    if SYMBOLS[action.hex] != NO_SYMBOL:
        yield case.reason("covers", -COVERING, landscape=LANDSCAPES[SYMBOLS[action.hex]])


def _price(case: Comparison, action: Build) -> Iterator[Reason]:
    """What it costs here, and what it would cost elsewhere or later."""
    before, seat = case.before, case.seat
    building, site = action.building, action.hex
    price = quote_at(before, seat, building, site).price
    cards = fewest_cards_at(before, seat, building, site)
    later = case.was[seat].costs[building]
    if price.free_by is not None:
        tail = _building_on(case, price.free_by)
        yield case.reason("free-by", max(later, NOTABLE), building=tail)
    elif not cards:
        count = len(paying_symbols(building, price.symbols))
        yield case.reason("free-symbols", max(later, NOTABLE), count=count)
    else:
        yield from _paid(case, action, cards)
    if before.phase == DRAWN:
        yield case.reason("at-once", 1.0)


def _paid(case: Comparison, action: Build, cards: int) -> Iterator[Reason]:
    """What it costs in cards, and where or when it would cost fewer."""
    before, seat, building = case.before, case.seat, action.building
    yield case.reason("costs", -float(cards), count=cards, left=cards_in(before.hands[seat]) - cards)
    cheapest, _ = cheapest_sites(before, seat, building)
    tail = missing_tail(before, seat, building)
    need, anything, settlement = needs_at(before, seat, building, action.hex)
    unmatched = RATE * cards_in(need) + anything + settlement
    if cheapest < cards:
        yield case.reason("cheaper-elsewhere", float(cheapest - cards), count=cheapest)
    elif tail is not None:
        yield case.reason("free-later", -WAITING_SHARE * cards, building=BUILDINGS[tail])
    elif unmatched > cards + 1:
        yield case.reason("cards-match", UNMATCHED * (unmatched - cards), count=unmatched)


def _building_on(case: Comparison, name: str) -> str:
    """The seat's building on a hex."""
    bit = BIT[HEX_NUMBER[name]]
    return next(BUILDINGS[number] for number, mask in enumerate(case.before.built[case.seat]) if mask & bit)


def _group(case: Comparison, action: Build) -> Iterator[Reason]:
    """Does it complete a group, or stand next to its own?"""
    seat, group = case.seat, GROUP_OF[action.building]
    if has_joined(case.after, seat, group):
        if case.before.supply:
            yield case.reason("amphora", AMPHORA, group=GROUPS[group])
        return
    board, here = case.before.board, 1 << action.hex
    mates = group_mask(case.before, seat, group)
    count, size = part_around(board, mates | here, here).bit_count(), GROUP_SIZES[group]
    # The last of a group that stays apart earns nothing: "10 of 10" would promise an amphora.
    if count > 1 and count < size:
        yield case.reason("group", COMPANY, group=GROUPS[group], count=count, size=size)


def _followers(case: Comparison, action: Build) -> Iterator[Reason]:
    """What will be free next to it."""
    built, stood = case.after.built[case.seat], case.before.built[case.seat]
    waiting = [
        follower
        for follower in FOLLOWERS[action.building]
        if built[follower].bit_count() < COUNTS[follower] and not stood[action.building]
    ]
    if not waiting:
        return
    rooms = (case.after.board.near[action.hex] & case.after.vacant).bit_count()
    count = sum(COUNTS[follower] - built[follower].bit_count() for follower in waiting)
    saved = _saved_on(case, waiting)
    if not rooms:
        yield case.reason("no-room", -ROOM_TO_FOLLOW, building=BUILDINGS[waiting[0]])
    elif len(waiting) > 1:
        yield case.reason("opens-more", max(saved, NOTABLE), count=count, rooms=rooms)
    else:
        yield case.reason("opens", max(saved, STEP), building=BUILDINGS[waiting[0]], rooms=rooms)


def _saved_on(case: Comparison, buildings: list[int]) -> float:
    """How many cards fewer some buildings will probably cost."""
    was, now = case.was[case.seat].costs, case.is_now[case.seat].costs
    built = case.after.built[case.seat]
    return sum(
        (was[number] - now[number]) * (COUNTS[number] - built[number].bit_count()) for number in buildings
    )


def _the_rest(case: Comparison, action: Build) -> Iterator[Reason]:
    """Which of the other buildings lose their cheapest sites, and which get cheaper ones."""
    changes = price_changes(case.before, case.after, case.seat)
    changes.pop(action.building, None)
    for name, wanted in (("rest-cheaper", -1), ("rest-dearer", 1)):
        found = {building: change for building, change in changes.items() if change * wanted > 0}
        yield from case.of_sites(name, found, -SITE * sum(found.values()))


def _settlements(case: Comparison) -> Iterator[Reason]:
    was = len(case.before.settlements[case.seat])
    now = len(case.after.settlements[case.seat])
    if now > was > 0:
        yield case.reason("founds", -JOINED, count=now, cards=now)
    elif now < was:
        yield case.reason("joins", JOINED * (was - now), count=was - now + 1)


def _room(case: Comparison) -> Iterator[Reason]:
    """How much more room the city has, if there is little for what is still to be built."""
    before, after, seat = case.before, case.after, case.seat
    was = (before.near_own[seat] & before.vacant).bit_count()
    now = (after.near_own[seat] & after.vacant).bit_count()
    still_to_build = BOX.totals.buildings - before.own[seat].bit_count()
    if 0 < was < still_to_build and now > was + 1 and now >= NEW_ROOM * was:
        yield case.reason("room", ROOM * (now - was), count=now - was)
