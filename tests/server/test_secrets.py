"""Secrets: what one seat may not know never leaves the server for it, by any way, before the end."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec
import pytest

import pentapolis
from pentapolis.server.types.playing import LogStep, UndoAnswer
from pentapolis.server.types.tables import Table
from pentapolis.server.types.texts import Description
from pentapolis.text import Answer
from tests.server.house import (
    Person,
    SeenStep,
    SeenUpdate,
    open_table,
    play_to_the_end,
    play_until,
    read_update,
    start_together,
)

LAID = 6
"""With two players, so many tiles are laid before the placing begins."""

LAST = 34
"""Some moves before the end of a game with two players."""

QUESTIONS = (
    "overview",
    "what changed",
    "score",
    "what can I do",
    "where",
    "why not D3",
    "what is D3",
    "place",
)
"""What a spy would ask."""


def objects(value: object) -> Iterator[dict[str, object]]:
    """Every object in a JSON text, however deep."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from objects(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from objects(inner)


def test_a_spy_finds_no_seed_no_wolf_and_no_foreign_action(anna: Person, bo: Person, cleo: Person) -> None:
    table = start_together(anna, bo)
    people = (anna, bo, cleo)
    with anna.live(table) as at_anna, bo.live(table) as at_bo, cleo.live(table) as at_cleo:
        lives = (at_anna, at_bo, at_cleo)
        updates = [live.wait(SeenUpdate) for live in lives]
        for ply in range(1, LAST):
            (actor,) = updates[0].table.actors
            legal = updates[actor].legal
            wolves = [action for action in legal if "wolf" in action]
            people[actor].move(table, ply - 1, (wolves or legal)[0])
            updates = [live.update(ply) for live in lives]
        for person in people:
            pry(person, table)
    spied = [list(person.heard) for person in people]
    play_to_the_end(table, anna, bo)
    record = pentapolis.Record.parse(anna.http.get(f"/api/tables/{table.id}/record").text)
    assert {move.seat for move in record.moves if "wolf" in move.action} == {0, 1}
    for seat, texts in enumerate(spied):
        assert len(texts) > LAST
        for text in texts:
            assert str(record.seed) not in text
            for found in objects(json.loads(text)):
                if found.get("wolf") is True and found.get("seat") != seat:
                    assert found["role"] is None
    assert "wolf-" in "".join(spied[0])
    assert "wolf-" not in "".join(spied[2])
    assert str(table.invite) not in "".join(spied[2])


def pry(person: Person, table: Table) -> None:
    """Ask for everything that there is."""
    person.position(table)
    person.get(f"/api/tables/{table.id}", Table)
    person.get(f"/api/tables/{table.id}/log", list[LogStep])
    person.get("/api/tables", list[object])
    told(person, table)
    person.refused("GET", f"/api/tables/{table.id}/replay")
    person.refused("GET", f"/api/tables/{table.id}/replay?seat=0")
    person.refused("GET", f"/api/tables/{table.id}/record")
    person.refused("POST", f"/api/tables/{table.id}/moves", {"ply": 0, "action": "lay 1 0"})
    with person.live(table, epoch=0, ply=-1) as live:
        assert live.wait(SeenUpdate).plies == list(range(LAST))


@pytest.fixture
def same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game gets the seed 0."""
    monkeypatch.setattr("pentapolis.server.lobby.SEED_LIMIT", 1)


@pytest.mark.usefixtures("same_seed")
def test_what_others_learn_does_not_depend_on_a_secret(anna: Person, bo: Person, cleo: Person) -> None:
    """Two games differ in what lies under one wolf, and nobody else can tell which is which."""
    heard = [everything_about_a_wolf(kind, anna, bo, cleo) for kind in ("wolf-farmer", "wolf-merchant")]
    one, other = heard
    assert one[0] != other[0]
    assert one[1] == other[1]
    assert one[2] == other[2]


def everything_about_a_wolf(kind: str, *people: Person) -> list[list[object]]:
    """A game in which Anna places a wolf: all that each person can find out before the reveal."""
    anna, bo, _ = people
    table = start_together(anna, bo)
    play_until(table, LAID, anna, bo)
    if not anna.position(table).legal:
        bo.move(table, LAID, "place soldier A0")
    ply = anna.position(table).table.ply
    found: list[list[object]] = [[], [], []]
    anna.move(table, ply, f"place {kind} D3")
    bo.move(table, ply + 1, "place farmer D4")
    for person, about in zip(people, found, strict=True):
        about.append(present(person, table))
        about.append(person.get(f"/api/tables/{table.id}/log", list[LogStep]))
        about.append(told(person, table))
        with person.live(table, epoch=0, ply=-1) as live:
            about.append(live.wait(SeenUpdate).steps)
    anna.move(table, ply + 2, "place farmer D5")
    why, preview = f"/api/tables/{table.id}/why", f"/api/tables/{table.id}/preview"
    for action in bo.position(table).legal[::7]:
        found[1].append(bo.post(why, {"action": action}, object))
        found[1].append(bo.post(preview, {"action": action}, object))
    return found


@pytest.mark.usefixtures("same_seed")
def test_what_others_learn_does_not_depend_on_a_plan(anna: Person, bo: Person, cleo: Person) -> None:
    """Two games differ in what one player builds in secret, and nobody else can tell which is which."""
    one, other = (everything_about_a_plan(piece, anna, bo, cleo) for piece in ("granary", "explorer"))
    assert one[0] != other[0]
    assert one[1] == other[1]
    assert one[2] == other[2]


def everything_about_a_plan(piece: str, *people: Person) -> list[list[object]]:
    """A game of Antiquity in which Anna builds in secret: what each person can find out before the reveal.

    She takes a step back, asks for an undo that Bo agrees to, plans again, and finishes.
    """
    anna, bo, cleo = people
    new = {"game": "antiquity", "public": True, "options": {"starting_player": 0}}
    table = open_table(anna, "me", "open", **new)
    path = f"/api/tables/{table.id}"
    bo.post(f"{path}/join", {}, Table)
    anna.post(f"{path}/start", None, Table)
    for person in (anna, bo):
        person.move(table, person.position(table).table.ply, person.position(table).legal[0])
    found: list[list[object]] = [[], [], []]
    with anna.live(table) as at_anna, bo.live(table) as at_bo, cleo.live(table) as at_cleo:
        plan(anna, table, f"build {piece}", "place", "take-back", "place")
        plan(bo, table, "build house-1", "place")
        ply = anna.position(table).table.ply
        asked = anna.post(f"{path}/undo", {"ply": ply}, UndoAnswer)
        assert asked.waiting == [1]
        assert bo.post(f"{path}/undo/answer", {"agree": True}, UndoAnswer).done
        plan(anna, table, "place", "done")
        for live, about in zip((at_anna, at_bo, at_cleo), found, strict=True):
            steps = {step.ply: step for step in live.update(anna.position(table).table.ply, epoch=1).steps}
            about.append(steps[max(steps)])
    for person, about in zip(people, found, strict=True):
        about.append(present(person, table))
        about.append(person.get(f"{path}/log", list[LogStep]))
        about.append(told(person, table))
        with person.live(table, epoch=1, ply=-1) as live:
            about.append(live.wait(SeenUpdate).steps)
    for action in [*bo.position(table).legal, "offer 0", "build fountain"]:
        found[1].append(bo.post(f"{path}/why", {"action": action}, object))
        found[1].append(bo.post(f"{path}/preview", {"action": action}, object))
    return found


def plan(person: Person, table: Table, *wishes: str) -> None:
    """Take the first action that begins like each of the wishes."""
    for wish in wishes:
        update = person.position(table)
        action = next(action for action in update.legal if action.startswith(wish))
        person.move(table, update.table.ply, action)


def present(person: Person, table: Table) -> tuple[list[SeenStep], list[str]]:
    """The present position as a person sees it."""
    update = person.position(table)
    return update.steps, update.legal


def told(person: Person, table: Table) -> tuple[Description, list[Answer]]:
    """The whole game in words, as a person may know it, and answers to all sorts of questions."""
    path = f"/api/tables/{table.id}"
    answers = [
        person.post(f"{path}/ask", {"question": question, "since": 0}, Answer) for question in QUESTIONS
    ]
    return person.get(f"{path}/description", Description, since=0), answers


def test_after_the_end_everything_may_be_seen(anna: Person, bo: Person, cleo: Person) -> None:
    table = start_together(anna, bo)
    play_to_the_end(table, anna, bo)
    text = cleo.http.get(f"/api/tables/{table.id}/replay?seat=0").content
    assert read_update(text).steps[-1].view["phase"] == "over"
    seen = [found for found in objects(msgspec.json.decode(text)) if found.get("wolf") is True]
    assert all(found["role"] is not None for found in seen if found.get("seat") == 0)
