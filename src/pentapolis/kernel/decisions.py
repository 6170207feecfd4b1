"""Decisions: for each type of action, in one place, what can be chosen, why not, and what it does.

A game is a set of phases. In a `Phase` somebody decides. A step runs by itself, and no position rests in one
between two actions. Rules modules declare their decisions beside the functions that these use, and the game's
`Rulebook` puts the phases together. The kernel derives the rest: what is legal, refusals, playing, prompts,
message ids, and the page of the documentation that lists every decision.

A rule never calls what comes next: it sets `position.phase`, and the kernel goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from pentapolis.kernel.actions import Action, GameActions
from pentapolis.kernel.errors import UnknownAction
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Message, Refusal

if TYPE_CHECKING:
    from pentapolis.kernel.state import State

P = TypeVar("P", bound="State")
"""The position of a game. Invariant, so that no rule of one game passes for a rule of another."""

A = TypeVar("A", bound=Action)

Arguments = dict[str, str | int]
"""What a message says besides its words."""


class Reason(msgspec.Struct, frozen=True):
    """A refusal to be: called with what it speaks of, it says why somebody cannot do something now."""

    id: str
    rule: str

    def __call__(self, **args: str | int) -> Refusal:
        return Refusal(self.id, self.rule, args)


class AnyDecision:
    """A decision whose own types do not matter any more."""

    __slots__ = ("action", "choices", "effect", "reasons", "rule", "why_not")

    action: type[Action]
    rule: str
    """The part of the rules that it comes from."""
    choices: Callable[..., Sequence[Action]]
    """Every legal action of this type, for a seat that has this decision to make: a new list, or a tuple."""
    why_not: Callable[..., Refusal | None]
    """Why the seat cannot take an action; None for exactly those in `choices`."""
    effect: Callable[..., None]
    """Carry an action out, and add what happened to the events."""
    reasons: tuple[Reason, ...]
    """Every answer that `why_not` can give."""


class Decision(AnyDecision, Generic[P]):
    """One type of action, as it is decided in one phase or several.

    The constructor checks that all functions speak of the same action and the same game. Then the type of the
    action is forgotten, so that decisions of many types fit in one phase.
    """

    __slots__ = ()

    def __init__(
        self,
        action: type[A],
        *,
        rule: str,
        choices: Callable[[P, int], Sequence[A]],
        why_not: Callable[[P, int, A], Refusal | None],
        effect: Callable[[P, int, A, list[Event]], None],
        reasons: Sequence[Reason] = (),
    ) -> None:
        self.action = action
        self.rule = rule
        self.choices = choices
        self.why_not = why_not
        self.effect = effect
        self.reasons = tuple(reasons)


def may_always(_position: State, _seat: int, _action: Action) -> None:
    """The `why_not` of decisions that nothing can stand against."""


class AnyPhase:
    """A phase whose own types do not matter any more."""

    name: str
    decisions: tuple[AnyDecision, ...]
    legal: Callable[..., list[Action]]
    """All choices of a seat, decision after decision."""
    only: Callable[..., Action | None] | None
    """The action that is taken without asking, or None if there is something to decide; left out, everything
    is asked."""
    prompts: tuple[str, ...]
    """The names of everything that it can ask."""
    prompt: Callable[..., str] | None
    """Which of them it asks now; None if there is only one."""
    arguments: Callable[..., Arguments]
    """What the prompt speaks of, besides the player who decides."""
    unseen: bool
    """Do others not learn what is decided here? Then the rulebook says what they are told instead."""


def no_arguments(_position: State, _seat: int) -> Arguments:
    """For prompts that speak of nothing but the player."""
    return {}


class Phase(AnyPhase, Generic[P]):
    """A situation in which somebody decides.

    Its decisions stand in the order in which their choices are listed: recorded games depend on it. `listed`
    lists them all at once, where that is measured to be faster; the tests compare the two.
    """

    def __init__(
        self,
        name: str,
        *decisions: Decision[P],
        prompts: Sequence[str] = (),
        prompt: Callable[[P, int], str] | None = None,
        arguments: Callable[[P, int], Arguments] = no_arguments,
        listed: Callable[[P, int], list[Action]] | None = None,
        only: Callable[[P, int], Action | None] | None = None,
        automatic: bool = False,
        unseen: bool = False,
    ) -> None:
        self.name = name
        self.decisions = decisions
        self.prompts = tuple(prompts) or (name,)
        self.prompt = prompt
        self.arguments = arguments
        self.unseen = unseen
        self.legal = legal = listed or _listing(decisions)
        self.only = only or (_only_one(legal) if automatic else None)


def _listing(decisions: Sequence[AnyDecision]) -> Callable[..., list[Action]]:
    if len(decisions) == 1:
        only_choices = decisions[0].choices

        def of_one(position: State, seat: int) -> list[Action]:
            found = only_choices(position, seat)
            return found if isinstance(found, list) else [*found]

        return of_one
    first_choices, *other_choices = [decision.choices for decision in decisions]

    def of_all(position: State, seat: int) -> list[Action]:
        found = [*first_choices(position, seat)]
        for choices in other_choices:
            found += choices(position, seat)
        return found

    return of_all


def _only_one(legal: Callable[..., list[Action]]) -> Callable[..., Action | None]:
    def only(position: State, seat: int) -> Action | None:
        actions = legal(position, seat)
        return actions[0] if len(actions) == 1 else None

    return only


class Rulebook:
    """All phases and steps of a game by their numbers, laid out for fast play.

    Phases are numbered from 0; after the last one comes the number of games that are over, then the steps.
    """

    def __init__(
        self,
        key: str,
        action_types: Sequence[type[Action]],
        phases: Mapping[int, Phase[P]],
        steps: Mapping[int, Callable[[P, list[Event]], None]],
        *,
        not_now: Callable[[P, int, Action], Refusal],
        other_reasons: Sequence[Reason],
        over: Callable[[P], Message],
        over_ids: Sequence[str],
        phase_of: Callable[[P, int], int] | None = None,
        told_others: Callable[[P, int | None], Message | None] | None = None,
        told_ids: Sequence[str] = (),
    ) -> None:
        count = len(phases)
        if [*phases] != [*range(count)] or [*steps] != [*range(count + 1, count + 1 + len(steps))]:
            raise ValueError(f"the phases and steps of {key} are not in the order of their numbers")
        self.key = key
        self.action_types = tuple(action_types)
        self.actions = GameActions(action_types)
        self.kinds = self.actions.kinds
        self.phases: tuple[AnyPhase, ...] = tuple(phases.values())
        self.over = count
        """The number of games that are over."""
        self.decisions = tuple(
            [{decision.action: decision for decision in phase.decisions} for phase in self.phases]
        )
        self.legal = tuple([phase.legal for phase in self.phases])
        self.only = tuple([phase.only for phase in self.phases])
        self.steps: Mapping[int, Callable[..., None]] = steps
        self.rests = (*(only is None for only in self.only), True, *(False for _ in steps))
        """For each number: does a position rest there until somebody acts?"""
        self.not_now: Callable[..., Refusal] = not_now
        """The answer to an action that has nothing to do with what is to be decided."""
        self.over_prompt: Callable[..., Message] = over
        self.phase_of: Callable[..., int] | None = phase_of
        """What a seat has to decide, where seats decide different things at the same time."""
        self.told_others: Callable[..., Message | None] | None = told_others
        """What a seat that has nothing to decide (None: a spectator) is told instead of what the first of the
        others decides; None where it is told just that."""
        self.message_ids = tuple(
            dict.fromkeys([*self._prompt_ids(), *told_ids, *over_ids, *self._reason_ids(other_reasons)])
        )

    def _prompt_ids(self) -> Iterator[str]:
        for phase in self.phases:
            for name in phase.prompts:
                if not phase.unseen:
                    yield f"{self.key}-prompt-{name}"
                yield f"{self.key}-prompt-{name}-you"

    def _reason_ids(self, others: Sequence[Reason]) -> Iterator[str]:
        for phase in self.phases:
            for decision in phase.decisions:
                yield from (reason.id for reason in decision.reasons)
        yield from (reason.id for reason in others)

    def require_own(self, action: Action) -> None:
        """`UnknownAction` for what is not an action of this game."""
        try:
            if action._kinds is self.kinds:
                return
        except AttributeError:
            pass
        try:
            self.actions.number(action)
        except (UnknownAction, TypeError):
            raise foreign_action(action, self.key) from None


def foreign_action(action: object, key: str) -> UnknownAction:
    """The error for something that is not an action of the game with this key."""
    hint = f"; game({key!r}).parse reads text" if isinstance(action, str) else ""
    return UnknownAction(f"{action!r} is not an action of {key}{hint}")
