"""What each seat of Palatinus may see."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypedDict

from pentapolis.games.palatinus.box import Handedness, RoleName
from pentapolis.games.palatinus.components import (
    BOX,
    HILLS,
    IS_WOLF,
    KINDS,
    ROLE_OF,
    ROLES,
    ROUNDS,
    SOLDIER_LOCK,
    SPACES,
    WOLF_FAMILIES,
    extra_colours,
    piece_colour,
    space_hex,
)
from pentapolis.games.palatinus.rules.inhabitants import round_of
from pentapolis.games.palatinus.state import LAYING, Position
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.views import BaseView, base_view


class TileView(TypedDict):
    """A territory tile on the table. `spaces` are the axial hexes (q, r) of ring indices 0 to 5."""

    letter: str
    slot: int
    rotation: int
    centre: tuple[int, int]
    spaces: list[tuple[int, int]]
    springs: list[int]
    laurel: int | None


class PieceView(TypedDict):
    """An inhabitant on the board. `role` is None for a wolf that this seat may not look under."""

    space: str
    seat: int
    colour: str
    wolf: bool
    role: RoleName | None
    fate: Literal["captured", "retreated"] | None


class StockView(TypedDict):
    """What a player has left to place. `kinds` are the kinds that this seat may know of, with their numbers.

    Of other seats the wolves are counted as the kinds `wolf` and, with two players, `extra-wolf`. Nothing is
    told of them if the option `show_remaining_stock` is off.
    """

    total: int
    kinds: dict[str, int]


class WinningsView(TypedDict):
    """What a player has won, after the end."""

    captured: int
    one_discs: int
    two_discs: int
    laurels: list[int]
    points: int
    items: int


class PalatinusView(BaseView):
    """What a seat sees of a game of Palatinus."""

    game: Literal["palatinus"]
    phase: Literal["tiles", "placement", "over"]
    starting_player: int
    handedness: Literal["right", "left"] | None
    """None before the starting player has chosen it."""
    empty_spring_also_empty_field: bool
    extra_colours: list[str]
    round: int
    rounds: int
    soldier_lock: int
    tiles: list[TileView]
    next_tile: str | None
    next_springs: list[int]
    tiles_left: int
    pieces: list[PieceView]
    stocks: list[StockView]
    winnings: list[WinningsView]


# What a seat may see ---------------------------------------------------------------------------


def view_of(position: Position, seat: int | None) -> PalatinusView:
    """What this seat may see (None: a spectator)."""
    options = position.options
    next_hill = position.pile[0] if position.pile else None
    over = position.count is not None
    return {
        "game": "palatinus",
        **base_view(position, seat, options.colours),
        "phase": "tiles" if position.phase <= LAYING else "over" if over else "placement",
        "starting_player": position.starting_player,
        "handedness": position.handedness,
        "empty_spring_also_empty_field": options.empty_spring_also_empty_field,
        "extra_colours": list(extra_colours(position.options.colours)) if position.seats == 2 else [],
        "round": round_of(position),
        "rounds": ROUNDS[position.seats],
        "soldier_lock": SOLDIER_LOCK[position.seats],
        "tiles": _tiles(position),
        "next_tile": None if next_hill is None else HILLS[next_hill],
        "next_springs": [] if next_hill is None else list(BOX.tiles[next_hill].springs),
        "tiles_left": len(position.pile),
        "pieces": _pieces(position, seat),
        "stocks": [_stock(position, owner, seat) for owner in range(position.seats)],
        "winnings": _winnings(position),
    }


def _tiles(position: Position) -> list[TileView]:
    handedness = position.handedness or "right"
    centres = BOX.layouts[handedness]
    tiles: list[TileView] = []
    for slot, hill in enumerate(position.slots):
        if hill == EMPTY:
            continue
        rotation = position.rotations[slot]
        tiles.append(
            {
                "letter": HILLS[hill],
                "slot": slot,
                "rotation": rotation,
                "centre": (centres[slot].q, centres[slot].r),
                "spaces": list(_spaces(handedness, slot, rotation)),
                "springs": list(BOX.tiles[hill].springs),
                "laurel": position.laurels[hill] or None,
            }
        )
    return tiles


@cache
def _spaces(handedness: Handedness, slot: int, rotation: int) -> tuple[tuple[int, int], ...]:
    """Where the six spaces of a tile lie."""
    hexes = (space_hex(handedness, slot, rotation, index) for index in range(6))
    return tuple((place.q, place.r) for place in hexes)


def may_see(position: Position, seat: int | None, owner: int, kind: int) -> bool:
    """May the seat know the role of a piece? Wolves are their owner's secret until the end."""
    return owner == seat or not IS_WOLF[kind] or position.count is not None


def _pieces(position: Position, seat: int | None) -> list[PieceView]:
    pieces: list[PieceView] = []
    for space, owner in enumerate(position.owners):
        if owner == EMPTY:
            continue
        kind = position.kinds[space]
        pieces.append(
            {
                "space": SPACES[space],
                "seat": owner,
                "colour": piece_colour(position.options.colours, owner, kind),
                "wolf": IS_WOLF[kind],
                "role": ROLES[ROLE_OF[kind]] if may_see(position, seat, owner, kind) else None,
                "fate": _fate(position, space),
            }
        )
    return pieces


def _fate(position: Position, space: int) -> Literal["captured", "retreated"] | None:
    if position.count is None:
        return None
    if space in position.count.captured:
        return "captured"
    return "retreated" if space in position.count.retreated else None


def _stock(position: Position, owner: int, seat: int | None) -> StockView:
    stock = position.stocks[owner]
    total = sum(stock)
    if owner == seat:
        return {"total": total, "kinds": {KINDS[kind]: number for kind, number in enumerate(stock) if number}}
    kinds: dict[str, int] = {}
    if position.options.show_remaining_stock:
        # The order must not tell which wolves are left: open kinds first, then the wolves of each colour.
        for kind, number in enumerate(stock):
            if number and not IS_WOLF[kind]:
                kinds[KINDS[kind]] = number
        for name, family in zip(("wolf", "extra-wolf"), WOLF_FAMILIES, strict=True):
            if wolves := sum(stock[kind] for kind in family):
                kinds[name] = wolves
    return {"total": total, "kinds": kinds}


def _winnings(position: Position) -> list[WinningsView]:
    if position.count is None:
        return []
    return [
        {
            "captured": winnings.captured,
            "one_discs": winnings.ones,
            "two_discs": winnings.twos,
            "laurels": sorted(winnings.laurels, reverse=True),
            "points": winnings.points,
            "items": winnings.items,
        }
        for winnings in position.count.winnings
    ]
