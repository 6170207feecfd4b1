"""Why a step of a plan is taken: places, payments, saints, the Market, graves, and the end of the plan."""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Accept, Exchange, Give, Heal, Lift, Man, Pay, Place, Want
from pentapolis.games.antiquity.bot.exchanging import least_needed
from pentapolis.games.antiquity.bot.goals import GOALS, Siege
from pentapolis.games.antiquity.bot.outlook import Outlook
from pentapolis.games.antiquity.bot.packing import border
from pentapolis.games.antiquity.bot.planning import city_choices, plenty_of
from pentapolis.games.antiquity.bot.reasons.weighing import graves_by_food, reason, together, wanted, worth_of
from pentapolis.games.antiquity.bot.survey import COLLECTED
from pentapolis.games.antiquity.bot.wishes import wanted_from_bank
from pentapolis.games.antiquity.components import (
    BARBARA,
    BUILDINGS,
    CATHEDRAL,
    CHRISTOFORI,
    CROPS,
    FIGURES,
    FOOD,
    GIORGIO,
    GOODS,
    HOUSE,
    MARIA,
    NICOLO,
    NOBODY,
    SAINTS,
    STONE,
    TYPE_OF,
    UNIQUE,
    WOOD,
    named_goods,
    unpacked,
)
from pentapolis.games.antiquity.components.masks import bits_of
from pentapolis.games.antiquity.components.squares import EVERY_ORIENTATION, SQUARE_BITS, fitting_pieces
from pentapolis.games.antiquity.events.telling import sides
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.buildings import storage_of
from pentapolis.games.antiquity.rules.cities import (
    building_at,
    carts_of,
    empty_squares,
    people_of,
    standing_types,
)
from pentapolis.games.antiquity.state.realm import MOVING
from pentapolis.kernel.advice import Reason

UNBUILT = sum(1 << kind for kind in UNIQUE)
"""The buildings that everybody has once, as a mask of pieces."""

USEFUL = 0.5
"""Work that is worth so much is better than staying at home."""

NEAR = 3
"""With so few inns missing, a ring is nearly closed."""

FAR = 30.0
"""Goals that take longer are as good as never reached."""


# Where a piece goes ---------------------------------------------------------------------------


def place_reasons(state: Antiquity, seat: int, action: Place) -> list[Reason]:
    """What the empty squares look like afterwards, and what fits no more."""
    realm = state.realms[seat]
    piece = realm.hand[-1].piece if realm.step == MOVING else realm.piece
    empty = empty_squares(realm)
    places = [place for place in state.legal(seat) if isinstance(place, Place)]
    left = empty & ~_covered(piece, action)
    best = min([border(empty & ~_covered(piece, place)) for place in places])
    found = [together(empty, left, best)]
    unbuilt = UNBUILT & ~sum(1 << kind for kind in UNIQUE if realm.masks[kind] or kind == piece)
    lost = fitting_pieces(empty, unbuilt) & ~fitting_pieces(left, unbuilt)
    return found + [
        reason("blocks", -5.0 if kind == CATHEDRAL else -1.5, building=BUILDINGS[kind])
        for kind in bits_of(lost)[:2]
    ]


def _covered(piece: int, place: Place) -> int:
    return EVERY_ORIENTATION[piece][place.turns].mask << SQUARE_BITS[place.square]


# What is paid, given and taken ---------------------------------------------------------------------------


def pay_reasons(state: Antiquity, seat: int, action: Pay) -> list[Reason]:
    """What is left of the good."""
    outlook = Outlook(state, seat)
    good = action.good
    if outlook.is_seed(good):
        return [wanted("pay-seed", outlook, good, -2.0)]
    left = outlook.counts[good] - 1
    if left + outlook.growing[good] >= outlook.goal.needs[good]:
        return [wanted("pay-spare", outlook, good, 1.0, left)]
    pays = [pay.good for pay in state.legal(seat) if isinstance(pay, Pay)]
    if plenty_of(outlook, good) >= max([plenty_of(outlook, other) for other in pays]):
        return [wanted("give-least", outlook, good, 0.5)]
    return [wanted("pay-needed", outlook, good, -1.0, left)]


def exchange_reasons(state: Antiquity, seat: int, action: Exchange) -> list[Reason]:
    """What the bank gives for it, and whether it can be spared."""
    outlook = Outlook(state, seat)
    wish = wanted_from_bank(state, seat, outlook)
    found = [] if wish == NOBODY else [wanted("exchange-for", outlook, wish, 3.0)]
    good = action.good
    gifts = [gift for gift in state.legal(seat) if isinstance(gift, Exchange)]
    least = good == least_needed(state, seat, gifts, wish)
    return [*found, _given(outlook, good, least), *graves_by_food(outlook, int(good in FOOD))]


def give_reasons(state: Antiquity, seat: int, action: Give) -> list[Reason]:
    """Whether what is offered can be spared."""
    outlook = Outlook(state, seat)
    return [_given(outlook, action.good, False), *graves_by_food(outlook, int(action.good in FOOD))]


def _given(outlook: Outlook, good: int, least: bool) -> Reason:
    """How well a good can be spared."""
    spare = outlook.surplus[good]
    if good in (WOOD, STONE):
        left = unpacked(outlook.realm.goods)[good] - 1
        name = "give-material" if spare else "give-last-material"
        return reason(name, 0.5 if spare else -1.0, good=GOODS[good], left=left)
    if outlook.is_seed(good):
        return wanted("pay-seed", outlook, good, -2.0)
    if spare:
        return wanted("give-spare", outlook, good, 0.6)
    return wanted("give-least" if least else "give-needed", outlook, good, 0.4 if least else -1.0)


def take_reasons(state: Antiquity, seat: int, good: int) -> list[Reason]:
    """What the good is wanted for."""
    outlook = Outlook(state, seat)
    if good == STONE:
        return [_stone(outlook)]
    if good == WOOD:
        return [wanted("take-wood", outlook, good, 2.0 if outlook.counts[WOOD] < 2 else 0.3)]
    seed = good in CROPS and not outlook.counts[good] and not outlook.growing[good]
    if outlook.deficits[good] <= 0:
        return [
            wanted("take-seed", outlook, good, 0.6) if seed else wanted("take-spare", outlook, good, -1.0)
        ]
    found = [wanted("take", outlook, good, worth_of(outlook, good) + 0.3 * outlook.deficits[good])]
    if seed:
        found.append(wanted("take-seed", outlook, good, 1.2))
    elif outlook.growing[good] >= outlook.deficits[good]:
        found.append(wanted("take-growing", outlook, good, -0.6))
    return found


def _stone(outlook: Outlook) -> Reason:
    """Stone is for the Cathedral and for another city."""
    if outlook.stone_wanted() <= outlook.counts[STONE]:
        return wanted("take-spare", outlook, STONE, -1.0)
    cathedral = not outlook.realm.masks[CATHEDRAL] and not outlook.counts[STONE]
    return reason("first-stone", 3.0) if cathedral else reason("stone-for-city", 2.0)


def want_reasons(state: Antiquity, seat: int, action: Want) -> list[Reason]:
    """What is asked for in a trade, and whether anything is given for it."""
    found = take_reasons(state, seat, action.good)
    return found if state.realms[seat].paid else [*found, reason("want-for-nothing", -1.5)]


# Saints ---------------------------------------------------------------------------


def saint_reasons(state: Antiquity, seat: int, saint: int) -> list[Reason]:
    """How far the goal is, by what is still missing, and how long it will take."""
    outlook = Outlook(state, seat)
    goal = GOALS[saint](outlook)
    rounds = max(1, round(goal.forecast()))
    nearest = min([kind(outlook).forecast() for kind in GOALS.values()])
    found = [_missing(outlook, saint)]
    if rounds >= FAR:
        found.append(reason("saint-never", -5.0, saint=SAINTS[saint]))
    else:
        # A rough guess: fewer rounds speak for a goal, but more are nothing against it.
        worth = max(0.1, 6.5 - 2 * (goal.forecast() - nearest))
        found.append(reason("saint-rounds", worth, saint=SAINTS[saint], rounds=rounds))
    if saint in (CHRISTOFORI, MARIA):
        found.append(reason("saint-keeps", 2.0))
    return found


def _missing(outlook: Outlook, saint: int) -> Reason:
    realm = outlook.realm
    if saint == NICOLO:
        count, people = people_of(realm), FIGURES.people_to_win
        return reason("people", _progress(count, people), count=count, all=people)
    if saint == BARBARA:
        count, kinds = len(standing_types(realm, False)), len(BUILDINGS)
        return reason("kinds", _progress(count, kinds), count=count, all=kinds)
    if saint == CHRISTOFORI:
        lacking = sum([max(0, FIGURES.goods_to_win - outlook.counts[good]) for good in COLLECTED])
        every = FIGURES.goods_to_win * len(COLLECTED)
        return reason(
            "saint-goods", _progress(every - lacking, every), count=lacking, need=FIGURES.goods_to_win
        )
    if saint == GIORGIO:
        ring = Siege(outlook).ring
        if ring.victim == NOBODY:
            return reason("saint-no-ring", -1.0)
        return reason(
            "saint-inns", 0.5 if ring.inns <= NEAR else -0.3, count=ring.inns, player_two=ring.victim
        )
    return reason("saint-two", -0.5)


def _progress(done: int, every: int) -> float:
    """What is half done speaks for a goal, the beginning against it."""
    return 0.5 if 2 * done >= every else -0.3


# Graves, pieces that are moved, trades ------------------------------------------------------------------


def heal_reasons(state: Antiquity, seat: int, action: Heal) -> list[Reason]:
    """A building works again, or a square is free."""
    realm = state.realms[seat]
    bit = SQUARE_BITS[action.square]
    placed = building_at(realm, bit)
    if placed is None:
        return [reason("heal-square", 1.0, left=empty_squares(realm).bit_count() + 1)]
    more = (placed.mask & realm.graves).bit_count() - 1
    name = "heal-more" if more else "heal-building"
    return [reason(name, 0.8 if more else 2.0, building=BUILDINGS[TYPE_OF[placed.piece]], graves=more)]


def lift_reasons(state: Antiquity, seat: int, action: Lift) -> list[Reason]:
    """Which building finds another place."""
    placed = building_at(state.realms[seat], SQUARE_BITS[action.square])
    kind = HOUSE if placed is None else TYPE_OF[placed.piece]
    return [reason("lift", 0.1, building=BUILDINGS[kind])]


def accept_reasons(state: Antiquity, seat: int, action: Accept) -> list[Reason]:
    """What a trade brings, and what it costs."""
    outlook = Outlook(state, seat)
    other = state.realms[action.seat]
    gets, gives = unpacked(other.paid), unpacked(other.want)
    gain = sum([number * worth_of(outlook, good) for good, number in enumerate(gets)])
    loss = sum([number * worth_of(outlook, good) for good, number in enumerate(gives)])
    args = sides(named_goods(other.paid), named_goods(other.want))
    return [reason("accept", gain - loss, player_two=action.seat, **args)]


# The end of the plan ---------------------------------------------------------------------------


def finish_reasons(state: Antiquity, seat: int) -> list[Reason]:
    """What the plan leaves: carts that can build, men at home, goods that are lost."""
    outlook = Outlook(state, seat)
    realm = state.realms[seat]
    carts, held = carts_of(realm), sum(outlook.counts)
    done = reason("finish", 0.3, count=carts, goods=held) if carts or held else reason("finish-empty", 0.3)
    found = [done]
    if not outlook.keeps():
        lost = held - storage_of(realm) - carts
        if lost > 0:
            found.append(reason("goods-lost", -float(min(lost, 4)), count=lost))
    if men := _men_with_work(state, seat):
        found.append(reason("idle-men", -0.5 * men, men=men))
    return found


def _men_with_work(state: Antiquity, seat: int) -> int:
    """How many men could still be sent to useful work, one after another."""
    plan, men = state.copy(), 0
    while True:
        choices = city_choices(plan, seat, plan.legal(seat))
        work = [(score, step) for score, step in choices if isinstance(step, Man) and score >= USEFUL]
        if not work:
            return men
        plan.play(seat, max(work, key=lambda choice: choice[0])[1])
        men += 1
