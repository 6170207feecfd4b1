"""Antiquity: city states in a country that wears out; famine, saints and waste."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.games.antiquity.bot.advisor import AntiquityAdvisor
from pentapolis.games.antiquity.components import COLOURS, PLAYED_BOX
from pentapolis.games.antiquity.describe import choices_of, described, place_part
from pentapolis.games.antiquity.events import EVENT_TYPES
from pentapolis.games.antiquity.preview import AntiquityPreview
from pentapolis.games.antiquity.puzzles import KINDS
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.setting_up import set_up
from pentapolis.games.antiquity.scoring import ENDINGS, SCORE_LINES
from pentapolis.games.antiquity.snapshot import complete
from pentapolis.games.antiquity.state import RULES_VERSION
from pentapolis.games.antiquity.state.options import AntiquityOptions
from pentapolis.games.antiquity.view.types import AntiquityView
from pentapolis.kernel.describer import Describer
from pentapolis.kernel.game import Game
from pentapolis.kernel.puzzles import PuzzleKind


class AntiquityGame(Game[Antiquity, AntiquityOptions]):
    """The rules of Antiquity."""

    key = "antiquity"
    seats = range(2, 5)
    rules_version = RULES_VERSION
    box = PLAYED_BOX
    state_type = Antiquity
    event_types = EVENT_TYPES
    view_type = AntiquityView
    preview_type = AntiquityPreview
    options_type = AntiquityOptions
    colours = COLOURS
    endings = ENDINGS
    won_by_points = False
    score_lines = SCORE_LINES
    describer = Describer(described, place_part, choices_of)

    def _set_up(self, position: Antiquity, seed: int) -> None:
        set_up(position, seed)

    def _complete(self, position: Antiquity) -> None:
        complete(position)

    def advisor(self) -> AntiquityAdvisor:
        return AntiquityAdvisor()

    def puzzle_kinds(self) -> Sequence[PuzzleKind[Antiquity]]:
        return KINDS


def make(title: str) -> AntiquityGame:
    """The game, under the title that its box has."""
    return AntiquityGame(title)
