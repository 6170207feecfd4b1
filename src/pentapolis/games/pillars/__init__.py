"""The Pillars of the Earth: builders drawn blind, craftsmen hired, a cathedral in six rounds."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.games.pillars.bot.advisor import PillarsAdvisor
from pentapolis.games.pillars.components import COLOURS, PLAYED_BOX
from pentapolis.games.pillars.describe import choices_of, parts_of, place_of
from pentapolis.games.pillars.events import EVENT_TYPES
from pentapolis.games.pillars.preview import PillarsPreview
from pentapolis.games.pillars.puzzles import KINDS
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.rules.setting_up import set_up
from pentapolis.games.pillars.scoring import ENDINGS, SCORE_LINES
from pentapolis.games.pillars.snapshot import complete
from pentapolis.games.pillars.state import RULES_VERSION, PillarsOptions
from pentapolis.games.pillars.view.types import PillarsView
from pentapolis.kernel.describer import Describer
from pentapolis.kernel.game import Game
from pentapolis.kernel.puzzles import PuzzleKind


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
    describer = Describer(parts_of, place_of, choices_of)

    def _set_up(self, position: Pillars, seed: int) -> None:
        set_up(position, seed)

    def _complete(self, position: Pillars) -> None:
        complete(position)

    def advisor(self) -> PillarsAdvisor:
        return PillarsAdvisor()

    def puzzle_kinds(self) -> Sequence[PuzzleKind[Pillars]]:
        return KINDS


def make(title: str) -> PillarsGame:
    """The game, under the title that its box has."""
    return PillarsGame(title)
