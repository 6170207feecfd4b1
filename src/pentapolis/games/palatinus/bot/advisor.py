"""What the bots know about playing Palatinus well: boards as `judge` counts them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pentapolis.games.palatinus.actions import PlaceInhabitant
from pentapolis.games.palatinus.bot.judge import Judge, chances
from pentapolis.games.palatinus.bot.reasons import reasons_for
from pentapolis.games.palatinus.components import IS_WOLF, KINDS, ROLE_OF
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.games.palatinus.rules.inhabitants import roles_of
from pentapolis.games.palatinus.state import PLACING
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Advisor, Reason
from pentapolis.kernel.decisions import foreign_action


class PalatinusAdvisor(Advisor[Palatinus]):
    """Palatinus for bots."""

    def evaluate(self, state: Palatinus) -> list[float]:
        if state.phase < PLACING:
            return [1 / state.seats] * state.seats
        judge = Judge(state, as_it_is=not state.left)
        return chances(judge.count(state.owners, roles_of(state)).points)

    def candidates(self, state: Palatinus, seat: int, legal: list[Action], rng: Random) -> list[Action]:
        """While tiles are laid nothing tells good from bad. Of each role one kind is enough, wolves first."""
        if state.phase < PLACING:
            return [rng.choice(legal)]
        best = {ROLE_OF[kind]: kind for kind in _WOLVES_LAST if state.stocks[seat][kind]}
        return [
            action
            for action in legal
            if isinstance(action, PlaceInhabitant) and best[ROLE_OF[action.kind]] == action.kind
        ]

    def appraise(self, state: Palatinus, seat: int, actions: Sequence[Action]) -> list[float]:
        """The board is counted once; for each placement only what it changes."""
        if state.phase < PLACING:
            return [1 / state.seats] * len(actions)
        judge = Judge(state, as_it_is=state.left == 1)
        count = judge.count(state.owners, roles_of(state))
        values = []
        for action in actions:
            if not isinstance(action, PlaceInhabitant):
                raise foreign_action(action, state.key)
            points = judge.points_with(count, seat, ROLE_OF[action.kind], action.space)
            values.append(chances(points)[seat])
        return values

    def reasons(self, state: Palatinus, seat: int, action: Action) -> list[Reason]:
        return reasons_for(state, seat, action)

    def foresight(self, state: Palatinus) -> int:
        """Until everybody has acted once, or twice if there are only two."""
        return (2 if state.seats == 2 else 1) * state.seats - 1


_WOLVES_LAST = sorted(range(len(KINDS)), key=IS_WOLF.__getitem__)
