"""The rulebook of Attika: its phases, and the position that is played by them."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from pentapolis.games.attika.actions import (
    ACTION_TYPES,
    AmphoraCard,
    EndTurn,
    LayTile,
    Pay,
    Store,
)
from pentapolis.games.attika.components import BUILDINGS, HEXES, PLAYED_BOX
from pentapolis.games.attika.preview import AttikaPreview, preview_of
from pentapolis.games.attika.resampling import forget_secrets
from pentapolis.games.attika.rules.amphorae import BUY_ACTION
from pentapolis.games.attika.rules.building import BUILD_DRAWN, BUILD_STORED, NOTHING_TO_PAY, PAY_CARD
from pentapolis.games.attika.rules.cards import (
    BUY_CARD,
    FINISH_ACTIONS,
    KEEP_AMPHORAE,
    NOT_CARDS_YET,
    take_cards,
)
from pentapolis.games.attika.rules.drawing import DRAW_BUILDING, NOTHING_DRAWN, STORE_BUILDING
from pentapolis.games.attika.rules.tiles import LAY_TILE, NO_TILE, turn_up_tile
from pentapolis.games.attika.rules.turns import FIRST_THINGS_FIRST, actions_in_mode, end_turn, go_on
from pentapolis.games.attika.scoring import ranking_of, result_of
from pentapolis.games.attika.state import (
    ACTING,
    ACTION_DONE,
    ACTIONS_DONE,
    BUILDING_DONE,
    CARDS,
    DRAWN,
    MODES,
    NONE,
    PAYING,
    RULES_VERSION,
    TILE,
    TURN_DONE,
    Position,
)
from pentapolis.games.attika.view import AttikaView, view_of
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Rng
from pentapolis.kernel.decisions import Arguments, Phase, Reason, Rulebook
from pentapolis.kernel.events import Event, seat_list
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.results import Result
from pentapolis.kernel.snapshots import Layout

# What is asked ---------------------------------------------------------------------------


def acting_prompt(position: Position, _seat: int) -> str:
    """What can be done now: begin, go on, use a bought action, or buy one."""
    if position.mode == NONE:
        return "choose"
    if position.bought:
        return f"extra-{MODES[position.mode]}"
    return MODES[position.mode] if position.made < actions_in_mode(position) else "amphora"


def acting_arguments(position: Position, seat: int) -> Arguments:
    """The number of the turn before the first action, then what is left of it."""
    if position.mode == NONE:
        return {"turn": position.turn}
    if position.bought:
        return {}
    left = actions_in_mode(position) - position.made
    return {"left": left} if left else {"amphorae": position.amphorae[seat]}


PHASES: dict[int, Phase[Position]] = {
    ACTING: Phase(
        "choose",
        DRAW_BUILDING,
        BUILD_STORED,
        BUY_ACTION,
        FINISH_ACTIONS,
        prompts=("choose", "draw", "build", "extra-draw", "extra-build", "amphora"),
        prompt=acting_prompt,
        arguments=acting_arguments,
    ),
    DRAWN: Phase(
        "drawn",
        BUILD_DRAWN,
        STORE_BUILDING,
        arguments=lambda position, _seat: {"building": BUILDINGS[position.building]},
    ),
    PAYING: Phase(
        "pay",
        PAY_CARD,
        arguments=lambda position, _seat: {
            "building": BUILDINGS[position.building],
            "space": HEXES[position.site],
        },
    ),
    TILE: Phase("tile", LAY_TILE, arguments=lambda position, _seat: {"tile": position.tile + 1}),
    CARDS: Phase(
        "cards",
        BUY_CARD,
        KEEP_AMPHORAE,
        arguments=lambda position, seat: {"amphorae": position.amphorae[seat]},
    ),
}

STEPS: dict[int, Callable[[Position, list[Event]], None]] = {
    BUILDING_DONE: turn_up_tile,
    ACTION_DONE: go_on,
    ACTIONS_DONE: take_cards,
    TURN_DONE: end_turn,
}

# What is answered at other times ---------------------------------------------------------------------------

AT_OTHER_TIMES: dict[type[Action], Reason] = {
    Store: NOTHING_DRAWN,
    Pay: NOTHING_TO_PAY,
    LayTile: NO_TILE,
    AmphoraCard: NOT_CARDS_YET,
    EndTurn: NOT_CARDS_YET,
}
"""Why these cannot be taken now; to everything else the answer is what comes first."""


def why_not_now(position: Position, _seat: int, action: Action) -> Refusal:
    """There is nothing to decide of that kind, or something else comes first."""
    reason = AT_OTHER_TIMES.get(type(action)) or FIRST_THINGS_FIRST[position.phase]
    return reason()


def over(position: Position) -> Message:
    """Who has won, or how long the race took."""
    if position.options.solo_race:
        return Message("attika-prompt-over-race", {"player": 0, "turn": position.turn})
    return Message("attika-prompt-over", {"players": seat_list(ranking_of(position)[0])})


RULEBOOK = Rulebook(
    "attika",
    ACTION_TYPES,
    PHASES,
    STEPS,
    not_now=why_not_now,
    other_reasons=(*AT_OTHER_TIMES.values(), *FIRST_THINGS_FIRST.values()),
    over=over,
    over_ids=("attika-prompt-over", "attika-prompt-over-race"),
)


class Attika(Position):
    """A position of Attika with its rules."""

    rulebook: ClassVar[Rulebook] = RULEBOOK
    layout: ClassVar[Layout] = Layout(Position, Position.key, RULES_VERSION, PLAYED_BOX.mark)

    def _result(self) -> Result:
        return result_of(self)

    def view(self, seat: int | None) -> AttikaView:
        return view_of(self, self.viewer(seat))

    def preview(self, seat: int, action: Action) -> AttikaPreview | None:
        return None if self.refusal(seat, action) else preview_of(self, seat, action)

    def _forget(self, seat: int | None, rng: Rng) -> None:
        forget_secrets(self, seat, rng)
