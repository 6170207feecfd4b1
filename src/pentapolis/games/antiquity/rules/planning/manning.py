"""City building (5.2): men are sent to buildings."""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Man
from pentapolis.games.antiquity.city.squares import SQUARE_BITS, SQUARES
from pentapolis.games.antiquity.components import BUILDINGS, NEEDS_MAN, TYPE_OF
from pentapolis.games.antiquity.events.plans import Manned
from pentapolis.games.antiquity.realm import IDLE
from pentapolis.games.antiquity.rules.flow import RULE_CITY
from pentapolis.games.antiquity.rules.planning.building import Building
from pentapolis.games.antiquity.state import type_name
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal


class Manning(Building):
    """A man stays until everybody gets up; the one on the University also mans the faculties beside it."""

    __slots__ = ()

    def _why_not_man(self, seat: int, action: Man) -> Refusal | None:
        if (refusal := self._why_no_step(seat, IDLE)) is not None:
            return refusal
        realm = self.realms[seat]
        if not realm.men:
            return Refusal("antiquity-refusal-no-men", RULE_CITY)
        bit = SQUARE_BITS[action.square]
        if realm.mannable() >> bit & 1:
            return None
        placed = realm.begun_by(bit)
        if placed is None:
            return Refusal("antiquity-refusal-no-building", RULE_CITY, {"square": SQUARES[action.square]})
        kind = TYPE_OF[placed.piece]
        if not NEEDS_MAN[kind]:
            reason = "needs-no-man"
        elif placed.mask & realm.graves:
            reason = "grave-on-building"
        elif realm.is_silenced(kind, placed.mask):
            reason = "silenced"
        elif placed.mask & realm.manned:
            reason = "manned"
        else:
            reason = "taught"
        return Refusal(f"antiquity-refusal-{reason}", RULE_CITY, {"building": BUILDINGS[kind]})

    def _man(self, seat: int, action: Man) -> list[Event]:
        realm = self._take_step(seat, action)
        bit = SQUARE_BITS[action.square]
        realm.men -= 1
        realm.manned |= 1 << bit
        placed = realm.building_at(bit)
        assert placed is not None
        return [Manned(seat, type_name(placed.piece), SQUARES[action.square])]
