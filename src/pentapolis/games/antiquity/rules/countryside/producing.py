"""Countryside building (5.4): woodcutters, farms, mines and fisheries."""

from __future__ import annotations

from pentapolis.games.antiquity.action_lists import FARMS, FISHERIES, FREE_FARMS, MINES
from pentapolis.games.antiquity.actions import (
    BuildFarm,
    BuildFishery,
    BuildFreeFarm,
    BuildMine,
    BuildWoodcutter,
)
from pentapolis.games.antiquity.components import (
    BIOLOGY,
    CATCHES,
    COUNTRY_PRICES,
    COUNTRYSIDE,
    CROPS,
    FARM,
    FISHERY,
    GOODS,
    MINE,
    MOST_UNITS,
    ONE,
    ORES,
    STONE,
    UNITS,
    WOOD,
    WOODCUTTER,
    named_goods,
)
from pentapolis.games.antiquity.events.country import CountryBuilt
from pentapolis.games.antiquity.map.plane import BITS, HEXES, NAME_OF_BIT, STEPS, names_of
from pentapolis.games.antiquity.pieces import PRODUCING, Country
from pentapolis.games.antiquity.realm import Realm
from pentapolis.games.antiquity.rules.countryside.carts import Carts
from pentapolis.games.antiquity.rules.flow import RULE_COUNTRY
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal


class Producing(Carts):
    """Goods are laid out on the centre and its neighbours; a man stays until they are gone."""

    __slots__ = ()

    # Woodcutter ---------------------------------------------------------------------------

    def _why_not_woodcutter(self, seat: int, action: BuildWoodcutter) -> Refusal | None:
        if (refusal := self._why_no_build(seat, WOODCUTTER)) is not None:
            return refusal
        return self._why_not_here(seat, action.hex, self.wood_sites(seat), self.forest(), WOODCUTTER)

    def _woodcutter(self, seat: int, action: BuildWoodcutter) -> list[Event]:
        bit, price = BITS[action.hex], COUNTRY_PRICES[WOODCUTTER].fixed
        hexes = self.laid_goods(WOOD, bit, self.goods_around(WOODCUTTER, bit), price)
        self.cut |= hexes
        return self._put_country(seat, Country(WOODCUTTER, WOOD, bit, 1 << bit, hexes), price)

    # Farm, also without seed (Biology, ruling 45) ---------------------------------------------------------

    def _why_not_farm(self, seat: int, action: BuildFarm) -> Refusal | None:
        if (refusal := self._why_no_build(seat, FARM)) is not None:
            return refusal
        good = CROPS[action.crop]
        if not self.realms[seat].goods >> UNITS * good & MOST_UNITS:
            return Refusal("antiquity-refusal-no-seed", RULE_COUNTRY, {"good": GOODS[good]})
        return self._why_not_here(seat, action.hex, self.farm_sites(seat), self.grassland(), FARM)

    def _farm(self, seat: int, action: BuildFarm) -> list[Event]:
        good = CROPS[action.crop]
        return self._put_farm(seat, good, BITS[action.hex], ONE[good])

    def _why_not_free_farm(self, seat: int, action: BuildFreeFarm) -> Refusal | None:
        if (refusal := self._why_no_build(seat, FARM)) is not None:
            return refusal
        realm = self.realms[seat]
        if not self.can_sow_free(realm):
            reason = "sown" if realm.works(BIOLOGY) else "not-working"
            return Refusal(f"antiquity-refusal-{reason}", RULE_COUNTRY, {"building": "biology"})
        if not self.can_supply(CROPS[action.crop]):
            return self._bank_empty(CROPS[action.crop], RULE_COUNTRY)
        return self._why_not_here(seat, action.hex, self.farm_sites(seat), self.grassland(), FARM)

    def _free_farm(self, seat: int, action: BuildFreeFarm) -> list[Event]:
        self.changing(seat).sown = True
        return self._put_farm(seat, CROPS[action.crop], BITS[action.hex], 0)

    def _put_farm(self, seat: int, good: int, bit: int, price: int) -> list[Event]:
        hexes = self.laid_goods(good, bit, self.goods_around(FARM, bit), price)
        self.polluted |= hexes
        return self._put_country(seat, Country(FARM, good, bit, 1 << bit, hexes), price)

    def _legal_farms(self, realm: Realm, sites: int) -> list[Action]:
        legal: list[Action] = []
        if sites:
            for crop, good in enumerate(CROPS):
                if realm.goods >> UNITS * good & MOST_UNITS:
                    legal += FARMS[crop].picked(sites)
            if self.can_sow_free(realm):
                for crop, good in enumerate(CROPS):
                    if self.can_supply(good):
                        legal += FREE_FARMS[crop].picked(sites)
        return legal

    # Mine ---------------------------------------------------------------------------

    def _why_not_mine(self, seat: int, action: BuildMine) -> Refusal | None:
        if (refusal := self._why_no_build(seat, MINE)) is not None:
            return refusal
        good = ORES[action.ore]
        bit = 1 << BITS[action.hex]
        if (self.golds if good == STONE else self.stones) & bit:
            return Refusal("antiquity-refusal-range", RULE_COUNTRY, {"space": HEXES[action.hex]})
        if not self.can_supply(good):
            return self._bank_empty(good, RULE_COUNTRY)
        sites = self.mine_sites(seat, good)
        return self._why_not_here(seat, action.hex, sites, self.board.mountain, MINE)

    def _mine(self, seat: int, action: BuildMine) -> list[Event]:
        good, bit, price = ORES[action.ore], BITS[action.hex], COUNTRY_PRICES[MINE].fixed
        hexes = self.laid_goods(good, bit, self.goods_around(MINE, bit), price)
        self.polluted |= hexes
        fixes = not (self.stones | self.golds) & 1 << bit
        if fixes:
            mountains = next(mountains for mountains in self.board.ranges if mountains >> bit & 1)
            if good == STONE:
                self.stones |= mountains
            else:
                self.golds |= mountains
        return self._put_country(seat, Country(MINE, good, bit, 1 << bit, hexes), price, fixes)

    def _legal_mines(self, mountains: int) -> list[Action]:
        legal: list[Action] = []
        if mountains:
            for ore, other in enumerate((self.golds, self.stones)):
                if self.can_supply(ORES[ore]):
                    legal += MINES[ore].picked(mountains & ~other)
        return legal

    # Fishery ---------------------------------------------------------------------------

    def _why_not_fishery(self, seat: int, action: BuildFishery) -> Refusal | None:
        if (refusal := self._why_no_build(seat, FISHERY)) is not None:
            return refusal
        if not self.fisheries:
            return Refusal("antiquity-refusal-no-fishery", RULE_COUNTRY)
        if not self.can_supply(CATCHES[action.catch]):
            return self._bank_empty(CATCHES[action.catch], RULE_COUNTRY)
        bit = BITS[action.hex]
        if self.fishery_sites(seat, action.direction) >> bit & 1:
            return None
        site = 1 << bit | 1 << bit + STEPS[action.direction]
        args: dict[str, str | int] = {"space": HEXES[action.hex], "kind": COUNTRYSIDE[FISHERY]}
        if not self.zone(seat) & site:
            return Refusal("antiquity-refusal-zone", RULE_COUNTRY, args)
        if self.occupied() & site:
            return Refusal("antiquity-refusal-occupied", RULE_COUNTRY, args)
        return Refusal("antiquity-refusal-coast", RULE_COUNTRY, args)

    def _fishery(self, seat: int, action: BuildFishery) -> list[Event]:
        bit = BITS[action.hex]
        site = 1 << bit | 1 << bit + STEPS[action.direction]
        good, price = CATCHES[action.catch], COUNTRY_PRICES[FISHERY].fixed
        hexes = self.laid_goods(good, bit, self.goods_around(FISHERY, bit, action.direction), price)
        self.polluted |= hexes
        self.fishery_hexes |= site
        self.fisheries -= 1
        return self._put_country(seat, Country(FISHERY, good, bit, site, hexes), price)

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

    # What all four do ---------------------------------------------------------------------------

    def _put_country(self, seat: int, country: Country, price: int, fixes_range: bool = False) -> list[Event]:
        """Goods are laid out, the man of a cart shop moves to the new building."""
        realm = self.changing(seat)
        realm.goods -= price
        realm.country = (*realm.country, country)
        self.covered_goods |= country.goods
        self._use_cart(seat)
        event = CountryBuilt(
            seat,
            PRODUCING[country.kind],
            GOODS[country.good],
            NAME_OF_BIT[country.centre],
            tuple(names_of(country.goods)),
            named_goods(price),
            fixes_range,
        )
        events: list[Event] = [event]
        self._discard_tokens(country.site | country.goods, events)
        return self._play_on(seat, events)
