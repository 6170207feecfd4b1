"""Finding puzzles in games between bots."""

from __future__ import annotations

from pentapolis.puzzles import kinds_of
from pentapolis.puzzles.finder import in_game, likeness, positions
from pentapolis.puzzles.proof import check


def test_games_are_the_same_for_the_same_seed() -> None:
    games = [[(seat, state.digest()) for state, seat in positions("palatinus", seed)] for seed in (1, 1, 2)]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_seats_can_be_chosen() -> None:
    state, _ = next(positions("palatinus", 1, 4))
    assert state.seats == 4


def test_what_is_found_in_a_game_is_proved_and_one_of_each_kind() -> None:
    kinds = list(kinds_of("attika").values())
    found = next(some for seed in range(1, 100) if (some := list(in_game("attika", seed, kinds))))
    for puzzle, same in found:
        check(puzzle)
        assert likeness(puzzle) == same
    assert len({puzzle.kind for puzzle, _ in found}) == len(found)
