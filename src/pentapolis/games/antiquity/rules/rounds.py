"""From phase to phase (4.1): all rise (5.1), order of play (5.3)."""

from __future__ import annotations

from pentapolis.games.antiquity.events.disasters import FamineRose
from pentapolis.games.antiquity.events.reveal import OrderSet
from pentapolis.games.antiquity.events.rounds import PhaseBegan, RoundBegan
from pentapolis.games.antiquity.rules.victory import Victory
from pentapolis.games.antiquity.state import (
    CITY_BUILDING,
    COUNTRY,
    EXPLORATION,
    FAMINE,
    HARVEST,
    PHASE_NUMBERS,
    POLLUTION,
    STORING,
    TOGETHER,
)
from pentapolis.kernel.events import Event


class Rounds(Victory):
    """A round has ten phases. In those named in `state.py` somebody decides; the others need no decision."""

    __slots__ = ()

    # All rise (5.1) ---------------------------------------------------------------------------

    def _begin_round(self, events: list[Event]) -> list[Event]:
        """The men in the cities get up, those in the country stay; what counts once a round begins anew."""
        self.round += 1
        self.cathedrals = 0
        for seat in self.order:
            realm = self.changing(seat)
            realm.manned = 0
            realm.men = realm.people() - len(realm.country)
            realm.clear_round()
        events.append(RoundBegan(self.round, self.famine))
        self._begin_plans()
        events.append(PhaseBegan(PHASE_NUMBERS[CITY_BUILDING]))
        return events

    # From phase to phase (4.1) ---------------------------------------------------------------------------

    def _begin_turn(self, seat: int, events: list[Event]) -> bool:
        phase = self.phase
        if phase == COUNTRY:
            return self._has_country_choice(seat)
        if phase == STORING:
            return self._begin_storing(seat, events)
        if phase == HARVEST:
            return self._begin_harvest(seat, events)
        if phase == EXPLORATION:
            return self.explorable(seat) != 0
        if phase == FAMINE:
            return self._begin_famine(seat, events)
        return self._begin_pollution(seat, events)

    def _waits_for(self, seat: int, others: list[int]) -> list[int]:
        """Where nothing that one decides can change what another can do, all decide at once (ruling 22)."""
        if self.phase == POLLUTION:
            return self.sharing_clean_hexes(seat, others)
        return [] if self.phase in TOGETHER else others

    def _end_phase(self, events: list[Event]) -> None:
        phase = self.phase
        if phase == CITY_BUILDING:
            events.append(self._set_order())
            self._begin_phase(COUNTRY, events)
        elif phase == COUNTRY:
            self._begin_phase(STORING, events)
        elif phase == STORING:
            self._begin_phase(HARVEST, events)
            self._receive_fish(events)
        elif phase == HARVEST:
            self._spoil(events)
            self._begin_phase(EXPLORATION, events)
        elif phase == EXPLORATION:
            if self.options.beginners:
                self._check_victory(events)
            else:
                self._begin_phase(FAMINE, events)
        elif phase == FAMINE:
            if not self._end_if_survived(events):
                self.famine += self.figures.famine_per_round
                events.append(FamineRose(self.famine))
                self._begin_phase(POLLUTION, events)
        elif not self._end_if_survived(events):
            self._check_victory(events)

    def _begin_phase(self, phase: int, events: list[Event]) -> None:
        self.phase = phase
        self.turn = 0
        self.waiting = self.order
        events.append(PhaseBegan(PHASE_NUMBERS[phase]))

    # Order of play (5.3) ---------------------------------------------------------------------------

    def _set_order(self) -> OrderSet:
        """Fewest men on cart shops and explorer first; ties stay as they were."""
        order = sorted(self.order, key=lambda seat: self.realms[seat].runners())
        self.order = tuple(order)
        return OrderSet(self.order, tuple(self.realms[seat].runners() for seat in order))
