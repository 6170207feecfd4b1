"""La Città: cities along the roads, citizens who must be fed, and a people that votes with its feet."""

from __future__ import annotations

from collections.abc import Mapping

from pentapolis.games.lacitta.actions import ACTION_TYPES
from pentapolis.games.lacitta.bot import LaCittaAdvisor
from pentapolis.games.lacitta.components import COLOURS, PLAYED_BOX
from pentapolis.games.lacitta.events import EVENT_TYPES
from pentapolis.games.lacitta.options import LaCittaOptions
from pentapolis.games.lacitta.rules import LaCitta
from pentapolis.games.lacitta.rules.messages import MESSAGE_IDS
from pentapolis.games.lacitta.scoring import ENDINGS
from pentapolis.games.lacitta.state import RULES_VERSION
from pentapolis.games.lacitta.view_types import LaCittaPreview, LaCittaView
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
    message_ids = MESSAGE_IDS

    def _start(self, seats: int, seed: int, options: LaCittaOptions) -> LaCitta:
        return LaCitta.set_up(seats, seed, options)[0]

    def _opening(self, seats: int, seed: int, options: LaCittaOptions) -> list[Event]:
        return LaCitta.set_up(seats, seed, options)[1]

    def _load(self, snapshot: Mapping[str, object], options: LaCittaOptions) -> LaCitta:
        return LaCitta.from_snapshot(snapshot, options)

    def advisor(self) -> LaCittaAdvisor:
        return LaCittaAdvisor()


def make(title: str) -> LaCittaGame:
    """The game, under the title that its box has."""
    return LaCittaGame(title)
