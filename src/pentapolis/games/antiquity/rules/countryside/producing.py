"""Countryside building (5.4): woodcutters, farms, mines and fisheries.

Goods are laid out on the centre and its neighbours; a man stays until they are gone.
"""

from __future__ import annotations

from pentapolis.games.antiquity.actions import (
    BuildFarm,
    BuildFishery,
    BuildFreeFarm,
    BuildMine,
    BuildWoodcutter,
)
from pentapolis.games.antiquity.actions.lists import FARMS, FISHERIES, FREE_FARMS, MINES, WOODCUTTERS
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
from pentapolis.games.antiquity.components.plane import BITS, HEXES, NAME_OF_BIT, STEPS, names_of
from pentapolis.games.antiquity.events.country import CountryBuilt
from pentapolis.games.antiquity.rules.buildings import can_sow_free
from pentapolis.games.antiquity.rules.cities import works
from pentapolis.games.antiquity.rules.countryside.carts import (
    BANK_EMPTY,
    NO_BUILD,
    NOT_HERE,
    NOT_WORKING,
    OCCUPIED,
    OUTSIDE_ZONE,
    RULE,
    can_build,
    use_cart,
    why_no_build,
    why_not_here,
)
from pentapolis.games.antiquity.rules.countryside.sites import (
    farm_sites,
    fishery_sites,
    goods_around,
    mine_sites,
    wood_sites,
)
from pentapolis.games.antiquity.rules.definitions import forest_of, grassland_of, occupied_hexes
from pentapolis.games.antiquity.rules.exploring import discard_tokens
from pentapolis.games.antiquity.rules.stocks import can_supply, laid_goods
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.state import Position, changing
from pentapolis.games.antiquity.state.phases import COUNTRY_GOES_ON
from pentapolis.games.antiquity.state.pieces import PRODUCING, Country
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

NO_SEED = Reason("antiquity-refusal-no-seed", RULE)
SOWN_ALREADY = Reason("antiquity-refusal-sown", RULE)
OTHER_RANGE = Reason("antiquity-refusal-range", RULE)
NO_FISHERY = Reason("antiquity-refusal-no-fishery", RULE)
NO_COAST = Reason("antiquity-refusal-coast", RULE)

# Woodcutter ---------------------------------------------------------------------------


def woodcutters(position: Position, seat: int) -> list[BuildWoodcutter]:
    return [*WOODCUTTERS.picked(wood_sites(position, seat))] if can_build(position, seat, WOODCUTTER) else []


def why_not_woodcutter(position: Position, seat: int, action: BuildWoodcutter) -> Refusal | None:
    if (refusal := why_no_build(position, seat, WOODCUTTER)) is not None:
        return refusal
    sites, ground = wood_sites(position, seat), forest_of(position)
    return why_not_here(position, seat, action.hex, sites, ground, WOODCUTTER)


def woodcutter(position: Position, seat: int, action: BuildWoodcutter, events: list[Event]) -> None:
    bit, price = BITS[action.hex], COUNTRY_PRICES[WOODCUTTER].fixed
    hexes = laid_goods(position, WOOD, bit, goods_around(position, WOODCUTTER, bit), price)
    position.cut |= hexes
    _put_country(position, seat, Country(WOODCUTTER, WOOD, bit, 1 << bit, hexes), price, events)


BUILD_WOODCUTTER = Decision(
    BuildWoodcutter,
    rule=RULE,
    choices=woodcutters,
    why_not=why_not_woodcutter,
    effect=woodcutter,
    reasons=(*NO_BUILD, *NOT_HERE),
)

# Mine ---------------------------------------------------------------------------


def mines(position: Position, seat: int) -> list[BuildMine]:
    if not can_build(position, seat, MINE):
        return []
    return [
        mining
        for ore, good in enumerate(ORES)
        if can_supply(position, good)
        for mining in MINES[ore].picked(mine_sites(position, seat, good))
    ]


def why_not_mine(position: Position, seat: int, action: BuildMine) -> Refusal | None:
    if (refusal := why_no_build(position, seat, MINE)) is not None:
        return refusal
    good = ORES[action.ore]
    if (position.golds if good == STONE else position.stones) >> BITS[action.hex] & 1:
        return OTHER_RANGE(space=HEXES[action.hex])
    if not can_supply(position, good):
        return BANK_EMPTY(good=GOODS[good])
    sites = mine_sites(position, seat, good)
    return why_not_here(position, seat, action.hex, sites, position.board.mountain, MINE)


def mine(position: Position, seat: int, action: BuildMine, events: list[Event]) -> None:
    good, bit, price = ORES[action.ore], BITS[action.hex], COUNTRY_PRICES[MINE].fixed
    hexes = laid_goods(position, good, bit, goods_around(position, MINE, bit), price)
    position.polluted |= hexes
    fixes = not (position.stones | position.golds) & 1 << bit
    if fixes:
        mountains = next(mountains for mountains in position.board.ranges if mountains >> bit & 1)
        if good == STONE:
            position.stones |= mountains
        else:
            position.golds |= mountains
    _put_country(position, seat, Country(MINE, good, bit, 1 << bit, hexes), price, events, fixes)


BUILD_MINE = Decision(
    BuildMine,
    rule=RULE,
    choices=mines,
    why_not=why_not_mine,
    effect=mine,
    reasons=(*NO_BUILD, OTHER_RANGE, BANK_EMPTY, *NOT_HERE),
)

# Fishery ---------------------------------------------------------------------------


def fisheries(position: Position, seat: int) -> list[BuildFishery]:
    if not position.fisheries or not can_build(position, seat, FISHERY):
        return []
    legal: list[BuildFishery] = []
    catches = [catch for catch, good in enumerate(CATCHES) if can_supply(position, good)]
    for direction in range(len(STEPS)):
        sites = fishery_sites(position, seat, direction)
        if sites:
            for catch in catches:
                legal += FISHERIES[catch][direction].picked(sites)
    return legal


def why_not_fishery(position: Position, seat: int, action: BuildFishery) -> Refusal | None:
    if (refusal := why_no_build(position, seat, FISHERY)) is not None:
        return refusal
    if not position.fisheries:
        return NO_FISHERY()
    if not can_supply(position, CATCHES[action.catch]):
        return BANK_EMPTY(good=GOODS[CATCHES[action.catch]])
    bit = BITS[action.hex]
    if fishery_sites(position, seat, action.direction) >> bit & 1:
        return None
    site = 1 << bit | 1 << bit + STEPS[action.direction]
    if not zone_of(position, seat) & site:
        reason = OUTSIDE_ZONE
    else:
        reason = OCCUPIED if occupied_hexes(position) & site else NO_COAST
    return reason(space=HEXES[action.hex], kind=COUNTRYSIDE[FISHERY])


def fishery(position: Position, seat: int, action: BuildFishery, events: list[Event]) -> None:
    bit = BITS[action.hex]
    site = 1 << bit | 1 << bit + STEPS[action.direction]
    good, price = CATCHES[action.catch], COUNTRY_PRICES[FISHERY].fixed
    hexes = laid_goods(position, good, bit, goods_around(position, FISHERY, bit, action.direction), price)
    position.polluted |= hexes
    position.fishery_hexes |= site
    position.fisheries -= 1
    _put_country(position, seat, Country(FISHERY, good, bit, site, hexes), price, events)


BUILD_FISHERY = Decision(
    BuildFishery,
    rule=RULE,
    choices=fisheries,
    why_not=why_not_fishery,
    effect=fishery,
    reasons=(*NO_BUILD, NO_FISHERY, BANK_EMPTY, OUTSIDE_ZONE, OCCUPIED, NO_COAST),
)

# Farm ---------------------------------------------------------------------------


def farms(position: Position, seat: int) -> list[BuildFarm]:
    if not can_build(position, seat, FARM):
        return []
    sites, goods = farm_sites(position, seat), position.realms[seat].goods
    return [
        farming
        for crop, good in enumerate(CROPS)
        if goods >> UNITS * good & MOST_UNITS
        for farming in FARMS[crop].picked(sites)
    ]


def why_not_farm(position: Position, seat: int, action: BuildFarm) -> Refusal | None:
    if (refusal := why_no_build(position, seat, FARM)) is not None:
        return refusal
    good = CROPS[action.crop]
    if not position.realms[seat].goods >> UNITS * good & MOST_UNITS:
        return NO_SEED(good=GOODS[good])
    return why_not_here(position, seat, action.hex, farm_sites(position, seat), grassland_of(position), FARM)


def farm(position: Position, seat: int, action: BuildFarm, events: list[Event]) -> None:
    good = CROPS[action.crop]
    _put_farm(position, seat, good, BITS[action.hex], ONE[good], events)


def _put_farm(position: Position, seat: int, good: int, bit: int, price: int, events: list[Event]) -> None:
    hexes = laid_goods(position, good, bit, goods_around(position, FARM, bit), price)
    position.polluted |= hexes
    _put_country(position, seat, Country(FARM, good, bit, 1 << bit, hexes), price, events)


BUILD_FARM = Decision(
    BuildFarm,
    rule=RULE,
    choices=farms,
    why_not=why_not_farm,
    effect=farm,
    reasons=(*NO_BUILD, NO_SEED, *NOT_HERE),
)

# Farm without seed (Biology, ruling 45) ---------------------------------------------------------------


def free_farms(position: Position, seat: int) -> list[BuildFreeFarm]:
    realm = position.realms[seat]
    if not can_sow_free(position, realm) or not can_build(position, seat, FARM):
        return []
    sites = farm_sites(position, seat)
    return [
        farming
        for crop, good in enumerate(CROPS)
        if can_supply(position, good)
        for farming in FREE_FARMS[crop].picked(sites)
    ]


def why_not_free_farm(position: Position, seat: int, action: BuildFreeFarm) -> Refusal | None:
    if (refusal := why_no_build(position, seat, FARM)) is not None:
        return refusal
    realm = position.realms[seat]
    if not can_sow_free(position, realm):
        reason = SOWN_ALREADY if works(position, realm, BIOLOGY) else NOT_WORKING
        return reason(building="biology")
    if not can_supply(position, CROPS[action.crop]):
        return BANK_EMPTY(good=GOODS[CROPS[action.crop]])
    return why_not_here(position, seat, action.hex, farm_sites(position, seat), grassland_of(position), FARM)


def free_farm(position: Position, seat: int, action: BuildFreeFarm, events: list[Event]) -> None:
    changing(position, seat).sown = True
    _put_farm(position, seat, CROPS[action.crop], BITS[action.hex], 0, events)


BUILD_FREE_FARM = Decision(
    BuildFreeFarm,
    rule=RULE,
    choices=free_farms,
    why_not=why_not_free_farm,
    effect=free_farm,
    reasons=(*NO_BUILD, SOWN_ALREADY, NOT_WORKING, BANK_EMPTY, *NOT_HERE),
)

# What all four do ---------------------------------------------------------------------------


def _put_country(
    position: Position,
    seat: int,
    country: Country,
    price: int,
    events: list[Event],
    fixes_range: bool = False,
) -> None:
    """Goods are laid out, the man of a cart shop moves to the new building."""
    realm = changing(position, seat)
    realm.goods -= price
    realm.country = (*realm.country, country)
    position.covered_goods |= country.goods
    use_cart(position, seat)
    events.append(
        CountryBuilt(
            seat,
            PRODUCING[country.kind],
            GOODS[country.good],
            NAME_OF_BIT[country.centre],
            tuple(names_of(country.goods)),
            named_goods(price),
            fixes_range,
        )
    )
    discard_tokens(position, country.site | country.goods, events)
    position.phase = COUNTRY_GOES_ON
