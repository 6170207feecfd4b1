"""Arguments of the messages that tell events: goods, pieces, trades."""

from __future__ import annotations

from pentapolis.games.antiquity.components import GOODS

Arguments = dict[str, str | int]
Goods = dict[str, int]


def counted(goods: Goods, after: str = "") -> Arguments:
    """Goods as message arguments: how many of each kind."""
    return {name + after: goods.get(name, 0) for name in GOODS}


def sides(give: Goods, want: Goods) -> Arguments:
    """Both sides of a trade as message arguments."""
    return {"gives": sum(give.values()), "wants": sum(want.values())} | counted(give) | counted(want, "_back")


def piece_named(piece: str) -> Arguments:
    """A piece as message arguments: its type, and the number of a house or the size of a storage."""
    name, _, detail = piece.partition("-")
    if name in {"house", "storage"}:
        return {"building": name, "detail": detail}
    return {"building": piece, "detail": ""}
