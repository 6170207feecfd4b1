"""Where the citizens of La Città will probably move: this year, by the votes, and in later years."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.games.lacitta.components import BOX, CATEGORIES, ROUNDS, YEARS
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.cities import NO_LIMIT, attraction_of, limit_of
from pentapolis.games.lacitta.state import REMOVING, SLOTS, STARVING, WISHING

LASTING = (0.0, 0.8, 1.4, 1.9, 2.2, 2.4)
"""So many years' migrations a lead in arches may bring, by the years to come."""
LEAD = (0.0, 0.55, 0.8, 0.9, 1.0)
"""The chance that a lead in arches lasts, by its size."""
COME, GO = 0.75, 1.15
"""What a citizen who comes is worth, and what it costs that one goes."""
GROWN_AGAIN = 0.5
"""What it costs if the city is, or soon will be, full, so that the next growth makes up for it."""
NO_ROOM = 0.1
"""What it is worth to draw away somebody for whom there is no room."""
UNSETTLED = 0.08
"""How much less certain this year's migration is with each round that is still to be played."""

Pair = tuple[int, int]


def neighbouring(state: LaCitta) -> list[Pair]:
    """All pairs of cities between which citizens may move, each once."""
    pairs = []
    for seat in range(state.seats - 1):
        for city in state.cities[seat]:
            reach = state.reach[city]
            if not reach & state.occupied & ~state.tiles[city]:
                continue
            for rival in range(seat + 1, state.seats):
                pairs += [(city, other) for other in state.cities[rival] if reach & state.tiles[other]]
    return pairs


def likely_wishes(voices: Sequence[int]) -> list[int]:
    """What the people will want if these are the voices."""
    counts = [voices.count(category) for category in CATEGORIES]
    most = max(counts)
    return [category for category in CATEGORIES if counts[category] == most]


def after_migration(state: LaCitta, pairs: Sequence[Pair]) -> list[float]:
    """The citizens of each city when this year's migration is over, as far as that is sure."""
    people: list[float] = [*state.people]
    if not pairs or not state.voices or state.phase in (REMOVING, STARVING):
        return people
    movers = None if state.phase != WISHING else set(state.queue)
    wishes = state.wishes or likely_wishes(state.voices)
    sure = 1.0
    if not state.wishes:
        sure -= UNSETTLED * (ROUNDS - state.turn // state.seats)
    drawn = drawn_by_each(state, pairs, wishes)
    for city, by_wish in drawn.items():
        if movers is not None and city not in movers:
            continue
        losers = max(by_wish, key=len)
        for other in losers:
            people[other] -= sure
            if state.people[city] < limit_of(state, city):
                people[city] += sure
    return [max(0.0, number) for number in people]


def drawn_by_each(state: LaCitta, pairs: Sequence[Pair], wishes: Sequence[int]) -> dict[int, list[list[int]]]:
    """For each city and each wish the neighbours that it draws a citizen from."""
    cities = {city for pair in pairs for city in pair}
    strength = {city: [attraction_of(state, city, wish) for wish in wishes] for city in cities}
    drawn: dict[int, list[list[int]]] = {city: [[] for _ in wishes] for city in cities}
    for city, other in pairs:
        for number in range(len(wishes)):
            lead = strength[city][number] - strength[other][number]
            if lead > 0 and state.people[other]:
                drawn[city][number].append(other)
            elif lead < 0 and state.people[city]:
                drawn[other][number].append(city)
    return drawn


def expect_later_years(state: LaCitta, pairs: Sequence[Pair], worth: list[float]) -> None:
    """Add what the leads in arches may bring from next year on."""
    years = min(YEARS - state.year, YEARS - 1)
    lasting = LASTING[years]
    if not pairs or not lasting:
        return
    unseen = [BOX.attractions[category].voice_cards - state.voices_gone[category] for category in CATEGORIES]
    chances = [number / sum(unseen) for number in unseen]
    for city, other in pairs:
        first, second = state.arches[city], state.arches[other]
        for category in CATEGORIES:
            lead = (first >> 8 * category & 255) - (second >> 8 * category & 255)
            if not lead:
                continue
            flow = lasting * chances[category] * LEAD[min(abs(lead), len(LEAD) - 1)]
            winner, loser = (city, other) if lead > 0 else (other, city)
            full = limit_of(state, loser) - state.people[loser] < years
            worth[loser // SLOTS] -= (GROWN_AGAIN if full else GO) * flow
            worth[winner // SLOTS] += (COME if limit_of(state, winner) == NO_LIMIT else NO_ROOM) * flow
