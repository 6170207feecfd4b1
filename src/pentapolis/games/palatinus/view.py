"""What each seat of Palatinus may see, and resampling of what it may not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypedDict

from pentapolis.games.palatinus.box import RoleName
from pentapolis.games.palatinus.components import (
    BOX,
    FARMER,
    HILLS,
    IS_WOLF,
    KINDS,
    MERCHANT,
    ROLE_OF,
    ROLES,
    ROUNDS,
    SOLDIER,
    SOLDIER_LOCK,
    SPACES,
    WOLF_FAMILIES,
    extra_colours,
    piece_colour,
    space_hex,
)
from pentapolis.games.palatinus.scoring import NO_ROLE, influence_parts
from pentapolis.games.palatinus.state import EMPTY
from pentapolis.kernel.chance import Rng, fresh_state
from pentapolis.kernel.views import BaseView, message_view, result_view

if TYPE_CHECKING:
    from pentapolis.games.palatinus.rules import Palatinus


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


class Span(TypedDict):
    """A number that is not known exactly: wolves may hide either role."""

    least: int
    most: int


class HillPreview(TypedDict):
    """How a hill would stand after the placement, before any soldier acts."""

    hill: str
    totals: list[Span]


class PalatinusPreview(TypedDict):
    """What a placement would do as the board lies now.

    A merchant or farmer has `influence`; a soldier sees so many `merchants` and `farmers`.
    """

    space: str
    role: RoleName
    influence: Span | None
    merchants: Span | None
    farmers: Span | None
    hill: HillPreview


# What a seat may see ---------------------------------------------------------------------------


def view_of(position: Palatinus, seat: int | None) -> PalatinusView:
    """What this seat may see (None: a spectator)."""
    options = position.options
    next_hill = position.pile[0] if position.pile else None
    over = position.count is not None
    return {
        "game": "palatinus",
        "seat": seat,
        "seats": position.seats,
        "colours": list(options.colours),
        "ply": position.ply,
        "actors": list(position.actors),
        "prompt": message_view(position.prompt(seat)),
        "result": result_view(position.result),
        "phase": "tiles" if position.laying else "over" if over else "placement",
        "starting_player": position.starting_player,
        "handedness": position.handedness,
        "empty_spring_also_empty_field": options.empty_spring_also_empty_field,
        "extra_colours": list(extra_colours(position.options.colours)) if position.seats == 2 else [],
        "round": position.round,
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


def _tiles(position: Palatinus) -> list[TileView]:
    handedness = position.handedness or "right"
    centres = BOX.layouts[handedness]
    tiles: list[TileView] = []
    for slot, hill in enumerate(position.slots):
        if hill == EMPTY:
            continue
        rotation = position.rotations[slot]
        hexes = [space_hex(handedness, slot, rotation, index) for index in range(6)]
        tiles.append(
            {
                "letter": HILLS[hill],
                "slot": slot,
                "rotation": rotation,
                "centre": (centres[slot].q, centres[slot].r),
                "spaces": [(place.q, place.r) for place in hexes],
                "springs": list(BOX.tiles[hill].springs),
                "laurel": position.laurels[hill] or None,
            }
        )
    return tiles


def may_see(position: Palatinus, seat: int | None, owner: int, kind: int) -> bool:
    """May the seat know the role of a piece? Wolves are their owner's secret until the end."""
    return owner == seat or not IS_WOLF[kind] or position.count is not None


def _pieces(position: Palatinus, seat: int | None) -> list[PieceView]:
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


def _fate(position: Palatinus, space: int) -> Literal["captured", "retreated"] | None:
    if position.count is None:
        return None
    if space in position.count.captured:
        return "captured"
    return "retreated" if space in position.count.retreated else None


def _stock(position: Palatinus, owner: int, seat: int | None) -> StockView:
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


def _winnings(position: Palatinus) -> list[WinningsView]:
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


# What a placement would do ---------------------------------------------------------------------------


def preview_of(position: Palatinus, seat: int, kind: int, space: int) -> PalatinusPreview:
    """The piece's influence, what a soldier would see, and how the hill would stand, as the board lies now.

    Wolves of others count as either role, so that numbers become spans.
    """
    spring_is_field = position.options.empty_spring_also_empty_field
    worlds = []
    for wolf_role in (MERCHANT, FARMER):
        roles = [
            NO_ROLE
            if owner == EMPTY
            else ROLE_OF[position.kinds[place]]
            if may_see(position, seat, owner, position.kinds[place])
            else wolf_role
            for place, owner in enumerate(position.owners)
        ]
        roles[space] = ROLE_OF[kind]
        worlds.append(roles)
    owners = position.owners.copy()
    owners[space] = seat
    hidden = [owner != EMPTY and low != high for owner, low, high in zip(owners, *worlds, strict=True)]
    merchant_world, farmer_world = worlds

    def influence(place: int) -> Span:
        """Both roles for every hidden piece: the place's own role and its neighbours' may vary."""
        points = []
        own_roles = {merchant_world[place], farmer_world[place]} if hidden[place] else {merchant_world[place]}
        for world in worlds:
            for role in own_roles:
                board = world.copy()
                board[place] = role
                parts = influence_parts(place, position.neighbours, board, spring_is_field)
                points.append(sum(part[1] for part in parts))
        return {"least": min(points), "most": max(points)}

    hill = space // 6
    totals: list[Span] = [{"least": 0, "most": 0} for _ in range(position.seats)]
    for place in range(6 * hill, 6 * hill + 6):
        if owners[place] != EMPTY:
            span, total = influence(place), totals[owners[place]]
            total["least"] += span["least"]
            total["most"] += span["most"]
    is_soldier = ROLE_OF[kind] == SOLDIER
    near = position.neighbours[space]
    return {
        "space": SPACES[space],
        "role": ROLES[ROLE_OF[kind]],
        "influence": None if is_soldier else influence(space),
        "merchants": _group_span(near, MERCHANT, merchant_world, hidden) if is_soldier else None,
        "farmers": _group_span(near, FARMER, farmer_world, hidden) if is_soldier else None,
        "hill": {"hill": HILLS[hill], "totals": totals},
    }


def _group_span(near: Sequence[int], role: int, world: Sequence[int], hidden: Sequence[bool]) -> Span:
    certain = sum(world[place] == role and not hidden[place] for place in near)
    return {"least": certain, "most": certain + sum(hidden[place] for place in near)}


# Drawing secrets anew ---------------------------------------------------------------------------


def forget_secrets(position: Palatinus, seat: int | None, rng: Rng) -> None:
    """Replace everything that the seat does not know by a fair draw: pile, others' wolves, seed.

    Secrets are put in order before they are shuffled, so that the draw does not depend on them.
    """
    position.chance = fresh_state(rng)
    hidden_pile = sorted(position.pile[1:])
    rng.shuffle(hidden_pile)
    position.pile[1:] = hidden_pile
    if position.count is not None:
        return
    for owner in range(position.seats):
        if owner != seat:
            for family in WOLF_FAMILIES:
                _shuffle_wolves(position, owner, family, rng)


def _shuffle_wolves(position: Palatinus, owner: int, family: tuple[int, ...], rng: Rng) -> None:
    """Deal an owner's wolves of one colour anew over the board and the stock."""
    stock = position.stocks[owner]
    kinds = position.kinds
    spaces = [
        space for space, other in enumerate(position.owners) if other == owner and kinds[space] in family
    ]
    if not spaces:
        return
    wolves = [kinds[space] for space in spaces]
    for kind in family:
        wolves += [kind] * stock[kind]
        stock[kind] = 0
    wolves.sort()
    rng.shuffle(wolves)
    for space in spaces:
        kinds[space] = wolves.pop()
    for kind in wolves:
        stock[kind] += 1
