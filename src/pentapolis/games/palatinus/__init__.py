"""Palatinus: hidden inhabitants around seven hills, and one big reveal."""

from __future__ import annotations

from collections.abc import Mapping

from pentapolis.games.palatinus.actions import ACTION_TYPES
from pentapolis.games.palatinus.bot import PalatinusAdvisor
from pentapolis.games.palatinus.components import COLOURS, PLAYED_BOX
from pentapolis.games.palatinus.events import EVENT_TYPES
from pentapolis.games.palatinus.rules import MESSAGE_IDS, Palatinus
from pentapolis.games.palatinus.scoring import ENDINGS
from pentapolis.games.palatinus.state import RULES_VERSION, PalatinusOptions
from pentapolis.games.palatinus.view import PalatinusPreview, PalatinusView
from pentapolis.kernel.game import Game


class PalatinusGame(Game[Palatinus, PalatinusOptions]):
    """The rules of Palatinus."""

    key = "palatinus"
    seats = range(2, 6)
    rules_version = RULES_VERSION
    box = PLAYED_BOX
    action_types = ACTION_TYPES
    event_types = EVENT_TYPES
    view_type = PalatinusView
    preview_type = PalatinusPreview
    options_type = PalatinusOptions
    colours = COLOURS
    endings = ENDINGS
    message_ids = MESSAGE_IDS

    def _start(self, seats: int, seed: int, options: PalatinusOptions) -> Palatinus:
        return Palatinus.set_up(seats, seed, options)

    def _load(self, snapshot: Mapping[str, object], options: PalatinusOptions) -> Palatinus:
        return Palatinus.from_snapshot(snapshot, options)

    def legal_numbers(self, state: Palatinus, seat: int) -> list[int]:
        # Legal lists are long here and cost next to nothing, so their numbers must not cost much either.
        if state.pile or seat not in state.actors:
            return super().legal_numbers(state, seat)
        return state.placing_numbers(seat)

    def advisor(self) -> PalatinusAdvisor:
        return PalatinusAdvisor()


def make(title: str) -> PalatinusGame:
    """The game, under the title that its box has."""
    return PalatinusGame(title)
