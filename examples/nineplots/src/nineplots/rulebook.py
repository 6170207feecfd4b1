"""The rulebook of Nine Plots: its phases, and the position that is played by them."""

from __future__ import annotations

from typing import ClassVar

from nineplots.actions import ACTION_TYPES, Keep, Place
from nineplots.components import KINDS, PLAYED_BOX
from nineplots.resampling import forget_secrets
from nineplots.rules.building import (
    BUILD_FROM_YARD,
    DRAW_FROM_BAG,
    NOTHING_DRAWN,
    PLACE_DRAWN,
    PLACE_FIRST,
)
from nineplots.rules.commissions import ALREADY_CHOSEN, CHOOSE_FIRST, KEEP_COMMISSION
from nineplots.scoring import result_of
from nineplots.state import BUILDING, CHOOSING, PLACING, RULES_VERSION, Position
from nineplots.view import NinePlotsPreview, NinePlotsView, preview_of, view_of
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Rng
from pentapolis.kernel.decisions import Arguments, Phase, Rulebook
from pentapolis.kernel.events import seat_list
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.results import Result
from pentapolis.kernel.snapshots import Layout


def drawn_kind(position: Position, _seat: int) -> Arguments:
    """What is to be placed."""
    return {"kind": KINDS[position.drawn]}


PHASES: dict[int, Phase[Position]] = {
    CHOOSING: Phase("keep", KEEP_COMMISSION),
    BUILDING: Phase("build", BUILD_FROM_YARD, DRAW_FROM_BAG),
    PLACING: Phase("place", PLACE_DRAWN, arguments=drawn_kind, automatic=True),
}


def why_not_now(position: Position, _seat: int, action: Action) -> Refusal:
    """First the commissions, then building; what was drawn has to be placed."""
    if position.phase == CHOOSING:
        return CHOOSE_FIRST()
    if isinstance(action, Keep):
        return ALREADY_CHOSEN()
    return NOTHING_DRAWN() if isinstance(action, Place) else PLACE_FIRST()


def over(position: Position) -> Message:
    """Who has won."""
    winners = result_of(position).winners
    return Message("nineplots-prompt-over", {"players": seat_list(winners), "count": len(winners)})


RULEBOOK = Rulebook(
    "nineplots",
    ACTION_TYPES,
    PHASES,
    {},
    not_now=why_not_now,
    other_reasons=(CHOOSE_FIRST, ALREADY_CHOSEN, NOTHING_DRAWN, PLACE_FIRST),
    over=over,
    over_ids=("nineplots-prompt-over",),
)


class NinePlots(Position):
    """A position of Nine Plots with its rules."""

    rulebook: ClassVar[Rulebook] = RULEBOOK
    layout: ClassVar[Layout] = Layout(Position, Position.key, RULES_VERSION, PLAYED_BOX.mark)

    def _result(self) -> Result:
        return result_of(self)

    def view(self, seat: int | None) -> NinePlotsView:
        return view_of(self, self.viewer(seat))

    def preview(self, seat: int, action: Action) -> NinePlotsPreview | None:
        return None if self.refusal(seat, action) else preview_of(self, seat, action)

    def _forget(self, seat: int | None, rng: Rng) -> None:
        forget_secrets(self, seat, rng)
