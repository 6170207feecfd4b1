"""Every decision a player of Attika can take."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pentapolis.games.attika.board import hex_of
from pentapolis.games.attika.box import STEP
from pentapolis.games.attika.components import (
    BOX,
    BUILDINGS,
    EVERY_HEX,
    HEXES,
    LANDSCAPES,
    STACKS,
    ByHex,
)
from pentapolis.kernel.actions import Action, Domain

REACH = STEP * len(BOX.tiles.symbols)
"""No tile's centre can lie further out."""

ROTATIONS = range(6)


class Draw(Action, frozen=True):
    """Turn up the top building of one of your stacks (stack 1 holds the main buildings): `draw 3`."""

    verb: ClassVar[str] = "draw"
    stack: Annotated[int, Domain.numbers("stack", 1, STACKS)]


class Build(Action, frozen=True):
    """Build the drawn building, or one stored on the player board, on a free hex: `build fortress 16.3`."""

    verb: ClassVar[str] = "build"
    building: Annotated[int, Domain("building", BUILDINGS)]
    hex: Annotated[int, Domain("hex", HEXES)]


class Store(Action, frozen=True):
    """Put the drawn building on the player board: `store`."""

    verb: ClassVar[str] = "store"


class Pay(Action, frozen=True):
    """Give a card for the chosen site; cards are given in the order of the landscapes: `pay hill`."""

    verb: ClassVar[str] = "pay"
    landscape: Annotated[int, Domain("landscape", LANDSCAPES)]


class LayTile(Action, frozen=True):
    """Lay the turned-up tile with its centre on a hex (q, r), turned by a number of sixths: `tile -4 1 0`."""

    verb: ClassVar[str] = "tile"
    q: Annotated[int, Domain.numbers("q", -REACH, REACH)]
    r: Annotated[int, Domain.numbers("r", -REACH, REACH)]
    rotation: Annotated[int, Domain.numbers("rotation", ROTATIONS[0], ROTATIONS[-1])]


class SpendAmphora(Action, frozen=True):
    """Give an amphora for one more action: `amphora`."""

    verb: ClassVar[str] = "amphora"


class Finish(Action, frozen=True):
    """Do nothing more this turn, and take the cards for unused actions: `finish`."""

    verb: ClassVar[str] = "finish"


class AmphoraCard(Action, frozen=True):
    """Give an amphora for one more card: `amphora-card`."""

    verb: ClassVar[str] = "amphora-card"


class EndTurn(Action, frozen=True):
    """Keep the amphorae and let the next player begin: `end`."""

    verb: ClassVar[str] = "end"


ACTION_TYPES = (Draw, Build, Store, Pay, LayTile, SpendAmphora, Finish, AmphoraCard, EndTurn)

# All actions, made once: legal lists hand out these.
DRAW = tuple(Draw(stack + 1) for stack in range(STACKS))
STORE = Store()
PAY = tuple(Pay(landscape) for landscape in range(len(LANDSCAPES)))
SPEND_AMPHORA = SpendAmphora()
FINISH = Finish()
AMPHORA_CARD = AmphoraCard()
END_TURN = EndTurn()


BUILD = tuple(ByHex(Build(building, number) for number in EVERY_HEX) for building in range(len(BUILDINGS)))


class _Layings(dict[int, tuple[LayTile, ...]]):
    """The six ways to lay a tile with its centre on a cell of the plane, made when they are first needed."""

    def __missing__(self, cell: int) -> tuple[LayTile, ...]:
        centre = hex_of(cell)
        self[cell] = ways = tuple(LayTile(centre.q, centre.r, rotation) for rotation in ROTATIONS)
        return ways


LAYINGS = _Layings()
