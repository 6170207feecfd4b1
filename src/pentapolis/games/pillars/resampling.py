"""Redrawing what a seat of The Pillars of the Earth does not know."""

from __future__ import annotations

from pentapolis.games.pillars.rules.rounds import knows_event
from pentapolis.games.pillars.state import Position
from pentapolis.kernel.chance import Rng, fresh_state


def forget_secrets(position: Position, seat: int | None, rng: Rng) -> None:
    """Replace everything that the seat does not know by a fair draw: piles, removed cards, seed.

    Secrets are put in order before they are shuffled, so that the draw does not depend on them. Removed cards
    are as unknown as those in the pile. Only the event that the seat has been shown stays where it is.
    """
    position.chance = fresh_state(rng)
    position.unseen_advantages = _shuffled(position.unseen_advantages, rng)
    shown = 1 if knows_event(position, seat) else 0
    hidden = _shuffled(position.unseen_events[shown:], rng)
    position.unseen_events = position.unseen_events[:shown] + hidden
    position.stacks = tuple([_shuffled(stack, rng) for stack in position.stacks])


def _shuffled(cards: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    shuffled = sorted(cards)
    rng.shuffle(shuffled)
    return tuple(shuffled)
