"""City building (5.2): secret plans are made, finished, revealed and executed.

Everybody plans at the same time, unseen. When all have finished, the plans are executed in order of play.
"""

from __future__ import annotations

from collections import Counter

from pentapolis.games.antiquity.actions import Done
from pentapolis.games.antiquity.actions.lists import BUILD, DONE, MAN
from pentapolis.games.antiquity.components import (
    CATHEDRAL,
    FIGURES,
    FIRST_HOUSE,
    FOUNTAIN,
    GOODS,
    MARKET,
    NOBODY,
    PIECES,
    SAINTS,
    named_goods,
)
from pentapolis.games.antiquity.components.masks import bits_of
from pentapolis.games.antiquity.components.squares import SQUARE_NAMES, square_names
from pentapolis.games.antiquity.events.reveal import FamineFell, PlanFinished, PlanRevealed, RevealedPiece
from pentapolis.games.antiquity.events.rounds import PhaseBegan
from pentapolis.games.antiquity.rules.cities import buildings_of, mannable
from pentapolis.games.antiquity.rules.planning.bank import gifts_to_bank
from pentapolis.games.antiquity.rules.planning.powers import graves_to_remove, razings
from pentapolis.games.antiquity.rules.planning.rearranging import buildings_to_lift, graves_to_dig
from pentapolis.games.antiquity.rules.planning.shortages import cut_plan
from pentapolis.games.antiquity.rules.planning.steps import RULE, steps_back
from pentapolis.games.antiquity.rules.planning.supply import buildable_pieces, supply_left
from pentapolis.games.antiquity.rules.planning.trading import end_offers_to, trades_to_choose
from pentapolis.games.antiquity.rules.stocks import exchanges_are_open
from pentapolis.games.antiquity.state import Position, changing, type_name
from pentapolis.games.antiquity.state.phases import CITY_BUILDING, EXECUTE_PLANS, ORDER_OF_PLAY, PHASE_NUMBERS
from pentapolis.games.antiquity.state.realm import Realm
from pentapolis.kernel.actions import Action
from pentapolis.kernel.decisions import Decision, may_always
from pentapolis.kernel.events import Event
from pentapolis.kernel.state import TURNS

# Beginning ---------------------------------------------------------------------------


def begin_plans(position: Position, events: list[Event]) -> None:
    """All plan at once: what others know stays as it is now."""
    position.phase = CITY_BUILDING
    position.turn = 0
    position.executed = 0
    position.trades = ()
    position.shown = tuple(position.realms)
    position.owned = 0
    position.actors = tuple(sorted(position.order))
    events.append(PhaseBegan(PHASE_NUMBERS[CITY_BUILDING]))


def legal_idle(position: Position, seat: int) -> list[Action]:
    """What can be done when no step is open, listed at once: most can be ruled out at a glance."""
    realm = position.realms[seat]
    legal: list[Action] = [*BUILD.picked(buildable_pieces(position, seat))]
    if realm.men:
        legal += MAN.picked(mannable(position, realm))
    if realm.graves:
        legal += graves_to_remove(position, seat)
    if realm.masks[CATHEDRAL]:
        legal += razings(position, seat)
        legal += buildings_to_lift(position, seat)
        legal += graves_to_dig(position, seat)
    if realm.masks[MARKET]:
        legal += gifts_to_bank(position, seat)
    legal += trades_to_choose(position, seat)
    if realm.before is not None:
        legal += steps_back(position, seat)
    legal.append(DONE)
    return legal


# Finishing ---------------------------------------------------------------------------


def finishing(_position: Position, _seat: int) -> tuple[Done, ...]:
    return (DONE,)


def finish(position: Position, seat: int, _action: Done, events: list[Event]) -> None:
    changing(position, seat).finished = True
    events.append(PlanFinished(seat))
    end_offers_to(position, seat, events)
    position.actors = tuple([other for other in position.actors if other != seat])
    if not position.actors:
        position.phase = EXECUTE_PLANS


FINISH_PLAN = Decision(Done, rule=RULE, choices=finishing, why_not=may_always, effect=finish)

# Executing ---------------------------------------------------------------------------


def execute_plans(position: Position, events: list[Event]) -> None:
    """Reveal plan after plan; somebody for whom a common piece is missing plans on from there."""
    while position.executed < len(position.order):
        seat = position.order[position.executed]
        left = supply_left(position, seat)
        if min(left) < 0:
            events.append(cut_plan(position, seat))
            position.actors = TURNS[seat]
            position.phase = CITY_BUILDING
            return
        events.append(_revealed(position, seat))
        realm = changing(position, seat)
        realm.before = realm.did = None
        position.carts, position.fountains, position.elements = left
        position.executed += 1
    _end_plans(position, events)


def _end_plans(position: Position, events: list[Event]) -> None:
    """Fountains lower the famine level (ruling 27); cathedrals are counted for San Giorgio's fish."""
    fountains = sum(
        len(buildings_of(realm, FOUNTAIN)) - len(buildings_of(shown, FOUNTAIN))
        for realm, shown in zip(position.realms, position.shown, strict=True)
    )
    if fountains:
        position.famine = max(0, position.famine - fountains * FIGURES.famine_per_fountain)
        events.append(FamineFell(fountains, position.famine))
    position.cathedrals = sum(position.realms[seat].cathedrals for seat in position.order)
    for seat in position.order:
        realm = changing(position, seat)
        realm.finished = realm.moved = False
        realm.exchanges = ()
    position.shown = ()
    position.executed = position.announced = 0
    position.phase = ORDER_OF_PLAY


def _revealed(position: Position, seat: int) -> PlanRevealed:
    realm = position.realms[seat]
    return PlanRevealed(
        seat,
        _newly_built(realm, position.shown[seat]),
        _manned(realm),
        () if exchanges_are_open(position) else _told(realm.exchanges),
        realm.healed,
        realm.razed,
        realm.moved,
        None if realm.saint == NOBODY else SAINTS[realm.saint],
        realm.saint != NOBODY and realm.cathedrals > 0,
    )


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
