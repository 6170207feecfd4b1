"""Feeding the citizens (phase 8, 5.8)."""

from __future__ import annotations

from pentapolis.games.lacitta.actions import STARVE, Starve
from pentapolis.games.lacitta.components import HEXES
from pentapolis.games.lacitta.events import Famine, Fed, Starved
from pentapolis.games.lacitta.rules.migration import Migration
from pentapolis.games.lacitta.state import CLEAR, EMPTY, STARVING, YEAR_END
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import TURNS
from pentapolis.kernel.messages import Refusal

RULE_FEEDING = "lacitta.5.8"


class Feeding(Migration):
    """Enough food for everybody, or famine."""

    __slots__ = ()

    def _feed_next(self, events: list[Event]) -> None:
        """One comparison for each player and year; farms lost by it cause no second one (ruling 26)."""
        while self.feeding < self.seats:
            seat = (self.start_player + self.feeding) % self.seats
            self.feeding += 1
            food, people = self.food_of(seat), self.people_of(seat)
            if people > food:
                events.append(Famine(seat, food, people))
                self.hungry[seat] = True
                self.victims = people - food
                self.actors = TURNS[seat]
                self.phase = STARVING
                return
            events.append(Fed(seat, food, people))
        self.phase = YEAR_END

    # Famine ---------------------------------------------------------------------------

    def _legal_victims(self, seat: int) -> list[Action]:
        people, castles = self.people, self.castles
        return [STARVE[castles[city]] for city in self.cities[seat] if people[city]]

    def _only_victim(self, seat: int) -> Action | None:
        """Where one city alone has citizens, or nobody can be spared, there is nothing to choose."""
        victims = self._legal_victims(seat)
        if len(victims) > 1 and self.victims < self.people_of(seat):
            return None
        return victims[0]

    def _why_not_starve(self, seat: int, action: Starve) -> Refusal | None:
        city = self.city_at(seat, action.castle)
        if city != EMPTY and self.people[city]:
            return None
        name = "not-your-city" if city == EMPTY else "nobody-left"
        return Refusal(f"lacitta-refusal-{name}", RULE_FEEDING, {"space": HEXES[action.castle]})

    def _starve(self, seat: int, action: Starve, events: list[Event]) -> None:
        self.people[self.castles.index(action.castle)] -= 1
        self.victims -= 1
        events.append(Starved(seat, HEXES[action.castle]))
        if not self.victims:
            self.queue = tuple(self.too_large(seat))
            self.phase = CLEAR
