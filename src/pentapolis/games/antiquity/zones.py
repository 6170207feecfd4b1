"""The zone of control (4.3): what can be reached from a player's cities and inns."""

from __future__ import annotations

from pentapolis.games.antiquity.board import Board, coast_of
from pentapolis.games.antiquity.components import Figures
from pentapolis.games.antiquity.plane import beside, connected

_KEPT = 1 << 14


def zone_from(board: Board, figures: Figures, own: int, water: int, harbour: bool, stable: bool) -> int:
    """The zone of somebody with these city and inn hexes; worked out once for each map.

    `water` is what is left of it: a first city on water is land from then on (ruling 17).
    """
    reach = figures.reach_with_stable if stable else figures.reach
    waters = 0 if not harbour else 2 if figures.harbour_reaches_whole_water else 1
    key = (own, water, reach, waters)
    zone = board.zones.get(key)
    if zone is None:
        if len(board.zones) >= _KEPT:
            board.zones.clear()
        zone = board.zones[key] = _zone(board.every & ~water, own, water, reach, waters)
    return zone


def _zone(land: int, own: int, water: int, reach: int, waters: int) -> int:
    zone = own
    for _ in range(reach):  # over land, whatever stands or lies there (ruling 19)
        zone |= beside(zone) & land
    if waters:
        shore = beside(own) & water
        reached = connected(shore, water) if waters == 2 else shore  # ruling 1
        zone |= reached | coast_of(reached, land)
    return zone & ~own
