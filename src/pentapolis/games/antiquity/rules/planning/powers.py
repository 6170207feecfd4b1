"""City building (5.2): the Hospital and the Faculty of Theology."""

from __future__ import annotations

from pentapolis.games.antiquity.action_lists import HEAL, RAZE
from pentapolis.games.antiquity.actions import Heal, Raze
from pentapolis.games.antiquity.city.squares import SQUARE_BITS, SQUARES
from pentapolis.games.antiquity.components import (
    CATHEDRAL,
    HOSPITAL,
    NOBODY,
    SAINTS,
    THEOLOGY,
)
from pentapolis.games.antiquity.events.plans import CathedralRazed, GraveRemoved
from pentapolis.games.antiquity.realm import IDLE, Realm
from pentapolis.games.antiquity.rules.flow import RULE_CITY
from pentapolis.games.antiquity.rules.planning.rearranging import Rearranging
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal


class Powers(Rearranging):
    """Graves are removed, a Cathedral is razed."""

    __slots__ = ()

    # Hospital ---------------------------------------------------------------------------

    def _why_not_heal(self, seat: int, action: Heal) -> Refusal | None:
        if (refusal := self._why_no_step(seat, IDLE)) is not None:
            return refusal
        realm = self.realms[seat]
        if not realm.works(HOSPITAL):
            return Refusal("antiquity-refusal-not-working", RULE_CITY, {"building": "hospital"})
        if realm.healed >= self.figures.hospital:
            return Refusal("antiquity-refusal-healed", RULE_CITY, {"count": self.figures.hospital})
        return self._why_no_grave(realm, action.square)

    def _heal(self, seat: int, action: Heal) -> list[Event]:
        realm = self._take_step(seat, action)
        realm.graves &= ~(1 << SQUARE_BITS[action.square])
        realm.healed += 1
        return [GraveRemoved(seat, SQUARES[action.square], self.figures.hospital - realm.healed)]

    # Faculty of Theology ---------------------------------------------------------------------------

    def _why_not_raze(self, seat: int, _action: Raze) -> Refusal | None:
        if (refusal := self._why_no_step(seat, IDLE)) is not None:
            return refusal
        realm = self.realms[seat]
        if self.can_raze(realm):
            return None
        building = "cathedral"
        if not realm.works(THEOLOGY):
            reason, building = "not-working", "theology"
        elif realm.razed:
            reason = "razed"
        elif not realm.masks[CATHEDRAL]:
            reason = "no-cathedral"
        else:
            reason = "grave-on-building" if realm.masks[CATHEDRAL] & realm.graves else "maria-stays"
        return Refusal(f"antiquity-refusal-{reason}", RULE_CITY, {"building": building})

    def _raze(self, seat: int, action: Raze) -> list[Event]:
        realm = self._take_step(seat, action)
        [cathedral] = realm.of_type(CATHEDRAL)
        saint = SAINTS[realm.saint]
        realm.remove(cathedral)
        realm.saint = NOBODY
        realm.razed = True
        realm.cathedral_fish = 0
        return [CathedralRazed(seat, saint)]

    # Legal lists ---------------------------------------------------------------------------

    def _legal_powers(self, realm: Realm) -> list[Action]:
        """What these and the saint allow when no step is open."""
        legal: list[Action] = []
        if self.can_heal(realm):
            legal += HEAL.picked(realm.graves)
        if realm.masks[CATHEDRAL]:
            if self.can_raze(realm):
                legal.append(RAZE)
            if self.can_rearrange(realm):
                legal += self._legal_rearranging(realm)
        return legal
