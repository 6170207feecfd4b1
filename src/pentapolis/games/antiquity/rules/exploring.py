"""Exploration (5.7): tokens are revealed.

One token a round for each Explorer; food that is found raises the famine.
"""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Done, Explore
from pentapolis.games.antiquity.actions.lists import DONE, EXPLORE
from pentapolis.games.antiquity.components import FIGURES, FOOD, GOODS, ONE
from pentapolis.games.antiquity.components.plane import BITS, HEXES, names_of
from pentapolis.games.antiquity.events.country import Explored, TokensDiscarded
from pentapolis.games.antiquity.rules.buildings import can_explore
from pentapolis.games.antiquity.rules.stocks import can_supply
from pentapolis.games.antiquity.rules.turns import begin_phase, end_turn, hand_out_turns, one_by_one
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.state import Position, changing
from pentapolis.games.antiquity.state.phases import (
    BEGIN_FAMINE,
    EXPLORATION,
    EXPLORATION_TURNS,
    VICTORY_CHECK,
)
from pentapolis.kernel.decisions import Decision, Reason, may_always
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

RULE = "antiquity.5.7"

NO_TOKEN = Reason("antiquity-refusal-no-token", RULE)


def discard_tokens(position: Position, hexes: int, events: list[Event]) -> None:
    """Exploration tokens on these hexes leave the game unseen (ruling 14)."""
    found = position.tokens & hexes
    if found:
        position.tokens &= ~found
        events.append(TokensDiscarded(tuple(names_of(found))))


# The phase ---------------------------------------------------------------------------


def begin_exploration(position: Position, events: list[Event]) -> None:
    begin_phase(position, EXPLORATION, EXPLORATION_TURNS, events)


def exploration_turns(position: Position, events: list[Event]) -> None:
    """One after another; beginners play without famine and pollution, which come next."""
    then = VICTORY_CHECK if position.options.beginners else BEGIN_FAMINE
    hand_out_turns(position, EXPLORATION, _begin_turn, one_by_one, then, events)


def _begin_turn(position: Position, seat: int, _events: list[Event]) -> bool:
    return explorable_tokens(position, seat) != 0


# Exploring ---------------------------------------------------------------------------


def explorable_tokens(position: Position, seat: int) -> int:
    """The tokens that the seat can reveal (ruling 15)."""
    if not position.tokens or not can_explore(position, position.realms[seat]):
        return 0
    return position.tokens & zone_of(position, seat)


def tokens_to_explore(position: Position, seat: int) -> list[Explore]:
    return [*EXPLORE.picked(explorable_tokens(position, seat))]


def why_not_explore(position: Position, seat: int, action: Explore) -> Refusal | None:
    if explorable_tokens(position, seat) >> BITS[action.hex] & 1:
        return None
    return NO_TOKEN(space=HEXES[action.hex])


def explore(position: Position, seat: int, action: Explore, events: list[Event]) -> None:
    """The finder gets what the token shows; food raises the famine level (ruling 39)."""
    bit = BITS[action.hex]
    good = position.faces[position.board.spaces.index(bit)]
    position.tokens &= ~(1 << bit)
    position.revealed |= 1 << bit
    if can_supply(position, good):
        changing(position, seat).goods += ONE[good]
    rises = good in FOOD
    if rises:
        position.famine += FIGURES.famine_per_explored_food
    events.append(Explored(seat, HEXES[action.hex], GOODS[good], position.famine, rises))
    end_turn(position, seat, EXPLORATION_TURNS)


EXPLORE_TOKEN = Decision(
    Explore,
    rule=RULE,
    choices=tokens_to_explore,
    why_not=why_not_explore,
    effect=explore,
    reasons=(NO_TOKEN,),
)


def ways_to_stay_home(_position: Position, _seat: int) -> tuple[Done, ...]:
    return (DONE,)


def stay_home(position: Position, seat: int, _action: Done, _events: list[Event]) -> None:
    end_turn(position, seat, EXPLORATION_TURNS)


EXPLORE_NOTHING = Decision(Done, rule=RULE, choices=ways_to_stay_home, why_not=may_always, effect=stay_home)
