"""La Città in words, for people who do not see the map."""

from __future__ import annotations

from pentapolis.games.lacitta.describe.cards import display, supply, voices
from pentapolis.games.lacitta.describe.choices import choices_of
from pentapolis.games.lacitta.describe.cities import player_part
from pentapolis.games.lacitta.describe.country import Country
from pentapolis.games.lacitta.describe.overview import overview
from pentapolis.games.lacitta.describe.places import map_part, place_part
from pentapolis.games.lacitta.view import LaCittaView
from pentapolis.kernel.description import Part, outcome

__all__ = ["choices_of", "parts_of", "place_of"]


def parts_of(view: LaCittaView) -> tuple[Part, ...]:
    """A view in words: the overview, one's own cities, the cards, the others, the map."""
    country = Country(view)
    first = view["seat"] or 0
    own, *others = [player_part(country, (first + step) % view["seats"]) for step in range(view["seats"])]
    return (
        overview(view),
        *outcome(view),
        *voices(view),
        own,
        display(view),
        *others,
        map_part(country),
        supply(view),
    )


def place_of(view: LaCittaView, place: str) -> Part | None:
    """What lies at and around a hex or an area; None if there is none of that name."""
    return place_part(Country(view), place)
