"""Everything that goes over the WebSocket."""

from __future__ import annotations

from msgspec import Struct

from pentapolis.server.types.people import ChatLine
from pentapolis.server.types.playing import Update
from pentapolis.server.types.problems import Problem
from pentapolis.server.types.tables import Table


class LiveUpdate(Update, frozen=True, tag_field="type", tag="update"):
    """The game went on, or back."""


class LiveTable(Struct, frozen=True, tag_field="type", tag="table"):
    """Something changed around the game: somebody joined, left, came online, a bot thinks."""

    table: Table


class LiveChat(Struct, frozen=True, tag_field="type", tag="chat"):
    """Somebody said something."""

    line: ChatLine


class LivePong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""


class LiveProblem(Struct, frozen=True, tag_field="type", tag="problem"):
    """Why the server is about to close the connection."""

    problem: Problem


class LiveWaiting(Struct, frozen=True, tag_field="type", tag="waiting"):
    """Many are arriving at once: the client's place in line, 1 for whoever is served next."""

    place: int


LiveMessage = LiveUpdate | LiveTable | LiveChat | LivePong | LiveProblem | LiveWaiting
"""Everything that the server sends over the WebSocket."""


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """All that a client sends over the WebSocket."""
