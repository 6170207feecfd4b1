"""Positions of Antiquity in words, made from views alone."""

from __future__ import annotations

from pentapolis.games.antiquity.describe.choices import choices_of
from pentapolis.games.antiquity.describe.city import city_part
from pentapolis.games.antiquity.describe.countryside import land_part, map_part
from pentapolis.games.antiquity.describe.ground import Ground
from pentapolis.games.antiquity.describe.overview import overview_part
from pentapolis.games.antiquity.describe.places import place_part
from pentapolis.games.antiquity.describe.plan import plan_part
from pentapolis.games.antiquity.describe.players import player_part, standing_part, supply_part
from pentapolis.games.antiquity.describe.saints import saints_part
from pentapolis.games.antiquity.describe.stores import costs_part, stores_part
from pentapolis.games.antiquity.view.types import AntiquityView
from pentapolis.kernel.description import Part

__all__ = ["choices_of", "described", "place_part"]


def described(view: AntiquityView) -> tuple[Part, ...]:
    """A view in words: the overview, the viewer's own things, the map, the other players."""
    ground = Ground(view)
    parts = [overview_part(view, ground)]
    if (plan := plan_part(view)) is not None:
        parts.append(plan)
    if view["seat"] is not None:
        parts += _own_parts(view, view["seat"], ground)
    parts.append(map_part(view, ground))
    parts.append(standing_part(view, ground))
    parts += [player_part(view, seat) for seat in range(view["seats"]) if seat != view["seat"]]
    parts.append(supply_part(view))
    return tuple(parts)


def _own_parts(view: AntiquityView, seat: int, ground: Ground) -> list[Part]:
    player = view["players"][seat]
    if not player["cities"]:
        return []
    return [
        stores_part(view, player),
        *map(city_part, player["cities"]),
        land_part(view, seat, ground),
        costs_part(view, player),
        saints_part(view, seat, ground),
    ]
