"""What to do next in the city: houses, the Cathedral, fountains, workshops, the Market; who works where."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.games.antiquity.action_lists import BUILD, DONE, EXCHANGE, MAN, SAINT
from pentapolis.games.antiquity.actions import Bury, Exchange, Heal, Pay, Place, TakeBack, Withdraw
from pentapolis.games.antiquity.components import (
    BREWERY,
    CART_SHOP,
    CATHEDRAL,
    CHRISTOFORI,
    EXPLORER,
    FIRST_HOUSE,
    FOOD,
    FORCED_LABOUR,
    FOUNTAIN,
    GRANARY,
    HARBOUR,
    HOSPITAL,
    LUXURY,
    MARKET,
    NOBODY,
    PRICES,
    TYPE_OF,
    WOOD,
    units_in,
)
from pentapolis.games.antiquity.exchanging import go_on_exchanging, least_needed, wanted_from_bank
from pentapolis.games.antiquity.landscape import Scored
from pentapolis.games.antiquity.masks import bits_of
from pentapolis.games.antiquity.outlook import AT_ONCE, IDEA, Outlook
from pentapolis.games.antiquity.packing import least_missed, most_compact
from pentapolis.games.antiquity.realm import (
    EXCHANGING,
    IDLE,
    MOVING,
    PAYING,
    PLACING,
    SECOND_HOUSE,
    Realm,
)
from pentapolis.games.antiquity.realm import SAINT as SAINT_STEP
from pentapolis.games.antiquity.rules import Antiquity
from pentapolis.kernel.actions import Action

CROWDED = 18
"""With fewer clean hexes inns are wanted."""

IDEAS = (FORCED_LABOUR, BREWERY, EXPLORER, MARKET, FOUNTAIN, GRANARY, HARBOUR)
"""What the planner does not care for, but might turn out well."""

AT_WORK_FIRST = 5.5
"""Men are sent out before anything is built that can also be left."""

FIRST_CARTS = 3
MOST_CARTS = 4


def city_choices(state: Antiquity, seat: int, legal: Sequence[Action]) -> Scored:
    """The steps of a plan that make sense now, with what they are worth in goods."""
    realm = state.realms[seat]
    step = realm.step
    if step == IDLE:
        return _idle_choices(state, seat, legal)
    if step == PLACING:
        places = [action for action in legal if isinstance(action, Place)]
        return [(AT_ONCE, most_compact(realm, realm.piece, places))]
    if step == PAYING:
        return [(AT_ONCE, cheapest(Outlook(state, seat), legal))]
    if step == SAINT_STEP:
        return [(AT_ONCE, SAINT[CHRISTOFORI])]
    if step == EXCHANGING:
        return go_on_exchanging(state, seat, legal)
    if step == SECOND_HOUSE:
        return [(AT_ONCE, legal[0])]
    if step == MOVING:
        places = [action for action in legal if isinstance(action, Place)]
        if places:
            return [(AT_ONCE, most_compact(realm, realm.hand[-1].piece, places))]
    graves = [action for action in legal if isinstance(action, Bury)]
    if graves:
        return [(AT_ONCE, least_missed(realm, graves))]
    for kind in (Withdraw, TakeBack):
        found = [action for action in legal if isinstance(action, kind)]
        if found:
            return [(AT_ONCE, found[0])]
    return [(0.0, legal[0])]


def cheapest(outlook: Outlook, legal: Sequence[Action]) -> Action:
    """Pay with what there is, and will be, most of."""
    goods = [action for action in legal if isinstance(action, Pay)]
    return max(goods, key=lambda pay: _plenty(outlook, pay.good))


def _plenty(outlook: Outlook, good: int) -> float:
    """How much there is of a good; the last seed of a crop is not given lightly."""
    return outlook.counts[good] + 0.7 * outlook.growing[good] - 5 * outlook.is_seed(good)


# What to build and whom to send ---------------------------------------------------------------------------


def _idle_choices(state: Antiquity, seat: int, legal: Sequence[Action]) -> Scored:
    realm = state.realms[seat]
    outlook = Outlook(state, seat)
    buildable = state.buildable_pieces(seat)
    free = [piece for piece in bits_of(buildable >> FIRST_HOUSE) if not units_of(FIRST_HOUSE + piece)]
    if free:
        return [(AT_ONCE, BUILD[FIRST_HOUSE + free[0]])]
    if buildable >> CATHEDRAL & 1:
        return [(AT_ONCE, BUILD[CATHEDRAL])]
    heals = [action for action in legal if isinstance(action, Heal)]
    if heals:
        return [(AT_ONCE, heals[0])]
    wish = wanted_from_bank(state, seat, outlook)
    if wish != NOBODY and realm.works(MARKET):
        gifts = [action for action in legal if isinstance(action, Exchange)]
        return [(AT_ONCE, EXCHANGE[least_needed(state, seat, gifts, wish)])]
    choices: Scored = [(0.0, DONE)]
    choices += _building_choices(state, seat, outlook, buildable, wish)
    choices += _manning_choices(state, seat, outlook, wish)
    if realm.works(MARKET):
        gifts = [action for action in legal if isinstance(action, Exchange)]
        if gifts:
            choices.append((IDEA, EXCHANGE[least_needed(state, seat, gifts, NOBODY)]))
    return choices


def units_of(piece: int) -> int:
    """The number of goods that a piece costs."""
    price = PRICES[piece]
    return units_in(price.fixed) + price.food + price.luxury


def _building_choices(state: Antiquity, seat: int, outlook: Outlook, buildable: int, wish: int) -> Scored:
    realm = state.realms[seat]
    wood, men = outlook.counts[WOOD], realm.men
    carts = [placed for placed in realm.of_type(CART_SHOP) if not placed.mask & realm.graves]
    unmanned = sum([not placed.mask & realm.manned for placed in carts])
    needed = min(men, unmanned)
    spare = wood - max(needed + realm.carts(), int(not outlook.growing[WOOD]))
    lost = not realm.masks[CATHEDRAL]  # what is not spent now is lost, unless there is a storage
    rounds = outlook.rounds
    scores: dict[int, float] = {}
    if len(carts) < FIRST_CARTS and wood >= 2 * (len(carts) + 1) - len(carts):
        scores[CART_SHOP] = 6.0
    elif len(carts) < MOST_CARTS and men + realm.carts() > len(carts) and spare >= 2 and rounds > 3:
        scores[CART_SHOP] = 1.5
    elif not carts:
        scores[CART_SHOP] = 6.0
    graves = _graves_to_come(state, realm, outlook)
    if graves > 0 and rounds > 1:
        scores[GRANARY] = 3.0 + min(graves, 3) if spare > 0 or graves > 1 else -0.5
    elif spare > 0:
        scores[GRANARY] = 0.5 if lost or rounds > 3 else -0.5
    if wish != NOBODY:
        scores[MARKET] = 5.8 if men else 0.2
    if spare > 0 and state.tokens & state.zone(seat) and men > needed:
        scores[EXPLORER] = 1.0 + 0.5 * (state.tokens & state.zone(seat)).bit_count()
    markers = state.pollution_of(realm)
    if markers and rounds > 1.5:
        scores[FOUNTAIN] = 2.5 if rounds > 3 else 0.3
    if realm.graves and realm.graves.bit_count() + graves > 10:
        scores[HOSPITAL] = 2.0
    if outlook.clean < CROWDED and wood > 1 and rounds > 2:
        scores[BREWERY] = 2.5 if outlook.clean < CROWDED - 4 else 1.5
    house = _best_house(buildable)
    if house != NOBODY:
        scores[house] = min(4.0, rounds - 1 - units_of(house))
        if men + realm.carts() >= min(len(carts), wood + outlook.seeds()) or not _spared(house, outlook):
            scores[house] = -1.0
    for piece in IDEAS:
        scores.setdefault(piece, IDEA)
    return [(score, BUILD[piece]) for piece, score in scores.items() if buildable >> piece & 1]


def _best_house(buildable: int) -> int:
    """The house that costs least of those that can be paid."""
    houses = [FIRST_HOUSE + number for number in bits_of(buildable >> FIRST_HOUSE)]
    return min(houses, key=units_of, default=NOBODY)


def _spared(house: int, outlook: Outlook) -> bool:
    """Can a house be paid without the last seed of a crop?"""
    kinds = [good for good in FOOD if outlook.counts[good] - outlook.is_seed(good) > 0]
    luxuries = [good for good in LUXURY if outlook.counts[good] - outlook.is_seed(good) > 0]
    return len(kinds) >= PRICES[house].food and len(luxuries) >= PRICES[house].luxury


def _graves_to_come(state: Antiquity, realm: Realm, outlook: Outlook) -> int:
    """The graves that this round's famine would bring without another Granary."""
    food = sum([outlook.counts[good] + outlook.soon[good] for good in FOOD])
    return state.famine - food - state.granary_of(realm)


def _manning_choices(state: Antiquity, seat: int, outlook: Outlook, wish: int) -> Scored:
    realm = state.realms[seat]
    if not realm.men:
        return []
    choices: Scored = []
    inns = (
        realm.works(BREWERY) and outlook.clean < CROWDED and sum([outlook.counts[good] for good in FOOD]) > 0
    )
    useful_carts = outlook.counts[WOOD] + outlook.seeds() + inns
    manned_carts = realm.carts()
    first_cart = True
    for bit in bits_of(realm.mannable()):
        placed = realm.building_at(bit)
        assert placed is not None
        kind = TYPE_OF[placed.piece]
        if kind == CART_SHOP:
            if first_cart and manned_carts < useful_carts:
                choices.append((AT_WORK_FIRST, MAN[bit]))
            first_cart = False
        elif kind == MARKET and wish != NOBODY:
            choices.append((7.0, MAN[bit]))
        elif kind == EXPLORER and state.tokens & state.zone(seat):
            choices.append((1.0, MAN[bit]))
        elif kind == HOSPITAL and realm.graves:
            choices.append((3.0, MAN[bit]))
        elif kind not in (MARKET, EXPLORER, HOSPITAL):
            choices.append((0.1, MAN[bit]))
    return choices
