"""Setting up (3.3): tiles, buildings and cards."""

from __future__ import annotations

from pentapolis.games.attika.actions import ROTATIONS
from pentapolis.games.attika.board import Placement
from pentapolis.games.attika.box import Layout
from pentapolis.games.attika.components import (
    BOX,
    CARD,
    KINDS,
    MAIN_STACK,
    OTHER_STACKS,
    STACKS,
    TILES,
    layout_for,
)
from pentapolis.games.attika.rules.table import add_tiles, clear_table
from pentapolis.games.attika.state import ACTING, NONE, AttikaOptions, Position
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.state import TURNS


def set_up(position: Position, seed: int) -> None:
    """Deal tiles, buildings and cards, and turn up the first building of each stack."""
    seats, options = position.seats, position.options
    chance = Chance(seed)
    _lay_tiles(position, chance)
    _stack_buildings(position, chance)
    drawn_player = chance.randrange(seats)
    chosen = options.starting_player
    position.starting_player = drawn_player if chosen is None else chosen
    position.actors = TURNS[position.starting_player]
    _deal_cards(position, chance)
    position.chance = chance.state
    position.turn = 1
    position.phase = ACTING
    position.mode = NONE
    position.made = position.paid = position.idle = 0
    position.bought = position.tile_due = False
    position.building = position.site = position.tile = position.winner = EMPTY
    position.ending = ""


def layout_of(seats: int, options: AttikaOptions) -> Layout:
    """Where tiles and shrines lie at the start."""
    return layout_for(BOX.race.board_for if options.solo_race else seats)


def _lay_tiles(position: Position, chance: Chance) -> None:
    layout = layout_of(position.seats, position.options)
    clear_table(position, layout.shrines)
    position.tile_stack = list(TILES)
    chance.shuffle(position.tile_stack)
    add_tiles(
        position,
        [
            Placement(position.tile_stack.pop(), centre, chance.randrange(len(ROTATIONS)))
            for centre in layout.centres
        ],
    )
    position.supply = BOX.totals.amphorae
    position.amphorae = [0] * position.seats


def _stack_buildings(position: Position, chance: Chance) -> None:
    """The main buildings form the first stack, the others are divided among the rest."""
    position.stored = []
    position.stacks = []
    for _ in range(position.seats):
        main, others = [*MAIN_STACK], [*OTHER_STACKS]
        chance.shuffle(main)
        chance.shuffle(others)
        size = len(others) // (STACKS - 1)
        stacks = [main, *(others[first : first + size] for first in range(0, len(others), size))]
        position.stored.append(sorted([stack.pop() for stack in stacks]))
        position.stacks.append(tuple([tuple(stack) for stack in stacks]))


def _deal_cards(position: Position, chance: Chance) -> None:
    """The later a player's turn comes, the more cards they get."""
    position.deck = [kind for kind in KINDS for _ in range(BOX.landscapes[kind].cards)]
    chance.shuffle(position.deck)
    position.discard = 0
    position.hands = [0] * position.seats
    sizes = (BOX.race.hand,) if position.options.solo_race else BOX.turn.starting_hands
    for later in range(position.seats):
        seat = (position.starting_player + later) % position.seats
        position.hands[seat] = sum(CARD[position.deck.pop()] for _ in range(sizes[later]))
    position.drawn_since = position.hands[:]
