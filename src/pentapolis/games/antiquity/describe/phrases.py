"""Small messages that many lines are made of: goods, prices, hexes, ways."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pentapolis.games.antiquity.components import (
    BOX,
    FOOD,
    GOODS,
    LUXURY,
    PIECE_NUMBER,
    PRICES,
    STONE,
    WOOD,
    Price,
    unpacked,
)
from pentapolis.games.antiquity.describe.ground import Ground
from pentapolis.games.antiquity.view.types import AntiquityView, PlayerView
from pentapolis.kernel.messages import Message

Arguments = dict[str, str | int]
Goods = Mapping[str, int]

FOODS = tuple(GOODS[kind] for kind in FOOD)
LUXURIES = tuple(GOODS[kind] for kind in LUXURY)
NEEDS_MAN = {building.id: building.man for building in BOX.buildings}
FACULTIES = frozenset(building.id for building in BOX.buildings if building.faculty)


def own(view: AntiquityView) -> PlayerView | None:
    """The viewer's own things; None for a spectator."""
    return None if view["seat"] is None else view["players"][view["seat"]]


def good_count(good: str, count: int) -> Message:
    """Some goods of a kind: "2 wood"."""
    return Message("antiquity-text-good", {"good": good, "count": count})


def goods_listed(goods: Goods) -> tuple[Message, ...]:
    """The goods that there are, in the order of the box."""
    return tuple(good_count(good, goods[good]) for good in GOODS if goods.get(good))


def at(name: str) -> Message:
    """The beginning of a line about a hex or a square."""
    return Message("antiquity-text-at", {"space": name})


def players_listed(seats: Iterable[int]) -> str:
    """Seats as an argument that names players."""
    return " ".join(map(str, seats))


def places_listed(names: Iterable[str]) -> str:
    """Hexes or squares as an argument that lists them."""
    return " ".join(names)


def without_city(square: str) -> str:
    """A square named as on its grid, where it is clear which city is meant."""
    return square[1:]


def way_from_city(ground: Ground, name: str) -> Message | None:
    """How far a hex is from the viewer's nearest city, and where."""
    way = ground.way(name)
    if way is None or way.distance == 0:
        return None
    args: Arguments = {"distance": way.distance, "direction": way.direction, "number": way.city}
    return Message("antiquity-text-way", args)


# Prices ---------------------------------------------------------------------------


def price_args(price: Price) -> Arguments:
    """A price as message arguments."""
    fixed = unpacked(price.fixed)
    return {
        "total": price_units(price),
        "wood": fixed[WOOD],
        "stone": fixed[STONE],
        "food": price.food,
        "luxury": price.luxury,
    }


def price_units(price: Price) -> int:
    """The number of goods that a price asks for."""
    return sum(unpacked(price.fixed)) + price.food + price.luxury


def price_listed(price: Price) -> Message:
    """A price: "1 wood", "2 different foods, 1 luxury", "free"."""
    return Message("antiquity-text-price", price_args(price))


def price_of(piece: str) -> Price:
    """What a piece costs."""
    return PRICES[PIECE_NUMBER[piece]]


def can_pay(player: PlayerView, price: Price) -> bool:
    """Do the player's goods cover a price? The Faculty of Philosophy lets kinds be alike."""
    goods = player["goods"]
    fixed = unpacked(price.fixed)
    if any(goods.get(GOODS[kind], 0) < number for kind, number in enumerate(fixed)):
        return False
    return all(
        _payable(goods, kinds, has_working(player, "philosophy")) >= number
        for kinds, number in ((FOODS, price.food), (LUXURIES, price.luxury))
    )


def _payable(goods: Goods, kinds: Iterable[str], alike: bool) -> int:
    counts = [goods.get(kind, 0) for kind in kinds]
    return sum(counts) if alike else sum(count > 0 for count in counts)


def has_working(player: PlayerView, building: str) -> bool:
    """Does a building of this type work?"""
    return any(
        each["building"] == building and each["works"]
        for city in player["cities"]
        for each in city["buildings"]
    )
