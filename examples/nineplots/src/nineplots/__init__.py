"""Nine Plots: a city of three by three, from what lies in the yard or from what the bag brings."""

from __future__ import annotations

from nineplots.components import BOX, PLAYED_BOX
from nineplots.events import EVENT_TYPES
from nineplots.rulebook import NinePlots
from nineplots.rules.setting_up import set_up
from nineplots.scoring import ENDINGS, SCORE_LINES
from nineplots.snapshot import check
from nineplots.state import RULES_VERSION, NinePlotsOptions
from nineplots.view import NinePlotsPreview, NinePlotsView
from pentapolis.kernel.game import Game


class NinePlotsGame(Game[NinePlots, NinePlotsOptions]):
    """The rules of Nine Plots."""

    key = "nineplots"
    seats = range(2, 5)
    rules_version = RULES_VERSION
    box = PLAYED_BOX
    state_type = NinePlots
    event_types = EVENT_TYPES
    view_type = NinePlotsView
    preview_type = NinePlotsPreview
    options_type = NinePlotsOptions
    colours = BOX.colours
    endings = ENDINGS
    score_lines = SCORE_LINES

    def _set_up(self, position: NinePlots, seed: int) -> None:
        set_up(position, seed)

    def _complete(self, position: NinePlots) -> None:
        check(position)


def make(title: str) -> NinePlotsGame:
    """The game, under the title that its box has."""
    return NinePlotsGame(title)
