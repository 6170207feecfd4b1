"""The recorded games of La Città show what they are there for."""

from __future__ import annotations

import pytest

import pentapolis
from tests.games.lacitta.recording import FOLDER, WANTED, Wanted


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)
def test_the_recorded_game_shows_what_it_is_there_for(wanted: Wanted) -> None:
    record = pentapolis.Record.read(FOLDER / f"{wanted.name}.record")
    assert record.seats == wanted.seats
    assert wanted.shows(list(record.steps()))


def test_every_recorded_game_is_wanted() -> None:
    assert {path.stem for path in FOLDER.glob("*.record")} == {wanted.name for wanted in WANTED}
