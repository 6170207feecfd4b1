"""If the people want what the known voices say: make the most of it with one card."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.lacitta.components import ATTRACTIONS, CATEGORIES, HEXES, VOICES
from pentapolis.games.lacitta.puzzles.turns import has_moved_on, is_turn
from pentapolis.games.lacitta.resampling import knows_voice
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.cities import (
    NO_LIMIT,
    attraction_of,
    limit_of,
    may_grow,
    neighbours_of,
)
from pentapolis.games.lacitta.rules.migration import losers_to
from pentapolis.games.lacitta.state import SLOTS
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved, TurnKind


class Vote(TurnKind[LaCitta]):
    """The wish is what most voices call for that the seat knows: citizens that come, less those who go."""

    key = "vote"
    counted = False  # more may go than come
    rarity = 0.05

    def poses(self, state: LaCitta, seat: int) -> bool:
        if not is_turn(state) or known_wish(state, seat) == EMPTY:
            return False
        return any(neighbours_of(state, city) for city in state.cities[seat])

    def measure(self, state: LaCitta, seat: int) -> int | None:
        wish = known_wish(state, seat)
        return None if wish == EMPTY else balance(state, seat, wish)

    def over(self, first: LaCitta, state: LaCitta, seat: int) -> bool:
        return seat not in state.actors or has_moved_on(first, state)

    def goal(self, solved: Solved[LaCitta]) -> Message:
        first, seat = solved.first, solved.seat
        wish = known_wish(first, seat)
        known = sum([_known(first, seat, circle) == wish for circle in range(VOICES)])
        return Message("lacitta-puzzle-vote-goal", {"attraction": ATTRACTIONS[wish], "count": known})

    def explain(self, solved: Solved[LaCitta]) -> tuple[Message, ...]:
        seat = solved.seat
        wish = known_wish(solved.first, seat)
        told = [*_rooms(solved), *_pairs(solved, wish)]
        before = balance(solved.first, seat, wish)
        return (*told, Message("lacitta-puzzle-vote-sum", {"best": solved.best, "before": before}))


def _rooms(solved: Solved[LaCitta]) -> Iterator[Message]:
    """Cities that can take in more citizens than before."""
    first, last = solved.first, solved.last
    for city in last.cities[solved.seat]:
        if first.castles[city] == EMPTY or limit_of(first, city) == limit_of(last, city):
            continue
        space = HEXES[last.castles[city]]
        limit = limit_of(last, city)
        if limit == NO_LIMIT:
            yield Message("lacitta-puzzle-vote-no-limit", {"space": space})
        else:
            yield Message("lacitta-puzzle-vote-room", {"space": space, "limit": limit})


def _pairs(solved: Solved[LaCitta], wish: int) -> Iterator[Message]:
    """Neighbours between which citizens move otherwise than before."""
    first, last = solved.first, solved.last
    for city in last.cities[solved.seat]:
        for other in neighbours_of(last, city):
            before, after = (_ahead(state, city, other, wish) for state in (first, last))
            if before == after:
                continue
            name = {-1: "goes", 0: "stays", 1: "comes"}[after]
            if after > 0 and not may_grow(last, city):
                name = "full"
            if name != "stays" or before < 0:
                yield _pair(last, city, other, wish, name)


def _ahead(state: LaCitta, city: int, other: int, wish: int) -> int:
    """1 if a city draws a citizen from a neighbour, -1 the other way round, else 0."""
    if state.castles[city] == EMPTY or other not in neighbours_of(state, city):
        return 0
    lead = attraction_of(state, city, wish) - attraction_of(state, other, wish)
    return (lead > 0) - (lead < 0)


def _pair(state: LaCitta, city: int, other: int, wish: int, name: str) -> Message:
    own, theirs = (attraction_of(state, each, wish) for each in (city, other))
    return Message(
        f"lacitta-puzzle-vote-{name}",
        {
            "space": HEXES[state.castles[city]],
            "space_from": HEXES[state.castles[other]],
            "player_rival": other // SLOTS,
            "more": max(own, theirs),
            "less": min(own, theirs),
        },
    )


def _known(state: LaCitta, seat: int, circle: int) -> int:
    return state.voices[circle] if knows_voice(state, seat, circle) else EMPTY


def known_wish(state: LaCitta, seat: int) -> int:
    """What most of the known voices call for; EMPTY if there are several such wishes."""
    known = [_known(state, seat, circle) for circle in range(len(state.voices))]
    counts = [known.count(category) for category in CATEGORIES]
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else EMPTY


def balance(state: LaCitta, seat: int, wish: int) -> int:
    """How many citizens come to a seat for this wish, as far as there is room, less those who go."""
    own = set(state.cities[seat])
    moved = 0
    for cities in state.cities:
        for city in cities:
            losers = losers_to(state, city, wish)
            if city in own:
                moved += min(len(losers), max(0, limit_of(state, city) - state.people[city]))
            else:
                moved -= len(own.intersection(losers))
    return moved
