"""What to do next in the city: houses, the Cathedral, fountains, workshops, the Market; who works where."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.games.antiquity.actions import Build, Bury, Exchange, Heal, Pay, Place, TakeBack, Withdraw
from pentapolis.games.antiquity.actions.lists import BUILD, DONE, EXCHANGE, MAN, SAINT
from pentapolis.games.antiquity.bot.enclosing import threat_to
from pentapolis.games.antiquity.bot.exchanging import go_on_exchanging, least_needed
from pentapolis.games.antiquity.bot.goals import GOALS, People, Siege
from pentapolis.games.antiquity.bot.houses import best_house, cart_shops, units_of, worth_of_house
from pentapolis.games.antiquity.bot.outlook import AT_ONCE, IDEA, Outlook, Scored
from pentapolis.games.antiquity.bot.packing import least_missed, most_compact
from pentapolis.games.antiquity.bot.wishes import wanted_from_bank
from pentapolis.games.antiquity.components import (
    BREWERY,
    CART_SHOP,
    CATHEDRAL,
    CROPS,
    EXPLORER,
    FIRST_HOUSE,
    FOOD,
    FORCED_LABOUR,
    FOUNTAIN,
    GRANARY,
    HARBOUR,
    HOSPITAL,
    MARKET,
    NOBODY,
    STABLE,
    STORAGE,
    TYPE_OF,
    WOOD,
)
from pentapolis.games.antiquity.components.masks import bits_of
from pentapolis.games.antiquity.components.plane import beside
from pentapolis.games.antiquity.rules.buildings import granary_of
from pentapolis.games.antiquity.rules.cities import building_at, carts_of, mannable, works
from pentapolis.games.antiquity.rules.definitions import water_of
from pentapolis.games.antiquity.rules.planning.supply import buildable_pieces
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.state import Position
from pentapolis.games.antiquity.state.realm import (
    EXCHANGING,
    IDLE,
    MOVING,
    PAYING,
    PLACING,
    SECOND_HOUSE,
    Realm,
    own_hexes,
)
from pentapolis.games.antiquity.state.realm import SAINT as SAINT_STEP
from pentapolis.kernel.actions import Action

CROWDED = 18
"""With fewer clean hexes inns are wanted."""

IDEAS = (FORCED_LABOUR, BREWERY, EXPLORER, MARKET, FOUNTAIN, GRANARY, HARBOUR)
"""What the planner does not care for, but might turn out well."""

AT_WORK_FIRST = 5.5
"""Men are sent out before anything is built that can also be left."""

WORTH_A_TRY = 8.0
"""Saints whose goals take so many rounds more than the nearest are not thought about."""

FIRST_CARTS = 3
MOST_CARTS = 4


def city_choices(state: Position, seat: int, legal: Sequence[Action]) -> Scored:
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
        return _saint_choices(Outlook(state, seat))
    if step == EXCHANGING:
        return go_on_exchanging(state, seat, legal)
    if step == SECOND_HOUSE:
        houses = [action for action in legal if isinstance(action, Build)]
        return [(AT_ONCE, max(houses, key=lambda house: house.piece))]
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
    return max(goods, key=lambda pay: plenty_of(outlook, pay.good))


def plenty_of(outlook: Outlook, good: int) -> float:
    """How much there is of a good; the last seed of a crop is not given lightly."""
    if outlook.goal.is_within_reach():
        return outlook.counts[good] + outlook.soon[good]
    return outlook.counts[good] + 0.7 * outlook.growing[good] - 5 * outlook.is_seed(good)


def _saint_choices(outlook: Outlook) -> Scored:
    """The saints, by the rounds that their goals will take; those that are much too far away are left out."""
    goals = [kind(outlook) for kind in GOALS.values()]
    nearest = min([goal.forecast() for goal in goals])
    return [
        (-goal.forecast(), SAINT[goal.saint]) for goal in goals if goal.forecast() < nearest + WORTH_A_TRY
    ]


# What to build and whom to send ---------------------------------------------------------------------------


def _idle_choices(state: Position, seat: int, legal: Sequence[Action]) -> Scored:
    realm = state.realms[seat]
    outlook = Outlook(state, seat)
    buildable = buildable_pieces(state, seat)
    free = [piece for piece in bits_of(buildable >> FIRST_HOUSE) if not units_of(FIRST_HOUSE + piece)]
    if free:
        return [(AT_ONCE, BUILD[FIRST_HOUSE + free[0]])]
    if buildable >> CATHEDRAL & 1:
        return [(AT_ONCE, BUILD[CATHEDRAL])]
    heals = [action for action in legal if isinstance(action, Heal)]
    if heals:
        return [(AT_ONCE, heals[0])]
    wish = wanted_from_bank(state, seat, outlook)
    if wish != NOBODY and works(state, realm, MARKET):
        gifts = [action for action in legal if isinstance(action, Exchange)]
        return [(AT_ONCE, EXCHANGE[least_needed(state, seat, gifts, wish)])]
    choices: Scored = [(0.0, DONE)]
    choices += _building_choices(state, seat, outlook, buildable, wish)
    choices += _manning_choices(state, seat, outlook, wish)
    if works(state, realm, MARKET):
        gifts = [action for action in legal if isinstance(action, Exchange)]
        if gifts:
            choices.append((IDEA, EXCHANGE[least_needed(state, seat, gifts, NOBODY)]))
    return choices


def _building_choices(state: Position, seat: int, outlook: Outlook, buildable: int, wish: int) -> Scored:
    realm = state.realms[seat]
    scores: dict[int, float] = {}
    scores |= _workplaces(state, outlook, wish)
    scores |= _relief(state, outlook)
    scores |= outlook.goal.serving()
    if threat_to(state, seat):
        scores[BREWERY] = 6.0
        if beside(own_hexes(realm)) & water_of(state):
            scores[HARBOUR] = 6.5
    house = best_house(outlook, buildable)
    if house != NOBODY:
        scores[house] = worth_of_house(house, outlook)
    for piece in IDEAS:
        scores.setdefault(piece, IDEA)
    return [(score, BUILD[piece]) for piece, score in scores.items() if buildable >> piece & 1]


def _spare_wood(outlook: Outlook) -> int:
    """The wood that is left when all men have been sent out, or one for a woodcutter."""
    realm = outlook.realm
    unmanned = sum([not placed.mask & realm.manned for placed in cart_shops(realm)])
    needed = min(realm.men, unmanned) + carts_of(realm)
    return outlook.counts[WOOD] - max(needed, int(not outlook.growing[WOOD]))


def _workplaces(state: Position, outlook: Outlook, wish: int) -> dict[int, float]:
    """Cart shops, the Market, an Explorer: what men need to work."""
    realm, wood = outlook.realm, outlook.counts[WOOD]
    carts, men, spare = len(cart_shops(realm)), realm.men, _spare_wood(outlook)
    scores: dict[int, float] = {}
    if not carts or (carts < FIRST_CARTS and wood >= carts + 2):
        scores[CART_SHOP] = 6.0
    elif carts < MOST_CARTS and men + carts_of(realm) > carts and spare >= 2 and outlook.rounds > 3:
        scores[CART_SHOP] = 1.5
    if wish != NOBODY:
        scores[MARKET] = 5.8 if men else 0.2
    tokens = state.tokens & zone_of(state, outlook.seat)
    if tokens and spare > 0 and men > min(men, carts - carts_of(realm)):
        scores[EXPLORER] = 1.0 + 0.5 * tokens.bit_count()
    return scores


def _relief(state: Position, outlook: Outlook) -> dict[int, float]:
    """What helps against famine, graves, waste, and a lack of land."""
    realm, rounds, spare = outlook.realm, outlook.rounds, _spare_wood(outlook)
    scores: dict[int, float] = {}
    graves = graves_to_come(state, realm, outlook)
    if graves > 0 and rounds > 1:
        scores[GRANARY] = 3.0 + min(graves, 3) if spare > 0 or graves > 1 else -0.5
    elif spare > 0:
        lost = not realm.masks[CATHEDRAL]  # what is not spent now is lost, unless there is a storage
        scores[GRANARY] = 0.5 if lost or rounds > 3 else -0.5
    if outlook.markers and rounds > 1.5:
        scores[FOUNTAIN] = 2.5 if rounds > 3 else 0.3
    if realm.graves and realm.graves.bit_count() + graves > 10:
        scores[HOSPITAL] = 2.0
    if outlook.clean < CROWDED and outlook.counts[WOOD] > 1 and rounds > 2:
        scores[BREWERY] = 2.5 if outlook.clean < CROWDED - 4 else 1.5
    if isinstance(outlook.goal, People) and outlook.counts[WOOD] > 1 and realm.masks[CATHEDRAL]:
        scores[BREWERY] = 2.6
    return scores


def graves_to_come(state: Position, realm: Realm, outlook: Outlook) -> int:
    """The graves that this round's famine would bring without another Granary."""
    food = sum([outlook.counts[good] + outlook.soon[good] for good in FOOD])
    return state.famine - food - granary_of(state, realm)


def _manning_choices(state: Position, seat: int, outlook: Outlook, wish: int) -> Scored:
    realm = state.realms[seat]
    if not realm.men:
        return []
    choices: Scored = []
    inns = (
        works(state, realm, BREWERY)
        and outlook.clean < CROWDED
        and sum([outlook.counts[good] for good in FOOD]) > 0
    )
    siege = outlook.goal.work()
    threat = threat_to(state, seat)
    sown = outlook.seeds() if outlook.keeps() else sum([outlook.counts[good] for good in CROPS])
    useful_carts = outlook.counts[WOOD] + sown + max(inns, siege, threat is not None)
    manned_carts = carts_of(realm)
    first_cart = True
    for bit in bits_of(mannable(state, realm)):
        placed = building_at(realm, bit)
        assert placed is not None
        kind = TYPE_OF[placed.piece]
        if kind == CART_SHOP:
            if first_cart and manned_carts < useful_carts:
                choices.append((AT_WORK_FIRST, MAN[bit]))
            first_cart = False
        elif kind == MARKET and wish != NOBODY:
            choices.append((7.0, MAN[bit]))
        elif kind == EXPLORER and state.tokens & zone_of(state, seat):
            choices.append((1.0, MAN[bit]))
        elif kind == HOSPITAL and realm.graves:
            choices.append((3.0, MAN[bit]))
        elif kind == STABLE and isinstance(outlook.goal, Siege):
            closing = outlook.goal.ring.inns <= min(siege, realm.men - 1 + manned_carts)
            choices.append((7.0 if closing else 5.4 if siege else 0.1, MAN[bit]))
        elif kind == STORAGE and isinstance(outlook.goal, People):
            choices.append((5.6, MAN[bit]))
        elif kind == HARBOUR and threat:
            choices.append((6.8, MAN[bit]))
        elif kind not in (MARKET, EXPLORER, HOSPITAL):
            choices.append((0.1, MAN[bit]))
    return choices
