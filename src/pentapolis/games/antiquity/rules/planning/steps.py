"""City building (5.2): plans are made step by step, and steps can be taken back (ruling 37).

Every step of a plan makes a new realm that remembers the one before.
"""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Man, TakeBack
from pentapolis.games.antiquity.actions.lists import TAKE_BACK
from pentapolis.games.antiquity.components import GOODS, MARKET, MOST_UNITS, UNITS
from pentapolis.games.antiquity.components.squares import SQUARE_BITS
from pentapolis.games.antiquity.events.plans import TakenBack
from pentapolis.games.antiquity.rules.stocks import only_good
from pentapolis.games.antiquity.state import Position
from pentapolis.games.antiquity.state.pieces import Trade
from pentapolis.games.antiquity.state.realm import COMPOSING, IDLE, OFFERED, STEPS, Realm
from pentapolis.kernel.actions import Action
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

RULE = "antiquity.5.2"

WRONG_STEP = Reason("antiquity-refusal-step", RULE)
GOOD_MISSING = Reason("antiquity-refusal-good-missing", RULE)
NOT_WORKING = Reason("antiquity-refusal-not-working", RULE)
OFFER_STANDS = Reason("antiquity-refusal-offer-stands", RULE)
PLAN_EMPTY = Reason("antiquity-refusal-plan-empty", RULE)
TRADE_STANDS = Reason("antiquity-refusal-trade-stands", RULE)
MARKET_ANNOUNCED = Reason("antiquity-refusal-market-announced", RULE)


def take_step(position: Position, seat: int, did: Action | Trade) -> Realm:
    """A new realm for the next step of a seat's plan."""
    before = position.realms[seat]
    realm = position.realms[seat] = before.copy()
    position.owned |= 1 << seat
    realm.before = before
    realm.did = did
    return realm


def trade(position: Position, seat: int, gave: int, got: int, bank: bool = False) -> None:
    """Goods go and come openly: a step of a plan that cannot be taken back."""
    realm = take_step(position, seat, Trade(gave, got, bank))
    realm.goods += got - gave
    if bank:
        realm.exchanges = (*realm.exchanges, (gave, only_good(got)))


def back_to_idle(position: Position, seat: int) -> None:
    """Back to where the open step began: as if it had not been taken."""
    realm = position.realms[seat]
    while realm.step != IDLE:
        assert realm.before is not None
        realm = realm.before
    position.realms[seat] = realm
    position.owned &= ~(1 << seat)


def wrong_step(position: Position, seat: int) -> Refusal:
    """Why nothing of another step can be done now."""
    return WRONG_STEP(step=STEPS[position.realms[seat].step])


def has_good(realm: Realm, good: int) -> bool:
    """Whether a realm has goods of this kind."""
    return realm.goods >> UNITS * good & MOST_UNITS != 0


def good_missing(good: int) -> Refusal:
    """Why a good that is not there cannot be given."""
    return GOOD_MISSING(good=GOODS[good])


# Taking back (ruling 37) ---------------------------------------------------------------------------


def can_take_back(position: Position, seat: int) -> bool:
    """Whether there is a step to take back, outside an open offer, that does not stand."""
    realm = position.realms[seat]
    offering = realm.step in (COMPOSING, OFFERED)
    return realm.before is not None and not offering and not stands(position, seat, realm)


def stands(position: Position, seat: int, realm: Realm) -> bool:
    """Whether others count on the last step of a realm: a trade, or the man on a Market they were told of."""
    did = realm.did
    if isinstance(did, Man) and position.announced >> seat & 1:
        return realm.masks[MARKET] >> SQUARE_BITS[did.square] & 1 == 1
    return isinstance(did, Trade)


def steps_back(position: Position, seat: int) -> list[TakeBack]:
    return [TAKE_BACK] if can_take_back(position, seat) else []


def why_not_take_back(position: Position, seat: int, _action: TakeBack) -> Refusal | None:
    if can_take_back(position, seat):
        return None
    realm = position.realms[seat]
    if realm.step in (COMPOSING, OFFERED):
        return OFFER_STANDS()
    if realm.before is None:
        return PLAN_EMPTY()
    return TRADE_STANDS() if isinstance(realm.did, Trade) else MARKET_ANNOUNCED()


def take_back(position: Position, seat: int, _action: TakeBack, events: list[Event]) -> None:
    before = position.realms[seat].before
    assert before is not None
    position.realms[seat] = before
    position.owned &= ~(1 << seat)
    events.append(TakenBack(seat))


TAKE_STEP_BACK = Decision(
    TakeBack,
    rule=RULE,
    choices=steps_back,
    why_not=why_not_take_back,
    effect=take_back,
    reasons=(OFFER_STANDS, PLAN_EMPTY, TRADE_STANDS, MARKET_ANNOUNCED),
)
