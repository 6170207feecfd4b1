"""City building (5.2): secret plans are made, finished, revealed and executed."""

from __future__ import annotations

from collections import Counter

from pentapolis.games.antiquity.action_lists import BUILD, DONE, MAN, TAKE_BACK
from pentapolis.games.antiquity.actions import Done
from pentapolis.games.antiquity.city.squares import SQUARE_NAMES, square_names
from pentapolis.games.antiquity.components import (
    CATHEDRAL,
    FIRST_HOUSE,
    FOUNTAIN,
    GOODS,
    NOBODY,
    PIECES,
    SAINTS,
    named_goods,
)
from pentapolis.games.antiquity.events.reveal import FamineFell, PlanFinished, PlanRevealed, RevealedPiece
from pentapolis.games.antiquity.masks import bits_of
from pentapolis.games.antiquity.realm import (
    BURYING,
    COMPOSING,
    EXCHANGING,
    IDLE,
    MOVING,
    OFFERED,
    SECOND_HOUSE,
    Realm,
)
from pentapolis.games.antiquity.rules.planning.shortages import Shortages
from pentapolis.games.antiquity.state import CITY_BUILDING, type_name
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import TURNS
from pentapolis.kernel.messages import Refusal


class Plans(Shortages):
    """Everybody plans at the same time, unseen.

    When all have finished, the plans are executed in order of play.
    """

    __slots__ = ()

    # Beginning and finishing ---------------------------------------------------------------------------

    def _begin_plans(self) -> None:
        """All plan at once: what others know stays as it is now."""
        self.phase = CITY_BUILDING
        self.turn = 0
        self.executed = 0
        self.trades = ()
        self.shown = tuple(self.realms)
        self.owned = 0
        self.actors = tuple(sorted(self.order))

    def _why_not_finish(self, seat: int, _action: Done) -> Refusal | None:
        return self._why_no_step(seat, IDLE, SECOND_HOUSE)

    def _finish(self, seat: int) -> list[Event]:
        self.changing(seat).finished = True
        events: list[Event] = [PlanFinished(seat)]
        self._end_offers_to(seat, events)
        self.actors = tuple([other for other in self.actors if other != seat])
        return events if self.actors else self._execute(events)

    # Executing ---------------------------------------------------------------------------

    def _execute(self, events: list[Event]) -> list[Event]:
        """Reveal plan after plan; somebody for whom a common piece is missing plans on from there."""
        while self.executed < len(self.order):
            seat = self.order[self.executed]
            left = self.supply_left(seat)
            if min(left) < 0:
                events.append(self._cut_plan(seat))
                self.actors = TURNS[seat]
                return events
            events.append(self._revealed(seat))
            realm = self.changing(seat)
            realm.before = realm.did = None
            self.carts, self.fountains, self.elements = left
            self.executed += 1
        self._end_plans(events)
        return self._go_on(events)

    def _end_plans(self, events: list[Event]) -> None:
        """Fountains lower the famine level (ruling 27); cathedrals are counted for San Giorgio's fish."""
        fountains = sum(
            len(realm.of_type(FOUNTAIN)) - len(shown.of_type(FOUNTAIN))
            for realm, shown in zip(self.realms, self.shown, strict=True)
        )
        if fountains:
            self.famine = max(0, self.famine - fountains * self.figures.famine_per_fountain)
            events.append(FamineFell(fountains, self.famine))
        self.cathedrals = sum(self.realms[seat].cathedrals for seat in self.order)
        for seat in self.order:
            realm = self.changing(seat)
            realm.finished = realm.moved = False
            realm.exchanges = ()
        self.shown = ()
        self.executed = self.announced = 0
        self._end_phase(events)

    def _revealed(self, seat: int) -> PlanRevealed:
        realm = self.realms[seat]
        return PlanRevealed(
            seat,
            _newly_built(realm, self.shown[seat]),
            _manned(realm),
            () if self.exchanges_are_open() else _told(realm.exchanges),
            realm.healed,
            realm.razed,
            realm.moved,
            None if realm.saint == NOBODY else SAINTS[realm.saint],
            realm.saint != NOBODY and realm.cathedrals > 0,
        )

    # Legal lists ---------------------------------------------------------------------------

    def _legal_city(self, seat: int) -> list[Action]:
        realm = self.realms[seat]
        step = realm.step
        if step == IDLE:
            return self._legal_idle(seat, realm)
        if step in (MOVING, BURYING):
            return self._legal_putting_down(realm)
        if step == EXCHANGING:
            return self._legal_exchange_step(realm)
        if step in (COMPOSING, OFFERED):
            return self._legal_offer_step(realm)
        return self._legal_step(seat)

    def _legal_idle(self, seat: int, realm: Realm) -> list[Action]:
        """What can be done when no step is open."""
        legal: list[Action] = [*BUILD.picked(self.buildable_pieces(seat))]
        if realm.men:
            legal += MAN.picked(realm.mannable())
        legal += self._legal_powers(realm)
        legal += self._legal_exchanges(realm)
        legal += self._legal_trades(seat)
        if self.can_take_back(seat):
            legal.append(TAKE_BACK)
        legal.append(DONE)
        return legal


def _newly_built(realm: Realm, shown: Realm) -> tuple[RevealedPiece, ...]:
    """What stands now and did not before; a Cathedral that was razed and built again is new."""
    old = Counter(placed.piece for placed in shown.buildings)
    if realm.cathedrals:
        old[CATHEDRAL] = 0
    built = []
    for placed in realm.buildings:
        if old[placed.piece]:
            old[placed.piece] -= 1
        else:
            built.append(RevealedPiece(PIECES[placed.piece], square_names(placed.mask)[0]))
    numbers = bits_of(realm.built & ~shown.built)
    squares = bits_of(realm.houses & ~shown.houses) or bits_of(realm.houses)
    for number, square in zip(numbers, squares, strict=False):
        built.append(RevealedPiece(PIECES[FIRST_HOUSE + number], SQUARE_NAMES[square]))
    return tuple(built)


def _manned(realm: Realm) -> tuple[RevealedPiece, ...]:
    return tuple(
        RevealedPiece(type_name(placed.piece), square_names(placed.mask)[0])
        for placed in realm.buildings
        if placed.mask & realm.manned
    )


def _told(exchanges: tuple[tuple[int, int], ...]) -> tuple[tuple[dict[str, int], str], ...]:
    """Exchanges with the bank by name."""
    return tuple((named_goods(given), GOODS[taken]) for given, taken in exchanges)
