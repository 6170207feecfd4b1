"""Small readable helpers that build positions of Antiquity on the map of the worked examples."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypedDict, Unpack, cast

import pentapolis
from pentapolis.games import make
from pentapolis.games.antiquity import AntiquityGame
from pentapolis.games.antiquity.components import HOUSE, NEEDS_MAN, PIECE_NUMBER, TYPE_OF
from pentapolis.games.antiquity.components.board import LaidTile, board_of
from pentapolis.games.antiquity.components.plane import NAME_OF_BIT, names_of
from pentapolis.games.antiquity.components.squares import ORIENTATIONS, SQUARE_NAMES
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import ALL_GRIDS
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.kernel.events import Event

TEST_MAP = tuple(LaidTile(face, False, 0) for face in (0, 2, 4, 6))
"""Two players, faces 0, 2, 4 and 6, as printed."""

CAPITAL_A, CAPITAL_B = "-1,0", "-1,14"

Place = tuple[int, int]


class PlayerFields(TypedDict, total=False):
    """What the short ways to a player let one say about it, as `player` takes it."""

    goods: Mapping[str, int]
    cities: Sequence[str]
    men: int
    inns: list[str]
    country: Sequence[Mapping[str, object]]
    graves: list[str]
    saint: str
    healed: int
    razed: bool


class PositionFields(TypedDict, total=False):
    """What the short ways to a position let one say about it, as `position` takes it."""

    options: Mapping[str, object]
    faces: Mapping[str, str]
    round: int
    famine: int
    order: list[int]
    turn: int
    cut: list[str]
    polluted: list[str]
    stones: list[str]
    supply: dict[str, int]


def game() -> AntiquityGame:
    """The rules of the published game."""
    return cast("AntiquityGame", make("antiquity"))


def hexes(*places: Place) -> set[str]:
    """The names of hexes given as (q, r)."""
    return {f"{q},{r}" for q, r in places}


def packed(pieces: Sequence[str], cities: int = 1) -> dict[str, list[object]]:
    """Pieces put wherever there is room, big ones first: the fields of a player that say so."""
    free = ALL_GRIDS[cities]
    buildings: list[object] = []
    squares: list[object] = []
    for name in sorted(pieces, key=lambda name: -ORIENTATIONS[PIECE_NUMBER[name]][0].mask.bit_count()):
        piece = PIECE_NUMBER[name]
        turns, anchor = next(
            (turns, (anchors & -anchors).bit_length() - 1)
            for turns, orientation in enumerate(ORIENTATIONS[piece])
            if (anchors := orientation.anchors(free))
        )
        mask = ORIENTATIONS[piece][turns].mask << anchor
        free &= ~mask
        if TYPE_OF[piece] == HOUSE:
            squares.append(SQUARE_NAMES[anchor])
        else:
            buildings.append([name, SQUARE_NAMES[anchor], turns])
    houses = [int(name.removeprefix("house-")) for name in pieces if name.startswith("house-")]
    return {"buildings": buildings, "house_squares": squares, "houses": [*sorted(houses)]}


def first_squares(buildings: Iterable[object], names: Sequence[str]) -> list[str]:
    """The first squares of buildings given by name; several of a kind in order."""
    wanted = [*names]
    squares = []
    for building in buildings:
        assert isinstance(building, list | tuple)
        name, square, turns = building
        if name in wanted:
            wanted.remove(name)
            bit = next(bit for bit in range(256) if _name(bit) == square)
            mask = ORIENTATIONS[PIECE_NUMBER[name]][turns].mask << bit
            squares.append(SQUARE_NAMES[(mask & -mask).bit_length() - 1])
    assert not wanted, f"there is no {wanted}"
    return squares


def _name(bit: int) -> str | None:
    try:
        return SQUARE_NAMES[bit]
    except KeyError:
        return None


def player(
    *pieces: str,
    manned: Sequence[str] | bool = (),
    goods: Mapping[str, int] | None = None,
    cities: Sequence[str] = (),
    men: int = 0,
    **fields: object,
) -> dict[str, object]:
    """A player with some pieces; `manned` names buildings, True mans all that can be."""
    grid = packed(pieces, max(1, len(cities)))
    grid |= {name: cast("list[object]", fields.pop(name)) for name in [*grid] if name in fields}
    if manned is True:
        manned = [name for name in pieces if NEEDS_MAN[TYPE_OF[PIECE_NUMBER[name]]]]
    return {
        "goods": dict(goods or {}),
        "men": men,
        "out": 0,
        "cities": [*cities],
        "inns": [],
        "country": [],
        **grid,
        "graves": [],
        "manned": first_squares(grid["buildings"], manned or ()),
        "saint": None,
        "healed": 0,
        "razed": False,
        "cleaned": False,
        "sown": False,
        "cathedrals": 0,
        "exchanges": [],
        "moved": False,
        "plan": [],
        "finished": False,
        "shown": None,
        **fields,
    }


def position(
    *players: dict[str, object],
    phase: str = "country",
    rules: AntiquityGame | None = None,
    tiles: Sequence[LaidTile] = TEST_MAP,
    options: Mapping[str, object] | None = None,
    faces: Mapping[str, str] | None = None,
    **fields: object,
) -> Antiquity:
    """A position; seats without a city get the capitals of the worked examples, seat 1 may be left out."""
    everybody = [*players] if len(players) > 1 else [*players, player()]
    for mine, capital in zip(everybody, (CAPITAL_A, CAPITAL_B), strict=False):
        mine["cities"] = mine["cities"] or [capital]
    board = board_of(len(everybody), tuple(tiles))
    spaces = [NAME_OF_BIT[bit] for bit in board.spaces]
    taken = {name for mine in everybody for name in cast("list[str]", mine["cities"])}
    standard: dict[str, object] = {
        "game": "antiquity",
        "rules": game().rules_version,
        "seats": len(everybody),
        "options": dict(options or {}),
        "chance": 0,
        "ply": 0,
        "tiles": [[tile.face, tile.mirrored, tile.rotation] for tile in tiles],
        "round": 1,
        "phase": phase,
        "famine": 0,
        "order": [*range(len(everybody))],
        "turn": 0,
        "executed": 0,
        "cathedrals": 0,
        "ending": None,
        "fulfilled": [],
        "due": due(),
        "cut": [],
        "polluted": [],
        "tokens": [name for name in spaces if name not in taken],
        "faces": dict.fromkeys(spaces, "grain") | dict(faces or {}),
        "revealed": [],
        "stones": [],
        "golds": [],
        "supply": {"cart_shops": 16, "fountains": 16, "storage_elements": 16, "fisheries": 12},
        "trades": [],
        "announced": [],
        "players": everybody,
    }
    return (rules or game()).load({**standard, **fields})


def due(**fields: object) -> dict[str, object]:
    """What is still to be decided."""
    return {
        "count": 0,
        "markers": 0,
        "building": 0,
        "taken": 0,
        "site_kind": None,
        "site": None,
        "food": 0,
        "luxury": 0,
        "last": None,
        "paid": {},
        **fields,
    }


def builder(*pieces: str, carts: int = 4, **fields: Unpack[PlayerFields]) -> dict[str, object]:
    """A player with manned cart shops, and whatever else, all manned, ready for the countryside."""
    return player(*["cart-shop"] * carts, *pieces, manned=True, **fields)


def play(state: Antiquity, *lines: str, seat: int | None = None) -> list[Event]:
    """Play actions written in notation, each for the seat whose turn it is or for a given one."""
    events: list[Event] = []
    for line in lines:
        actor = state.actors[0] if seat is None else seat
        events += state.play(actor, game().parse(line))
    return events


def legal(state: Antiquity, seat: int | None = None) -> list[str]:
    """What a seat can do, as text."""
    return [str(action) for action in state.legal(state.actors[0] if seat is None else seat)]


def sites(state: Antiquity, verb: str) -> set[str]:
    """The hexes at which an action with this beginning can be played."""
    return {line.removeprefix(verb).split()[0] for line in legal(state) if line.startswith(verb + " ")}


def refusal(state: Antiquity, line: str, seat: int | None = None) -> str:
    """Why a seat cannot do this."""
    found = state.refusal(state.actors[0] if seat is None else seat, game().parse(line))
    assert found is not None, f"{line} is legal"
    return found.id.removeprefix("antiquity-refusal-")


def zone(state: Antiquity, seat: int = 0) -> set[str]:
    """A seat's zone of control."""
    return set(names_of(zone_of(state, seat)))


def goods(state: Antiquity, seat: int = 0) -> dict[str, int]:
    """What a seat has in stock."""
    told = state.view(seat)["players"][seat]["goods"]
    return dict(told)


def names(mask: int) -> set[str]:
    """The hexes of a mask by name."""
    return set(names_of(mask))


def finish_plans(state: Antiquity) -> list[pentapolis.Event]:
    """Everybody who plans is done."""
    events: list[pentapolis.Event] = []
    for seat in state.actors:
        events += play(state, "done", seat=seat)
    return events


def end_turns(state: Antiquity, phase: str) -> None:
    """Everybody does nothing until another phase begins."""
    while state.actors and state.view(None)["phase"] == phase:
        play(state, "done")
