"""Legal actions can all be played, all others are refused with a reason, and only choices are asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from pentapolis.kernel.chance import Chance
from pentapolis.kernel.errors import IllegalAction, NotYourTurn
from pentapolis.kernel.game import AnyGame
from pentapolis.testing.inputs import refused
from pentapolis.testing.playing import (
    ACTIONS_TO_TRY,
    Chosen,
    actions_to_try,
    looked_at,
    random_game,
    some_actions,
)

KERNEL_REFUSALS = {"refusal-not-your-turn", "refusal-game-over"}


def check_legality(game: AnyGame, seats: int, seed: int, close_looks: int) -> None:
    """Every legal action plays; every other one is refused with a reason that the game declares.

    Of a game with very many actions all are tried `close_looks` times at each kind of decision, then some.
    """
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
            closely = few or (seat == turn.seat and looks[decision] <= close_looks)
            tried = actions_to_try(game, chance) if closely else some_actions(game, chance)
            for action in [*legal, *tried]:
                refusal = state.refusal(seat, action)
                assert (refusal is None) == (action in legal), f"{action} for seat {seat}: {refusal}"
                assert refusal is None or (refusal.id in known and refusal.rule), f"{action}: {refusal}"
        for action in state.legal(turn.seat):
            state.copy().play(turn.seat, action)
        assert state.digest() == digest, "asking or playing on copies changed the position"


def check_refused_actions(game: AnyGame, seats: int, seed: int) -> None:
    """A refused action changes nothing, nor does one by a seat that has nothing to decide."""
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
            error = refused(IllegalAction, state.play, turn.seat, action)
            assert error.refusal.id in str(error)
        for seat in range(seats):
            if seat not in state.actors:
                refused(NotYourTurn, state.play, seat, turn.action)
        assert state.digest() == digest, "a refused action changed the position"


def check_choices(
    game: AnyGame, seats: int, seed: int, options: Chosen | None, asked_all_the_same: Collection[str]
) -> None:
    """What has no choice is not asked, but for the prompts that are put to players all the same."""
    for turn in random_game(game, seats, seed, options):
        if len(turn.state.legal(turn.seat)) == 1:
            prompt = turn.state.prompt(turn.seat).id
            assert prompt in asked_all_the_same, f"{prompt}: only {turn.action}"
