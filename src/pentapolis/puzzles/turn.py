"""Proof by trying everything: the best that a seat can reach by its own decisions, one after another."""

from __future__ import annotations

from typing import NamedTuple

from pentapolis.kernel.actions import Action
from pentapolis.kernel.puzzles import TurnKind
from pentapolis.kernel.state import State
from pentapolis.puzzles.lines import step

SWEEPS = 200
"""Positions can come back; chances settle long before so many sweeps."""


class Answer(NamedTuple):
    """What is proved about a position."""

    best: int
    line: tuple[Action, ...]
    """A shortest line that reaches it."""
    chance: float
    """How often somebody who acts at random reaches it."""
    firsts: frozenset[Action]
    """All actions to begin with that still reach it."""


class _Node:
    """A position of some line, met for the first time on the shortest way there."""

    __slots__ = ("action", "before", "chance", "children", "measure", "state")

    def __init__(
        self, state: State | None, measure: int | None, before: _Node | None, action: Action | None
    ) -> None:
        self.state = state
        """None where the line is over."""
        self.measure = measure
        self.before = before
        self.action = action
        self.children: list[_Node] = []
        self.chance = 0.0

    def line(self) -> tuple[Action, ...]:
        """The actions that lead here."""
        if self.before is None or self.action is None:
            return ()
        return (*self.before.line(), self.action)


def prove(kind: TurnKind[State], first: State, seat: int) -> Answer | None:
    """The best that the seat can reach; None if nothing counts or more had to be tried than the limit."""
    nodes = _all_positions(kind, first, seat)
    if nodes is None:
        return None
    best = max((node.measure for node in nodes if node.measure is not None), default=None)
    if best is None:
        return None
    solved = next(node for node in nodes if node.measure == best)
    _set_chances(nodes, best)
    legal = kind.actions(first, seat)
    firsts = frozenset(
        action for action, node in zip(legal, nodes[0].children, strict=True) if node.chance > 0
    )
    return Answer(best, solved.line(), nodes[0].chance, firsts)


def _all_positions(kind: TurnKind[State], first: State, seat: int) -> list[_Node] | None:
    """Every position of every line, nearest first; None if that takes too many actions."""
    nodes = [_Node(first, kind.measure(first, seat), None, None)]
    known: dict[object, _Node] = {kind.identity(first): nodes[0]}
    tried = 0
    for node in nodes:  # grows while it is gone through
        state = node.state
        if state is None:
            continue
        actions = kind.actions(state, seat)
        tried += len(actions)
        if tried > kind.limit:
            return None
        for action in actions:
            after = step(kind, first, state, seat, action)
            over = after.over or kind.hopeless(after.state, seat)
            # Where the line is over, only the measure matters.
            identity = ("over", after.measure) if over else kind.identity(after.state)
            child = known.get(identity)
            if child is None:
                child = _Node(None if over else after.state, after.measure, node, action)
                known[identity] = child
                nodes.append(child)
            node.children.append(child)
        node.state = None
    return nodes


def _set_chances(nodes: list[_Node], best: int) -> None:
    for _ in range(SWEEPS):
        change = 0.0
        for node in reversed(nodes):
            if node.measure == best:
                chance = 1.0
            elif node.children:
                chance = sum(child.chance for child in node.children) / len(node.children)
            else:
                chance = 0.0
            change = max(change, abs(chance - node.chance))
            node.chance = chance
        if change < 1e-9:
            return
