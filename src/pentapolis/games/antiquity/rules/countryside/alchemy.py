"""Countryside building (5.4): the Faculty of Alchemy cleans the land (ruling 12)."""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Clean
from pentapolis.games.antiquity.components import ALCHEMY
from pentapolis.games.antiquity.events.country import Cleaned
from pentapolis.games.antiquity.map.plane import BITS, HEXES, names_of
from pentapolis.games.antiquity.rules.countryside.founding import Founding
from pentapolis.games.antiquity.rules.flow import RULE_COUNTRY
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal


class Alchemy(Founding):
    """Once a round, without a cart shop."""

    __slots__ = ()

    def _why_not_clean(self, seat: int, action: Clean) -> Refusal | None:
        if (refusal := self._why_no_turn()) is not None:
            return refusal
        realm = self.realms[seat]
        if not self.can_clean(realm):
            reason = "cleaned" if realm.works(ALCHEMY) else "not-working"
            return Refusal(f"antiquity-refusal-{reason}", RULE_COUNTRY, {"building": "alchemy"})
        if self.clean_sites(seat) >> BITS[action.hex] & 1:
            return None
        return Refusal("antiquity-refusal-not-cleanable", RULE_COUNTRY, {"space": HEXES[action.hex]})

    def _clean(self, seat: int, action: Clean) -> list[Event]:
        bit = BITS[action.hex]
        hexes = self.cleaned_by(bit)
        self.polluted &= ~hexes
        self.changing(seat).cleaned = True
        events: list[Event] = [Cleaned(seat, HEXES[action.hex], tuple(names_of(hexes)))]
        return self._play_on(seat, events)
