"""Reasons from arches: cities that offer all three kinds, and neighbours who offer more or less."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.lacitta.bot.changes import Change
from pentapolis.games.lacitta.bot.movement import COME, GO, LASTING, LEAD, NO_ROOM, likely_wishes
from pentapolis.games.lacitta.bot.outlook import COMPLETE, TRUST
from pentapolis.games.lacitta.components import ATTRACTIONS, BOX, CATEGORIES, HEXES, YEARS
from pentapolis.games.lacitta.resampling import knows_voice
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.cities import (
    attraction_of,
    is_complete,
    limit_of,
    neighbours_of,
)
from pentapolis.games.lacitta.state import SLOTS
from pentapolis.kernel.advice import Reason

TOWARDS = 0.8
"""What it is worth in points that a city lacks only one more kind of arches."""
ARCH, PASSING_ARCH = 0.1, 0.02
"""What more arches are worth in points that change nothing else, for good and for a year."""

# Cities with all three kinds ------------------------------------------------------------------------


def completion(change: Change) -> Iterator[Reason]:
    """The points for all three kinds, won, lost or nearer."""
    before, after = change.before, change.after
    for city in change.lasting_cities:
        if before.arches[city] == after.arches[city]:
            continue
        space = HEXES[after.castles[city]]
        had, has = _missing(before, city), _missing(after, city)
        bonus = int(COMPLETE)
        if had and not has:
            yield change.reason("complete", COMPLETE, space=space, bonus=bonus)
        elif has and not had:
            name = ATTRACTIONS[has[0]]
            yield change.reason("incomplete", -COMPLETE, space=space, bonus=bonus, attraction=name)
        elif len(has) == 1 < len(had):
            name = ATTRACTIONS[has[0]]
            yield change.reason("towards", TRUST * TOWARDS, space=space, bonus=bonus, attraction=name)


def _missing(state: LaCitta, city: int) -> list[int]:
    if is_complete(state, city):
        return []
    return [category for category in CATEGORIES if not state.arches[city] >> 8 * category & 255]


# Neighbours ---------------------------------------------------------------------------


def neighbours(change: Change) -> Iterator[Reason]:
    """Who offers more: a lead that is won, made up for, or lost, and a city that becomes a neighbour."""
    before, after = change.before, change.after
    for city in after.cities[change.seat]:
        old = neighbours_of(before, city) if city in change.lasting_cities else []
        for other in neighbours_of(after, city):
            for category in CATEGORIES:
                had = _leads(before, city, other, category) if other in old else 0
                has = _leads(after, city, other, category)
                if (had > 0) - (had < 0) == (has > 0) - (has < 0):
                    continue
                worth = pull(after, city, other, category)
                if other in old:
                    worth -= pull(before, city, other, category)
                name = _name(had, has) if other in old else "meets-weaker" if has > 0 else "meets-stronger"
                yield _told(change, name, city, other, category, worth)


def _name(had: int, has: int) -> str:
    """What is said of a lead over a neighbour, or a lag, that was different before."""
    if has:
        return "lead" if has > 0 else "behind"
    return "level" if had < 0 else "lead-lost"


def _leads(state: LaCitta, city: int, other: int, category: int) -> int:
    return attraction_of(state, city, category) - attraction_of(state, other, category)


def _told(change: Change, name: str, city: int, other: int, category: int, worth: float) -> Reason:
    state = change.after
    full = state.people[city] >= limit_of(state, city)
    drawn = "asked" if asked_for(state, change.seat, category) else "may"
    lasts = "year" if _is_by_figures(change, city) and _is_by_figures(change, other) else "always"
    return change.reason(
        name,
        worth,
        attraction=ATTRACTIONS[category],
        space=HEXES[state.castles[city]],
        space_from=HEXES[state.castles[other]],
        player_rival=other // SLOTS,
        more=attraction_of(state, city, category),
        less=attraction_of(state, other, category),
        drawn="full" if full else drawn,
        lasts=lasts,
    )


def _is_by_figures(change: Change, city: int) -> bool:
    """Has a city the same buildings as before? What differs then goes with the coloured citizens."""
    return change.before.arches[city] == change.after.arches[city]


def asked_for(state: LaCitta, seat: int, category: int) -> bool:
    """Does a voice call for it that the seat knows, and that still counts?"""
    return not state.wishes and any(
        voice == category and knows_voice(state, seat, circle) for circle, voice in enumerate(state.voices)
    )


def pull(state: LaCitta, city: int, other: int, category: int) -> float:
    """What being stronger or weaker than a neighbour brings in points, this year and later."""
    years = min(YEARS - state.year, YEARS - 1)
    lead = _leads(state, city, other, category)
    worth = 0.0
    if not state.wishes and state.voices:
        wishes = likely_wishes(state.voices)
        if category in wishes and lead:
            worth += (_coming(state, city) if lead > 0 else -GO) / len(wishes)
    arches, others = (state.arches[each] >> 8 * category & 255 for each in (city, other))
    if arches != others:
        unseen = [BOX.attractions[kind].voice_cards - state.voices_gone[kind] for kind in CATEGORIES]
        size = min(abs(arches - others), len(LEAD) - 1)
        flow = LASTING[years] * unseen[category] / sum(unseen) * LEAD[size]
        worth += flow * (_coming(state, city) if arches > others else -GO)
    return worth


def _coming(state: LaCitta, city: int) -> float:
    return COME if state.people[city] < limit_of(state, city) else NO_ROOM


def arches(change: Change) -> Iterator[Reason]:
    """More of something, if there is nothing better to say of it."""
    before, after = change.before, change.after
    for city in change.lasting_cities:
        for category in CATEGORIES:
            had, has = (attraction_of(state, city, category) for state in (before, after))
            if has > had:
                space, name = HEXES[after.castles[city]], ATTRACTIONS[category]
                passing = _is_by_figures(change, city)
                told, worth = ("arches-year", PASSING_ARCH) if passing else ("arches", ARCH)
                yield change.reason(told, worth * (has - had), space=space, attraction=name, count=has)
            elif has < had:
                space, name = HEXES[after.castles[city]], ATTRACTIONS[category]
                yield change.reason(
                    "arches-lost", ARCH * (has - had), space=space, attraction=name, count=has
                )
