"""City building (5.2): Santa Barbara's rearranging (ruling 29)."""

from __future__ import annotations

from pentapolis.games.antiquity.action_lists import BURY, DIG, LIFT, TAKE_BACK, WITHDRAW
from pentapolis.games.antiquity.actions import Bury, Dig, Lift, Place
from pentapolis.games.antiquity.city.squares import EVERY_ORIENTATION, SQUARE_BITS, SQUARES, square_names
from pentapolis.games.antiquity.components import FIRST_HOUSE, PIECES
from pentapolis.games.antiquity.events.plans import Lifted, Moved
from pentapolis.games.antiquity.masks import mask_of
from pentapolis.games.antiquity.pieces import Lifted as InHand
from pentapolis.games.antiquity.pieces import Placed
from pentapolis.games.antiquity.realm import BURYING, IDLE, MOVING, Realm
from pentapolis.games.antiquity.rules.flow import RULE_CITY
from pentapolis.games.antiquity.rules.planning.manning import Manning
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

GRAVE = "grave"
"""The name of a grave among the pieces that can be moved."""


class Rearranging(Manning):
    """Buildings are lifted with all that is on them and put down elsewhere; graves go to empty squares."""

    __slots__ = ()

    # Buildings ---------------------------------------------------------------------------

    def _why_no_rearranging(self, seat: int) -> Refusal | None:
        if (refusal := self._why_no_step(seat, IDLE, MOVING)) is not None:
            return refusal
        realm = self.realms[seat]
        if realm.step == MOVING or self.can_rearrange(realm):
            return None
        return Refusal("antiquity-refusal-no-rearranging", RULE_CITY)

    @staticmethod
    def liftable(realm: Realm) -> int:
        """The first squares of all buildings, houses included."""
        return realm.houses | mask_of(
            (placed.mask & -placed.mask).bit_length() - 1 for placed in realm.buildings
        )

    def _why_not_lift(self, seat: int, action: Lift) -> Refusal | None:
        if (refusal := self._why_no_rearranging(seat)) is not None:
            return refusal
        if self.liftable(self.realms[seat]) >> SQUARE_BITS[action.square] & 1:
            return None
        return Refusal("antiquity-refusal-no-building", RULE_CITY, {"square": SQUARES[action.square]})

    def _lift(self, seat: int, action: Lift) -> list[Event]:
        realm = self._take_step(seat, action)
        bit = SQUARE_BITS[action.square]
        realm.step = MOVING
        placed = realm.begun_by(bit)
        if placed is None:
            realm.covered &= ~(1 << bit)
            realm.houses &= ~(1 << bit)
            realm.hand = (*realm.hand, InHand(FIRST_HOUSE, False, ()))
            return [Lifted(seat, "house", (SQUARES[action.square],))]
        offsets = EVERY_ORIENTATION[placed.piece][placed.turns].offsets
        graves = tuple(
            [cell for cell, offset in enumerate(offsets) if realm.graves >> placed.anchor + offset & 1]
        )
        manned = bool(realm.manned & placed.mask)
        realm.hand = (*realm.hand, InHand(placed.piece, manned, graves))
        realm.remove(placed)
        return [Lifted(seat, PIECES[placed.piece], tuple(square_names(placed.mask)))]

    def _put_down(self, seat: int, action: Place) -> list[Event]:
        """Men and graves stay on the same squares of the piece."""
        realm = self._take_step(seat, action)
        lifted = realm.hand[-1]
        realm.hand = realm.hand[:-1]
        realm.moved = True
        anchor = SQUARE_BITS[action.square]
        orientation = EVERY_ORIENTATION[lifted.piece][action.turns]
        mask = orientation.mask << anchor
        squares = tuple(square_names(mask))
        name = PIECES[lifted.piece]
        if lifted.piece >= FIRST_HOUSE:
            name = "house"
            realm.covered |= mask
            realm.houses |= mask
        else:
            realm.put(Placed(lifted.piece, anchor, action.turns, mask))
            if lifted.manned:
                realm.manned |= mask & -mask
            for cell in lifted.graves:
                realm.graves |= 1 << anchor + orientation.offsets[cell]
        if not realm.hand:
            realm.clear_step()
        return [Moved(seat, name, squares)]

    # Graves ---------------------------------------------------------------------------

    @staticmethod
    def free_for_graves(realm: Realm) -> int:
        """Where a grave can be put: on empty squares, while a building is in hand only where none lay before.

        So each grave is moved once at most between lifting buildings and putting the last of them down, which
        is enough for every layout that there is room for.
        """
        return realm.empty() & ~_graves_beside_buildings(realm)

    def diggable(self, realm: Realm) -> int:
        """The graves that can be moved: all, while a building is in hand those not yet moved since."""
        if not self.free_for_graves(realm):
            return 0
        if not realm.hand:
            return realm.graves
        return realm.graves & (_graves_beside_buildings(realm) | realm.covered)

    @staticmethod
    def _why_no_grave(realm: Realm, square: int) -> Refusal | None:
        if realm.graves >> SQUARE_BITS[square] & 1:
            return None
        return Refusal("antiquity-refusal-no-grave", RULE_CITY, {"square": SQUARES[square]})

    def _why_not_dig(self, seat: int, action: Dig) -> Refusal | None:
        if (refusal := self._why_no_rearranging(seat)) is not None:
            return refusal
        realm = self.realms[seat]
        if (refusal := self._why_no_grave(realm, action.square)) is not None:
            return refusal
        if self.diggable(realm) >> SQUARE_BITS[action.square] & 1:
            return None
        if self.free_for_graves(realm):
            return self._why_no_step(seat, IDLE)
        return Refusal("antiquity-refusal-grid-full", RULE_CITY)

    def _dig(self, seat: int, action: Dig) -> list[Event]:
        realm = self._take_step(seat, action)
        realm.graves &= ~(1 << SQUARE_BITS[action.square])
        realm.step = BURYING
        return [Lifted(seat, GRAVE, (SQUARES[action.square],))]

    def _why_not_rebury(self, seat: int, action: Bury) -> Refusal | None:
        if (refusal := self._why_no_step(seat, BURYING)) is not None:
            return refusal
        if self.free_for_graves(self.realms[seat]) >> SQUARE_BITS[action.square] & 1:
            return None
        return Refusal("antiquity-refusal-square-taken", RULE_CITY, {"square": SQUARES[action.square]})

    def _rebury(self, seat: int, action: Bury) -> list[Event]:
        realm = self._take_step(seat, action)
        realm.graves |= 1 << SQUARE_BITS[action.square]
        realm.moved = True
        if realm.hand:
            realm.step = MOVING
        else:
            realm.clear_step()
        return [Moved(seat, GRAVE, (SQUARES[action.square],))]

    # Legal lists ---------------------------------------------------------------------------

    def _legal_rearranging(self, realm: Realm) -> list[Action]:
        """What can be taken up, also with buildings in hand."""
        legal: list[Action] = [*LIFT.picked(self.liftable(realm))]
        if realm.graves:
            legal += DIG.picked(self.diggable(realm))
        return legal

    def _legal_putting_down(self, realm: Realm) -> list[Action]:
        """What can be done with something in hand; it can always be taken back."""
        if realm.step == MOVING:
            legal = self._legal_places(realm, realm.hand[-1].piece)
            legal += self._legal_rearranging(realm)
            legal.append(WITHDRAW)
        else:
            legal = [*BURY.picked(self.free_for_graves(realm))]
        legal.append(TAKE_BACK)
        return legal


def _graves_beside_buildings(realm: Realm) -> int:
    """While buildings are in hand: the graves that lay beside all buildings before the first was lifted."""
    if not realm.hand:
        return 0
    while realm.step != IDLE:
        assert realm.before is not None
        realm = realm.before
    return realm.graves & ~realm.covered
