"""Golden playthroughs, recorded games and exact counts of every registered game."""

from __future__ import annotations

from pathlib import Path

import pytest

import pentapolis
from pentapolis.testing.positions import count_sequences
from tests.games.perft import PERFT, Case
from tests.games.playing import every_game, every_table
from tests.games.playthrough import FIXTURES, path_of, playthrough

SHOWN_ELSEWHERE = {
    # Nobody plays like that; tests/games/attika/test_endings.py makes up a position.
    "attika-ending-stalemate",
    # For one player alone; tests/games/attika/recording.py lists a record for each.
    "attika-ending-race-gold",
    "attika-ending-race-silver",
    "attika-ending-race-bronze",
    "attika-ending-race-finished",
    "attika-ending-race-lost",
}
"""Endings of which there is no recorded game with each number of players, and where they are looked after."""

RECORDS = {key: sorted(FIXTURES.glob(f"{key}/*.record")) for key in pentapolis.keys()}
"""Every recorded game, by the game's key."""


@every_table
def test_the_golden_playthrough_is_unchanged(key: str, seats: int) -> None:
    expected = path_of(key, seats).read_text("utf-8").splitlines()
    for number, (found, wanted) in enumerate(
        zip(playthrough(key, seats).splitlines(), expected, strict=True), 1
    ):
        assert found == wanted, f"line {number}"


@pytest.mark.parametrize(
    "path",
    [path for paths in RECORDS.values() for path in paths],
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
def test_a_recorded_game_still_ends_as_it_did(path: Path) -> None:
    record = pentapolis.Record.read(path)
    assert record.verify().result is not None
    assert str(record) == path.read_text("utf-8")


@every_table
def test_there_is_a_recorded_game_for_every_way_to_end(key: str, seats: int) -> None:
    records = [pentapolis.Record.read(path) for path in RECORDS[key]]
    endings = set()
    for record in records:
        if record.seats == seats:
            result = record.replay().result
            assert result is not None
            endings.add(result.ending)
    assert endings == {ending for ending in pentapolis.game(key).endings if ending not in SHOWN_ELSEWHERE}


@pytest.mark.parametrize("case", PERFT, ids=lambda case: f"{case.key} {case.text}")
def test_the_number_of_action_sequences_is_exact(case: Case) -> None:
    counts = [count_sequences(case.position(), depth) for depth in range(1, len(case.counts) + 1)]
    assert counts == list(case.counts)


@every_game
def test_every_game_has_exact_counts(key: str) -> None:
    assert any(case.key == key for case in PERFT)
