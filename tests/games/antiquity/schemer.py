"""Players for recorded games under the full rules: one who schemes for a saint, others who never win.

All of them play by the bots' planner, who gathers goods for San Christofori. The schemer steps in where the
saint wants something else, and may change the saint in the end by the Faculty of Theology.
"""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.antiquity import actions as act
from pentapolis.games.antiquity.actions import lists
from pentapolis.games.antiquity.components import (
    BREWERY,
    CATCHES,
    CATHEDRAL,
    CHRISTOFORI,
    CITY,
    COUNTRY_PRICES,
    DYE,
    ELEMENTS,
    GIORGIO,
    HARBOUR,
    INN,
    MARIA,
    SAINTS,
    STABLE,
    TYPE_OF,
    food_in,
    unpacked,
)
from pentapolis.games.antiquity.components.plane import BITS, within
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import people_of, works
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.state import changing
from pentapolis.games.antiquity.state.phases import CITY_BUILDING, COUNTRY, FIRST_CITIES
from pentapolis.games.antiquity.state.realm import IDLE, SAINT, own_hexes
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from tests.games.antiquity.sketch import Chooser, Sketch, planned

ENOUGH_PEOPLE = 14
"""So many people are soon all twenty when every second house is free."""
AT_ONCE = (GIORGIO, MARIA)
"""Saints to whom the first Cathedral is dedicated; for the others it is San Christofori's at first."""
RICH = 10
"""With so many goods another city is worth its price."""


# Those who never win, and those who hoard ------------------------------------------------------------


def gathers_dye(action: Action) -> bool:
    """Would this bring dye, without which San Christofori is never satisfied?"""
    if isinstance(action, act.BuildFishery):
        return CATCHES[action.catch] == DYE
    return isinstance(action, act.Take) and action.good == DYE


def nobody_wins(state: Antiquity, seat: int, chance: Chance) -> Action:
    """Everybody plays on until the famine is too much."""
    return planned(state, seat, wins_never)


def wins_never(action: Action) -> bool:
    """What bystanders do: they gather no dye, and their zone stays as it is."""
    widens = isinstance(action, act.BuildInn) or (
        isinstance(action, act.Build) and action.piece in (HARBOUR, STABLE, BREWERY)
    )
    return not widens and not gathers_dye(action)


def hoarding(kind: int, until: int = 100) -> Chooser:
    """Everybody builds as many of a kind as possible, the largest first, and else goes by the planner."""

    def choose(state: Antiquity, seat: int, chance: Chance) -> Action:
        if state.phase == CITY_BUILDING and state.realms[seat].step == IDLE and state.round <= until:
            legal = state.legal(seat)
            builds = [action for action in legal if isinstance(action, act.Build)]
            wanted = [action for action in builds if TYPE_OF[action.piece] == kind]
            if wanted:
                return max(wanted, key=lambda action: ELEMENTS[action.piece])
        return planned(state, seat)

    return choose


# The schemer ---------------------------------------------------------------------------


class Schemer:
    """Seat 0 schemes for a saint; the others never win."""

    def __init__(self, saint: str) -> None:
        self.saint = SAINTS.index(saint)
        self.cities = {"barbara": 3, "giorgio": 1}.get(saint, 2)
        self.queue: list[Action] = []
        """Steps that were sketched and are still to be taken."""

    def __call__(self, state: Antiquity, seat: int, chance: Chance) -> Action:
        if not state.ply:
            self.queue = []
        if state.phase == FIRST_CITIES and seat < 2 and self.saint == GIORGIO:
            return nearest_site(state, seat)
        if seat:
            return planned(state, seat, wins_never)
        if self.queue:
            return self.queue.pop(0)
        if state.phase == CITY_BUILDING:
            return self._plan(state)
        if state.phase == COUNTRY:
            return self._country(state)
        return planned(state, seat)

    def _may(self, action: Action) -> bool:
        """San Christofori must not be satisfied before the saint is changed."""
        return self.saint == MARIA or not gathers_dye(action)

    # In the city ---------------------------------------------------------------------------

    def _plan(self, state: Antiquity) -> Action:
        realm = state.realms[0]
        if realm.step == SAINT:
            return lists.SAINT[self.saint if self.saint in AT_ONCE else CHRISTOFORI]
        if realm.step == IDLE and realm.before is None and works(state, realm, CATHEDRAL):
            self.queue = self._sketched(state)
            if self.queue:
                return self.queue.pop(0)
        return planned(state, 0, self._may)

    def _sketched(self, state: Antiquity) -> list[Action]:
        """The last step to victory if it can be taken, or something on the way."""
        name = SAINTS[self.saint]
        rich = sum(unpacked(state.realms[0].goods)) >= RICH or self.saint == GIORGIO
        victory: Callable[[Sketch], bool] = getattr(self, f"_wins_by_{name}")
        sketch = Sketch(state, 0)
        if victory(sketch):
            return sketch.actions
        sketch = Sketch(state, 0)
        keep = max(0, state.famine - 2)
        if len(state.realms[0].centres) < self.cities and rich:
            return sketch.actions if sketch.stock_up(COUNTRY_PRICES[CITY], keep) else []
        if name == "giorgio" and rich:
            return self._towards_inns(sketch, keep)
        if name == "barbara" and len(state.realms[0].centres) == self.cities:
            sketch.build_everything(keep)
            return sketch.actions
        if name == "maria":
            sketch.build_houses(keep, cheap=False)
            return sketch.actions if sketch.realm.step == IDLE else []
        return []

    def _wins_by_nicolo(self, sketch: Sketch) -> bool:
        """Change the saint when that brings most houses; the rest follows."""
        if sketch.realm.saint != self.saint and not sketch.change_saint(self.saint):
            return False
        sketch.build_houses()
        return people_of(sketch.realm) >= ENOUGH_PEOPLE and sketch.realm.step == IDLE

    def _wins_by_barbara(self, sketch: Sketch) -> bool:
        return sketch.build_everything() and sketch.change_saint(self.saint)

    def _wins_by_maria(self, sketch: Sketch) -> bool:
        return False  # it comes by itself: all houses, then all goods

    def _wins_by_giorgio(self, sketch: Sketch) -> bool:
        """Once the Stable makes up for what the inns do not reach, its man decides."""
        return bool(sketch.realm.masks[STABLE]) and sketch.man(STABLE) and not unreached(sketch.state, 0)

    def _towards_inns(self, sketch: Sketch, keep: int) -> list[Action]:
        for kind in (BREWERY, STABLE):
            if not sketch.realm.masks[kind] and not sketch.build(kind, keep):
                return sketch.actions
        sketch.stock_up(COUNTRY_PRICES[INN], keep)
        return sketch.actions

    # In the countryside ---------------------------------------------------------------------------

    def _country(self, state: Antiquity) -> Action:
        legal = state.legal(0)
        cities = [action for action in legal if isinstance(action, act.FoundCity)]
        if cities and len(state.realms[0].centres) < self.cities:
            return cities[0]
        inns = [action for action in legal if isinstance(action, act.BuildInn)]
        fed = food_in(state.realms[0].goods) + 4 > state.famine
        if inns and fed and self.saint == GIORGIO:
            best = max(inns, key=lambda action: inn_worth(state, 0, action))
            if inn_worth(state, 0, best) > 0:
                return best
        return planned(state, 0, self._may)


# Enclosing an opponent ---------------------------------------------------------------------------


def nearest_site(state: Antiquity, seat: int) -> Action:
    """A first city as near as possible to the opponent, or to where it will be."""
    hexes = state.realms[1 - seat].hexes
    legal = [action for action in state.legal(seat) if isinstance(action, act.FoundCity)]

    def distance(action: act.FoundCity) -> int:
        bit = 1 << BITS[action.hex]
        there = hexes or sum(start for start in state.board.start_sites if not start & bit)
        return next(reach for reach in range(60) if within(bit, reach) & there)

    return min(legal, key=distance)


def unreached(state: Antiquity, seat: int) -> int:
    """The hexes of the next opponent's zone that are not in the own one."""
    victim = (seat + 1) % state.seats
    return zone_of(state, victim) & ~state.cities & ~state.inns & ~zone_of(state, seat)


def inn_worth(state: Antiquity, seat: int, action: act.BuildInn) -> float:
    """Towards the opponent, and around it."""
    theirs = unreached(state, seat)
    if not theirs:
        return 0
    bit = 1 << BITS[action.hex]
    after = state.copy()
    changing(after, seat).inns |= bit
    after.inns |= bit
    reached = theirs.bit_count() - unreached(after, seat).bit_count()
    if reached:
        return 100 + reached
    distance = next(reach for reach in range(60) if within(bit, reach) & theirs)
    own = next(reach for reach in range(60) if within(own_hexes(state.realms[seat]), reach) & theirs)
    return 50 - distance if distance < own else 0
