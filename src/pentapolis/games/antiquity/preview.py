"""What an action of Antiquity would do: goods, zone or squares, and the price."""

from __future__ import annotations

from typing import TypedDict

from pentapolis.games.antiquity import actions as act
from pentapolis.games.antiquity.components import (
    CATCHES,
    CITY,
    COUNTRY_PRICES,
    CROPS,
    FARM,
    FISHERY,
    GOODS,
    INN,
    MINE,
    NOBODY,
    ONE,
    ORES,
    PRICES,
    WOOD,
    WOODCUTTER,
    Price,
    named_goods,
)
from pentapolis.games.antiquity.components.plane import BITS, flower, names_of
from pentapolis.games.antiquity.components.squares import EVERY_ORIENTATION, SQUARE_BITS, square_names
from pentapolis.games.antiquity.rules.countryside.sites import cleaned_by, goods_around
from pentapolis.games.antiquity.rules.definitions import water_of
from pentapolis.games.antiquity.rules.stocks import laid_goods
from pentapolis.games.antiquity.rules.zones import zone_around
from pentapolis.games.antiquity.state import Position
from pentapolis.games.antiquity.state.realm import IDLE, MOVING, own_hexes
from pentapolis.kernel.actions import Action


class AntiquityPreview(TypedDict):
    """What an action would do: the goods it would bring and where, the zone of control after it, and its
    price.

    `squares` are those that a piece would cover. `fixed`, `food` and `luxury` are the price.
    """

    hexes: list[str]
    good: str | None
    zone: list[str]
    squares: list[str]
    fixed: dict[str, int]
    food: int
    luxury: int


def preview_of(position: Position, seat: int, action: Action) -> AntiquityPreview | None:
    """The goods, the zone or the squares that a legal action brings, and its price; None for most actions."""
    if isinstance(action, act.Place):
        return _place_preview(position, seat, action)
    if isinstance(action, act.Build):
        price = PRICES[action.piece]
        free = position.realms[seat].step != IDLE
        return _preview(price=Price(0) if free else price)
    if isinstance(action, act.BuildWoodcutter):
        return _goods_preview(position, WOODCUTTER, WOOD, action.hex, COUNTRY_PRICES[WOODCUTTER])
    if isinstance(action, act.BuildMine):
        return _goods_preview(position, MINE, ORES[action.ore], action.hex, COUNTRY_PRICES[MINE])
    if isinstance(action, act.BuildFarm):
        good = CROPS[action.crop]
        return _goods_preview(position, FARM, good, action.hex, Price(ONE[good]))
    if isinstance(action, act.BuildFreeFarm):
        return _goods_preview(position, FARM, CROPS[action.crop], action.hex, Price(0))
    if isinstance(action, act.BuildFishery):
        good, price = CATCHES[action.catch], COUNTRY_PRICES[FISHERY]
        around = goods_around(position, FISHERY, BITS[action.hex], action.direction)
        hexes = laid_goods(position, good, BITS[action.hex], around, price.fixed)
        return _preview(hexes=hexes, good=good, price=price)
    if isinstance(action, act.Clean):
        return _preview(hexes=cleaned_by(position, BITS[action.hex]))
    if isinstance(action, act.BuildInn):
        return _zone_preview(position, seat, 1 << BITS[action.hex], COUNTRY_PRICES[INN])
    if isinstance(action, act.FoundCity):
        price = COUNTRY_PRICES[CITY] if position.round else Price(0)
        return _zone_preview(position, seat, flower(BITS[action.hex]), price)
    return None


def _preview(
    hexes: int = 0, good: int = NOBODY, zone: int = 0, squares: int = 0, price: Price | None = None
) -> AntiquityPreview:
    return {
        "hexes": names_of(hexes),
        "good": None if good == NOBODY else GOODS[good],
        "zone": names_of(zone),
        "squares": square_names(squares),
        "fixed": named_goods(price.fixed) if price else {},
        "food": price.food if price else 0,
        "luxury": price.luxury if price else 0,
    }


def _place_preview(position: Position, seat: int, action: act.Place) -> AntiquityPreview:
    realm = position.realms[seat]
    piece = realm.hand[-1].piece if realm.step == MOVING else realm.piece
    mask = EVERY_ORIENTATION[piece][action.turns].mask << SQUARE_BITS[action.square]
    free = realm.step == MOVING or realm.free
    return _preview(squares=mask, price=None if free else PRICES[piece])


def _goods_preview(position: Position, kind: int, good: int, number: int, price: Price) -> AntiquityPreview:
    around = goods_around(position, kind, BITS[number])
    hexes = laid_goods(position, good, BITS[number], around, price.fixed)
    return _preview(hexes=hexes, good=good, price=price)


def _zone_preview(position: Position, seat: int, hexes: int, price: Price) -> AntiquityPreview:
    """The zone that the player would have with these hexes more.

    Before the first round all cities are new.
    """
    realm = position.realms[seat]
    water = water_of(position) & ~hexes if position.options.cities_on_water_are_land else water_of(position)
    zone = zone_around(position, realm, own_hexes(realm) | hexes, water)
    return _preview(hexes=hexes, zone=zone, price=price)
