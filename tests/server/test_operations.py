"""What operators rely on: health, readiness, metrics, logs, proxies, and stopping in good order."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from pentapolis.server import metrics
from pentapolis.server.health import management_app, why_not_ready
from pentapolis.server.logs import request_id, set_up_logs
from pentapolis.server.storage.outages import StorageAway
from pentapolis.server.storage.store import Store
from pentapolis.server.tasks import Tasks
from pentapolis.server.thoughts.thought import Counts
from pentapolis.server.types.people import Me
from pentapolis.server.types.problems import Problem
from tests.server.conftest import NewDatabase
from tests.server.house import (
    PATIENCE,
    House,
    Live,
    Person,
    SeenUpdate,
    open_app,
    open_house,
    open_table,
    play_until,
    quick,
    start_together,
)
from tests.server.processes import Process, running

PROGRAM = """
import sys
from pentapolis.cli import main

if __name__ == "__main__":
    sys.exit(main(["serve", "--port", "0", "--bot-workers", "1", *sys.argv[1:]]))
"""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


@contextmanager
def managed(database: str, *arguments: str) -> Iterator[tuple[Process, httpx.Client]]:
    """A server process, and somebody who asks at its management port."""
    place = f"127.0.0.1:{free_port()}"
    flags = ["--database", database, "--management", place, *arguments]
    with (
        running(PROGRAM, *flags) as process,
        httpx.Client(base_url=f"http://{place}", timeout=PATIENCE, verify=False) as asker,
    ):
        yield process, asker


def figures(text: str) -> dict[str, float]:
    """Every line of the metrics: name with labels, and number."""
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(number) for name, _, number in lines}


def wait_for(fits: Callable[[], bool]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < deadline
        time.sleep(0.05)


# Health, readiness, metrics -------------------------------------------------------------------------------


def test_the_management_port_tells_what_the_public_one_does_not(new_database: NewDatabase) -> None:
    with managed(new_database("sqlite")) as (process, asker):
        assert (asker.get("/healthz").status_code, asker.get("/healthz").text) == (200, "alive\n")
        assert (asker.get("/readyz").status_code, asker.get("/readyz").text) == (200, "ready\n")
        assert asker.head("/readyz").status_code == 200
        assert asker.get("/metrics").headers["content-type"].startswith("text/plain")
        assert asker.get("/api/me").status_code == 404
        with process.house.guest() as anna:
            for path in ("/healthz", "/readyz", "/metrics"):
                assert anna.refused("GET", path).id == "problem-not-found"
        assert process.end(signal.SIGTERM) == 0


def test_everything_that_happens_is_counted(new_database: NewDatabase) -> None:
    with ExitStack() as stack:
        flags = ("--bot-seconds", "easy=0.01")
        process, asker = stack.enter_context(managed(new_database("sqlite"), *flags))
        anna, bo = (stack.enter_context(process.house.guest()) for _ in range(2))

        def seen() -> dict[str, float]:
            return figures(asker.get("/metrics").text)

        table = start_together(anna, bo)
        play_until(table, 6, anna, bo)
        found = seen()
        assert found['pentapolis_moves_total{game="palatinus",player="person"}'] == 6
        assert found["pentapolis_move_seconds_count"] == 6
        moves = 'method="POST",route="/api/tables/{table_id}/moves"'
        assert found[f'pentapolis_requests_total{{{moves},status="200"}}'] == 6
        assert found[f"pentapolis_request_seconds_count{{{moves}}}"] == 6
        assert found['pentapolis_statement_seconds_count{kind="move"}'] == 6
        assert found['pentapolis_statement_seconds_count{kind="insert"}'] > 0
        assert found["process_resident_memory_bytes"] > 0
        with anna.live(table), anna.live(table), bo.live(table):
            wait_for(lambda: seen()["pentapolis_sockets"] == 3)
            assert seen()["pentapolis_live_tables"] == 1
        wait_for(lambda: seen()["pentapolis_sockets"] == 0)
        assert seen()["pentapolis_live_tables"] == 0
        with_bots = open_table(anna, "easy", "easy", start=True)
        wait_for(lambda: anna.position(with_bots).table.ply >= 3)
        wait_for(lambda: seen()['pentapolis_thoughts_total{level="easy",outcome="done"}'] >= 3)
        found = seen()
        assert found['pentapolis_moves_total{game="palatinus",player="bot"}'] >= 3
        assert found['pentapolis_thoughts_waiting{level="easy"}'] >= 0
        anna.http.get("/api/nothing/of/this/kind")
        anna.http.request("BREW", "/api/me")
        found = seen()
        assert found['pentapolis_requests_total{method="GET",route="none",status="404"}'] == 1
        assert not [name for name in found if "BREW" in name]


def test_thoughts_are_told_of_as_they_are_counted() -> None:
    names = [
        'pentapolis_thoughts_waiting{level="odd"}',
        'pentapolis_thoughts_under_way{level="odd"}',
        'pentapolis_thoughts_total{level="odd",outcome="done"}',
        'pentapolis_thoughts_total{level="odd",outcome="failed"}',
    ]

    def seen() -> list[float]:
        found = figures(metrics.exposition().decode())
        return [found.get(name, 0.0) for name in names]

    counts = Counts()
    with metrics.watching_thoughts(counts):
        counts.waiting["odd"] += 4
        counts.under_way["odd"] += 3
        counts.done["odd"] += 2
        counts.failed["odd"] += 1
        assert seen() == [4, 3, 2, 1]
        counts.waiting["odd"] -= 4
        assert seen() == [0, 3, 2, 1]
    assert seen() == [0, 0, 0, 0]


def test_readiness_ends_when_the_storage_goes_and_when_the_server_stops(store: Store) -> None:
    def reason(*, stopping: bool = False) -> str | None:
        return asyncio.run(why_not_ready(store, stopping=stopping))

    outages = "pentapolis_storage_outages_total"
    before = figures(metrics.exposition().decode())
    assert reason() is None
    assert reason(stopping=True) == "the server is stopping"
    store.outages.begin(StorageAway("the disk is full"))
    assert reason() == "the storage is away"
    during = figures(metrics.exposition().decode())
    assert during[outages] == before[outages] + 1
    assert during["pentapolis_storage_away"] == before["pentapolis_storage_away"] + 1
    store.outages.end()
    assert reason() is None
    after = figures(metrics.exposition().decode())
    assert after["pentapolis_storage_away"] == before["pentapolis_storage_away"]


def test_a_server_that_is_not_ready_answers_503_with_the_reason(store: Store) -> None:
    stopping = threading.Event()
    with open_app(management_app(store, stopping.is_set)) as house, house.guest() as asker:
        assert asker.http.get("/readyz").status_code == 200
        stopping.set()
        answer = asker.http.get("/readyz")
        assert (answer.status_code, answer.text) == (503, "the server is stopping\n")
        assert asker.http.get("/healthz").status_code == 200


def test_a_server_whose_storage_cannot_be_reached_is_not_ready(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'nowhere' / 'at-all.sqlite3'}")
    reason = asyncio.run(why_not_ready(store, stopping=False))
    assert reason == "the storage is away: unable to open database file"
    store.close()


# Request ids and logs -------------------------------------------------------------------------------------


def test_every_answer_has_an_id_and_a_proxy_may_give_it(house: House) -> None:
    with house.guest() as anna:
        ids = {anna.http.get(path).headers["x-request-id"] for path in ("/", "/api/me", "/api/none", "/x")}
        assert len(ids) == 4
        assert all(len(one) == 16 for one in ids)
        given = {"X-Request-ID": "f1d2.a-b_c"}
        assert anna.http.get("/api/me", headers=given).headers["x-request-id"] == "f1d2.a-b_c"
        for nonsense in ("", "a b", "a" * 65, "é", "<script>"):
            answer = anna.http.get("/api/me", headers={b"X-Request-ID": nonsense.encode()})
            assert len(answer.headers["x-request-id"]) == 16
        table = open_table(anna, "me", "open")
        with anna.live(table) as live:
            assert live.socket.response is not None
            assert len(live.socket.response.headers["X-Request-ID"]) == 16


def test_the_id_of_a_stranger_is_not_taken_over(new_database: NewDatabase) -> None:
    config = replace(quick(new_database("sqlite")), trusted_proxies=("10.0.0.1",))
    with open_house(config) as house, house.guest() as anna:
        answer = anna.http.get("/api/me", headers={"X-Request-ID": "mine"})
        assert answer.headers["x-request-id"] != "mine"


def test_an_error_has_the_id_of_its_request_in_answer_header_and_log(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> None:
        raise ZeroDivisionError("a private detail")

    monkeypatch.setattr("pentapolis.server.routes.general.game_list", broken)
    incidents = figures(metrics.exposition().decode())["pentapolis_incidents_total"]
    with house.guest() as anna:
        answer = anna.http.get("/api/games", headers={"X-Request-ID": "from-the-proxy"})
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert problem.args == {"incident": "from-the-proxy"}
    assert answer.headers["x-request-id"] == "from-the-proxy"
    assert any("from-the-proxy" in message for message in caplog.messages)
    assert figures(metrics.exposition().decode())["pentapolis_incidents_total"] == incidents + 1


def test_background_tasks_belong_to_no_request(store: Store) -> None:
    async def start() -> str | None:
        heard: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            heard.set_result(request_id.get())

        request_id.set("a-request")
        tasks = Tasks(store.outages)
        tasks.run("work", work)
        try:
            return await heard
        finally:
            await tasks.stop()

    assert asyncio.run(start()) is None


@pytest.fixture
def own_logs() -> Iterator[None]:
    """The log as it was before, afterwards."""
    root, before = logging.getLogger(), logging.getLogger().handlers[:]
    level = root.level
    yield
    root.handlers[:] = before
    root.setLevel(level)


@pytest.mark.usefixtures("own_logs")
def test_a_line_of_the_log_names_its_request(capsys: pytest.CaptureFixture[str]) -> None:
    token = request_id.set("a-request")
    try:
        set_up_logs()
        logging.getLogger("here").warning("tea is %s", "ready")
        set_up_logs(form="json")
        try:
            raise ZeroDivisionError("no tea\n")
        except ZeroDivisionError:
            logging.getLogger("here").exception("no\ntea", extra={"fields": {"pots": 3}})
    finally:
        request_id.reset(token)
    first, second = capsys.readouterr().err.splitlines()
    assert first.endswith("Z WARNING here [a-request] tea is ready")
    line = json.loads(second)
    assert (line["level"], line["logger"], line["message"]) == ("error", "here", "no\ntea")
    assert (line["request_id"], line["pots"]) == ("a-request", 3)
    assert line["error"].startswith("Traceback")
    assert first.partition(" ")[0][:16] == line["time"][:16]


def test_json_lines_tell_of_every_request_without_its_invite(new_database: NewDatabase) -> None:
    flags = ["--database", new_database("sqlite"), "--log-format", "json", "--access-log"]
    flags += ["--trusted-proxies", "127.0.0.0/8"]
    with ExitStack() as stack:
        process = stack.enter_context(running(PROGRAM, *flags, stderr=subprocess.PIPE))
        with process.house.guest() as anna:
            forwarded = {"X-Forwarded-For": "203.0.113.9", "X-Request-ID": "abc"}
            anna.http.get("/api/tables/none?invite=hush", headers=forwarded)
            table = open_table(anna, "me", "open")
            with anna.live(table):
                pass
        process.popen.send_signal(signal.SIGTERM)
        _, said = process.popen.communicate(timeout=PATIENCE)
    lines = [json.loads(line) for line in said.splitlines()]
    asked = next(line for line in lines if line.get("path") == "/api/tables/none")
    assert (asked["method"], asked["status"], asked["client"]) == ("GET", 404, "203.0.113.9")
    assert (asked["request_id"], asked["level"]) == ("abc", "info")
    assert asked["message"].startswith("GET /api/tables/none 404 ")
    assert "hush" not in said
    sockets = [line for line in lines if line.get("method") == "SOCKET"]
    assert [(line["path"], line["status"]) for line in sockets] == [(f"/api/tables/{table.id}/live", 101)]


# Proxies and HTTPS ----------------------------------------------------------------------------------------


def limited(new_database: NewDatabase, *proxies: str) -> list[str]:
    """A process that lets each address open one table, and trusts some proxies."""
    proxy_flags = [part for proxy in proxies for part in ("--trusted-proxies", proxy)]
    return ["--database", new_database("sqlite"), "--tables-per-address", "1", *proxy_flags]


def opened_from(person: Person, address: str) -> int:
    """The status with which a table is opened for somebody behind a proxy."""
    body = {"game": "palatinus", "seats": [{"kind": "me"}, {"kind": "open"}]}
    headers = {"X-Forwarded-For": address, "X-Forwarded-Proto": "https"}
    return person.http.post("/api/tables", json=body, headers=headers).status_code


def test_limits_count_the_address_behind_a_trusted_proxy(new_database: NewDatabase) -> None:
    with running(PROGRAM, *limited(new_database)) as process, process.house.guest() as anna:
        assert [opened_from(anna, f"203.0.113.{n}") for n in (1, 2, 2)] == [201, 201, 429]
        assert opened_from(anna, "203.0.113.3, 127.0.0.1") == 201
        process.end(signal.SIGTERM)


def test_nobody_else_can_say_where_they_come_from(new_database: NewDatabase) -> None:
    flags = limited(new_database, "10.0.0.0/8", "192.0.2.1")
    with running(PROGRAM, *flags) as process, process.house.guest() as anna:
        assert [opened_from(anna, f"203.0.113.{n}") for n in (1, 2)] == [201, 429]
        answer = anna.http.get("/", headers={"X-Forwarded-Proto": "https"})
        assert "strict-transport-security" not in answer.headers
        process.end(signal.SIGTERM)


def test_browsers_that_came_by_https_are_told_to_stay_with_it(new_database: NewDatabase) -> None:
    by_https = {"X-Forwarded-Proto": "https"}
    config = quick(new_database("sqlite"))
    with open_house(replace(config, hsts=timedelta(days=1))) as house, house.guest() as anna:
        for path in ("/", "/api/me", "/api/none"):
            assert (
                anna.http.get(path, headers=by_https).headers["strict-transport-security"] == "max-age=86400"
            )
            assert "strict-transport-security" not in anna.http.get(path).headers
    with open_house(replace(config, hsts=timedelta(0))) as house, house.guest() as anna:
        assert "strict-transport-security" not in anna.http.get("/", headers=by_https).headers


# Stopping -------------------------------------------------------------------------------------------------

SOCKETS = 200


def heard_something(live: Live) -> bool:
    """Wait for a message; False if the connection was closed instead."""
    try:
        live.receive()
    except ConnectionClosed:
        return False
    return True


def test_a_busy_server_stops_in_good_order(database: str) -> None:
    with ExitStack() as stack:
        process, asker = stack.enter_context(
            managed(database, "--log-level", "warning", "--sockets-per-person", str(SOCKETS))
        )
        anna, bo, cleo = (stack.enter_context(process.house.guest()) for _ in range(3))
        cleo.get("/api/me", Me)
        tables = [start_together(anna, bo) for _ in range(4)]
        lives = [stack.enter_context(cleo.live(tables[n % 4])) for n in range(SOCKETS)]
        for live in lives:
            live.wait(SeenUpdate)
        answers: Counter[int] = Counter()
        stopped = threading.Event()

        def play_on(number: int) -> None:
            """Play as fast as possible, until the server takes no more requests."""
            with process.house.guest() as one, process.house.guest() as other:
                one.http.cookies.update(dict(anna.http.cookies))
                other.http.cookies.update(dict(bo.http.cookies))
                try:
                    while True:
                        for person in (one, other):
                            path = f"/api/tables/{tables[number].id}"
                            seen = person.http.get(f"{path}/position")
                            answers[seen.status_code] += 1
                            if seen.status_code == 200 and seen.json()["legal"]:
                                update = seen.json()
                                move = {"ply": update["table"]["ply"], "action": update["legal"][0]}
                                answers[person.http.post(f"{path}/moves", json=move).status_code] += 1
                except httpx.TransportError:
                    assert stopped.is_set()

        with_players = [threading.Thread(target=play_on, args=(number,)) for number in range(4)]
        for player in with_players:
            player.start()
        wait_for(lambda: answers[200] >= 40)
        began = time.monotonic()
        stopped.set()
        assert process.end(signal.SIGTERM) == 0
        print(f"stopped after {time.monotonic() - began:.2f} seconds")
        for player in with_players:
            player.join(PATIENCE)
            assert not player.is_alive()
        assert set(answers) == {200}, "whoever got an answer got a good one"
        for live in lives:
            while heard_something(live):
                pass
            assert live.socket.close_code == 1012, "service restart: come back"
        with pytest.raises(httpx.TransportError):
            asker.get("/healthz")


def test_the_management_port_is_refused_in_one_sentence_when_it_is_taken(new_database: NewDatabase) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        flags = ["--database", new_database("sqlite"), "--management", f"127.0.0.1:{port}"]
        ended = subprocess.run(
            [sys.executable, "-c", PROGRAM, *flags],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == f"Port {port} on 127.0.0.1 cannot be used: Address already in use.\n"
