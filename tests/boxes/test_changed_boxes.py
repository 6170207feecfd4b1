"""Every game, played with a box that changes costs, maps, cards, shapes and layouts."""

from __future__ import annotations

import pytest

import pentapolis
from tests.boxes.processes import CHANGED, run, run_code
from tests.games.attika.building import name_at, player, position, refusal

FILES = ("tests/games/test_every_game.py",)
GENERIC = "random_game_ends or follow_their_type or bad_input"
"""What every game must keep, it must keep with every box."""


@pytest.mark.parametrize("key", pentapolis.keys())
def test_a_changed_box_keeps_everything_that_every_game_must_keep(key: str) -> None:
    chosen = ["-k", f"{key} and ({GENERIC})", "-p", "no:cacheprovider", "-p", "no:xdist", "-q", "-x"]
    done = run(["-m", "pytest", *FILES, *chosen], CHANGED, PENTAPOLIS_GAMES="1")
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout


@pytest.mark.parametrize("key", pentapolis.keys())
def test_bots_of_every_level_play_with_a_changed_box(key: str) -> None:
    run_code(f"""
import pentapolis
from pentapolis import Budget, trial
game = pentapolis.game({key!r})
assert game.box.label is not None
for seats in (game.seats[0], game.seats[-1]):
    assert trial.play_through(game, seats, seed=3) > 20
state = game.start(seats=2, seed=5)
for level in ("easy", "medium", "hard"):
    for _ in range(6):
        seat = state.actors[0]
        state.play(seat, pentapolis.bot({key!r}, level).choose(state, seat, Budget(simulations=5)))
""")


def test_attika_is_played_with_the_costs_and_the_turns_of_the_box() -> None:
    assert refusal(position(player(stored=["silver-mine"], hand="")), f"build silver-mine {name_at(-1, 3)}")
    run_code("""
from pentapolis.games.attika.components import cards_in
from pentapolis.kernel.chance import Chance
from tests.games.attika.building import game, player, position, price
state = position(player(stored=["silver-mine"], hand="WWWW"))
assert price(state, "silver-mine", -1, 4)["cost"] == "WWWW"
state = game().start(seats=2, seed=5)
assert cards_in(state.hands[state.starting_player]) == 6
assert len(state.board.placements) == 5
chance = Chance(5)
builds = 0
while state.actors:
    builds = max(builds, state.made if state.mode == 2 else 0)
    state.play(state.actors[0], chance.choice(state.legal(state.actors[0])))
    assert game().load(state.dump()) == state
assert state.result is not None
assert builds == 2
""")


def test_la_citta_has_the_roads_and_the_cards_of_the_box() -> None:
    told = run_code("""
import pentapolis
from collections import Counter
from pentapolis.games.lacitta.components import CARDS, HEXES
state = pentapolis.game("lacitta").start(seats=4, seed=1)
counts = Counter(CARDS[card] for card in [*state.deck, *state.display])
print(len(HEXES), counts["bath"], counts["contact"])
""")
    assert told == "166 4 2"


def test_the_same_seed_differs_only_by_what_the_box_changes() -> None:
    code = """
import json, pentapolis
state = pentapolis.game("palatinus").start(seats=4, seed=1)
dumped = state.dump()
print(json.dumps([dumped.pop("box", None), dumped]))
"""
    plain, changed = run_code(code, None), run_code(code, CHANGED)
    assert plain.startswith("[null, ")
    assert changed.startswith('[{"name": "Palatinus with more water", "digest": "')
