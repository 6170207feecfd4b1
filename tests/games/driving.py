"""Players who go where random ones hardly ever come."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator

from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.game import AnyGame, State
from tests.games.antiquity.trader import trading
from tests.games.playing import Turn

Driver = Callable[[State, Chance], tuple[int, Action]]
"""Who decides next, of those who can, and what."""


def by_kind(state: State, chance: Chance) -> tuple[int, Action]:
    """A kind of action first, then one of that kind: what can be done in few ways is done as often."""
    seat = chance.choice(state.actors)
    kinds: defaultdict[type, list[Action]] = defaultdict(list)
    for action in state.legal(seat):
        kinds[type(action)].append(action)
    return seat, chance.choice(chance.choice([*kinds.values()]))


DRIVERS: dict[str, Driver] = {"antiquity": trading}
"""Games in which it takes intent to come everywhere; the others are played by kinds of action."""


def driven_game(game: AnyGame, seats: int, seed: int, options: dict[str, object]) -> Iterator[Turn]:
    """Play a game by its driver. `state` goes on changing between the turns."""
    chance = Chance(seed + 2_000_003)
    drive = DRIVERS.get(game.key, by_kind)
    state = game.start(seats=seats, seed=seed, options=options)
    while state.actors:
        seat, action = drive(state, chance)
        yield Turn(state, seat, action)
        state.play(seat, action)
