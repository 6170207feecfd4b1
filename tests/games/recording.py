"""Recorded games that must be there: what each shows, and the search for those that are missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, TypeVar, cast

import pentapolis
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.record import Step
from pentapolis.kernel.state import State
from tests.games.playthrough import FIXTURES

S = TypeVar("S", bound=State)
Shows = Callable[[list[Step]], bool]
"""Does a game show what is wanted? Its steps share the position, which is that of the end."""


def at_random(state: State, seat: int, chance: Chance) -> Action:
    """Any legal action."""
    return chance.choice(state.legal(seat))


@dataclass(frozen=True)
class Wanted(Generic[S]):
    """A record that must be there, and how to play a game that might be it."""

    name: str
    seats: int
    shows: Shows
    chooser: Callable[[S, int, Chance], Action] = at_random
    options: Mapping[str, object] = field(default_factory=dict, hash=False)


def path_of(key: str, wanted: Wanted[S]) -> Path:
    """Where a record lies."""
    return FIXTURES / key / f"{wanted.name}.record"


# What games show ---------------------------------------------------------------------------


def events_of(steps: Sequence[Step]) -> Iterator[pentapolis.Event]:
    """Everything that happened in a game."""
    return (event for step in steps for event in step.events)


def ends(ending: str) -> Shows:
    """Games that end in one way, given by the message id of the ending."""

    def shows(steps: list[Step]) -> bool:
        result = steps[-1].state.result
        return result is not None and result.ending == ending

    return shows


def happens(*kinds: type[pentapolis.Event]) -> Shows:
    """Games in which all of these things happen."""
    return lambda steps: {type(event) for event in events_of(steps)} >= set(kinds)


# The search ---------------------------------------------------------------------------


def played(key: str, wanted: Wanted[S], seed: int) -> tuple[pentapolis.Record, list[Step]]:
    """One game."""
    options = dict(wanted.options)
    record = pentapolis.Record(key, wanted.seats, seed, options)
    state = cast("S", pentapolis.game(key).start(seats=wanted.seats, seed=seed, options=options))
    chance = Chance(seed + 1_000_003)
    steps = []
    while state.actors:
        seat = state.actors[0]
        action = wanted.chooser(state, seat, chance)
        record.add(seat, action)
        steps.append(Step(seat, action, state.play(seat, action), state))
    record.close(state)
    return record, steps


def write_missing(key: str, records: Sequence[Wanted[S]], most: int) -> None:
    """Write the records that are missing, each from `most` seeds of its own."""
    for number, wanted in enumerate(records):
        path = path_of(key, wanted)
        if path.exists():
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        for seed in range(number * most, (number + 1) * most):
            record, steps = played(key, wanted, seed)
            if wanted.shows(steps):
                record.write(path)
                print(f"wrote {path.name}: seed {seed}, {len(record.moves)} moves")
                break
        else:
            print(f"no game in {most} shows {wanted.name}")
