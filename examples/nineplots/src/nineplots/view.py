"""What each seat of Nine Plots may see, and what a building would bring."""

from __future__ import annotations

from typing import Literal, TypedDict

from nineplots.actions import Build, Place
from nineplots.components import COMMISSIONS, KINDS, SIDE
from nineplots.scoring import worth_of_city
from nineplots.state import BUILDING, CHOOSING, OVER, PLACING, Position
from pentapolis.kernel.actions import Action
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.views import BaseView, base_view

PhaseName = Literal["commissions", "building", "over"]
PHASES: dict[int, PhaseName] = {
    CHOOSING: "commissions",
    BUILDING: "building",
    PLACING: "building",
    OVER: "over",
}


class PlayerView(TypedDict):
    """What a seat may know of a player. `city` has the rows, with None for free plots."""

    city: list[list[str | None]]
    points: int
    """What the buildings are worth as they stand."""
    daring: int
    commissions: list[str]
    """Those offered, or the one kept; those of others are known at the end."""


class NinePlotsView(BaseView):
    """What a seat sees of a game of Nine Plots."""

    game: Literal["nineplots"]
    phase: PhaseName
    yard: list[str]
    bag: int
    drawn: str | None
    players: list[PlayerView]


class NinePlotsPreview(TypedDict):
    """What a building would change."""

    points: int
    """More points for all buildings of the city together, or fewer."""


def view_of(position: Position, seat: int | None) -> NinePlotsView:
    """What this seat may see (None: a spectator)."""
    return {
        "game": "nineplots",
        **base_view(position, seat, position.options.colours),
        "phase": PHASES[position.phase],
        "yard": [KINDS[kind] for kind in position.yard],
        "bag": len(position.bag),
        "drawn": None if position.drawn == EMPTY else KINDS[position.drawn],
        "players": [_player(position, owner, seat) for owner in range(position.seats)],
    }


def _player(position: Position, owner: int, seat: int | None) -> PlayerView:
    city = [None if kind == EMPTY else KINDS[kind] for kind in position.cities[owner]]
    known = owner == seat or position.phase == OVER
    return {
        "city": [[*city[first : first + SIDE]] for first in range(0, len(city), SIDE)],
        "points": worth_of_city(position.cities[owner]),
        "daring": position.daring[owner],
        "commissions": [COMMISSIONS[number] for number in position.hands[owner]] if known else [],
    }


def preview_of(position: Position, seat: int, action: Action) -> NinePlotsPreview | None:
    """What a building would change in its own city; drawing a tile has nothing to tell beforehand."""
    if isinstance(action, Build):
        kind = action.kind
    elif isinstance(action, Place):
        kind = position.drawn
    else:
        return None
    city = [*position.cities[seat]]
    before = worth_of_city(city)
    city[action.plot] = kind
    return {"points": worth_of_city(city) - before}
