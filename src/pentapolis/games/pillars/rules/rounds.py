"""Set-up (3.2), the start of a round (4.0), and step 14: who begins the next one."""

from __future__ import annotations

from pentapolis.games.pillars.components import (
    ADVANTAGES,
    ALL_CARDS,
    BUILDER_SPACES,
    BY_ROUND,
    CRAFTSMEN,
    DIAL,
    EVENTS,
    FIGURES,
    GENERAL_ADVANTAGES,
    KINDS,
    LAST_ADVANTAGES,
    MARKET_STOCK,
    MORE_WORKERS,
    RESOURCE_CARDS,
    ROUNDS,
    SEES_EVENT,
    START,
    STARTING_ROW,
    extra_workers,
    mask_of,
    members,
)
from pentapolis.games.pillars.events import EventPeeked, RoundBegan, StartPlayerChosen
from pentapolis.games.pillars.rules.cathedral import CathedralStep
from pentapolis.games.pillars.rules.valley import COURT_METAL
from pentapolis.games.pillars.state import (
    CARDS,
    EMPTY,
    GO_ON,
    SOURCES,
    START_SOURCE,
    PillarsOptions,
)
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import NOBODY

(START_SPACE,) = START


class Rounds(CathedralStep):
    """Six rounds alike."""

    __slots__ = ()

    # Set-up (3.2) ---------------------------------------------------------------------------

    def _set_up_table(self, seats: int, seed: int, options: PillarsOptions) -> None:
        """Shuffle the piles, hand out gold and builders; the first round is still to begin."""
        chance = Chance(seed)
        self.seats = seats
        self.options = options
        self.ply = 0
        self.actors = NOBODY
        self.decision = GO_ON
        drawn_player = chance.randrange(seats)
        chosen = options.starting_player
        self.start_player = drawn_player if chosen is None else chosen
        self._set_up_piles(chance)
        self.chance = chance.state
        self.round = 0
        self.places = [EMPTY] * BUILDER_SPACES
        self.occupied = 0
        self.bag = [FIGURES.builders] * seats
        self.aside = [0] * seats
        self.hand = self.grey_next = EMPTY
        self.walled_next = 0
        self._set_up_players(seats)

    def _set_up_piles(self, chance: Chance) -> None:
        """Some advantages and events are removed unseen: they come last in their pile."""
        advantages, events = list(GENERAL_ADVANTAGES), list(range(len(EVENTS)))
        chance.shuffle(advantages)
        chance.shuffle(events)
        stacks = [list(stack) for stack in BY_ROUND[1:]]
        for stack in stacks:
            chance.shuffle(stack)
        self.unseen_advantages = tuple(advantages)
        self.unseen_events = tuple(events)
        self.past_events = ()
        self.stacks = tuple(map(tuple, stacks))

    def _set_up_players(self, seats: int) -> None:
        """The later somebody's turn comes, the more gold they get."""
        self.stocks = [[0] * len(KINDS) for _ in range(seats)]
        for later in range(seats):
            self.stocks[self._in_turn(later)].append(FIGURES.starting_gold[later])
        self.points = [0] * seats
        self.ledger = [0] * (len(SOURCES) * seats)
        for seat in range(seats):
            self._score(seat, FIGURES.starting_points, START_SOURCE)
        self.rows = [STARTING_ROW] * seats
        self.cards = [0] * seats
        self.advantages = [0] * seats

    # Start of a round (4.0) ---------------------------------------------------------------------------

    def _begin_round(self, events: list[Event]) -> None:
        self.round += 1
        self.stage = CARDS
        self.cursor = 0
        self.event = EMPTY
        self.passed = self.protected = self.roll = self.used = self.boosted = 0
        self.cube_due = False
        self.bought = [0] * self.seats
        self.sold = [0] * self.seats
        self.market = list(MARKET_STOCK)
        # What nobody fetched does not add up (ruling 22).
        self.court_metal = sum(COURT_METAL)
        self._begin_builders()
        self._lay_out_cards(events)
        self._count_workers()
        self._show_event(events)

    def _begin_builders(self) -> None:
        """All builders are in the bag, the price is at its highest, the city wall is last round's."""
        self.bag = [FIGURES.builders] * self.seats
        self.aside = [0] * self.seats
        self.places = [EMPTY] * BUILDER_SPACES
        self.occupied = self.handled = 0
        self.hand = EMPTY
        self.dial = [EMPTY] * (DIAL + 1)
        self.rejections = FIGURES.rejections
        self.walled, self.walled_next = self.walled_next, 0

    def _lay_out_cards(self, events: list[Event]) -> None:
        """Advantages to Kingsbridge, craftsmen to Shiring and the display, resource cards to the display."""
        if self.round == ROUNDS:
            self.kingsbridge = LAST_ADVANTAGES
        else:
            turned_up = FIGURES.advantages_each_round
            self.kingsbridge = self.unseen_advantages[:turned_up]
            self.unseen_advantages = self.unseen_advantages[turned_up:]
        stack, *stacks = self.stacks
        self.stacks = tuple(stacks)
        self.shiring = stack[: FIGURES.craftsmen_at_shiring]
        self.craftsmen = mask_of(stack[FIGURES.craftsmen_at_shiring :])
        chance = Chance(self.chance)
        cards = list(range(len(RESOURCE_CARDS)))
        chance.shuffle(cards)
        self.chance = chance.state
        self.display = mask_of(cards[: FIGURES.resource_cards_dealt])
        self.left_out = ALL_CARDS & ~self.display
        events.append(
            RoundBegan(
                self.round,
                self.start_player,
                tuple([RESOURCE_CARDS[card] for card in members(self.display)]),
                tuple([CRAFTSMEN[craftsman] for craftsman in members(self.craftsmen)]),
                tuple([CRAFTSMEN[craftsman] for craftsman in self.shiring]),
                tuple([ADVANTAGES[card] for card in self.kingsbridge]),
            )
        )

    def _count_workers(self) -> None:
        """Twelve, and what castle and Otto add (rulings 18 and 23)."""
        self.grey_holder, self.grey_next = self.grey_next, EMPTY
        self.black_holder = EMPTY
        self.workers = [FIGURES.workers] * self.seats
        if self.grey_holder != EMPTY:
            self.workers[self.grey_holder] += FIGURES.grey_workers
        for seat in range(self.seats):
            if self.advantages[seat] & MORE_WORKERS:
                self.black_holder = seat
                self.workers[seat] += extra_workers(self.advantages[seat])

    def _show_event(self, events: list[Event]) -> None:
        """Whoever has Ellen sees the event of the round, alone."""
        event = EVENTS[self.unseen_events[0]]
        events += [EventPeeked(seat, event) for seat, held in enumerate(self.advantages) if held & SEES_EVENT]

    # Step 14: next start player ---------------------------------------------------------------------------

    def _start_player_step(self, events: list[Event]) -> None:
        """The owner of the builder begins the next round; without one, the next seat does."""
        owner = self.places[START_SPACE]
        self.start_player = self._in_turn(1) if owner == EMPTY else owner
        events.append(StartPlayerChosen(self.start_player, owner != EMPTY))
        self._begin_round(events)
