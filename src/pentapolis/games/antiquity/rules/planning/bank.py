"""City building (5.2): the Market's bank, which gives one good for two.

Goods are given in the order of the box, so that each exchange can be made in one way only.
"""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Exchange, Take
from pentapolis.games.antiquity.actions.lists import EXCHANGE, TAKE
from pentapolis.games.antiquity.components import FIGURES, GOODS, KINDS, ONE, named_goods, units_in, unpacked
from pentapolis.games.antiquity.events.plans import Exchanged, GoodGiven
from pentapolis.games.antiquity.rules.buildings import has_market
from pentapolis.games.antiquity.rules.planning.steps import (
    GOOD_MISSING,
    NOT_WORKING,
    RULE,
    back_to_idle,
    good_missing,
    has_good,
    take_step,
    trade,
)
from pentapolis.games.antiquity.rules.stocks import can_supply, exchanges_are_open
from pentapolis.games.antiquity.state import Position
from pentapolis.games.antiquity.state.realm import EXCHANGING, Realm, clear_step
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

TAKE_FIRST = Reason("antiquity-refusal-take-first", RULE)
GIVE_IN_ORDER = Reason("antiquity-refusal-exchange", RULE)
GIVE_FIRST = Reason("antiquity-refusal-give-first", RULE)
BANK_EMPTY = Reason("antiquity-refusal-bank-empty", RULE)

# Giving ---------------------------------------------------------------------------


def is_paid(realm: Realm) -> bool:
    """Whether the bank has been given enough for one good."""
    return units_in(realm.paid) >= FIGURES.bank_rate


def exchangeable(realm: Realm) -> list[int]:
    """The goods that can be given to the bank next: in order, and enough to go on."""
    due = FIGURES.bank_rate - units_in(realm.paid)
    counts = unpacked(realm.goods)
    found, later = [], 0
    for good in reversed(KINDS):
        later += counts[good]
        if counts[good] and good >= realm.last and later >= due:
            found.append(good)
    return found[::-1]


def gifts_to_bank(position: Position, seat: int) -> list[Exchange]:
    realm = position.realms[seat]
    if not has_market(position, realm) or is_paid(realm):
        return []
    return [EXCHANGE[good] for good in exchangeable(realm)]


def why_not_exchange(position: Position, seat: int, action: Exchange) -> Refusal | None:
    realm, good = position.realms[seat], action.good
    if not has_market(position, realm):
        return NOT_WORKING(building="market")
    if is_paid(realm):
        return TAKE_FIRST()
    if good in exchangeable(realm):
        return None
    return (
        GIVE_IN_ORDER(good=GOODS[good], rate=FIGURES.bank_rate)
        if has_good(realm, good)
        else good_missing(good)
    )


def exchange(position: Position, seat: int, action: Exchange, events: list[Event]) -> None:
    realm = take_step(position, seat, action)
    realm.step = EXCHANGING
    realm.goods -= ONE[action.good]
    realm.paid += ONE[action.good]
    realm.last = action.good
    events.append(GoodGiven(seat, GOODS[action.good]))


GIVE_TO_BANK = Decision(
    Exchange,
    rule=RULE,
    choices=gifts_to_bank,
    why_not=why_not_exchange,
    effect=exchange,
    reasons=(NOT_WORKING, TAKE_FIRST, GOOD_MISSING, GIVE_IN_ORDER),
)

# Taking ---------------------------------------------------------------------------


def takeable(position: Position, realm: Realm) -> list[int]:
    """The goods that the bank has for those given to it."""
    if not position.options.goods_limited:
        return [*KINDS]
    given = unpacked(realm.paid)
    return [good for good in KINDS if given[good] or can_supply(position, good)]


def goods_from_bank(position: Position, seat: int) -> list[Take]:
    realm = position.realms[seat]
    return [TAKE[good] for good in takeable(position, realm)] if is_paid(realm) else []


def why_not_take(position: Position, seat: int, action: Take) -> Refusal | None:
    realm = position.realms[seat]
    if not is_paid(realm):
        return GIVE_FIRST(rate=FIGURES.bank_rate)
    if action.good in takeable(position, realm):
        return None
    return BANK_EMPTY(good=GOODS[action.good])


def take(position: Position, seat: int, action: Take, events: list[Event]) -> None:
    """An open exchange stands like a trade; others can be taken back (ruling 41)."""
    given, public = position.realms[seat].paid, exchanges_are_open(position)
    if public:
        back_to_idle(position, seat)
        trade(position, seat, given, ONE[action.good], bank=True)
    else:
        realm = take_step(position, seat, action)
        realm.goods += ONE[action.good]
        realm.exchanges = (*realm.exchanges, (given, action.good))
        clear_step(realm)
    events.append(Exchanged(seat, named_goods(given), GOODS[action.good], public))


TAKE_FROM_BANK = Decision(
    Take,
    rule=RULE,
    choices=goods_from_bank,
    why_not=why_not_take,
    effect=take,
    reasons=(GIVE_FIRST, BANK_EMPTY),
)
