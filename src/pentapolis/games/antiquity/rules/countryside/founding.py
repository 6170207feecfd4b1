"""Countryside building (5.4): inns and cities, which are chosen and then paid for."""

from __future__ import annotations

from pentapolis.games.antiquity.action_lists import FOUND_CITY, INNS
from pentapolis.games.antiquity.actions import BuildInn, FoundCity, Pay
from pentapolis.games.antiquity.components import (
    CITY,
    COUNTRY_PRICES,
    COUNTRYSIDE,
    GOODS,
    INN,
    NOBODY,
    ONE,
    named_goods,
)
from pentapolis.games.antiquity.events.country import CityFounded, CountryBuilt, SiteChosen, SitePaid
from pentapolis.games.antiquity.map.plane import BITS, HEXES, NAME_OF_BIT, flower, names_of, too_near
from pentapolis.games.antiquity.payments import next_goods, pay_what_is_forced
from pentapolis.games.antiquity.rules.countryside.producing import Producing
from pentapolis.games.antiquity.rules.flow import RULE_COUNTRY
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal


class Founding(Producing):
    """The zone of control grows with every inn and city, at once."""

    __slots__ = ()

    # Where ---------------------------------------------------------------------------

    def _why_not_inn(self, seat: int, action: BuildInn) -> Refusal | None:
        if (refusal := self._why_no_build(seat, INN)) is not None:
            return refusal
        if not self.can_open_inns(self.realms[seat]):
            return Refusal("antiquity-refusal-not-working", RULE_COUNTRY, {"building": "brewery"})
        if not self.has_inn(seat):
            return Refusal("antiquity-refusal-no-inn", RULE_COUNTRY)
        ground = self.board.every if self.options.inns_on_water else self.board.land
        return self._why_not_here(seat, action.hex, self.inn_sites(seat), ground, INN)

    def _why_not_city(self, seat: int, action: FoundCity) -> Refusal | None:
        if (refusal := self._why_no_build(seat, CITY)) is not None:
            return refusal
        args: dict[str, str | int] = {"space": HEXES[action.hex], "cities": self.figures.cities}
        if len(self.realms[seat].centres) >= self.figures.cities:
            return Refusal("antiquity-refusal-cities", RULE_COUNTRY, args)
        bit = BITS[action.hex]
        if self.city_sites(seat) >> bit & 1:
            return None
        if any(too_near(centre) >> bit & 1 for realm in self.realms for centre in realm.centres):
            return Refusal("antiquity-refusal-near-city", RULE_COUNTRY, args)
        if flower(bit) & self.zone(seat):
            return Refusal("antiquity-refusal-city-ground", RULE_COUNTRY, args)
        return Refusal("antiquity-refusal-city-zone", RULE_COUNTRY, args)

    def _legal_inns(self, seat: int) -> list[Action]:
        realm = self.realms[seat]
        if not self.can_open_inns(realm) or not self._can_pay(realm, INN):
            return []
        return [*INNS.picked(self.inn_sites(seat))]

    def _legal_cities(self, seat: int) -> list[Action]:
        realm = self.realms[seat]
        if len(realm.centres) >= self.figures.cities or not self._can_pay(realm, CITY):
            return []
        return [*FOUND_CITY.picked(self.city_sites(seat))]

    # Choosing and paying ---------------------------------------------------------------------------

    def _found_inn(self, seat: int, action: BuildInn) -> list[Event]:
        return self._choose_site(seat, INN, BITS[action.hex])

    def _found_city(self, seat: int, action: FoundCity) -> list[Event]:
        return self._choose_site(seat, CITY, BITS[action.hex])

    def _choose_site(self, seat: int, kind: int, bit: int) -> list[Event]:
        """An inn or a city: what can be paid in several ways is paid good by good."""
        price = COUNTRY_PRICES[kind]
        self.site_kind, self.site = kind, bit
        self.food, self.luxury, self.last = price.food, price.luxury, NOBODY
        self.paid = price.fixed
        self.changing(seat).goods -= price.fixed
        if self._pay_forced_site(seat):
            return self._build_site(seat)
        return [SiteChosen(seat, COUNTRYSIDE[kind], NAME_OF_BIT[bit])]

    def _pay_forced_site(self, seat: int) -> bool:
        realm = self.changing(seat)
        self.food, self.luxury, self.last, given, realm.goods = pay_what_is_forced(
            realm.goods, self.food, self.luxury, self.last, self.pays_alike(realm)
        )
        self.paid += given
        return not self.food and not self.luxury

    def _why_not_pay_site(self, seat: int, action: Pay) -> Refusal | None:
        if self.site == NOBODY:
            return Refusal("antiquity-refusal-nothing-to-pay", RULE_COUNTRY)
        realm = self.realms[seat]
        due = next_goods(realm.goods, self.food, self.luxury, self.last, self.pays_alike(realm))
        return self._why_not_good(realm, action.good, due, RULE_COUNTRY)

    def _pay_site(self, seat: int, action: Pay) -> list[Event]:
        good = action.good
        self.changing(seat).goods -= ONE[good]
        self.paid += ONE[good]
        self.last = good
        if self.food:
            self.food -= 1
        else:
            self.luxury -= 1
        events: list[Event] = [SitePaid(seat, GOODS[good])]
        return events + self._build_site(seat) if self._pay_forced_site(seat) else events

    # What then stands ---------------------------------------------------------------------------

    def _build_site(self, seat: int) -> list[Event]:
        """The inn or city stands; the zone of control grows at once."""
        kind, bit, paid = self.site_kind, self.site, named_goods(self.paid)
        self.site_kind = self.site = self.last = NOBODY
        self.paid = 0
        realm = self.changing(seat)
        events: list[Event]
        if kind == INN:
            realm.inns |= 1 << bit
            self.inns |= 1 << bit
            events = [CountryBuilt(seat, "inn", None, NAME_OF_BIT[bit], (), paid)]
            self._discard_tokens(1 << bit, events)
        else:
            events = self._add_city(seat, bit, paid)
        self._use_cart(seat)
        return self._play_on(seat, events)

    def _add_city(self, seat: int, bit: int, paid: dict[str, int]) -> list[Event]:
        """Markers underneath are gone for good (ruling 34)."""
        realm = self.changing(seat)
        hexes = flower(bit)
        realm.centres = (*realm.centres, bit)
        realm.hexes |= hexes
        self.cities |= hexes
        self.cut &= ~hexes
        self.polluted &= ~hexes
        names = tuple(names_of(hexes))
        events: list[Event] = [CityFounded(seat, len(realm.centres), NAME_OF_BIT[bit], names, paid)]
        self._discard_tokens(hexes, events)
        return events
