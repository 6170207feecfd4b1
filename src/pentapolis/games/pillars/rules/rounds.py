"""The start of a round (4.0), and step 14: who begins the next one."""

from __future__ import annotations

from pentapolis.games.pillars.components import (
    ADVANTAGES,
    ALL_CARDS,
    BUILDER_SPACES,
    CRAFTSMEN,
    DIAL,
    EVENTS,
    FIGURES,
    LAST_ADVANTAGES,
    MARKET_STOCK,
    MORE_WORKERS,
    RESOURCE_CARDS,
    ROUNDS,
    SEES_EVENT,
    START,
    extra_workers,
    mask_of,
    members,
)
from pentapolis.games.pillars.events import EventPeeked, RoundBegan, StartPlayerChosen
from pentapolis.games.pillars.rules.stages import in_turn
from pentapolis.games.pillars.rules.valley import COURT_METAL
from pentapolis.games.pillars.state import BEGIN_ROUND, CARDS, NEXT_CARD, Position
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.events import Event
from pentapolis.kernel.forms import EMPTY

(START_SPACE,) = START


# Start of a round (4.0) ---------------------------------------------------------------------------


def begin_round(position: Position, events: list[Event]) -> None:
    """Lay out cards, cubes, workers and builders."""
    position.round += 1
    position.stage = CARDS
    position.phase = NEXT_CARD
    position.cursor = 0
    position.event = EMPTY
    position.passed = position.protected = position.roll = position.used = position.boosted = 0
    position.cube_due = False
    position.bought = [0] * position.seats
    position.sold = [0] * position.seats
    position.market = list(MARKET_STOCK)
    # What nobody fetched does not add up (ruling 22).
    position.court_metal = sum(COURT_METAL)
    begin_builders(position)
    lay_out_cards(position, events)
    count_workers(position)
    show_event(position, events)


def begin_builders(position: Position) -> None:
    """All builders are in the bag, the price is at its highest, the city wall is last round's."""
    position.bag = [FIGURES.builders] * position.seats
    position.aside = [0] * position.seats
    position.places = [EMPTY] * BUILDER_SPACES
    position.occupied = position.handled = 0
    position.hand = EMPTY
    position.dial = [EMPTY] * (DIAL + 1)
    position.rejections = FIGURES.rejections
    position.walled, position.walled_next = position.walled_next, 0


def lay_out_cards(position: Position, events: list[Event]) -> None:
    """Advantages to Kingsbridge, craftsmen to Shiring and the display, resource cards to the display."""
    if position.round == ROUNDS:
        position.kingsbridge = LAST_ADVANTAGES
    else:
        turned_up = FIGURES.advantages_each_round
        position.kingsbridge = position.unseen_advantages[:turned_up]
        position.unseen_advantages = position.unseen_advantages[turned_up:]
    stack, *stacks = position.stacks
    position.stacks = tuple(stacks)
    position.shiring = stack[: FIGURES.craftsmen_at_shiring]
    position.craftsmen = mask_of(stack[FIGURES.craftsmen_at_shiring :])
    chance = Chance(position.chance)
    cards = list(range(len(RESOURCE_CARDS)))
    chance.shuffle(cards)
    position.chance = chance.state
    position.display = mask_of(cards[: FIGURES.resource_cards_dealt])
    position.left_out = ALL_CARDS & ~position.display
    events.append(
        RoundBegan(
            position.round,
            position.start_player,
            tuple([RESOURCE_CARDS[card] for card in members(position.display)]),
            tuple([CRAFTSMEN[craftsman] for craftsman in members(position.craftsmen)]),
            tuple([CRAFTSMEN[craftsman] for craftsman in position.shiring]),
            tuple([ADVANTAGES[card] for card in position.kingsbridge]),
        )
    )


def count_workers(position: Position) -> None:
    """Twelve, and what castle and Otto add (rulings 18 and 23)."""
    position.grey_holder, position.grey_next = position.grey_next, EMPTY
    position.black_holder = EMPTY
    position.workers = [FIGURES.workers] * position.seats
    if position.grey_holder != EMPTY:
        position.workers[position.grey_holder] += FIGURES.grey_workers
    for seat in range(position.seats):
        if position.advantages[seat] & MORE_WORKERS:
            position.black_holder = seat
            position.workers[seat] += extra_workers(position.advantages[seat])


def show_event(position: Position, events: list[Event]) -> None:
    """Only the owner of Ellen sees the event of the round."""
    event = EVENTS[position.unseen_events[0]]
    events += [EventPeeked(seat, event) for seat, held in enumerate(position.advantages) if held & SEES_EVENT]


def knows_event(position: Position, seat: int | None) -> bool:
    """Whether the seat has seen the event of the round, which is not revealed yet."""
    return seat is not None and position.event == EMPTY and bool(position.advantages[seat] & SEES_EVENT)


# Step 14: next start player ---------------------------------------------------------------------------


def start_player_step(position: Position, events: list[Event]) -> None:
    """The owner of the builder begins the next round; without one, the next seat does."""
    owner = position.places[START_SPACE]
    position.start_player = in_turn(position, 1) if owner == EMPTY else owner
    events.append(StartPlayerChosen(position.start_player, owner != EMPTY))
    position.phase = BEGIN_ROUND
