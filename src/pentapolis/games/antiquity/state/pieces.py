"""What stands on grids and in the country, what a hand holds, and what a trade moved."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

Producing = Literal["woodcutter", "farm", "mine", "fishery"]
PRODUCING: tuple[Producing, ...] = get_args(Producing)
"""What stands in the country and gives goods, in the order of the box."""


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
    """Goods that went and came by a trade, or by an open exchange with the bank, as a step of a plan."""

    gave: int
    got: int
    bank: bool = False


class Deal(NamedTuple):
    """A trade that was made: `give` went from `seat` to `partner`, on the Market of one of them."""

    seat: int
    partner: int
    give: int
    want: int
    market: int
