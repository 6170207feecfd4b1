"""Countryside building (5.4): a turn, with all that can be built or cleaned in it."""

from __future__ import annotations

from pentapolis.games.antiquity.action_lists import (
    CLEAN,
    DONE,
    FARMS,
    FISHERIES,
    FOUND_CITY,
    FREE_FARMS,
    INNS,
    MINES,
    PAY,
    RESIGN,
    WOODCUTTERS,
)
from pentapolis.games.antiquity.actions import Done
from pentapolis.games.antiquity.components import (
    ALCHEMY,
    CATCHES,
    CITY,
    COUNTRY_PRICES,
    CROPS,
    INN,
    MOST_UNITS,
    NOBODY,
    ORES,
    UNITS,
    WOOD,
)
from pentapolis.games.antiquity.map.plane import STEPS
from pentapolis.games.antiquity.payments import next_goods, payable
from pentapolis.games.antiquity.rules.countryside.alchemy import Alchemy
from pentapolis.kernel.actions import Action
from pentapolis.kernel.messages import Refusal


class CountryTurns(Alchemy):
    """One after another, each as many builds as cart shops are manned."""

    __slots__ = ()

    # The turn ---------------------------------------------------------------------------

    def _has_country_choice(self, seat: int) -> bool:
        """Is there anything to decide in this turn?"""
        return self.options.resignation or self.site != NOBODY or bool(self._country_choices(seat))

    def _why_not_end(self, _seat: int, _action: Done) -> Refusal | None:
        return self._why_no_turn()

    # Legal lists ---------------------------------------------------------------------------

    def _country_choices(self, seat: int) -> list[Action]:
        """Everything that can be built, and cleaned."""
        realm = self.realms[seat]
        legal: list[Action] = []
        if realm.masks[ALCHEMY]:
            legal += CLEAN.picked(self.clean_sites(seat))
        if not realm.carts():
            return legal
        zone, clean = self.zone(seat), self.clean_free()
        if realm.goods & MOST_UNITS << UNITS * WOOD:
            reached = zone & clean
            legal += WOODCUTTERS.picked(reached & self.forest())
            mountains = reached & self.board.mountain
            if mountains:
                for ore, other in enumerate((self.golds, self.stones)):
                    if self.can_supply(ORES[ore]):
                        legal += MINES[ore].picked(mountains & ~other)
            legal += self._legal_fisheries(seat)
        legal += self._legal_farms(seat, zone & clean & self.grassland())
        return legal + self._legal_sites(seat)

    def _legal_fisheries(self, seat: int) -> list[Action]:
        legal: list[Action] = []
        if self.fisheries:
            catches = [catch for catch, good in enumerate(CATCHES) if self.can_supply(good)]
            for direction in range(len(STEPS)):
                sites = self.fishery_sites(seat, direction)
                if sites:
                    for catch in catches:
                        legal += FISHERIES[catch][direction].picked(sites)
        return legal

    def _legal_farms(self, seat: int, sites: int) -> list[Action]:
        legal: list[Action] = []
        if sites:
            goods = self.realms[seat].goods
            for crop, good in enumerate(CROPS):
                if goods >> UNITS * good & MOST_UNITS:
                    legal += FARMS[crop].picked(sites)
            if self.can_sow_free(self.realms[seat]):
                for crop, good in enumerate(CROPS):
                    if self.can_supply(good):
                        legal += FREE_FARMS[crop].picked(sites)
        return legal

    def _legal_sites(self, seat: int) -> list[Action]:
        """Where inns and cities can be founded."""
        realm = self.realms[seat]
        legal: list[Action] = []
        alike = self.pays_alike(realm)
        if self.can_open_inns(realm) and payable(COUNTRY_PRICES[INN], realm.goods, alike):
            legal += INNS.picked(self.inn_sites(seat))
        if len(realm.centres) < self.figures.cities and payable(COUNTRY_PRICES[CITY], realm.goods, alike):
            legal += FOUND_CITY.picked(self.city_sites(seat))
        return legal

    def _legal_country(self, seat: int) -> list[Action]:
        if self.site != NOBODY:
            realm = self.realms[seat]
            choices = next_goods(realm.goods, self.food, self.luxury, self.last, self.pays_alike(realm))
            return [PAY[good] for good in choices]
        legal = self._country_choices(seat)
        if self.options.resignation:
            legal.append(RESIGN)
        legal.append(DONE)
        return legal
