"""The zone of control (4.3): what can be reached from a player's cities and inns."""

from __future__ import annotations

from pentapolis.games.antiquity.map.board import Board, coast_of
from pentapolis.games.antiquity.map.plane import beside, connected

NO_WATER, SHORES, WHOLE_WATERS = range(3)
"""What a Harbour reaches: nothing, the water beside cities and inns, or whole bodies of water (ruling 1)."""

_KEPT = 1 << 14


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
    """The hexes within so many steps over land, whatever stands or lies there (ruling 19), and the start."""
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
