"""What `components.toml` says, typed, and what a box of Nine Plots must fulfil."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from pentapolis.kernel.box_files import FIXED, Problem

KindName = Literal["house", "garden", "shop", "workshop", "tower"]
LayoutName = Literal["every-kind", "three-alike", "corners-differ", "garden-in-the-middle"]

PLOTS = 9
MOST_PLAYERS = 4


class Tiles(msgspec.Struct, frozen=True):
    """How many tiles there are."""

    per_kind: Annotated[int, Meta(ge=1)]
    yard_beyond: Annotated[int, Meta(ge=1)]


class Scoring(msgspec.Struct, frozen=True):
    """What buildings and deeds are worth."""

    house: int
    noise: int
    garden: int
    shop: int
    workshop: int
    tower: int
    most: int
    tied: int
    daring: int


class Commission(msgspec.Struct, frozen=True):
    """A secret goal: so many buildings of a kind, or a layout."""

    id: Annotated[str, FIXED]
    points: int
    kind: Annotated[KindName | None, FIXED] = None
    count: Annotated[int, Meta(ge=1, le=PLOTS)] = 1
    layout: Annotated[LayoutName | None, FIXED] = None


class Box(msgspec.Struct, frozen=True):
    """Everything in the box."""

    colours: tuple[str, ...]
    tiles: Tiles
    scoring: Scoring
    commissions: tuple[Commission, ...]


def problems(box: Box) -> Iterator[Problem]:
    """Everything that keeps a box from being played."""
    kinds = 5
    needed = MOST_PLAYERS * (PLOTS + 1) + box.tiles.yard_beyond
    if kinds * box.tiles.per_kind < needed:
        yield Problem("tiles.per_kind", f"{MOST_PLAYERS} players need {needed} tiles")
    if len(box.commissions) < 2 * MOST_PLAYERS:
        yield Problem("commissions", f"{MOST_PLAYERS} players choose from {2 * MOST_PLAYERS}")
    for commission in box.commissions:
        if (commission.kind is None) == (commission.layout is None):
            yield Problem(f"commissions.{commission.id}", "asks for a kind of building or a layout")
