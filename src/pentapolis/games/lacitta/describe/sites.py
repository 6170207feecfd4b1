"""Where something can be built or founded, in words: the best hexes first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pentapolis.games.lacitta.actions import Build, Found, PlaceCastle
from pentapolis.games.lacitta.components import (
    BOX,
    BUILDER_PRICE,
    BUILDINGS,
    CARD_PRICE,
    CARDS,
    FARM,
    HEXES,
    MASTER_BUILDER,
    QUARRY,
)
from pentapolis.games.lacitta.describe.cards import arches
from pentapolis.games.lacitta.describe.country import Country
from pentapolis.games.lacitta.describe.neighbours import Foretold, overtaken
from pentapolis.games.lacitta.preview import LaCittaPreview
from pentapolis.games.lacitta.view import LaCittaView
from pentapolis.kernel.actions import Action
from pentapolis.kernel.description import Choice, Choices, as_choice, as_group
from pentapolis.kernel.messages import Message

# Buildings ---------------------------------------------------------------------------


def buildings(country: Country, actions: list[Build], foretold: Foretold) -> Iterator[Choices]:
    """A group for each building: first where it brings most, then where the least farmland is lost."""
    for building, name in enumerate(BUILDINGS):
        sites = [
            _site(country, action, foretold(action)) for action in actions if action.building == building
        ]
        brings = {FARM: ("food",), QUARRY: ("gold",)}.get(building, ("points", "gain"))
        sites.sort(key=lambda site: ([-site.facts[fact] for fact in brings], site.facts["loss"]))
        price = _price(country.view, building)
        title = Message("lacitta-text-choose-build", {"building": name, "price": price, **arches(building)})
        yield from as_group(f"build-{name}", title, sites, *brings, "loss")


def _price(view: LaCittaView, building: int) -> int:
    """What a building costs now: nothing with an action card."""
    if view["card"] is None:
        return 0
    return BUILDER_PRICE[building] if view["card"] == CARDS[MASTER_BUILDER] else CARD_PRICE[building]


def _site(country: Country, action: Build, gain: LaCittaPreview) -> Choice:
    """A hex for a building: where it is, what the building brings there, what a farm would have brought."""
    number, city = action.hex, country.city(gain["castle"] or "")
    lost = 0 if action.building == FARM else country.land.food[number]
    passed = overtaken(country, city, gain["attraction"])
    items = []
    if action.building == FARM:
        items.append(Message("lacitta-gain-food", {"count": gain["food"]}))
    if action.building == QUARRY:
        items.append(Message("lacitta-gain-income", {"count": gain["income"]}))
    if gain["limit"] != city["limit"]:
        items.append(Message("lacitta-text-limit", {"limit": gain["limit"] or "none"}))
    if gain["completes"]:
        items.append(Message("lacitta-text-completes", {"points": BOX.scoring.complete_city}))
    items += passed
    items += [
        Message("lacitta-text-meets", {"space": castle, "player": country.city(castle)["seat"]})
        for castle in gain["neighbours"]
        if castle not in city["neighbours"]
    ]
    if lost:
        items.append(Message("lacitta-text-instead", {"food": lost}))
    beside = country.tile_beside(number, city)
    args: dict[str, str | int] = {
        "space": HEXES[number],
        "beside": beside,
        "city": city["castle"],
        "where": "castle" if beside == city["castle"] else "tile",
        "more": "yes" if items else "no",
    }
    facts = {"loss": lost}
    if action.building == FARM:
        facts["food"] = gain["food"]
    elif action.building == QUARRY:
        facts["gold"] = gain["income"]
    else:
        facts["points"] = BOX.scoring.complete_city if gain["completes"] else 0
        facts["gain"] = len(passed)
    return as_choice(action, Message("lacitta-text-build-at", args), items, **facts)


# Castles ---------------------------------------------------------------------------


def castle_sites(country: Country, key: str, actions: Sequence[PlaceCastle | Found]) -> Iterator[Choices]:
    """Sites for a castle, one group for each amount of food: there may be more than a hundred."""
    land = country.land
    for food in sorted({land.food[action.hex] for action in actions}, reverse=True):
        choices = [
            _castle_site(country, action, action.hex) for action in actions if land.food[action.hex] == food
        ]
        choices.sort(key=lambda choice: -choice.facts["food"])
        title = Message(f"lacitta-text-choose-{key}", {"food": food})
        yield from as_group(f"{key}-{food}", title, choices, "food", "room")


def _castle_site(country: Country, action: Action, number: int) -> Choice:
    """A site for a castle: its landscapes, what can be built beside it, and how far the cities are."""
    best = country.best_beside(number)
    items = [
        *country.areas_beside(number),
        Message("lacitta-text-around", {"food": best.food, "gold": best.gold, "water": best.water}),
        *country.distance(number, country.own_cities),
        *country.distance(number, country.other_cities),
    ]
    other = country.nearest(number, country.other_cities)
    facts = {"food": country.land.food[number] + best.food, "room": other[1] if other else 0}
    return as_choice(action, Message("lacitta-text-castle-at", {"space": HEXES[number]}), items, **facts)
