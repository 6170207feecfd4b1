"""Prices and payments as Attika's bots take them, without searching."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.games.attika.actions import PAY, Build
from pentapolis.games.attika.components import COSTS, KINDS, unpacked
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.rules.building import ways_for_site
from pentapolis.games.attika.rules.prices import fewest_cards_at, still_possible
from pentapolis.games.attika.state import PAYING, turn_of

MOST_FORCED = 4
"""Of the builds that block, or that lead to a connection, the most to consider."""


def cheapest_builds(state: Attika, seat: int, builds: Sequence[Build]) -> list[Build]:
    """Those that cost the fewest cards."""
    return sorted(builds, key=lambda build: price_at(state, seat, build.building, build.hex))[:MOST_FORCED]


def price_at(state: Attika, seat: int, building: int, site: int) -> int:
    """The fewest cards that a building costs on a hex."""
    return fewest_cards_at(state, seat, building, site)


def best_payment(state: Attika, seat: int, paid: int | None = None) -> int:
    """The payment that keeps most: cards, landscapes, and what the stored buildings cost.

    It begins with the cards given so far, or with those that are named.
    """
    hand = state.hands[seat] + state.paid
    wanted = [0] * len(KINDS)
    for building in state.stored[seat]:
        for kind, number in COSTS[building]:
            wanted[kind] += number
    ways = still_possible(ways_for_site(state, seat), state.paid if paid is None else paid)
    return max(ways, key=lambda way: hand_worth(hand - way, wanted))


def hand_worth(hand: int, wanted: Sequence[int]) -> float:
    """Cards, and among them variety and those that are wanted."""
    value = 0.0
    for number, want in zip(unpacked(hand), wanted, strict=True):
        value += number
        if number:
            value += 0.25
        value += 0.02 * min(number, want)
    return value


def first_kind(cards: int) -> int:
    """The first landscape in a packed number of cards."""
    return ((cards & -cards).bit_length() - 1) // 8


def pay(state: Attika) -> None:
    """Pay for the chosen site, if there is one."""
    seat = turn_of(state)
    while state.phase == PAYING:
        state.play(seat, PAY[first_kind(best_payment(state, seat) - state.paid)])
