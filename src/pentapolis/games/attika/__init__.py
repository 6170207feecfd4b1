"""Attika: city states on a growing board, thirty buildings or two shrines."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.games.attika.bot.advisor import AttikaAdvisor
from pentapolis.games.attika.components import COLOURS, PLAYED_BOX
from pentapolis.games.attika.describe import choices_of, parts_of, place_of
from pentapolis.games.attika.events import EVENT_TYPES
from pentapolis.games.attika.preview import AttikaPreview
from pentapolis.games.attika.puzzles import KINDS
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.rules.setting_up import set_up
from pentapolis.games.attika.scoring import ENDINGS, SCORE_LINES
from pentapolis.games.attika.snapshot import complete
from pentapolis.games.attika.state import RULES_VERSION, AttikaOptions
from pentapolis.games.attika.view import AttikaView
from pentapolis.kernel.describer import Describer
from pentapolis.kernel.game import Game
from pentapolis.kernel.puzzles import PuzzleKind


class AttikaGame(Game[Attika, AttikaOptions]):
    """The rules of Attika."""

    key = "attika"
    seats = range(2, 5)
    rules_version = RULES_VERSION
    box = PLAYED_BOX
    state_type = Attika
    event_types = EVENT_TYPES
    view_type = AttikaView
    preview_type = AttikaPreview
    options_type = AttikaOptions
    colours = COLOURS
    endings = ENDINGS
    won_by_points = False
    score_lines = SCORE_LINES
    describer = Describer(parts_of, place_of, choices_of)

    def seats_with(self, options: AttikaOptions) -> range:
        return range(1, 2) if options.solo_race else self.seats

    def _set_up(self, position: Attika, seed: int) -> None:
        set_up(position, seed)

    def _complete(self, position: Attika) -> None:
        complete(position)

    def advisor(self) -> AttikaAdvisor:
        return AttikaAdvisor()

    def puzzle_kinds(self) -> Sequence[PuzzleKind[Attika]]:
        return KINDS


def make(title: str) -> AttikaGame:
    """The game, under the title that its box has."""
    return AttikaGame(title)
