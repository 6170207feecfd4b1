"""A thought: what a bot is asked, or somebody asks a bot, and the one way to ask."""

from __future__ import annotations

import hashlib
from collections import Counter
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from pentapolis.kernel.plain import Snapshot
from pentapolis.server.bot_runner import HINT, Task
from pentapolis.server.thoughts.shares import Share


class Thought(msgspec.Struct, frozen=True):
    """One decision of one seat. `snapshot` is resampled: nothing in it is secret from the seat.

    Thought about is what a bot shall do, or what can be told to a person as a hint.
    """

    table: str
    game: str
    rules: int
    box: str | None
    """The digest of the box it is played with; None if that is the built-in one."""
    level: str
    """Of the bot; `HINT` if a hint is wanted."""
    seat: int
    epoch: int
    ply: int
    snapshot: Snapshot
    seconds: float
    people: bool
    """Do people sit at the table? They are not kept waiting by tables of bots."""
    share: Share
    about: str | None = None
    """The action that a hint shall be about."""

    @property
    def key(self) -> str:
        """What no other thought is called; asked for twice, it is the same thought."""
        key = f"{self.table}:{self.seat}:{self.epoch}:{self.ply}"
        if self.level != HINT:
            return key
        # Actions can be long, keys cannot.
        about = "" if self.about is None else hashlib.sha256(self.about.encode()).hexdigest()[:16]
        return f"{key}:{HINT}{about}"

    @property
    def task(self) -> Task:
        """What a worker process is asked."""
        return Task(self.game, self.level, self.seat, self.snapshot, self.seconds, self.about)


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
        """The action that a bot takes, as text, or a hint as JSON; `BotFailed` if it finds none.

        Whoever stops waiting need not be the only one who wants to know: to stop the bot too, `forget`.
        """

    async def forget(self, thought: Thought) -> None:
        """Nobody needs this answer any more."""
