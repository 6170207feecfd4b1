"""The board as a view shows it: which spaces touch, who stands where, and the influence that one can know."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.palatinus.components import HILLS, ROLES, SPACE_NUMBER, SPACES
from pentapolis.games.palatinus.scoring import NO_ROLE
from pentapolis.games.palatinus.spans import HIDDEN, KnownBoard, Span
from pentapolis.games.palatinus.view import PalatinusView, PieceView, TileView
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.hexes import DIRECTION_NAMES, Hex


class SeenBoard:
    """The tiles and pieces of a view."""

    def __init__(self, view: PalatinusView) -> None:
        self.tiles = {tile["letter"]: tile for tile in view["tiles"]}
        self.pieces = {piece["space"]: piece for piece in view["pieces"]}
        self._hexes = {
            f"{tile['letter']}{index}": Hex(*place)
            for tile in view["tiles"]
            for index, place in enumerate(tile["spaces"])
        }
        self._spaces = {place: space for space, place in self._hexes.items()}
        self._seats = view["seats"]
        self._known = KnownBoard(
            [self._role(space) for space in SPACES],
            [self.pieces[space]["seat"] if space in self.pieces else EMPTY for space in SPACES],
            [[SPACE_NUMBER[near] for _, near in self.around(space)] for space in SPACES],
            view["empty_spring_also_empty_field"],
        )

    def _role(self, space: str) -> int:
        piece = self.pieces.get(space)
        if piece is None:
            return NO_ROLE
        return HIDDEN if piece["role"] is None else ROLES.index(piece["role"])

    def __contains__(self, space: str) -> bool:
        return space in self._hexes

    def around(self, space: str) -> Iterator[tuple[str, str]]:
        """The spaces that touch a space, each with the direction in which it lies, clockwise from east."""
        if space in self._hexes:
            for direction, place in zip(DIRECTION_NAMES, self._hexes[space].neighbours(), strict=True):
                if place in self._spaces:
                    yield direction, self._spaces[place]

    def side(self, space: str) -> str:
        """Where on its tile a space lies."""
        tile = self.tile(space)
        return DIRECTION_NAMES[(int(space[1:]) + tile["rotation"]) % len(DIRECTION_NAMES)]

    def tile(self, space: str) -> TileView:
        """The tile of a space."""
        return self.tiles[space[0]]

    def ground(self, space: str) -> str:
        """`spring` or `field`."""
        return "spring" if int(space[1:]) in self.tile(space)["springs"] else "field"

    def influence(self, space: str) -> Span:
        """What the inhabitant of a space brings."""
        return self._known.influence(SPACE_NUMBER[space])

    def totals(self, letter: str) -> list[Span]:
        """The influence of each seat on a hill."""
        return self._known.totals(HILLS.index(letter), self._seats)

    def seen(self, space: str, role: int) -> Span:
        """How many inhabitants of a role stand next to a space."""
        return self._known.seen(SPACE_NUMBER[space], role)


def face(piece: PieceView) -> str:
    """What a piece shows to those who look at it."""
    if piece["role"] is None:
        return "wolf"
    return f"wolf-{piece['role']}" if piece["wolf"] else piece["role"]


def spanned(span: Span) -> str:
    """A span as it is written: `4`, or `4–7`."""
    least, most = span["least"], span["most"]
    return str(least) if least == most else f"{least}–{most}"
