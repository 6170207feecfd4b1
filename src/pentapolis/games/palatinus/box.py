"""What `components.toml` says, typed, and what a box of Palatinus must fulfil."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from pentapolis.kernel.box_files import FIXED, Problem, wrong_totals
from pentapolis.kernel.hexes import Hex

Handedness = Literal["right", "left"]
RoleName = Literal["merchant", "farmer", "soldier"]


class Totals(msgspec.Struct, frozen=True):
    """What the rulebook says is in the box."""

    tiles: int
    laurels: int
    discs: int
    inhabitants: int
    spaces: int


class Colour(msgspec.Struct, frozen=True):
    """A player's colour."""

    id: str
    people: str


class Role(msgspec.Struct, frozen=True):
    """What an inhabitant does."""

    id: RoleName
    worth_to_merchant: int


class Kind(msgspec.Struct, frozen=True):
    """A kind of piece: a role, with or without a wolf to hide it."""

    id: str
    role: Annotated[RoleName, FIXED]
    wolf: Annotated[bool, FIXED]
    per_colour: int = 0
    base: Annotated[str | None, FIXED] = None


class Stock(msgspec.Struct, frozen=True):
    """What each player starts with, by the number of players."""

    seats: int
    soldier_lock: int
    kinds: dict[str, int]


class Tile(msgspec.Struct, frozen=True):
    """A hill with six spaces around it."""

    letter: str
    springs: tuple[Annotated[int, Meta(le=5)], ...]


class Laurels(msgspec.Struct, frozen=True):
    """The values of the laurel tokens."""

    centre: Annotated[int, Meta(ge=1)]
    others: tuple[Annotated[int, Meta(ge=1)], ...]


class Discs(msgspec.Struct, frozen=True):
    """The numbers of scoring discs."""

    ones: int
    twos: int


class Scoring(msgspec.Struct, frozen=True):
    """What things pay."""

    farmer_for_empty_field: int
    farmer_for_spring: int
    tied_hill: int
    shared_capture: int
    captured: int


class Box(msgspec.Struct, frozen=True):
    """Everything in the box."""

    totals: Totals
    colours: tuple[Colour, ...]
    roles: tuple[Role, ...]
    kinds: tuple[Kind, ...]
    stocks: tuple[Stock, ...]
    tiles: tuple[Tile, ...]
    laurels: Laurels
    discs: Discs
    layouts: dict[Handedness, tuple[Hex, ...]]
    scoring: Scoring


SLOTS = 7
"""The places of the tiles: the middle, and six around it."""

APART = 3
"""Two hills whose spaces touch but do not overlap lie this many hexes apart."""


def problems(box: Box) -> Iterator[Problem]:
    """Everything that keeps a box from being played."""
    yield from wrong_totals(
        box.totals,
        Totals(
            tiles=len(box.tiles),
            laurels=1 + len(box.laurels.others),
            discs=box.discs.ones + box.discs.twos,
            inhabitants=len(box.colours) * sum(kind.per_colour for kind in box.kinds),
            spaces=6 * len(box.tiles),
        ),
    )
    for tile in box.tiles:
        if len(set(tile.springs)) != len(tile.springs):
            yield Problem(f"tiles.{tile.letter}.springs", "a space has at most one spring")
    if len(box.laurels.others) != SLOTS - 1:
        yield Problem("laurels.others", f"expected {SLOTS - 1} laurels, one for each hill around the middle")
    for stock in box.stocks:
        yield from _stock_problems(box, stock)
    for handedness, centres in box.layouts.items():
        yield from _layout_problems(f"layouts.{handedness}", centres)


def _stock_problems(box: Box, stock: Stock) -> Iterator[Problem]:
    where = f"stocks.{stock.seats}"
    kinds = {kind.id: kind for kind in box.kinds}
    for name, number in stock.kinds.items():
        kind = kinds.get(name)
        if kind is None:
            yield Problem(f"{where}.kinds.{name}", f"unknown kind; choose from {', '.join(kinds)}")
        elif kind.base is not None and stock.seats != 2 and number:
            yield Problem(f"{where}.kinds.{name}", "only two players have pieces of an extra colour")
        elif number > (available := kinds[kind.base or kind.id].per_colour):
            yield Problem(
                f"{where}.kinds.{name}", f"the stock has more of {name} than one colour, {available}"
            )
    rounds = sum(stock.kinds.values())
    if stock.soldier_lock > rounds - stock.kinds.get("soldier", 0):
        reason = f"soldiers cannot be barred from {stock.soldier_lock} rounds: other pieces do not fill them"
        yield Problem(f"{where}.soldier_lock", reason)
    if not 0 < rounds * stock.seats < box.totals.spaces:
        reason = f"{stock.seats} players with {rounds} pieces each do not fit on {box.totals.spaces} spaces"
        yield Problem(f"{where}.kinds", f"{reason} with one left free")


def _layout_problems(where: str, centres: tuple[Hex, ...]) -> Iterator[Problem]:
    """The seven flowers must lie closely around each other, the middle first, then clockwise."""
    if len(centres) != SLOTS:
        yield Problem(where, f"expected the hexes of {SLOTS} hills, got {len(centres)}")
        return
    middle, *ring = centres
    for slot, centre in enumerate(ring, 1):
        before = ring[slot - 2]
        if centre.distance(middle) != APART or centre.distance(before) != APART:
            reason = (
                "each hill of the ring lies three hexes from the middle and from its neighbours in the ring"
            )
            yield Problem(f"{where}[{slot + 1}]", reason)
            return
    if ring[0].shifted(Hex(-middle.q, -middle.r)).rotated(1).shifted(middle) != ring[1]:
        yield Problem(where, "the ring runs clockwise")
