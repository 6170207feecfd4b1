"""Cities and their owners in words."""

from __future__ import annotations

from typing import cast

from pentapolis.games.lacitta.components import ATTRACTIONS, BOX
from pentapolis.games.lacitta.describe.country import Country
from pentapolis.games.lacitta.view import Arches, CityView, PlayerView
from pentapolis.kernel.description import Line, Part
from pentapolis.kernel.messages import Message


def arches_of(arches: Arches) -> dict[str, int]:
    """The number for each attraction, by name."""
    return cast("dict[str, int]", arches)


def player_part(country: Country, seat: int) -> Part:
    """What a player has, with the cities as details."""
    view = country.view
    player, own = view["players"][seat], seat == view["seat"]
    title = Message("text-you") if own else Message("text-player", {"player": seat})
    # The overview has told the viewer's own stores.
    lines = [] if own and view["result"] is None else [stores(player)]
    lines += _plans(country, player, own)
    cities = [city_part(country, city) for city in view["cities"] if city["seat"] == seat]
    if not cities and view["phase"] != "castle":
        lines.append(Line(Message("lacitta-text-no-city")))
    return Part(f"seat-{seat}", title, tuple(lines), tuple(cities))


def stores(player: PlayerView) -> Line:
    """Gold, action cards, and food against citizens."""
    return Line(
        Message(
            "lacitta-text-stores",
            {
                "gold": player["gold"],
                "income": player["income"],
                "cards": player["action_cards"],
                "food": player["food"],
                "people": player["people"],
            },
        )
    )


def _plans(country: Country, player: PlayerView, own: bool) -> list[Line]:
    """What matters for the rest of the year and for the next one."""
    view = country.view
    lines = []
    if player["hungry"] and view["year"] < view["years"]:
        lines.append(Line(Message("lacitta-penalty-ahead")))
    if player["newcomers"] and view["year"] < view["years"]:
        after = player["people"] + player["newcomers"]
        lines.append(Line(Message("lacitta-text-newcomers", {"count": player["newcomers"], "people": after})))
    if player["castles"]:
        founded = "yes" if player["founded"] else "no"
        lines.append(Line(Message("lacitta-text-castles", {"count": player["castles"], "founded": founded})))
    if player["figures"]:
        figures = [
            Message("lacitta-text-figure", {"space": figure["hex"], "purpose": figure["purpose"]})
            for figure in player["figures"]
        ]
        lines.append(Line(Message("lacitta-text-figures"), tuple(figures)))
    if own:
        lines.append(Line(Message("lacitta-text-figures-left", {"count": player["figures_left"]})))
    used = [Message("lacitta-text-card", {"card": card}) for card in player["cards"]]
    if player["unseen"]:
        used.append(Message("lacitta-unseen", {"count": player["unseen"]}))
    if used:
        lines.append(Line(Message("lacitta-text-used"), tuple(used)))
    return lines


# One city ---------------------------------------------------------------------------


def city_part(country: Country, city: CityView) -> Part:
    """A city: people, buildings, arches, neighbours; of the viewer's own also where it can grow."""
    own = city["seat"] == country.view["seat"] and country.view["result"] is None
    lines = [Line(people(city)), _tiles(city), *_attractions(city, own)]
    lines += _neighbours(country, city, own)
    if own and (sites := country.sites(city)):
        lines.append(
            Line(Message("lacitta-text-sites"), tuple(country.site(number, city) for number in sites))
        )
    return Part(f"city-{city['castle']}", city_title(country, city), tuple(lines))


def city_title(country: Country, city: CityView) -> Message:
    """A city by its castle: "Your city 78"."""
    if city["seat"] == country.view["seat"]:
        return Message("lacitta-city-own", {"space": city["castle"]})
    return Message("lacitta-city", {"space": city["castle"], "player": city["seat"]})


def people(city: CityView) -> Message:
    """Citizens, limit and who can move into new buildings."""
    limit = "none" if city["limit"] is None else city["limit"]
    return Message("lacitta-people", {"people": city["people"], "limit": limit, "spare": city["spare"]})


def _tiles(city: CityView) -> Line:
    tiles = [
        Message(
            "lacitta-text-tile",
            {
                "building": tile["building"],
                "space": tile["hex"],
                "food": tile["food"],
                "gold": tile["gold"],
            },
        )
        for tile in city["tiles"]
    ]
    return Line(Message("lacitta-text-tiles", {"food": city["food"]}), tuple(tiles))


def _attractions(city: CityView, own: bool) -> list[Line]:
    drawn, built = arches_of(city["attraction"]), arches_of(city["arches"])
    numbers: dict[str, str | int] = {name: drawn[name] for name in ATTRACTIONS}
    numbers["figures"] = sum(drawn[name] - built[name] for name in ATTRACTIONS)
    numbers["all"] = sum(drawn.values())
    lines = [Line(Message("lacitta-text-draws", numbers))]
    if city["complete"]:
        lines.append(Line(Message("lacitta-city-complete", {"points": BOX.scoring.complete_city})))
    elif own:
        missing = [
            Message("lacitta-the-attraction", {"attraction": name}) for name in ATTRACTIONS if not built[name]
        ]
        lines.append(
            Line(Message("lacitta-text-lacks", {"points": BOX.scoring.complete_city}), tuple(missing))
        )
    return lines


def _neighbours(country: Country, city: CityView, own: bool) -> list[Line]:
    neighbours = [country.city(castle) for castle in city["neighbours"]]
    if not own:
        names = [_name(country, near) for near in neighbours]
        return [Line(Message("lacitta-text-neighbours"), tuple(names))] if names else []
    return [
        Line(
            Message(
                "lacitta-text-neighbour",
                {"space": near["castle"], "player": near["seat"], "people": near["people"]},
            ),
            tuple(_comparison(city, near, name) for name in ATTRACTIONS),
        )
        for near in neighbours
    ]


def _name(country: Country, city: CityView) -> Message:
    """A city in the middle of a sentence."""
    if city["seat"] == country.view["seat"]:
        return Message("lacitta-text-near-own", {"space": city["castle"]})
    return Message("lacitta-text-near", {"space": city["castle"], "player": city["seat"]})


def _comparison(city: CityView, near: CityView, name: str) -> Message:
    """Who would lose a citizen to whom if the people wished for that."""
    here, there = arches_of(city["attraction"])[name], arches_of(near["attraction"])[name]
    moves = "in" if here > there else "out" if here < there else "none"
    return Message(
        "lacitta-text-comparison", {"attraction": name, "here": here, "there": there, "moves": moves}
    )
