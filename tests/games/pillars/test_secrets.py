"""What seats of The Pillars of the Earth know, and what is drawn anew of the rest."""

from __future__ import annotations

import random
from collections import Counter

import pentapolis
from pentapolis.games.pillars.events import EventPeeked
from pentapolis.games.pillars.rulebook import Pillars
from tests.games.pillars.building import of_type, player, resolving, start


def first_events(state: Pillars, seat: int | None, draws: int = 400) -> Counter[int]:
    """Which event comes next in resampled positions, and how often."""
    rng = random.Random(1)
    return Counter(state.resample(seat, rng).unseen_events[0] for _ in range(draws))


def test_any_event_may_come_next_each_equally_likely() -> None:
    drawn = first_events(start(3), 0)
    assert len(drawn) == 10
    assert max(drawn.values()) < 2 * min(drawn.values()) + 20


def test_whoever_was_shown_the_event_keeps_it_and_the_others_do_not() -> None:
    state, events = resolving(player(gold=9, advantages=["ellen"]), player(gold=9))
    assert len(first_events(state, 0)) == 1
    assert len(first_events(state, 1)) == 9
    assert len(first_events(state, None)) == 9
    (peeked,) = of_type(events, EventPeeked)
    assert peeked.revealed_to(2) == (0,)
    told = peeked.seen_by(1)
    assert isinstance(told, EventPeeked)
    assert told.event is None
    assert peeked.seen_by(0) == peeked


def test_removed_cards_are_as_unknown_as_those_to_come() -> None:
    state = start(2)
    rng = random.Random(2)
    drawn = [state.resample(0, rng) for _ in range(200)]
    assert len({other.unseen_advantages[0] for other in drawn}) == 12
    assert len({other.unseen_advantages[-1] for other in drawn}) == 12
    assert len({other.stacks[0] for other in drawn}) == 24
    assert len({other.chance for other in drawn}) == 200


def test_past_events_stay_past() -> None:
    state, _ = resolving(player(gold=9), player(gold=9), next_event="castle-taken")
    again = state.resample(None, random.Random(3))
    assert again.past_events == state.past_events
    assert state.past_events[0] not in again.unseen_events


def test_nobody_is_shown_what_is_to_come() -> None:
    state = start(4, seed=5)
    assert isinstance(state, pentapolis.State)
    for seat in (None, 0, 1, 2, 3):
        view = state.view(seat)
        assert view["event"] is None
        assert view["known_event"] is None
        assert view["past_events"] == []
        assert view["advantages_gone"] == []
