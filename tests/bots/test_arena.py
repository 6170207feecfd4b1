"""The arena's arithmetic, and small matches."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.bots import Budget
from pentapolis.bots.arena import GamePlayed, Match, Table, Thinking, entrant_name, play_game, play_match
from pentapolis.bots.intervals import wilson

REPEATABLE = Match("palatinus", ("medium", "random"), games=12, seed=4, budget=Budget(simulations=2))


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 1, 0.0, 0.793451),
        (1, 1, 0.206549, 1.0),
        (7, 10, 0.396773, 0.892206),
        (50, 100, 0.403832, 0.596168),
        (12.5, 50, 0.150808, 0.384866),
    ],
)
def test_wilson_intervals(successes: float, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-5)


@pytest.mark.parametrize(("successes", "trials"), [(0, 0), (2, 1), (-1, 3)])
def test_impossible_shares_have_no_interval(successes: float, trials: int) -> None:
    with pytest.raises(ValueError, match="successes in"):
        wilson(successes, trials)


def test_everybody_sits_everywhere_in_games_that_start_alike() -> None:
    match = Match("palatinus", ("hard", "medium", "easy"), games=6)
    assert [match.seating(number) for number in range(4)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]
    seeds = [match.start_seed(number) for number in range(6)]
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3] == seeds[4] == seeds[5]


def test_bots_roll_their_own_dice_in_every_game() -> None:
    seeds = {REPEATABLE.bot_seed(number, entrant) for number in range(4) for entrant in range(2)}
    assert len(seeds) == 8


def test_equal_levels_are_numbered() -> None:
    entrants = ("medium", "hard", "medium")
    assert [entrant_name(entrants, entrant) for entrant in range(3)] == ["medium 1", "hard", "medium 2"]


def test_shared_victories_count_in_part() -> None:
    table = Table(("hard", "easy"))
    quick, slow = Thinking(2, 0.2, 0.15), Thinking(1, 0.4, 0.4)
    table.add(GamePlayed(0, (0.5, 0.5), (10, 10), (quick, slow), ""))
    table.add(GamePlayed(1, (1.0, 0.0), (13, 8), (slow, quick), ""))
    hard, easy = table.standings
    assert (hard.win_share, easy.win_share) == (0.75, 0.25)
    assert hard.win_interval == wilson(1.5, 2)
    assert (hard.mean_score, easy.mean_score) == (11.5, 9.0)
    assert hard.thinking.mean == pytest.approx(0.2)
    assert hard.thinking.longest == 0.4


def test_a_game_can_be_repeated_and_its_record_replays() -> None:
    first, second = (play_game(REPEATABLE, 3) for _ in range(2))
    assert first.record == second.record
    record = pentapolis.Record.parse(first.record)
    assert record.players == ("random", "medium")
    result = record.verify().result
    assert result is not None
    assert result.scores == tuple(reversed(first.scores))


def test_medium_beats_random() -> None:
    table = Table(REPEATABLE.entrants)
    for played in play_match(REPEATABLE):
        table.add(played)
    medium, chance = table.standings
    assert medium.win_share + chance.win_share == 1
    assert medium.win_share == 1
    assert medium.win_interval.low > 0.5


def test_workers_play_the_same_games() -> None:
    match = Match("palatinus", ("easy", "random"), games=4, seed=2, budget=Budget(simulations=1))
    alone = {played.number: played.record for played in play_match(match)}
    together = {played.number: played.record for played in play_match(match, jobs=2)}
    assert together == alone


@pytest.mark.parametrize(
    ("match", "error", "says"),
    [
        (Match("ludo", ("easy", "easy"), 1), pentapolis.UnknownGame, "unknown game 'ludo'"),
        (Match("palatinus", ("easy", "brutal"), 1), pentapolis.UnknownBot, "unknown bot level 'brutal'"),
        (Match("palatinus", ("easy",), 1), pentapolis.BadSeats, "needs 2 to 5 players, got 1"),
        (Match("palatinus", ("easy", "easy"), 0), pentapolis.BadMatch, "at least one game, got 0"),
        (
            Match("palatinus", ("easy", "easy"), 1, options={"tea": True}),
            pentapolis.BadOptions,
            "tea",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(match: Match, error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        play_match(match)
