"""What players read of the server's answers and messages: no more than they need in order to play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec


class SeenTable(msgspec.Struct, frozen=True):
    """The part of a table that players look at."""

    id: str
    status: str
    ply: int
    epoch: int
    actors: list[int]
    invite: str | None = None


class LoggedStep(msgspec.Struct, frozen=True):
    """A line of the log: which seat made which move."""

    ply: int
    seat: int | None


class Accepted(msgspec.Struct, frozen=True):
    """The answer to a move that was stored."""

    ply: int
    epoch: int


class Message(msgspec.Struct, frozen=True):
    """Any message of the WebSocket; steps and views are left unread."""

    type: str
    epoch: int = 0
    legal: list[str] = []
    you: int | None = None
    table: SeenTable | None = None


read_message = msgspec.json.Decoder(Message).decode


@dataclass(frozen=True, slots=True)
class Seen:
    """What a player knows of the game."""

    status: str = "unseen"
    epoch: int = 0
    ply: int = -1
    you: int | None = None
    legal: Sequence[str] = ()
