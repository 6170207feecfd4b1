"""What the bots know about playing Attika well.

A position is a race, counted in actions: a card, a build and an amphora are worth one each, a draw one and a
half, a turn three. Everybody needs draws, builds and cards for what is not built yet, and has some in hand.
Beside the race there are the shrines: who can join two of them next turn wins unless somebody blocks.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, log1p
from random import Random

from pentapolis.games.attika.actions import END_TURN, PAY, Build, Finish, SpendAmphora, Store
from pentapolis.games.attika.bot.builds import cheapest_sites, draw_candidates, promising, tile_candidates
from pentapolis.games.attika.bot.outlook import Outlook, Outlooks
from pentapolis.games.attika.bot.payments import best_payment, cheapest_builds, first_kind, pay
from pentapolis.games.attika.bot.shrines import forced_action, joining_chances
from pentapolis.games.attika.components import BOX, KINDS, cards_in, unpacked
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.rules.turns import actions_in_mode
from pentapolis.games.attika.state import CARDS, DRAWING, DRAWN, NONE, PAYING, TILE, turn_of
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Advisor, victory_shares

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

SOON = 1.0
"""The turns before its end in which a race is about to end: work that seems done still takes some time."""


class AttikaAdvisor(Advisor[Attika]):
    """Attika for bots."""

    def __init__(self) -> None:
        self._outlooks = Outlooks()

    # Judging ---------------------------------------------------------------------------

    def evaluate(self, state: Attika) -> Sequence[float]:
        if state.phase == PAYING:
            state = state.copy()
            pay(state)
        if state.options.solo_race:
            return [self._racing_alone(state)]
        if state.result is not None:
            return victory_shares(state.result, state.seats)
        outlooks = [self._outlooks.of(state, seat) for seat in range(state.seats)]
        work = [work_left(state, seat, outlook) for seat, outlook in enumerate(outlooks)]
        begun = [TURN * turns_begun(state, seat) for seat in range(state.seats)]
        values = racing_chances(work, begun)
        rest = 1.0
        joining = [0.0] * state.seats
        for seat, chance in joining_chances(state, [outlook.link for outlook in outlooks]):
            joining[seat] += rest * chance
            rest *= 1 - chance
        return [won + rest * value for won, value in zip(joining, values, strict=True)]

    def _racing_alone(self, state: Attika) -> float:
        """The fewer turns a race takes, the better; nothing for one that is lost."""
        turns: float = turns_begun(state, 0)
        if state.result is None:
            work = work_left(state, 0, self._outlooks.of(state, 0))
            turns += SOON * log1p(exp(work / (SOON * TURN)))
        elif not state.result.winners:
            return 0.0
        return exp(-turns / BOX.race.turns)

    def appraise(self, state: Attika, seat: int, actions: Sequence[Action]) -> list[float]:
        """As it would stand after each action; after buying an action, after the best use of it."""
        values = []
        for action in actions:
            after = state.copy()
            after.play(seat, action)
            pay(after)
            if isinstance(action, SpendAmphora):
                uses = self.candidates(after, seat, after.legal(seat), Random(0))
                values.append(max(self.appraise(after, seat, uses)))
            else:
                values.append(self.evaluate(after)[seat])
        return values

    def foresight(self, state: Attika) -> int:  # noqa: ARG002
        """About as many actions as a turn has."""
        return round(TURN)

    # Choosing what to think about ---------------------------------------------------------------------

    def candidates(self, state: Attika, seat: int, legal: list[Action], rng: Random) -> list[Action]:
        """A few sensible actions of each kind; a connection or a block that must be built alone."""
        if state.phase == PAYING:
            return [PAY[first_kind(best_payment(state, seat) - state.paid)]]
        if state.phase == TILE:
            return tile_candidates(state, seat, legal, rng)
        if state.phase == CARDS:
            return [END_TURN]
        builds = [action for action in legal if isinstance(action, Build)]
        outlooks = [self._outlooks.of(state, other) for other in range(state.seats)]
        forced = forced_action(state, seat, legal, [outlook.link for outlook in outlooks])
        if forced:
            return forced
        kept: list[Action] = [*promising(state, seat, outlooks)] if builds else []
        kept += draw_candidates(state, seat, legal)
        idle = not (kept and has_all_it_needs(state, seat, outlooks[seat]))
        others = (Store, SpendAmphora, Finish) if idle else (Store, SpendAmphora)
        kept += [action for action in legal if isinstance(action, others)]
        return kept or [*cheapest_builds(state, seat, builds)]


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
