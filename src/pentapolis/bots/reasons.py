"""Reasons for choices, as the game's advice gives them in single worlds, put together and chosen from."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from pentapolis.bots.base import Bot
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Reason
from pentapolis.kernel.messages import Message
from pentapolis.kernel.state import State

WORLDS = 6
"""In so many worlds the game is asked."""

FOR, AGAINST = 3, 2
"""At most so many reasons are told of each kind."""

ALIKE = 0.01
"""Weights that differ by less are about the same."""

Words = tuple[str, tuple[tuple[str, str | int], ...]]
"""What makes a reason the same in another world: its message and those arguments that are no amounts."""


class Said(NamedTuple):
    """What is told about one choice, the strongest first."""

    reasons: tuple[Message, ...] = ()
    against: tuple[Message, ...] = ()


def explained(bot: Bot, state: State, seat: int, actions: Sequence[Action]) -> list[list[Reason]]:
    """For each action its reasons, on average over several worlds, the same for all actions."""
    worlds = [bot.world(state, seat) for _ in range(WORLDS)]
    return [averaged([bot.advisor.reasons(world, seat, action) for world in worlds]) for action in actions]


def averaged(worlds: Sequence[Sequence[Reason]]) -> list[Reason]:
    """Reasons from several worlds as one list.

    The weight is averaged over all worlds, amounts over those in which there is such a reason. What holds in
    fewer than half of the worlds is left out: it would be told as if it were so.
    """
    found: dict[Words, list[Reason]] = {}
    for reasons in worlds:
        for words, reason in {_words(reason.message): reason for reason in reasons}.items():
            found.setdefault(words, []).append(reason)
    return [
        Reason(_message_of(alike), sum(reason.weight for reason in alike) / len(worlds))
        for alike in found.values()
        if 2 * len(alike) >= len(worlds)
    ]


def telling(choices: Sequence[Sequence[Reason]]) -> list[Said]:
    """What is worth telling about each of some choices.

    What holds for all of them alike tells nothing, and is left out where all have something else to say. If
    one has not, it would seem to hold for that one only: then all tell it, after what holds for them alone.
    The same if nothing else speaks for the best choice, which would seem to be a bad one.
    """
    apart = [[reason for reason in own if not _is_shared(reason, choices)] for own in choices]
    if all(apart) and (_speaks_for(apart[0]) or not _speaks_for(choices[0])):
        return [_strongest(own, ()) for own in apart]
    return [
        _strongest(first, [reason for reason in own if reason not in first])
        for own, first in zip(choices, apart, strict=True)
    ]


def _strongest(first: Sequence[Reason], others: Sequence[Reason]) -> Said:
    """The strongest reasons on both sides, with others where there is room."""
    found = _ordered(first) + _ordered(others)
    gains = [reason for reason in found if reason.weight > 0][:FOR]
    costs = [reason for reason in found if reason.weight < 0][:AGAINST]
    return Said(
        tuple([reason.message for reason in _ordered(gains)]),
        tuple([reason.message for reason in _ordered(costs)]),
    )


def _speaks_for(reasons: Sequence[Reason]) -> bool:
    return any(reason.weight > 0 for reason in reasons)


def _ordered(reasons: Sequence[Reason]) -> list[Reason]:
    return sorted(reasons, key=lambda reason: -abs(reason.weight))


def _is_shared(reason: Reason, choices: Sequence[Sequence[Reason]]) -> bool:
    return len(choices) > 1 and all(
        any(other.message == reason.message and _is_alike(other.weight, reason.weight) for other in others)
        for others in choices
    )


def _is_alike(weight: float, other: float) -> bool:
    """Do two reasons matter about the same, and speak for the same side?"""
    return abs(weight - other) < ALIKE and (weight > 0) == (other > 0)


def _message_of(alike: Sequence[Reason]) -> Message:
    """The message of reasons that differ in their amounts only."""
    first = alike[0].message
    args = {
        name: value
        if not _is_amount(name, value)
        else round(fmean(float(reason.message.args[name]) for reason in alike))
        for name, value in first.args.items()
    }
    return Message(first.id, args)


def _words(message: Message) -> Words:
    args = ((name, value) for name, value in message.args.items() if not _is_amount(name, value))
    return message.id, tuple(sorted(args))


def _is_amount(name: str, value: str | int) -> bool:
    """Can it be averaged? Seats are numbers, too, but they stand for somebody."""
    return isinstance(value, int) and name != "player" and not name.startswith("player_")
