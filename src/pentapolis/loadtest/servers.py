"""Servers in processes of their own: started, measured, and gone at the end, whatever happens.

    async with Running(ServerCommand.ours(), database, folder) as server:
        before = server.spent()
        ...
        print(server.spent() - before)

A `ServerCommand` may start any version of the server: `{port}` and `{database}` in it are replaced.
"""

from __future__ import annotations

import asyncio
import os
import shlex
import signal
import socket
import subprocess
import sys
import time
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from pentapolis.kernel.errors import PentapolisError
from pentapolis.loadtest import usage
from pentapolis.loadtest.databases import Database
from pentapolis.loadtest.wire import ConnectionLost, HttpConnection, Place

BARE = "bare"
OURS = "pentapolis"
START_SECONDS = 60.0
STOP_SECONDS = 15.0
SERVE = "serve --port {port} --database {database} --bot-workers 1 --log-level warning"


class ServerFailed(PentapolisError):
    """A server did not start, or ended by itself; the message ends with what it said."""


@dataclass(frozen=True, slots=True)
class ServerCommand:
    """How to start a server, and what to call it."""

    label: str
    words: tuple[str, ...]

    @classmethod
    def ours(cls, label: str = OURS) -> ServerCommand:
        """The server of this installation."""
        return cls(label, (sys.executable, "-m", "pentapolis.cli", *SERVE.split()))

    @classmethod
    def bare(cls) -> ServerCommand:
        """The least that a server could be."""
        module = ("-m", "pentapolis.loadtest.bare")
        return cls(BARE, (sys.executable, *module, "--port", "{port}", "--database", "{database}"))

    @classmethod
    def read(cls, label: str, text: str) -> ServerCommand:
        """A command line as people write it."""
        try:
            words = tuple(shlex.split(text))
        except ValueError as error:
            raise ServerFailed(f"the command {text!r} cannot be read: {error}") from None
        if not any("{port}" in word for word in words) or not any("{database}" in word for word in words):
            raise ServerFailed(f"the command {text!r} must have {{port}} and {{database}} in it")
        return cls(label, words)

    def filled_in(self, port: int, database: str) -> list[str]:
        """The words of the command line."""
        return [word.replace("{port}", str(port)).replace("{database}", database) for word in self.words]


@dataclass(frozen=True, slots=True)
class Spent:
    """Seconds of processor time: of the server, of its children, and of PostgreSQL if that can be seen."""

    server: float
    children: float
    database: float | None
    transactions: int | None

    def __sub__(self, earlier: Spent) -> Spent:
        """What was spent since then."""
        return Spent(
            self.server - earlier.server,
            self.children - earlier.children,
            None if self.database is None or earlier.database is None else self.database - earlier.database,
            None
            if self.transactions is None or earlier.transactions is None
            else self.transactions - earlier.transactions,
        )


class Running:
    """A server in a process of its own, with everything that it starts."""

    def __init__(self, command: ServerCommand, database: Database, folder: Path) -> None:
        self.command = command
        self.label = command.label
        self.database = database
        self.url = ""
        self._log = folder / f"{command.label}.log"
        self._process: subprocess.Popen[bytes] | None = None

    async def __aenter__(self) -> Running:
        """Start it."""
        try:
            await self.start()
        except BaseException:
            self.kill()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop it; after an error at once."""
        if error is None:
            await self.stop()
        else:
            self.kill()

    async def start(self, port: int | None = None) -> None:
        """Start it and wait until it answers; at any free port unless one is given."""
        port = port or free_port()
        self.url = f"http://127.0.0.1:{port}"
        self._spawn(self.command.filled_in(port, self.database.url))
        await self._wait_until_ready(Place("127.0.0.1", port))

    def _spawn(self, words: list[str]) -> None:
        try:
            with self._log.open("ab") as log:
                # A session of its own: Ctrl-C in the terminal is for us, and we then stop it in order.
                self._process = subprocess.Popen(
                    words,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    start_new_session=True,
                )
        except OSError as error:
            raise ServerFailed(f"{words[0]} cannot be started: {error.strerror or error}") from None

    async def stop(self) -> None:
        """Ask it to stop, and wait for it."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            await asyncio.to_thread(self._process.wait, STOP_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End it and its children at once."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    @property
    def pid(self) -> int:
        """The number of the process; `ServerFailed` if it has ended."""
        if self._process is None or self._process.poll() is not None:
            raise ServerFailed(f"the server {self.label} has ended by itself{self._said()}")
        return self._process.pid

    async def spent(self, counting: float | None = None) -> Spent:
        """The processor time so far; transactions only if told how long to wait for their count."""
        transactions = None
        if counting is not None and self.database.transactions() is not None:
            await asyncio.sleep(counting)
            transactions = self.database.transactions()
        return Spent(
            usage.own_seconds(self.pid),
            usage.children_seconds(self.pid),
            self.database.seconds(),
            transactions,
        )

    def resident(self) -> int:
        """The memory of the server's process, in bytes."""
        return usage.resident_bytes(self.pid)

    async def _wait_until_ready(self, place: Place) -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            assert self.pid
            try:
                connection = await HttpConnection.to(place, None, START_SECONDS)
                with closing(connection):
                    answer = await connection.ask("GET", "/api/me", {}, b"", START_SECONDS)
            except ConnectionLost:
                # Nobody listens yet, or has stopped again. Now and then one is connected to oneself there.
                await asyncio.sleep(0.05)
                continue
            if answer.status == 200:
                return
            raise ServerFailed(f"the server {self.label} answers GET /api/me with {answer.status}")
        raise ServerFailed(f"the server {self.label} did not answer in {START_SECONDS:g} s{self._said()}")

    def _said(self) -> str:
        """The end of what it printed, as the rest of a sentence."""
        lines = self._log.read_text(errors="replace").strip().splitlines()
        return ": " + "\n".join(lines[-10:]) if lines else " without a word"


def free_port() -> int:
    """A port of this machine that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
