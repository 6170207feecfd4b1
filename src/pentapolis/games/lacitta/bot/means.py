"""What a player of La Città has to carry out plans with: turns, action cards, gold, cards on display."""

from __future__ import annotations

from pentapolis.games.lacitta.components import (
    BOX,
    BUILDING_OF_CARD,
    CHEAPEST,
    GOLDEN,
    MASTER_BUILDER,
    ROUNDS,
)
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.cities import income_of

SAVED = 0.5
"""What an action card is worth in cards if nobody is left to build: gold for later."""
SPARE_GOLD = 0.1
"""What gold is worth in cards if there is enough for every turn."""
LAST_GOLD = 0.02
"""What gold is worth in points as a tie-break."""

_GOLD = BOX.action_card.gold
_ACTION_CARDS = BOX.start.action_cards
_BOUGHT = ROUNDS - _ACTION_CARDS

BUILDING_CARDS = frozenset(
    card
    for card, building in enumerate(BUILDING_OF_CARD)
    if building is not None or card in (MASTER_BUILDER, GOLDEN)
)
"""The politics cards that everybody can use."""

DEAR = max(CHEAPEST)

LATER_SLOTS = 0.8 * _BOUGHT
"""Turns for politics cards in a later year; not always is there a useful one."""


def turns_left(state: LaCitta, seat: int) -> int:
    """How many cards the seat will still play this year."""
    if not state.year:
        return ROUNDS
    if state.wishes:
        return 0
    first = (seat - state.start_player) % state.seats
    played = max(0, state.turn - first + state.seats - 1) // state.seats
    return max(0, ROUNDS - played)


def offered(state: LaCitta) -> tuple[int, int, bool]:
    """Count the cheap and the expensive building cards on display; is the master builder among them?"""
    cheap = dear = 0
    for card in state.display:
        if card in BUILDING_CARDS:
            if CHEAPEST[card] < DEAR:
                cheap += 1
            else:
                dear += 1
    return cheap, dear, MASTER_BUILDER in state.display


class Means:
    """What a seat has to carry out projects with: action cards, gold counted as such, and other turns."""

    __slots__ = ("builders", "cards", "gold", "slots")

    def __init__(self, state: LaCitta, seat: int, years: int, builds: float) -> None:
        """`builds` are as many buildings as there are citizens for this year."""
        left = turns_left(state, seat)
        now = min(state.action_cards[seat], left)
        gold = state.gold[seat]
        others = left - now
        purse = gold + _GOLD * now
        cheap, dear, builder = offered(state)
        useful_cards = cheap + (dear if purse >= DEAR else 0)
        self.builders = now + int(others > 0 and gold > 0 and builder)
        """In how many turns of this year a farm could be built."""
        self.slots = min(others, purse, useful_cards) + LATER_SLOTS * years
        """Turns for politics cards that can be paid."""
        self.cards = float(now)
        if now > builds:
            self.cards = builds + SAVED * (now - builds)
        self.gold = LAST_GOLD * gold
        """What gold is worth in points."""
        if years:
            self.cards += _ACTION_CARDS * years - (state.hungry >> seat & 1)
            purse = gold + years * income_of(state, seat)
            useful = min(purse, min(others, useful_cards) + _BOUGHT * years)
            self.cards += useful / _GOLD + SPARE_GOLD * (purse - useful)
        else:
            self.cards += min(gold, others, useful_cards) / _GOLD
