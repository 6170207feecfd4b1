"""The Pillars of the Earth: builders drawn blind, craftsmen hired, a cathedral in six rounds."""

from __future__ import annotations

from collections.abc import Mapping

from pentapolis.games.pillars.actions import ACTION_TYPES
from pentapolis.games.pillars.bot.advisor import PillarsAdvisor
from pentapolis.games.pillars.components import COLOURS, PLAYED_BOX
from pentapolis.games.pillars.events import EVENT_TYPES
from pentapolis.games.pillars.preview import PillarsPreview
from pentapolis.games.pillars.rulebook import RULEBOOK, Pillars
from pentapolis.games.pillars.rules.setting_up import set_up
from pentapolis.games.pillars.scoring import ENDINGS, SCORE_LINES
from pentapolis.games.pillars.snapshot import complete
from pentapolis.games.pillars.state import RULES_VERSION, PillarsOptions
from pentapolis.games.pillars.view.types import PillarsView
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
    message_ids = (*RULEBOOK.message_ids, *SCORE_LINES)

    def _start(self, seats: int, seed: int, options: PillarsOptions) -> Pillars:
        return _begun(seats, seed, options)[0]

    def _opening(self, seats: int, seed: int, options: PillarsOptions) -> list[Event]:
        return _begun(seats, seed, options)[1]

    def _load(self, snapshot: Mapping[str, object], options: PillarsOptions) -> Pillars:
        position = Pillars.read(snapshot, options)
        complete(position)
        return position

    def advisor(self) -> PillarsAdvisor:
        return PillarsAdvisor()


def _begun(seats: int, seed: int, options: PillarsOptions) -> tuple[Pillars, list[Event]]:
    """A new game at its first decision, and what happened before it."""
    position = Pillars()
    set_up(position, seats, seed, options)
    events: list[Event] = []
    position.proceed(events)
    return position, events


def make(title: str) -> PillarsGame:
    """The game, under the title that its box has."""
    return PillarsGame(title)
