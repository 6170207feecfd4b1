"""The many ways to lay a tile of Attika, in words: by the tile or shrine that it would touch."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from pentapolis.games.attika.actions import LayTile
from pentapolis.games.attika.describe.board import Arguments, SeenBoard, landscape
from pentapolis.games.attika.view import AttikaView
from pentapolis.kernel.description import Choice, Choices, Line
from pentapolis.kernel.hexes import Hex, compass
from pentapolis.kernel.messages import Message


def layings(view: AttikaView, actions: Sequence[LayTile]) -> Iterator[Choices]:
    """A group for each tile or shrine that the new tile could lie next to, the player's nearest first.

    Where it would touch several, it is listed at the one nearest to the player's buildings.
    """
    if not actions:
        return
    laying = _Laying(view)
    groups: defaultdict[tuple[int, int, int], list[Choice]] = defaultdict(list)
    for action in actions:
        anchor = laying.anchor(Hex(action.q, action.r))
        groups[anchor].append(laying.choice(action, anchor))
    for anchor in sorted(groups):
        _, tile, shrine = anchor
        choices = sorted(groups[anchor], key=lambda choice: (-choice.facts["gain"], choice.facts["distance"]))
        title = (
            Message("attika-text-lay-shrine", {"number": shrine})
            if shrine
            else Message("attika-text-lay", {"tile": tile})
        )
        key = f"tile-shrine-{shrine}" if shrine else f"tile-{tile}"
        yield Choices(key, title, tuple(choices), ("gain", "distance"))


class _Laying:
    def __init__(self, view: AttikaView) -> None:
        assert view["turned_tile"] is not None, "a tile is laid after it was turned up"
        self._symbols = view["turned_tile"]["symbols"]
        self._board = SeenBoard(view)
        self._seat = view["seat"] or 0

    def anchor(self, centre: Hex) -> tuple[int, int, int]:
        """What the tile is listed at: how far it is from the player, then a tile or 0, a shrine or 0."""
        board = self._board
        tiles = {int(name.split(".")[0]) for name in self._touched(centre)}
        if tiles:
            return min((self._distance(tile), tile, 0) for tile in tiles)
        nearest = min(self._shrines(centre))
        return board.distance(board.shrines[nearest], self._seat), 0, nearest

    def _distance(self, tile: int) -> int:
        return min(self._board.distance(place, self._seat) for place in self._of_tile(tile))

    def _of_tile(self, tile: int) -> list[Hex]:
        return [Hex(*place) for place in self._board.tiles[tile]["hexes"]]

    def choice(self, action: LayTile, anchor: tuple[int, int, int]) -> Choice:
        """One way to lay it: on which side, and which of its symbols would lie next to what."""
        centre = Hex(action.q, action.r)
        _, tile, shrine = anchor
        from_there = self._board.shrines[shrine] if shrine else self._of_tile(tile)[0]
        joined = [*self._joined(centre, action.rotation)]
        shrines = sorted(self._shrines(centre))
        items = (*joined, *(Message("attika-text-note-shrine", {"number": number}) for number in shrines))
        side: Arguments = {
            "direction": compass(from_there, centre),
            "q": action.q,
            "r": action.r,
            "rotation": action.rotation,
        }
        facts = {"gain": len(joined), "distance": self._board.distance(centre, self._seat)}
        message = Message("attika-text-rotation-next" if items else "attika-text-rotation", side)
        return Choice(str(action), Line(message, items), facts)

    def _joined(self, centre: Hex, rotation: int) -> Iterator[Message]:
        """The symbols of the tile that would lie next to hexes of the board."""
        for letter, place in zip(self._symbols, self._hexes(centre, rotation), strict=True):
            names = [name for _, name in self._board.around(place)]
            if names and landscape(letter) != "none":
                touching: Arguments = {"symbol": landscape(letter), "spaces": " ".join(names)}
                yield Message("attika-text-joins", touching)

    def _shrines(self, centre: Hex) -> set[int]:
        return {number for place in self._hexes(centre, 0) for _, number in self._board.shrines_around(place)}

    def _touched(self, centre: Hex) -> set[str]:
        return {name for place in self._hexes(centre, 0) for _, name in self._board.around(place)}

    def _hexes(self, centre: Hex, rotation: int) -> list[Hex]:
        return [centre, *(centre.neighbour(rim + rotation) for rim in range(len(self._symbols) - 1))]
