"""Countryside building (5.4): inns and cities, which are chosen and then paid for.

The zone of control grows with every inn and city, at once.
"""

from __future__ import annotations

from pentapolis.games.antiquity.actions import BuildInn, FoundCity, Pay
from pentapolis.games.antiquity.actions.lists import FOUND_CITY, INNS, PAY
from pentapolis.games.antiquity.components import (
    CITY,
    COUNTRY_PRICES,
    COUNTRYSIDE,
    FIGURES,
    GOODS,
    INN,
    MOST_UNITS,
    NOBODY,
    ONE,
    UNITS,
    named_goods,
)
from pentapolis.games.antiquity.components.plane import BITS, HEXES, NAME_OF_BIT, flower, names_of, too_near
from pentapolis.games.antiquity.events.country import CityFounded, CountryBuilt, SiteChosen, SitePaid
from pentapolis.games.antiquity.rules.buildings import can_open_inns, pays_alike
from pentapolis.games.antiquity.rules.countryside.carts import (
    NO_BUILD,
    NOT_HERE,
    NOT_WORKING,
    RULE,
    can_build,
    use_cart,
    why_no_build,
    why_not_here,
)
from pentapolis.games.antiquity.rules.countryside.sites import city_sites, has_inn, inn_sites
from pentapolis.games.antiquity.rules.exploring import discard_tokens
from pentapolis.games.antiquity.rules.payments import next_goods, pay_what_is_forced
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.state import Position, changing
from pentapolis.games.antiquity.state.phases import COUNTRY_GOES_ON
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

NO_INN = Reason("antiquity-refusal-no-inn", RULE)
ALL_CITIES = Reason("antiquity-refusal-cities", RULE)
NEAR_CITY = Reason("antiquity-refusal-near-city", RULE)
CITY_GROUND = Reason("antiquity-refusal-city-ground", RULE)
CITY_ZONE = Reason("antiquity-refusal-city-zone", RULE)
GOOD_MISSING = Reason("antiquity-refusal-good-missing", RULE)
GOOD_UNFIT = Reason("antiquity-refusal-good-unfit", RULE)
NOTHING_TO_PAY = Reason("antiquity-refusal-nothing-to-pay", RULE)
PAY_FIRST = Reason("antiquity-refusal-pay-first", RULE)

# Inns ---------------------------------------------------------------------------


def inns(position: Position, seat: int) -> list[BuildInn]:
    if not can_open_inns(position, position.realms[seat]) or not can_build(position, seat, INN):
        return []
    return [*INNS.picked(inn_sites(position, seat))]


def why_not_inn(position: Position, seat: int, action: BuildInn) -> Refusal | None:
    if (refusal := why_no_build(position, seat, INN)) is not None:
        return refusal
    if not can_open_inns(position, position.realms[seat]):
        return NOT_WORKING(building="brewery")
    if not has_inn(position, seat):
        return NO_INN()
    ground = position.board.every if position.options.inns_on_water else position.board.land
    return why_not_here(position, seat, action.hex, inn_sites(position, seat), ground, INN)


def found_inn(position: Position, seat: int, action: BuildInn, events: list[Event]) -> None:
    _choose_site(position, seat, INN, BITS[action.hex], events)


BUILD_INN = Decision(
    BuildInn,
    rule=RULE,
    choices=inns,
    why_not=why_not_inn,
    effect=found_inn,
    reasons=(*NO_BUILD, NOT_WORKING, NO_INN, *NOT_HERE),
)

# Cities ---------------------------------------------------------------------------


def cities(position: Position, seat: int) -> list[FoundCity]:
    if len(position.realms[seat].centres) >= FIGURES.cities or not can_build(position, seat, CITY):
        return []
    return [*FOUND_CITY.picked(city_sites(position, seat))]


def why_not_city(position: Position, seat: int, action: FoundCity) -> Refusal | None:
    if (refusal := why_no_build(position, seat, CITY)) is not None:
        return refusal
    bit = BITS[action.hex]
    if len(position.realms[seat].centres) >= FIGURES.cities:
        reason = ALL_CITIES
    elif city_sites(position, seat) >> bit & 1:
        return None
    elif any(too_near(centre) >> bit & 1 for realm in position.realms for centre in realm.centres):
        reason = NEAR_CITY
    else:
        reason = CITY_GROUND if flower(bit) & zone_of(position, seat) else CITY_ZONE
    return reason(space=HEXES[action.hex], cities=FIGURES.cities)


def found_city(position: Position, seat: int, action: FoundCity, events: list[Event]) -> None:
    _choose_site(position, seat, CITY, BITS[action.hex], events)


FOUND_ANOTHER_CITY = Decision(
    FoundCity,
    rule=RULE,
    choices=cities,
    why_not=why_not_city,
    effect=found_city,
    reasons=(*NO_BUILD, ALL_CITIES, NEAR_CITY, CITY_GROUND, CITY_ZONE),
)

# Choosing and paying ---------------------------------------------------------------------------


def _choose_site(position: Position, seat: int, kind: int, bit: int, events: list[Event]) -> None:
    """An inn or a city: what can be paid in several ways is paid good by good."""
    price = COUNTRY_PRICES[kind]
    position.site_kind, position.site = kind, bit
    position.food, position.luxury, position.last = price.food, price.luxury, NOBODY
    position.paid = price.fixed
    changing(position, seat).goods -= price.fixed
    if _pay_forced(position, seat):
        _build_site(position, seat, events)
    else:
        events.append(SiteChosen(seat, COUNTRYSIDE[kind], NAME_OF_BIT[bit]))


def _pay_forced(position: Position, seat: int) -> bool:
    """Pay as far as there is no choice; True when all is paid."""
    realm = changing(position, seat)
    position.food, position.luxury, position.last, given, realm.goods = pay_what_is_forced(
        realm.goods, position.food, position.luxury, position.last, pays_alike(position, realm)
    )
    position.paid += given
    return not position.food and not position.luxury


def _goods_to_give(position: Position, seat: int) -> tuple[int, ...]:
    realm = position.realms[seat]
    alike = pays_alike(position, realm)
    return next_goods(realm.goods, position.food, position.luxury, position.last, alike)


def site_payments(position: Position, seat: int) -> list[Pay]:
    return [PAY[good] for good in _goods_to_give(position, seat)]


def why_not_pay_site(position: Position, seat: int, action: Pay) -> Refusal | None:
    if action.good in _goods_to_give(position, seat):
        return None
    there = position.realms[seat].goods >> UNITS * action.good & MOST_UNITS
    return (GOOD_UNFIT if there else GOOD_MISSING)(good=GOODS[action.good])


def pay_site(position: Position, seat: int, action: Pay, events: list[Event]) -> None:
    good = action.good
    changing(position, seat).goods -= ONE[good]
    position.paid += ONE[good]
    position.last = good
    if position.food:
        position.food -= 1
    else:
        position.luxury -= 1
    events.append(SitePaid(seat, GOODS[good]))
    if _pay_forced(position, seat):
        _build_site(position, seat, events)


PAY_FOR_SITE = Decision(
    Pay,
    rule=RULE,
    choices=site_payments,
    why_not=why_not_pay_site,
    effect=pay_site,
    reasons=(GOOD_MISSING, GOOD_UNFIT),
)

# What then stands ---------------------------------------------------------------------------


def _build_site(position: Position, seat: int, events: list[Event]) -> None:
    """The inn or city stands."""
    kind, bit, paid = position.site_kind, position.site, named_goods(position.paid)
    position.site_kind = position.site = position.last = NOBODY
    position.paid = 0
    if kind == INN:
        changing(position, seat).inns |= 1 << bit
        position.inns |= 1 << bit
        events.append(CountryBuilt(seat, "inn", None, NAME_OF_BIT[bit], (), paid))
        discard_tokens(position, 1 << bit, events)
    else:
        add_city(position, seat, bit, paid, events)
    use_cart(position, seat)
    position.phase = COUNTRY_GOES_ON


def add_city(position: Position, seat: int, bit: int, paid: dict[str, int], events: list[Event]) -> None:
    """A city covers a hex and its neighbours; markers underneath are gone for good (ruling 34)."""
    realm = changing(position, seat)
    hexes = flower(bit)
    realm.centres = (*realm.centres, bit)
    realm.hexes |= hexes
    position.cities |= hexes
    position.cut &= ~hexes
    position.polluted &= ~hexes
    names = tuple(names_of(hexes))
    events.append(CityFounded(seat, len(realm.centres), NAME_OF_BIT[bit], names, paid))
    discard_tokens(position, hexes, events)
