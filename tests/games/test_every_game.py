"""The tests that every registered game gets for free."""

from __future__ import annotations

import json
import random
from collections import Counter

import msgspec
import pytest

import pentapolis
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.game import State
from tests.games.conserved import CENSUS
from tests.games.playing import (
    ACTIONS_TO_TRY,
    GAMES,
    Turn,
    actions_to_try,
    dump_bytes,
    every_game,
    every_table,
    final_position,
    legal_texts,
    looked_at,
    random_game,
    random_options,
    recorded_game,
    reloaded,
    some_actions,
    view_bytes,
    viewers,
)
from tests.unchecked import unchecked

FULL_CHECKS = 3
"""Games in which actions that are not legal are tried at every decision."""

CLOSE_LOOKS = max(8, GAMES // 8)
"""How often all of them are tried at each kind of decision in a game with very many; after that, some."""

TRANSPOSED_GAMES = max(4, GAMES // 6)
"""Games in which the order of actions is changed."""

KERNEL_REFUSALS = {"refusal-not-your-turn", "refusal-game-over"}


# Random games to the end ---------------------------------------------------------------------------


@every_table
@pytest.mark.parametrize("seed", range(GAMES))
def test_a_random_game_ends_and_keeps_every_invariant(key: str, seats: int, seed: int) -> None:
    game = pentapolis.game(key)
    census = None
    kept: list[tuple[State, str]] = []
    state = game.start(seats=seats, seed=seed)
    for plies, turn in enumerate(random_game(game, seats, seed)):
        state = turn.state
        assert state.ply == plies
        assert state.result is None
        if not looked_at(turn, seed):
            continue
        digest = state.digest()
        copied = state.copy()
        assert copied == state
        assert copied is not state
        assert dump_bytes(reloaded(state)) == dump_bytes(state)
        census = census or CENSUS[key](state)
        assert CENSUS[key](state) == census
        check_actors(state)
        copied.play(turn.seat, turn.action)
        assert state.digest() == digest, "playing on a copy changed the original"
        kept.append((state.copy(), digest))
    assert state.actors == ()
    assert all(state.legal(seat) == [] for seat in range(seats))
    assert CENSUS[key](state) == census
    check_result(state)
    assert dump_bytes(reloaded(state)) == dump_bytes(state)
    for position, digest in kept:
        assert position.digest() == digest, "an old position changed"


def check_actors(state: State) -> None:
    assert state.actors
    for seat in range(state.seats):
        legal = state.legal(seat)
        assert bool(legal) == (seat in state.actors)
        assert len(set(legal)) == len(legal), "an action is listed twice"


def check_result(state: State) -> None:
    result = state.result
    assert result is not None
    assert sorted(seat for group in result.ranking for seat in group) == list(range(state.seats))
    assert result.ending in pentapolis.game(state.key).endings
    for seat, lines in enumerate(result.breakdown):
        assert sum(line.points for line in lines) == result.scores[seat], "points without a reason"
    if not pentapolis.game(state.key).won_by_points:
        return
    best = max(zip(result.scores, result.tiebreaks, strict=True))
    assert {(result.scores[seat], result.tiebreaks[seat]) for seat in result.winners} == {best}


@every_table
@pytest.mark.parametrize("seed", range(2))
def test_a_loaded_position_is_the_same_in_bytes_at_every_decision(key: str, seats: int, seed: int) -> None:
    game = pentapolis.game(key)
    options = random_options(game, seats, Chance(seed)) if seed else None
    for turn in random_game(game, seats, seed, options):
        state, loaded = turn.state, reloaded(turn.state)
        assert dump_bytes(loaded) == dump_bytes(state)
        for viewer in viewers(state):
            assert view_bytes(loaded, viewer) == view_bytes(state, viewer)
        assert legal_texts(loaded, turn.seat) == legal_texts(state, turn.seat)


ORDER_THAT_COUNTS = {
    # A plan's steps can be taken back, the last one first.
    "antiquity": ("plan",),
}
"""Of each player, what a snapshot lists in the order in which it came about because that order matters."""


@every_table
def test_positions_that_look_the_same_are_the_same_in_bytes(key: str, seats: int) -> None:
    """The last few actions of a game in another order may lead to the same position, and then say so."""
    game = pentapolis.game(key)
    same = 0
    for seed in range(TRANSPOSED_GAMES):
        past: list[Turn] = []
        for turn in random_game(game, seats, seed):
            past = [*past, Turn(turn.state.copy(), turn.seat, turn.action)][-seats - 2 :]
            earlier = [number for number, other in enumerate(past[:-1]) if other.seat == turn.seat]
            if not earlier or past[earlier[-1]].action == turn.action:
                continue
            # What the seat did now, and what it did the last time before, change places.
            window = past[earlier[-1] :]
            moves = [(other.seat, other.action) for other in window]
            one = after_moves(window[0].state, moves)
            other = after_moves(window[0].state, [moves[-1], *moves[1:-1], moves[0]])
            if one is None or other is None:
                continue
            if all(view_bytes(one, viewer) == view_bytes(other, viewer) for viewer in viewers(one)):
                assert unordered(one) == unordered(other), [str(action) for _, action in moves]
                same += 1
    assert same > 5


def after_moves(state: State, moves: list[tuple[int, Action]]) -> State | None:
    """Where these actions lead; None if one of them is not possible then."""
    after = state.copy()
    for seat, action in moves:
        if action not in after.legal(seat):
            return None
        after.play(seat, action)
    return after


def unordered(state: State) -> bytes:
    """A position to the byte, without the order of what is listed as it came about."""
    data = json.loads(dump_bytes(state))
    for name in ORDER_THAT_COUNTS.get(state.key, ()):
        for player in data["players"]:
            player[name] = sorted(map(str, player[name]))
    return msgspec.json.encode(data)


@every_table
@pytest.mark.parametrize("seed", range(FULL_CHECKS))
def test_every_legal_action_plays_and_every_other_is_refused_with_a_reason(
    key: str, seats: int, seed: int
) -> None:
    game = pentapolis.game(key)
    known = KERNEL_REFUSALS | set(game.message_ids)
    chance = Chance(seed)
    few = game.action_space.size <= ACTIONS_TO_TRY
    looks: Counter[str] = Counter()
    for turn in random_game(game, seats, seed):
        if not looked_at(turn, seed):
            continue
        state, digest = turn.state, turn.state.digest()
        decision = state.prompt(turn.seat).id
        looks[decision] += 1
        for seat in range(seats):
            legal = set(state.legal(seat))
            closely = few or (seat == turn.seat and looks[decision] <= CLOSE_LOOKS)
            tried = actions_to_try(game, chance) if closely else some_actions(game, chance)
            for action in [*legal, *tried]:
                refusal = state.refusal(seat, action)
                assert (refusal is None) == (action in legal), f"{action} for seat {seat}"
                assert refusal is None or (refusal.id in known and refusal.rule)
        for action in state.legal(turn.seat):
            state.copy().play(turn.seat, action)
        assert state.digest() == digest


@every_table
@pytest.mark.parametrize("seed", range(FULL_CHECKS, FULL_CHECKS + 5))
def test_a_refused_action_changes_nothing(key: str, seats: int, seed: int) -> None:
    game = pentapolis.game(key)
    chance = Chance(seed)
    for turn in random_game(game, seats, seed):
        if not looked_at(turn, seed):
            continue
        state, digest = turn.state, turn.state.digest()
        legal = set(state.legal(turn.seat))
        for _ in range(20):
            action = game.action(chance.randrange(game.action_space.size))
            if action in legal:
                continue
            with pytest.raises(pentapolis.IllegalAction) as caught:
                state.play(turn.seat, action)
            assert caught.value.refusal.id in str(caught.value)
        for seat in range(seats):
            if seat not in state.actors:
                with pytest.raises(pentapolis.NotYourTurn):
                    state.play(seat, turn.action)
        assert state.digest() == digest


ASKED_ALL_THE_SAME = {
    # Whether somebody could do more is told by the hand or the plan, which the others do not see.
    "attika-prompt-choose-you",
    "attika-prompt-drawn-you",
    "attika-prompt-build-you",
    "attika-prompt-amphora-you",
    "attika-prompt-pay-you",
    "attika-prompt-extra-build-you",
    "antiquity-prompt-plan-idle-you",
    "antiquity-prompt-plan-offered-you",
    # An amphora was given for it.
    "attika-prompt-extra-draw-you",
}
"""The decisions that are put to a player even if there is one legal action only."""


@every_table
@pytest.mark.parametrize("seed", range(4))
def test_what_has_no_choice_is_not_asked(key: str, seats: int, seed: int) -> None:
    game = pentapolis.game(key)
    options = random_options(game, seats, Chance(seed)) if seed % 2 else None
    for turn in random_game(game, seats, seed, options):
        if len(turn.state.legal(turn.seat)) == 1:
            assert turn.state.prompt(turn.seat).id in ASKED_ALL_THE_SAME, str(turn.action)


# Bad input ---------------------------------------------------------------------------


class Foreign(Action, frozen=True):
    """An action of no game."""

    verb = "dance"


@every_table
def test_bad_input_gets_a_precise_error_and_changes_nothing(key: str, seats: int) -> None:
    game = pentapolis.game(key)
    state = game.start(seats=seats, seed=0)
    digest = state.digest()
    actor = state.actors[0]
    action = state.legal(actor)[0]
    for seat in (-1, seats, 99, "0", None, 0.0, True):
        with pytest.raises(pentapolis.UnknownSeat):
            unchecked(state.play)(seat, action)
        with pytest.raises(pentapolis.UnknownSeat):
            unchecked(state.legal)(seat)
    for viewer in (-1, seats, "0"):
        with pytest.raises(pentapolis.UnknownSeat):
            unchecked(state.view)(viewer)
        with pytest.raises(pentapolis.UnknownSeat):
            unchecked(state.resample)(viewer, random.Random(0))
    for wrong in (Foreign(), "dance", None, 3):
        with pytest.raises(pentapolis.UnknownAction):
            unchecked(state.play)(actor, wrong)
    assert state.digest() == digest


@every_table
def test_nothing_can_be_played_after_the_end(key: str, seats: int) -> None:
    game = pentapolis.game(key)
    state = final_position(game, seats, 1)
    digest = state.digest()
    for seat in range(seats):
        with pytest.raises(pentapolis.GameOver):
            state.play(seat, game.action(0))
    assert state.digest() == digest


@every_game
def test_a_game_refuses_impossible_tables(key: str) -> None:
    game = pentapolis.game(key)
    few, many = game.seats[0] - 1, game.seats[-1] + 1
    for seats in (few, many, 0, -1, "2", 2.0, None, True):
        with pytest.raises(pentapolis.BadSeats):
            unchecked(game.start)(seats=seats, seed=0)
    for seed in (-1, 1 << 64, "7", 1.5, None, True):
        with pytest.raises(pentapolis.BadSeed):
            unchecked(game.start)(seats=game.seats[0], seed=seed)
    for options in (
        {"no_such_option": 1},
        {"colours": ["red"]},
        {"colours": ["mauve"] * game.seats[0]},
        {"colours": [game.colours[0]] * game.seats[0]},
        {"starting_player": game.seats[0]},
        {"starting_player": -1},
        {"starting_player": "me"},
    ):
        with pytest.raises(pentapolis.BadOptions):
            game.start(seats=game.seats[0], seed=0, options=options)


@every_game
def test_foreign_snapshots_are_refused(key: str) -> None:
    game = pentapolis.game(key)
    good = game.start(seats=game.seats[0], seed=3).dump()
    bad: list[object] = [{}, None, [], "text", {**good, "game": "chess"}, {**good, "surprise": 1}]
    bad += [{name: value for name, value in good.items() if name != left_out} for left_out in good]
    bad += [{**good, name: "nonsense"} for name in good if name != "game"]
    for snapshot in bad:
        with pytest.raises((pentapolis.BadSnapshot, pentapolis.OtherVersion)):
            unchecked(game.load)(snapshot)
    with pytest.raises(pentapolis.OtherVersion):
        game.load({**good, "rules": game.rules_version + 1})


# Colours and chance ---------------------------------------------------------------------------


@every_table
def test_players_can_choose_colours_and_the_starting_player(key: str, seats: int) -> None:
    game = pentapolis.game(key)
    colours = game.colours[::-1][:seats]
    state = game.start(seats=seats, seed=5, options={"colours": colours, "starting_player": seats - 1})
    assert state.view(None)["colours"] == list(colours)
    assert state.actors == (seats - 1,)


@every_table
def test_the_same_seed_gives_the_same_game_and_another_seed_another(key: str, seats: int) -> None:
    game = pentapolis.game(key)
    assert game.start(seats=seats, seed=11) == game.start(seats=seats, seed=11)
    assert len({game.start(seats=seats, seed=seed).digest() for seed in range(20)}) == 20


# Records ---------------------------------------------------------------------------


@every_table
@pytest.mark.parametrize("seed", range(5))
def test_a_record_replays_to_the_same_end(key: str, seats: int, seed: int) -> None:
    record = recorded_game(pentapolis.game(key), seats, seed)
    read = pentapolis.Record.parse(str(record))
    assert read == record
    state = read.verify()
    assert state.digest() == final_position(pentapolis.game(key), seats, seed).digest()
    assert [step.state.ply for step in read.steps()] == list(range(1, len(record.moves) + 1))
