"""Finding puzzles in games between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

import pentapolis
from pentapolis.bots import bot
from pentapolis.kernel.puzzles import AnyKind
from pentapolis.kernel.state import State
from pentapolis.puzzles.attempt import Attempt
from pentapolis.puzzles.proof import proved
from pentapolis.puzzles.puzzle import Found, Puzzle, name_of
from pentapolis.puzzles.rating import found_by

LEVELS = ("easy", "medium")
"""Who plays the games in which puzzles are looked for."""

LONGEST = 3_000
"""Actions after which a game is given up."""

TRIED = 12
"""How many positions of a game a proof is tried for, of each kind."""


class Position(NamedTuple):
    """A decision of a seat in a game between bots."""

    state: State
    seat: int


def positions(key: str, seed: int, seats: int | None = None) -> Iterator[Position]:
    """The decisions of a game between bots, in order; each is to be looked at before the next."""
    rules = pentapolis.game(key)
    dice = Random(f"puzzles {key} {seed}")
    seats = seats or dice.choice(rules.seats)
    state = rules.start(seats, dice.getrandbits(32))
    bots = [bot(key, dice.choice(LEVELS), dice.getrandbits(32)) for _ in range(seats)]
    for _ in range(LONGEST):
        if not state.actors:
            return
        for seat in state.actors:
            yield Position(state, seat)
        seat = state.actors[0]
        state.play(seat, bots[seat].choose(state.resample(seat, dice), seat))


def in_game(
    key: str, seed: int, kinds: Sequence[AnyKind], seats: int | None = None
) -> Iterator[tuple[Puzzle, str]]:
    """Puzzles of one game between bots, at most one of each kind, with what they must not be alike in."""
    posed: dict[str, list[Position]] = {kind.key: [] for kind in kinds}
    for state, seat in positions(key, seed, seats):
        for kind in kinds:
            if kind.poses(state, seat):
                posed[kind.key].append(Position(state.copy(), seat))
    dice = Random(seed)
    for kind in kinds:
        some = posed[kind.key]
        for state, seat in dice.sample(some, min(TRIED, len(some))):
            made = puzzle_in(kind, state, seat)
            if made is not None:
                yield made
                break


def puzzle_in(kind: AnyKind, state: State, seat: int) -> tuple[Puzzle, str] | None:
    """The puzzle of a position, if there is one, not yet rated; with what it must not be alike in."""
    first = state.resample(seat, Random(0))
    if not kind.poses(first, seat):
        return None
    proof = proved(kind, first, seat)
    if proof is None:
        return None
    snapshot: dict[str, object] = {**first.dump()}
    puzzle = Puzzle(
        name=name_of(kind.key, snapshot),
        kind=kind.key,
        seat=seat,
        best=proof.best,
        solution=tuple(map(str, proof.line)),
        odds=proof.odds,
        found=Found(0, 0, 0, 0),
        snapshot=snapshot,
        game=state.key,
    )
    return puzzle, likeness(puzzle)


def likeness(puzzle: Puzzle) -> str:
    """What no other puzzle of the game may have in common with this one."""
    attempt = Attempt.begin(puzzle)
    return f"{puzzle.kind} {attempt.rules.kind.likeness(attempt.solved)}"


def find(
    key: str,
    kinds: Sequence[AnyKind],
    count: int,
    seed: int,
    known: Sequence[Puzzle] = (),
    looked: Callable[[int, int], None] = lambda _games, _found: None,
    most_games: int = 2_000,
    seats: int | None = None,
) -> Iterator[Puzzle]:
    """So many new puzzles, rated, as many of one kind as of another; `looked` is told how far it is."""
    alike = {likeness(puzzle) for puzzle in known}
    wanted = {
        kind.key: count // len(kinds) + (number < count % len(kinds)) for number, kind in enumerate(kinds)
    }
    for number in range(most_games):
        open_kinds = [kind for kind in kinds if wanted[kind.key] > 0]
        if not open_kinds:
            return
        looked(number, count - sum(wanted.values()))
        for puzzle, same in in_game(key, seed + number, open_kinds, seats):
            if same not in alike:
                alike.add(same)
                wanted[puzzle.kind] -= 1
                yield replace(puzzle, found=found_by(puzzle))
