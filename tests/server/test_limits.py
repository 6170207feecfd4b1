"""Limits: how often somebody may do what, how dropping the cookie does not help, what is kept for many."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace

import httpx
import pytest
import uvicorn
from litestar.datastructures import Address
from websockets.exceptions import ConnectionClosed

from pentapolis.server.answers import Answers
from pentapolis.server.app import create_app
from pentapolis.server.config import Config
from pentapolis.server.connections import impatient
from pentapolis.server.flood import BYTES, MESSAGES, PingGuard, steps_after
from pentapolis.server.limits import Limits, is_proxy, network_of
from pentapolis.server.problems import ProblemError
from pentapolis.server.types.live import LivePong, LiveProblem, LiveTable
from pentapolis.server.types.playing import LogStep
from pentapolis.server.types.tables import Table
from tests.server.conftest import NewDatabase
from tests.server.house import (
    PATIENCE,
    House,
    Live,
    Person,
    open_house,
    open_table,
    play_to_the_end,
    play_until,
    quick,
    seats,
    start_together,
)

HOME = Address("192.0.2.7", 4000)
ELSEWHERE = Address("198.51.100.7", 4000)


class Clock:
    """A clock that goes only when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


# Counting -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("192.0.2.7", "::ffff:192.0.2.7", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("testclient", "testclient", True),
    ],
)
def test_addresses_of_one_customer_count_as_one(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


def test_whoever_drops_the_cookie_is_still_counted_by_address() -> None:
    clock = Clock()
    limits = Limits(Config(moves_per_person=2, moves_per_address=4), clock)
    for person in ("a", "a", "b", "b"):
        limits.move(person, HOME)
    with pytest.raises(ProblemError) as problem:
        limits.move("somebody new", HOME)
    assert problem.value.problem.args == {"seconds": 3}
    limits.move("c", ELSEWHERE)
    limits.move("d", None)
    clock.now += 2.5
    limits.move("e", HOME)


@pytest.mark.parametrize("trusted", [("127.0.0.1", "10.0.0.0/8"), ("*",)])
def test_a_proxy_that_names_nobody_is_not_limited_but_everybody_it_names_is(trusted: tuple[str, ...]) -> None:
    limits = Limits(Config(moves_per_address=2, trusted_proxies=trusted), Clock())
    named = [Address("127.0.0.1", 1), Address("10.1.2.3", 1)] if "*" not in trusted else []
    for client in named:
        for number in range(5):
            limits.move(f"{client.host} {number}", client)
    for person in ("a", "b"):
        limits.move(person, HOME)
    with pytest.raises(ProblemError):
        limits.move("c", HOME)


def test_each_kind_of_thing_has_its_own_limit() -> None:
    config = Config(
        tables_per_person=1,
        lines_per_person=1,
        moves_per_person=1,
        questions_per_person=1,
        histories_per_person=1,
    )
    limits = Limits(config, Clock())
    kinds = (limits.table, limits.line, limits.move, limits.question, limits.history)
    for count in kinds:
        count("a", HOME)
    for count in kinds:
        with pytest.raises(ProblemError):
            count("a", HOME)


def test_places_for_sockets_are_given_back() -> None:
    limits = Limits(Config(sockets_per_person=2, sockets_per_address=3))
    with ExitStack() as stack:
        for person in ("a", "a", "b"):
            stack.enter_context(limits.socket(person, HOME))
        for person in ("a", "b"):  # too many of the person, too many from the address
            with pytest.raises(ProblemError), limits.socket(person, HOME):
                pass
        with limits.socket("b", ELSEWHERE):
            pass
    with limits.socket("a", HOME), limits.socket("a", HOME), limits.socket("b", HOME):
        pass


# Pings --------------------------------------------------------------------------------------------------


def test_pings_close_together_get_one_pong() -> None:
    clock = Clock()
    guard = PingGuard(clock=clock)
    assert guard.pinged() == 0.0
    assert guard.pinged() is None
    guard.answered()
    clock.now += 0.25
    assert guard.pinged() == 0.75
    assert guard.pinged() is None
    clock.now += 0.75
    guard.answered()
    clock.now += 20
    assert guard.pinged() == 0.0


def test_a_flood_of_messages_ends_the_connection() -> None:
    clock = Clock()
    guard = PingGuard(messages=3, clock=clock)
    for _ in range(3):
        guard.heard()
    clock.now += 1
    guard.heard()
    with pytest.raises(ProblemError) as problem:
        guard.heard()
    assert problem.value.problem.id == "problem-too-many"


def test_whoever_is_far_behind_gets_only_the_present() -> None:
    assert [steps_after(known, 100, most=10) for known in (100, 99, 90, 89, 0, -1)] == [
        100,
        99,
        90,
        99,
        99,
        99,
    ]


# Kept answers -------------------------------------------------------------------------------------------


def test_an_answer_is_made_once_for_all_who_ask() -> None:
    made: list[int] = []
    begin = threading.Event()

    def make() -> object:
        assert begin.wait(PATIENCE)
        made.append(1)
        return ["a story"]

    async def ask() -> list[bytes]:
        answers = Answers(room=1000)
        tasks = [asyncio.create_task(answers.packed("key", make)) for _ in range(5)]
        await asyncio.sleep(0)
        tasks[0].cancel()  # whoever leaves takes nothing from the others
        begin.set()
        return [*await asyncio.gather(*tasks[1:]), await answers.packed("key", make)]

    found = asyncio.run(ask())
    assert len(made) == 1
    assert {gzip.decompress(answer) for answer in found} == {b'["a story"]'}


def test_an_answer_that_could_not_be_made_is_tried_again() -> None:
    attempts: list[int] = []

    def make() -> object:
        attempts.append(1)
        if len(attempts) == 1:
            raise ZeroDivisionError
        return []

    async def ask() -> None:
        answers = Answers(room=1000)
        with pytest.raises(ZeroDivisionError):
            await answers.packed("key", make)
        await answers.packed("key", make)

    asyncio.run(ask())


def test_kept_answers_take_no_more_room_than_they_may() -> None:
    async def ask() -> None:
        answers = Answers(room=200)
        made: list[int] = []

        async def packed(number: int) -> None:
            await answers.packed(number, lambda: made.append(number))

        for number in range(100):
            await packed(0)  # asked for again and again, so it stays
            await packed(number)
            assert answers.size <= 200
        await packed(99)
        assert made == list(range(100))
        await packed(1)
        assert made[-1] == 1

    asyncio.run(ask())


def test_logs_and_replays_come_packed_or_not_as_the_client_likes(anna: Person, bo: Person) -> None:
    table = play_to_the_end(start_together(anna, bo), anna, bo)
    for part in ("log", "replay"):
        path = f"/api/tables/{table.id}/{part}"
        packed = anna.http.get(path, headers={"Accept-Encoding": "gzip"})
        plain = anna.http.get(path, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()
        assert {packed.headers["vary"], plain.headers["vary"]} == {"Accept-Encoding"}
    assert anna.http.get(f"/api/tables/{table.id}/replay").json()["you"] == 0
    assert bo.http.get(f"/api/tables/{table.id}/replay").json()["you"] == 1


def test_the_log_follows_the_game(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    for ply in (3, 5):
        play_until(table, ply, anna, bo)
        assert anna.get(f"/api/tables/{table.id}/log", list[LogStep])[-1].ply == ply


# At a server --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict_house(new_database: NewDatabase) -> Iterator[House]:
    """A server with tight limits; all who come, come from one address."""
    config = replace(
        quick(new_database("sqlite")),
        trusted_proxies=(),
        identities_per_address=40,
        moves_per_person=5,
        questions_per_person=3,
        histories_per_person=2,
        sockets_per_person=2,
        sockets_per_address=3,
        lines_per_address=3,
    )
    with open_house(config) as house:
        yield house


def too_many(response: httpx.Response) -> bool:
    """Was it refused as one too many, with a time after which it is allowed?"""
    if response.status_code != 429:
        return False
    problem = json.loads(response.content)
    assert problem["id"] == "problem-too-many"
    assert int(response.headers["retry-after"]) == problem["args"]["seconds"] >= 1
    return True


def limited(ask: Callable[[], httpx.Response], free: int = 0) -> bool:
    """The first few are answered, and soon one is refused, though the bucket fills meanwhile."""
    assert not any(too_many(ask()) for _ in range(free))
    return any(too_many(ask()) for _ in range(10))


def test_questions_histories_and_moves_are_limited(strict_house: House) -> None:
    with strict_house.guest() as anna:
        table = open_table(anna, "me", "easy", start=True)
        path = f"/api/tables/{table.id}"
        nothing = {"action": "no action at all"}
        assert limited(lambda: anna.http.post(f"{path}/why", json=nothing), free=3)
        assert limited(lambda: anna.http.post(f"{path}/preview", json=nothing))
        assert limited(lambda: anna.http.get(f"{path}/description"))
        assert limited(lambda: anna.http.post(f"{path}/ask", json={"question": "score"}))
        assert limited(lambda: anna.http.get(f"{path}/log"), free=2)
        assert limited(lambda: anna.http.get(f"{path}/replay"))
        assert limited(lambda: anna.http.get(f"{path}/record"))
        move = {"ply": 0, "action": "no action at all"}
        assert limited(lambda: anna.http.post(f"{path}/moves", json=move), free=5)
        assert limited(lambda: anna.http.post(f"{path}/undo", json={"ply": 0}))
        assert anna.http.get(f"{path}/position").status_code == 200


def test_chat_is_limited_for_the_address_too(strict_house: House) -> None:
    with strict_house.guest() as anna:
        table = open_table(anna, "me", "open", public=True)

        def say_as_somebody_new() -> httpx.Response:
            with strict_house.guest() as somebody:
                return somebody.http.post(f"/api/tables/{table.id}/chat", json={"text": "hello"})

        assert limited(say_as_somebody_new, free=3)


def test_sockets_are_limited_and_told_why(strict_house: House) -> None:
    with strict_house.guest() as anna, strict_house.guest() as bo, ExitStack() as stack:
        table = open_table(anna, "me", "open", public=True)
        bo.get("/api/me", dict[str, str])
        for person in (anna, anna, bo):
            stack.enter_context(person.live(table)).wait(LiveTable)
        for person in (anna, bo):
            with person.live(table) as refused:
                problem = refused.wait(LiveProblem).problem
                assert (problem.id, problem.args) == ("problem-too-many", {"seconds": 30})
                with pytest.raises(Exception, match="4429"):
                    refused.receive()


def ping_without_end(live: Live) -> None:
    """Send pings of the protocol, as many as would be bytes enough."""
    for _ in range(BYTES):
        live.socket.ping()


def test_a_flood_of_frames_that_are_no_messages_ends_the_connection(anna: Person) -> None:
    table = open_table(anna, "me", "open")
    with anna.live(table) as live:
        live.receive()
        with pytest.raises(ConnectionClosed):
            ping_without_end(live)
    with anna.live(table) as live:  # but it may come back
        live.receive()


def test_pings_in_a_row_get_one_pong_and_a_flood_ends_the_connection(anna: Person) -> None:
    table = open_table(anna, "me", "open")
    ping = '{"type":"ping"}'
    with anna.live(table) as live:
        live.wait(LiveTable)
        live.socket.send(ping)
        assert isinstance(live.receive(), LivePong)  # one at once
        for _ in range(19):
            live.socket.send(ping)
        assert isinstance(live.receive(), LivePong)  # and one for all others a second later
        live.socket.send("something else")
        anna.post(f"/api/tables/{table.id}/chat", {"text": "here"}, dict[str, object])
        assert live.line().text == "here"  # no further pong came before it
    with anna.live(table) as live:
        with suppress(ConnectionClosed):
            for _ in range(MESSAGES + 20):
                live.socket.send("noise")
        assert live.wait(LiveProblem).problem.id == "problem-too-many"
        with pytest.raises(ConnectionClosed, match="4429"):
            live.receive()


def test_dropping_the_cookie_on_the_servers_own_machine_brings_no_more_tables_of_bots(database: str) -> None:
    seconds = dict.fromkeys(("easy", "medium", "hard"), 60.0)
    config = replace(quick(database), bot_seconds=seconds, bot_tables_per_address=2)
    bots = {"game": "palatinus", "seats": seats("hard", "hard"), "start": True}
    with open_house(config) as house:
        for _ in range(2):
            with house.guest() as person:
                person.post("/api/tables", bots, Table)
        with house.guest() as person:
            assert person.refused("POST", "/api/tables", bots).id == "problem-too-many"
            open_table(person, "me", "hard", start=True)


def test_a_spectator_who_is_far_behind_is_not_sent_the_whole_game(new_database: NewDatabase) -> None:
    config = replace(quick(new_database("sqlite")), steps_at_once=5)
    with open_house(config) as house, house.guest() as anna, house.guest() as bo, house.guest() as cleo:
        for person in (anna, bo, cleo):
            person.get("/api/me", dict[str, str])
        table = play_until(start_together(anna, bo), 8, anna, bo)
        for known, plies in ((8, []), (6, [7, 8]), (3, [4, 5, 6, 7, 8]), (2, [8]), (-1, [8])):
            with cleo.live(table, epoch=0, ply=known) as live:
                assert live.update(8).plies == plies
            assert cleo.position(table, after=known).plies == (plies or [8])
        with anna.live(table, epoch=0, ply=-1) as live:  # whoever plays gets all that they lack
            assert live.update(8).plies == list(range(9))


def test_only_so_many_new_people_come_from_one_address(new_database: NewDatabase) -> None:
    config = replace(quick(new_database("sqlite")), identities_per_address=3, trusted_proxies=())
    with open_house(config) as house, house.guest() as known:
        known.get("/api/me", dict[str, str])
        refused = [too_many(httpx.get(f"{house.url}/api/me", verify=False)) for _ in range(3)]
        assert refused == [False, False, True]
        assert known.http.get("/api/me").status_code == 200
        assert httpx.get(f"{house.url}/", verify=False).status_code == 200


# Connections --------------------------------------------------------------------------------------------


@contextmanager
def impatient_server(config: Config, trusted: str) -> Iterator[int]:
    """A server behind our protocol, in a thread; its port."""
    config = replace(config, trusted_proxies=(trusted,) if trusted else ())
    settings = uvicorn.Config(
        create_app(config),
        port=0,
        log_config=None,
        lifespan="on",
        http=impatient(config),
        proxy_headers=False,
        ws="websockets-sansio",
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(settings)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not server.started and time.monotonic() < deadline:
        time.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


def connect(port: int) -> socket.socket:
    """A connection that says nothing yet."""
    return socket.create_connection(("127.0.0.1", port), PATIENCE)


def read_all(connection: socket.socket) -> bytes:
    """Everything until the other side closes; nothing if it breaks the connection off."""
    parts = []
    try:
        while part := connection.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def test_a_client_that_goes_before_its_body_has_come_is_no_incident(
    new_database: NewDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    config = replace(quick(new_database("sqlite")), access_log=True)
    head = (
        "PUT /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
    )
    with open_house(config) as house:
        with connect(int(house.url.rpartition(":")[2])) as hasty:
            hasty.sendall(f'{head}{{"name"'.encode())
        deadline = time.monotonic() + PATIENCE
        while not [told for told in caplog.messages if told.startswith("PUT /api/me ")]:
            assert time.monotonic() < deadline
            time.sleep(0.01)
    assert not [told for told in caplog.messages if "incident" in told]


def test_requests_that_never_come_are_not_waited_for(new_database: NewDatabase) -> None:
    config = replace(quick(new_database("sqlite")), request_seconds=0.5)
    with impatient_server(config, "127.0.0.1") as port:
        with connect(port) as silent:
            assert read_all(silent) == b""
        with connect(port) as slow:
            slow.sendall(b"GET /api/about HTTP/1.1\r\nHost: here\r\n")
            assert read_all(slow).startswith(b"HTTP/1.1 408 ")
        with connect(port) as slow:  # it answers a request first, and is then waited for again
            slow.sendall(b"GET /api/about HTTP/1.1\r\nHost: here\r\n\r\n")
            assert slow.recv(65536).startswith(b"HTTP/1.1 200 ")
            slow.sendall(b"GET /api/ab")
            assert b"HTTP/1.1 408 " in read_all(slow)
        with connect(port) as slow:
            slow.sendall(b"PUT /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 20\r\n\r\n{")
            assert b"200 OK" not in read_all(slow)


def test_what_comes_in_time_is_answered_in_any_number_of_parts(new_database: NewDatabase) -> None:
    with impatient_server(quick(new_database("sqlite")), "127.0.0.1") as port, connect(port) as connection:
        for _ in range(2):
            for part in (b"GET /api/about HT", b"TP/1.1\r\nHost: here\r\n", b"\r\n"):
                connection.sendall(part)
                time.sleep(0.02)
            assert connection.recv(65536).startswith(b"HTTP/1.1 200 ")


def test_live_connections_outlast_the_patience_for_requests(new_database: NewDatabase) -> None:
    config = replace(
        quick(new_database("sqlite")), request_seconds=0.2, connections_per_address=3, heartbeat=0.1
    )
    with (
        impatient_server(config, "") as port,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False) as http,
        ExitStack() as stack,
    ):
        person = Person(http)
        table = open_table(person, "me", "open")
        lives = [
            stack.enter_context(person.live(table)) for _ in range(5)
        ]  # more than connections for requests
        for live in lives:
            live.wait(LiveTable)
        time.sleep(0.5)
        renamed = person.put("/api/me", {"name": "Anna"}, dict[str, str])
        for live in lives:
            assert live.wait(LiveTable).table.seats[0].name == renamed["name"]


def test_one_address_holds_only_so_many_connections(new_database: NewDatabase) -> None:
    config = replace(quick(new_database("sqlite")), connections_per_address=3)
    request = b"GET /api/about HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
    with impatient_server(config, "") as port, ExitStack() as stack:
        held = [stack.enter_context(connect(port)) for _ in range(3)]
        with connect(port) as one_too_many:
            with suppress(ConnectionError):
                one_too_many.sendall(request)
            assert read_all(one_too_many) == b""
        for connection in held:
            connection.sendall(request)
            assert read_all(connection).startswith(b"HTTP/1.1 200 ")
        with connect(port) as next_one:
            next_one.sendall(request)
            assert read_all(next_one).startswith(b"HTTP/1.1 200 ")


def test_a_trusted_proxy_holds_as_many_connections_as_it_likes(new_database: NewDatabase) -> None:
    config = replace(quick(new_database("sqlite")), connections_per_address=1)
    with impatient_server(config, "127.0.0.1") as port, ExitStack() as stack:
        for _ in range(5):
            connection = stack.enter_context(connect(port))
            connection.sendall(b"GET /api/about HTTP/1.1\r\nHost: here\r\n\r\n")
            assert connection.recv(65536).startswith(b"HTTP/1.1 200 ")


def test_proxies_are_named_by_address_or_network() -> None:
    assert is_proxy("10.1.2.3", ("127.0.0.1", "10.0.0.0/8"))
    assert is_proxy("2001:db8::1", ("2001:db8::/32",))
    assert is_proxy("anything", ("*",))
    assert not is_proxy("192.0.2.1", ("127.0.0.1", "10.0.0.0/8"))
    assert not is_proxy("192.0.2.1", ())
    assert not is_proxy("not an address", ("10.0.0.0/8",))
