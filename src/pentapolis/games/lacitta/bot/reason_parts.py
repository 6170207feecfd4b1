"""Reasons from what a choice changes for one's own cities: food, citizens, room, gold and cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pentapolis.games.lacitta.bot.changes import Change, own_points
from pentapolis.games.lacitta.bot.prospects import outcomes_of_card
from pentapolis.games.lacitta.components import (
    CARDS,
    CHEAPEST,
    HEXES,
    MARKET,
    ROUNDS,
    WATER_BUILDINGS,
    YEARS,
)
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.cities import (
    NO_LIMIT,
    food_of,
    has_market,
    income_of,
    limit_of,
    may_grow,
    people_of,
    spare_citizens,
)
from pentapolis.games.lacitta.state import REMOVING, STARVING, TURN
from pentapolis.kernel.advice import Reason
from pentapolis.kernel.forms import EMPTY

SHORT = 0.5
"""What each citizen costs for whom food must be found next year, in points; more if it is this year."""
HUNGRY = 0.8
NO_USE = 0.05
"""What it costs in points to get what nobody needs."""
FULL = 0.6
"""What it costs in points that a city cannot grow next year."""
LAST_SPARE = 0.3
"""What it costs in points to have nobody left in a city who can build."""
INCOME = 0.25
"""What a piece of gold in a later year is worth in points."""
AFFORDABLE = 0.1
"""What it is worth in points that another card of the display can be paid."""

# Food ---------------------------------------------------------------------------


def newcomers(state: LaCitta, seat: int) -> int:
    """The citizens who will come by growth next year, if there is one."""
    return sum([may_grow(state, city) for city in state.cities[seat]]) if state.year < YEARS else 0


def food(change: Change) -> Iterator[Reason]:
    """Who can be fed, this year and next. When somebody starves, that has been settled.

    A rich harvest feeds this year only, and who starves this year is not there to be fed next year.
    """
    before, after, seat = change.before, change.after, change.seat
    had, has = food_of(before, seat), food_of(after, seat)
    fed, eaters = people_of(before, seat), people_of(after, seat)
    short, shorter = fed - had, eaters - has
    if before.phase == TURN and short == shorter > 0:
        passed = before.turn / (ROUNDS * before.seats)  # sooner, there is time to build farms
        yield change.reason("still-hungry", -HUNGRY * shorter * passed, food=has, people=eaters)
    settled = before.phase == STARVING or (before.phase == REMOVING and before.feeding > 0)
    if settled or (had, fed) == (has, eaters):
        return
    lasting = after.food[seat]
    later = fed + newcomers(before, seat) - before.food[seat]
    later_too = eaters + newcomers(after, seat) - lasting
    worth = change.worth(partial(_add_food, seat=seat, food=had - has))
    if shorter > max(0, short):
        yield change.reason(
            "famine", min(-HUNGRY * (shorter - max(0, short)), worth), food=has, people=eaters
        )
    elif has > had and short > max(0, shorter):
        name = "averts-famine" if shorter <= 0 else "less-hunger"
        yield change.reason(name, max(worth, HUNGRY * (short - shorter)), food=has, people=eaters)
    elif lasting > before.food[seat] and later > max(0, later_too):
        worth = max(worth, SHORT * min(later, later - later_too))
        name = "feeds-growth" if later_too <= 0 else "feeds-some"
        yield change.reason(name, worth, food=lasting, people=later_too + lasting)
    elif has > had and lasting == before.food[seat] and short <= 0:
        yield change.reason("food-enough", -NO_USE, food=had, people=fed)
    elif has > had and fed == eaters:
        yield change.reason("more-food", worth, count=has - had, food=has, people=eaters)
    elif has < had:
        yield change.reason("less-food", worth, count=had - has, food=has, people=eaters)
    elif shorter <= 0 and later_too > max(0, later):
        worth = -SHORT * (later_too - max(0, later))
        yield change.reason("tight", worth, food=lasting, people=later_too + lasting)


def _add_food(state: LaCitta, seat: int, food: int) -> None:
    state.food[seat] += food


# Citizens and room ---------------------------------------------------------------------------


def citizens(change: Change) -> Iterator[Reason]:
    """Who comes, and who is left to build."""
    before, after = change.before, change.after
    for city in change.lasting_cities:
        space, more = HEXES[after.castles[city]], after.people[city] - before.people[city]
        if more > 0:
            yield change.reason("new-citizens", float(more), count=more, space=space)
        limit = limit_of(after, city)
        if more > 0 and after.people[city] >= limit and after.year < YEARS:
            yield change.reason("full", -FULL, space=space, limit=limit)
        if spare_citizens(before, city) <= 0 < spare_citizens(after, city):
            yield change.reason("spare-again", LAST_SPARE, space=space)
        if more >= 0 and spare_citizens(before, city) > 0 >= spare_citizens(after, city):
            yield change.reason("last-spare", -LAST_SPARE, space=space)


def room(change: Change) -> Iterator[Reason]:
    """How large cities may become."""
    before, after = change.before, change.after
    for city in change.lasting_cities:
        had, has = limit_of(before, city), limit_of(after, city)
        if had == has:
            continue
        space, tiles = HEXES[after.castles[city]], after.tiles[city]
        if has < had:
            worth = min(-1.0, change.points - own_points(before, change.seat))
            yield change.reason("limit-lost", worth, space=space, limit=has)
            continue
        worth = change.worth(partial(_without, tiles=tiles, dry=has_market(before, city)))
        if has == NO_LIMIT:
            yield change.reason("no-limit", worth, space=space)
        else:
            yield change.reason("limit", worth, space=space, limit=has)


def _without(state: LaCitta, tiles: int, dry: bool) -> None:
    """A city as if it had no water building, or no market."""
    for kind in WATER_BUILDINGS if dry else (MARKET,):
        state.built[kind] &= ~tiles


# Gold and cards ---------------------------------------------------------------------------


def gold(change: Change) -> Iterator[Reason]:
    """What is paid or got, now and each year."""
    before, after, seat = change.before, change.after, change.seat
    had, has = before.gold[seat], after.gold[seat]
    if had != has:
        worth = change.worth(partial(_hold, seat=seat, gold=had))
        if has < had:
            yield change.reason("costs-gold", worth, gold=had - has, left=has)
        else:
            yield _brings_gold(change, worth)
    more = income_of(after, seat) - income_of(before, seat)
    years = YEARS - after.year
    if more and years:
        name = "income" if more > 0 else "income-lost"
        yield change.reason(name, INCOME * more * years, gold=abs(more), years=years)


def _brings_gold(change: Change, worth: float) -> Reason:
    """Gold in hand, and a card that it can pay for, if there is a turn for it."""
    before, after, seat = change.before, change.after, change.seat
    had, has = before.gold[seat], after.gold[seat]
    cards = [card for card in after.display if card != EMPTY and had < CHEAPEST[card] <= has]
    useful = [card for card in sorted(set(cards)) if next(outcomes_of_card(after, seat, card), None)]
    if not useful:
        return change.reason("brings-gold", worth, gold=has)
    dearest = max(useful, key=CHEAPEST.__getitem__)
    return change.reason("brings-gold-for", worth + AFFORDABLE, gold=has, card=CARDS[dearest])


def _hold(state: LaCitta, seat: int, gold: int) -> None:
    state.gold[seat] = gold


def cards(change: Change) -> Iterator[Reason]:
    """The action card that it takes."""
    before, after, seat = change.before, change.after, change.seat
    if after.action_cards[seat] < before.action_cards[seat]:
        worth = change.worth(partial(_have_cards, seat=seat, cards=before.action_cards[seat]))
        yield change.reason("uses-card", min(0.0, worth), left=after.action_cards[seat])


def saved_cards(change: Change) -> Iterator[Reason]:
    """The action cards that a politics card leaves for later."""
    seat, left = change.seat, change.after.action_cards[change.seat]
    if left:
        worth = change.worth(partial(_have_cards, seat=seat, cards=left - 1))
        yield change.reason("saves-cards", max(0.0, worth), left=left)


def _have_cards(state: LaCitta, seat: int, cards: int) -> None:
    state.action_cards[seat] = cards
