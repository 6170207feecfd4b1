"""Previewed actions, played on copies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, cast

from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import State

Shown = Mapping[str, Any]
"""A view or a preview of any game, or a part of one."""


def shown(state: State, seat: int | None) -> Shown:
    """What a seat sees."""
    return cast("Shown", state.view(seat))


class Trial(NamedTuple):
    """An action with its preview, and what came of it: the position after it, and what happened."""

    before: State
    seat: int
    action: Action
    preview: Shown
    after: State
    events: list[Event]

    @property
    def was(self) -> Shown:
        """What the player had before, as everybody sees it."""
        return cast("Shown", shown(self.before, self.seat)["players"][self.seat])

    @property
    def has(self) -> Shown:
        """What the player has now."""
        return cast("Shown", shown(self.after, self.seat)["players"][self.seat])


Check = Callable[[Trial], None]


def try_out(state: State, seat: int, action: Action, preview: Shown) -> Trial:
    """Play a previewed action on a copy."""
    after = state.copy()
    return Trial(state, seat, action, preview, after, after.play(seat, action))
