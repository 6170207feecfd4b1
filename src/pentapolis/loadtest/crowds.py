"""Many players at many tables."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from types import TracebackType
from typing import TypeVar

from pentapolis.loadtest.journals import Entry
from pentapolis.loadtest.players import CALM, Manners, Pause, Player
from pentapolis.loadtest.seeing import SeenTable

T = TypeVar("T")


@dataclass(slots=True)
class Party:
    """One table, the people who play at it, and those who look on."""

    table: SeenTable
    players: list[Player]
    spectators: list[Player] = field(default_factory=list)

    @property
    def everybody(self) -> list[Player]:
        """Players and spectators."""
        return [*self.players, *self.spectators]

    @property
    def ply(self) -> int:
        """How many moves have been acknowledged."""
        return max((entry.ply or 0 for entry in self.acknowledged), default=0)

    @property
    def acknowledged(self) -> list[Entry]:
        """The acknowledged moves of all players, in the order of the table."""
        entries = [entry for player in self.players for entry in player.journal.acknowledged]
        return sorted(entries, key=lambda entry: entry.ply or 0)

    async def play(self, moves: int | None = None, *, pause: Pause | None = None) -> None:
        """Everybody plays, until the table has seen so many moves or the game is over."""
        await together([player.play(moves, pause=pause) for player in self.players])

    async def caught_up(self) -> None:
        """Wait until everybody has seen the last acknowledged move."""
        ply = self.ply
        for person in self.everybody:
            await person.reached(ply)

    async def missing(self) -> list[Entry]:
        """The acknowledged moves that the server does not have, or not exactly once."""
        return [entry for player in self.players for entry in await self.players[0].missing(player.journal)]


class Crowd:
    """Many people on one server.

        async with Crowd(url) as crowd:
            parties = await crowd.seat(10, "palatinus")
            await crowd.watch(parties)
            await together([party.play() for party in parties])

    Every person comes from a loopback address of their own where the system allows that, as people do, so
    that a server's limits for each address do not take them for one.
    """

    def __init__(self, url: str, *, manners: Manners = CALM, seed: int = 0) -> None:
        self.url = url
        self.manners = manners
        self.people: list[Player] = []
        self._seed = seed
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Crowd:
        """Nobody is here yet."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Everybody leaves."""
        await self._stack.aclose()
        self.people.clear()

    async def person(self, manners: Manners | None = None) -> Player:
        """Somebody new."""
        number = len(self.people)
        player = Player(
            self.url,
            manners=manners or self.manners,
            source=own_address(self._seed, number),
            seed=hash((self._seed, number)),
        )
        self.people.append(player)
        return await self._stack.enter_async_context(player)

    async def seat(self, tables: int, game: str, *, seats: int = 2, at_once: int = 8) -> list[Party]:
        """Open and start so many tables, each with people of its own."""

        async def seated() -> Party:
            owner, *others = [await self.person() for _ in range(seats)]
            table = await owner.open_table(game, seats=seats)
            for player in others:
                await player.take_seat(table)
            return Party(await owner.start(table), [owner, *others])

        return await _few_at_once(at_once, [seated] * tables)

    async def watch(self, parties: Iterable[Party], *, spectators: int = 0, at_once: int = 32) -> None:
        """Everybody at these tables connects and sees the position, after so many new spectators came."""

        async def look(person: Player, party: Party) -> None:
            await person.watch(party.table)
            await person.reached(0)

        async def come(party: Party) -> None:
            person = await self.person()
            party.spectators.append(person)
            await look(person, party)

        works: list[Callable[[], Awaitable[None]]] = []
        for party in parties:
            works += [partial(look, player, party) for player in party.everybody if not player.connected]
            works += [partial(come, party) for _ in range(spectators)]
        await _few_at_once(at_once, works)


def own_address(seed: int, number: int) -> str | None:
    """A loopback address for one person, where any of them can be used without being set up first."""
    if sys.platform != "linux":
        return None
    host = (seed * 7919 + number) % (250 * 250 * 250)
    return f"127.{1 + host // 62_500}.{host // 250 % 250}.{1 + host % 250}"


async def together(works: Iterable[Awaitable[T]]) -> list[T]:
    """Do several things at once; the first error ends them all."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        return list(await asyncio.gather(*tasks))
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _few_at_once(limit: int, works: Sequence[Callable[[], Awaitable[T]]]) -> list[T]:
    """Do many things, but no more than so many at once."""
    places = asyncio.Semaphore(limit)

    async def one(work: Callable[[], Awaitable[T]]) -> T:
        async with places:
            return await work()

    return await together([one(work) for work in works])
