"""Palatinus: hidden inhabitants around seven hills, and one big reveal."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.games.palatinus.bot import PalatinusAdvisor
from pentapolis.games.palatinus.components import COLOURS, PLAYED_BOX
from pentapolis.games.palatinus.describe import choices_of, parts_of, place_of
from pentapolis.games.palatinus.events import EVENT_TYPES
from pentapolis.games.palatinus.preview import PalatinusPreview
from pentapolis.games.palatinus.puzzles import KINDS
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.games.palatinus.rules.inhabitants import placing_numbers
from pentapolis.games.palatinus.rules.setting_up import set_up
from pentapolis.games.palatinus.scoring import ENDINGS, SCORE_LINES
from pentapolis.games.palatinus.snapshot import complete
from pentapolis.games.palatinus.state import PLACING, RULES_VERSION, PalatinusOptions
from pentapolis.games.palatinus.view import PalatinusView
from pentapolis.kernel.describer import Describer
from pentapolis.kernel.game import Game
from pentapolis.kernel.puzzles import PuzzleKind


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
    describer = Describer(parts_of, place_of, choices_of)

    def _set_up(self, position: Palatinus, seed: int) -> None:
        set_up(position, seed)

    def _complete(self, position: Palatinus) -> None:
        complete(position)

    def legal_numbers(self, state: Palatinus, seat: int) -> list[int]:
        # Legal lists are long here and cost next to nothing, so their numbers must not cost much either.
        if state.phase != PLACING or seat not in state.actors:
            return super().legal_numbers(state, seat)
        return placing_numbers(state, seat)

    def puzzle_kinds(self) -> Sequence[PuzzleKind[Palatinus]]:
        return KINDS

    def advisor(self) -> PalatinusAdvisor:
        return PalatinusAdvisor()


def make(title: str) -> PalatinusGame:
    """The game, under the title that its box has."""
    return PalatinusGame(title)
