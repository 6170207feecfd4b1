"""Antiquity: city states in a country that wears out; famine, saints and waste."""

from __future__ import annotations

from collections.abc import Mapping

from pentapolis.games.antiquity.actions import ACTION_TYPES
from pentapolis.games.antiquity.bot import AntiquityAdvisor
from pentapolis.games.antiquity.components import COLOURS, FIGURES, PLAYED_BOX
from pentapolis.games.antiquity.events import EVENT_TYPES
from pentapolis.games.antiquity.messages import MESSAGE_IDS
from pentapolis.games.antiquity.options import AntiquityOptions
from pentapolis.games.antiquity.rules import Antiquity
from pentapolis.games.antiquity.scoring import ENDINGS
from pentapolis.games.antiquity.state import RULES_VERSION
from pentapolis.games.antiquity.views.types import AntiquityPreview, AntiquityView
from pentapolis.kernel.game import Game


class AntiquityGame(Game[Antiquity, AntiquityOptions]):
    """The rules of Antiquity."""

    key = "antiquity"
    seats = range(2, 5)
    rules_version = RULES_VERSION
    box = PLAYED_BOX
    action_types = ACTION_TYPES
    event_types = EVENT_TYPES
    view_type = AntiquityView
    preview_type = AntiquityPreview
    options_type = AntiquityOptions
    colours = COLOURS
    endings = ENDINGS
    won_by_points = False
    message_ids = MESSAGE_IDS

    def _start(self, seats: int, seed: int, options: AntiquityOptions) -> Antiquity:
        return Antiquity.set_up(FIGURES, seats, seed, options)

    def _load(self, snapshot: Mapping[str, object], options: AntiquityOptions) -> Antiquity:
        return Antiquity.from_snapshot(FIGURES, snapshot, options)

    def advisor(self) -> AntiquityAdvisor:
        return AntiquityAdvisor()


def make(title: str) -> AntiquityGame:
    """The game, under the title that its box has."""
    return AntiquityGame(title)
