"""Positions: copied, saved, read and compared at the decisions of whole games."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import msgspec

from pentapolis.kernel.actions import Action
from pentapolis.kernel.game import AnyGame
from pentapolis.kernel.state import State
from pentapolis.testing.playing import (
    Chosen,
    Turn,
    dump_bytes,
    legal_texts,
    looked_at,
    random_game,
    reloaded,
    view_bytes,
    viewers,
)

Census = Counter[str]
"""How many there are of each piece, wherever they are."""

TakeCensus = Callable[[State], Census]


def no_census(_state: State) -> Census:
    """For games that count nothing."""
    return Counter()


def check_random_game(game: AnyGame, seats: int, seed: int, census: TakeCensus = no_census) -> None:
    """A random game ends, and on the way copies and loaded positions are equal and nothing gets lost."""
    counted: Census | None = None
    kept: list[tuple[State, str]] = []
    state = game.start(seats=seats, seed=seed)
    for plies, turn in enumerate(random_game(game, seats, seed)):
        state = turn.state
        assert state.ply == plies
        assert state.result is None, "a result before the end"
        if not looked_at(turn, seed):
            continue
        digest = state.digest()
        copied = state.copy()
        assert copied == state, "a copy is another position"
        assert copied is not state
        assert dump_bytes(reloaded(state)) == dump_bytes(state), "a loaded position differs in bytes"
        counted = counted or census(state)
        assert census(state) == counted, f"lost: {counted - census(state)}, new: {census(state) - counted}"
        check_actors(state)
        copied.play(turn.seat, turn.action)
        assert state.digest() == digest, "playing on a copy changed the original"
        kept.append((state.copy(), digest))
    assert state.actors == ()
    assert all(state.legal(seat) == [] for seat in range(seats)), "a legal action after the end"
    assert census(state) == counted
    check_result(game, state)
    assert dump_bytes(reloaded(state)) == dump_bytes(state), "a loaded position differs in bytes"
    for position, digest in kept:
        assert position.digest() == digest, "an old position changed"


def check_actors(state: State) -> None:
    """Exactly the seats that are to act have something to do, and nothing twice."""
    assert state.actors
    for seat in range(state.seats):
        legal = state.legal(seat)
        assert bool(legal) == (seat in state.actors), f"seat {seat}"
        assert len(set(legal)) == len(legal), "an action is listed twice"


def check_result(game: AnyGame, state: State) -> None:
    """A game that is over ranks every seat, and every point has a reason."""
    result = state.result
    assert result is not None
    assert sorted(seat for group in result.ranking for seat in group) == list(range(state.seats))
    assert result.ending in game.endings
    for seat, lines in enumerate(result.breakdown):
        assert sum(line.points for line in lines) == result.scores[seat], "points without a reason"
    if not game.won_by_points:
        return
    best = max(zip(result.scores, result.tiebreaks, strict=True))
    assert {(result.scores[seat], result.tiebreaks[seat]) for seat in result.winners} == {best}


def check_reloading(turns: Iterable[Turn]) -> None:
    """At every decision a loaded position is the same in bytes, shows the same and allows the same."""
    for turn in turns:
        state, loaded = turn.state, reloaded(turn.state)
        assert dump_bytes(loaded) == dump_bytes(state), "a loaded position differs in bytes"
        assert loaded.actors == state.actors
        for viewer in viewers(state):
            assert view_bytes(loaded, viewer) == view_bytes(state, viewer), f"seat {viewer} sees another one"
        for seat in state.actors:
            assert legal_texts(loaded, seat) == legal_texts(state, seat)


def check_setting_up(game: AnyGame, seats: int) -> None:
    """Players get the colours and the beginner they chose; a seed is one game, another seed another one."""
    colours = game.colours[::-1][:seats]
    state = game.start(seats=seats, seed=5, options={"colours": colours, "starting_player": seats - 1})
    assert state.view(None)["colours"] == list(colours)
    assert state.actors == (seats - 1,)
    assert game.start(seats=seats, seed=11) == game.start(seats=seats, seed=11)
    assert len({game.start(seats=seats, seed=seed).digest() for seed in range(20)}) == 20


# The same position by another way ---------------------------------------------------------------------------


def count_transpositions(
    game: AnyGame, seats: int, seed: int, ordered: Sequence[str] = (), options: Chosen | None = None
) -> int:
    """The last few actions of a game in another order may lead to the same position, and then say so.

    Tells how often they did. `ordered` names what a snapshot lists, of each player, in the order in which it
    came about because that order matters.
    """
    same = 0
    past: list[Turn] = []
    for turn in random_game(game, seats, seed, options):
        past = [*past, Turn(turn.state.copy(), turn.seat, turn.action)][-seats - 2 :]
        earlier = [number for number, other in enumerate(past[:-1]) if other.seat == turn.seat]
        if not earlier or past[earlier[-1]].action == turn.action:
            continue
        # What the seat did now, and what it did the last time before, change places.
        window = past[earlier[-1] :]
        moves = [(other.seat, other.action) for other in window]
        one = _after_moves(window[0].state, moves)
        two = _after_moves(window[0].state, [moves[-1], *moves[1:-1], moves[0]])
        if one is None or two is None:
            continue
        if all(view_bytes(one, viewer) == view_bytes(two, viewer) for viewer in viewers(one)):
            assert _unordered(one, ordered) == _unordered(two, ordered), [str(action) for _, action in moves]
            same += 1
    return same


def _after_moves(state: State, moves: list[tuple[int, Action]]) -> State | None:
    """Where these actions lead; None if one of them is not possible then."""
    after = state.copy()
    for seat, action in moves:
        if action not in after.legal(seat):
            return None
        after.play(seat, action)
    return after


def _unordered(state: State, ordered: Sequence[str]) -> bytes:
    """A position to the byte, without the order of what is listed as it came about."""
    data = json.loads(dump_bytes(state))
    for name in ordered:
        for player in data["players"]:
            player[name] = sorted(map(str, player[name]))
    return msgspec.json.encode(data)


# Exact counts ---------------------------------------------------------------------------


def count_sequences(state: State, depth: int) -> int:
    """The number of different sequences of `depth` actions from here, to compare with a count on paper."""
    if depth == 0:
        return 1
    total = 0
    for seat in state.actors:
        legal = state.legal(seat)
        if depth == 1:
            total += len(legal)
            continue
        for action in legal:
            after = state.copy()
            after.play(seat, action)
            total += count_sequences(after, depth - 1)
    return total
