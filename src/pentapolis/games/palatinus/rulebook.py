"""The rulebook of Palatinus: its phases, and the position that is played by them."""

from __future__ import annotations

from typing import ClassVar

from pentapolis.games.palatinus.actions import ACTION_TYPES, PlaceInhabitant
from pentapolis.games.palatinus.components import PLAYED_BOX, ROUNDS
from pentapolis.games.palatinus.preview import PalatinusPreview, preview_of
from pentapolis.games.palatinus.resampling import forget_secrets
from pentapolis.games.palatinus.rules.inhabitants import PLACE_INHABITANT, TILES_FIRST, round_of, soldier_due
from pentapolis.games.palatinus.rules.tiles import (
    ALL_TILES_LIE,
    LAY_TILE,
    MESH_FIRST,
    MESH_SETTLED,
    MESH_TILES,
    why_no_tile_now,
)
from pentapolis.games.palatinus.state import LAYING, MESHING, PLACING, RULES_VERSION, Position
from pentapolis.games.palatinus.view import PalatinusView, view_of
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Rng
from pentapolis.kernel.decisions import Arguments, Phase, Rulebook
from pentapolis.kernel.events import seat_list
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.results import Result
from pentapolis.kernel.snapshots import Layout


def placing_prompt(position: Position, seat: int) -> str:
    """That a soldier is due can be deduced from what everybody sees (ruling 30)."""
    return "soldier" if soldier_due(position, seat) else "place"


def placing_arguments(position: Position, seat: int) -> Arguments:
    """The round, unless there is something more urgent to say."""
    if soldier_due(position, seat):
        return {}
    return {"round": round_of(position), "rounds": ROUNDS[position.seats]}


PHASES: dict[int, Phase[Position]] = {
    MESHING: Phase("mesh", MESH_TILES),
    LAYING: Phase("lay", LAY_TILE),
    PLACING: Phase(
        "place",
        PLACE_INHABITANT,
        prompts=("place", "soldier"),
        prompt=placing_prompt,
        arguments=placing_arguments,
    ),
}


def why_not_now(position: Position, _seat: int, action: Action) -> Refusal:
    """Tiles come first, inhabitants after the last of them."""
    if isinstance(action, PlaceInhabitant):
        return TILES_FIRST()
    return why_no_tile_now(position, action)


def over(position: Position) -> Message:
    """Who has won."""
    assert position.count is not None
    return Message("palatinus-prompt-over", {"players": seat_list(position.count.result.winners)})


RULEBOOK = Rulebook(
    "palatinus",
    ACTION_TYPES,
    PHASES,
    {},
    not_now=why_not_now,
    other_reasons=(TILES_FIRST, ALL_TILES_LIE, MESH_FIRST, MESH_SETTLED),
    over=over,
    over_ids=("palatinus-prompt-over",),
)


class Palatinus(Position):
    """A position of Palatinus with its rules."""

    rulebook: ClassVar[Rulebook] = RULEBOOK
    layout: ClassVar[Layout] = Layout(Position, Position.key, RULES_VERSION, PLAYED_BOX.mark)

    def _result(self) -> Result:
        assert self.count is not None
        return self.count.result

    def view(self, seat: int | None) -> PalatinusView:
        return view_of(self, self.viewer(seat))

    def preview(self, seat: int, action: Action) -> PalatinusPreview | None:
        return None if self.refusal(seat, action) else preview_of(self, seat, action)

    def _forget(self, seat: int | None, rng: Rng) -> None:
        forget_secrets(self, seat, rng)
