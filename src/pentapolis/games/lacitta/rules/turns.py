"""Political rounds (5.2): one card a turn, the display, the penalty for famine (5.9) and passing."""

from __future__ import annotations

from pentapolis.games.lacitta.actions import (
    KEEP,
    PASS,
    REFRESH,
    TAKE_GOLD,
    Build,
    Found,
    Keep,
    Pass,
    Refresh,
    TakeGold,
    takes,
)
from pentapolis.games.lacitta.components import BOX, BUILDINGS, CARDS, ROUNDS, SIMPLE
from pentapolis.games.lacitta.events import (
    CardTurnedUp,
    GoldTaken,
    Kept,
    Passed,
    Penalised,
    Refreshed,
    Reshuffled,
)
from pentapolis.games.lacitta.rules.cards import Cards
from pentapolis.games.lacitta.state import EMPTY, NEXT_TURN, TURN, VOTE
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import TURNS
from pentapolis.kernel.messages import Refusal

RULE_TURN = "lacitta.5.2"
RULE_ACTION_CARD = "lacitta.5.3"
RULE_DISPLAY = "lacitta.5.12"

_CARD_NAMES = (*CARDS, None)
"""The name of each card; the last one, None, is that of `EMPTY`."""

NO_ACTION_CARD = Refusal("lacitta-refusal-no-action-card", RULE_ACTION_CARD)


class Turns(Cards):
    """Whose turn it is, and which card is played."""

    __slots__ = ()

    # The order of turns ---------------------------------------------------------------------------

    def _next_turn(self, events: list[Event]) -> None:
        """The turn that ends, and the one that begins; after the last one the people speak."""
        if self.card != EMPTY:
            self._put_card_away(events)
        self.turn += 1
        if self.turn == ROUNDS * self.seats:
            self.phase = VOTE
            return
        seat = (self.start_player + self.turn) % self.seats
        self.actors = TURNS[seat]
        if self.hungry[seat]:
            self._penalise(seat, events)
            return
        # Without an action card or the gold for a card there is no need to look where one could build.
        if self.action_cards[seat] or self._payable(seat):
            self.survey(seat)
            self._find_playable(seat)
            if self.action_cards[seat] or self.playable:
                self.phase = TURN
                return
        self._pass(seat, True, events)

    def _penalise(self, seat: int, events: list[Event]) -> None:
        """In the year after a famine the first turn is an action card without effect (rulings 1 to 3)."""
        self.hungry[seat] = False
        self.action_cards[seat] -= 1
        events.append(Penalised(seat))

    @property
    def round(self) -> int:
        """The political round, from 1; 0 while castles are placed."""
        return min(max(self.turn, 0) // self.seats + 1, ROUNDS) if self.year else 0

    # Which card ---------------------------------------------------------------------------

    def _legal_turn(self, seat: int) -> list[Action]:
        legal: list[Action] = []
        if self.action_cards[seat]:
            legal.append(TAKE_GOLD)
            legal += self._legal_builds(SIMPLE)
            if self.founding:
                legal += self._legal_foundings()
        if self.playable:
            legal += takes(self.playable)
        if self.options.voluntary_pass:
            legal.append(PASS)
        return legal

    def _only_turn(self, seat: int) -> Action | None:
        """The action, if there is no choice of cards at all."""
        playable = self.playable
        if self.options.voluntary_pass:
            return None
        if not self.action_cards[seat]:
            return None if playable & (playable - 1) else takes(playable)[0]
        if playable or self.founding or any(map(self.sites_for, SIMPLE)):
            return None
        return TAKE_GOLD

    # Action cards (5.3) ---------------------------------------------------------------------------

    def _why_no_action_card(self, seat: int, _action: Action) -> Refusal | None:
        return None if self.action_cards[seat] else NO_ACTION_CARD

    def _take_gold(self, seat: int, _action: TakeGold, events: list[Event]) -> None:
        self.action_cards[seat] -= 1
        events.append(GoldTaken(seat, self.pay_out(seat, BOX.action_card.gold)))
        self.phase = NEXT_TURN

    def _why_not_play_founding(self, seat: int, action: Found) -> Refusal | None:
        return self._why_no_action_card(seat, action) or self._why_not_found(seat, action)

    def _why_not_build_simple(self, seat: int, action: Build) -> Refusal | None:
        if not self.action_cards[seat]:
            return NO_ACTION_CARD
        if action.building not in SIMPLE:
            args: dict[str, str | int] = {"building": BUILDINGS[action.building]}
            return Refusal("lacitta-refusal-not-simple", RULE_ACTION_CARD, args)
        return self._why_no_site(seat, action)

    def _build_simple(self, seat: int, action: Build, events: list[Event]) -> None:
        self.action_cards[seat] -= 1
        self._build(seat, action, 0, events)
        self.phase = NEXT_TURN

    # Passing ---------------------------------------------------------------------------

    def _why_not_pass(self, _seat: int, _action: Pass) -> Refusal | None:
        return None if self.options.voluntary_pass else Refusal("lacitta-refusal-no-pass", RULE_TURN)

    def _pass_by_choice(self, seat: int, _action: Pass, events: list[Event]) -> None:
        self._pass(seat, False, events)

    def _pass(self, seat: int, forced: bool, events: list[Event]) -> None:
        """The top card of the pile is used up unseen (ruling 16)."""
        card = self._draw(events)
        if card != EMPTY:
            self.facedown.append(card)
            self.passes[seat] += 1
        events.append(Passed(seat, forced))
        self.phase = NEXT_TURN

    # The display ---------------------------------------------------------------------------

    def _put_card_away(self, events: list[Event]) -> None:
        """The card has been carried out; only now is its place filled (ruling 17)."""
        seat = self.actors[0]
        self.used[seat] = (*self.used[seat], self.card)
        self._refill(self.slot, events)
        self.card = self.slot = self.price = self.site = EMPTY

    def _refill(self, slot: int, events: list[Event]) -> None:
        before, after = self.display[:slot], self.display[slot + 1 :]
        if self.options.moving_display:
            before, after = before + after, ()
        card = self._draw(events)
        self.display = display = (*before, card, *after)
        if card != EMPTY:
            names = tuple([_CARD_NAMES[shown] for shown in display])
            events.append(CardTurnedUp(len(before), CARDS[card], names))

    def _draw(self, events: list[Event]) -> int:
        """The top card of the pile; when it is empty, the discard pile is shuffled."""
        if not self.deck:
            known, buried = self.discard, self.buried
            self.deck = [card for card, number in enumerate(known) for _ in range(number)]
            self.deck += buried
            if not self.deck:
                return EMPTY
            self.shuffled_known = tuple(known)
            unseen = buried + self.facedown
            self.shuffled_unseen = tuple([unseen.count(card) for card in range(len(CARDS))])
            self.discard = [0] * len(CARDS)
            self.buried = []
            self.buried_old = 0
            self.facedown_old = len(self.facedown)
            chance = Chance(self.chance)
            chance.shuffle(self.deck)
            self.chance = chance.state
            events.append(Reshuffled(len(self.deck)))
        return self.deck.pop()

    # The option `moving_display` (5.12) ---------------------------------------------------------------------

    def _legal_refresh(self, _seat: int) -> list[Action]:
        return [REFRESH, KEEP]

    def _refresh(self, seat: int, action: Refresh | Keep, events: list[Event]) -> None:
        self.phase = NEXT_TURN
        if isinstance(action, Keep):
            events.append(Kept(seat))
            return
        oldest = self.display[0]
        events.append(Refreshed(seat, CARDS[oldest]))
        self.discard[oldest] += 1
        self._refill(0, events)
