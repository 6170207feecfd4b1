"""What players went through: the moves that a server acknowledged, and what went wrong."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Entry:
    """A move in a journal; acknowledged as number `ply` of its table, or, where that is unsure, none."""

    table: str
    epoch: int
    ply: int | None
    seat: int | None
    action: str
    at: float
    seconds: float


@dataclass(slots=True)
class Journal:
    """What a player went through."""

    acknowledged: list[Entry] = field(default_factory=list)
    unsure: list[Entry] = field(default_factory=list)
    """Moves that were sent and not answered: they may have been stored or not."""

    stale: int = 0
    """How often somebody else was faster, where several seats decide at once."""

    refused: list[str] = field(default_factory=list)
    """What the server did not do, with the reason."""

    reconnects: int = 0
    unanswered_pings: int = 0
    ended: list[int] = field(default_factory=list)
    """The codes with which the server, or the network, ended WebSockets."""
