"""What one seat is told of a position, in words to be."""

from __future__ import annotations

from functools import cached_property

from pentapolis.kernel.actions import Action
from pentapolis.kernel.description import Choices, Part, changes
from pentapolis.kernel.errors import UnknownAction
from pentapolis.kernel.game import AnyGame
from pentapolis.kernel.messages import Refusal
from pentapolis.kernel.plain import View
from pentapolis.kernel.registry import game as game_of
from pentapolis.kernel.state import State


class Telling:
    """A position as one seat (None: a spectator) is told of it.

    `rules` are those that it is played by. The present game describes it all the same: former rules know no
    descriptions, and what they show fits the present view.
    """

    def __init__(self, rules: AnyGame, state: State, seat: int | None) -> None:
        self.rules = rules
        self.state = state
        self.seat = seat
        self.game = game_of(rules.key)
        self.view: View = state.view(seat)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The whole position, the overview first."""
        return self.game.describe(self.view)

    @cached_property
    def legal(self) -> tuple[str, ...]:
        """What the seat can do now, in the notation."""
        return () if self.seat is None else tuple(map(str, self.state.legal(self.seat)))

    @cached_property
    def choices(self) -> tuple[Choices, ...]:
        """What the seat can do now, in words."""
        actions = [self.game.parse(text) for text in self.legal]
        return self.game.describe_choices(self.view, actions, self._preview) if actions else ()

    def _preview(self, action: Action) -> View | None:
        assert self.seat is not None, "spectators have nothing to choose from"
        return self.state.preview(self.seat, self.rules.parse(str(action)))

    def place(self, name: str) -> Part | None:
        """What lies at and around a place; None if there is none of that name."""
        return self.game.describe_place(self.view, name)

    def changes_since(self, earlier: View) -> tuple[Part, ...]:
        """What is new since the seat saw that view."""
        return changes(self.game.describe(earlier), self.parts)

    def refusal(self, action: str) -> Refusal | None:
        """Why the seat cannot do this now; None if it can. `UnknownAction` for what is not an action."""
        if self.seat is None:
            raise UnknownAction("a spectator takes no actions")
        return self.state.refusal(self.seat, self.rules.parse(action))
