"""The rulebook of La Città: its phases, and the position that is played by them.

Rule references: `lacitta.3.4` placing castles, `lacitta.5.2` political rounds, `lacitta.5.3` action cards,
`lacitta.5.4` politics cards, `lacitta.5.6` migration, `lacitta.5.7` giving up tiles, `lacitta.5.8` feeding,
`lacitta.5.11` the last year, `lacitta.5.12` the moving display.
`docs/rulings/lacitta.md` lists the rulings.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from pentapolis.games.lacitta.actions import ACTION_TYPES
from pentapolis.games.lacitta.components import ATTRACTIONS, CARDS, HEXES, PLAYED_BOX, ROUNDS
from pentapolis.games.lacitta.preview import LaCittaPreview, preview_of
from pentapolis.games.lacitta.resampling import forget_secrets
from pentapolis.games.lacitta.rules.action_cards import PLAY_FOR_GOLD, PLAY_TO_BUILD, PLAY_TO_FOUND
from pentapolis.games.lacitta.rules.cards import BUILD_WITH_CARD, HARVEST_TWICE, TAKE_CARD, only_site
from pentapolis.games.lacitta.rules.castles import PLACE_FIRST_CASTLE, next_castle
from pentapolis.games.lacitta.rules.display import KEEP_DISPLAY, REFRESH_DISPLAY
from pentapolis.games.lacitta.rules.feeding import STARVE_CITIZEN, feed_next, only_victim
from pentapolis.games.lacitta.rules.founding import SEND_SETTLER
from pentapolis.games.lacitta.rules.migration import CHOOSE_WISH, migrate_next, reveal_voices
from pentapolis.games.lacitta.rules.priced_cards import (
    CHEER_CITY,
    LOOK_AT_VOICES,
    PAY_FOR_CARD,
    WELCOME_CITIZENS,
    amount_of,
)
from pentapolis.games.lacitta.rules.removal import REMOVE_TILE, clear_next, tiles_too_many
from pentapolis.games.lacitta.rules.turns import PASS_BY_CHOICE, cards_to_play, next_turn, only_turn, round_of
from pentapolis.games.lacitta.rules.years import begin_year, end_year
from pentapolis.games.lacitta.scoring import ranking_of, result_of
from pentapolis.games.lacitta.state import (
    BUILDING,
    CHEERING,
    CLEAR,
    FEED,
    HARVESTING,
    LOOKING,
    MIGRATE,
    NEXT_CASTLE,
    NEXT_TURN,
    NEXT_YEAR,
    OVER,
    PAYING,
    PHASES,
    PLACING,
    REFRESHING,
    REMOVING,
    RULES_VERSION,
    SENDING,
    STARVING,
    TURN,
    VOTE,
    WELCOMING,
    WISHING,
    YEAR_END,
    Position,
)
from pentapolis.games.lacitta.view import LaCittaView, view_of
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Rng
from pentapolis.kernel.decisions import Arguments, Phase, Reason, Rulebook
from pentapolis.kernel.events import Event, seat_list
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.results import Result
from pentapolis.kernel.snapshots import Layout

# What prompts speak of ---------------------------------------------------------------------------


def castle_number(position: Position, _seat: int) -> Arguments:
    return {"number": 1 + position.turn // position.seats}


def oldest_card(position: Position, _seat: int) -> Arguments:
    return {"card": CARDS[position.display[0]]}


def time_of_year(position: Position, _seat: int) -> Arguments:
    return {"year": position.year, "round": round_of(position), "rounds": ROUNDS}


def new_city(position: Position, _seat: int) -> Arguments:
    return {"space": HEXES[position.site]}


def card_in_hand(position: Position, _seat: int) -> Arguments:
    return {"card": CARDS[position.card]}


def figures_to_place(position: Position, _seat: int) -> Arguments:
    return {"count": position.left}


def newcomers(position: Position, _seat: int) -> Arguments:
    return {"people": amount_of(position)}


def city_with_wishes(position: Position, _seat: int) -> Arguments:
    first, second = position.wishes
    return {
        "space": HEXES[position.castles[position.queue[0]]],
        "attraction": ATTRACTIONS[first],
        "attraction_other": ATTRACTIONS[second],
    }


def city_too_large(position: Position, _seat: int) -> Arguments:
    city = position.queue[0]
    return {"space": HEXES[position.castles[city]], "count": tiles_too_many(position, city)}


def victims(position: Position, _seat: int) -> Arguments:
    return {"count": position.victims}


# Phases ---------------------------------------------------------------------------

DECIDED: dict[int, Phase[Position]] = {
    PLACING: Phase(PHASES[PLACING], PLACE_FIRST_CASTLE, arguments=castle_number, automatic=True),
    REFRESHING: Phase(PHASES[REFRESHING], REFRESH_DISPLAY, KEEP_DISPLAY, arguments=oldest_card),
    TURN: Phase(
        PHASES[TURN],
        PLAY_FOR_GOLD,
        PLAY_TO_BUILD,
        PLAY_TO_FOUND,
        TAKE_CARD,
        PASS_BY_CHOICE,
        arguments=time_of_year,
        listed=cards_to_play,
        only=only_turn,
    ),
    SENDING: Phase(PHASES[SENDING], SEND_SETTLER, arguments=new_city, automatic=True),
    BUILDING: Phase(PHASES[BUILDING], BUILD_WITH_CARD, arguments=card_in_hand, only=only_site),
    PAYING: Phase(PHASES[PAYING], PAY_FOR_CARD, arguments=card_in_hand, automatic=True),
    CHEERING: Phase(PHASES[CHEERING], CHEER_CITY, arguments=figures_to_place, automatic=True),
    WELCOMING: Phase(PHASES[WELCOMING], WELCOME_CITIZENS, arguments=newcomers, automatic=True),
    HARVESTING: Phase(PHASES[HARVESTING], HARVEST_TWICE, automatic=True),
    LOOKING: Phase(PHASES[LOOKING], LOOK_AT_VOICES, automatic=True),
    WISHING: Phase(PHASES[WISHING], CHOOSE_WISH, arguments=city_with_wishes, automatic=True),
    REMOVING: Phase(PHASES[REMOVING], REMOVE_TILE, arguments=city_too_large, automatic=True),
    STARVING: Phase(PHASES[STARVING], STARVE_CITIZEN, arguments=victims, only=only_victim),
}

BY_ITSELF: dict[int, Callable[[Position, list[Event]], None]] = {
    NEXT_CASTLE: next_castle,
    NEXT_YEAR: begin_year,
    NEXT_TURN: next_turn,
    VOTE: reveal_voices,
    MIGRATE: migrate_next,
    CLEAR: clear_next,
    FEED: feed_next,
    YEAR_END: end_year,
}

FIRST_THINGS_FIRST = tuple([Reason(f"lacitta-refusal-first-{name}", "lacitta.4") for name in PHASES[:OVER]])
"""What must be decided in each phase, said to those who try something else."""


def why_not_now(position: Position, _seat: int, _action: Action) -> Refusal:
    return FIRST_THINGS_FIRST[position.phase]()


def over(position: Position) -> Message:
    """Who has won."""
    return Message("lacitta-prompt-over", {"players": seat_list(ranking_of(position)[0])})


RULEBOOK = Rulebook(
    "lacitta",
    ACTION_TYPES,
    DECIDED,
    BY_ITSELF,
    not_now=why_not_now,
    other_reasons=FIRST_THINGS_FIRST,
    over=over,
    over_ids=("lacitta-prompt-over",),
)


class LaCitta(Position):
    """A position of La Città with its rules."""

    rulebook: ClassVar[Rulebook] = RULEBOOK
    layout: ClassVar[Layout] = Layout(Position, Position.key, RULES_VERSION, PLAYED_BOX.mark)

    def _result(self) -> Result:
        return result_of(self)

    def view(self, seat: int | None) -> LaCittaView:
        return view_of(self, self.viewer(seat))

    def preview(self, seat: int, action: Action) -> LaCittaPreview | None:
        return None if self.refusal(seat, action) else preview_of(self, seat, action)

    def _forget(self, seat: int | None, rng: Rng) -> None:
        forget_secrets(self, seat, rng)
