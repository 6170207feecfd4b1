"""Choices of single hexes: cleaning, harvesting, exploring, polluting."""

from __future__ import annotations

from pentapolis.games.antiquity import actions as act
from pentapolis.games.antiquity.components.plane import HEXES
from pentapolis.games.antiquity.describe.choices.groups import Group, Known, Told
from pentapolis.games.antiquity.describe.phrases import at, players_listed, way_from_city
from pentapolis.kernel.actions import Action
from pentapolis.kernel.description import Line
from pentapolis.kernel.messages import Message

CLEAN = Group(60, "clean", Message("antiquity-text-choose-clean"), ("gain", "distance"))
HARVEST = Group(0, "harvest", Message("antiquity-text-choose-harvest"), ("distance",))
EXPLORE = Group(0, "explore", Message("antiquity-text-choose-explore"), ("distance",))
POLLUTE = Group(0, "pollute", Message("antiquity-text-choose-pollute"), ("loss", "distance"))


def told_on_map(known: Known, action: Action) -> Told | None:
    """A choice of a hex in words."""
    match action:
        case act.Clean(number):
            preview = known.preview(action)
            count = len(preview["hexes"]) if preview else 0
            cleans = Message("antiquity-text-cleans", {"count": count})
            return _hex(known, CLEAN, HEXES[number], cleans, count)
        case act.Harvest(number):
            return _hex(known, HARVEST, HEXES[number], _good(known, HEXES[number]))
        case act.Explore(number):
            return _hex(known, EXPLORE, HEXES[number], _terrain(known, HEXES[number]))
        case act.Pollute(number):
            return _pollute(known, HEXES[number])
    return None


def _hex(known: Known, group: Group, name: str, first: Message, gain: int | None = None) -> Told:
    way = way_from_city(known.ground, name)
    facts = known.distance(name) | ({} if gain is None else {"gain": gain})
    return Told(group, Line(at(name), (first, way) if way else (first,)), facts)


def _terrain(known: Known, name: str) -> Message:
    return Message("antiquity-text-terrain", {"terrain": known.ground.terrain[name]})


def _good(known: Known, name: str) -> Message:
    """The good on a hex; the hex of a cut forest is free and clean afterwards."""
    country = known.ground.goods.get(name)
    good = country["good"] if country else "wood"
    return Message("antiquity-the-good", {"good": good})


def _pollute(known: Known, name: str) -> Told:
    """What a hex would have brought, in whose zones it lies. What is lost least comes first."""
    ground = known.ground
    water = ground.terrain[name] == "water"
    loss = 1 if water else ground.yields(name)
    items = [Message("antiquity-text-terrain-worth", {"terrain": ground.terrain[name], "count": loss})]
    if way := way_from_city(ground, name):
        items.append(way)
    others = [seat for seat in ground.zone_holders(name) if seat != known.view["seat"]]
    if others:
        items.append(Message("antiquity-text-also-zone", {"players": players_listed(others)}))
    if name in ground.tokens:
        items.append(Message("antiquity-text-token-there"))
    return Told(POLLUTE, Line(at(name), tuple(items)), {"loss": loss, **known.distance(name)})
