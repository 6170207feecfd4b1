"""Setting up (3.2): piles, gold and builders."""

from __future__ import annotations

from pentapolis.games.pillars.components import (
    BUILDER_SPACES,
    BY_ROUND,
    EVENTS,
    FIGURES,
    GENERAL_ADVANTAGES,
    KINDS,
    STARTING_ROW,
)
from pentapolis.games.pillars.rules.goods import score
from pentapolis.games.pillars.rules.stages import in_turn
from pentapolis.games.pillars.state import BEGIN_ROUND, SOURCES, START_SOURCE, Position
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.state import NOBODY


def set_up(position: Position, seed: int) -> None:
    """Shuffle the piles, hand out gold and builders; the first round is still to begin."""
    seats, options = position.seats, position.options
    chance = Chance(seed)
    position.actors = NOBODY
    position.phase = BEGIN_ROUND
    drawn_player = chance.randrange(seats)
    chosen = options.starting_player
    position.start_player = drawn_player if chosen is None else chosen
    shuffle_piles(position, chance)
    position.chance = chance.state
    position.round = 0
    position.places = [EMPTY] * BUILDER_SPACES
    position.occupied = 0
    position.bag = [FIGURES.builders] * seats
    position.aside = [0] * seats
    position.hand = position.grey_next = EMPTY
    position.walled_next = 0
    equip_players(position)


def shuffle_piles(position: Position, chance: Chance) -> None:
    """Some advantages and events are removed unseen: they come last in their pile."""
    advantages, events = list(GENERAL_ADVANTAGES), list(range(len(EVENTS)))
    chance.shuffle(advantages)
    chance.shuffle(events)
    stacks = [list(stack) for stack in BY_ROUND[1:]]
    for stack in stacks:
        chance.shuffle(stack)
    position.unseen_advantages = tuple(advantages)
    position.unseen_events = tuple(events)
    position.past_events = ()
    position.stacks = tuple(map(tuple, stacks))


def equip_players(position: Position) -> None:
    """The later somebody's turn comes, the more gold they get."""
    seats = position.seats
    position.stocks = [[0] * len(KINDS) for _ in range(seats)]
    for later in range(seats):
        position.stocks[in_turn(position, later)].append(FIGURES.starting_gold[later])
    position.points = [0] * seats
    position.ledger = [0] * (len(SOURCES) * seats)
    for seat in range(seats):
        score(position, seat, FIGURES.starting_points, START_SOURCE)
    position.rows = [STARTING_ROW] * seats
    position.cards = [0] * seats
    position.advantages = [0] * seats
