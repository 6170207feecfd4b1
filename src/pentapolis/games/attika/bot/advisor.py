"""What the bots know about playing Attika well.

A position is a race, counted in actions: a card, a build and an amphora are worth one each, a draw one and a
half, a turn three. Everybody needs draws, builds and cards for what is not built yet, and has some in hand.
Beside the race there are the shrines: who can join two of them next turn wins unless somebody blocks.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log1p
from random import Random

from pentapolis.games.attika.actions import END_TURN, PAY, Build, Finish, SpendAmphora, Store
from pentapolis.games.attika.bot.builds import draw_candidates, promising, tile_candidates
from pentapolis.games.attika.bot.outlook import Outlooks
from pentapolis.games.attika.bot.payments import best_payment, cheapest_builds, first_kind, pay
from pentapolis.games.attika.bot.race import TURN, has_all_it_needs, racing_chances, turns_begun, work_left
from pentapolis.games.attika.bot.reasons import reasons_for
from pentapolis.games.attika.bot.shrines import forced_action, joining_shares
from pentapolis.games.attika.components import BOX
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.state import CARDS, PAYING, TILE
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Advisor, Reason, victory_shares

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
        joining, rest = joining_shares(state, [outlook.link for outlook in outlooks])
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

    def reasons(self, state: Attika, seat: int, action: Action) -> Sequence[Reason]:
        """What the action changes in the race and on the ways between the shrines."""
        return reasons_for(state, seat, action, self._outlooks)

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
