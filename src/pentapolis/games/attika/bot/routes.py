"""How near a player is to joining two shrines: the fewest free hexes that are still missing, and which."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from pentapolis.games.attika.board import Board
from pentapolis.games.attika.components import hexes_of

FAR = 6
"""Nobody looks further: connections that miss more than that are as good as none."""


class Link(NamedTuple):
    """The shortest connections of two shrines that a player can still build, all of the same length."""

    missing: int
    """How many buildings they still need; FAR + 1 if more than FAR."""
    sites: int
    """The free hexes on any of them, as a mask."""
    blockers: int
    """The free hexes that all of them need: a building of somebody else there stops them all at once."""


NO_LINK = Link(FAR + 1, 0, 0)


@lru_cache(maxsize=1 << 14)
def shortest_link(board: Board, own: int, occupied: int) -> Link:
    """The shortest connections for the player of these buildings, when these hexes are occupied."""
    free = board.every & ~occupied
    from_shrines = [_layers(board, own, free, near) for near in board.shrine_near]
    best, blockers = FAR + 1, 0
    sites = 0
    for here, there in combinations(from_shrines, 2):
        missing, steps = _steps_between(here, there, best)
        if not steps:
            continue
        narrow = 0
        for step in steps:
            if not step & (step - 1):
                narrow |= step
        if missing < best:
            best, blockers, sites = missing, narrow, 0
        else:
            blockers &= narrow
        for step in steps:
            sites |= step
    return Link(best, sites, blockers) if sites else NO_LINK


def _steps_between(here: Sequence[int], there: Sequence[int], most: int) -> tuple[int, list[int]]:
    """The length of the shortest ways between two shrines, at most `most`, and their hexes step by step."""
    for missing in range(1, min(most, FAR, len(here) + len(there) - 1) + 1):
        steps = []
        for step in range(1, missing + 1):
            back = missing + 1 - step
            if step > len(here) or back > len(there) or not here[step - 1] & there[back - 1]:
                break
            steps.append(here[step - 1] & there[back - 1])
        else:
            return missing, steps
    return FAR + 1, []


def _layers(board: Board, own: int, free: int, start: int) -> list[int]:
    """The free hexes that a chain from a shrine reaches as its first, second, ... new building."""
    near = board.near
    layers: list[int] = []
    seen = 0
    touched = start
    while len(layers) < FAR:
        joined = touched & own & ~seen
        while joined:
            seen |= joined
            beside = 0
            for site in hexes_of(joined):
                beside |= near[site]
            touched |= beside
            joined = beside & own & ~seen
        layer = touched & free & ~seen
        if not layer:
            break
        layers.append(layer)
        seen |= layer
        touched = 0
        for site in hexes_of(layer):
            touched |= near[site]
    return layers
