"""The voice of the people (phase 6, 5.5) and migration (phase 7a, 5.6)."""

from __future__ import annotations

from functools import cache

from pentapolis.games.lacitta.actions import WISH, Wish
from pentapolis.games.lacitta.components import ATTRACTIONS, CATEGORIES, HEXES
from pentapolis.games.lacitta.events import Migrated, VoicesRevealed, WishChosen
from pentapolis.games.lacitta.rules.cities import (
    attraction_of,
    hexes_of_seat,
    may_grow,
    neighbours_of,
    seats_in_order,
)
from pentapolis.games.lacitta.rules.removal import too_large
from pentapolis.games.lacitta.state import CLEAR, MIGRATE, SLOTS, WISHING, Position
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal
from pentapolis.kernel.state import TURNS

RULE = "lacitta.5.6"

NO_SUCH_WISH = Reason("lacitta-refusal-no-such-wish", RULE)

# The voice of the people (5.5) ------------------------------------------------------------


@cache
def _wishes(voices: tuple[int, ...]) -> tuple[tuple[int, ...], VoicesRevealed]:
    """What most of the cards say is the wish; two against two are two wishes. And the event that tells it."""
    counts = [voices.count(category) for category in CATEGORIES]
    wishes = tuple(category for category in CATEGORIES if counts[category] == max(counts))
    names = tuple(ATTRACTIONS[voice] for voice in voices)
    return wishes, VoicesRevealed(names, tuple(ATTRACTIONS[wish] for wish in wishes))


def reveal_voices(position: Position, events: list[Event]) -> None:
    """The voice cards are turned up; then city after city is handled."""
    position.wishes, told = _wishes(position.voices)
    events.append(told)
    position.queue = tuple([city for seat in seats_in_order(position) for city in position.cities[seat]])
    position.phase = MIGRATE


# Migration (5.6) ---------------------------------------------------------------------------


def losers_to(position: Position, city: int, wish: int) -> list[int]:
    """The neighbours that lose a citizen to this city: weaker in the wish, and not empty (ruling 21)."""
    people = position.people
    strength = attraction_of(position, city, wish)
    if not strength:
        return []
    return [
        other
        for other in neighbours_of(position, city)
        if people[other] and attraction_of(position, other, wish) < strength
    ]


def migrate_next(position: Position, events: list[Event]) -> None:
    """Each city in turn, oldest first (ruling 22). With two wishes the owner chooses, if it matters."""
    wish, *other_wish = position.wishes
    queue, reach = position.queue, position.reach
    foreign = [position.occupied & ~hexes_of_seat(position, seat) for seat in range(position.seats)]
    for handled, city in enumerate(queue):
        # Most cities have no neighbours at all.
        if not reach[city] & foreign[city // SLOTS]:
            continue
        losers = losers_to(position, city, wish)
        if other_wish and losers != losers_to(position, city, other_wish[0]):
            position.queue = queue[handled:]
            position.actors = TURNS[city // SLOTS]
            position.phase = WISHING
            return
        migrate(position, city, wish, losers, events)
    position.queue = tuple([city for seat in seats_in_order(position) for city in too_large(position, seat)])
    position.phase = CLEAR


def migrate(position: Position, city: int, wish: int, losers: list[int], events: list[Event]) -> None:
    """Nobody can decline (ruling 19); citizens who find the city full are gone anyway (ruling 18)."""
    if not losers:
        return
    strength = attraction_of(position, city, wish)
    for other in losers:
        position.people[other] -= 1
        joined = may_grow(position, city)
        if joined:
            position.people[city] += 1
        events.append(
            Migrated(
                seat=city // SLOTS,
                castle=HEXES[position.castles[city]],
                attraction=strength,
                seat_from=other // SLOTS,
                castle_from=HEXES[position.castles[other]],
                attraction_from=attraction_of(position, other, wish),
                wish=ATTRACTIONS[wish],
                joined=joined,
            )
        )


def wish_choices(position: Position, _seat: int) -> list[Wish]:
    return [WISH[wish] for wish in position.wishes]


def why_not_wish(position: Position, _seat: int, action: Wish) -> Refusal | None:
    if action.attraction in position.wishes:
        return None
    return NO_SUCH_WISH(attraction=ATTRACTIONS[action.attraction])


def choose_wish(position: Position, seat: int, action: Wish, events: list[Event]) -> None:
    """One wish for each city, even one that brings nothing (ruling 23)."""
    city, wish = position.queue[0], action.attraction
    events.append(WishChosen(seat, HEXES[position.castles[city]], ATTRACTIONS[wish]))
    migrate(position, city, wish, losers_to(position, city, wish), events)
    position.queue = position.queue[1:]
    position.phase = MIGRATE


CHOOSE_WISH = Decision(
    Wish,
    rule=RULE,
    choices=wish_choices,
    why_not=why_not_wish,
    effect=choose_wish,
    reasons=(NO_SUCH_WISH,),
)
