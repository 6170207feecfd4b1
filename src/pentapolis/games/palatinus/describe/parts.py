"""The parts of a position of Palatinus: the overview, each player's stock, each hill with its six spaces."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.palatinus.components import BOX, FARMER, KINDS, MERCHANT
from pentapolis.games.palatinus.describe.board import SeenBoard, face, spanned
from pentapolis.games.palatinus.view import PalatinusView, TileView
from pentapolis.kernel.description import Line, Part, outcome, prompted
from pentapolis.kernel.hexes import DIRECTION_NAMES, Hex, compass
from pentapolis.kernel.messages import Message

Arguments = dict[str, str | int]

STOCK_ORDER = (*KINDS, "wolf", "extra-wolf")


def parts_of(view: PalatinusView) -> tuple[Part, ...]:
    """The whole position."""
    board = SeenBoard(view)
    seats = sorted(range(view["seats"]), key=lambda seat: seat != view["seat"])
    return (
        _overview(view, board),
        *outcome(view),
        *(_stock(view, seat) for seat in seats if view["phase"] != "over"),
        *(_hill(view, board, tile) for tile in view["tiles"]),
    )


def place_of(view: PalatinusView, place: str) -> Part | None:
    """A space with all that touches it, or a whole hill."""
    board = SeenBoard(view)
    name = place.upper()
    if name in board.tiles:
        return _hill(view, board, board.tiles[name])
    return _space(view, board, name) if name in board else None


# Overview ---------------------------------------------------------------------------


def _overview(view: PalatinusView, board: SeenBoard) -> Part:
    lines = [prompted(view)]
    parts: tuple[Part, ...] = ()
    if view["phase"] == "tiles":
        lines.append(Line(Message("palatinus-text-tiles", {"count": view["tiles_left"]})))
        lines += _drawn_tile(view)
    elif view["phase"] == "placement":
        if "round" not in view["prompt"]["args"]:
            told: Arguments = {"round": view["round"], "rounds": view["rounds"]}
            lines.append(Line(Message("palatinus-text-round", told)))
        parts = (_standing(view, board),)
    return Part("overview", Message("text-overview"), tuple(lines), parts)


def _drawn_tile(view: PalatinusView) -> Iterator[Line]:
    if view["next_tile"] is not None:
        springs = tuple(
            Message("palatinus-text-name", {"space": f"{view['next_tile']}{index}"})
            for index in view["next_springs"]
        )
        if springs:
            told: Arguments = {"letter": view["next_tile"], "count": len(springs)}
            yield Line(Message("palatinus-text-tile", told), springs)
        else:
            yield Line(Message("palatinus-text-tile-dry", {"letter": view["next_tile"]}))


def _standing(view: PalatinusView, board: SeenBoard) -> Part:
    """Who has how much influence where: all that can be said of points before the end."""
    lines = tuple(
        Line(Message("palatinus-text-standing-hill", _named(tile)), _totals(view, board, tile["letter"]))
        for tile in sorted(view["tiles"], key=lambda tile: -(tile["laurel"] or 0))
    )
    return Part("standing", Message("palatinus-text-standing"), lines)


def _totals(view: PalatinusView, board: SeenBoard, letter: str) -> tuple[Message, ...]:
    found = [
        (span["most"], seat, spanned(span)) for seat, span in enumerate(board.totals(letter)) if span["most"]
    ]
    if not found:
        return (Message("palatinus-text-no-influence"),)
    return tuple(
        Message("palatinus-text-influence", {"span": span, **_whose(view, seat)})
        for _, seat, span in sorted(found, key=lambda total: (-total[0], total[1]))
    )


# Stocks ---------------------------------------------------------------------------


def _stock(view: PalatinusView, seat: int) -> Part:
    stock = view["stocks"][seat]
    lines = [Line(Message("palatinus-stock-left", {"count": stock["total"]}))]
    if stock["kinds"]:
        kinds = sorted(stock["kinds"].items(), key=lambda pair: STOCK_ORDER.index(pair[0]))
        items = tuple(Message("palatinus-text-kind", {"kind": kind, "count": count}) for kind, count in kinds)
        lines.append(Line(Message("palatinus-text-in-stock"), items))
    if seat == view["seat"] and (soldiers := stock["kinds"].get("soldier", 0)):
        lines.append(_soldiers(view, stock["total"], soldiers))
    title = "palatinus-stock-tray" if seat == view["seat"] else "palatinus-text-stock"
    return Part(
        f"seat-{seat}", Message(title, {} if seat == view["seat"] else {"player": seat}), tuple(lines)
    )


def _soldiers(view: PalatinusView, total: int, soldiers: int) -> Line:
    """When soldiers must be placed: not among the last inhabitants."""
    turns = total - view["soldier_lock"] - soldiers
    if turns <= 0:
        return Line(Message("palatinus-soldiers-now", {"lock": view["soldier_lock"]}))
    told: Arguments = {"soldiers": soldiers, "turns": turns, "lock": view["soldier_lock"]}
    return Line(Message("palatinus-soldiers-soon", told))


# Hills and spaces ---------------------------------------------------------------------------


def _hill(view: PalatinusView, board: SeenBoard, tile: TileView) -> Part:
    letter = tile["letter"]
    lines = [Line(where_is(view, tile["slot"]))]
    if view["phase"] == "placement":
        lines.append(Line(Message("palatinus-text-influences"), _totals(view, board, letter)))
    # Clockwise from east, wherever the tile's own numbers begin.
    spaces = sorted(
        (f"{letter}{index}" for index in range(6)), key=lambda space: DIRECTION_NAMES.index(board.side(space))
    )
    lines += [_space_on_hill(view, board, space) for space in spaces]
    return Part(f"hill-{letter}", Message("palatinus-hill-name", _named(tile)), tuple(lines))


def where_is(view: PalatinusView, slot: int) -> Message:
    """Where a spot of the board lies."""
    if slot == 0:
        return Message("palatinus-text-middle")
    middle, centre = (BOX.layouts[view["handedness"] or "right"][place] for place in (0, slot))
    return Message("palatinus-text-spot", {"slot": slot, "direction": compass(Hex(*middle), Hex(*centre))})


def _space_on_hill(view: PalatinusView, board: SeenBoard, space: str) -> Line:
    touching = [near for _, near in board.around(space) if near[0] != space[0]]
    told: Arguments = {
        "space": space,
        "ground": board.ground(space),
        "direction": board.side(space),
        "count": len(touching),
        "spaces": " ".join(touching),
    }
    if space not in board.pieces:
        return Line(Message("palatinus-text-space-empty", told))
    return Line(Message("palatinus-text-space-taken", {**told, **_standing_there(view, board, space)}))


def _space(view: PalatinusView, board: SeenBoard, space: str) -> Part:
    lines = []
    if (piece := board.pieces.get(space)) is None:
        lines.append(Line(Message("palatinus-text-here-empty")))
    else:
        lines.append(Line(Message("palatinus-text-here", _standing_there(view, board, space))))
        if piece["role"] != "soldier" and piece["fate"] is None:
            lines.append(Line(Message("palatinus-text-brings", {"span": spanned(board.influence(space))})))
        elif piece["fate"] is None:
            seen: Arguments = {
                "merchants": spanned(board.seen(space, MERCHANT)),
                "farmers": spanned(board.seen(space, FARMER)),
            }
            lines.append(Line(Message("palatinus-text-sees", seen)))
    lines += [_neighbour(view, board, direction, near) for direction, near in board.around(space)]
    named: Arguments = {"space": space, "ground": board.ground(space), "hill": space[0]}
    return Part(f"place-{space}", Message("palatinus-space", named), tuple(lines))


def _neighbour(view: PalatinusView, board: SeenBoard, direction: str, near: str) -> Line:
    told: Arguments = {"direction": direction, "space": near, "ground": board.ground(near)}
    if near not in board.pieces:
        return Line(Message("palatinus-text-near-empty", told))
    return Line(Message("palatinus-text-near", {**told, **_standing_there(view, board, near)}))


def _standing_there(view: PalatinusView, board: SeenBoard, space: str) -> Arguments:
    piece = board.pieces[space]
    return {"face": face(piece), "fate": piece["fate"] or "none", **_whose(view, piece["seat"])}


def _whose(view: PalatinusView, seat: int) -> Arguments:
    return {"player": seat, "own": "yes" if seat == view["seat"] else "no"}


def _named(tile: TileView) -> Arguments:
    return {"hill": tile["letter"], "laurel": tile["laurel"] or 0}
