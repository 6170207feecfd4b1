"""What a placement of Palatinus would do, as far as a seat can know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from pentapolis.games.palatinus.actions import PlaceInhabitant
from pentapolis.games.palatinus.box import RoleName
from pentapolis.games.palatinus.components import FARMER, HILLS, MERCHANT, ROLE_OF, ROLES, SOLDIER, SPACES
from pentapolis.games.palatinus.scoring import NO_ROLE, influence_parts
from pentapolis.games.palatinus.state import Position
from pentapolis.games.palatinus.view import may_see
from pentapolis.kernel.actions import Action
from pentapolis.kernel.forms import EMPTY


class Span(TypedDict):
    """A number that is not known exactly: wolves may hide either role."""

    least: int
    most: int


class HillPreview(TypedDict):
    """How a hill would stand after the placement, before any soldier acts."""

    hill: str
    totals: list[Span]


class PalatinusPreview(TypedDict):
    """What a placement would do as the board lies now.

    A merchant or farmer has `influence`; a soldier has the `merchants` and `farmers` it sees.
    """

    space: str
    role: RoleName
    influence: Span | None
    merchants: Span | None
    farmers: Span | None
    hill: HillPreview


def preview_of(position: Position, seat: int, action: Action) -> PalatinusPreview | None:
    """The piece's influence, what a soldier would see, and how the hill would stand, as the board lies now.

    Wolves of others count as either role, so that numbers become spans.
    """
    if not isinstance(action, PlaceInhabitant):
        return None
    kind, space = action.kind, action.space
    spring_is_field = position.options.empty_spring_also_empty_field
    worlds = []
    for wolf_role in (MERCHANT, FARMER):
        roles = [
            NO_ROLE
            if owner == EMPTY
            else ROLE_OF[position.kinds[place]]
            if may_see(position, seat, owner, position.kinds[place])
            else wolf_role
            for place, owner in enumerate(position.owners)
        ]
        roles[space] = ROLE_OF[kind]
        worlds.append(roles)
    owners = position.owners.copy()
    owners[space] = seat
    hidden = [owner != EMPTY and low != high for owner, low, high in zip(owners, *worlds, strict=True)]
    merchant_world, farmer_world = worlds

    def influence(place: int) -> Span:
        """Both roles for every hidden piece: the place's own role and its neighbours' may vary."""
        points = []
        own_roles = {merchant_world[place], farmer_world[place]} if hidden[place] else {merchant_world[place]}
        for world in worlds:
            for role in own_roles:
                board = world.copy()
                board[place] = role
                parts = influence_parts(place, position.neighbours, board, spring_is_field)
                points.append(sum(part[1] for part in parts))
        return {"least": min(points), "most": max(points)}

    hill = space // 6
    totals: list[Span] = [{"least": 0, "most": 0} for _ in range(position.seats)]
    for place in range(6 * hill, 6 * hill + 6):
        if owners[place] != EMPTY:
            span, total = influence(place), totals[owners[place]]
            total["least"] += span["least"]
            total["most"] += span["most"]
    is_soldier = ROLE_OF[kind] == SOLDIER
    near = position.neighbours[space]
    return {
        "space": SPACES[space],
        "role": ROLES[ROLE_OF[kind]],
        "influence": None if is_soldier else influence(space),
        "merchants": _group_span(near, MERCHANT, merchant_world, hidden) if is_soldier else None,
        "farmers": _group_span(near, FARMER, farmer_world, hidden) if is_soldier else None,
        "hill": {"hill": HILLS[hill], "totals": totals},
    }


def _group_span(near: Sequence[int], role: int, world: Sequence[int], hidden: Sequence[bool]) -> Span:
    certain = sum(world[place] == role and not hidden[place] for place in near)
    return {"least": certain, "most": certain + sum(hidden[place] for place in near)}
