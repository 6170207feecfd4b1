"""Setting up (3): tiles, laurels and stocks."""

from __future__ import annotations

from pentapolis.games.palatinus.actions import PLACE
from pentapolis.games.palatinus.components import BOX, HILLS, ROUNDS, SPACES, STOCKS, kinds_in_game
from pentapolis.games.palatinus.rules.tiles import deal_ring, put_tile
from pentapolis.games.palatinus.state import LAYING, MESHING, Position
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.state import TURNS


def set_up(position: Position, seed: int) -> None:
    """Shuffle the tiles, lay one in the middle with the laurel of 6, and hand out the stocks."""
    seats, options = position.seats, position.options
    chance = Chance(seed)
    drawn_player = chance.randrange(seats)
    chosen = options.starting_player
    position.starting_player = drawn_player if chosen is None else chosen
    position.handedness = None if options.handedness == "chosen" else options.handedness
    position.phase = MESHING if position.handedness is None else LAYING
    position.pile = list(range(len(HILLS)))
    chance.shuffle(position.pile)
    position.slots = (EMPTY,) * len(HILLS)
    position.rotations = (0,) * len(HILLS)
    position.laurels = [0] * len(HILLS)
    position.owners = [EMPTY] * len(SPACES)
    position.kinds = [EMPTY] * len(SPACES)
    position.empty = list(range(len(SPACES)))
    position.placements = [list(PLACE[kind]) for kind in kinds_in_game(seats)]
    position.stocks = [list(STOCKS[seats]) for _ in range(seats)]
    position.left = seats * ROUNDS[seats]
    position.numbers = []
    position.neighbours = ()
    position.count = None
    centre = put_tile(position, slot=0, rotation=0)
    position.laurels[centre] = BOX.laurels.centre
    position.actors = TURNS[position.starting_player]
    position.chance = chance.state
    if options.ring_placement == "random":
        deal_ring(position)
