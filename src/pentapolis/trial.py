"""Trying a game out: random games to the end, and everything that must hold on the way.

`pentapolis box check` plays them with a box that nobody has played with before.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from pentapolis.bots import Budget, bot
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.errors import PentapolisError
from pentapolis.kernel.game import AnyGame
from pentapolis.kernel.state import State

LONGEST = 50_000
"""Actions after which a random game is taken to be endless."""

CLOSE_LOOKS = 40
"""After n actions every n/40th position is looked at closely: all at the beginning, then ever fewer."""


class TrialFailed(PentapolisError):
    """A game that could not be played as it should; the message says where."""


def trials(game: AnyGame, games: int) -> Iterator[tuple[int, int]]:
    """Play some random games with each number of players; tells the players and actions of each."""
    for seats in game.seats:
        for seed in range(games):
            yield seats, play_through(game, seats, seed)


def play_through(game: AnyGame, seats: int, seed: int) -> int:
    """Play one random game to its end and give its length; `TrialFailed` if anything is not as it must be."""
    chance = Chance(seed + 7_001)
    ply = 0
    try:
        state = game.start(seats=seats, seed=seed)
        adviser = bot(game.key, "medium")
        while state.actors:
            if ply >= LONGEST:
                raise TrialFailed(f"it has not ended after {LONGEST} actions")
            seat = chance.choice(state.actors)
            legal = state.legal(seat)
            if not legal:
                raise TrialFailed("a player has to decide but can do nothing")
            if ply % max(1, ply // CLOSE_LOOKS) == 0:
                _look(game, state)
            if ply and ply & (ply - 1) == 0:  # a bot is asked at 1, 2, 4, 8, ...
                chosen = adviser.choose(state.resample(seat, chance), seat, Budget(simulations=4))
                if chosen not in legal:
                    raise TrialFailed(f"a bot chose {chosen}, which is not legal")
            state.play(seat, chance.choice(legal))
            ply += 1
        _look(game, state)
    except Exception as error:
        # Whatever goes wrong with figures that nobody tried is what this is here to tell.
        what = error if isinstance(error, TrialFailed) else f"{type(error).__name__}: {error}"
        told = f"{game.title} with {seats} players, seed {seed}, action {ply + 1}: {what}"
        raise TrialFailed(told) from error
    return ply


def _look(game: AnyGame, state: State) -> None:
    """A position can be shown to everybody, and saved and read back."""
    for viewer in (*range(state.seats), None):
        msgspec.json.encode(state.view(viewer))
        state.prompt(viewer)
    dumped = msgspec.json.encode(state.dump())
    if game.load(msgspec.json.decode(dumped)) != state:
        raise TrialFailed("the position is not the same after saving and reading it")
    if not state.actors and state.result is None:
        raise TrialFailed("the game is over without a result")
