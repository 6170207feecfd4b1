"""A server with the example beside our own games: it is listed, played and kept like them."""

from __future__ import annotations

import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from pentapolis.server.types.games import GameInfo, HelpAnswer, PlainPage
from pentapolis.server.types.learning import ChapterInfo, LessonTask, LessonUpdate
from pentapolis.server.types.tables import Table
from tests.guests.installing import SERVE, with_packages
from tests.server.house import House, Person, SeenUpdate, open_table
from tests.server.processes import running


def serve(folder: Path, *packages: Path) -> Iterator[House]:
    database = f"sqlite:///{folder / 'pentapolis.sqlite3'}"
    environment = with_packages(*packages)
    with running(SERVE, "--database", database, "--bot-workers", "1", environment=environment) as process:
        yield process.house
        process.end(signal.SIGTERM)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its database."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def anna(nine_plots: Path, folder: Path) -> Iterator[Person]:
    """Somebody at a server that has the example."""
    for house in serve(folder, nine_plots):
        with house.guest() as person:
            yield person


def test_the_game_is_listed_with_its_title_and_options(anna: Person) -> None:
    *ours, guest = anna.get("/api/games", list[GameInfo])
    assert len(ours) == 5
    assert (guest.key, guest.ready, guest.seats) == ("nineplots", True, [2, 3, 4])
    assert guest.title == {"nl": "Negen Percelen", "en": "Nine Plots", "de": "Neun Parzellen"}
    assert [option.name for option in guest.options] == ["starting_player", "commissions"]
    assert guest.levels == ["easy", "medium", "hard"]
    assert guest.lesson == [2]


@pytest.mark.parametrize(("language", "title"), [("nl", "Negen Percelen"), ("de", "Neun Parzellen")])
def test_its_words_and_rules_come_with_it(language: str, title: str, anna: Person) -> None:
    page = anna.get("/api/games/nineplots/plain", PlainPage, language=language)
    assert page.words[0].startswith(f"### {title}\n")
    assert len(page.words) == 3
    build = next(form for form in page.actions if form.verb == "build")
    assert [field.name for field in build.fields] == ["kind", "plot"]
    assert build.fields[1].values == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    rules = anna.get("/api/games/nineplots/help", HelpAnswer, language=language)
    assert rules.language == language
    assert rules.text.startswith(f"# {title}\n")


class Gone(msgspec.Struct):
    """Where somebody is in a lesson; events of other packages' games have no types here."""

    done: list[str]
    task: LessonTask


def test_its_lesson_is_taught(anna: Person) -> None:
    [chapter] = anna.get("/api/games/nineplots/lessons", list[ChapterInfo])
    assert (chapter.name, chapter.steps) == ("first", 5)
    way = "/api/games/nineplots/lessons/first"
    begun = anna.post(way, {"done": []}, LessonUpdate)
    assert begun.task
    assert begun.task.say.id == "nineplots-lesson-first-house"
    gone_on = anna.post(way, {"done": [], "entry": "build house b2"}, Gone)
    assert gone_on.done == ["build house b2"]
    assert gone_on.task.say.id == "nineplots-lesson-first-garden"


def test_our_own_games_have_their_words_in_the_client(anna: Person) -> None:
    assert anna.get("/api/games/attika/plain", PlainPage).words == []
    assert anna.get("/api/games/attika/help", HelpAnswer) == HelpAnswer(None, "")


def test_unknown_games_and_languages_are_refused(anna: Person) -> None:
    assert anna.refused("GET", "/api/games/chess/plain").id == "problem-unknown-game"
    assert anna.refused("GET", "/api/games/chess/help").id == "problem-unknown-game"
    assert anna.refused("GET", "/api/games/nineplots/help?language=fr").status == 400


def test_it_is_played_to_the_end_against_a_bot(anna: Person) -> None:
    table = open_table(anna, "me", "easy", game="nineplots", start=True)
    with anna.live(table) as live:
        update = live.wait(SeenUpdate)
        while update.table.status != "finished":
            if update.legal:
                anna.move(table, update.table.ply, update.legal[0])
            update = live.wait(SeenUpdate)
    assert update.table.result is not None
    assert update.table.result.ending == "nineplots-ending-complete"
    record = anna.http.get(f"/api/tables/{table.id}/record")
    assert record.text.splitlines()[1] == "game nineplots"


def test_why_and_preview_are_answered(anna: Person) -> None:
    table = open_table(
        anna, "me", "easy", game="nineplots", start=True, options={"commissions": False, "starting_player": 0}
    )
    first = anna.position(table).legal[0]
    preview = anna.post(f"/api/tables/{table.id}/preview", {"action": first}, dict[str, dict[str, int]])
    assert list(preview["preview"]) == ["points"]
    why = anna.post(f"/api/tables/{table.id}/why", {"action": "place a1"}, dict[str, dict[str, object]])
    assert why["refusal"]["id"] == "nineplots-refusal-nothing-drawn"


def test_a_server_without_the_package_still_opens_its_tables_list(
    anna: Person, folder: Path, tmp_path: Path
) -> None:
    table = open_table(anna, "me", "easy", game="nineplots", start=True, public=True)
    cookies = dict(anna.http.cookies)
    database = "pentapolis.sqlite3"  # of which one server at a time can take care: the other gets a copy
    with (
        closing(sqlite3.connect(folder / database)) as kept,
        closing(sqlite3.connect(tmp_path / database)) as copy,
    ):
        kept.backup(copy)
    for house in serve(tmp_path, tmp_path):
        with house.guest() as person:
            person.http.cookies.update(cookies)
            assert len(person.get("/api/games", list[GameInfo])) == 5
            assert person.get(f"/api/tables/{table.id}", Table).game == "nineplots"
            refused = person.refused("GET", f"/api/tables/{table.id}/position")
            assert refused.id == "problem-unknown-game"
