"""La Città: cities along the roads, citizens who must be fed, and a people that votes with its feet."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.games.lacitta.bot import LaCittaAdvisor
from pentapolis.games.lacitta.components import COLOURS, PLAYED_BOX
from pentapolis.games.lacitta.describe import choices_of, parts_of, place_of
from pentapolis.games.lacitta.events import EVENT_TYPES
from pentapolis.games.lacitta.preview import LaCittaPreview
from pentapolis.games.lacitta.puzzles import KINDS
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.setting_up import set_up
from pentapolis.games.lacitta.scoring import ENDINGS, SCORE_LINES
from pentapolis.games.lacitta.snapshot import complete
from pentapolis.games.lacitta.state import RULES_VERSION, LaCittaOptions
from pentapolis.games.lacitta.view import LaCittaView
from pentapolis.kernel.describer import Describer
from pentapolis.kernel.game import Game
from pentapolis.kernel.puzzles import PuzzleKind


class LaCittaGame(Game[LaCitta, LaCittaOptions]):
    """The rules of La Città."""

    key = "lacitta"
    seats = range(2, 6)
    rules_version = RULES_VERSION
    box = PLAYED_BOX
    state_type = LaCitta
    event_types = EVENT_TYPES
    view_type = LaCittaView
    preview_type = LaCittaPreview
    options_type = LaCittaOptions
    colours = COLOURS
    endings = ENDINGS
    score_lines = SCORE_LINES
    describer = Describer(parts_of, place_of, choices_of)

    def _set_up(self, position: LaCitta, seed: int) -> None:
        set_up(position, seed)

    def _complete(self, position: LaCitta) -> None:
        complete(position)

    def advisor(self) -> LaCittaAdvisor:
        return LaCittaAdvisor()

    def puzzle_kinds(self) -> Sequence[PuzzleKind[LaCitta]]:
        return KINDS


def make(title: str) -> LaCittaGame:
    """The game, under the title that its box has."""
    return LaCittaGame(title)
