"""What a card of La Città can be used for: the ways worth considering, and where each of them leads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pentapolis.games.lacitta.actions import (
    BUILD,
    FOUND,
    PASS,
    TAKE,
    TAKE_GOLD,
    Build,
    Cheer,
    Found,
    Harvest,
    Look,
    Pass,
    Pay,
    Send,
    Take,
    TakeGold,
    Welcome,
)
from pentapolis.games.lacitta.bot.sites import building_sites, castle_sites
from pentapolis.games.lacitta.components import (
    AMOUNTS,
    ARCHES_FOR,
    BOX,
    BREAD,
    BUILDER_PRICE,
    BUILDING_OF_CARD,
    CARD_PRICE,
    CARDS,
    CATEGORIES,
    CONTACT,
    GOLDEN,
    HARVEST,
    KINDS,
    MARKET,
    MASTER_BUILDER,
    PRICES,
    QUARRY,
    SIMPLE,
)
from pentapolis.games.lacitta.components.board import ROADS, hexes_of
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.cards import price_of, unharvested
from pentapolis.games.lacitta.rules.cities import (
    add_city,
    citizens_left,
    city_at,
    city_beside,
    figures_left,
    food_of,
    limit_of,
    neighbours_of,
    pay_out,
    people_of,
    put_figure,
    put_tile,
    spare_citizens,
)
from pentapolis.games.lacitta.rules.priced_cards import amount_of
from pentapolis.games.lacitta.state import HARVEST_FIGURE, tile_at
from pentapolis.kernel.actions import Action
from pentapolis.kernel.forms import EMPTY

_CARD = BOX.action_card

LATE_QUARRY = 4
"""From this year on no quarry is worth its citizen."""
MOST_FOUNDINGS = 5
"""The number of sites that are considered for a new city."""


# Turns ---------------------------------------------------------------------------


def ways(state: LaCitta, seat: int, most: int) -> Iterator[Action]:
    """Yield the cards worth considering, with the best sites."""
    if state.action_cards[seat]:
        yield TAKE_GOLD
        for building in SIMPLE:
            if building == QUARRY and state.year >= LATE_QUARRY:
                continue
            for site in building_sites(state, seat, building, most):
                yield BUILD[building][site]
        if state.founding:
            sites = castle_sites(ROADS[state.seats], state.land, state.founding)
            for site in sites[: most + MOST_FOUNDINGS - 2]:
                yield FOUND[site]
    for card in range(len(CARDS)):
        if state.playable >> card & 1:
            yield from _worth_taking(state, seat, card)
    if state.options.voluntary_pass:
        yield PASS


def _worth_taking(state: LaCitta, seat: int, card: int) -> Iterator[Action]:
    if card == HARVEST and people_of(state, seat) <= food_of(state, seat):
        return
    if card == BREAD and not any(neighbours_of(state, city) for city in state.cities[seat]):
        return
    if next(outcomes_of_card(state, seat, card), None) is not None:
        yield TAKE[card]


def outcomes_of_card(state: LaCitta, seat: int, card: int) -> Iterator[LaCitta]:
    """The positions that a politics card can lead to, the sensible ones."""
    building = BUILDING_OF_CARD[card]
    if building is not None:
        for site in building_sites(state, seat, building, 1):
            yield built(state, seat, building, site, CARD_PRICE[building])
    elif card == MASTER_BUILDER:
        for kind in KINDS:
            price = BUILDER_PRICE[kind]
            if price <= state.gold[seat] and not (kind == QUARRY and state.year >= LATE_QUARRY):
                for site in building_sites(state, seat, kind, 1):
                    yield built(state, seat, kind, site, price)
    elif card == HARVEST:
        farms = hexes_of(unharvested(state, seat))
        if farms:
            yield harvested(state, seat, max(farms, key=state.land.food.__getitem__))
    else:
        for price in AMOUNTS[card]:
            if PRICES[price] <= state.gold[seat]:
                yield from outcomes_of_price(state, seat, card, price)


def outcomes_of_price(state: LaCitta, seat: int, card: int, price: int) -> Iterator[LaCitta]:
    """Yield the positions that a card can lead to if `price` is paid for it."""
    amount, gold = AMOUNTS[card][price], PRICES[price]
    if card == CONTACT:
        after = state.copy()
        after.gold[seat] -= gold
        yield after
    elif card == GOLDEN:
        for city in state.cities[seat]:
            if state.people[city] + amount <= limit_of(state, city) and amount <= citizens_left(state):
                after = state.copy()
                after.gold[seat] -= gold
                after.people[city] += amount
                yield after
    elif amount <= figures_left(state, seat):
        for city in state.cities[seat]:
            for category in CATEGORIES:
                if state.arches[city] >> 8 * category & 255 and neighbours_of(state, city):
                    after = state.copy()
                    after.gold[seat] -= gold
                    for _ in range(amount):
                        put_figure(after, seat, cheering_site(state, city, category), category)
                    yield after


def cheering_site(state: LaCitta, city: int, category: int) -> int:
    """A building of the city that serves this category."""
    return next(site for site in hexes_of(state.tiles[city]) if category in ARCHES_FOR[tile_at(state, site)])


# What comes of it ---------------------------------------------------------------------------


def built(state: LaCitta, seat: int, building: int, site: int, gold: int) -> LaCitta:
    """The position after building."""
    after = state.copy()
    city = city_beside(after, seat, site)
    after.gold[seat] -= gold
    put_tile(after, city, building, site)
    if building == MARKET:
        after.people[city] += 1
    return after


def harvested(state: LaCitta, seat: int, site: int) -> LaCitta:
    """The position after a rich harvest."""
    after = state.copy()
    put_figure(after, seat, site, HARVEST_FIGURE)
    return after


def founded(state: LaCitta, seat: int, site: int, donor: int) -> LaCitta:
    """The position after founding a city."""
    after = state.copy()
    after.people[donor] -= _CARD.citizens_from_own_city
    add_city(after, seat, site, _CARD.citizens_from_own_city + _CARD.citizens_from_supply)
    after.founded |= 1 << seat
    return after


def best_donor(state: LaCitta, seat: int) -> int:
    """The city with most citizens to spare."""
    return max(state.cities[seat], key=lambda city: spare_citizens(state, city))


def outcomes(state: LaCitta, seat: int, action: Action) -> Iterable[LaCitta]:
    """The positions to which a card, or a decision about one, can lead, when the turn is over."""
    if isinstance(action, Take):
        results: Iterable[LaCitta] = outcomes_of_card(state, seat, action.card)
    elif isinstance(action, Pay):
        results = outcomes_of_price(state, seat, state.card, action.gold)
    else:
        results = [_outcome(state, seat, action)]
    return map(_turn_over, results)


def _outcome(state: LaCitta, seat: int, action: Action) -> LaCitta:
    if isinstance(action, Build):
        on_card = state.card != EMPTY
        price = price_of(state, action.building) if on_card else 0
        after = built(state, seat, action.building, action.hex, price)
        after.action_cards[seat] -= not on_card
        return after
    if isinstance(action, Found):
        after = founded(state, seat, action.hex, best_donor(state, seat))
        after.action_cards[seat] -= 1
        return after
    if isinstance(action, Send):
        return founded(state, seat, state.site, city_at(state, seat, action.castle))
    if isinstance(action, Harvest):
        return harvested(state, seat, action.hex)
    after = state.copy()
    if isinstance(action, TakeGold):
        after.action_cards[seat] -= 1
        pay_out(after, seat, _CARD.gold)
    elif isinstance(action, Cheer):
        for _ in range(max(1, state.left)):
            put_figure(after, seat, action.hex, action.attraction)
    elif isinstance(action, Welcome):
        after.people[city_at(state, seat, action.castle)] += amount_of(state)
    return after


def _turn_over(after: LaCitta) -> LaCitta:
    after.turn += 1
    return after


PLANNED = (Take, Pass, Pay, Build, Found, Send, Harvest, TakeGold, Cheer, Welcome, Look)
"""The actions of which `outcomes` knows where they lead."""
