"""The turn (4.1): a number of actions of one kind, then the next player's turn, or the end."""

from __future__ import annotations

from pentapolis.games.attika.components import ACTIONS, BOX
from pentapolis.games.attika.events import TurnEnded
from pentapolis.games.attika.scoring import ENDING_LOST, ENDING_STALEMATE, ended
from pentapolis.games.attika.state import (
    ACTING,
    ACTIONS_DONE,
    CARDS,
    DRAWING,
    DRAWN,
    NONE,
    OVER,
    PAYING,
    TILE,
    Position,
)
from pentapolis.kernel.decisions import Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Refusal
from pentapolis.kernel.state import NOBODY, TURNS

RULE = "attika.4.1"

FIRST_THINGS_FIRST = {
    DRAWN: Reason("attika-refusal-drawn-first", RULE),
    PAYING: Reason("attika-refusal-pay-first", RULE),
    TILE: Reason("attika-refusal-tile-first", RULE),
    CARDS: Reason("attika-refusal-only-cards", RULE),
}
"""Why there is no other action in these phases."""

USED_UP = Reason("attika-refusal-used-up", RULE)
DRAWS_NOW = Reason("attika-refusal-mode-draw", RULE)
BUILDS_NOW = Reason("attika-refusal-mode-build", RULE)
NO_ACTION_LEFT = (USED_UP, DRAWS_NOW, BUILDS_NOW)

# Actions of a turn ---------------------------------------------------------------------------


def actions_in_mode(position: Position) -> int:
    """The draws or builds that a turn has; none before the player has begun with either."""
    return ACTIONS[position.mode]


def may_act(position: Position, mode: int) -> bool:
    """Whether an action of this kind is left, or bought."""
    if position.mode == NONE:
        return True
    return position.mode == mode and (position.bought or position.made < ACTIONS[mode])


def why_no_action(position: Position, mode: int) -> Refusal | None:
    """Why the player cannot draw, or build, in this turn any more."""
    if may_act(position, mode):
        return None
    if position.mode == mode:
        return USED_UP(actions=ACTIONS[mode])
    return DRAWS_NOW() if position.mode == DRAWING else BUILDS_NOW()


def use_action(position: Position, mode: int) -> None:
    """Count an action of this kind, the bought one first."""
    position.mode = mode
    if position.bought:
        position.bought = False
    else:
        position.made += 1


def has_something_to(position: Position, mode: int, seat: int) -> bool:
    """Whether, for all to see, anything is left to draw or to build."""
    if mode == DRAWING:
        return any(position.stacks[seat])
    return bool(position.stored[seat] and position.vacant)


def go_on(position: Position, _events: list[Event]) -> None:
    """After an action. A player who can do no more, as all can see, takes the cards at once."""
    mode, seat = position.mode, position.actors[0]
    may_continue = position.made < ACTIONS[mode] or position.amphorae[seat] > 0
    position.phase = ACTING if may_continue and has_something_to(position, mode, seat) else ACTIONS_DONE


# The next turn, or none ---------------------------------------------------------------------------


def end_turn(position: Position, events: list[Event]) -> None:
    """Hand the turn on; a race that lasts too long ends, and so does a game in which nobody acts."""
    seat = position.actors[0]
    events.append(TurnEnded(seat, position.turn))
    if position.options.solo_race:
        if position.turn >= BOX.race.turns:
            end_game(position, ENDING_LOST, EMPTY, events)
            return
    elif position.idle >= position.seats:  # ruling 31
        end_game(position, ENDING_STALEMATE, EMPTY, events)
        return
    position.turn += 1
    position.actors = TURNS[(seat + 1) % position.seats]
    position.phase = ACTING
    position.mode = NONE
    position.made = 0


def end_game(position: Position, ending: str, winner: int, events: list[Event]) -> None:
    """Nobody has anything to decide any more."""
    position.phase = OVER
    position.actors = NOBODY
    position.building = position.site = EMPTY
    position.tile_due = False
    position.ending = ending
    position.winner = winner
    events.append(ended(position))
