"""A server in this process, and people who come to it with a browser of their own."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from pentapolis.kernel.messages import Message
from pentapolis.server.app import create_app
from pentapolis.server.config import Config
from pentapolis.server.sockets import LiveProtocol
from pentapolis.server.types.live import LiveChat, LivePong, LiveProblem, LiveTable, LiveWaiting
from pentapolis.server.types.people import ChatLine
from pentapolis.server.types.problems import Problem
from pentapolis.server.types.tables import Table

T = TypeVar("T")

PLENTY = 100_000

PATIENCE = 30.0
"""Seconds after which a test gives up on something that should have happened."""


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    """Run a scenario, which must come to an end."""

    async def limited() -> None:
        await asyncio.wait_for(scenario(), PATIENCE)

    asyncio.run(limited())


def quick(database_url: str) -> Config:
    """A server for tests: bots that hardly think, and no limit that tests would reach by being many."""
    return Config(
        database_url=database_url,
        bot_workers=1,
        bot_seconds={"easy": 0.01, "medium": 0.01, "hard": 0.01},
        hint_seconds=0.3,
        hints_per_person=PLENTY,
        hints_per_address=PLENTY,
        tables_per_address=PLENTY,
        identities_per_address=PLENTY,
        lines_per_address=PLENTY,
        moves_per_person=PLENTY,
        moves_per_address=PLENTY,
        questions_per_person=PLENTY,
        questions_per_address=PLENTY,
        histories_per_person=PLENTY,
        histories_per_address=PLENTY,
        sockets_per_address=PLENTY,
        steps_at_once=PLENTY,
        bot_tables_per_person=PLENTY,
        bot_tables_per_address=PLENTY,
        thinking_per_address=float(PLENTY),
    )


class SeenStep(msgspec.Struct):
    """A step as a client reads it: views and events of any game."""

    ply: int
    seat: int | None
    events: list[dict[str, object]]
    log: list[dict[str, object]]
    view: dict[str, object]


class SeenQuestion(msgspec.Struct):
    """An open question as a client reads it."""

    seat: int
    ply: int
    waiting: list[int]
    log: list[Message]


class SeenUpdate(msgspec.Struct, tag_field="type", tag="update"):
    """An update as a client reads it, with or without its `type`."""

    epoch: int
    steps: list[SeenStep]
    legal: list[str]
    undo: SeenQuestion | None
    takes_back: str | None
    you: int | None
    table: Table

    @property
    def plies(self) -> list[int]:
        """The plies of the steps."""
        return [step.ply for step in self.steps]


SeenMessage = SeenUpdate | LiveTable | LiveChat | LivePong | LiveProblem | LiveWaiting


@dataclass
class Live:
    """One WebSocket of a person."""

    socket: ClientConnection
    heard: list[str] = field(default_factory=list)

    def receive(self) -> SeenMessage:
        """The next message."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: SeenMessage = msgspec.json.decode(text, type=SeenMessage)
        return message

    def wait(self, kind: type[T]) -> T:
        """The next message of one kind; others are passed over."""
        while True:
            message = self.receive()
            if isinstance(message, kind):
                return message

    def update(self, ply: int, epoch: int = 0) -> SeenUpdate:
        """The update that brings the game to this ply."""
        while True:
            update = self.wait(SeenUpdate)
            if (update.epoch, update.table.ply) == (epoch, ply):
                return update

    def line(self) -> ChatLine:
        """The next chat line."""
        return self.wait(LiveChat).line


@dataclass
class Person:
    """Somebody with a cookie, a browser, and a memory of everything that it was sent."""

    http: httpx.Client
    heard: list[str] = field(default_factory=list)

    def get(self, path: str, answer: type[T], **params: str | int | bool) -> T:
        """Ask for something that must be given."""
        return self._read(self.http.get(path, params=params), answer)

    def post(self, path: str, body: object, answer: type[T]) -> T:
        """Do something that must succeed."""
        return self._read(self.http.post(path, json=body), answer)

    def put(self, path: str, body: object, answer: type[T]) -> T:
        """Change something, which must succeed."""
        return self._read(self.http.put(path, json=body), answer)

    def refused(self, method: str, path: str, body: object = None, **headers: str) -> Problem:
        """Do something that must fail."""
        response = self.http.request(method, path, json=body, headers=headers)
        self.heard.append(response.text)
        problem = msgspec.json.decode(response.content, type=Problem)
        assert problem.status == response.status_code
        return problem

    def position(self, table: Table, **params: int) -> SeenUpdate:
        """The present of a table's game, with `after` and the steps that led there."""
        response = self.http.get(f"/api/tables/{table.id}/position", params=params)
        self.heard.append(response.text)
        assert response.status_code == 200, response.text
        return read_update(response.content)

    def move(self, table: Table, ply: int, action: str) -> int:
        """Play; the new ply."""
        answer = self.post(f"/api/tables/{table.id}/moves", {"ply": ply, "action": action}, dict[str, int])
        return answer["ply"]

    @contextmanager
    def live(self, table: Table, **params: str | int) -> Iterator[Live]:
        """Connect to the live updates."""
        query = httpx.QueryParams(params)
        address = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        with connect(
            f"{address}/api/tables/{table.id}/live?{query}", additional_headers=headers, max_size=None
        ) as socket:
            yield Live(socket, self.heard)

    def _read(self, response: httpx.Response, answer: type[T]) -> T:
        self.heard.append(response.text)
        assert response.status_code < 300, response.text
        return msgspec.json.decode(response.content, type=answer)


@dataclass
class House:
    """A running server."""

    url: str

    @contextmanager
    def guest(self) -> Iterator[Person]:
        """Somebody who has never been here."""
        with httpx.Client(base_url=self.url, timeout=PATIENCE, verify=False) as http:
            yield Person(http)


@contextmanager
def open_house(config: Config) -> Iterator[House]:
    """Run a server in a thread, on any free port."""
    with open_app(create_app(config)) as house:
        yield house


@contextmanager
def open_app(app: Litestar) -> Iterator[House]:
    """Run an application in a thread, on any free port."""
    settings = uvicorn.Config(
        app, port=0, log_config=None, lifespan="on", ws=LiveProtocol, timeout_graceful_shutdown=10
    )
    ready = threading.Event()

    class Server(uvicorn.Server):
        async def startup(self, sockets: object = None) -> None:
            await super().startup()
            ready.set()

    server = Server(settings)

    def run() -> None:
        try:
            server.run()
        finally:
            ready.set()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    assert ready.wait(PATIENCE)
    assert server.started
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield House(f"http://127.0.0.1:{port}")
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


def read_update(content: bytes) -> SeenUpdate:
    """An `Update` that came over HTTP."""
    return msgspec.convert({"type": "update", **json.loads(content)}, SeenUpdate)


def seats(*kinds: str) -> list[dict[str, str]]:
    """Seats to ask for: `me`, `open`, or a bot's level."""
    return [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in kinds]


def open_table(person: Person, *kinds: str, **more: object) -> Table:
    """A new table."""
    body = {"game": "palatinus", "seats": seats(*kinds), **more}
    return person.post("/api/tables", body, Table)


def start_together(*people: Person, watched: bool = True) -> Table:
    """A running game of these people, sitting in this order; the first begins."""
    owner, *others = people
    kinds = ["me"] + ["open"] * len(others)
    table = open_table(owner, *kinds, public=watched, options={"starting_player": 0})
    for person in others:
        person.post(f"/api/tables/{table.id}/join", {"invite": table.invite}, Table)
    return owner.post(f"/api/tables/{table.id}/start", None, Table)


def play_until(table: Table, ply: int, *people: Person) -> Table:
    """These people play on, first actions first, until so many were played or the game is over."""
    seat = 0
    while True:
        update = people[seat].position(table)
        if update.table.ply >= ply or update.table.status == "finished":
            return update.table
        if update.legal:
            people[seat].move(table, update.table.ply, update.legal[0])
            seat = (seat + 1) % len(people)
        else:
            seat = update.table.actors[0]


def play_to_the_end(table: Table, *people: Person) -> Table:
    """These people play the whole game."""
    return play_until(table, 1_000_000, *people)


def with_a_bot(person: Person, table: Table) -> None:
    """Play in the first seat until the bot in the second has moved twice and has nothing more to decide."""
    moved = ply = 0
    dice = Random(1)
    with person.live(table) as live:
        update = live.wait(SeenUpdate)
        while moved < 2 or any(seat.thinking for seat in update.table.seats):
            if update.legal and moved < 2 and update.table.ply >= ply:
                ply = person.move(table, update.table.ply, dice.choice(update.legal))
            update = live.wait(SeenUpdate)
            moved += [step.seat for step in update.steps].count(1)
