"""What may never get lost or multiply in The Pillars of the Earth."""

from __future__ import annotations

from collections import Counter

from pentapolis.games.pillars.components import (
    ADVANTAGES,
    BY_ROUND,
    CRAFTSMEN,
    RESOURCE_CARDS,
    STARTING_ROW,
    members,
)
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.rules.phase_two import builders_out
from pentapolis.games.pillars.state import tally_of, waiting_builders
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.state import State


def pillars_census(state: State) -> Counter[str]:
    """Builders of each seat and event cards; of other cards never two, and points as many as were scored."""
    assert isinstance(state, Pillars)
    census: Counter[str] = Counter()
    waiting = [seat for seat, _ in waiting_builders(state)]
    for seat in range(state.seats):
        census[f"builders {seat}"] = state.bag[seat] + state.aside[seat] + builders_out(state, seat)
        census[f"builders {seat}"] += state.hand == seat
        assert sum(tally_of(state, seat).values()) == state.points[seat]
        assert waiting.count(seat) <= 3
    census.update(f"event {event}" for event in [*state.unseen_events, *state.past_events])
    _check_craftsmen(state)
    _check_cards(state)
    return +census


def _check_craftsmen(state: Pillars) -> None:
    hired = [card for row in state.rows for card in members(row & ~STARTING_ROW)]
    seen = [*hired, *members(state.craftsmen), *(card for card in state.shiring if card != EMPTY)]
    to_come = [card for stack in state.stacks for card in stack]
    assert len({*seen, *to_come}) == len([*seen, *to_come]), "a craftsman is there twice"
    gone = [CRAFTSMEN.index(name) for name in state.view(None)["craftsmen_gone"]]
    assert sorted([*seen, *to_come, *gone]) == [card for stack in BY_ROUND[1:] for card in stack]
    assert sorted(to_come) == [card for stack in BY_ROUND[state.round + 1 :] for card in stack]


def _check_cards(state: Pillars) -> None:
    cards = [*members(state.display), *members(state.left_out)]
    cards += [card for held in state.cards for card in members(held)]
    assert len(set(cards)) == len(cards) <= len(RESOURCE_CARDS), "a resource card is there twice"
    advantages = [*state.unseen_advantages, *(card for card in state.kingsbridge if card != EMPTY)]
    advantages += [card for held in state.advantages for card in members(held)]
    assert len(set(advantages)) == len(advantages), "an advantage card is there twice"
    gone = [ADVANTAGES.index(name) for name in state.view(None)["advantages_gone"]]
    assert not {*gone} & {*advantages}
