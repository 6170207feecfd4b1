"""Countryside building (5.4): woodcutters, farms, mines, fisheries; Alchemy and Biology."""

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
from pentapolis.games.antiquity.actions import (
    BuildFarm,
    BuildFishery,
    BuildFreeFarm,
    BuildMine,
    BuildWoodcutter,
    Clean,
)
from pentapolis.games.antiquity.components import (
    ALCHEMY,
    BIOLOGY,
    BREWERY,
    CART_SHOP,
    CATCHES,
    CITY,
    COUNTRY_PRICES,
    COUNTRYSIDE,
    CROPS,
    FARM,
    FISHERY,
    GOODS,
    INN,
    MINE,
    MOST_UNITS,
    NOBODY,
    ONE,
    ORES,
    PHILOSOPHY,
    STONE,
    UNITS,
    WOOD,
    WOODCUTTER,
    named_goods,
)
from pentapolis.games.antiquity.events.country import Cleaned, CountryBuilt
from pentapolis.games.antiquity.map.plane import BITS, HEXES, NAME_OF_BIT, STEPS, names_of
from pentapolis.games.antiquity.payments import next_goods, payable
from pentapolis.games.antiquity.pieces import Country
from pentapolis.games.antiquity.rules.flow import RULE_COUNTRY
from pentapolis.games.antiquity.rules.sites import Sites
from pentapolis.games.antiquity.state import COUNTRY
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal


class CountryBuilding(Sites):
    """One after another, each as many builds as cart shops are manned."""

    __slots__ = ()

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
        if not payable(COUNTRY_PRICES[kind], realm.goods, realm.works(PHILOSOPHY)):
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

    # Woodcutter ---------------------------------------------------------------------------

    def _why_not_woodcutter(self, seat: int, action: BuildWoodcutter) -> Refusal | None:
        if (refusal := self._why_no_build(seat, WOODCUTTER)) is not None:
            return refusal
        return self._why_not_here(seat, action.hex, self.wood_sites(seat), self.forest(), WOODCUTTER)

    def _woodcutter(self, seat: int, action: BuildWoodcutter) -> list[Event]:
        bit, price = BITS[action.hex], COUNTRY_PRICES[WOODCUTTER].fixed
        hexes = self.laid_goods(WOOD, bit, self.goods_around(WOODCUTTER, bit), price)
        self.cut |= hexes
        return self._put_country(seat, WOODCUTTER, WOOD, bit, 1 << bit, hexes, price)

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

    def can_sow_free(self, seat: int) -> bool:
        """Can the Faculty of Biology still give seed this round?"""
        realm = self.realms[seat]
        return not realm.sown and realm.works(BIOLOGY)

    def _why_not_free_farm(self, seat: int, action: BuildFreeFarm) -> Refusal | None:
        if (refusal := self._why_no_build(seat, FARM)) is not None:
            return refusal
        if not self.can_sow_free(seat):
            reason = "sown" if self.realms[seat].works(BIOLOGY) else "not-working"
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
        return self._put_country(seat, FARM, good, bit, 1 << bit, hexes, price)

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
        return self._put_country(seat, MINE, good, bit, 1 << bit, hexes, price, fixes)

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
        return self._put_country(seat, FISHERY, good, bit, site, hexes, price)

    # What all four do ---------------------------------------------------------------------------

    def _put_country(
        self,
        seat: int,
        kind: int,
        good: int,
        bit: int,
        site: int,
        hexes: int,
        price: int,
        fixes: bool = False,
    ) -> list[Event]:
        """Goods are laid out, the man of a cart shop moves to the new building."""
        realm = self.changing(seat)
        realm.goods -= price
        realm.country = (*realm.country, Country(kind, good, bit, site, hexes))
        self.covered_goods |= hexes
        self._use_cart(seat)
        event = CountryBuilt(
            seat,
            ("woodcutter", "farm", "mine", "fishery")[kind],
            GOODS[good],
            NAME_OF_BIT[bit],
            tuple(names_of(hexes)),
            named_goods(price),
            fixes,
        )
        events: list[Event] = [event]
        self._discard_tokens(site | hexes, events)
        return self._play_on(seat, events)

    def _use_cart(self, seat: int) -> None:
        """The man leaves the first manned cart shop."""
        realm = self.changing(seat)
        cart = next(placed for placed in realm.working(CART_SHOP))
        realm.manned &= ~cart.mask

    def _play_on(self, seat: int, events: list[Event]) -> list[Event]:
        """The turn goes on as long as something can be done."""
        return events if self._has_country_choice(seat) else self._next_turn(events)

    # Faculty of Alchemy ---------------------------------------------------------------------------

    def _why_not_clean(self, seat: int, action: Clean) -> Refusal | None:
        if (refusal := self._why_no_turn()) is not None:
            return refusal
        realm = self.realms[seat]
        if realm.cleaned or not realm.works(ALCHEMY):
            reason = "cleaned" if realm.works(ALCHEMY) else "not-working"
            return Refusal(f"antiquity-refusal-{reason}", RULE_COUNTRY, {"building": "alchemy"})
        if self.clean_sites(seat) >> BITS[action.hex] & 1:
            return None
        return Refusal("antiquity-refusal-not-cleanable", RULE_COUNTRY, {"space": HEXES[action.hex]})

    def _clean(self, seat: int, action: Clean) -> list[Event]:
        bit = BITS[action.hex]
        hexes = self.cleaned_by(bit)
        self.polluted &= ~hexes
        self.changing(seat).cleaned = True
        events: list[Event] = [Cleaned(seat, HEXES[action.hex], tuple(names_of(hexes)))]
        return self._play_on(seat, events)

    # Actions ---------------------------------------------------------------------------

    def _refuse_country(self, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, BuildFishery):
            return self._why_not_fishery(seat, action)
        if isinstance(action, BuildWoodcutter):
            return self._why_not_woodcutter(seat, action)
        if isinstance(action, BuildMine):
            return self._why_not_mine(seat, action)
        if isinstance(action, BuildFarm):
            return self._why_not_farm(seat, action)
        if isinstance(action, BuildFreeFarm):
            return self._why_not_free_farm(seat, action)
        assert isinstance(action, Clean)
        return self._why_not_clean(seat, action)

    def _play_country(self, seat: int, action: Action) -> list[Event]:
        if isinstance(action, BuildFishery):
            return self._fishery(seat, action)
        if isinstance(action, BuildWoodcutter):
            return self._woodcutter(seat, action)
        if isinstance(action, BuildMine):
            return self._mine(seat, action)
        if isinstance(action, BuildFarm):
            return self._farm(seat, action)
        if isinstance(action, BuildFreeFarm):
            return self._free_farm(seat, action)
        assert isinstance(action, Clean)
        return self._clean(seat, action)

    # The turn ---------------------------------------------------------------------------

    def _has_country_choice(self, seat: int) -> bool:
        """Is there anything to decide in this turn?"""
        return self.options.resignation or self.site != NOBODY or bool(self._country_choices(seat))

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
            if self.can_sow_free(seat):
                for crop, good in enumerate(CROPS):
                    if self.can_supply(good):
                        legal += FREE_FARMS[crop].picked(sites)
        return legal

    def _legal_sites(self, seat: int) -> list[Action]:
        """Where inns and cities can be founded."""
        realm = self.realms[seat]
        legal: list[Action] = []
        alike = realm.works(PHILOSOPHY)
        if realm.works(BREWERY) and payable(COUNTRY_PRICES[INN], realm.goods, alike):
            legal += INNS.picked(self.inn_sites(seat))
        if len(realm.centres) < self.figures.cities and payable(COUNTRY_PRICES[CITY], realm.goods, alike):
            legal += FOUND_CITY.picked(self.city_sites(seat))
        return legal

    def _legal_country(self, seat: int) -> list[Action]:
        if self.site != NOBODY:
            realm = self.realms[seat]
            choices = next_goods(realm.goods, self.food, self.luxury, self.last, realm.works(PHILOSOPHY))
            return [PAY[good] for good in choices]
        legal = self._country_choices(seat)
        if self.options.resignation:
            legal.append(RESIGN)
        legal.append(DONE)
        return legal
