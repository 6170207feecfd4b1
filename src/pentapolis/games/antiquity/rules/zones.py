"""The zone of control (4.3): what can be reached from a player's cities and inns."""

from __future__ import annotations

from pentapolis.games.antiquity.components.board import Board, coast_of
from pentapolis.games.antiquity.components.plane import beside, connected
from pentapolis.games.antiquity.rules.buildings import NO_WATER, WHOLE_WATERS, reach_of, waters_of
from pentapolis.games.antiquity.rules.definitions import water_of
from pentapolis.games.antiquity.state import Position
from pentapolis.games.antiquity.state.realm import Realm, own_hexes

_KEPT = 1 << 14


# Of players ---------------------------------------------------------------------------


def zone_of(position: Position, seat: int) -> int:
    """A seat's zone of control; none for those who are out (ruling 24)."""
    return realm_zone(position, position.realms[seat])


def realm_zone(position: Position, realm: Realm) -> int:
    """The zone of control that a realm has."""
    if realm.out or not realm.centres:
        return 0
    return zone_around(position, realm, own_hexes(realm), water_of(position))


def zone_around(position: Position, realm: Realm, own: int, water: int) -> int:
    """The zone of control that a realm would have with these hexes of cities and inns."""
    return zone_from(position.board, own, water, reach_of(position, realm), waters_of(position, realm))


# Of hexes ---------------------------------------------------------------------------


def zone_from(board: Board, own: int, water: int, reach: int, waters: int) -> int:
    """The zone of somebody with these city and inn hexes; worked out once for each map.

    `water` is what is left of it: a first city on water is land from then on (ruling 17).
    """
    key = (own, water, reach, waters)
    zone = board.zones.get(key)
    if zone is None:
        if len(board.zones) >= _KEPT:
            board.zones.clear()
        zone = board.zones[key] = _zone(board.every & ~water, own, water, reach, waters)
    return zone


def reached_over_land(start: int, land: int, reach: int) -> int:
    """The hexes within `reach` steps over land, whatever stands or lies there (ruling 19), and the start."""
    for _ in range(reach):
        start |= beside(start) & land
    return start


def _zone(land: int, own: int, water: int, reach: int, waters: int) -> int:
    zone = reached_over_land(own, land, reach)
    if waters != NO_WATER:
        shore = beside(own) & water
        reached = connected(shore, water) if waters == WHOLE_WATERS else shore
        zone |= reached | coast_of(reached, land)
    return zone & ~own
