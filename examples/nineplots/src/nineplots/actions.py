"""Every decision a player of Nine Plots can take."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nineplots.components import COMMISSIONS, KINDS, PLOTS
from pentapolis.kernel.actions import Action, Domain


class Keep(Action, frozen=True):
    """Keep one of the commissions offered, and put the other away: `keep gardener`."""

    verb: ClassVar[str] = "keep"
    commission: Annotated[int, Domain("commission", COMMISSIONS)]


class Build(Action, frozen=True):
    """Take a tile from the yard and build it: `build house b2`."""

    verb: ClassVar[str] = "build"
    kind: Annotated[int, Domain("kind", KINDS)]
    plot: Annotated[int, Domain("plot", PLOTS)]


class Draw(Action, frozen=True):
    """Draw a tile from the bag instead, to be built whatever it is: `draw`."""

    verb: ClassVar[str] = "draw"


class Place(Action, frozen=True):
    """Build the tile that was drawn: `place c3`."""

    verb: ClassVar[str] = "place"
    plot: Annotated[int, Domain("plot", PLOTS)]


ACTION_TYPES = (Keep, Build, Draw, Place)

KEEP = tuple(map(Keep, range(len(COMMISSIONS))))
BUILD = tuple(tuple(Build(kind, plot) for plot in range(len(PLOTS))) for kind in range(len(KINDS)))
DRAW = Draw()
PLACE = tuple(map(Place, range(len(PLOTS))))
"""All actions, made once: legal lists hand out these."""
