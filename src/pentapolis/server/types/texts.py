"""A table in words: descriptions of positions, and answers to questions about them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from pentapolis.kernel.description import Choices, Part
from pentapolis.server.types.base import Language, Ply, Request
from pentapolis.server.types.playing import LogStep

Question = Annotated[str, Meta(max_length=200)]


class Description(Struct, frozen=True):
    """A position in words, as the asker may know it, and what the asker can choose from.

    With `since`, the number of actions that the asker knows of, `changes` are the parts that say something
    new since then, with the new lines only, and `log` is what happened.
    """

    epoch: int
    ply: int
    parts: tuple[Part, ...]
    choices: tuple[Choices, ...]
    changes: tuple[Part, ...]
    log: list[LogStep]


class AskRequest(Request, frozen=True):
    """A short question, or an action in text notation; `since` is for "what changed"."""

    question: Question
    language: Language = "en"
    since: Ply | None = None
