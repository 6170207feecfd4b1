"""The Pillars of the Earth: builders drawn blind, craftsmen hired, a cathedral in six rounds."""

from __future__ import annotations

from collections.abc import Mapping

from pentapolis.games.pillars.actions import ACTION_TYPES
from pentapolis.games.pillars.bot import PillarsAdvisor
from pentapolis.games.pillars.components import COLOURS, PLAYED_BOX
from pentapolis.games.pillars.events import EVENT_TYPES
from pentapolis.games.pillars.preview import PillarsPreview
from pentapolis.games.pillars.rules import MESSAGE_IDS, Pillars
from pentapolis.games.pillars.scoring import ENDINGS
from pentapolis.games.pillars.state import RULES_VERSION, PillarsOptions
from pentapolis.games.pillars.view_types import PillarsView
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import Game


class PillarsGame(Game[Pillars, PillarsOptions]):
    """The rules of The Pillars of the Earth."""

    key = "pillars"
    seats = range(2, 5)
    rules_version = RULES_VERSION
    box = PLAYED_BOX
    action_types = ACTION_TYPES
    event_types = EVENT_TYPES
    view_type = PillarsView
    preview_type = PillarsPreview
    options_type = PillarsOptions
    colours = COLOURS
    endings = ENDINGS
    message_ids = MESSAGE_IDS

    def _start(self, seats: int, seed: int, options: PillarsOptions) -> Pillars:
        return Pillars.set_up(seats, seed, options)[0]

    def _opening(self, seats: int, seed: int, options: PillarsOptions) -> list[Event]:
        return Pillars.set_up(seats, seed, options)[1]

    def _load(self, snapshot: Mapping[str, object], options: PillarsOptions) -> Pillars:
        return Pillars.from_snapshot(snapshot, options)

    def advisor(self) -> PillarsAdvisor:
        return PillarsAdvisor()


def make(title: str) -> PillarsGame:
    """The game, under the title that its box has."""
    return PillarsGame(title)
