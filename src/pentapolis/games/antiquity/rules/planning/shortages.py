"""City building (5.2): what becomes of a plan when the common supply is short (ruling 21).

The plan is cut off at the missing piece; what others count on stands.
"""

from __future__ import annotations

from itertools import pairwise

from pentapolis.games.antiquity.components import BUILDINGS, ELEMENTS, TYPE_OF
from pentapolis.games.antiquity.events.reveal import PlanCut
from pentapolis.games.antiquity.rules.cities import buildings_of, remove_building
from pentapolis.games.antiquity.rules.planning.steps import stands
from pentapolis.games.antiquity.rules.planning.supply import COMMON, supply_left
from pentapolis.games.antiquity.state import Position
from pentapolis.games.antiquity.state.realm import IDLE, PAYING, PLACING, Realm


def cut_plan(position: Position, seat: int) -> PlanCut:
    """Cut the plan off at the missing piece; before what stands, only take the missing pieces out."""
    nodes = [position.realms[seat]]
    while nodes[-1].before is not None:
        nodes.append(nodes[-1].before)
    nodes.reverse()
    short = next(place for place, node in enumerate(nodes) if min(_left_after(position, seat, node)) < 0)
    kind = COMMON[_first_negative(_left_after(position, seat, nodes[short]))]
    kept = max([place for place, node in enumerate(nodes) if stands(position, seat, node)], default=0)
    if kept > short:
        realm = nodes[kept].copy()
        _take_out_missing(position, seat, realm, nodes[: kept + 1])
    else:
        realm = _idle_before(nodes, short).copy()
    realm.finished = False
    realm.before = realm.did = None
    position.realms[seat] = realm
    position.owned |= 1 << seat
    return PlanCut(seat, BUILDINGS[kind], kept <= short)


def _left_after(position: Position, seat: int, realm: Realm) -> tuple[int, int, int]:
    """What the supply would have left if this were the seat's realm."""
    present = position.realms[seat]
    position.realms[seat] = realm
    left = supply_left(position, seat)
    position.realms[seat] = present
    return left


def _take_out_missing(position: Position, seat: int, realm: Realm, nodes: list[Realm]) -> None:
    """Remove the pieces that the supply does not have, refund them, and call their men back."""
    for piece, price in _missing(position, seat, nodes):
        alike = [placed for placed in buildings_of(realm, TYPE_OF[piece]) if placed.piece == piece]
        new = [placed for placed in alike if placed not in position.shown[seat].buildings]
        missing = (new or alike)[-1]
        realm.men += int(missing.mask & realm.manned != 0)
        remove_building(realm, missing)
        realm.goods += price


def _missing(position: Position, seat: int, nodes: list[Realm]) -> list[tuple[int, int]]:
    """The common pieces of a plan, in its order, that the supply does not have, with their prices."""
    left = [*_left_after(position, seat, nodes[0])]
    missing = []
    for place, (before, after) in enumerate(pairwise(nodes), 1):
        built = before.step in (PLACING, PAYING) and after.step == IDLE
        if not built or TYPE_OF[before.piece] not in COMMON:
            continue
        kind, number = COMMON.index(TYPE_OF[before.piece]), ELEMENTS[before.piece] or 1
        if left[kind] >= number:
            left[kind] -= number
        else:
            missing.append((before.piece, _idle_before(nodes, place).goods - after.goods))
    return missing


def _first_negative(left: tuple[int, ...]) -> int:
    return next(place for place, number in enumerate(left) if number < 0)


def _idle_before(nodes: list[Realm], place: int) -> Realm:
    """The last realm before this one at which no step was open."""
    return next(node for node in reversed(nodes[:place]) if node.step == IDLE)
