"""The end of the game: victory check (5.10), the last survivor, resigning (ruling 24).

Saints are asked at the end of a round, survivors counted whenever somebody is out.
"""

from __future__ import annotations

from typing import Literal

from pentapolis.games.antiquity.actions import Resign
from pentapolis.games.antiquity.actions.lists import RESIGN
from pentapolis.games.antiquity.components import FIGURES
from pentapolis.games.antiquity.events.rounds import Eliminated, Ended
from pentapolis.games.antiquity.rules.turns import end_turn
from pentapolis.games.antiquity.scoring import (
    ENDING_DRAW,
    ENDING_RUIN,
    ENDING_SURVIVOR,
    clean_hexes,
    fulfilled_seats,
    ranking_of,
    saintly_ending,
)
from pentapolis.games.antiquity.state import Position, changing
from pentapolis.games.antiquity.state.phases import ALL_RISE, COUNTRY_TURNS, OVER
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal
from pentapolis.kernel.state import NOBODY as NO_ACTORS

RULE_RESIGNING = "antiquity.5.4"

NO_RESIGNING = Reason("antiquity-refusal-resign", RULE_RESIGNING)

# Victory check (5.10) ---------------------------------------------------------------------------


def check_victory(position: Position, events: list[Event]) -> None:
    """The game ends when a saint is satisfied, or with the last round."""
    fulfilled = fulfilled_seats(position)
    if fulfilled:
        _end_game(position, saintly_ending(position, fulfilled), fulfilled, events)
    elif position.round >= FIGURES.rounds:
        _end_game(position, ENDING_DRAW, (), events)
    else:
        position.phase = ALL_RISE


def _end_game(position: Position, ending: str, fulfilled: tuple[int, ...], events: list[Event]) -> None:
    position.phase = OVER
    position.turn = 0
    position.actors = NO_ACTORS
    position.waiting = ()
    position.ending = ending
    position.fulfilled = fulfilled
    clean = tuple(clean_hexes(position, seat) for seat in fulfilled)
    events.append(Ended(ending, ranking_of(position), position.round, fulfilled, clean))


# Elimination, and the last survivor (ruling 24) ---------------------------------------------------------


def eliminate(
    position: Position,
    seat: int,
    reason: Literal["famine", "pollution", "resigned"],
    events: list[Event],
) -> None:
    """A player is out: no zone, no saint, no dump. All pieces stay where they are."""
    changing(position, seat).out = position.round
    events.append(Eliminated(seat, reason))


def end_if_survived(position: Position, events: list[Event]) -> bool:
    """Those who are out leave the order; a single survivor wins, without one nobody does.

    In the end a ruin leaves those in the order who fell last: the others come after them (ruling 53).
    """
    survivors = tuple([seat for seat in position.order if not position.realms[seat].out])
    position.order = survivors or position.order
    if len(survivors) > 1:
        return False
    _end_game(position, ENDING_SURVIVOR if survivors else ENDING_RUIN, survivors, events)
    return True


# Resigning ---------------------------------------------------------------------------


def ways_to_resign(position: Position, _seat: int) -> list[Resign]:
    return [RESIGN] if position.options.resignation else []


def why_not_resign(position: Position, _seat: int, _action: Resign) -> Refusal | None:
    return None if position.options.resignation else NO_RESIGNING()


def resign(position: Position, seat: int, _action: Resign, events: list[Event]) -> None:
    eliminate(position, seat, "resigned", events)
    if not end_if_survived(position, events):
        end_turn(position, seat, COUNTRY_TURNS)


GIVE_UP = Decision(
    Resign,
    rule=RULE_RESIGNING,
    choices=ways_to_resign,
    why_not=why_not_resign,
    effect=resign,
    reasons=(NO_RESIGNING,),
)
