"""Information-set Monte-Carlo tree search, seen from one seat.

One tree stands for everything that the seat can know. Each simulation redraws what it does not know, walks
down the tree by actions that are legal in that draw, lets everybody go on for a few actions by what looks
best, judges where that leads and notes it along the way.

The own actions that the game's advice ranks first are tried equally often in the same draws, and the worse
half of them is dropped several times (sequential halving: Karnin, Koren and Somekh 2013). Below them the
action to try is chosen by its average and by how rarely it was tried, measured by how often it could have
been, since each draw allows other actions (Cowling, Powley and Whitehouse 2012). Every seat maximises its own
value. Of very many actions the best few are tried first; more join as visits grow (progressive widening).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import ClassVar, NamedTuple

from pentapolis.bots.base import Bot
from pentapolis.bots.budget import Budget, Countdown
from pentapolis.kernel.actions import Action
from pentapolis.kernel.state import State


class Edge:
    """An action of one seat in a node, and what came of it for that seat."""

    __slots__ = ("action", "available", "node", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.node = Node()


class Node:
    """A sequence of actions from the root. For each seat that had to act there, its edges, the best first."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, list[Edge]] = {}


class Weighed(NamedTuple):
    """What a search has found out about one action of the seat."""

    action: Action
    value: float
    """How well the seat does after it, on the scale of `evaluate`, on average over all guesses; no better
    than after the first action, for more would be luck."""
    visits: int
    loss: float
    """By how much that is less than after the best action."""
    error: float
    """The standard error of the loss, from guesses about the same worlds; infinite if there were too few."""


class Trial:
    """An action of the seat that is tried, and what came of it in each world, the same worlds for all."""

    __slots__ = ("edge", "values")

    def __init__(self, edge: Edge) -> None:
        self.edge = edge
        self.values: list[float] = []

    @property
    def value(self) -> float:
        """What came of it on average; what the advice makes of it if there was no time to try."""
        return fmean(self.values) if self.values else self.edge.prior

    def error_beside(self, best: Trial) -> float:
        """The standard error of what this one loses to the best."""
        losses = [one - other for one, other in zip(best.values, self.values, strict=False)]
        return stdev(losses) / sqrt(len(losses)) if len(losses) >= FEWEST_WORLDS else inf


FEWEST_WORLDS = 4
"""By fewer worlds it is not said how sure a difference is."""

ERRORS = 3.0
"""A difference of more standard errors than this is no matter of luck, though the best of many was picked."""

NOTHING = 0.005
"""A difference that is not seen in percentages is none, however sure it is."""


class SearchBot(Bot):
    """Searches as long as its budget lasts."""

    default_budget = Budget(seconds=0.3)

    ranking_worlds: ClassVar[int] = 10
    """The number of worlds over which the seat's candidates are averaged and ranked."""

    ranking_share: ClassVar[float] = 0.25
    """At most this share of the budget goes into ranking."""

    contenders: ClassVar[int] = 8
    """The most candidates of the seat to try."""

    rounds: ClassVar[tuple[float, ...]] = (0.4, 0.7, 1.0)
    """When these shares of the budget are used up, the worse half of the contenders is dropped."""

    visits_before_ranking: ClassVar[int] = 200
    """A node gets edges of its own when it has been reached so often; before that its end is guessed."""

    first_width: ClassVar[int] = 6
    width_growth: ClassVar[float] = 0.8
    width_exponent: ClassVar[float] = 0.4
    """Of a node visited n times first_width + width_growth * n ** width_exponent edges are open."""

    prior_visits: ClassVar[float] = 0.5
    """The number of simulations that the advice counts for: it knows less than any of them."""

    exploration: ClassVar[float] = 0.15
    """How much rarely tried actions are preferred."""

    def weigh(
        self,
        state: State,
        seat: int,
        budget: Budget,
        *,
        about: Action | None = None,
        kept: int = 2,
        others: int = 0,
    ) -> list[Weighed]:
        """The best actions of the seat, judged by the whole budget: so many, and `about`.

        The first is what this bot would do, or what turns out to be surely better. Where the advice is
        content with less than that many actions, so many `others` are judged beside them. `about` is a legal
        action that is judged however little the advice thinks of it. Like `choose`, this looks at the
        position only as the seat knows it.
        """
        countdown = Countdown(budget)
        wanted = () if about is None else (about,)
        advised = legal = self._legal(state, seat)
        if len(legal) > 1:
            advised = self.advisor.candidates(state.resample(seat, self.rng), seat, legal, self.rng)
        compared = [*advised]
        if others and len(compared) < min(kept, len(legal)):
            left = [action for action in legal if action not in advised]
            compared += self.advisor.alternatives(self.world(state, seat), seat, left, others)
        compared += [action for action in wanted if action not in compared]
        edges = self._ranked_in_many_worlds(state, seat, compared, countdown)
        # What does equally well stays in the order in which the advice has it.
        edges.sort(key=lambda edge: (-edge.prior, compared.index(edge.action)))
        return weighed(self._compared(state, seat, edges, countdown, kept=kept, wanted=wanted), advised)

    def _choose(self, state: State, seat: int, legal: list[Action], countdown: Countdown) -> Action:
        candidates = self.advisor.candidates(state.resample(seat, self.rng), seat, legal, self.rng)
        if len(candidates) == 1:
            return candidates[0]
        edges = self._ranked_in_many_worlds(state, seat, candidates, countdown)
        return self._compared(state, seat, edges, countdown)[0].edge.action

    def _compared(
        self,
        state: State,
        seat: int,
        edges: Sequence[Edge],
        countdown: Countdown,
        *,
        kept: int = 2,
        wanted: Sequence[Action] = (),
    ) -> list[Trial]:
        """The best after the whole budget, best first: at least `kept`, and the wanted ones."""
        trials = _first([Trial(edge) for edge in edges], self.contenders, wanted)
        foresight = self.advisor.foresight(state)
        for share in self.rounds:
            while countdown.used() < share:
                self._try_all(trials, state, seat, foresight, countdown)
            trials.sort(key=lambda trial: self._mean(trial.edge), reverse=True)
            trials = _first(trials, max(kept, len(trials) // 2), wanted)
        return trials

    def _try_all(
        self, trials: Sequence[Trial], state: State, seat: int, foresight: int, countdown: Countdown
    ) -> None:
        """One simulation of each; the same world and dice, so that luck does not tell them apart."""
        world = self.world(state, seat)
        dice = self.rng.getrandbits(32)
        for trial in trials:
            if not countdown.time_left():
                break
            value = self._simulate(trial.edge, world.copy(), Random(dice), seat, foresight)
            trial.values.append(value)

    # Ranking ---------------------------------------------------------------------------

    def _ranked_in_many_worlds(
        self, state: State, seat: int, candidates: list[Action], countdown: Countdown
    ) -> list[Edge]:
        sums = [0.0] * len(candidates)
        worlds = 0
        while worlds < self.ranking_worlds and (not worlds or countdown.used() < self.ranking_share):
            world = self.world(state, seat)
            for number, value in enumerate(self.advisor.appraise(world, seat, candidates)):
                sums[number] += value
            worlds += 1
        return self._edges(candidates, [value / worlds for value in sums])

    def _ranked_in(self, world: State, actor: int) -> list[Edge]:
        candidates = self.advisor.candidates(world, actor, world.legal(actor), self.rng)
        return self._edges(candidates, self.advisor.appraise(world, actor, candidates))

    def _edges(self, candidates: Sequence[Action], values: Sequence[float]) -> list[Edge]:
        edges = [Edge(action, value) for action, value in zip(candidates, values, strict=True)]
        self.rng.shuffle(edges)
        edges.sort(key=lambda edge: -edge.prior)
        return edges

    # One simulation ---------------------------------------------------------------------------

    def _simulate(self, first: Edge, world: State, rng: Random, seat: int, foresight: int) -> float:
        """Try an action in a world; says what came of it for the seat."""
        world.play(seat, first.action)
        path = [(seat, first)]
        node = first.node
        while world.actors:
            actor = seat if seat in world.actors else world.actors[0]
            if actor not in node.edges:
                if node.visits < self.visits_before_ranking:
                    break
                node.edges[actor] = self._ranked_in(world, actor)
            edge = self._best(self._open_edges(node, world, actor))
            world.play(actor, edge.action)
            path.append((actor, edge))
            node = edge.node
        # All guesses go equally far, so that it does not matter whose turn it is where they end.
        values = self.advisor.playout(world, 1 + foresight - len(path), rng)
        for actor, edge in path:
            edge.visits += 1
            edge.total += values[actor]
            edge.node.visits += 1
        return values[seat]

    def _best(self, edges: Sequence[Edge]) -> Edge:
        """The edge to try next, of those that can be chosen now."""
        best, best_score = edges[0], 0.0
        for edge in edges:
            edge.available += 1
            rareness = log(edge.available + 1) / (edge.visits + self.prior_visits)
            score = self._mean(edge) + self.exploration * sqrt(rareness)
            if score > best_score:
                best, best_score = edge, score
        return best

    def _mean(self, edge: Edge) -> float:
        return (edge.total + edge.prior * self.prior_visits) / (edge.visits + self.prior_visits)

    def _width(self, node: Node) -> int:
        return int(self.first_width + self.width_growth * node.visits**self.width_exponent)

    def _open_edges(self, node: Node, world: State, actor: int) -> list[Edge]:
        """The best edges that are legal in this world, as many as the node's width allows."""
        width = self._width(node)
        found = []
        for edge in node.edges[actor]:
            if world.refusal(actor, edge.action) is None:
                found.append(edge)
                if len(found) == width:
                    break
        if not found:
            known = {edge.action for edge in node.edges[actor]}
            found = [edge for edge in self._ranked_in(world, actor) if edge.action not in known][:width]
            node.edges[actor] += found
        return found


def _first(trials: Sequence[Trial], amount: int, wanted: Sequence[Action]) -> list[Trial]:
    """The first so many, and those after them that are wanted."""
    return [trial for number, trial in enumerate(trials) if number < amount or trial.edge.action in wanted]


def weighed(trials: Sequence[Trial], advised: Sequence[Action]) -> list[Weighed]:
    """What is told of trials: first the best of what was advised, unless another is surely better."""
    tried = sorted([trial for trial in trials if trial.values] or trials, key=lambda trial: -trial.value)
    first = next((trial for trial in tried if trial.edge.action in advised), tried[0])
    for trial in tried:
        if trial.value - first.value > max(NOTHING, ERRORS * trial.error_beside(first)):
            first = trial
    others = [trial for trial in tried if trial is not first]
    return [
        Weighed(
            trial.edge.action,
            value := min(trial.value, first.value),
            trial.edge.visits,
            first.value - value,
            trial.error_beside(first),
        )
        for trial in [first, *others]
    ]
