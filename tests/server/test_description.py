"""The OpenAPI description is true: schemathesis sends what it allows, and what it does not, to a server."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pentapolis.puzzles import puzzles
from pentapolis.server.app import create_app
from pentapolis.server.problems import STATUS
from tests.server.conftest import NewDatabase
from tests.server.house import (
    PLENTY,
    House,
    Person,
    open_app,
    open_table,
    play_to_the_end,
    quick,
    start_together,
)

EXAMPLES = 20
"""How many requests schemathesis makes up for each operation, beside those at the edges of the schema."""

CONFIG = """
[checks]
# The description tells what can be read. Whether the rules allow it (422) no schema can say.
positive_data_acceptance.expected-statuses = ["2xx", "403", "404", "409", "422", "429"]
# Before anything is read, too much of it is refused (413).
negative_data_rejection.expected-statuses = [
  "400", "401", "403", "404", "405", "406", "409", "413", "415", "422", "428", "429", "5xx",
]
"""

KNOWN = """
headers = {{ Cookie = "{cookie}" }}
{config}
[dictionaries]
actions = {{ values = {actions} }}
games = {{ values = ["palatinus", "attika"] }}
plies = {{ values = [0, 1, 2] }}
chapters = {{ values = ["first"] }}
puzzles = {{ values = {puzzles} }}

[parameters]
"path.key" = {{ dictionary = "games", probability = 0.8 }}
"path.chapter_name" = {{ dictionary = "chapters", probability = 0.8 }}
"path.puzzle_name" = {{ dictionary = "puzzles", probability = 0.8 }}
"body.game" = {{ dictionary = "games", probability = 0.8 }}
"body.action" = {{ dictionary = "actions", probability = 0.8 }}
"body.ply" = {{ dictionary = "plies", probability = 0.8 }}
"""

AT_TABLE = """
[[operations]]
include-operation-id = {operation}
parameters = {{ "path.table_id" = "{table}" }}
"""

OF_TWO = {
    "POST /api/tables/{table_id}/undo/answer",
    "POST /api/tables/{table_id}/seats/{seat}/replace",
}
"""What succeeds only if another person does something at the right moment."""


class Operation(msgspec.Struct):
    """One thing that can be asked, as it is described."""

    responses: dict[str, dict[str, object]]


class Components(msgspec.Struct):
    """What the description says once for all operations."""

    schemas: dict[str, dict[str, object]]
    responses: dict[str, dict[str, object]]


class Description(msgspec.Struct):
    """The parts of an OpenAPI document that matter here."""

    paths: dict[str, dict[str, Operation]]
    components: Components

    @property
    def operations(self) -> dict[str, Operation]:
        """All operations by method and path."""
        return {
            f"{method.upper()} {path}": operation
            for path, methods in self.paths.items()
            for method, operation in methods.items()
        }


@dataclass
class Recorder:
    """Stands before an application and notes what is answered."""

    application: ASGIApp
    answers: set[tuple[str, int]] = field(default_factory=set)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start" and scope["type"] == ScopeType.HTTP:
                self.answers.add((f"{scope['method']} {scope.get('path_template')}", message["status"]))
            await send(message)

        await self.application(scope, receive, sending)


@contextmanager
def recorded_house(database: str) -> Iterator[tuple[House, Recorder]]:
    """A server, and a record of its answers."""
    app = create_app(replace(quick(database), tables_per_person=PLENTY, lines_per_person=PLENTY))
    recorder = Recorder(app.asgi_handler)
    app.asgi_handler = recorder
    with open_app(app) as house:
        yield house, recorder


def check(house: House, config: str, folder: Path) -> str:
    """Let schemathesis make all its checks; what it said."""
    settings = folder / "schemathesis.toml"
    settings.write_text(config, "utf-8")
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(settings)),
        *("run", f"{house.url}/api/schema.json", "--checks", "all", "--continue-on-failure"),
        *("--max-examples", str(EXAMPLES), "--seed", "14", "--generation-deterministic"),
        *("--warnings", "off", "--no-color"),
    ]
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "NO_PROXY": "*", "PYTHONIOENCODING": "utf-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def known(owner: Person, other: Person) -> str:
    """The configuration for somebody who has tables of every kind and knows what can be played there."""
    running = start_together(owner, other)
    finished = play_to_the_end(start_together(owner, other), owner, other)
    tables = {
        "join": open_table(other, "me", "open", "open", public=True),
        "leave": open_table(owner, "me", "open"),
        "change_seat": open_table(owner, "me", "easy"),
        "start": open_table(owner, "me", "easy"),
        "resign": start_together(owner, other),
        "hint": open_table(owner, "me", "easy", options={"starting_player": 0}, start=True),
        **dict.fromkeys(("replace", "move", "undo", "answer_undo", "why", "preview"), running),
        **dict.fromkeys(("get_table", "get_position", "get_log", "get_chat", "say"), running),
        **dict.fromkeys(("get_description", "ask"), running),
        **dict.fromkeys(("replay", "get_record", "rematch"), finished),
    }
    parts = [
        KNOWN.format(
            config=CONFIG,
            cookie="; ".join(f"{name}={value}" for name, value in owner.http.cookies.items()),
            actions=json.dumps([*owner.position(running).legal[:10], "draw 1", "draw 2"]),
            puzzles=json.dumps([puzzles("palatinus")[0].name]),
        ),
        *(
            AT_TABLE.format(operation=json.dumps(operation), table=table.id)
            for operation, table in tables.items()
        ),
    ]
    return "".join(parts)


def test_schemathesis_finds_nothing_wrong(new_database: NewDatabase, tmp_path: Path) -> None:
    with recorded_house(new_database("sqlite")) as (house, recorder):
        check(house, CONFIG, tmp_path)
        with house.guest() as owner, house.guest() as other:
            operations = set(owner.get("/api/schema.json", Description).operations)
            config = known(owner, other)
            recorder.answers.clear()  # what schemathesis itself has reached is what counts
            check(house, config, tmp_path)
    succeeded = {operation for operation, status in recorder.answers if status < 300}
    assert operations - succeeded <= OF_TWO


def test_every_problem_is_described_with_its_status(new_database: NewDatabase) -> None:
    with recorded_house(new_database("sqlite")) as (house, _), house.guest() as person:
        description = person.get("/api/schema.json", Description)
        assert person.get("/api/docs/openapi.json", Description) == description
    assert "Problem" in description.components.schemas
    for name, status in STATUS.items():
        response = description.components.responses[f"Problem{status}"]
        assert f"`{name}`" in str(response["description"])
        assert ("Retry-After" in str(response.get("headers"))) == (status in (429, 503))
    answered = {name: set(operation.responses) for name, operation in description.operations.items()}
    assert answered["GET /api/about"] == {"200", "429", "500"}
    assert answered["GET /api/me"] == {"200", "429", "500", "503"}
    assert answered["GET /api/tables/{table_id}/chat"] == {
        *("200", "400", "403", "404", "429", "500", "503"),
    }
    assert answered["POST /api/tables/{table_id}/moves"] == {
        *("200", "400", "403", "404", "409", "413", "422", "429", "500", "503"),
    }


def test_a_body_is_read_as_it_is_described(new_database: NewDatabase) -> None:
    with recorded_house(new_database("sqlite")) as (house, _), house.guest() as person:
        seats = [{"kind": "me"}, {"kind": "open"}]
        for start in (0, 1, "true", None):
            body = {"game": "palatinus", "seats": seats, "start": start}
            assert person.refused("POST", "/api/tables", body).id == "problem-malformed"
        table = open_table(person, "me", "easy", start=True, options={"starting_player": 0.0})
        legal = person.position(table).legal
        for ply in ("0", True, 0.5):
            moved = person.refused("POST", f"/api/tables/{table.id}/moves", {"ply": ply, "action": legal[0]})
            assert moved.id == "problem-malformed"
        person.post(f"/api/tables/{table.id}/moves", {"ply": 0.0, "action": legal[0]}, dict[str, int])
