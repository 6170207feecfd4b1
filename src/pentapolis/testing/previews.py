"""Previews say what will happen: previewed actions are played on copies, and every promise is compared."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, cast

from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.state import State

TRIED = 2
"""Actions that are tried at each decision."""

Shown = Mapping[str, Any]
"""A view or a preview of any game, or a part of one: checks know what is in those of their own game."""


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
"""Looks whether one promise was kept."""

Promises = Mapping[str, Check]
"""For each field of a game's preview what checks it."""


def try_out(state: State, seat: int, action: Action, preview: Shown) -> Trial:
    """Play a previewed action on a copy."""
    after = state.copy()
    return Trial(state, seat, action, preview, after, after.play(seat, action))


def check_promises(state: State, seat: int, promises: Promises, rng: random.Random) -> int:
    """Try some actions of a position; says how many of them promised something."""
    promised = 0
    legal = state.legal(seat)
    for action in rng.sample(legal, min(TRIED, len(legal))):
        preview = state.preview(seat, action)
        if preview is None:
            continue
        promised += 1
        trial = try_out(state, seat, action, preview)
        for field, check in promises.items():
            try:
                check(trial)
            except AssertionError as error:
                raise AssertionError(f"{field} of {action}: {preview}") from error
    return promised
