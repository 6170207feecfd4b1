"""La Città: cities along the roads, citizens who must be fed, and a people that votes with its feet."""

from __future__ import annotations

from collections.abc import Mapping

from pentapolis.games.lacitta.actions import ACTION_TYPES
from pentapolis.games.lacitta.bot import LaCittaAdvisor
from pentapolis.games.lacitta.components import COLOURS, PLAYED_BOX
from pentapolis.games.lacitta.events import EVENT_TYPES
from pentapolis.games.lacitta.preview import LaCittaPreview
from pentapolis.games.lacitta.rulebook import RULEBOOK, LaCitta
from pentapolis.games.lacitta.rules.setting_up import set_up
from pentapolis.games.lacitta.scoring import ENDINGS, SCORE_LINES
from pentapolis.games.lacitta.snapshot import complete
from pentapolis.games.lacitta.state import RULES_VERSION, LaCittaOptions
from pentapolis.games.lacitta.view import LaCittaView
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import Game


class LaCittaGame(Game[LaCitta, LaCittaOptions]):
    """The rules of La Città."""

    key = "lacitta"
    seats = range(2, 6)
    rules_version = RULES_VERSION
    box = PLAYED_BOX
    action_types = ACTION_TYPES
    event_types = EVENT_TYPES
    view_type = LaCittaView
    preview_type = LaCittaPreview
    options_type = LaCittaOptions
    colours = COLOURS
    endings = ENDINGS
    message_ids = (*RULEBOOK.message_ids, *SCORE_LINES)

    def _start(self, seats: int, seed: int, options: LaCittaOptions) -> LaCitta:
        position = LaCitta()
        set_up(position, seats, seed, options)
        position.proceed([])
        return position

    def _opening(self, seats: int, seed: int, options: LaCittaOptions) -> list[Event]:
        position, events = LaCitta(), list[Event]()
        set_up(position, seats, seed, options)
        position.proceed(events)
        return events

    def _load(self, snapshot: Mapping[str, object], options: LaCittaOptions) -> LaCitta:
        position = LaCitta.read(snapshot, options)
        complete(position)
        return position

    def advisor(self) -> LaCittaAdvisor:
        return LaCittaAdvisor()


def make(title: str) -> LaCittaGame:
    """The game, under the title that its box has."""
    return LaCittaGame(title)
