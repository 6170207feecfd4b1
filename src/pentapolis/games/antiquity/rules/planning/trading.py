"""City building (5.2): trade between players on the Market (rulings 23 and 46).

On a Market that works, the player's own or the partner's, goods change hands when an offer is accepted.
"""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Accept, Decline, Give, Offer, Propose, Want, Withdraw
from pentapolis.games.antiquity.actions.lists import ACCEPT, DECLINE, GIVE, OFFER, PROPOSE, WANT, WITHDRAW
from pentapolis.games.antiquity.components import (
    GOODS,
    KINDS,
    MOST_UNITS,
    ONE,
    UNITS,
    named_goods,
    units_in,
    unpacked,
)
from pentapolis.games.antiquity.events.trading import (
    OfferBegun,
    OfferDropped,
    OfferEnded,
    OfferGrown,
    OfferMade,
    Traded,
)
from pentapolis.games.antiquity.rules.buildings import has_market
from pentapolis.games.antiquity.rules.planning.steps import (
    GOOD_MISSING,
    NOT_WORKING,
    RULE,
    back_to_idle,
    good_missing,
    take_step,
    trade,
)
from pentapolis.games.antiquity.rules.stocks import most_goods
from pentapolis.games.antiquity.state import Position
from pentapolis.games.antiquity.state.pieces import Deal
from pentapolis.games.antiquity.state.realm import COMPOSING, OFFERED, Realm
from pentapolis.kernel.actions import Action
from pentapolis.kernel.decisions import Decision, Reason, may_always
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

NO_PARTNER = Reason("antiquity-refusal-no-partner", RULE)
NOTHING_TO_TRADE = Reason("antiquity-refusal-nothing-to-trade", RULE)
OUT_OF_ORDER = Reason("antiquity-refusal-offer-order", RULE)
OFFER_MOST = Reason("antiquity-refusal-offer-most", RULE)
EMPTY_OFFER = Reason("antiquity-refusal-empty-offer", RULE)
NO_OFFER = Reason("antiquity-refusal-no-offer", RULE)
GOODS_LACKING = Reason("antiquity-refusal-offer-goods", RULE)

# Beginning an offer ---------------------------------------------------------------------------


def partners_of(position: Position, seat: int) -> list[int]:
    """The others who are still planning."""
    return [other for other in position.actors if other != seat]


def can_trade(position: Position, seat: int, partner: int) -> bool:
    """Whether one of them has something to give, as far as the one who offers knows."""
    return position.realms[seat].goods != 0 or most_goods(position, partner) > 0


def partners_to_choose(position: Position, seat: int) -> list[Offer]:
    return [OFFER[partner] for partner in partners_of(position, seat) if can_trade(position, seat, partner)]


def why_not_offer(position: Position, seat: int, action: Offer) -> Refusal | None:
    if (refusal := why_no_partner(position, seat, action)) is not None:
        return refusal
    return None if can_trade(position, seat, action.seat) else NOTHING_TO_TRADE()


def why_no_partner(position: Position, seat: int, action: Offer) -> Refusal | None:
    """Why no offer can be made to somebody, whatever the two have."""
    return None if action.seat in partners_of(position, seat) else NO_PARTNER()


def offer(position: Position, seat: int, action: Offer, events: list[Event]) -> None:
    realm = take_step(position, seat, action)
    realm.step = COMPOSING
    realm.partner = action.seat
    events.append(OfferBegun(seat, action.seat))


BEGIN_OFFER = Decision(
    Offer,
    rule=RULE,
    choices=partners_to_choose,
    why_not=why_not_offer,
    effect=offer,
    reasons=(NO_PARTNER, NOTHING_TO_TRADE),
)

# Making it ---------------------------------------------------------------------------


def _from_last(goods: int) -> range:
    """The kinds of goods from the last one that a packed number has."""
    return range((goods.bit_length() - 1) // UNITS, len(KINDS)) if goods else KINDS


def givable(realm: Realm) -> list[int]:
    """The goods that can be added to what an offer gives: in order, before what it asks for."""
    if realm.want:
        return []
    counts, given = unpacked(realm.goods), unpacked(realm.paid)
    return [good for good in _from_last(realm.paid) if given[good] < counts[good]]


def gifts(position: Position, seat: int) -> list[Give]:
    return [GIVE[good] for good in givable(position.realms[seat])]


def why_not_give(position: Position, seat: int, action: Give) -> Refusal | None:
    realm, good = position.realms[seat], action.good
    if good in givable(realm):
        return None
    if realm.goods >> UNITS * good & MOST_UNITS <= realm.paid >> UNITS * good & MOST_UNITS:
        return good_missing(good)
    return OUT_OF_ORDER(good=GOODS[good])


def give(position: Position, seat: int, action: Give, events: list[Event]) -> None:
    realm = take_step(position, seat, action)
    realm.paid += ONE[action.good]
    events.append(OfferGrown(seat, GOODS[action.good], "give"))


GIVE_IN_OFFER = Decision(
    Give,
    rule=RULE,
    choices=gifts,
    why_not=why_not_give,
    effect=give,
    reasons=(GOOD_MISSING, OUT_OF_ORDER),
)


def wantable(position: Position, realm: Realm) -> list[int]:
    """The other goods that an offer can ask for: in order, as long as the partner may have more."""
    if units_in(realm.want) >= most_goods(position, realm.partner):
        return []
    return [*_from_last(realm.want)]


def wishes(position: Position, seat: int) -> list[Want]:
    return [WANT[good] for good in wantable(position, position.realms[seat])]


def why_not_want(position: Position, seat: int, action: Want) -> Refusal | None:
    if (refusal := why_out_of_order(position, seat, action)) is not None:
        return refusal
    return None if action.good in wantable(position, position.realms[seat]) else OFFER_MOST()


def why_out_of_order(position: Position, seat: int, action: Want) -> Refusal | None:
    """Why an offer cannot go on with asking for this good, whatever the partner has."""
    in_order = action.good in _from_last(position.realms[seat].want)
    return None if in_order else OUT_OF_ORDER(good=GOODS[action.good])


def want(position: Position, seat: int, action: Want, events: list[Event]) -> None:
    realm = take_step(position, seat, action)
    realm.want += ONE[action.good]
    events.append(OfferGrown(seat, GOODS[action.good], "want"))


WANT_IN_OFFER = Decision(
    Want,
    rule=RULE,
    choices=wishes,
    why_not=why_not_want,
    effect=want,
    reasons=(OUT_OF_ORDER, OFFER_MOST),
)


def proposals(position: Position, seat: int) -> list[Propose]:
    realm = position.realms[seat]
    return [PROPOSE] if realm.paid or realm.want else []


def why_not_propose(position: Position, seat: int, _action: Propose) -> Refusal | None:
    realm = position.realms[seat]
    return None if realm.paid or realm.want else EMPTY_OFFER()


def propose(position: Position, seat: int, action: Propose, events: list[Event]) -> None:
    realm = take_step(position, seat, action)
    realm.step = OFFERED
    market = market_of_offer(position, seat)
    if market == seat:
        position.announced |= 1 << seat
    events.append(OfferMade(seat, realm.partner, named_goods(realm.paid), named_goods(realm.want), market))


def market_of_offer(position: Position, seat: int) -> int:
    """On whose Market an offer is made: its maker's if it works, else the partner's (ruling 46)."""
    realm = position.realms[seat]
    return seat if has_market(position, realm) else realm.partner


PROPOSE_OFFER = Decision(
    Propose,
    rule=RULE,
    choices=proposals,
    why_not=why_not_propose,
    effect=propose,
    reasons=(EMPTY_OFFER,),
)


def withdrawals(_position: Position, _seat: int) -> tuple[Withdraw, ...]:
    return (WITHDRAW,)


def withdraw(position: Position, seat: int, _action: Withdraw, events: list[Event]) -> None:
    """An offer is as if it had not been made."""
    partner, step = position.realms[seat].partner, position.realms[seat].step
    back_to_idle(position, seat)
    dropped = step == COMPOSING
    events.append(OfferDropped(seat, partner, False) if dropped else OfferEnded(seat, partner, "withdrawn"))


WITHDRAW_OFFER = Decision(Withdraw, rule=RULE, choices=withdrawals, why_not=may_always, effect=withdraw)

# Answering it ---------------------------------------------------------------------------


def offers_to(position: Position, seat: int) -> list[int]:
    """Those whose offer waits for this seat's answer."""
    realms = position.realms
    return [
        other for other in position.actors if realms[other].step == OFFERED and realms[other].partner == seat
    ]


def end_offers_to(position: Position, seat: int, events: list[Event]) -> None:
    """A partner has finished: offers to it end, even those still being put together."""
    for offerer in position.actors:
        step = position.realms[offerer].step
        if step in (COMPOSING, OFFERED) and position.realms[offerer].partner == seat:
            back_to_idle(position, offerer)
            made = step == OFFERED
            events.append(OfferEnded(offerer, seat, "lapsed") if made else OfferDropped(offerer, seat, True))


def _has_market_for(position: Position, seat: int, offerer: int) -> bool:
    """Whether a Market works for this offer: that of its maker, or else the seat's."""
    return market_of_offer(position, offerer) == offerer or has_market(position, position.realms[seat])


def can_accept(position: Position, seat: int, offerer: int) -> bool:
    """Whether a Market works for the offer, and the seat has what it asks for."""
    if not _has_market_for(position, seat, offerer):
        return False
    wanted, counts = unpacked(position.realms[offerer].want), unpacked(position.realms[seat].goods)
    return all(want <= have for want, have in zip(wanted, counts, strict=True))


def acceptable_offers(position: Position, seat: int) -> list[Accept]:
    return [ACCEPT[offerer] for offerer in offers_to(position, seat) if can_accept(position, seat, offerer)]


def why_not_accept(position: Position, seat: int, action: Accept) -> Refusal | None:
    if action.seat not in offers_to(position, seat):
        return NO_OFFER()
    if not _has_market_for(position, seat, action.seat):
        return NOT_WORKING(building="market")
    return None if can_accept(position, seat, action.seat) else GOODS_LACKING()


def accept(position: Position, seat: int, action: Accept, events: list[Event]) -> None:
    offerer = action.seat
    given, wanted = position.realms[offerer].paid, position.realms[offerer].want
    market = market_of_offer(position, offerer)
    back_to_idle(position, offerer)
    trade(position, offerer, given, wanted)
    trade(position, seat, wanted, given)
    position.trades = (*position.trades, Deal(offerer, seat, given, wanted, market))
    events.append(Traded(offerer, seat, named_goods(given), named_goods(wanted), market))


ACCEPT_OFFER = Decision(
    Accept,
    rule=RULE,
    choices=acceptable_offers,
    why_not=why_not_accept,
    effect=accept,
    reasons=(NO_OFFER, NOT_WORKING, GOODS_LACKING),
)


def offers_to_decline(position: Position, seat: int) -> list[Decline]:
    return [DECLINE[offerer] for offerer in offers_to(position, seat)]


def why_not_decline(position: Position, seat: int, action: Decline) -> Refusal | None:
    return None if action.seat in offers_to(position, seat) else NO_OFFER()


def decline(position: Position, seat: int, action: Decline, events: list[Event]) -> None:
    back_to_idle(position, action.seat)
    events.append(OfferEnded(action.seat, seat, "declined"))


DECLINE_OFFER = Decision(
    Decline,
    rule=RULE,
    choices=offers_to_decline,
    why_not=why_not_decline,
    effect=decline,
    reasons=(NO_OFFER,),
)


def trades_to_choose(position: Position, seat: int) -> list[Action]:
    """Offers to answer, each with both answers, and then offers to make."""
    legal: list[Action] = []
    if len(position.actors) > 1:
        for offerer in offers_to(position, seat):
            if can_accept(position, seat, offerer):
                legal.append(ACCEPT[offerer])
            legal.append(DECLINE[offerer])
        legal += partners_to_choose(position, seat)
    return legal
