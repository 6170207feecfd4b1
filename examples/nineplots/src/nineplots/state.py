"""A position of Nine Plots: its fields, each declared once."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nineplots.components import COMMISSIONS, KINDS
from pentapolis.kernel.fields import EACH, HEAD, Secret
from pentapolis.kernel.forms import CHANCE, COUNT, EMPTY, SEAT, Maybe, Named
from pentapolis.kernel.options import Options
from pentapolis.kernel.state import State

RULES_VERSION = 1

CHOOSING, BUILDING, PLACING, OVER = range(4)
"""The phases: choosing commissions, taking a turn, building a tile that was drawn."""

PHASE = Named("phase", ("choosing", "building", "placing", "over"))
KIND = Named("kind", KINDS)
COMMISSION = Named("commission", COMMISSIONS)


class NinePlotsOptions(Options, frozen=True):
    """The variants of Nine Plots."""

    commissions: bool = True
    """Is it played with secret commissions?"""


class Position(State):
    """The table: the bag, the yard, the cities and the commissions."""

    key: ClassVar[str] = "nineplots"

    options: Annotated[NinePlotsOptions, HEAD]
    starting_player: Annotated[int, SEAT]
    chance: Annotated[int, CHANCE, Secret()]
    ply: Annotated[int, COUNT]
    phase: Annotated[int, PHASE]
    actors: Annotated[tuple[int, ...], SEAT]

    bag: Annotated[list[int], KIND, Secret()]
    """The tiles in the order in which they will be drawn, the next one last."""
    yard: Annotated[list[int], KIND]
    drawn: Annotated[int, Maybe(KIND)]
    """The tile that was drawn and has to be built."""
    unused: Annotated[list[int], COMMISSION, Secret()]
    """The commissions that nobody was offered."""

    cities: Annotated[list[list[int]], EACH, Maybe(KIND)]
    """For each seat what stands on each plot."""
    hands: Annotated[list[list[int]], EACH, COMMISSION, Secret("everybody knows their own")]
    """For each seat the commissions offered, or the one kept."""
    put_away: Annotated[list[list[int]], EACH, COMMISSION, Secret("everybody knows their own")]
    """For each seat the commissions not kept."""
    daring: Annotated[list[int], EACH, COUNT]
    """For each seat the number of tiles built that were drawn from the bag."""


def free_plots(position: Position, seat: int) -> list[int]:
    """The plots of a seat on which nothing stands yet."""
    return [plot for plot, kind in enumerate(position.cities[seat]) if kind == EMPTY]
