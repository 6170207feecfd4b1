"""The Pillars of the Earth: builders drawn blind, craftsmen hired, a cathedral in six rounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from pentapolis.games.pillars.bot.advisor import PillarsAdvisor
from pentapolis.games.pillars.components import COLOURS, PLAYED_BOX
from pentapolis.games.pillars.describe import choices_of, parts_of, place_of
from pentapolis.games.pillars.events import EVENT_TYPES
from pentapolis.games.pillars.preview import PillarsPreview
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.rules.setting_up import set_up
from pentapolis.games.pillars.scoring import ENDINGS, SCORE_LINES
from pentapolis.games.pillars.snapshot import complete
from pentapolis.games.pillars.state import RULES_VERSION, PillarsOptions
from pentapolis.games.pillars.view.types import PillarsView
from pentapolis.kernel.actions import Action
from pentapolis.kernel.description import Choices, Part
from pentapolis.kernel.game import Game
from pentapolis.kernel.plain import View


class PillarsGame(Game[Pillars, PillarsOptions]):
    """The rules of The Pillars of the Earth."""

    key = "pillars"
    seats = range(2, 5)
    rules_version = RULES_VERSION
    box = PLAYED_BOX
    state_type = Pillars
    event_types = EVENT_TYPES
    view_type = PillarsView
    preview_type = PillarsPreview
    options_type = PillarsOptions
    colours = COLOURS
    endings = ENDINGS
    score_lines = SCORE_LINES

    def _set_up(self, position: Pillars, seed: int) -> None:
        set_up(position, seed)

    def _complete(self, position: Pillars) -> None:
        complete(position)

    def advisor(self) -> PillarsAdvisor:
        return PillarsAdvisor()

    def describe(self, view: View) -> tuple[Part, ...]:
        return parts_of(_seen(view))

    def describe_place(self, view: View, place: str) -> Part | None:
        return place_of(_seen(view), place)

    def describe_choices(
        self, view: View, actions: Sequence[Action], preview: Callable[[Action], View | None]
    ) -> tuple[Choices, ...]:
        return choices_of(_seen(view), actions, preview)


def _seen(view: View) -> PillarsView:
    return cast("PillarsView", view)


def make(title: str) -> PillarsGame:
    """The game, under the title that its box has."""
    return PillarsGame(title)
