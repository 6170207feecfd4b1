"""Phase III, step 13: building the cathedral (A12), and keeping at most five resources (A13)."""

from __future__ import annotations

from functools import lru_cache

from pentapolis.games.pillars.actions import BOOST, CONVERT, DECLINE, FINISH, RETURN, Boost, Convert, Return
from pentapolis.games.pillars.components import (
    AUTOMATIC,
    BOOSTABLE,
    BOX,
    CAPACITY,
    CAPACITY_GIFT,
    CRAFTSMEN,
    FAMILIES,
    FAMILY,
    FIGURES,
    GOLD,
    GOODS,
    KINDS,
    MAKES_GOLD,
    MAKES_POINTS,
    NEEDS,
    NEEDS_HELD,
    PARTS,
    RESOURCES,
    ROUNDS,
    TAKES,
    members,
)
from pentapolis.games.pillars.events import (
    Boosted,
    BuildingFinished,
    Converted,
    Declined,
    PartBuilt,
    Returned,
)
from pentapolis.games.pillars.rules.market import MarketSteps
from pentapolis.games.pillars.scoring import ended
from pentapolis.games.pillars.state import (
    BOOST_ONE,
    CONVERTING,
    FAMILY_SOURCE,
    GO_ON,
    OVER,
    RETURN_RESOURCES,
    USE_BITS,
)
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import NOBODY
from pentapolis.kernel.messages import Refusal

RULE_BUILDING = "pillars.A12"
RULE_KEEPING = "pillars.A13"


def is_idle_in(row: int, craftsman: int) -> bool:
    """Does the craftsman lack one of another family in this row?"""
    return bool(NEEDS[craftsman]) and not NEEDS[craftsman] & row


@lru_cache(maxsize=1 << 16)
def able(row: int) -> tuple[int, ...]:
    """The craftsmen of a row who can be sent to work, if there is something to work with."""
    return tuple(one for one in members(row & ~AUTOMATIC) if not is_idle_in(row, one))


class CathedralStep(MarketSteps):
    """Step 13."""

    __slots__ = ()

    def _cathedral_step(self, events: list[Event]) -> None:
        """In turn order everybody builds; then the part of the round is added."""
        while self.cursor < self.seats:
            self._begin_building(self._in_turn(self.cursor), events)
            if self.decision != GO_ON:
                return
        events.append(PartBuilt(self.start_player, PARTS[self.round - 1]))
        if self.round < ROUNDS:
            self._next_stage(events)
            return
        self.decision = OVER
        self.actors = NOBODY
        events.append(ended(self))

    # Building (A12) ---------------------------------------------------------------------------

    def _begin_building(self, seat: int, events: list[Event]) -> None:
        """First those who work by themselves, then the archbishop's gift, then the others."""
        row = self.rows[seat]
        for craftsman in members(row & AUTOMATIC):
            held = NEEDS_HELD[craftsman]
            if held is None or self.stocks[seat][held]:
                self._produce(seat, craftsman, events)
        if BOX.events[self.event].capacity and row & BOOSTABLE:
            if self.options.archbishop_scope == "one-craftsman":
                self._ask(BOOST_ONE, seat)
                return
            self._boost(seat, row & BOOSTABLE, events)
        self._go_on_building(seat, events)

    def _produce(self, seat: int, craftsman: int, events: list[Event]) -> None:
        """What a craftsman makes."""
        gold, points = MAKES_GOLD[craftsman], MAKES_POINTS[craftsman]
        wasted = self._gain_gold(seat, gold) if gold else 0
        if points:
            self._score(seat, points, FAMILY_SOURCE + FAMILY[craftsman])
        events.append(Converted(seat, CRAFTSMEN[craftsman], gold - wasted, points, wasted))

    def _go_on_building(self, seat: int, events: list[Event]) -> None:
        if self.workable(seat):
            self._ask(CONVERTING, seat)
        else:
            self._end_building(seat, events)

    def _end_building(self, seat: int, events: list[Event]) -> None:
        self.used = self.boosted = 0
        self._keep_five(seat, events)

    # The archbishop's gift (ruling 15) ---------------------------------------------------------------------

    def _legal_boosts(self, seat: int) -> list[Action]:
        return [*[BOOST[craftsman] for craftsman in members(self.rows[seat] & BOOSTABLE)], DECLINE]

    def _why_not_boost(self, seat: int, action: Boost) -> Refusal | None:
        craftsman = action.craftsman
        args: dict[str, str | int] = {"craftsman": CRAFTSMEN[craftsman]}
        if not self.rows[seat] >> craftsman & 1:
            return Refusal("pillars-refusal-not-employed", RULE_BUILDING, args)
        if not BOOSTABLE >> craftsman & 1:
            return Refusal("pillars-refusal-not-boostable", RULE_BUILDING, args)
        return None

    def _boost(self, seat: int, craftsmen: int, events: list[Event]) -> None:
        self.boosted = craftsmen
        events.append(Boosted(seat, tuple([CRAFTSMEN[craftsman] for craftsman in members(craftsmen)])))

    def _boost_one(self, seat: int, action: Boost, events: list[Event]) -> None:
        self._boost(seat, 1 << action.craftsman, events)
        self._go_on_building(seat, events)

    def _decline_boost(self, seat: int, events: list[Event]) -> None:
        events.append(Declined(seat, "boost"))
        self._go_on_building(seat, events)

    # Conversions ---------------------------------------------------------------------------

    def uses_left(self, craftsman: int) -> int:
        """How often a craftsman of the seat that builds can still work, whatever there is to work with."""
        gift = CAPACITY_GIFT if self.boosted >> craftsman & 1 else 0
        return CAPACITY[craftsman] + gift - (self.used >> USE_BITS * craftsman & 15)

    def is_idle(self, seat: int, craftsman: int) -> bool:
        """Does the craftsman lack one of another family in the row? (ruling 27)"""
        return is_idle_in(self.rows[seat], craftsman)

    def workable(self, seat: int) -> list[int]:
        """The craftsmen who can work now."""
        stock = self.stocks[seat]
        found = []
        for craftsman in able(self.rows[seat]):
            for good, amount in TAKES[craftsman]:
                if stock[good] < amount:
                    break
            else:
                if self.uses_left(craftsman) > 0:
                    found.append(craftsman)
        return found

    def _legal_conversions(self, seat: int) -> list[Action]:
        return [*[CONVERT[craftsman] for craftsman in self.workable(seat)], FINISH]

    def _why_not_convert(self, seat: int, action: Convert) -> Refusal | None:
        craftsman = action.craftsman
        args: dict[str, str | int] = {"craftsman": CRAFTSMEN[craftsman]}
        if not self.rows[seat] >> craftsman & 1:
            return Refusal("pillars-refusal-not-employed", RULE_BUILDING, args)
        if AUTOMATIC >> craftsman & 1:
            return Refusal("pillars-refusal-works-alone", RULE_BUILDING, args)
        if self.is_idle(seat, craftsman):
            needed = FAMILIES[FAMILY[members(NEEDS[craftsman])[0]]]
            return Refusal("pillars-refusal-idle", RULE_BUILDING, args | {"family": needed})
        if self.uses_left(craftsman) <= 0:
            return Refusal("pillars-refusal-capacity", RULE_BUILDING, args)
        for good, amount in TAKES[craftsman]:
            held = self.stocks[seat][good]
            if held < amount:
                missing: dict[str, str | int] = {"resource": GOODS[good], "held": held, "needed": amount}
                return Refusal("pillars-refusal-not-held", RULE_BUILDING, missing)
        return None

    def _convert(self, seat: int, action: Convert, events: list[Event]) -> None:
        craftsman = action.craftsman
        stock = self.stocks[seat]
        for good, amount in TAKES[craftsman]:
            stock[good] -= amount
        self.used += 1 << USE_BITS * craftsman
        self._produce(seat, craftsman, events)
        self._go_on_building(seat, events)

    def _finish(self, seat: int, events: list[Event]) -> None:
        events.append(BuildingFinished(seat))
        self._end_building(seat, events)

    # Keeping at most five (A13) ---------------------------------------------------------------------------

    def _keep_five(self, seat: int, events: list[Event]) -> None:
        """Cubes beyond five go back; in the last round nobody is asked (ruling 37)."""
        while self.round < ROUNDS and self.too_many(seat) > 0:
            kinds = self.held_kinds(seat)
            if len(kinds) > 1:
                self._ask(RETURN_RESOURCES, seat)
                return
            self._put_back(seat, kinds[0], events)
        self.cursor += 1
        self.decision = GO_ON

    def too_many(self, seat: int) -> int:
        """The number of cubes that the seat has to return; none if it is not above 0."""
        stock = self.stocks[seat]
        return sum(stock) - stock[GOLD] - FIGURES.kept_resources

    def held_kinds(self, seat: int) -> list[int]:
        """The kinds of resource that the seat has."""
        stock = self.stocks[seat]
        return [kind for kind in KINDS if stock[kind]]

    def _legal_returns(self, seat: int) -> list[Action]:
        return [RETURN[kind] for kind in self.held_kinds(seat)]

    def _why_not_return(self, seat: int, action: Return) -> Refusal | None:
        if self.stocks[seat][action.resource]:
            return None
        args: dict[str, str | int] = {"resource": RESOURCES[action.resource], "held": 0, "needed": 1}
        return Refusal("pillars-refusal-not-held", RULE_KEEPING, args)

    def _put_back(self, seat: int, kind: int, events: list[Event]) -> None:
        self.stocks[seat][kind] -= 1
        events.append(Returned(seat, RESOURCES[kind]))

    def _return(self, seat: int, action: Return, events: list[Event]) -> None:
        self._put_back(seat, action.resource, events)
        self._keep_five(seat, events)
