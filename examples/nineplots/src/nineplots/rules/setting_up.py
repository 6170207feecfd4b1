"""Setting up: the bag, the yard, and two commissions for everybody."""

from __future__ import annotations

from nineplots.components import BOX, COMMISSIONS, KINDS, OFFERED, PLOTS, yard_size
from nineplots.state import BUILDING, CHOOSING, Position
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.state import TURNS


def set_up(position: Position, seed: int) -> None:
    """Fill and shake the bag, lay tiles open, and deal commissions if they are wanted."""
    seats, options = position.seats, position.options
    chance = Chance(seed)
    drawn_player = chance.randrange(seats)
    chosen = options.starting_player
    position.starting_player = drawn_player if chosen is None else chosen
    position.actors = TURNS[position.starting_player]
    position.phase = CHOOSING if options.commissions else BUILDING
    position.bag = [kind for kind in range(len(KINDS)) for _ in range(BOX.tiles.per_kind)]
    chance.shuffle(position.bag)
    position.yard = [position.bag.pop() for _ in range(yard_size(seats))]
    position.drawn = EMPTY
    position.unused = list(range(len(COMMISSIONS)))
    chance.shuffle(position.unused)
    position.cities = [[EMPTY] * len(PLOTS) for _ in range(seats)]
    offered = OFFERED if options.commissions else 0
    position.hands = [sorted(position.unused.pop() for _ in range(offered)) for _ in range(seats)]
    position.put_away = [[] for _ in range(seats)]
    position.daring = [0] * seats
    position.chance = chance.state
