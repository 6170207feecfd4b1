"""The race of Attika, counted in actions: what everybody still has to do, and the chances that gives."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf

from pentapolis.games.attika.bot.builds import cheapest_sites
from pentapolis.games.attika.bot.outlook import Outlook
from pentapolis.games.attika.components import KINDS, cards_in, unpacked
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.rules.turns import actions_in_mode
from pentapolis.games.attika.state import CARDS, DRAWING, DRAWN, NONE, TILE, turn_of

# What things are worth, in actions ---------------------------------------------------------------------

TURN, DRAW_ACTION = 3.0, 1.5
AMPHORA = 1.15
SPARE_CARD = 0.35
"""A card above what the remaining buildings will cost."""

VARIETY = 0.12
"""Each landscape in hand."""

NEW_TILE = 0.3
"""A tile that is about to be laid."""

LINK_WORTH = (0.0, 4.0, 2.6, 1.8, 0.8, 0.4, 0.2, 0.0)
"""A connection of shrines, by the buildings it misses, beyond the chance to complete it next turn."""

EASILY_BLOCKED = 0.5
"""The share of it that counts if one building of somebody else would block it."""

SHARP, BLUNT = 2.0, 0.12
"""The lead in actions that makes victory almost three times as likely: SHARP at the end, more before."""


# The race ---------------------------------------------------------------------------


def work_left(state: Attika, seat: int, outlook: Outlook) -> float:
    """How many actions the seat still needs."""
    work = float(len(state.stored[seat]))
    for stack in state.stacks[seat]:
        for building in stack:
            work += DRAW_ACTION + outlook.storing[building]
    needed = outlook.rest
    if turn_of(state) == seat:
        work -= actions_at_hand(state)
        if state.phase == DRAWN:
            cost = outlook.costs[state.building]
            needed += min(1 + cost, price_at_once(state, seat)) - cost
    hand = state.hands[seat]
    cards = cards_in(hand)
    useful = min(cards, needed + 1)
    work += needed - useful - SPARE_CARD * (cards - useful)
    work -= VARIETY * (len(KINDS) - unpacked(hand).count(0))
    work -= AMPHORA * state.amphorae[seat]
    if state.options.solo_race:
        return work
    worth = LINK_WORTH[outlook.link.missing]
    return work - (worth * EASILY_BLOCKED if outlook.link.blockers else worth)


def price_at_once(state: Attika, seat: int) -> float:
    """The fewest cards for which the building just drawn can be built now; infinite if it cannot be."""
    price, sites = cheapest_sites(state, seat, state.building)
    return price if sites and price <= cards_in(state.hands[seat]) else inf


def has_all_it_needs(state: Attika, seat: int, outlook: Outlook) -> bool:
    """Are all buildings drawn, and cards for them at hand? Then nothing is gained by waiting."""
    return not any(state.stacks[seat]) and cards_in(state.hands[seat]) >= outlook.rest


def actions_at_hand(state: Attika) -> float:
    """What is left of the turn."""
    if state.phase == CARDS:
        return 0.0
    extra = NEW_TILE if state.phase == TILE or state.tile_due else 0.0
    if state.mode == NONE:
        return TURN + extra
    left = actions_in_mode(state) - state.made + state.bought
    return left * (DRAW_ACTION if state.mode == DRAWING else 1.0) + extra


def turns_begun(state: Attika, seat: int) -> int:
    """How many turns the seat has had so far, with the present one if it is the seat's."""
    place = (seat - state.starting_player) % state.seats
    return (state.turn - 1 - place) // state.seats + 1


def racing_chances(work: Sequence[float], begun: Sequence[float]) -> list[float]:
    """Chances of victory by the work left.

    What everybody has been given to act so far is added (`begun`), so that nothing changes when a turn ends:
    otherwise it would seem better to go on with anything than to take cards and let the next player act.
    """
    scale = SHARP + BLUNT * max(min(work), 0.0)
    ends = [left + given for left, given in zip(work, begun, strict=True)]
    first = min(ends)
    strengths = [exp((first - end) / scale) for end in ends]
    total = sum(strengths)
    return [strength / total for strength in strengths]
