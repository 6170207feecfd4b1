"""What the viewer has and what things cost: men, goods, room for them, buildings by price."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from pentapolis.games.antiquity.components import (
    BOX,
    BUILDINGS,
    COUNTRY_PRICES,
    COUNTRYSIDE,
    FARM,
    FIGURES,
    FIRST_STORAGE,
    HOUSE,
    PRICES,
    STORAGE,
    UNIQUE,
    Price,
)
from pentapolis.games.antiquity.describe.grid import state_of
from pentapolis.games.antiquity.describe.phrases import (
    can_pay,
    goods_listed,
    price_args,
    price_of,
    price_units,
)
from pentapolis.games.antiquity.view.types import AntiquityView, BuildingView, PlayerView
from pentapolis.kernel.description import Line, Part
from pentapolis.kernel.messages import Message


def stores_part(view: AntiquityView, player: PlayerView) -> Part:
    """Men and goods."""
    return Part(f"seat-{view['seat']}", Message("antiquity-text-stores"), tuple(_lines(view, player)))


def _lines(view: AntiquityView, player: PlayerView) -> Iterator[Line]:
    men = {"idle": player["idle"], "all": player["men"], "outside": player["in_country"]}
    yield Line(Message("antiquity-text-men", {**men}))
    if waiting := waiting_buildings(player):
        yield Line(Message("antiquity-text-waiting"), tuple(map(_building_at, waiting)))
    stock = goods_listed(player["goods"])
    count = sum(player["goods"].values())
    if stock:
        yield Line(Message("antiquity-text-stock", {"count": count}), stock)
    else:
        yield Line(Message("antiquity-text-no-stock"))
    if ripe := goods_listed(_ripe(view)):
        yield Line(Message("antiquity-text-ripe"), ripe)


def waiting_buildings(player: PlayerView) -> list[BuildingView]:
    """The buildings that would work if they had a man."""
    return [
        building
        for city in player["cities"]
        for building in city["buildings"]
        if state_of(building) == "waits"
    ]


def _building_at(building: BuildingView) -> Message:
    args = {"building": building["building"], "square": building["square"]}
    return Message("antiquity-text-building-at", {**args})


def _ripe(view: AntiquityView) -> Counter[str]:
    """The viewer's goods that still lie in the countryside."""
    ripe: Counter[str] = Counter()
    for country in view["country"]:
        if country["seat"] == view["seat"]:
            ripe[country["good"]] += len(country["goods"])
    return ripe


# What things cost ---------------------------------------------------------------------------


def costs_part(view: AntiquityView, player: PlayerView) -> Part:
    """What can still be built, by price: what the viewer can pay for first."""
    buildings = [
        (Message("antiquity-text-building", {"building": name}), price_of(name))
        for name in _unbuilt(view, player)
    ]
    if view["supply"]["storage_elements"]:
        storage = Message("antiquity-text-building", {"building": BUILDINGS[STORAGE]})
        buildings.append((storage, PRICES[FIRST_STORAGE]))
    sites = [
        (Message("antiquity-text-kind", {"kind": kind}), price)
        for number, (kind, price) in enumerate(zip(COUNTRYSIDE, COUNTRY_PRICES, strict=True))
        if number != FARM
    ]
    farm = Line(Message("antiquity-text-farm-price"))
    return Part(
        "costs",
        Message("antiquity-text-costs"),
        tuple(_by_price(player, buildings)),
        (
            Part("costs-houses", Message("antiquity-text-costs-houses"), tuple(_houses(player))),
            Part(
                "costs-countryside",
                Message("antiquity-text-costs-countryside"),
                (*_by_price(player, sites), farm),
            ),
        ),
    )


def _houses(player: PlayerView) -> Iterator[Line]:
    """Hardly two houses have the same price, so each has it with it."""
    left = [number for number in range(1, FIGURES.houses + 1) if number not in player["houses"]]
    prices = {number: price_of(f"{BUILDINGS[HOUSE]}-{number}") for number in left}
    for message, can in (("antiquity-text-can-pay", True), ("antiquity-text-cannot-pay", False)):
        items = tuple(
            Message("antiquity-text-house-for", {"detail": number, **price_args(price)})
            for number, price in prices.items()
            if can_pay(player, price) is can
        )
        if items:
            yield Line(Message(message), items)
    if not left:
        yield Line(Message("antiquity-text-all-built"))


def _unbuilt(view: AntiquityView, player: PlayerView) -> list[str]:
    """The buildings other than houses and storages that the viewer could still build."""
    supply = {"cart-shop": view["supply"]["cart_shops"], "fountain": view["supply"]["fountains"]}
    unique = [BUILDINGS[kind] for kind in UNIQUE]
    return [
        building.id
        for building in BOX.buildings
        if (building.id in player["unbuilt"] if building.id in unique else supply.get(building.id))
    ]


def _by_price(player: PlayerView, things: Iterable[tuple[Message, Price]]) -> Iterator[Line]:
    """A line for each price: payable ones first, cheap ones first."""
    grouped: dict[Price, list[Message]] = {}
    for name, price in things:
        grouped.setdefault(price, []).append(name)
    ordered = sorted(
        grouped,
        key=lambda price: (not can_pay(player, price), price_units(price), price.food + price.luxury),
    )
    for price in ordered:
        can = "yes" if can_pay(player, price) else "no"
        title = Message("antiquity-text-for-price", {**price_args(price), "can": can})
        yield Line(title, tuple(grouped[price]))
