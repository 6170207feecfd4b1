"""The recorded games that are wanted are there, and show what they are there for."""

from __future__ import annotations

from typing import Any

import pytest

import pentapolis
from tests.games.antiquity.recording import WANTED as ANTIQUITY
from tests.games.attika.recording import WANTED as ATTIKA
from tests.games.lacitta.recording import WANTED as LACITTA
from tests.games.pillars.recording import WANTED as PILLARS
from tests.games.playthrough import FIXTURES
from tests.games.recording import Wanted, path_of

WANTED: dict[str, list[Wanted[Any]]] = {
    "antiquity": [*ANTIQUITY],
    "attika": [*ATTIKA],
    "lacitta": [*LACITTA],
    "pillars": [*PILLARS],
}


@pytest.mark.parametrize(
    ("key", "wanted"),
    [
        pytest.param(key, wanted, id=f"{key}-{wanted.name}")
        for key, records in WANTED.items()
        for wanted in records
    ],
)
def test_a_record_shows_what_it_is_there_for(key: str, wanted: Wanted[Any]) -> None:
    record = pentapolis.Record.read(path_of(key, wanted))
    assert record.seats == wanted.seats
    assert record.options == wanted.options
    assert wanted.shows(list(record.steps()))


@pytest.mark.parametrize("key", WANTED)
def test_there_are_no_other_records(key: str) -> None:
    found = {path.stem for path in (FIXTURES / key).glob("*.record")}
    assert found == {wanted.name for wanted in WANTED[key]}
