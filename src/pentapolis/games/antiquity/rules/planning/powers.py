"""City building (5.2): the Hospital removes graves, the Faculty of Theology razes the Cathedral."""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Heal, Raze
from pentapolis.games.antiquity.actions.lists import HEAL, RAZE
from pentapolis.games.antiquity.components import CATHEDRAL, FIGURES, HOSPITAL, NOBODY, SAINTS, THEOLOGY
from pentapolis.games.antiquity.components.squares import SQUARE_BITS, SQUARES
from pentapolis.games.antiquity.events.plans import CathedralRazed, GraveRemoved
from pentapolis.games.antiquity.rules.buildings import can_heal, can_raze
from pentapolis.games.antiquity.rules.cities import buildings_of, remove_building, works
from pentapolis.games.antiquity.rules.planning.manning import GRAVE_ON_BUILDING
from pentapolis.games.antiquity.rules.planning.steps import NOT_WORKING, RULE, take_step
from pentapolis.games.antiquity.state import Position
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

HEALED_ENOUGH = Reason("antiquity-refusal-healed", RULE)
NO_GRAVE = Reason("antiquity-refusal-no-grave", RULE)
RAZED_ALREADY = Reason("antiquity-refusal-razed", RULE)
NO_CATHEDRAL = Reason("antiquity-refusal-no-cathedral", RULE)
MARIA_STAYS = Reason("antiquity-refusal-maria-stays", RULE)

# Hospital ---------------------------------------------------------------------------


def graves_to_remove(position: Position, seat: int) -> list[Heal]:
    realm = position.realms[seat]
    return [*HEAL.picked(realm.graves)] if can_heal(position, realm) else []


def why_not_heal(position: Position, seat: int, action: Heal) -> Refusal | None:
    realm = position.realms[seat]
    if not works(position, realm, HOSPITAL):
        return NOT_WORKING(building="hospital")
    if realm.healed >= FIGURES.hospital:
        return HEALED_ENOUGH(count=FIGURES.hospital)
    if realm.graves >> SQUARE_BITS[action.square] & 1:
        return None
    return NO_GRAVE(square=SQUARES[action.square])


def heal(position: Position, seat: int, action: Heal, events: list[Event]) -> None:
    realm = take_step(position, seat, action)
    realm.graves &= ~(1 << SQUARE_BITS[action.square])
    realm.healed += 1
    events.append(GraveRemoved(seat, SQUARES[action.square], FIGURES.hospital - realm.healed))


REMOVE_GRAVE = Decision(
    Heal,
    rule=RULE,
    choices=graves_to_remove,
    why_not=why_not_heal,
    effect=heal,
    reasons=(NOT_WORKING, HEALED_ENOUGH, NO_GRAVE),
)

# Faculty of Theology ---------------------------------------------------------------------------


def razings(position: Position, seat: int) -> list[Raze]:
    return [RAZE] if can_raze(position, position.realms[seat]) else []


def why_not_raze(position: Position, seat: int, _action: Raze) -> Refusal | None:
    realm = position.realms[seat]
    if can_raze(position, realm):
        return None
    if not works(position, realm, THEOLOGY):
        return NOT_WORKING(building="theology")
    if realm.razed:
        reason = RAZED_ALREADY
    elif not realm.masks[CATHEDRAL]:
        reason = NO_CATHEDRAL
    else:
        reason = GRAVE_ON_BUILDING if realm.masks[CATHEDRAL] & realm.graves else MARIA_STAYS
    return reason(building="cathedral")


def raze(position: Position, seat: int, action: Raze, events: list[Event]) -> None:
    realm = take_step(position, seat, action)
    [cathedral] = buildings_of(realm, CATHEDRAL)
    saint = SAINTS[realm.saint]
    remove_building(realm, cathedral)
    realm.saint = NOBODY
    realm.razed = True
    realm.cathedral_fish = 0
    events.append(CathedralRazed(seat, saint))


RAZE_CATHEDRAL = Decision(
    Raze,
    rule=RULE,
    choices=razings,
    why_not=why_not_raze,
    effect=raze,
    reasons=(NOT_WORKING, RAZED_ALREADY, NO_CATHEDRAL, GRAVE_ON_BUILDING, MARIA_STAYS),
)
