"""What a placement of Palatinus would do, as far as a seat can know."""

from __future__ import annotations

from typing import TypedDict

from pentapolis.games.palatinus.actions import PlaceInhabitant
from pentapolis.games.palatinus.box import RoleName
from pentapolis.games.palatinus.components import FARMER, HILLS, MERCHANT, ROLE_OF, ROLES, SOLDIER, SPACES
from pentapolis.games.palatinus.scoring import NO_ROLE
from pentapolis.games.palatinus.spans import HIDDEN, KnownBoard, Span
from pentapolis.games.palatinus.state import Position
from pentapolis.games.palatinus.view import may_see
from pentapolis.kernel.actions import Action
from pentapolis.kernel.forms import EMPTY


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
    roles = [_known_role(position, seat, place) for place in range(len(SPACES))]
    owners = position.owners.copy()
    roles[space], owners[space] = ROLE_OF[kind], seat
    board = KnownBoard(roles, owners, position.neighbours, position.options.empty_spring_also_empty_field)
    is_soldier = ROLE_OF[kind] == SOLDIER
    hill = space // 6
    return {
        "space": SPACES[space],
        "role": ROLES[ROLE_OF[kind]],
        "influence": None if is_soldier else board.influence(space),
        "merchants": board.seen(space, MERCHANT) if is_soldier else None,
        "farmers": board.seen(space, FARMER) if is_soldier else None,
        "hill": {"hill": HILLS[hill], "totals": board.totals(hill, position.seats)},
    }


def _known_role(position: Position, seat: int, space: int) -> int:
    owner, kind = position.owners[space], position.kinds[space]
    if owner == EMPTY:
        return NO_ROLE
    return ROLE_OF[kind] if may_see(position, seat, owner, kind) else HIDDEN
