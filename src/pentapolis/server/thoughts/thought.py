"""A thought: what a bot is asked, and the one way to ask."""

from __future__ import annotations

from collections import Counter
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from pentapolis.kernel.plain import Snapshot
from pentapolis.server.thoughts.shares import Share


class Thought(msgspec.Struct, frozen=True):
    """One decision of one bot. `snapshot` is resampled: nothing in it is secret from the bot's seat."""

    table: str
    game: str
    rules: int
    box: str | None
    """The digest of the box it is played with; None if that is the built-in one."""
    level: str
    seat: int
    epoch: int
    ply: int
    snapshot: Snapshot
    seconds: float
    people: bool
    """Do people sit at the table? They are not kept waiting by tables of bots."""
    share: Share

    @property
    def key(self) -> str:
        """What no other thought is called; asked for twice, it is the same thought."""
        return f"{self.table}:{self.seat}:{self.epoch}:{self.ply}"


@dataclass
class Counts:
    """How many thoughts there are and were, by level, as far as this process has to do with them."""

    waiting: Counter[str] = field(default_factory=Counter)
    """Asked for here, and not answered yet; those that another process thinks about are among them."""
    under_way: Counter[str] = field(default_factory=Counter)
    """Being thought in the processes of this one."""
    done: Counter[str] = field(default_factory=Counter)
    """Asked for here, and answered."""
    failed: Counter[str] = field(default_factory=Counter)
    """Asked for here, and the bot crashed, hung or gave up."""


class Thoughts(Protocol):
    """Where bots think."""

    @property
    def counts(self) -> Counts:
        """For those who keep watch."""

    def running(self) -> AbstractAsyncContextManager[None]:
        """Think as long as this lasts."""

    async def choose(self, thought: Thought) -> str:
        """The action that a bot takes, as text; `BotFailed` if it finds none.

        Whoever stops waiting need not be the only one who wants to know: to stop the bot too, `forget`.
        """

    async def forget(self, thought: Thought) -> None:
        """Nobody needs this answer any more."""
