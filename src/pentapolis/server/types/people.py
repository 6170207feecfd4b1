"""People: who is asking, and what they say to each other."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

from pentapolis.server.types.base import Request


class Me(Struct, frozen=True):
    """The asker. `name` is empty as long as nobody asked for it."""

    name: str


class NameRequest(Request, frozen=True):
    """How the asker wants to be called: 1 to 30 characters."""

    name: Annotated[str, Meta(max_length=200)]


class ChatRequest(Request, frozen=True):
    """Something to say at the table."""

    text: Annotated[str, Meta(max_length=2000)]


class ChatLine(Struct, frozen=True):
    """Something that somebody said; `seat` is null for a spectator."""

    seat: int | None
    name: str
    text: str
    at: datetime
