"""Pollution (5.9)."""

from __future__ import annotations

from pentapolis.games.antiquity.action_lists import POLLUTE
from pentapolis.games.antiquity.actions import Pollute
from pentapolis.games.antiquity.events.disasters import GravesDue, Polluted, PollutionDue
from pentapolis.games.antiquity.map.plane import BITS, HEXES, names_of
from pentapolis.games.antiquity.realm import Realm
from pentapolis.games.antiquity.rules.famine import Famine
from pentapolis.games.antiquity.rules.flow import RULE_POLLUTION
from pentapolis.games.antiquity.state import POLLUTION
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal


class Pollution(Famine):
    """Every city brings waste; what finds no clean hex becomes graves."""

    __slots__ = ()

    def pollution_of(self, realm: Realm) -> int:
        """The pollution markers that a player must place."""
        made = len(realm.centres) * self.figures.pollution_per_city
        return max(0, made - self.fountains_of(realm) - self.dump_of(realm))

    def pollutable(self, seat: int) -> int:
        """Where a seat can put pollution: clean free hexes of its zone that no foreign Dump protects."""
        hexes = self.zone(seat) & self.open_to_pollution()
        for other in range(self.seats):
            realm = self.realms[other]
            if other != seat and not realm.out and self.protects_zone(realm):
                hexes &= ~self.zone(other)
        return hexes

    def sharing_clean_hexes(self, seat: int, others: list[int]) -> list[int]:
        """Those of the others with whom it can matter who places pollution first (ruling 22).

        Their zones share a hex with the seat's that can still be polluted. One of them might take it from the
        other; and a Dump that keeps it clean may get a grave, or its owner be out, by pollution without room.
        """
        if not others or not self.pollution_of(self.realms[seat]):
            return []
        hexes = self.zone(seat) & self.open_to_pollution()
        return [other for other in others if hexes & self.zone(other)]

    def _begin_pollution(self, seat: int, events: list[Event]) -> bool:
        markers = self.pollution_of(self.realms[seat])
        if not markers:
            return False
        self.changing(seat).markers = markers
        events.append(PollutionDue(seat, markers))
        return self._pollute_due(seat, events)

    def _pollute_due(self, seat: int, events: list[Event]) -> bool:
        """Place markers as far as there is no choice; those without a place become graves (ruling 33)."""
        markers = self.realms[seat].markers
        if markers:
            hexes = self.pollutable(seat)
            if hexes.bit_count() > markers:
                return True
            realm = self.changing(seat)
            realm.due = markers - hexes.bit_count()
            realm.markers = 0
            if hexes:
                self._pollute_hexes(seat, hexes, events)
            if realm.due:
                events.append(GravesDue(seat, realm.due, "pollution", 0, 0, 0))
        return self._bury_due(seat, "pollution", events)

    def _pollute_hexes(self, seat: int, hexes: int, events: list[Event]) -> None:
        self.polluted |= hexes
        events.append(Polluted(seat, tuple(names_of(hexes))))
        if self.options.pollution_discards_tokens:  # ruling 14
            self._discard_tokens(hexes, events)

    def _why_not_pollute(self, seat: int, action: Pollute) -> Refusal | None:
        if self.phase != POLLUTION:
            return self._wrong_phase(RULE_POLLUTION)
        if not self.realms[seat].markers:
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
            reason = "dump" if self.open_to_pollution() & bit else "not-free"
        return Refusal(f"antiquity-refusal-{reason}", RULE_POLLUTION, args)

    def _pollute(self, seat: int, action: Pollute) -> list[Event]:
        events: list[Event] = []
        self.changing(seat).markers -= 1
        self._pollute_hexes(seat, 1 << BITS[action.hex], events)
        return events if self._pollute_due(seat, events) else self._end_turn(seat, events)

    def _legal_pollution(self, seat: int) -> list[Action]:
        if self.realms[seat].markers:
            return [*POLLUTE.picked(self.pollutable(seat))]
        return self._legal_graves(seat)
