"""City building (5.2): Santa Barbara's rearranging (ruling 29).

Buildings are lifted with all that is on them and put down elsewhere; graves go to empty squares.
"""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Bury, Dig, Lift, Place, Withdraw
from pentapolis.games.antiquity.actions.lists import BURY, DIG, LIFT, WITHDRAW
from pentapolis.games.antiquity.components import FIRST_HOUSE, PIECES
from pentapolis.games.antiquity.components.masks import mask_of
from pentapolis.games.antiquity.components.squares import (
    EVERY_ORIENTATION,
    SQUARE_BITS,
    SQUARES,
    square_names,
)
from pentapolis.games.antiquity.events.plans import Lifted, Moved, TakenBack
from pentapolis.games.antiquity.rules.cities import begun_by, empty_squares, put_building, remove_building
from pentapolis.games.antiquity.rules.planning.building import NO_FIT, places_for, why_no_place
from pentapolis.games.antiquity.rules.planning.manning import NO_BUILDING
from pentapolis.games.antiquity.rules.planning.powers import NO_GRAVE
from pentapolis.games.antiquity.rules.planning.steps import (
    RULE,
    WRONG_STEP,
    back_to_idle,
    take_step,
    wrong_step,
)
from pentapolis.games.antiquity.rules.saints import can_rearrange
from pentapolis.games.antiquity.state import Position
from pentapolis.games.antiquity.state.pieces import Lifted as InHand
from pentapolis.games.antiquity.state.pieces import Placed
from pentapolis.games.antiquity.state.realm import BURYING, IDLE, MOVING, Realm, clear_step
from pentapolis.kernel.decisions import Decision, Reason, may_always
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

NO_REARRANGING = Reason("antiquity-refusal-no-rearranging", RULE)
GRID_FULL = Reason("antiquity-refusal-grid-full", RULE)
SQUARE_TAKEN = Reason("antiquity-refusal-square-taken", RULE)

GRAVE = "grave"
"""The name of a grave among the pieces that can be moved."""


def may_rearrange(position: Position, realm: Realm) -> bool:
    """Whether something can be taken up now; buildings in hand allow it in any case."""
    return realm.step == MOVING or can_rearrange(position, realm)


# Buildings ---------------------------------------------------------------------------


def liftable(realm: Realm) -> int:
    """The first squares of all buildings, houses included."""
    return realm.houses | mask_of(
        [(placed.mask & -placed.mask).bit_length() - 1 for placed in realm.buildings]
    )


def buildings_to_lift(position: Position, seat: int) -> list[Lift]:
    realm = position.realms[seat]
    return [*LIFT.picked(liftable(realm))] if may_rearrange(position, realm) else []


def why_not_lift(position: Position, seat: int, action: Lift) -> Refusal | None:
    realm = position.realms[seat]
    if not may_rearrange(position, realm):
        return NO_REARRANGING()
    if liftable(realm) >> SQUARE_BITS[action.square] & 1:
        return None
    return NO_BUILDING(square=SQUARES[action.square])


def lift(position: Position, seat: int, action: Lift, events: list[Event]) -> None:
    realm = take_step(position, seat, action)
    bit = SQUARE_BITS[action.square]
    realm.step = MOVING
    placed = begun_by(realm, bit)
    if placed is None:
        realm.covered &= ~(1 << bit)
        realm.houses &= ~(1 << bit)
        realm.hand = (*realm.hand, InHand(FIRST_HOUSE, False, ()))
        events.append(Lifted(seat, "house", (SQUARES[action.square],)))
        return
    offsets = EVERY_ORIENTATION[placed.piece][placed.turns].offsets
    graves = tuple(
        [cell for cell, offset in enumerate(offsets) if realm.graves >> placed.anchor + offset & 1]
    )
    manned = bool(realm.manned & placed.mask)
    realm.hand = (*realm.hand, InHand(placed.piece, manned, graves))
    remove_building(realm, placed)
    events.append(Lifted(seat, PIECES[placed.piece], tuple(square_names(placed.mask))))


LIFT_BUILDING = Decision(
    Lift,
    rule=RULE,
    choices=buildings_to_lift,
    why_not=why_not_lift,
    effect=lift,
    reasons=(NO_REARRANGING, NO_BUILDING),
)


def places_to_put_down(position: Position, seat: int) -> list[Place]:
    realm = position.realms[seat]
    return places_for(position, realm, realm.hand[-1].piece)


def why_not_put_down(position: Position, seat: int, action: Place) -> Refusal | None:
    realm = position.realms[seat]
    return why_no_place(position, realm, realm.hand[-1].piece, action)


def put_down(position: Position, seat: int, action: Place, events: list[Event]) -> None:
    """Men and graves stay on the same squares of the piece."""
    realm = take_step(position, seat, action)
    lifted = realm.hand[-1]
    realm.hand = realm.hand[:-1]
    realm.moved = True
    anchor = SQUARE_BITS[action.square]
    orientation = EVERY_ORIENTATION[lifted.piece][action.turns]
    mask = orientation.mask << anchor
    name = PIECES[lifted.piece]
    if lifted.piece >= FIRST_HOUSE:
        name = "house"
        realm.covered |= mask
        realm.houses |= mask
    else:
        put_building(realm, Placed(lifted.piece, anchor, action.turns, mask))
        if lifted.manned:
            realm.manned |= mask & -mask
        for cell in lifted.graves:
            realm.graves |= 1 << anchor + orientation.offsets[cell]
    if not realm.hand:
        clear_step(realm)
    events.append(Moved(seat, name, tuple(square_names(mask))))


PUT_DOWN = Decision(
    Place,
    rule=RULE,
    choices=places_to_put_down,
    why_not=why_not_put_down,
    effect=put_down,
    reasons=(NO_FIT,),
)


def ways_to_put_back(_position: Position, _seat: int) -> tuple[Withdraw, ...]:
    return (WITHDRAW,)


def put_back(position: Position, seat: int, _action: Withdraw, events: list[Event]) -> None:
    """Everything that was lifted is back in its place."""
    back_to_idle(position, seat)
    events.append(TakenBack(seat))


PUT_BACK = Decision(Withdraw, rule=RULE, choices=ways_to_put_back, why_not=may_always, effect=put_back)

# Graves ---------------------------------------------------------------------------


def free_for_graves(realm: Realm) -> int:
    """Where a grave can be put: on empty squares, while a building is in hand only where none lay before.

    So each grave is moved once at most between lifting buildings and putting the last of them down, which
    is enough for every layout that there is room for.
    """
    return empty_squares(realm) & ~_graves_beside_buildings(realm)


def diggable(realm: Realm) -> int:
    """The graves that can be moved: all, while a building is in hand those not yet moved since."""
    if not free_for_graves(realm):
        return 0
    if not realm.hand:
        return realm.graves
    return realm.graves & (_graves_beside_buildings(realm) | realm.covered)


def _graves_beside_buildings(realm: Realm) -> int:
    """While buildings are in hand: the graves that lay beside all buildings before the first was lifted."""
    if not realm.hand:
        return 0
    while realm.step != IDLE:
        assert realm.before is not None
        realm = realm.before
    return realm.graves & ~realm.covered


def graves_to_dig(position: Position, seat: int) -> list[Dig]:
    realm = position.realms[seat]
    return [*DIG.picked(diggable(realm))] if realm.graves and may_rearrange(position, realm) else []


def why_not_dig(position: Position, seat: int, action: Dig) -> Refusal | None:
    realm, bit = position.realms[seat], SQUARE_BITS[action.square]
    if not may_rearrange(position, realm):
        return NO_REARRANGING()
    if not realm.graves >> bit & 1:
        return NO_GRAVE(square=SQUARES[action.square])
    if diggable(realm) >> bit & 1:
        return None
    return wrong_step(position, seat) if free_for_graves(realm) else GRID_FULL()


def dig(position: Position, seat: int, action: Dig, events: list[Event]) -> None:
    realm = take_step(position, seat, action)
    realm.graves &= ~(1 << SQUARE_BITS[action.square])
    realm.step = BURYING
    events.append(Lifted(seat, GRAVE, (SQUARES[action.square],)))


DIG_GRAVE = Decision(
    Dig,
    rule=RULE,
    choices=graves_to_dig,
    why_not=why_not_dig,
    effect=dig,
    reasons=(NO_REARRANGING, NO_GRAVE, WRONG_STEP, GRID_FULL),
)


def squares_to_rebury(position: Position, seat: int) -> list[Bury]:
    return [*BURY.picked(free_for_graves(position.realms[seat]))]


def why_not_rebury(position: Position, seat: int, action: Bury) -> Refusal | None:
    if free_for_graves(position.realms[seat]) >> SQUARE_BITS[action.square] & 1:
        return None
    return SQUARE_TAKEN(square=SQUARES[action.square])


def rebury(position: Position, seat: int, action: Bury, events: list[Event]) -> None:
    realm = take_step(position, seat, action)
    realm.graves |= 1 << SQUARE_BITS[action.square]
    realm.moved = True
    if realm.hand:
        realm.step = MOVING
    else:
        clear_step(realm)
    events.append(Moved(seat, GRAVE, (SQUARES[action.square],)))


REBURY = Decision(
    Bury,
    rule=RULE,
    choices=squares_to_rebury,
    why_not=why_not_rebury,
    effect=rebury,
    reasons=(SQUARE_TAKEN,),
)
