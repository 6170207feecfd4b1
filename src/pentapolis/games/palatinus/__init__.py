"""Palatinus: hidden inhabitants around seven hills, and one big reveal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from pentapolis.games.palatinus.bot import PalatinusAdvisor
from pentapolis.games.palatinus.components import COLOURS, PLAYED_BOX
from pentapolis.games.palatinus.describe import choices_of, parts_of, place_of
from pentapolis.games.palatinus.events import EVENT_TYPES
from pentapolis.games.palatinus.preview import PalatinusPreview
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.games.palatinus.rules.inhabitants import placing_numbers
from pentapolis.games.palatinus.rules.setting_up import set_up
from pentapolis.games.palatinus.scoring import ENDINGS, SCORE_LINES
from pentapolis.games.palatinus.snapshot import complete
from pentapolis.games.palatinus.state import PLACING, RULES_VERSION, PalatinusOptions
from pentapolis.games.palatinus.view import PalatinusView
from pentapolis.kernel.actions import Action
from pentapolis.kernel.description import Choices, Part
from pentapolis.kernel.game import Game
from pentapolis.kernel.plain import View


class PalatinusGame(Game[Palatinus, PalatinusOptions]):
    """The rules of Palatinus."""

    key = "palatinus"
    seats = range(2, 6)
    rules_version = RULES_VERSION
    box = PLAYED_BOX
    state_type = Palatinus
    event_types = EVENT_TYPES
    view_type = PalatinusView
    preview_type = PalatinusPreview
    options_type = PalatinusOptions
    colours = COLOURS
    endings = ENDINGS
    score_lines = SCORE_LINES

    def _set_up(self, position: Palatinus, seed: int) -> None:
        set_up(position, seed)

    def _complete(self, position: Palatinus) -> None:
        complete(position)

    def legal_numbers(self, state: Palatinus, seat: int) -> list[int]:
        # Legal lists are long here and cost next to nothing, so their numbers must not cost much either.
        if state.phase != PLACING or seat not in state.actors:
            return super().legal_numbers(state, seat)
        return placing_numbers(state, seat)

    def advisor(self) -> PalatinusAdvisor:
        return PalatinusAdvisor()

    def describe(self, view: View) -> tuple[Part, ...]:
        return parts_of(_seen(view))

    def describe_place(self, view: View, place: str) -> Part | None:
        return place_of(_seen(view), place)

    def describe_choices(
        self, view: View, actions: Sequence[Action], preview: Callable[[Action], View | None]
    ) -> tuple[Choices, ...]:
        return choices_of(_seen(view), actions, preview)


def _seen(view: View) -> PalatinusView:
    return cast("PalatinusView", view)


def make(title: str) -> PalatinusGame:
    """The game, under the title that its box has."""
    return PalatinusGame(title)
