"""A position of Palatinus: its fields, each declared once, and what snapshots say of several of them."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from pentapolis.games.palatinus.actions import PlaceInhabitant
from pentapolis.games.palatinus.box import Handedness
from pentapolis.games.palatinus.components import HILLS, KINDS, SPACES
from pentapolis.games.palatinus.scoring import Count
from pentapolis.kernel.fields import DERIVED, HEAD, Secret
from pentapolis.kernel.forms import CHANCE, EMPTY, SEAT, Counts, Many, Named
from pentapolis.kernel.options import Options
from pentapolis.kernel.snapshots import Part
from pentapolis.kernel.state import State

RULES_VERSION = 1

MESHING, LAYING, PLACING, OVER = range(4)
"""The phases: how the tiles mesh, laying tiles, placing inhabitants."""

HILL = Named("hill", HILLS)
KIND = Named("kind", KINDS)


class PalatinusOptions(Options, frozen=True):
    """The variants of Palatinus."""

    handedness: Literal["right", "left", "chosen"] = "right"
    """Which of the two mirror-image layouts the tiles form; or the starting player chooses (ruling 5)."""

    ring_placement: Literal["players", "random"] = "players"
    """Who lays the tiles; `random` deals them for a quick game."""

    empty_spring_also_empty_field: bool = False
    """Does an empty spring pay a farmer as a field too? (ruling 14)"""

    show_remaining_stock: bool = True
    """Are others told what can be deduced of a player's remaining stock? (ruling 30)"""

    capture_pays_owner_once: bool = False
    """Does an inhabitant that two soldiers of one player reach bring them the piece only? (ruling 11)"""

    added: ClassVar[tuple[str, ...]] = ("capture_pays_owner_once",)


# What snapshots say of several fields ---------------------------------------------------------------


class TileData(msgspec.Struct, forbid_unknown_fields=True):
    """A laid tile in a snapshot."""

    slot: int
    rotation: int


class PieceData(msgspec.Struct, forbid_unknown_fields=True):
    """A placed inhabitant in a snapshot."""

    seat: int
    kind: str


def _dump_tiles(position: Position) -> dict[str, dict[str, int]]:
    rotations = position.rotations
    return {
        HILLS[hill]: {"slot": slot, "rotation": rotations[slot]}
        for slot, hill in enumerate(position.slots)
        if hill != EMPTY
    }


def _dump_pieces(position: Position) -> dict[str, dict[str, int | str]]:
    kinds = position.kinds
    return {
        SPACES[space]: {"seat": owner, "kind": KINDS[kinds[space]]}
        for space, owner in enumerate(position.owners)
        if owner != EMPTY
    }


def _dump_handedness(position: Position) -> Handedness | None:
    return position.handedness if position.options.handedness == "chosen" else None


TILES = Part("tiles", dict[str, TileData], _dump_tiles)
PIECES = Part("pieces", dict[str, PieceData], _dump_pieces)
HANDEDNESS = Part("handedness", Handedness, _dump_handedness, optional=True)
"""Saved for tables where it is chosen."""


class Position(State):
    """The table: tiles, laurels, inhabitants and stocks."""

    key: ClassVar[str] = "palatinus"

    options: Annotated[PalatinusOptions, HEAD]
    starting_player: Annotated[int, SEAT]
    chance: Annotated[int, CHANCE, Secret()]
    ply: Annotated[int, DERIVED]
    phase: Annotated[int, DERIVED]
    actors: Annotated[tuple[int, ...], DERIVED]

    # The board
    pile: Annotated[list[int], HILL, Secret("the first tile lies open")]
    slots: Annotated[tuple[int, ...], TILES]
    rotations: Annotated[tuple[int, ...], TILES]
    laurels: Annotated[list[int], Counts(HILL)]
    """The value on each hill; 0 before they are dealt."""
    neighbours: Annotated[tuple[tuple[int, ...], ...], DERIVED]
    """For each space the adjacent ones; () while tiles are being laid."""

    # The inhabitants
    owners: Annotated[list[int], PIECES]
    kinds: Annotated[list[int], PIECES, Secret("owners know their wolves, and everybody all other kinds")]
    stocks: Annotated[list[list[int]], Many(list, Counts(KIND)), Secret("of others only the wolves")]
    """For each seat the number left of each kind."""
    left: Annotated[int, DERIVED]
    """The number of inhabitants still to be placed by all together."""
    handedness: Annotated[Handedness | None, HANDEDNESS]
    """How the tiles mesh; None before the starting player has chosen."""
    count: Annotated[Count | None, DERIVED]
    """The final count; None before the end."""

    # What follows from the above, kept up to date for speed
    empty: Annotated[list[int], DERIVED]
    """The free spaces, in ascending order."""
    placements: Annotated[list[list[PlaceInhabitant]], DERIVED]
    """For each kind in the game the actions that place it on a free space: legal lists are made of these."""
    numbers: Annotated[list[list[int]], DERIVED]
    """The numbers of the placements, kept from the time when somebody first asks for numbers; [] before."""


def placed(position: Position) -> int:
    """The number of inhabitants on the board."""
    return len(SPACES) - len(position.empty)
