"""What the bots know about playing La Città well: a first, simple judgement."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from pentapolis.games.lacitta.components import BOX, CATEGORIES, YEARS
from pentapolis.games.lacitta.rules import LaCitta
from pentapolis.games.lacitta.scoring import points_of
from pentapolis.kernel.advice import Advisor, victory_shares

TELLING_LEAD = 6.0
"""So many points ahead of the best rival make victory almost three times as likely as defeat."""

GOLD = 0.5
"""What a piece of gold is worth in points, in the first years."""
ARCH = 0.25
"""What an arch is worth by drawing others, in the first years."""
HUNGER = 1.5
"""What a citizen without food costs, besides itself."""
CHOICE = 0.6
"""What a card is worth that was taken and has not been carried out."""


class LaCittaAdvisor(Advisor[LaCitta]):
    """Points now, room to grow, food, and who would move where under the wishes that are likely."""

    def evaluate(self, state: LaCitta) -> Sequence[float]:
        if state.result is not None:
            return victory_shares(state.result, state.seats)
        worth = [self._worth(state, seat) for seat in range(state.seats)]
        if state.card >= 0 or state.site >= 0:
            worth[state.turn_of] += CHOICE
        self._expect_migration(state, worth)
        chances = [exp((value - max(worth)) / TELLING_LEAD) for value in worth]
        return [chance / sum(chances) for chance in chances]

    def _worth(self, state: LaCitta, seat: int) -> float:
        """What a seat may expect to score by itself."""
        years = YEARS - state.year
        people = state.people_of(seat)
        growing = 0
        value = float(points_of(state, seat))
        for city in state.cities[seat]:
            room = state.limit(city) - state.people[city]
            growing += min(years, max(0, room))
            value += min(2, max(0, state.spare(city))) * 0.1
            arches = state.arches[city]
            served = sum([arches >> 8 * category & 255 > 0 for category in CATEGORIES])
            value += served * BOX.scoring.complete_city / 6 if years else 0
            value += ARCH * min(years, 2) * sum([arches >> 8 * category & 255 for category in CATEGORIES]) / 2
        food = state.food_of(seat)
        missing_now = max(0, people - food)
        missing_later = max(0, people + growing - food) - missing_now
        value += growing * 0.8
        value -= missing_now * HUNGER + missing_later * 0.7
        if missing_now:
            value -= 2 if years else -BOX.scoring.famine
        value += GOLD * min(state.gold[seat], 6) * min(1.0, (years + 1) / 3)
        value += 0.4 * years * state.income_of(seat) * GOLD
        return value

    def _expect_migration(self, state: LaCitta, worth: list[float]) -> None:
        """Each likely wish takes a citizen from every weaker neighbour."""
        counts = [state.voices.count(category) for category in CATEGORIES]
        if not state.voices or state.wishes:
            return
        strong = max(counts)
        wishes = [category for category in CATEGORIES if counts[category] == strong]
        for seat in range(state.seats):
            for city in state.cities[seat]:
                neighbours = state.neighbours(city)
                for wish in wishes if neighbours else ():
                    strength = state.attraction(city, wish)
                    for other in neighbours:
                        if state.attraction(other, wish) < strength:
                            worth[other // BOX.start.castles] -= 1 / len(wishes)
                            if state.may_grow(city):
                                worth[seat] += 0.8 / len(wishes)
