"""City building (5.2): plans are made step by step, and steps can be taken back (ruling 37)."""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Man, TakeBack
from pentapolis.games.antiquity.city.squares import SQUARE_BITS
from pentapolis.games.antiquity.components import MARKET
from pentapolis.games.antiquity.events.plans import TakenBack
from pentapolis.games.antiquity.pieces import Trade
from pentapolis.games.antiquity.realm import COMPOSING, IDLE, OFFERED, STEPS, Realm
from pentapolis.games.antiquity.rules.flow import RULE_CITY
from pentapolis.games.antiquity.rules.stocks import Stocks, only_good
from pentapolis.games.antiquity.state import CITY_BUILDING
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal


class Steps(Stocks):
    """Every step of a plan makes a new realm that remembers the one before."""

    __slots__ = ()

    def _take_step(self, seat: int, did: Action | Trade) -> Realm:
        """A new realm for the next step of a seat's plan."""
        before = self.realms[seat]
        realm = self.realms[seat] = before.copy()
        self.owned |= 1 << seat
        realm.before = before
        realm.did = did
        return realm

    def _trade(self, seat: int, gave: int, got: int, bank: bool = False) -> None:
        """Goods go and come openly: a step of a plan that cannot be taken back."""
        realm = self._take_step(seat, Trade(gave, got, bank))
        realm.goods += got - gave
        if bank:
            realm.exchanges = (*realm.exchanges, (gave, only_good(got)))

    def _back_to_idle(self, seat: int) -> None:
        """Back to where the open step began: as if it had not been taken."""
        realm = self.realms[seat]
        while realm.step != IDLE:
            assert realm.before is not None
            realm = realm.before
        self.realms[seat] = realm
        self.owned &= ~(1 << seat)

    def _why_no_step(self, seat: int, *steps: int) -> Refusal | None:
        """Why the plan is not at one of these steps."""
        if self.phase != CITY_BUILDING:
            return self._wrong_phase(RULE_CITY)
        step = self.realms[seat].step
        if step in steps:
            return None
        return Refusal("antiquity-refusal-step", RULE_CITY, {"step": STEPS[step]})

    # Taking back (ruling 37) ---------------------------------------------------------------------------

    def can_take_back(self, seat: int) -> bool:
        """Is there a step to be taken back, in no open offer, and none that stands?"""
        realm = self.realms[seat]
        offering = realm.step in (COMPOSING, OFFERED)
        return realm.before is not None and not offering and not self.stands(seat, realm)

    def stands(self, seat: int, realm: Realm) -> bool:
        """Do others count on the last step of a realm: a trade, or the man on a Market they were told of?"""
        did = realm.did
        if isinstance(did, Man) and self.announced >> seat & 1:
            return realm.masks[MARKET] >> SQUARE_BITS[did.square] & 1 == 1
        return isinstance(did, Trade)

    def _why_not_take_back(self, seat: int, _action: TakeBack) -> Refusal | None:
        if self.phase != CITY_BUILDING:
            return self._wrong_phase(RULE_CITY)
        realm = self.realms[seat]
        if self.can_take_back(seat):
            return None
        if realm.step in (COMPOSING, OFFERED):
            reason = "offer-stands"
        elif realm.before is None:
            reason = "plan-empty"
        else:
            reason = "trade-stands" if isinstance(realm.did, Trade) else "market-announced"
        return Refusal(f"antiquity-refusal-{reason}", RULE_CITY)

    def _take_back(self, seat: int, _action: TakeBack) -> list[Event]:
        before = self.realms[seat].before
        assert before is not None
        self.realms[seat] = before
        self.owned &= ~(1 << seat)
        return [TakenBack(seat)]
