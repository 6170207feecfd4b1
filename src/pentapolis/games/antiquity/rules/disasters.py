"""Famine (5.8) and pollution (5.9)."""

from __future__ import annotations

from typing import Literal

from pentapolis.games.antiquity.action_lists import BURY, POLLUTE
from pentapolis.games.antiquity.actions import Bury, Pollute
from pentapolis.games.antiquity.city.squares import SQUARE_BITS, SQUARE_NAMES, SQUARES
from pentapolis.games.antiquity.components import DUMP, GRANARY, food_in
from pentapolis.games.antiquity.events.disasters import GravePlaced, GravesDue, Polluted, PollutionDue
from pentapolis.games.antiquity.map.plane import BITS, HEXES, names_of
from pentapolis.games.antiquity.masks import bits_of
from pentapolis.games.antiquity.realm import BURYING, Realm
from pentapolis.games.antiquity.rules.flow import RULE_FAMINE, RULE_POLLUTION
from pentapolis.games.antiquity.rules.harvest import Harvesting
from pentapolis.games.antiquity.state import CITY_BUILDING, FAMINE, POLLUTION, type_name
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal


class Disasters(Harvesting):
    """Graves in the cities, waste in the country."""

    __slots__ = ()

    # Famine (5.8) ---------------------------------------------------------------------------

    def granary_of(self, realm: Realm) -> int:
        """The graves that a Granary saves."""
        return self.figures.granary if realm.works(GRANARY) else 0

    def famine_graves(self, realm: Realm) -> int:
        """The graves that famine brings a player now; food is not used up."""
        return max(0, self.famine - food_in(realm.goods) - self.granary_of(realm))

    def _begin_famine(self, seat: int, events: list[Event]) -> bool:
        realm = self.realms[seat]
        self.due = self.famine_graves(realm)
        if not self.due:
            return False
        food, granary = food_in(realm.goods), self.granary_of(realm)
        events.append(GravesDue(seat, self.due, "famine", self.famine, food, granary))
        return self._bury_due(seat, "famine", events)

    # Graves ---------------------------------------------------------------------------

    @staticmethod
    def grave_squares(realm: Realm) -> int:
        """Where graves must go: on empty squares; when there are none, on buildings, but not on houses."""
        return realm.empty() or realm.covered & ~realm.houses & ~realm.graves

    def _bury_due(self, seat: int, reason: Literal["famine", "pollution"], events: list[Event]) -> bool:
        """Place graves as far as there is no choice; True if there is one. Without a place one is out."""
        while self.due:
            squares = self.grave_squares(self.realms[seat])
            if not squares:
                self.due = 0
                self._eliminate(seat, reason, events)
                return False
            if squares.bit_count() > self.due:
                return True
            for bit in bits_of(squares):
                self._bury_at(seat, bit, events)
        return False

    def _bury_at(self, seat: int, bit: int, events: list[Event]) -> None:
        realm = self.changing(seat)
        placed = realm.building_at(bit)
        realm.bury(bit)
        self.due -= 1
        building = None if placed is None else type_name(placed.piece)
        events.append(GravePlaced(seat, SQUARE_NAMES[bit], building))

    def _why_not_bury(self, seat: int, action: Bury) -> Refusal | None:
        if self.phase == CITY_BUILDING:
            if (refusal := self._why_no_step(seat, BURYING)) is not None:
                return refusal
            return self._why_not_rebury(seat, action)
        if not self.due or self.phase not in (FAMINE, POLLUTION):
            return Refusal("antiquity-refusal-no-grave-due", RULE_FAMINE)
        realm, bit = self.realms[seat], SQUARE_BITS[action.square]
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
        if self.phase == CITY_BUILDING:
            return self._rebury(seat, action)
        events: list[Event] = []
        self._bury_at(seat, SQUARE_BITS[action.square], events)
        reason: Literal["famine", "pollution"] = "famine" if self.phase == FAMINE else "pollution"
        return events if self._bury_due(seat, reason, events) else self._next_turn(events)

    def _legal_graves(self, seat: int) -> list[Action]:
        return [*BURY.picked(self.grave_squares(self.realms[seat]))]

    # Pollution (5.9) ---------------------------------------------------------------------------

    def dump_of(self, realm: Realm) -> int:
        """What a Dump takes off: much if manned, little if not, nothing with a grave (ruling 2)."""
        if realm.works(DUMP):
            return self.figures.dump
        mask = realm.masks[DUMP]
        helps = self.options.unmanned_dump_helps and mask and not mask & realm.graves
        return self.figures.unmanned_dump if helps else 0

    def pollution_of(self, realm: Realm) -> int:
        """The pollution markers that a player must place."""
        made = len(realm.centres) * self.figures.pollution_per_city
        return max(0, made - realm.fountains() * self.figures.fountain - self.dump_of(realm))

    def pollutable(self, seat: int) -> int:
        """Where a seat can put pollution: clean free hexes of its zone that no foreign Dump protects."""
        hexes = self.zone(seat) & self.clean_free()
        for other in range(self.seats):
            if other != seat and not self.realms[other].out and self.realms[other].works(DUMP):
                hexes &= ~self.zone(other)
        return hexes

    def _begin_pollution(self, seat: int, events: list[Event]) -> bool:
        self.markers = self.pollution_of(self.realms[seat])
        if not self.markers:
            return False
        events.append(PollutionDue(seat, self.markers))
        return self._pollute_due(seat, events)

    def _pollute_due(self, seat: int, events: list[Event]) -> bool:
        """Place markers as far as there is no choice; those without a place become graves (ruling 33)."""
        if self.markers:
            hexes = self.pollutable(seat)
            if hexes.bit_count() > self.markers:
                return True
            self.due = self.markers - hexes.bit_count()
            self.markers = 0
            if hexes:
                self._pollute_hexes(seat, hexes, events)
            if self.due:
                events.append(GravesDue(seat, self.due, "pollution", 0, 0, 0))
        return self._bury_due(seat, "pollution", events)

    def _pollute_hexes(self, seat: int, hexes: int, events: list[Event]) -> None:
        self.polluted |= hexes
        events.append(Polluted(seat, tuple(names_of(hexes))))
        if self.options.pollution_discards_tokens:  # ruling 14
            self._discard_tokens(hexes, events)

    def _why_not_pollute(self, seat: int, action: Pollute) -> Refusal | None:
        if self.phase != POLLUTION:
            return self._wrong_phase(RULE_POLLUTION)
        if not self.markers:
            return Refusal("antiquity-refusal-no-markers", RULE_POLLUTION)
        bit = 1 << BITS[action.hex]
        if self.pollutable(seat) & bit:
            return None
        args: dict[str, str | int] = {"space": HEXES[action.hex]}
        if not self.zone(seat) & bit:
            reason = "outside-zone"
        elif self.polluted & bit:
            reason = "polluted-already"
        else:
            reason = "not-free" if self.occupied() & bit else "dump"
        return Refusal(f"antiquity-refusal-{reason}", RULE_POLLUTION, args)

    def _pollute(self, seat: int, action: Pollute) -> list[Event]:
        events: list[Event] = []
        self.markers -= 1
        self._pollute_hexes(seat, 1 << BITS[action.hex], events)
        return events if self._pollute_due(seat, events) else self._next_turn(events)

    def _legal_pollution(self, seat: int) -> list[Action]:
        if self.markers:
            return [*POLLUTE.picked(self.pollutable(seat))]
        return self._legal_graves(seat)
