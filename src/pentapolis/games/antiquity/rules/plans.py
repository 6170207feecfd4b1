"""City building (5.2): finishing the secret plans, revealing and executing them (ruling 21)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from pentapolis.games.antiquity.action_lists import DONE, TAKE_BACK
from pentapolis.games.antiquity.city.squares import SQUARE_NAMES, square_names
from pentapolis.games.antiquity.components import (
    BUILDINGS,
    CART_SHOP,
    CATHEDRAL,
    ELEMENTS,
    FIRST_HOUSE,
    FOUNTAIN,
    GOODS,
    NOBODY,
    PIECES,
    SAINTS,
    STORAGE,
    TYPE_OF,
    named_goods,
)
from pentapolis.games.antiquity.events.reveal import (
    FamineFell,
    PlanCut,
    PlanFinished,
    PlanRevealed,
    RevealedPiece,
)
from pentapolis.games.antiquity.masks import bits_of
from pentapolis.games.antiquity.pieces import Trade
from pentapolis.games.antiquity.realm import (
    BURYING,
    COMPOSING,
    EXCHANGING,
    IDLE,
    MOVING,
    OFFERED,
    PAYING,
    PLACING,
    SECOND_HOUSE,
    Realm,
)
from pentapolis.games.antiquity.rules.trading import Trading
from pentapolis.games.antiquity.state import CITY_BUILDING, type_name
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import TURNS
from pentapolis.kernel.messages import Refusal

COMMON = (CART_SHOP, FOUNTAIN, STORAGE)
"""The buildings of the common supply, in the order of `supply_left`."""


class Plans(Trading):
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

    def _why_not_finish(self, seat: int) -> Refusal | None:
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
        self.executed = 0
        self._end_phase(events)

    def _revealed(self, seat: int) -> PlanRevealed:
        realm, shown = self.realms[seat], self.shown[seat]
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
        manned = [
            RevealedPiece(type_name(placed.piece), square_names(placed.mask)[0])
            for placed in realm.buildings
            if placed.mask & realm.manned
        ]
        return PlanRevealed(
            seat,
            tuple(built),
            tuple(manned),
            () if self.exchanges_are_open() else _told(realm.exchanges),
            realm.healed,
            realm.razed,
            realm.moved,
            None if realm.saint == NOBODY else SAINTS[realm.saint],
            realm.saint != NOBODY and realm.cathedrals > 0,
        )

    # When the supply is short (ruling 21) ---------------------------------------------------------------

    def _cut_plan(self, seat: int) -> PlanCut:
        """Cut the plan off at the missing piece; behind a trade, only take the missing pieces out."""
        nodes = [self.realms[seat]]
        while nodes[-1].before is not None:
            nodes.append(nodes[-1].before)
        nodes.reverse()
        short = next(place for place, node in enumerate(nodes) if min(self._left_after(seat, node)) < 0)
        kind = COMMON[_first_negative(self._left_after(seat, nodes[short]))]
        trade = max([place for place, node in enumerate(nodes) if isinstance(node.did, Trade)], default=0)
        if trade > short:
            realm = nodes[trade].copy()
            self._take_out_missing(seat, realm, nodes[: trade + 1])
        else:
            realm = _idle_before(nodes, short).copy()
        realm.finished = False
        realm.before = realm.did = None
        self.realms[seat] = realm
        self.owned |= 1 << seat
        return PlanCut(seat, BUILDINGS[kind], trade <= short)

    def _left_after(self, seat: int, realm: Realm) -> tuple[int, int, int]:
        """What the supply would have left if this were the seat's realm."""
        present = self.realms[seat]
        self.realms[seat] = realm
        left = self.supply_left(seat)
        self.realms[seat] = present
        return left

    def _take_out_missing(self, seat: int, realm: Realm, nodes: list[Realm]) -> None:
        """Remove the pieces that are not there, refund them, and call their men back."""
        for piece, price in self._missing(seat, nodes):
            alike = [placed for placed in realm.of_type(TYPE_OF[piece]) if placed.piece == piece]
            new = [placed for placed in alike if placed not in self.shown[seat].buildings]
            missing = (new or alike)[-1]
            realm.men += int(missing.mask & realm.manned != 0)
            realm.remove(missing)
            realm.goods += price

    def _missing(self, seat: int, nodes: list[Realm]) -> list[tuple[int, int]]:
        """The common pieces of a plan, in its order, that the supply does not have, with their prices."""
        left = [*self._left_after(seat, nodes[0])]
        missing = []
        for place, (before, after) in enumerate(pairwise(nodes), 1):
            built = before.step in (PLACING, PAYING) and after.step == IDLE
            if not built or TYPE_OF[before.piece] not in COMMON:
                continue
            kind, number = COMMON.index(TYPE_OF[before.piece]), ELEMENTS[before.piece] or 1
            if left[kind] >= number:
                left[kind] -= number
            else:
                missing.append((before.piece, _idle_before(nodes, place).goods - after.goods))
        return missing

    # Legal lists ---------------------------------------------------------------------------

    def _legal_city(self, seat: int) -> list[Action]:
        realm = self.realms[seat]
        step = realm.step
        if step == IDLE:
            legal = self._legal_building(seat)
            legal += self._legal_powers(realm)
            legal += self._legal_trades(seat)
            if self.can_take_back(realm):
                legal.append(TAKE_BACK)
            legal.append(DONE)
            return legal
        if step in (EXCHANGING, MOVING, BURYING):
            return self._legal_power_step(realm)
        if step in (COMPOSING, OFFERED):
            return self._legal_offer_step(realm)
        return self._legal_step(realm, seat)


def _told(exchanges: tuple[tuple[int, int], ...]) -> tuple[tuple[dict[str, int], str], ...]:
    """Exchanges with the bank by name."""
    return tuple((named_goods(given), GOODS[taken]) for given, taken in exchanges)


def _first_negative(left: tuple[int, ...]) -> int:
    return next(place for place, number in enumerate(left) if number < 0)


def _idle_before(nodes: list[Realm], place: int) -> Realm:
    """The last realm before this one at which no step was open."""
    return next(node for node in reversed(nodes[:place]) if node.step == IDLE)
