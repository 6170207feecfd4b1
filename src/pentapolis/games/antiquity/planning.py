"""What to do next in the city: houses, the Cathedral, fountains, workshops, the Market; who works where."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.games.antiquity.actions import (
    BUILD,
    DONE,
    EXCHANGE,
    MAN,
    SAINT,
    TAKE,
    Bury,
    Exchange,
    Heal,
    Pay,
    Place,
    TakeBack,
    Withdraw,
)
from pentapolis.games.antiquity.components import (
    BREWERY,
    CART_SHOP,
    CATCHES,
    CATHEDRAL,
    CHRISTOFORI,
    CROPS,
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
    MOST_UNITS,
    NOBODY,
    PRICES,
    STONE,
    TYPE_OF,
    UNITS,
    WOOD,
    units_in,
    unpacked,
)
from pentapolis.games.antiquity.landscape import Scored
from pentapolis.games.antiquity.masks import bits_of
from pentapolis.games.antiquity.outlook import COLLECTED, WOOD_IN_HAND, Outlook
from pentapolis.games.antiquity.packing import least_missed, most_compact
from pentapolis.games.antiquity.plane import STEPS
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
from pentapolis.games.antiquity.squares import fitting_pieces
from pentapolis.kernel.actions import Action

AT_ONCE = 10.0
"""Actions worth that much are done without a thought."""

FARM_SITES = 3
"""Seed is wanted while there are at least so many hexes for farms."""

MANY_MEN = 6
LATE = 5
"""The first two houses that cost something are cheap; then other things come first."""

CROWDED = 18
"""With fewer clean hexes inns are wanted."""

IDEA = -1.0
IDEAS = (FORCED_LABOUR, BREWERY, EXPLORER, MARKET, FOUNTAIN, GRANARY, HARBOUR, CART_SHOP)
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
        return _go_on_exchanging(state, seat, legal)
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
    free = [piece for piece in bits_of(buildable >> FIRST_HOUSE) if not _units(FIRST_HOUSE + piece)]
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
        return [(AT_ONCE, EXCHANGE[_least_needed(state, seat, gifts, wish)])]
    choices: Scored = [(0.0, DONE)]
    choices += _building_choices(state, seat, outlook, buildable, wish)
    choices += _manning_choices(state, seat, outlook, wish)
    if realm.works(MARKET):
        gifts = [action for action in legal if isinstance(action, Exchange)]
        if gifts:
            choices.append((IDEA, EXCHANGE[_least_needed(state, seat, gifts, NOBODY)]))
    return choices


def _units(piece: int) -> int:
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
        scores[house] = min(4.0, rounds - 1 - _units(house))
        if men + realm.carts() >= min(len(carts), wood + _seeds(outlook)) or not _spared(house, outlook):
            scores[house] = -1.0
    for piece in IDEAS:
        scores.setdefault(piece, IDEA)
    return [(score, BUILD[piece]) for piece, score in scores.items() if buildable >> piece & 1]


def _seeds(outlook: Outlook) -> int:
    return sum([min(1, outlook.counts[good]) for good in CROPS if not outlook.growing[good]])


def _best_house(buildable: int) -> int:
    """The house that costs least of those that can be paid."""
    houses = [FIRST_HOUSE + number for number in bits_of(buildable >> FIRST_HOUSE)]
    return min(houses, key=_units, default=NOBODY)


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
    useful_carts = outlook.counts[WOOD] + _seeds(outlook) + inns
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


# The Market ---------------------------------------------------------------------------


def wanted_from_bank(state: Antiquity, seat: int, outlook: Outlook) -> int:
    """The good to take from the bank next, if there are two that can be given for it."""
    realm = state.realms[seat]
    if realm.masks[MARKET] & realm.graves or state.round == 1:
        return NOBODY
    if not realm.masks[MARKET] and not _can_get_market(realm):
        return NOBODY
    if not realm.works(MARKET) and not realm.men:
        return NOBODY
    finishing = _finishing_good(state, realm, outlook)
    if finishing != NOBODY:
        return finishing
    spare = sum(outlook.surplus)
    cathedral_missing = (
        not realm.masks[CATHEDRAL] and not outlook.counts[STONE] and not outlook.growing[STONE]
    )
    wood = outlook.counts[WOOD] - (not realm.masks[MARKET])
    others = sum(outlook.counts) - outlook.counts[WOOD]
    grown = outlook.men >= MANY_MEN or state.round >= LATE
    if cathedral_missing and grown and others + max(0, wood - 1) >= state.figures.bank_rate:
        return STONE
    if spare >= state.figures.bank_rate and not outlook.counts[WOOD] and not outlook.growing[WOOD]:
        return WOOD
    idle = realm.men - max(0, outlook.counts[WOOD] + _seeds(outlook) - realm.carts())
    # A seed is worth more than it costs to many men, or to men without work.
    if idle > 1 or outlook.counts[WOOD] > WOOD_IN_HAND:
        spare = max(spare, sum([_givable(outlook, good) for good in range(len(outlook.counts))]))
    if spare < state.figures.bank_rate:
        return NOBODY
    if state.farm_sites(seat).bit_count() >= FARM_SITES:
        for good in CROPS:
            if not outlook.counts[good] and not outlook.growing[good]:
                return good
    if sum(outlook.surplus) >= state.figures.bank_rate:
        lacking = [good for good in COLLECTED if outlook.deficits[good] > outlook.growing[good]]
        lacking = [good for good in lacking if not _can_be_gathered(state, seat, good)]
        if lacking:
            return min(lacking, key=lambda good: outlook.counts[good] + outlook.growing[good])
    return NOBODY


def _givable(outlook: Outlook, good: int) -> int:
    """What could be given for a seed: all but some wood and other seeds."""
    if good == WOOD:
        return max(0, outlook.counts[WOOD] - 1)
    return outlook.counts[good] - outlook.is_seed(good)


def _can_be_gathered(state: Antiquity, seat: int, good: int) -> bool:
    """Is there a site for a building that brings this good?"""
    if good in CROPS:
        return state.farm_sites(seat) != 0
    if good in CATCHES:
        return any(state.fishery_sites(seat, direction) for direction in range(len(STEPS)))
    return state.mine_sites(seat, good) != 0


def _can_get_market(realm: Realm) -> bool:
    return bool(realm.goods >> UNITS * WOOD & MOST_UNITS and fitting_pieces(realm.empty(), 1 << MARKET))


def _finishing_good(state: Antiquity, realm: Realm, outlook: Outlook) -> int:
    """What is still missing, if the bank can give all of it in this round."""
    if not realm.masks[CATHEDRAL]:
        return NOBODY
    goal = state.figures.goods_to_win
    have = [count + soon for count, soon in zip(outlook.counts, outlook.soon, strict=True)]
    lacking = sum([max(0, goal - have[good]) for good in COLLECTED])
    if not lacking:
        return NOBODY
    spare = sum([min(outlook.counts[good], max(0, have[good] - goal)) for good in COLLECTED])
    spare += outlook.counts[WOOD] + outlook.counts[STONE] - (not realm.masks[MARKET])
    if spare < state.figures.bank_rate * lacking:
        return NOBODY
    return min(COLLECTED, key=lambda good: have[good])


def _least_needed(state: Antiquity, seat: int, gifts: Sequence[Action], wish: int) -> int:
    """The good to give to the bank."""
    realm = state.realms[seat]
    outlook = Outlook(state, seat)
    counts = unpacked(realm.goods)
    goal = state.figures.goods_to_win
    finishing = _finishing_good(state, realm, outlook) != NOBODY
    coming = outlook.soon if finishing else outlook.growing

    def spare(action: Action) -> tuple[float, int]:
        assert isinstance(action, Exchange)
        good = action.good
        if good == wish:
            return -100.0, good
        if good == STONE:
            return 20.0, good
        if good == WOOD:
            return (10.0 if finishing or counts[good] > WOOD_IN_HAND else -2.0), good
        return float(counts[good] + coming[good] - goal) - 5 * outlook.is_seed(good), -good

    best = max(gifts, key=spare)
    assert isinstance(best, Exchange)
    return best.good


def _go_on_exchanging(state: Antiquity, seat: int, legal: Sequence[Action]) -> Scored:
    """Give the second good, or take what is wanted."""
    outlook = Outlook(state, seat)
    wish = wanted_from_bank(state, seat, outlook)
    gifts = [action for action in legal if isinstance(action, Exchange)]
    if gifts:
        return [(AT_ONCE, EXCHANGE[_least_needed(state, seat, gifts, wish)])]
    if wish == NOBODY:
        wish = min((*FOOD, *LUXURY), key=lambda good: outlook.counts[good] + outlook.growing[good])
    choices: Scored = [(0.0, TAKE[wish])]
    for good in range(len(outlook.counts)):
        have = outlook.counts[good] + outlook.growing[good]
        if good != wish and have < state.figures.goods_to_win:
            choices.append((IDEA - have, TAKE[good]))
    return choices
