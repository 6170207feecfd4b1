"""Pollution (5.9): every city brings waste; what finds no clean hex becomes graves."""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Bury, Pollute
from pentapolis.games.antiquity.actions.lists import POLLUTE
from pentapolis.games.antiquity.components import FIGURES
from pentapolis.games.antiquity.components.plane import BITS, HEXES, names_of
from pentapolis.games.antiquity.components.squares import SQUARE_BITS
from pentapolis.games.antiquity.events.disasters import GravesDue, Polluted, PollutionDue
from pentapolis.games.antiquity.rules.buildings import dump_of, fountains_of, protects_zone
from pentapolis.games.antiquity.rules.definitions import open_to_pollution
from pentapolis.games.antiquity.rules.exploring import discard_tokens
from pentapolis.games.antiquity.rules.famine import (
    NOT_BURIED,
    bury_at,
    bury_due,
    squares_to_bury,
    why_not_bury,
)
from pentapolis.games.antiquity.rules.turns import WaitsFor, begin_phase, end_turn, hand_out_turns
from pentapolis.games.antiquity.rules.victory import end_if_survived
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.state import Position, changing
from pentapolis.games.antiquity.state.phases import END_POLLUTION, POLLUTION, POLLUTION_TURNS, VICTORY_CHECK
from pentapolis.games.antiquity.state.realm import Realm
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

RULE = "antiquity.5.9"

NO_MARKERS = Reason("antiquity-refusal-no-markers", RULE)
OUTSIDE_ZONE = Reason("antiquity-refusal-outside-zone", RULE)
POLLUTED_ALREADY = Reason("antiquity-refusal-polluted-already", RULE)
PROTECTED = Reason("antiquity-refusal-dump", RULE)
NOT_FREE = Reason("antiquity-refusal-not-free", RULE)


def pollution_of(position: Position, realm: Realm) -> int:
    """The pollution markers that a player must place."""
    made = len(realm.centres) * FIGURES.pollution_per_city
    return max(0, made - fountains_of(realm) - dump_of(position, realm))


def pollutable(position: Position, seat: int) -> int:
    """Where a seat can put pollution: clean free hexes of its zone that nobody else's Dump protects."""
    hexes = zone_of(position, seat) & open_to_pollution(position)
    for other in range(position.seats):
        realm = position.realms[other]
        if other != seat and not realm.out and protects_zone(position, realm):
            hexes &= ~zone_of(position, other)
    return hexes


# The phase ---------------------------------------------------------------------------


def sharing_clean_hexes(position: Position, seat: int, others: list[int]) -> list[int]:
    """Those of the others with whom it can matter who places pollution first (ruling 22).

    Their zones share a hex with the seat's that can still be polluted. One of them might take it from the
    other; and a Dump that keeps it clean may get a grave, or its owner be out, by pollution without room.
    """
    if not others or not pollution_of(position, position.realms[seat]):
        return []
    hexes = zone_of(position, seat) & open_to_pollution(position)
    return [other for other in others if hexes & zone_of(position, other)]


def begin_pollution(position: Position, events: list[Event]) -> None:
    begin_phase(position, POLLUTION, POLLUTION_TURNS, events)


def pollution_turns(
    position: Position, events: list[Event], waits_for: WaitsFor = sharing_clean_hexes
) -> None:
    hand_out_turns(position, POLLUTION, waste, waits_for, END_POLLUTION, events)


def end_pollution(position: Position, events: list[Event]) -> None:
    if not end_if_survived(position, events):
        position.phase = VICTORY_CHECK


def waste(position: Position, seat: int, events: list[Event]) -> bool:
    """The markers that a seat must place; True if it must choose where some of them go."""
    markers = pollution_of(position, position.realms[seat])
    if not markers:
        return False
    changing(position, seat).markers = markers
    events.append(PollutionDue(seat, markers))
    return _pollute_due(position, seat, events)


def _pollute_due(position: Position, seat: int, events: list[Event]) -> bool:
    """Place markers as far as there is no choice; those without a place become graves (ruling 33)."""
    markers = position.realms[seat].markers
    if markers:
        hexes = pollutable(position, seat)
        if hexes.bit_count() > markers:
            return True
        realm = changing(position, seat)
        realm.due = markers - hexes.bit_count()
        realm.markers = 0
        if hexes:
            _pollute_hexes(position, seat, hexes, events)
        if realm.due:
            events.append(GravesDue(seat, realm.due, "pollution", 0, 0, 0))
    return bury_due(position, seat, "pollution", events)


def _pollute_hexes(position: Position, seat: int, hexes: int, events: list[Event]) -> None:
    position.polluted |= hexes
    events.append(Polluted(seat, tuple(names_of(hexes))))
    if position.options.pollution_discards_tokens:  # ruling 14
        discard_tokens(position, hexes, events)


# Markers ---------------------------------------------------------------------------


def hexes_to_pollute(position: Position, seat: int) -> list[Pollute]:
    return [*POLLUTE.picked(pollutable(position, seat))] if position.realms[seat].markers else []


def why_not_pollute(position: Position, seat: int, action: Pollute) -> Refusal | None:
    if not position.realms[seat].markers:
        return NO_MARKERS()
    bit = 1 << BITS[action.hex]
    if pollutable(position, seat) & bit:
        return None
    if not zone_of(position, seat) & bit:
        reason = OUTSIDE_ZONE
    elif position.polluted & bit:
        reason = POLLUTED_ALREADY
    else:
        reason = PROTECTED if open_to_pollution(position) & bit else NOT_FREE
    return reason(space=HEXES[action.hex])


def pollute(position: Position, seat: int, action: Pollute, events: list[Event]) -> None:
    changing(position, seat).markers -= 1
    _pollute_hexes(position, seat, 1 << BITS[action.hex], events)
    if not _pollute_due(position, seat, events):
        end_turn(position, seat, POLLUTION_TURNS)


POLLUTE_HEX = Decision(
    Pollute,
    rule=RULE,
    choices=hexes_to_pollute,
    why_not=why_not_pollute,
    effect=pollute,
    reasons=(NO_MARKERS, OUTSIDE_ZONE, POLLUTED_ALREADY, PROTECTED, NOT_FREE),
)

# Graves for waste without a place ---------------------------------------------------------------------------


def squares_for_waste(position: Position, seat: int) -> list[Bury]:
    return [] if position.realms[seat].markers else squares_to_bury(position, seat)


def bury_for_waste(position: Position, seat: int, action: Bury, events: list[Event]) -> None:
    bury_at(position, seat, SQUARE_BITS[action.square], events)
    if not bury_due(position, seat, "pollution", events):
        end_turn(position, seat, POLLUTION_TURNS)


BURY_FOR_WASTE = Decision(
    Bury,
    rule=RULE,
    choices=squares_for_waste,
    why_not=why_not_bury,
    effect=bury_for_waste,
    reasons=NOT_BURIED,
)
