"""The JSON Schema of the interface: `python -m pentapolis.server.schema` prints it.

One document, with a definition for every type of `types/` and for the views, previews and events of our own
games. On top of them stand `View`, `Preview` and `Event`, the unions over these games, and `LiveMessage`. The
TypeScript types of the browser are made from it. Games of other packages are not in it: their page needs no
types.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from pentapolis import game
from pentapolis.bots import Hint, HintChoice
from pentapolis.games import READY
from pentapolis.kernel.boxes import BoxLabel
from pentapolis.kernel.description import Choice, Choices, Line, Part
from pentapolis.kernel.plain import JsonValue
from pentapolis.kernel.views import BaseView
from pentapolis.server.types.daily import Daily, DailyRun
from pentapolis.server.types.games import (
    About,
    ActionForm,
    BoxAnswer,
    FieldForm,
    GameInfo,
    HelpAnswer,
    PlainPage,
)
from pentapolis.server.types.learning import (
    ChapterInfo,
    Known,
    LessonRequest,
    LessonTask,
    LessonUpdate,
    StudyQuestion,
)
from pentapolis.server.types.live import (
    LiveChat,
    LiveMessage,
    LivePong,
    LiveProblem,
    LiveTable,
    LiveUpdate,
    LiveWaiting,
    Ping,
)
from pentapolis.server.types.people import ChatLine, ChatRequest, Me, NameRequest
from pentapolis.server.types.playing import (
    ActionRequest,
    AgreeRequest,
    HintAnswer,
    HintRequest,
    LogStep,
    MoveAccepted,
    MoveRequest,
    PreviewAnswer,
    Step,
    UndoAnswer,
    UndoRequest,
    Update,
    WhyAnswer,
)
from pentapolis.server.types.problems import Problem
from pentapolis.server.types.puzzles import PuzzleInfo, PuzzleRequest, PuzzleToday, PuzzleUpdate
from pentapolis.server.types.tables import (
    Closed,
    JoinRequest,
    LevelRequest,
    NewTable,
    SeatRequest,
    Table,
    TableSummary,
)
from pentapolis.server.types.texts import AskRequest, Description
from pentapolis.text import Answer

Schema = dict[str, JsonValue]

REFERENCE = "#/$defs/{name}"

API_TYPES: tuple[type[Struct], ...] = (
    About,
    ActionForm,
    ActionRequest,
    AgreeRequest,
    Answer,
    AskRequest,
    ChapterInfo,
    ChatLine,
    ChatRequest,
    BoxAnswer,
    BoxLabel,
    Choice,
    Choices,
    Closed,
    Daily,
    DailyRun,
    Description,
    FieldForm,
    GameInfo,
    HelpAnswer,
    Hint,
    HintAnswer,
    HintChoice,
    HintRequest,
    JoinRequest,
    Known,
    LessonRequest,
    LessonTask,
    LessonUpdate,
    LevelRequest,
    Line,
    LiveChat,
    LivePong,
    LiveProblem,
    LiveTable,
    LiveUpdate,
    LiveWaiting,
    LogStep,
    Me,
    MoveAccepted,
    MoveRequest,
    NameRequest,
    NewTable,
    Part,
    Ping,
    PlainPage,
    PreviewAnswer,
    Problem,
    PuzzleInfo,
    PuzzleRequest,
    PuzzleToday,
    PuzzleUpdate,
    SeatRequest,
    Step,
    StudyQuestion,
    Table,
    TableSummary,
    UndoAnswer,
    UndoRequest,
    Update,
    WhyAnswer,
)
"""Every struct of the interface."""


def schema() -> Schema:
    """The whole document."""
    games = [game(key) for key in READY]
    live = list(LiveMessage.__args__)
    views = [found.view_type for found in games]
    previews = [found.preview_type for found in games]
    events = [event for found in games for event in found.event_types]
    kinds = [*API_TYPES, BaseView, *live, *views, *previews, *events]
    references, components = msgspec.json.schema_components(
        kinds, schema_hook=_anything, ref_template=REFERENCE
    )
    found: dict[type, Schema] = dict(zip(kinds, references, strict=True))
    definitions: Schema = dict(components)
    definitions["View"] = _union("What a seat may see of a game.", views, found)
    definitions["Preview"] = _union("What an action would do.", previews, found)
    definitions["Event"] = _union("Something that happened in a game.", events, found)
    definitions["LiveMessage"] = _union("All that the server sends over the WebSocket.", live, found)
    _retype(definitions, "Step", "view", _reference("View"))
    _retype(definitions, "PreviewAnswer", "preview", {"anyOf": [_reference("Preview"), {"type": "null"}]})
    _complete(definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Pentapolis",
        "type": "object",
        "additionalProperties": False,
        "$defs": dict(sorted(definitions.items())),
    }


def api_definitions(reference: str) -> Schema:
    """The types of `types/` alone, for OpenAPI.

    Views and events are any objects here, as games of other packages bring their own. `reference` says how
    one definition refers to another, such as `#/components/schemas/{name}`.
    """
    _, components = msgspec.json.schema_components(API_TYPES, schema_hook=_anything, ref_template=reference)
    definitions: Schema = dict(components)
    _complete(definitions)
    definitions["Event"] = {
        "title": "Event",
        "description": "Something that happened in a game; its other fields depend on its type.",
        "type": "object",
        "properties": {"type": {"type": "string"}},
        "required": ["type"],
    }
    return definitions


def _anything(kind: type) -> Schema:
    """The schema of `object`, which stands for any value where the games have their own types."""
    if kind is object:
        return {"description": "any value"}
    raise NotImplementedError(kind)


def _reference(name: str) -> Schema:
    return {"$ref": REFERENCE.format(name=name)}


def _union(description: str, kinds: list[type], references: dict[type, Schema]) -> Schema:
    members: list[JsonValue] = [references[kind] for kind in kinds]
    return {"description": description, "anyOf": members}


def _retype(definitions: Schema, name: str, field: str, replacement: Schema) -> None:
    """Give a field, which is any object to the server, the type that it has for readers."""
    match definitions[name]:
        case {"properties": dict(properties)}:
            properties[field] = replacement
        case _:
            raise LookupError(f"{name} has no fields")


def _complete(definitions: Schema) -> None:
    """Say of each object that it has no other fields, and of each answer that it has all of its fields.

    msgspec leaves a field with a default out of `required`; only what clients send may leave it out, and what
    says of itself that it omits defaults. What a view has not by all rules that are kept has no default, and
    is left out where it is not there.
    """
    lenient = {kind.__name__ for kind in API_TYPES if _may_leave_out(kind)}
    for name, definition in definitions.items():
        if isinstance(definition, dict) and isinstance(properties := definition.get("properties"), dict):
            definition["additionalProperties"] = False
            if name not in lenient:
                definition["required"] = list(_always_there(properties, definition.get("required")))


def _may_leave_out(kind: type[Struct]) -> bool:
    config = kind.__struct_config__
    return config.forbid_unknown_fields or config.omit_defaults


def _always_there(properties: Schema, required: JsonValue) -> Iterator[str]:
    for field, kind in properties.items():
        if (isinstance(required, list) and field in required) or (
            isinstance(kind, dict) and "default" in kind
        ):
            yield field


def main() -> None:
    """Print the document."""
    json.dump(schema(), sys.stdout, indent=2, ensure_ascii=False)
    print()


if __name__ == "__main__":
    main()
