"""Countryside building (5.4): every build needs a manned cart shop, a price, and a site."""

from __future__ import annotations

from abc import abstractmethod

from pentapolis.games.antiquity.components import CART_SHOP, COUNTRY_PRICES, COUNTRYSIDE, NOBODY
from pentapolis.games.antiquity.map.plane import BITS, HEXES
from pentapolis.games.antiquity.payments import payable
from pentapolis.games.antiquity.realm import Realm
from pentapolis.games.antiquity.rules.countryside.sites import Sites
from pentapolis.games.antiquity.rules.flow import RULE_COUNTRY
from pentapolis.games.antiquity.state import COUNTRY
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal


class Carts(Sites):
    """The man of a cart shop moves to what is built, or goes home."""

    __slots__ = ()

    def _use_cart(self, seat: int) -> None:
        """The man leaves the first manned cart shop."""
        realm = self.changing(seat)
        cart = next(placed for placed in realm.working(CART_SHOP))
        realm.manned &= ~cart.mask

    def _can_pay(self, realm: Realm, kind: int) -> bool:
        return payable(COUNTRY_PRICES[kind], realm.goods, self.pays_alike(realm))

    def _play_on(self, seat: int, events: list[Event]) -> list[Event]:
        """The turn goes on as long as something can be done."""
        return events if self._has_country_choice(seat) else self._end_turn(seat, events)

    @abstractmethod
    def _has_country_choice(self, seat: int) -> bool:
        """Is there anything to decide in this turn?"""

    # Why not ---------------------------------------------------------------------------

    def _why_no_turn(self) -> Refusal | None:
        if self.phase != COUNTRY:
            return self._wrong_phase(RULE_COUNTRY)
        if self.site != NOBODY:
            args: dict[str, str | int] = {"kind": COUNTRYSIDE[self.site_kind]}
            return Refusal("antiquity-refusal-pay-first", RULE_COUNTRY, args)
        return None

    def _why_no_build(self, seat: int, kind: int) -> Refusal | None:
        """Why nothing of this kind can be built at all now."""
        if (refusal := self._why_no_turn()) is not None:
            return refusal
        realm = self.realms[seat]
        if not realm.carts():
            return Refusal("antiquity-refusal-no-cart", RULE_COUNTRY)
        if not self._can_pay(realm, kind):
            return Refusal("antiquity-refusal-country-price", RULE_COUNTRY, {"kind": COUNTRYSIDE[kind]})
        return None

    def _why_not_here(self, seat: int, number: int, sites: int, terrain: int, kind: int) -> Refusal | None:
        """Why a hex is not one of the sites of a woodcutter, farm, mine or inn."""
        bit = 1 << BITS[number]
        if sites & bit:
            return None
        args: dict[str, str | int] = {"space": HEXES[number], "kind": COUNTRYSIDE[kind]}
        if not self.zone(seat) & bit:
            reason = "zone"
        elif self.occupied() & bit:
            reason = "occupied"
        elif not terrain & bit:
            reason = "terrain"
        else:
            reason = "polluted"
        return Refusal(f"antiquity-refusal-{reason}", RULE_COUNTRY, args)
