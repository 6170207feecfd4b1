"""Why a piece is built or manned: what it does for its owner, and what it costs."""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Build, Man, Pay, Place
from pentapolis.games.antiquity.bot.enclosing import threat_to
from pentapolis.games.antiquity.bot.goals import People, Siege
from pentapolis.games.antiquity.bot.goals.barbara import Works
from pentapolis.games.antiquity.bot.houses import cart_shops, units_of, worth_of_house
from pentapolis.games.antiquity.bot.outlook import Outlook
from pentapolis.games.antiquity.bot.planning import city_choices, graves_to_come
from pentapolis.games.antiquity.bot.reasons.weighing import (
    costs,
    graves_by_food,
    graves_instead,
    reason,
    takes_squares,
    wanted,
)
from pentapolis.games.antiquity.bot.wishes import wanted_from_bank
from pentapolis.games.antiquity.components import (
    ALCHEMY,
    BIOLOGY,
    BREWERY,
    BUILDINGS,
    CART_SHOP,
    CATHEDRAL,
    CROPS,
    DUMP,
    EXPLORER,
    FACULTIES,
    FIGURES,
    FISH,
    FORCED_LABOUR,
    FOUNTAIN,
    GRANARY,
    HARBOUR,
    HOSPITAL,
    HOUSE,
    MARKET,
    NOBODY,
    PHILOSOPHY,
    STABLE,
    STORAGE,
    THEOLOGY,
    TYPE_OF,
    UNIVERSITY,
    WOOD,
    food_in,
    units_in,
)
from pentapolis.games.antiquity.components.plane import beside
from pentapolis.games.antiquity.components.squares import SQUARE_BITS, adjoining
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import (
    building_at,
    capacity_of,
    carts_of,
    empty_squares,
    people_of,
    standing_types,
    works,
)
from pentapolis.games.antiquity.rules.definitions import water_of
from pentapolis.games.antiquity.rules.pollution import pollution_of
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.scoring import clean_hexes
from pentapolis.games.antiquity.state.realm import IDLE, own_hexes
from pentapolis.kernel.advice import Reason

POWERS = (THEOLOGY, PHILOSOPHY, BIOLOGY, ALCHEMY, FORCED_LABOUR)
"""Buildings whose power is told, because no figure shows it."""

LONGEST_STEP = 12
"""A piece is placed and paid for in fewer steps than that."""


def build_reasons(state: Antiquity, seat: int, action: Build) -> list[Reason]:
    """What a piece brings, and what it costs when it is placed and paid for."""
    kind = TYPE_OF[action.piece]
    before = Outlook(state, seat)
    after = _built(state, seat, action)
    realm, built = state.realms[seat], after.realms[seat]
    found = _house(before, action.piece, people_of(built)) if kind == HOUSE else []
    found += _uses(state, after, seat, before, kind)
    if isinstance(before.goal, People) and kind == HOUSE:
        found.append(reason("people", 2.0, count=people_of(built), all=FIGURES.people_to_win))
    kinds = standing_types(built, False)
    if isinstance(before.goal, Works) and kind not in standing_types(realm, False):
        found.append(reason("kinds", 2.0, count=len(kinds), all=len(BUILDINGS)))
    paid = realm.goods - built.goods
    found += [*costs(before, paid), *graves_by_food(before, food_in(paid))]
    empty, left = empty_squares(realm).bit_count(), empty_squares(built).bit_count()
    if empty > left:
        found.append(takes_squares(empty - left, left))
    return found


def man_reasons(state: Antiquity, seat: int, action: Man) -> list[Reason]:
    """What a building does with its man, and who else wants him."""
    realm = state.realms[seat]
    placed = building_at(realm, SQUARE_BITS[action.square])
    assert placed is not None
    after = state.copy()
    after.play(seat, action)
    kind = TYPE_OF[placed.piece]
    found = _work(state, after, seat, Outlook(state, seat), kind)
    left = after.realms[seat].men
    if not left:
        found.append(reason("last-man", -0.3))
    elif all(part.weight > 0 for part in found):
        found.append(reason("men-left", 0.05, men=left))
    return found


def _built(state: Antiquity, seat: int, action: Build) -> Antiquity:
    """The position when the piece stands, placed and paid for as the planner would."""
    after = state.copy()
    after.play(seat, action)
    for _ in range(LONGEST_STEP):
        if seat not in after.actors or after.realms[seat].step == IDLE:
            break
        steps = [
            step for _, step in city_choices(after, seat, after.legal(seat)) if isinstance(step, Place | Pay)
        ]
        if not steps:
            break
        after.play(seat, steps[0])
    return after


def _house(before: Outlook, piece: int, men: int) -> list[Reason]:
    """A man more, and whether there is work for him."""
    worth = worth_of_house(piece, before)
    shops = len(cart_shops(before.realm))
    if shops and before.realm.men + carts_of(before.realm) >= shops and units_of(piece):
        more = reason("house", min(worth, 2.0) if worth > 0 else 0.6, men=men)
        return [more, reason("house-no-work", -0.3, shops=shops)]
    return [reason("house", max(1.0, worth), men=men)]


def _uses(before: Antiquity, after: Antiquity, seat: int, outlook: Outlook, kind: int) -> list[Reason]:
    """What a new building is good for: at once, or with a man."""
    realm, built = before.realms[seat], after.realms[seat]
    found: list[Reason] = []
    if kind == CART_SHOP:
        shops = len(cart_shops(built))
        found.append(reason("cart-shop", 6.0 if shops < 3 else 1.5, shops=shops, men=people_of(built)))
    elif kind == CATHEDRAL:
        found.append(reason("cathedral", 10.0))
    elif kind == GRANARY:
        found += _granary(before, seat, outlook)
    elif kind == FOUNTAIN:
        found.append(_less_pollution(before, after, seat))
        if before.famine:
            found.append(reason("famine", 0.6, famine=before.famine - FIGURES.famine_per_fountain))
    elif kind == BREWERY:
        found.append(_brewery(before, seat, outlook))
    elif kind == STORAGE:
        room = (built.covered & ~realm.covered).bit_count()
        found.append(_storage("storage-room", outlook, room, units_in(built.goods)))
    elif kind == HARBOUR and not beside(own_hexes(built)) & water_of(after):
        found.append(reason("zone-same", -1.0))
    elif kind in (DUMP, STABLE, HARBOUR, UNIVERSITY):
        found.append(reason(f"for-{BUILDINGS[kind]}", 1.0))
    else:
        found += _work(before, after, seat, outlook, kind)
    return found


def _work(before: Antiquity, after: Antiquity, seat: int, outlook: Outlook, kind: int) -> list[Reason]:
    """What a building does that works."""
    realm, manned = before.realms[seat], after.realms[seat]
    if kind == CART_SHOP:
        return [_cart(before, outlook, carts_of(manned))]
    if kind == MARKET:
        return [_market(before, seat, outlook)]
    if kind == EXPLORER:
        tokens = (before.tokens & zone_of(before, seat)).bit_count()
        name = "explorer" if tokens else "explorer-idle"
        return [reason(name, 1.0 + 0.5 * tokens if tokens else -2.0, tokens=tokens)]
    if kind == HOSPITAL:
        graves = realm.graves.bit_count()
        name, worth = ("hospital", min(3.0, graves)) if graves else ("hospital-none", -2.0)
        return [reason(name, worth, graves=graves, most=FIGURES.hospital)]
    if kind == STORAGE:
        return [_storage("storage", outlook, capacity_of(manned), units_in(realm.goods))]
    if kind in (STABLE, HARBOUR):
        return [_larger_zone(before, after, seat, outlook)]
    if kind == DUMP:
        return [_less_pollution(before, after, seat)]
    if kind == UNIVERSITY:
        beside = adjoining(realm.masks[UNIVERSITY])
        taught = sum([bool(realm.masks[faculty] & beside) for faculty in FACULTIES])
        return [reason("university" if taught else "university-none", taught or -1.0, count=taught)]
    return [reason("power", 0.8, building=BUILDINGS[kind])] if kind in POWERS else []


def _cart(state: Antiquity, outlook: Outlook, carts: int) -> Reason:
    """A build in the countryside, if there is anything to pay for it with."""
    counts, realm = outlook.counts, outlook.realm
    inns = counts[FISH] if works(state, realm, BREWERY) else 0
    builds = counts[WOOD] + sum([counts[good] for good in CROPS]) + inns + works(state, realm, BIOLOGY)
    if builds < carts:
        return reason("cart-idle", -1.0, count=builds)
    return reason("cart", 5.5, count=carts)


def _storage(name: str, outlook: Outlook, room: int, goods: int) -> Reason:
    """Room for goods; of no use to whoever keeps them all."""
    if outlook.keeps():
        return reason("storage-needless", -2.0)
    if not goods:
        return reason("storage-empty", -0.5, room=room)
    return reason(name, float(min(3, room, goods)), room=room, goods=goods)


def _market(state: Antiquity, seat: int, outlook: Outlook) -> Reason:
    wish = wanted_from_bank(state, seat, outlook)
    if wish != NOBODY:
        return wanted("market-wish", outlook, wish, 5.8)
    idle = outlook.realm.masks[MARKET] and units_in(outlook.realm.goods) < FIGURES.bank_rate
    return reason("market-idle", -0.5) if idle else reason("market", 0.3)


def _granary(state: Antiquity, seat: int, outlook: Outlook) -> list[Reason]:
    """Graves that it saves now, and later."""
    graves = max(0, graves_to_come(state, state.realms[seat], outlook))
    later = reason("granary-later", 2.0 if graves else 0.5, saved=FIGURES.granary)
    return [*graves_instead(graves, max(0, graves - FIGURES.granary)), later]


def _brewery(state: Antiquity, seat: int, outlook: Outlook) -> Reason:
    threat = threat_to(state, seat)
    if threat is not None:
        return reason("brewery-escape", 6.0, player_two=threat.seat)
    if isinstance(outlook.goal, Siege):
        return reason("brewery-siege", 5.0, player_two=outlook.goal.ring.victim)
    return reason("brewery", 2.5 if outlook.clean < 14 else 0.6, clean=outlook.clean)


def _less_pollution(before: Antiquity, after: Antiquity, seat: int) -> Reason:
    """Pollution a round, before and after."""
    had, has = pollution_of(before, before.realms[seat]), pollution_of(after, after.realms[seat])
    name = "pollution" if has < had else "pollution-none"
    return reason(name, 2.5 * (had - has) if has < had else -1.0, before=had, after=has)


def _larger_zone(before: Antiquity, after: Antiquity, seat: int, outlook: Outlook) -> Reason:
    more = zone_of(after, seat) & ~zone_of(before, seat)
    clean = max(0, clean_hexes(after, seat) - clean_hexes(before, seat))
    if not more:
        return reason("zone-same", -1.0)
    worth = 6.0 if isinstance(outlook.goal, Siege) or threat_to(before, seat) else 0.1 * clean
    return reason("zone", worth, hexes=more.bit_count(), clean=clean)
