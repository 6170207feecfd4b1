"""What may never get lost or multiply in Antiquity."""

from __future__ import annotations

from collections import Counter

from pentapolis.games.antiquity.components import CART_SHOP, FIGURES, FISHERY, FOUNTAIN, GOODS
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import buildings_of, elements_of, people_of
from pentapolis.games.antiquity.state import known_realm
from pentapolis.kernel.state import State


def antiquity_census(state: State) -> Counter[str]:
    """Common pieces in the supply and on grids that all know, fisheries, tokens, and men in their houses."""
    assert isinstance(state, Antiquity)
    realms = [known_realm(state, seat, None) for seat in range(state.seats)]
    census: Counter[str] = Counter()
    census["cart shops"] = state.carts + sum(len(buildings_of(realm, CART_SHOP)) for realm in realms)
    census["fountains"] = state.fountains + sum(len(buildings_of(realm, FOUNTAIN)) for realm in realms)
    squares = sum(elements_of(realm) for realm in realms)
    census["storage elements"] = state.elements + squares // FIGURES.element_squares
    fisheries = [country for realm in realms for country in realm.country if country.kind == FISHERY]
    census["fisheries"] = state.fisheries + len(fisheries)
    for face in state.faces:
        census[f"token {GOODS[face]}"] += 1
    for seat, realm in enumerate(realms):
        census[f"seat {seat} houses without square"] = abs(people_of(realm) - realm.houses.bit_count())
        men = realm.men + realm.manned.bit_count() + len(realm.country)
        census[f"seat {seat} men too many"] = max(0, men - people_of(realm))
    occupied = [country.goods for realm in realms for country in realm.country]
    census["goods of two buildings"] = sum(occupied) ^ state.covered_goods
    return +census
