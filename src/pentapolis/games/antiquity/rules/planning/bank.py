"""City building (5.2): the Market's bank, which gives one good for two."""

from __future__ import annotations

from pentapolis.games.antiquity.action_lists import EXCHANGE, TAKE, TAKE_BACK
from pentapolis.games.antiquity.actions import Exchange, Take
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
from pentapolis.games.antiquity.events.plans import Exchanged, GoodGiven
from pentapolis.games.antiquity.realm import EXCHANGING, IDLE, Realm
from pentapolis.games.antiquity.rules.flow import RULE_CITY
from pentapolis.games.antiquity.rules.planning.powers import Powers
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal


class Bank(Powers):
    """Goods are given in the order of the box, so that each exchange can be made in one way only."""

    __slots__ = ()

    def exchangeable(self, realm: Realm) -> list[int]:
        """The goods that can be given to the bank next: in order, and enough to go on."""
        due = self.figures.bank_rate - units_in(realm.paid)
        counts = unpacked(realm.goods)
        found, later = [], 0
        for good in reversed(KINDS):
            later += counts[good]
            if counts[good] and good >= realm.last and later >= due:
                found.append(good)
        return found[::-1]

    def _why_not_exchange(self, seat: int, action: Exchange) -> Refusal | None:
        if (refusal := self._why_no_step(seat, IDLE, EXCHANGING)) is not None:
            return refusal
        realm = self.realms[seat]
        if not self.has_market(realm):
            return Refusal("antiquity-refusal-not-working", RULE_CITY, {"building": "market"})
        if units_in(realm.paid) >= self.figures.bank_rate:
            return Refusal("antiquity-refusal-take-first", RULE_CITY)
        if action.good in self.exchangeable(realm):
            return None
        if not realm.goods >> UNITS * action.good & MOST_UNITS:
            return self._good_missing(action.good, RULE_CITY)
        args: dict[str, str | int] = {"good": GOODS[action.good], "rate": self.figures.bank_rate}
        return Refusal("antiquity-refusal-exchange", RULE_CITY, args)

    def _exchange(self, seat: int, action: Exchange) -> list[Event]:
        realm = self._take_step(seat, action)
        realm.step = EXCHANGING
        realm.goods -= ONE[action.good]
        realm.paid += ONE[action.good]
        realm.last = action.good
        return [GoodGiven(seat, GOODS[action.good])]

    def takeable(self, realm: Realm) -> list[int]:
        """The goods that the bank has for those given to it."""
        if not self.options.goods_limited:
            return [*KINDS]
        given = unpacked(realm.paid)
        return [good for good in KINDS if given[good] or self.can_supply(good)]

    def _why_not_take(self, seat: int, action: Take) -> Refusal | None:
        if (refusal := self._why_no_step(seat, EXCHANGING)) is not None:
            return refusal
        if units_in(self.realms[seat].paid) < self.figures.bank_rate:
            return Refusal("antiquity-refusal-give-first", RULE_CITY, {"rate": self.figures.bank_rate})
        if action.good in self.takeable(self.realms[seat]):
            return None
        return self._bank_empty(action.good, RULE_CITY)

    def _take(self, seat: int, action: Take) -> list[Event]:
        """An open exchange stands like a trade; others can be taken back (ruling 41)."""
        given, public = self.realms[seat].paid, self.exchanges_are_open()
        if public:
            self._back_to_idle(seat)
            self._trade(seat, given, ONE[action.good], bank=True)
        else:
            realm = self._take_step(seat, action)
            realm.goods += ONE[action.good]
            realm.exchanges = (*realm.exchanges, (given, action.good))
            realm.clear_step()
        return [Exchanged(seat, named_goods(given), GOODS[action.good], public)]

    # Legal lists ---------------------------------------------------------------------------

    def _legal_exchanges(self, realm: Realm) -> list[Action]:
        """What can be given to the bank."""
        return [EXCHANGE[good] for good in self.exchangeable(realm)] if self.has_market(realm) else []

    def _legal_exchange_step(self, realm: Realm) -> list[Action]:
        """What can be done in an exchange; it can always be taken back."""
        legal: list[Action]
        if units_in(realm.paid) < self.figures.bank_rate:
            legal = self._legal_exchanges(realm)
        else:
            legal = [TAKE[good] for good in self.takeable(realm)]
        legal.append(TAKE_BACK)
        return legal
