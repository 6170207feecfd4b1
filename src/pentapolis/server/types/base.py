"""What the others share: the base of requests, texts and numbers within limits, and JSON."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Level = Annotated[str, Meta(max_length=30)]
Colour = Annotated[str, Meta(max_length=30)]
Invite = Annotated[str, Meta(max_length=100)]
Notation = Annotated[str, Meta(max_length=200)]
Ply = Annotated[int, Meta(ge=0)]
Language = Literal["nl", "en", "de"]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything that a client sends."""


def encode(value: object) -> bytes:
    """Anything that crosses the wire, as JSON."""
    return msgspec.json.encode(value)
