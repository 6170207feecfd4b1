"""The box of Nine Plots, laid out for play: kinds, plots and commissions are small numbers, named here."""

from __future__ import annotations

from typing import get_args

from nineplots.box import PLOTS as PLOT_COUNT
from nineplots.box import Box, KindName, problems
from pentapolis.kernel.boxes import PlayedBox

PLAYED_BOX = PlayedBox("nineplots", Box, problems)
BOX = PLAYED_BOX.figures
SCORING = BOX.scoring

KINDS: tuple[KindName, ...] = get_args(KindName)
HOUSE, GARDEN, SHOP, WORKSHOP, TOWER = range(len(KINDS))

SIDE = 3
PLOTS = tuple(f"{'abc'[plot % SIDE]}{plot // SIDE + 1}" for plot in range(PLOT_COUNT))
"""A letter for the column and a number for the row."""

CORNERS = (0, 2, 6, 8)
MIDDLE = 4
LINES = tuple(
    line
    for first in range(SIDE)
    for line in (
        tuple(range(first * SIDE, first * SIDE + SIDE)),
        tuple(range(first, PLOT_COUNT, SIDE)),
    )
)
"""The rows and columns."""


def _beside(plot: int) -> tuple[int, ...]:
    row, column = divmod(plot, SIDE)
    near = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(SIDE * y + x for y, x in near if y in range(SIDE) and x in range(SIDE))


BESIDE = tuple(map(_beside, range(PLOT_COUNT)))
"""For each plot those that share a side with it."""

IN_LINE = tuple(
    tuple(sorted({other for line in LINES if plot in line for other in line} - {plot}))
    for plot in range(PLOT_COUNT)
)
"""For each plot the others of its row and column."""

COMMISSIONS = tuple(commission.id for commission in BOX.commissions)
OFFERED = 2
"""So many commissions each player chooses from."""


def yard_size(seats: int) -> int:
    """The number of tiles that lie open."""
    return seats + BOX.tiles.yard_beyond
