"""A drawn builder that costs something: pay, and for which place, or wait?"""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.pillars.actions import PlaceBuilder
from pentapolis.games.pillars.bot.reasons import reasons_for
from pentapolis.games.pillars.components import CRAFTSMEN, PLACE_OF_SPACE, PLACES, SHIRING
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.rules.phase_two import free_space, price_of
from pentapolis.games.pillars.state import PLACING
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import MarginKind, Solved

LEAST_PRICE = 2
MOST_REASONS = 2


class Builder(MarginKind[Pillars]):
    """One place, or waiting, is far better than everything else, however the bag goes on."""

    key = "builder"
    worlds = 96
    lead = 0.04

    def poses(self, state: Pillars, seat: int) -> bool:  # noqa: ARG002
        return state.phase == PLACING and price_of(state) >= LEAST_PRICE

    def goal(self, solved: Solved[Pillars]) -> Message:
        return Message("pillars-puzzle-builder-goal", {"cost": price_of(solved.first)})

    def explain(self, solved: Solved[Pillars]) -> tuple[Message, ...]:
        reasons = reasons_for(solved.first, solved.seat, solved.line[0])
        good = sorted((reason for reason in reasons if reason.weight > 0), key=lambda reason: -reason.weight)
        ahead = Message("pillars-puzzle-builder-ahead", {"percent": solved.best // 10})
        return (*_place(solved), *(reason.message for reason in good[:MOST_REASONS]), ahead)


def _place(solved: Solved[Pillars]) -> Iterator[Message]:
    """Where the builder goes, and who is there."""
    action = solved.line[0]
    if isinstance(action, PlaceBuilder):
        space = free_space(solved.first, action.target)
        craftsman = solved.first.shiring[space - SHIRING.start] if space in SHIRING else EMPTY
        there = "none" if craftsman == EMPTY else CRAFTSMEN[craftsman]
        args: dict[str, str | int] = {"place": PLACES[PLACE_OF_SPACE[space]], "craftsman": there}
        yield Message("pillars-puzzle-builder-place", args)
