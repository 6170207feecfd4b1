"""What stands on grids and in the country, what a hand holds, and what a trade moved."""

from __future__ import annotations

from typing import NamedTuple


class Placed(NamedTuple):
    """A building on a grid, other than a house."""

    piece: int
    anchor: int
    turns: int
    mask: int


class Lifted(NamedTuple):
    """A building in the hand of somebody who rearranges; graves by the cells of the piece."""

    piece: int
    manned: bool
    graves: tuple[int, ...]


class Country(NamedTuple):
    """A woodcutter, farm, mine or fishery. `site` is what the piece or the man's hex covers."""

    kind: int
    good: int
    centre: int
    site: int
    goods: int


class Trade(NamedTuple):
    """Goods that went and came by a trade, as a step of a plan."""

    gave: int
    got: int
