"""The turn (4), amphorae (5.6) and cards (5.8)."""

from __future__ import annotations

from typing import Literal

from pentapolis.games.attika.actions import END_TURN, FINISH, AmphoraCard, EndTurn, Finish, SpendAmphora
from pentapolis.games.attika.affordable import payable
from pentapolis.games.attika.components import CARD, KINDS, STACKS, letters_of, unpacked
from pentapolis.games.attika.events import AmphoraSpent, CardsDrawn, Reshuffled, TurnEnded
from pentapolis.games.attika.scoring import ENDING_LOST, ENDING_STALEMATE, ended
from pentapolis.games.attika.state import (
    ACTING,
    CARDS,
    DRAWING,
    DRAWN,
    EMPTY,
    NONE,
    OVER,
    PAYING,
    TILE,
    Position,
)
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import NOBODY, TURNS
from pentapolis.kernel.messages import Refusal

RULE_TURN = "attika.4.1"
RULE_AMPHORAE = "attika.5.6"
RULE_CARDS = "attika.5.8"

FIRST_THINGS_FIRST = {
    DRAWN: Refusal("attika-refusal-drawn-first", RULE_TURN),
    PAYING: Refusal("attika-refusal-pay-first", RULE_TURN),
    TILE: Refusal("attika-refusal-tile-first", RULE_TURN),
    CARDS: Refusal("attika-refusal-only-cards", RULE_TURN),
}
"""Why there is no further action in these phases."""

BOUGHT_FIRST = Refusal("attika-refusal-bought-first", RULE_AMPHORAE)


class Turns(Position):
    """How a turn goes: so many actions of one kind, cards for those left out, amphorae for more."""

    __slots__ = ()

    # Actions of a turn (4.1) ---------------------------------------------------------------------------

    def actions_in_mode(self) -> int:
        """The draws or builds that a turn has; none before the player has begun with either."""
        return self.tables.actions[self.mode]

    def may_act(self, mode: int) -> bool:
        """Is there an action of this kind left, or bought?"""
        if self.mode == NONE:
            return True
        return self.mode == mode and (self.bought or self.made < self.tables.actions[mode])

    def _why_no_action(self, mode: int) -> Refusal | None:
        if self.phase != ACTING:
            return FIRST_THINGS_FIRST[self.phase]
        if self.mode == NONE or self.may_act(mode):
            return None
        if self.mode == mode:
            return Refusal("attika-refusal-used-up", RULE_TURN, {"actions": self.actions_in_mode()})
        return Refusal(f"attika-refusal-mode-{'draw' if self.mode == DRAWING else 'build'}", RULE_TURN)

    def _use_action(self, mode: int) -> None:
        self.mode = mode
        if self.bought:
            self.bought = False
        else:
            self.made += 1

    def has_something_to(self, mode: int, seat: int) -> bool:
        """Is there, for all to see, anything left to draw or to build?"""
        if mode == DRAWING:
            return any(self.stacks[STACKS * seat : STACKS * (seat + 1)])
        return bool(self.stored[seat] and self.free)

    def _go_on(self, seat: int) -> list[Event]:
        """After an action. Whoever cannot act any more, as all can see, takes the cards at once."""
        self.phase = ACTING
        may_continue = self.made < self.tables.actions[self.mode] or self.amphorae[seat] > 0
        if may_continue and self.has_something_to(self.mode, seat):
            return []
        return self._finish(seat)

    # Amphorae for actions (5.6) ---------------------------------------------------------------------------

    def may_buy_action(self, seat: int) -> bool:
        """Can an amphora be given for one more action? It must be possible, and the others used up."""
        if self.mode == NONE or self.bought or not self.amphorae[seat]:
            return False
        return self.made == self.actions_in_mode() and self.could_act(seat)

    def could_act(self, seat: int) -> bool:
        """Could the seat carry out one more action of this turn's kind?"""
        if self.mode == DRAWING:
            return self.has_something_to(DRAWING, seat)
        return bool(payable(self, seat, self.stored[seat]))

    def stored_buildings(self, seat: int) -> list[int]:
        """The kinds of building on a player board."""
        return list(dict.fromkeys(self.stored[seat]))

    def _why_not_buy(self, seat: int, _action: SpendAmphora) -> Refusal | None:
        if self.phase != ACTING:
            return FIRST_THINGS_FIRST[self.phase]
        if not self.amphorae[seat]:
            return Refusal("attika-refusal-no-amphora", RULE_AMPHORAE)
        if self.mode == NONE:
            return Refusal("attika-refusal-no-mode", RULE_AMPHORAE)
        if self.bought:
            return BOUGHT_FIRST
        if left := self.actions_in_mode() - self.made:
            return Refusal("attika-refusal-actions-left", RULE_AMPHORAE, {"left": left})
        if not self.could_act(seat):
            return Refusal("attika-refusal-no-use", RULE_AMPHORAE)
        return None

    def _buy_action(self, seat: int, _action: SpendAmphora) -> list[Event]:
        self._spend_amphora(seat)
        self.bought = True
        return [AmphoraSpent(seat, "draw" if self.mode == DRAWING else "build")]

    def _spend_amphora(self, seat: int) -> None:
        """It is back in the supply before what it buys happens (ruling 39)."""
        self.amphorae[seat] -= 1
        self.supply += 1

    # Cards (5.8) ---------------------------------------------------------------------------

    def _why_not_finish(self, _seat: int, _action: Finish) -> Refusal | None:
        if self.phase != ACTING:
            return FIRST_THINGS_FIRST[self.phase]
        return BOUGHT_FIRST if self.bought else None

    def _finish(self, seat: int, _action: Finish = FINISH) -> list[Event]:
        """Take the cards for actions left out; amphorae may then be given for more cards."""
        due = self.tables.cards_due[self.mode] - self.made
        events = self._draw_cards(seat, due, "unused")
        self.idle = self.idle + 1 if self.mode == NONE and not events else 0
        self.phase = CARDS
        if not self.may_buy_card(seat):
            events += self._end_turn(seat)
        return events

    def _draw_cards(
        self, seat: int, number: int, reason: Literal["unused", "amphora", "supply"]
    ) -> list[Event]:
        """Draw cards; when the deck runs out the discard pile is shuffled, when both do there are none."""
        events: list[Event] = []
        while number:
            if not self.deck:
                if not self.discard:
                    break
                events.append(self._reshuffle())
            kinds = self.deck[-number:]
            del self.deck[-number:]
            number -= len(kinds)
            drawn = 0
            for kind in kinds:
                drawn += CARD[kind]
            self.hands[seat] += drawn
            self.drawn_since[seat] += drawn
            events.append(CardsDrawn(seat, len(kinds), letters_of(drawn), reason))
        return events

    def _reshuffle(self) -> Reshuffled:
        chance = Chance(self.chance)
        self.deck = [kind for kind in KINDS for _ in range(unpacked(self.discard)[kind])]
        chance.shuffle(self.deck)
        self.chance = chance.state
        self.discard = 0
        self.drawn_since = [0] * self.seats
        return Reshuffled(len(self.deck))

    def may_buy_card(self, seat: int) -> bool:
        """Can an amphora be given for a card, now that no more is drawn or built?"""
        return self.amphorae[seat] > 0 and bool(self.deck or self.discard)

    def _why_not_buy_card(self, seat: int, _action: AmphoraCard) -> Refusal | None:
        if self.phase != CARDS:
            return Refusal("attika-refusal-not-cards-yet", RULE_CARDS)
        if not self.amphorae[seat]:
            return Refusal("attika-refusal-no-amphora", RULE_AMPHORAE)
        if not self.may_buy_card(seat):
            return Refusal("attika-refusal-no-cards", RULE_CARDS)
        return None

    def _buy_card(self, seat: int, _action: AmphoraCard) -> list[Event]:
        self._spend_amphora(seat)
        events: list[Event] = [AmphoraSpent(seat, "card"), *self._draw_cards(seat, 1, "amphora")]
        return events if self.may_buy_card(seat) else events + self._end_turn(seat)

    def _why_not_end(self, _seat: int, _action: EndTurn) -> Refusal | None:
        return None if self.phase == CARDS else Refusal("attika-refusal-not-cards-yet", RULE_CARDS)

    # The next turn, or none ---------------------------------------------------------------------------

    def _end_turn(self, seat: int, _action: EndTurn = END_TURN) -> list[Event]:
        events: list[Event] = [TurnEnded(seat, self.turn)]
        if self.options.solo_race:
            if self.turn >= self.tables.box.race.turns:
                return events + self._end_game(ENDING_LOST, EMPTY)
        elif self.idle >= self.seats:  # ruling 31
            return events + self._end_game(ENDING_STALEMATE, EMPTY)
        self.turn += 1
        self.actors = TURNS[(seat + 1) % self.seats]
        self.phase = ACTING
        self.mode = NONE
        self.made = 0
        return events

    def _end_game(self, ending: str, winner: int) -> list[Event]:
        self.phase = OVER
        self.actors = NOBODY
        self.building = self.site = EMPTY
        self.tile_due = False
        self.ending = ending
        self.winner = winner
        return [ended(self)]
