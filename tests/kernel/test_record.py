"""Records: reading, writing, replaying, and every way in which they can be broken."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pentapolis
from pentapolis.kernel.record import MAXIMUM_SIZE, Move, Outcome, Record
from pentapolis.testing.playing import recorded_game
from tests.games.playing import every_game

names = st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=20)


@given(
    st.integers(0, 2**64 - 1),
    st.lists(names, max_size=5),
    st.lists(
        st.builds(Move, st.integers(0, 4), st.sampled_from(["lay 1 0", "place farmer C4"])), max_size=50
    ),
    st.none() | st.just(Outcome(((1,), (0, 2)), (3, 9, 3))),
    st.none() | st.text("0123456789abcdef", min_size=32, max_size=32),
)
def test_any_record_survives_writing_and_reading(
    seed: int, players: list[str], moves: list[Move], outcome: Outcome | None, digest: str | None
) -> None:
    record = Record("palatinus", 3, seed, {"handedness": "left"}, players=players, moves=moves)
    record.outcome, record.digest = outcome, digest
    assert Record.parse(str(record)) == record
    assert hash(Record.parse(str(record))) == hash(record)


@every_game
@settings(max_examples=20)
@given(data=st.data())
def test_a_random_game_survives_writing_and_reading(key: str, data: st.DataObject) -> None:
    game = pentapolis.game(key)
    seats, seed = data.draw(st.sampled_from(list(game.seats))), data.draw(st.integers(0, 2**64 - 1))
    record = recorded_game(game, seats, seed)
    assert Record.parse(str(record)).verify() == record.replay()


@every_game
@settings(max_examples=20)
@given(data=st.data())
def test_every_position_survives_dump_and_load(key: str, data: st.DataObject) -> None:
    game = pentapolis.game(key)
    seats, seed = data.draw(st.sampled_from(list(game.seats))), data.draw(st.integers(0, 1000))
    record = recorded_game(game, seats, seed)
    stop = data.draw(st.integers(0, len(record.moves)))
    record.moves = record.moves[:stop]
    state = record.replay()
    loaded = game.load(state.dump())
    assert loaded == state
    assert hash(loaded) == hash(state)
    assert loaded.digest() == state.digest()


def test_files(tmp_path: Path) -> None:
    record = recorded_game(pentapolis.game("palatinus"), 2, 1)
    record.write(tmp_path / "game.record")
    assert pentapolis.Record.read(tmp_path / "game.record").verify().result is not None
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(pentapolis.BadRecord, match="not a text file"):
        pentapolis.Record.read(tmp_path / "picture.png")


GOOD = recorded_game(pentapolis.game("palatinus"), 2, 5)


def changed(old: str, new: str) -> str:
    text = str(GOOD)
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1: expected 'pentapolis record 1', found ''"),
        ("pentapolis record 1", "line 2: unexpected end of record, expected 'game'"),
        ("chess pgn", "line 1: expected 'pentapolis record 1', found 'chess pgn'"),
        (changed("seats 2", "seats two"), "line 4: seats must be a whole number, got 'two'"),
        (changed("seats 2\n", ""), "line 4: expected 'seats ...', found 'seed'"),
        (changed("seed 5", "seed 555555555555555555555"), "line 5: seed must be a whole number"),
        (changed("options {}", "options {"), "line 6: options: "),
        (changed("players []", "players 3"), "line 7: players: "),
        (changed("moves\n", "moves\n77777 lay 1 0\n"), "line 9: a move is a seat number and an action"),
        (changed("moves\n", "moves\n7\n"), "line 9: a move is a seat number and an action"),
        (str(GOOD) + "more", "unexpected text after the end"),
        ("x" * (MAXIMUM_SIZE + 1), "longer than"),
    ],
)
def test_a_broken_record_says_where(text: str, problem: str) -> None:
    with pytest.raises(pentapolis.BadRecord) as caught:
        pentapolis.Record.parse(text)
    assert problem in str(caught.value)


def test_a_record_of_an_unknown_game_or_version_is_refused() -> None:
    with pytest.raises(pentapolis.UnknownGame):
        pentapolis.Record.parse(changed("game palatinus", "game chess")).replay()
    with pytest.raises(pentapolis.OtherVersion):
        pentapolis.Record.parse(changed("rules 1", "rules 99")).replay()


def test_a_record_with_an_impossible_move_says_which() -> None:
    first = GOOD.moves[0]
    for wrong in (f"{first.seat} lay 9 9", f"{1 - first.seat} {first.action}", f"7 {first.action}"):
        record = pentapolis.Record.parse(changed(f"\n{first.seat} {first.action}\n", f"\n{wrong}\n"))
        with pytest.raises(pentapolis.BadRecord, match="move 1, seat"):
            record.replay()


def test_a_record_that_claims_another_end_is_found_out() -> None:
    assert GOOD.outcome is not None
    claimed = pentapolis.Record.parse(str(GOOD))
    claimed.outcome = Outcome(GOOD.outcome.ranking[::-1], GOOD.outcome.scores[::-1])
    with pytest.raises(pentapolis.RecordMismatch, match="the moves lead to"):
        claimed.verify()
    claimed = pentapolis.Record.parse(str(GOOD))
    claimed.digest = "0" * 32
    with pytest.raises(pentapolis.RecordMismatch, match="digest"):
        claimed.verify()
    unfinished = pentapolis.Record.parse(str(GOOD))
    unfinished.moves.pop()
    with pytest.raises(pentapolis.RecordMismatch):
        unfinished.verify()
