"""Why to choose something in La Città, or not: what it changes, in words of the game.

A turn is looked at as a whole, as the judgement does: a card by the best that can be done with it.
"""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.lacitta.actions import (
    LOOK,
    Build,
    Found,
    Keep,
    Look,
    Pass,
    Pay,
    PlaceCastle,
    Refresh,
    Remove,
    Send,
    Starve,
    Take,
    Wish,
)
from pentapolis.games.lacitta.bot.changes import Change
from pentapolis.games.lacitta.bot.choices import chances, news
from pentapolis.games.lacitta.bot.means import turns_left
from pentapolis.games.lacitta.bot.movement import GROWN_AGAIN
from pentapolis.games.lacitta.bot.outlook import LOST_TILE
from pentapolis.games.lacitta.bot.plain_choices import tile_worth
from pentapolis.games.lacitta.bot.prospects import PLANNED, outcomes
from pentapolis.games.lacitta.bot.reason_arches import arches, completion, neighbours
from pentapolis.games.lacitta.bot.reason_parts import (
    LAST_SPARE,
    cards,
    citizens,
    food,
    gold,
    room,
    saved_cards,
)
from pentapolis.games.lacitta.bot.reason_sites import castle_site, site
from pentapolis.games.lacitta.components import (
    AMOUNTS,
    CARDS,
    CONTACT,
    HEXES,
    MASTER_BUILDER,
    PRICES,
    TILE_NAMES,
    YEARS,
)
from pentapolis.games.lacitta.components.board import hexes_of
from pentapolis.games.lacitta.resampling import knows_voice
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.cities import (
    city_at,
    city_beside,
    limit_of,
    neighbours_of,
    people_of,
    spare_citizens,
)
from pentapolis.games.lacitta.rules.migration import losers_to
from pentapolis.games.lacitta.rules.removal import removable
from pentapolis.games.lacitta.state import tile_at
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Reason

KNOWN_VOICE, IDLE_VOICE = 0.15, 0.02
"""What it is worth in points to know another voice with neighbours, and what it costs to look without."""
STAYING = 0.1
"""What each citizen is worth in points who can still build."""
USE, MASTERED = 0.2, 8.0
"""What it matters in points what a card builds, besides what comes of it; told first if it may be any."""
LOST_CITY = 2.0
"""What it costs in points that a city is deserted, and does not grow again."""
LITTLE = 0.01
"""The weight of what is said where nothing changes."""


def reasons_for(state: LaCitta, seat: int, action: Action) -> list[Reason]:
    """What speaks for and against a legal action; at least one thing."""
    change = Change(state, outcome(state, seat, action), seat)
    found = [*_of_its_own(change, action), *_changes(change, action)]
    return found or [change.reason("little", LITTLE)]


def _changes(change: Change, action: Action) -> Iterator[Reason]:
    """Reasons from all parts of the judgement; arches alone are told where they do nothing more."""
    if not isinstance(action, PlaceCastle):
        yield from food(change)
    for part in (room, gold, cards):
        yield from part(change)
    if not isinstance(action, Wish | Send):
        yield from citizens(change)
    by_arches = [*completion(change), *neighbours(change)]
    yield from by_arches or arches(change)


# Where it leads ---------------------------------------------------------------------------


def outcome(state: LaCitta, seat: int, action: Action) -> LaCitta:
    """The position after an action, at its best if it leaves something open.

    What is best does not depend on voices that the seat has not seen: told from several worlds, reasons would
    speak of different buildings as if there were one card for each.
    """
    if isinstance(action, PLANNED):
        known = [voice for circle, voice in enumerate(state.voices) if knows_voice(state, seat, circle)]

        def judged(after: LaCitta) -> float:
            guess = after.copy()
            guess.voices = tuple(known)
            return chances(guess)[seat]

        return max(outcomes(state, seat, action), key=judged, default=state)
    after = state.copy()
    if isinstance(action, PlaceCastle | Wish | Remove | Starve):
        after.carry_out(seat, action)
        after.phase = state.phase  # what goes on by itself is nobody's choice
    return after


# What is said of one kind of action ------------------------------------------------------------------


def _of_its_own(change: Change, action: Action) -> Iterator[Reason]:
    if isinstance(action, Build):
        yield from site(change, action)
    elif isinstance(action, Found):
        yield from _founding(change, action)
    elif isinstance(action, PlaceCastle):
        yield from castle_site(change, action.hex)
    elif isinstance(action, Send):
        yield from _sending(change, action)
    elif isinstance(action, Take | Pay | Look):
        yield from _looking(change, action)
        if isinstance(action, Take):
            yield from _card_use(change, MASTERED if action.card == MASTER_BUILDER else USE)
            yield from saved_cards(change)
    elif isinstance(action, Wish):
        yield _wish(change, action)
    elif isinstance(action, Remove):
        yield _removal(change, action)
    elif isinstance(action, Starve):
        yield from _starving(change, action)
    elif isinstance(action, Pass):
        yield change.reason("pass", LITTLE)
    elif isinstance(action, Refresh | Keep):
        name = "refresh" if isinstance(action, Refresh) else "keep"
        yield change.reason(name, LITTLE, card=CARDS[change.before.display[0]])


def _founding(change: Change, action: Found) -> Iterator[Reason]:
    """A city of its own: citizens at once, and growth in the years to come."""
    before, after, seat = change.before, change.after, change.seat
    more = people_of(after, seat) - people_of(before, seat)
    years = YEARS - before.year
    gained = after.land.food[action.hex]
    yield change.reason("new-city", more + (0.5 if years else 0.0), count=more, food=gained, years=years)
    yield from castle_site(change, action.hex)


def _sending(change: Change, action: Send) -> Iterator[Reason]:
    state, space = change.before, HEXES[action.castle]
    city = city_at(state, change.seat, action.castle)
    left = spare_citizens(state, city) - 1
    if left:
        yield change.reason("sends", STAYING * left, space=space, count=left)
    else:
        yield change.reason("last-spare", -LAST_SPARE, space=space)
    yield from _growing_back(change, city)


def _growing_back(change: Change, city: int) -> Iterator[Reason]:
    """Where a city cannot grow for ever, somebody who leaves makes room for another."""
    state = change.before
    years, limit = YEARS - state.year, limit_of(state, city)
    space = HEXES[state.castles[city]]
    if years and state.people[city] >= limit:
        yield change.reason("grows-again", GROWN_AGAIN, space=space, limit=limit)
    elif limit - state.people[city] < years:
        yield change.reason("grows-anyway", GROWN_AGAIN / 2, space=space, limit=limit)


def _card_use(change: Change, weight: float) -> Iterator[Reason]:
    """What a card would best be used for, if it builds."""
    before, after = change.before, change.after
    for built in hexes_of(after.occupied & ~before.occupied):
        city = city_beside(before, change.seat, built)
        name = TILE_NAMES[tile_at(after, built)]
        yield change.reason("card-builds", weight, building=name, space=HEXES[before.castles[city]])


def _looking(change: Change, action: Take | Pay | Look) -> Iterator[Reason]:
    """Voices that one knows afterwards."""
    state, seat = change.before, change.seat
    if isinstance(action, Take):
        if action.card != CONTACT:
            return
        count = max(amount for price, amount in AMOUNTS[CONTACT].items() if PRICES[price] <= state.gold[seat])
    elif isinstance(action, Pay):
        if state.card != CONTACT:
            return
        count = AMOUNTS[CONTACT][action.gold]
    else:
        count = news(state, seat, action)
    unknown = sum([not state.looked[seat] >> circle & 1 for circle in range(1, len(state.voices))])
    count = min(count, unknown)
    last = turns_left(state, seat) <= 1
    if last or not count or not any(neighbours_of(state, city) for city in state.cities[seat]):
        yield change.reason("looks-idle", -IDLE_VOICE)
    elif isinstance(action, Look) and len({news(state, seat, look) for look in LOOK}) == 1:
        yield change.reason("looks-any", KNOWN_VOICE * count, count=count)
    else:
        yield change.reason("looks", KNOWN_VOICE * count, count=count)


def _wish(change: Change, action: Wish) -> Reason:
    state, city = change.before, change.before.queue[0]
    drawn = len(losers_to(state, city, action.attraction))
    if not drawn:
        return change.reason("wish-nobody", LITTLE)
    joined = change.after.people[city] - state.people[city]
    if not joined:
        return change.reason("wish-takes", 0.4 * drawn, count=drawn)
    return change.reason("wish-draws", joined + 0.4 * drawn, count=joined)


def _removal(change: Change, action: Remove) -> Reason:
    state = change.before
    kind = tile_at(state, action.hex)
    worth = tile_worth(state, state.queue[0], action.hex)
    return change.reason("removes", LITTLE - 0.1 * worth, building=TILE_NAMES[kind])


def _starving(change: Change, action: Starve) -> Iterator[Reason]:
    city = city_at(change.before, change.seat, action.castle)
    spare = spare_citizens(change.before, city)
    space = HEXES[action.castle]
    if change.before.people[city] == 1:
        yield change.reason("starves-city", -LOST_CITY, space=space)
        return
    if spare > 0:
        yield change.reason("starves-spare", STAYING * spare, space=space, count=spare)
    else:
        least = min(removable(change.before, city), key=lambda site: tile_worth(change.before, city, site))
        name = TILE_NAMES[tile_at(change.before, least)]
        yield change.reason("starves-building", -LOST_TILE, space=space, building=name)
    yield from _growing_back(change, city)
