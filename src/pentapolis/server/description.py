"""The OpenAPI description of the web API, made true.

Litestar knows the routes, their parameters and what they answer when all goes well. It does not know how this
server says that something went wrong, and describes types in its own way. So its document is completed here,
in one place: the types are those of `schema.py`, and every operation has a response for each status it can be
answered with.
"""

from __future__ import annotations

from http import HTTPStatus

from pentapolis.kernel.plain import JsonValue
from pentapolis.server.problems import STATUS
from pentapolis.server.schema import Schema, api_definitions

REFERENCE = "#/components/schemas/{name}"

WITHOUT_STORAGE = ("/api/games", "/api/about")
"""What is below these addresses is known without asking the database."""

ALWAYS_FITTING = {("get", "/api/tables/{table_id}"), ("get", "/api/tables/{table_id}/chat")}
"""What can be asked of a table however far its game is."""

WITHOUT_CHOICE = ("/undo", "/undo/answer", "/leave")
"""Ends of addresses where everything that can be read is also possible."""

EXAMPLES: Schema = {
    "NewTable": {"game": "palatinus", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]},
    "JoinRequest": {},
    "SeatRequest": {"kind": "bot", "level": "medium"},
    "NameRequest": {"name": "Anna"},
    "ChatRequest": {"text": "Good luck!"},
}
"""For each of these types something that can be sent."""

RETRY_AFTER: Schema = {
    "description": "In how many seconds the same request may succeed.",
    "required": True,
    "schema": {"type": "integer", "minimum": 1},
}


def described(document: Schema) -> Schema:
    """Litestar's document, completed."""
    paths: Schema = {
        path: _path(path, _object(operations)) for path, operations in _object(document["paths"]).items()
    }
    definitions = api_definitions(REFERENCE)
    responses = _problems()
    used = _reachable({"paths": paths, "responses": responses}, definitions)
    schemas: Schema = {name: _with_example(name, _object(definitions[name])) for name in sorted(used)}
    components: Schema = {"schemas": schemas, "responses": responses}
    return {**document, "paths": paths, "components": components}


def statuses(path: str, method: str, *, has_input: bool, has_body: bool) -> set[int]:
    """With which statuses of problems an operation can be answered."""
    changes, at_table = method != "get", "{table_id}" in path
    opens = path == "/api/tables" and changes
    found = {429, 500}
    if not path.startswith(WITHOUT_STORAGE):
        found.add(503)
    if has_input:
        found.add(400)
    if has_body:
        found.add(413)
    if changes or at_table:
        found.add(403)
    if "{" in path or opens:
        found.add(404)
    if opens or (at_table and (method, path) not in ALWAYS_FITTING):
        found.add(409)
    if changes and (has_body or at_table) and not path.endswith(WITHOUT_CHOICE):
        found.add(422)
    return found


def _path(path: str, operations: Schema) -> Schema:
    return {method: _operation(path, method, _object(found)) for method, found in operations.items()}


def _operation(path: str, method: str, operation: Schema) -> Schema:
    has_body = "requestBody" in operation
    answers = {
        status: answer for status, answer in _object(operation["responses"]).items() if status.startswith("2")
    }
    possible = statuses(path, method, has_input="parameters" in operation or has_body, has_body=has_body)
    for status in sorted(possible):
        answers[str(status)] = {"$ref": f"#/components/responses/{_name(status)}"}
    completed: Schema = {**operation, "responses": answers}
    if has_body:
        completed["requestBody"] = _body(_object(operation["requestBody"]))
    return completed


def _body(body: Schema) -> Schema:
    """A body that may be null may also be left out; Litestar says that it may not."""
    match body:
        case {"content": {"application/json": {"schema": {"oneOf": [_, {"type": "null"}]}}}}:
            return {**body, "required": False}
        case _:
            return body


def _with_example(name: str, definition: Schema) -> Schema:
    return {**definition, "examples": [EXAMPLES[name]]} if name in EXAMPLES else definition


def _problems() -> Schema:
    """A response for each status with which problems are told."""
    return {_name(status): _problem(status) for status in sorted(set(STATUS.values()))}


def _name(status: int) -> str:
    return f"Problem{status}"


def _problem(status: int) -> Schema:
    ids = [name for name, own in STATUS.items() if own == status]
    response: Schema = {
        "description": f"{HTTPStatus(status).phrase}: {', '.join(f'`{name}`' for name in ids)}.",
        "content": {"application/json": {"schema": {"$ref": REFERENCE.format(name="Problem")}}},
    }
    if status in (429, 503):
        response["headers"] = {"Retry-After": RETRY_AFTER}
    return response


def _reachable(part: JsonValue, definitions: Schema) -> set[str]:
    """The names of all types that a part of the document refers to, and those that these refer to."""
    found: set[str] = set()
    waiting = [part]
    while waiting:
        match waiting.pop():
            case {"$ref": str(reference)}:
                name = reference.rsplit("/", 1)[-1]
                if name in definitions and name not in found:
                    found.add(name)
                    waiting.append(definitions[name])
            case dict(members):
                waiting += members.values()
            case list(members):
                waiting += members
    return found


def _object(value: JsonValue) -> Schema:
    if isinstance(value, dict):
        return value
    raise TypeError(f"expected an object, got {value!r}")
