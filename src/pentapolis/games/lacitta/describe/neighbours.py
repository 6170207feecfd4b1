"""What choices have in common: their previews, and the neighbours that a city catches up with."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.lacitta.components import ATTRACTIONS
from pentapolis.games.lacitta.describe.cities import arches_of
from pentapolis.games.lacitta.describe.country import Country
from pentapolis.games.lacitta.preview import LaCittaPreview
from pentapolis.games.lacitta.view import Arches, CityView
from pentapolis.kernel.actions import Action
from pentapolis.kernel.messages import Message

Foretold = Callable[[Action], LaCittaPreview]
"""What an action that can be tried out would do."""


def overtaken(country: Country, city: CityView, more: Arches) -> list[Message]:
    """The neighbours that a city gets level with or ahead of when it draws that much more."""
    found = []
    for name in ATTRACTIONS:
        gain, here = arches_of(more)[name], arches_of(city["attraction"])[name]
        for castle in city["neighbours"] if gain > 0 else []:
            near = country.city(castle)
            there = arches_of(near["attraction"])[name]
            args: dict[str, str | int] = {"attraction": name, "space": castle, "player": near["seat"]}
            if here <= there < here + gain:
                found.append(Message("lacitta-text-ahead", args))
            elif here + gain == there:
                found.append(Message("lacitta-text-level", args))
    return found
