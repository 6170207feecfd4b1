"""City building (5.2): trade between players on the Market (rulings 23 and 46)."""

from __future__ import annotations

from pentapolis.games.antiquity.action_lists import ACCEPT, DECLINE, GIVE, OFFER, PROPOSE, WANT, WITHDRAW
from pentapolis.games.antiquity.actions import Accept, Decline, Give, Offer, Propose, Want, Withdraw
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
from pentapolis.games.antiquity.events.plans import TakenBack
from pentapolis.games.antiquity.events.trading import (
    OfferBegun,
    OfferDropped,
    OfferEnded,
    OfferGrown,
    OfferMade,
    Traded,
)
from pentapolis.games.antiquity.pieces import Deal
from pentapolis.games.antiquity.realm import COMPOSING, IDLE, MOVING, OFFERED, Realm
from pentapolis.games.antiquity.rules.flow import RULE_CITY
from pentapolis.games.antiquity.rules.planning.bank import Bank
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal


class Trading(Bank):
    """On a Market that works, the own one or the partner's, goods change hands when an offer is accepted."""

    __slots__ = ()

    # Making an offer ---------------------------------------------------------------------------

    def partners(self, seat: int) -> list[int]:
        """The others who are still planning."""
        return [other for other in self.actors if other != seat]

    def _can_trade(self, seat: int, partner: int) -> bool:
        """Has one of them something to give, as far as the one who offers knows?"""
        return self.realms[seat].goods != 0 or self.most_goods(partner) > 0

    def _why_not_offer(self, seat: int, action: Offer) -> Refusal | None:
        if (refusal := self._why_no_offer_step(seat, action)) is not None:
            return refusal
        if self._can_trade(seat, action.seat):
            return None
        return Refusal("antiquity-refusal-nothing-to-trade", RULE_CITY)

    def _why_no_offer_step(self, seat: int, action: Offer) -> Refusal | None:
        """Why a plan cannot go on with an offer, whatever the two have."""
        if (refusal := self._why_no_step(seat, IDLE)) is not None:
            return refusal
        if action.seat in self.partners(seat):
            return None
        return Refusal("antiquity-refusal-no-partner", RULE_CITY)

    def _offer(self, seat: int, action: Offer) -> list[Event]:
        realm = self._take_step(seat, action)
        realm.step = COMPOSING
        realm.partner = action.seat
        return [OfferBegun(seat, action.seat)]

    def givable(self, realm: Realm) -> list[int]:
        """The goods that can be added to what an offer gives: in order, before what it asks for."""
        if realm.want:
            return []
        counts, given = unpacked(realm.goods), unpacked(realm.paid)
        return [good for good in _from_last(realm.paid) if given[good] < counts[good]]

    def wantable(self, realm: Realm) -> list[int]:
        """The goods that an offer can ask for besides: in order, as long as the partner may have more."""
        if units_in(realm.want) >= self.most_goods(realm.partner):
            return []
        return [*_from_last(realm.want)]

    def _why_not_give(self, seat: int, action: Give) -> Refusal | None:
        if (refusal := self._why_no_step(seat, COMPOSING)) is not None:
            return refusal
        realm = self.realms[seat]
        if action.good in self.givable(realm):
            return None
        if realm.goods >> UNITS * action.good & MOST_UNITS <= realm.paid >> UNITS * action.good & MOST_UNITS:
            return self._good_missing(action.good, RULE_CITY)
        return Refusal("antiquity-refusal-offer-order", RULE_CITY, {"good": GOODS[action.good]})

    def _give(self, seat: int, action: Give) -> list[Event]:
        realm = self._take_step(seat, action)
        realm.paid += ONE[action.good]
        return [OfferGrown(seat, GOODS[action.good], "give")]

    def _why_not_want(self, seat: int, action: Want) -> Refusal | None:
        if (refusal := self._why_no_want_step(seat, action)) is not None:
            return refusal
        if action.good in self.wantable(self.realms[seat]):
            return None
        return Refusal("antiquity-refusal-offer-most", RULE_CITY)

    def _why_no_want_step(self, seat: int, action: Want) -> Refusal | None:
        """Why an offer cannot go on with asking for this good, whatever the partner has."""
        if (refusal := self._why_no_step(seat, COMPOSING)) is not None:
            return refusal
        if action.good in _from_last(self.realms[seat].want):
            return None
        return Refusal("antiquity-refusal-offer-order", RULE_CITY, {"good": GOODS[action.good]})

    def _want(self, seat: int, action: Want) -> list[Event]:
        realm = self._take_step(seat, action)
        realm.want += ONE[action.good]
        return [OfferGrown(seat, GOODS[action.good], "want")]

    def _why_not_propose(self, seat: int, _action: Propose) -> Refusal | None:
        if (refusal := self._why_no_step(seat, COMPOSING)) is not None:
            return refusal
        realm = self.realms[seat]
        return None if realm.paid or realm.want else Refusal("antiquity-refusal-empty-offer", RULE_CITY)

    def _propose(self, seat: int, action: Propose) -> list[Event]:
        realm = self._take_step(seat, action)
        realm.step = OFFERED
        market = self.market_of_offer(seat)
        if market == seat:
            self.announced |= 1 << seat
        return [OfferMade(seat, realm.partner, named_goods(realm.paid), named_goods(realm.want), market)]

    def market_of_offer(self, seat: int) -> int:
        """On whose Market an offer is made: the own one if it works, else that of the partner (ruling 46)."""
        realm = self.realms[seat]
        return seat if self.has_market(realm) else realm.partner

    # Answering it ---------------------------------------------------------------------------

    def offers_to(self, seat: int) -> list[int]:
        """Those whose offer waits for this seat's answer."""
        realms = self.realms
        return [
            other for other in self.actors if realms[other].step == OFFERED and realms[other].partner == seat
        ]

    def _end_offers_to(self, seat: int, events: list[Event]) -> None:
        """A partner has finished: offers to it end, also those still being put together."""
        for offerer in self.actors:
            step = self.realms[offerer].step
            if step in (COMPOSING, OFFERED) and self.realms[offerer].partner == seat:
                self._back_to_idle(offerer)
                made = step == OFFERED
                events.append(
                    OfferEnded(offerer, seat, "lapsed") if made else OfferDropped(offerer, seat, True)
                )

    def _why_not_withdraw(self, seat: int, _action: Withdraw) -> Refusal | None:
        return self._why_no_step(seat, COMPOSING, OFFERED, MOVING)

    def _withdraw(self, seat: int, _action: Withdraw) -> list[Event]:
        """An offer is as if it had not been made; what was lifted is back in its place."""
        partner, step = self.realms[seat].partner, self.realms[seat].step
        self._back_to_idle(seat)
        if step == MOVING:
            return [TakenBack(seat)]
        if step == COMPOSING:
            return [OfferDropped(seat, partner, False)]
        return [OfferEnded(seat, partner, "withdrawn")]

    def _why_no_answer(self, seat: int, offerer: int) -> Refusal | None:
        if (refusal := self._why_no_step(seat, IDLE)) is not None:
            return refusal
        if offerer in self.offers_to(seat):
            return None
        return Refusal("antiquity-refusal-no-offer", RULE_CITY)

    def _has_market_for(self, seat: int, offerer: int) -> bool:
        """Does a Market work for this offer: that of its maker, or else the own one?"""
        return self.market_of_offer(offerer) == offerer or self.has_market(self.realms[seat])

    def can_accept(self, seat: int, offerer: int) -> bool:
        """Does a Market work for the offer, and has the seat what it asks for?"""
        if not self._has_market_for(seat, offerer):
            return False
        wanted, counts = unpacked(self.realms[offerer].want), unpacked(self.realms[seat].goods)
        return all(want <= have for want, have in zip(wanted, counts, strict=True))

    def _why_not_accept(self, seat: int, action: Accept) -> Refusal | None:
        if (refusal := self._why_no_answer(seat, action.seat)) is not None:
            return refusal
        if not self._has_market_for(seat, action.seat):
            return Refusal("antiquity-refusal-not-working", RULE_CITY, {"building": "market"})
        if self.can_accept(seat, action.seat):
            return None
        return Refusal("antiquity-refusal-offer-goods", RULE_CITY)

    def _accept(self, seat: int, action: Accept) -> list[Event]:
        offerer = action.seat
        give, want = self.realms[offerer].paid, self.realms[offerer].want
        market = self.market_of_offer(offerer)
        self._back_to_idle(offerer)
        self._trade(offerer, give, want)
        self._trade(seat, want, give)
        self.trades = (*self.trades, Deal(offerer, seat, give, want, market))
        return [Traded(offerer, seat, named_goods(give), named_goods(want), market)]

    def _why_not_decline(self, seat: int, action: Decline) -> Refusal | None:
        return self._why_no_answer(seat, action.seat)

    def _decline(self, seat: int, action: Decline) -> list[Event]:
        self._back_to_idle(action.seat)
        return [OfferEnded(action.seat, seat, "declined")]

    # Legal lists ---------------------------------------------------------------------------

    def _legal_trades(self, seat: int) -> list[Action]:
        """Offers to make and to answer when no step is open."""
        legal: list[Action] = []
        if len(self.actors) > 1:
            for offerer in self.offers_to(seat):
                if self.can_accept(seat, offerer):
                    legal.append(ACCEPT[offerer])
                legal.append(DECLINE[offerer])
            legal += [OFFER[partner] for partner in self.partners(seat) if self._can_trade(seat, partner)]
        return legal

    def _legal_offer_step(self, realm: Realm) -> list[Action]:
        if realm.step == OFFERED:
            return [WITHDRAW]
        legal: list[Action] = [GIVE[good] for good in self.givable(realm)]
        legal += [WANT[good] for good in self.wantable(realm)]
        if realm.paid or realm.want:
            legal.append(PROPOSE)
        legal.append(WITHDRAW)
        return legal


def _from_last(goods: int) -> range:
    """The kinds of goods from the last one that a packed number has."""
    return range((goods.bit_length() - 1) // UNITS, len(KINDS)) if goods else KINDS
