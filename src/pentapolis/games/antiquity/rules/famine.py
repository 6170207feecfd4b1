"""Famine (5.8), and graves, which pollution brings too."""

from __future__ import annotations

from typing import Literal

from pentapolis.games.antiquity.action_lists import BURY
from pentapolis.games.antiquity.actions import Bury
from pentapolis.games.antiquity.city.squares import SQUARE_BITS, SQUARE_NAMES, SQUARES
from pentapolis.games.antiquity.components import food_in
from pentapolis.games.antiquity.events.disasters import GravePlaced, GravesDue
from pentapolis.games.antiquity.masks import bits_of
from pentapolis.games.antiquity.realm import Realm
from pentapolis.games.antiquity.rules.exploring import Exploring
from pentapolis.games.antiquity.rules.flow import RULE_FAMINE
from pentapolis.games.antiquity.state import FAMINE, POLLUTION, type_name
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal


class Famine(Exploring):
    """Who has less food than the famine asks for digs graves."""

    __slots__ = ()

    def famine_graves(self, realm: Realm) -> int:
        """The graves that famine brings a player now; food is not used up."""
        return max(0, self.famine - food_in(realm.goods) - self.granary_of(realm))

    def _begin_famine(self, seat: int, events: list[Event]) -> bool:
        due = self.famine_graves(self.realms[seat])
        if not due:
            return False
        realm = self.changing(seat)
        realm.due = due
        food, granary = food_in(realm.goods), self.granary_of(realm)
        events.append(GravesDue(seat, due, "famine", self.famine, food, granary))
        return self._bury_due(seat, "famine", events)

    # Graves ---------------------------------------------------------------------------

    @staticmethod
    def grave_squares(realm: Realm) -> int:
        """Where graves must go: on empty squares; when there are none, on buildings, but not on houses."""
        return realm.empty() or realm.covered & ~realm.houses & ~realm.graves

    def _bury_due(self, seat: int, reason: Literal["famine", "pollution"], events: list[Event]) -> bool:
        """Place graves as far as there is no choice; True if there is one. Without a place one is out."""
        while due := self.realms[seat].due:
            squares = self.grave_squares(self.realms[seat])
            if not squares:
                self.changing(seat).due = 0
                self._eliminate(seat, reason, events)
                return False
            if squares.bit_count() > due:
                return True
            for bit in bits_of(squares):
                self._bury_at(seat, bit, events)
        return False

    def _bury_at(self, seat: int, bit: int, events: list[Event]) -> None:
        realm = self.changing(seat)
        placed = realm.building_at(bit)
        realm.bury(bit)
        realm.due -= 1
        building = None if placed is None else type_name(placed.piece)
        events.append(GravePlaced(seat, SQUARE_NAMES[bit], building))

    def _why_not_bury(self, seat: int, action: Bury) -> Refusal | None:
        realm, bit = self.realms[seat], SQUARE_BITS[action.square]
        if not realm.due or self.phase not in (FAMINE, POLLUTION):
            return Refusal("antiquity-refusal-no-grave-due", RULE_FAMINE)
        if self.grave_squares(realm) >> bit & 1:
            return None
        args: dict[str, str | int] = {"square": SQUARES[action.square]}
        if realm.graves >> bit & 1:
            reason = "grave-here"
        elif realm.houses >> bit & 1:
            reason = "house-here"
        else:
            reason = "empty-first" if realm.covered >> bit & 1 else "no-square"
        return Refusal(f"antiquity-refusal-{reason}", RULE_FAMINE, args)

    def _bury(self, seat: int, action: Bury) -> list[Event]:
        events: list[Event] = []
        self._bury_at(seat, SQUARE_BITS[action.square], events)
        reason: Literal["famine", "pollution"] = "famine" if self.phase == FAMINE else "pollution"
        return events if self._bury_due(seat, reason, events) else self._end_turn(seat, events)

    def _legal_graves(self, seat: int) -> list[Action]:
        return [*BURY.picked(self.grave_squares(self.realms[seat]))]
