"""City building (5.2): men are sent to buildings.

A man stays until everybody gets up; the one on the University also mans the faculties next to it.
"""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Man
from pentapolis.games.antiquity.actions.lists import MAN
from pentapolis.games.antiquity.components import BUILDINGS, NEEDS_MAN, TYPE_OF
from pentapolis.games.antiquity.components.squares import SQUARE_BITS, SQUARES
from pentapolis.games.antiquity.events.plans import Manned
from pentapolis.games.antiquity.rules.cities import begun_by, building_at, is_silenced, mannable
from pentapolis.games.antiquity.rules.planning.steps import RULE, take_step
from pentapolis.games.antiquity.state import Position, type_name
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

NO_MEN = Reason("antiquity-refusal-no-men", RULE)
NO_BUILDING = Reason("antiquity-refusal-no-building", RULE)
NEEDS_NO_MAN = Reason("antiquity-refusal-needs-no-man", RULE)
GRAVE_ON_BUILDING = Reason("antiquity-refusal-grave-on-building", RULE)
SILENCED = Reason("antiquity-refusal-silenced", RULE)
MANNED_ALREADY = Reason("antiquity-refusal-manned", RULE)
TAUGHT = Reason("antiquity-refusal-taught", RULE)


def buildings_to_man(position: Position, seat: int) -> list[Man]:
    realm = position.realms[seat]
    return [*MAN.picked(mannable(position, realm))] if realm.men else []


def why_not_man(position: Position, seat: int, action: Man) -> Refusal | None:
    realm = position.realms[seat]
    if not realm.men:
        return NO_MEN()
    bit = SQUARE_BITS[action.square]
    if mannable(position, realm) >> bit & 1:
        return None
    placed = begun_by(realm, bit)
    if placed is None:
        return NO_BUILDING(square=SQUARES[action.square])
    kind = TYPE_OF[placed.piece]
    if not NEEDS_MAN[kind]:
        reason = NEEDS_NO_MAN
    elif placed.mask & realm.graves:
        reason = GRAVE_ON_BUILDING
    elif is_silenced(position, realm, kind, placed.mask):
        reason = SILENCED
    else:
        reason = MANNED_ALREADY if placed.mask & realm.manned else TAUGHT
    return reason(building=BUILDINGS[kind])


def man(position: Position, seat: int, action: Man, events: list[Event]) -> None:
    realm = take_step(position, seat, action)
    bit = SQUARE_BITS[action.square]
    realm.men -= 1
    realm.manned |= 1 << bit
    placed = building_at(realm, bit)
    assert placed is not None
    events.append(Manned(seat, type_name(placed.piece), SQUARES[action.square]))


SEND_MAN = Decision(
    Man,
    rule=RULE,
    choices=buildings_to_man,
    why_not=why_not_man,
    effect=man,
    reasons=(NO_MEN, NO_BUILDING, NEEDS_NO_MAN, GRAVE_ON_BUILDING, SILENCED, MANNED_ALREADY, TAUGHT),
)
