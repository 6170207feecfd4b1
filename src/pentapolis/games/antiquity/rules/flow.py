"""How the phases follow each other, and what all of them use."""

from __future__ import annotations

from abc import abstractmethod
from typing import Literal

from pentapolis.games.antiquity.components import GOODS
from pentapolis.games.antiquity.events.country import TokensDiscarded
from pentapolis.games.antiquity.events.rounds import Eliminated
from pentapolis.games.antiquity.map.plane import names_of
from pentapolis.games.antiquity.rules.definitions import Definitions
from pentapolis.games.antiquity.state import CITY_BUILDING, OVER, PHASES
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

RULE_SETUP = "antiquity.3.3"
RULE_ROUND = "antiquity.4.1"
RULE_CITY = "antiquity.5.2"
RULE_COUNTRY = "antiquity.5.4"
RULE_STORAGE = "antiquity.5.5"
RULE_HARVEST = "antiquity.5.6"
RULE_EXPLORATION = "antiquity.5.7"
RULE_FAMINE = "antiquity.5.8"
RULE_POLLUTION = "antiquity.5.9"


class Flow(Definitions):
    """Phases that are played in turn: everybody in order of play, skipping those with nothing to decide.

    Where the order cannot matter, nobody waits for the others: several turns are under way at the same time
    (ruling 22).
    """

    __slots__ = ()

    @abstractmethod
    def _begin_turn(self, seat: int, events: list[Event]) -> bool:
        """Do what is automatic in a seat's turn of this phase; True if something is left to decide."""

    @abstractmethod
    def _waits_for(self, seat: int, others: list[int]) -> list[int]:
        """Those of the others whose turns in this phase must be over before a seat can have its own."""

    @abstractmethod
    def _end_phase(self, events: list[Event]) -> None:
        """Do what follows when everybody had their turn, and begin the next phase."""

    @abstractmethod
    def _begin_round(self, events: list[Event]) -> list[Event]:
        """Begin the next round."""

    def _go_on(self, events: list[Event]) -> list[Event]:
        """Go on to the next decisions."""
        while self.phase not in (CITY_BUILDING, OVER):
            if self.waiting:
                self._begin_turns(events)
            if self.actors:
                self.turn = self.order.index(self.actors[0])
                return events
            self._end_phase(events)
        return events

    def _begin_turns(self, events: list[Event]) -> None:
        """Begin the turns of all who need not wait for somebody before them any more."""
        deciding = [*self.actors]
        waiting: list[int] = []
        for seat in self.waiting:
            if self._waits_for(seat, [*deciding, *waiting]):
                waiting.append(seat)
            elif not self.realms[seat].out and self._begin_turn(seat, events):
                deciding.append(seat)
        self.waiting = tuple(waiting)
        self.actors = tuple([seat for seat in self.order if seat in deciding])

    def _end_turn(self, seat: int, events: list[Event]) -> list[Event]:
        """The turn of a seat is over."""
        self.actors = tuple([other for other in self.actors if other != seat])
        return self._go_on(events)

    def _wrong_phase(self, rule: str) -> Refusal:
        """Why nothing of another phase can be done now."""
        return Refusal("antiquity-refusal-phase", rule, {"phase": PHASES[self.phase]})

    # Pieces on the map ---------------------------------------------------------------------------

    def _discard_tokens(self, hexes: int, events: list[Event]) -> None:
        """Exploration tokens on these hexes leave the game unseen (ruling 14)."""
        found = self.tokens & hexes
        if found:
            self.tokens &= ~found
            events.append(TokensDiscarded(tuple(names_of(found))))

    # Goods ---------------------------------------------------------------------------

    def _good_missing(self, good: int, rule: str) -> Refusal:
        return Refusal("antiquity-refusal-good-missing", rule, {"good": GOODS[good]})

    # Elimination (ruling 24) ---------------------------------------------------------------------------

    def _eliminate(
        self, seat: int, reason: Literal["famine", "pollution", "resigned"], events: list[Event]
    ) -> None:
        """A player is out: no zone, no saint, no dump. All pieces stay where they are."""
        self.changing(seat).out = self.round
        events.append(Eliminated(seat, reason))

    def _survivors(self) -> list[int]:
        """Those who are not eliminated."""
        return [seat for seat in self.order if not self.realms[seat].out]
