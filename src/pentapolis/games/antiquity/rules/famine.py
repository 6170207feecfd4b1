"""Famine (5.8), and graves, which pollution brings too.

Anyone with less food than the famine asks for digs graves.
"""

from __future__ import annotations

from typing import Literal

from pentapolis.games.antiquity.actions import Bury
from pentapolis.games.antiquity.actions.lists import BURY
from pentapolis.games.antiquity.components import FIGURES, food_in
from pentapolis.games.antiquity.components.masks import bits_of
from pentapolis.games.antiquity.components.squares import SQUARE_BITS, SQUARE_NAMES, SQUARES
from pentapolis.games.antiquity.events.disasters import FamineRose, GravePlaced, GravesDue
from pentapolis.games.antiquity.rules.buildings import granary_of
from pentapolis.games.antiquity.rules.cities import building_at, empty_squares, put_grave
from pentapolis.games.antiquity.rules.turns import (
    WaitsFor,
    all_at_once,
    begin_phase,
    end_turn,
    hand_out_turns,
)
from pentapolis.games.antiquity.rules.victory import eliminate, end_if_survived
from pentapolis.games.antiquity.state import Position, changing, type_name
from pentapolis.games.antiquity.state.phases import BEGIN_POLLUTION, END_FAMINE, FAMINE, FAMINE_TURNS
from pentapolis.games.antiquity.state.realm import Realm
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

RULE = "antiquity.5.8"

NO_GRAVE_DUE = Reason("antiquity-refusal-no-grave-due", RULE)
GRAVE_HERE = Reason("antiquity-refusal-grave-here", RULE)
HOUSE_HERE = Reason("antiquity-refusal-house-here", RULE)
EMPTY_FIRST = Reason("antiquity-refusal-empty-first", RULE)
NO_SQUARE = Reason("antiquity-refusal-no-square", RULE)

NOT_BURIED = (NO_GRAVE_DUE, GRAVE_HERE, HOUSE_HERE, EMPTY_FIRST, NO_SQUARE)

# The phase ---------------------------------------------------------------------------


def begin_famine(position: Position, events: list[Event]) -> None:
    begin_phase(position, FAMINE, FAMINE_TURNS, events)


def famine_turns(position: Position, events: list[Event], waits_for: WaitsFor = all_at_once) -> None:
    hand_out_turns(position, FAMINE, starve, waits_for, END_FAMINE, events)


def end_famine(position: Position, events: list[Event]) -> None:
    """The famine grows every round."""
    if not end_if_survived(position, events):
        position.famine += FIGURES.famine_per_round
        events.append(FamineRose(position.famine))
        position.phase = BEGIN_POLLUTION


def famine_graves(position: Position, realm: Realm) -> int:
    """The graves that famine brings a player now; food is not used up."""
    return max(0, position.famine - food_in(realm.goods) - granary_of(position, realm))


def starve(position: Position, seat: int, events: list[Event]) -> bool:
    """The graves that a seat owes; True if it must choose where some of them go."""
    due = famine_graves(position, position.realms[seat])
    if not due:
        return False
    realm = changing(position, seat)
    realm.due = due
    food, granary = food_in(realm.goods), granary_of(position, realm)
    events.append(GravesDue(seat, due, "famine", position.famine, food, granary))
    return bury_due(position, seat, "famine", events)


# Graves ---------------------------------------------------------------------------


def grave_squares(realm: Realm) -> int:
    """Where graves must go: on empty squares; when there are none, on buildings, but not on houses."""
    return empty_squares(realm) or realm.covered & ~realm.houses & ~realm.graves


def bury_due(
    position: Position, seat: int, reason: Literal["famine", "pollution"], events: list[Event]
) -> bool:
    """Place graves as far as there is no choice; True if there is one. A player without a place is out."""
    while due := position.realms[seat].due:
        squares = grave_squares(position.realms[seat])
        if not squares:
            changing(position, seat).due = 0
            eliminate(position, seat, reason, events)
            return False
        if squares.bit_count() > due:
            return True
        for bit in bits_of(squares):
            bury_at(position, seat, bit, events)
    return False


def bury_at(position: Position, seat: int, bit: int, events: list[Event]) -> None:
    """One of the graves that are due lies on a square."""
    realm = changing(position, seat)
    placed = building_at(realm, bit)
    put_grave(realm, bit)
    realm.due -= 1
    building = None if placed is None else type_name(placed.piece)
    events.append(GravePlaced(seat, SQUARE_NAMES[bit], building))


def squares_to_bury(position: Position, seat: int) -> list[Bury]:
    return [*BURY.picked(grave_squares(position.realms[seat]))]


def why_not_bury(position: Position, seat: int, action: Bury) -> Refusal | None:
    realm, bit = position.realms[seat], SQUARE_BITS[action.square]
    if not realm.due:
        return NO_GRAVE_DUE()
    if grave_squares(realm) >> bit & 1:
        return None
    if realm.graves >> bit & 1:
        reason = GRAVE_HERE
    elif realm.houses >> bit & 1:
        reason = HOUSE_HERE
    else:
        reason = EMPTY_FIRST if realm.covered >> bit & 1 else NO_SQUARE
    return reason(square=SQUARES[action.square])


def bury(position: Position, seat: int, action: Bury, events: list[Event]) -> None:
    bury_at(position, seat, SQUARE_BITS[action.square], events)
    if not bury_due(position, seat, "famine", events):
        end_turn(position, seat, FAMINE_TURNS)


BURY_STARVED = Decision(
    Bury,
    rule=RULE,
    choices=squares_to_bury,
    why_not=why_not_bury,
    effect=bury,
    reasons=NOT_BURIED,
)
