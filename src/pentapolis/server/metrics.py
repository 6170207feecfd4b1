"""What can be counted and measured of a server process, for Prometheus.

Others call the small functions; nobody else knows of the counters. What is called for every move or statement
finds its counter by one look-up in a dictionary.
"""

from __future__ import annotations

import time
from collections import Counter as Tally
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

REGISTRY = CollectorRegistry()
"""Everything that `/metrics` tells of this process."""

for collector in (ProcessCollector, PlatformCollector, GCCollector):
    collector(registry=REGISTRY)

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
STATEMENT_SECONDS = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10.0)
THINKING_SECONDS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)

_moves = Counter("pentapolis_moves", "Moves played and stored.", ["game", "player"], registry=REGISTRY)
_move_seconds = Histogram(
    "pentapolis_move_seconds",
    "Seconds from the arrival of a person's move to its acknowledgement.",
    buckets=SECONDS,
    registry=REGISTRY,
)
_requests = Counter(
    "pentapolis_requests", "Requests answered.", ["method", "route", "status"], registry=REGISTRY
)
_request_seconds = Histogram(
    "pentapolis_request_seconds",
    "Seconds from the arrival of a request to the end of its answer.",
    ["method", "route"],
    buckets=SECONDS,
    registry=REGISTRY,
)
_sockets = Gauge("pentapolis_sockets", "Open WebSockets.", registry=REGISTRY)
_live_tables = Gauge("pentapolis_live_tables", "Tables with open WebSockets.", registry=REGISTRY)
_thought_seconds = Histogram(
    "pentapolis_thought_seconds",
    "Seconds that a bot took for a thought, without waiting.",
    ["level"],
    buckets=THINKING_SECONDS,
    registry=REGISTRY,
)
_incidents = Counter(
    "pentapolis_incidents", "Mistakes of the server, each with its story in the log.", registry=REGISTRY
)
_task_failures = Counter("pentapolis_task_failures", "Errors of background tasks.", registry=REGISTRY)
_outages = Counter("pentapolis_storage_outages", "Times the storage went away.", registry=REGISTRY)
_storage_away = Gauge("pentapolis_storage_away", "1 while the storage is away.", registry=REGISTRY)
_statement_seconds = Histogram(
    "pentapolis_statement_seconds",
    "Seconds for a statement in the database.",
    ["kind"],
    buckets=STATEMENT_SECONDS,
    registry=REGISTRY,
)


def exposition() -> bytes:
    """Everything, in Prometheus' text format."""
    return generate_latest(REGISTRY)


# Requests and sockets -------------------------------------------------------------------------------------


@cache
def _answered(method: str, route: str, status: int) -> Counter:
    return _requests.labels(method, route, status)


@cache
def _took(method: str, route: str) -> Histogram:
    return _request_seconds.labels(method, route)


def request_answered(method: str, route: str, status: int, seconds: float) -> None:
    """A request of a route (its pattern, not the address) was answered."""
    _answered(method, route, status).inc()
    _took(method, route).observe(seconds)


def move_acknowledged(seconds: float) -> None:
    """A person was told that their move is played."""
    _move_seconds.observe(seconds)


_at_tables: Tally[str] = Tally()


def socket_opened(table_id: str) -> None:
    """Somebody connected to a table."""
    _sockets.inc()
    _at_tables[table_id] += 1
    _live_tables.set(len(_at_tables))


def socket_closed(table_id: str) -> None:
    """Somebody went."""
    _sockets.dec()
    _at_tables[table_id] -= 1
    if not _at_tables[table_id]:
        del _at_tables[table_id]
    _live_tables.set(len(_at_tables))


# Games and bots -------------------------------------------------------------------------------------------


@cache
def _played(game: str, by_person: bool) -> Counter:
    return _moves.labels(game, "person" if by_person else "bot")


def move_played(game: str, *, by_person: bool) -> None:
    """A move was stored."""
    _played(game, by_person).inc()


def thought_took(level: str, seconds: float) -> None:
    """A bot has thought in a process of this server, without waiting."""
    _thought_seconds.labels(level).observe(seconds)


class ThoughtCounts(Protocol):
    """How many thoughts there are and were, by level."""

    @property
    def waiting(self) -> Mapping[str, int]: ...
    @property
    def under_way(self) -> Mapping[str, int]: ...
    @property
    def done(self) -> Mapping[str, int]: ...
    @property
    def failed(self) -> Mapping[str, int]: ...


class _Thoughts(Collector):
    """Asks those who count thoughts, whenever somebody wants to know."""

    def __init__(self) -> None:
        self.counts: list[ThoughtCounts] = []

    def collect(self) -> Iterator[Metric]:
        """What was counted."""
        waiting = GaugeMetricFamily(
            "pentapolis_thoughts_waiting",
            "Thoughts of bots asked for and not answered yet.",
            labels=["level"],
        )
        under_way = GaugeMetricFamily(
            "pentapolis_thoughts_under_way", "Thoughts of bots in processes of this server.", labels=["level"]
        )
        ended = CounterMetricFamily(
            "pentapolis_thoughts", "Thoughts of bots that ended.", labels=["level", "outcome"]
        )
        for counts in self.counts:
            for gauge, found in ((waiting, counts.waiting), (under_way, counts.under_way)):
                for level, number in found.items():
                    gauge.add_metric([level], number)
            for outcome, found in (("done", counts.done), ("failed", counts.failed)):
                for level, number in found.items():
                    ended.add_metric([level, outcome], number)
        yield from (waiting, under_way, ended)


_thoughts = _Thoughts()
REGISTRY.register(_thoughts)


@contextmanager
def watching_thoughts(counts: ThoughtCounts) -> Iterator[None]:
    """Tell of these thoughts as long as this lasts."""
    _thoughts.counts.append(counts)
    try:
        yield
    finally:
        _thoughts.counts.remove(counts)


# What goes wrong ------------------------------------------------------------------------------------------


def incident() -> None:
    """A mistake of ours was answered with 500."""
    _incidents.inc()


def task_failed() -> None:
    """A background task ended with an error, and will be begun again."""
    _task_failures.inc()


def outage_began() -> None:
    """The storage is away."""
    _outages.inc()
    _storage_away.inc()


def outage_ended() -> None:
    """The storage is back."""
    _storage_away.dec()


# The database ---------------------------------------------------------------------------------------------

_statements = {
    kind: _statement_seconds.labels(kind)
    for kind in ("move", "select", "insert", "update", "delete", "with", "other")
}


def statement_took(kind: str, seconds: float) -> None:
    """A statement that begins with this word was executed."""
    (_statements.get(kind) or _statements["other"]).observe(seconds)


@contextmanager
def statement(kind: str) -> Iterator[None]:
    """Measure what is no statement of an engine: `move`, storing one with its commit."""
    began = time.perf_counter()
    yield
    statement_took(kind, time.perf_counter() - began)


def watch_statements(engine: Engine) -> None:
    """Measure all statements of an engine."""
    from sqlalchemy import event  # bots' processes import this module and need no database

    @event.listens_for(engine, "before_cursor_execute")
    def begin(connection: Connection, *_rest: object) -> None:
        connection.info["pentapolis_began"] = time.perf_counter()

    @event.listens_for(engine, "after_cursor_execute")
    def end(connection: Connection, _cursor: object, statement: str, *_rest: object) -> None:
        seconds = time.perf_counter() - connection.info["pentapolis_began"]
        statement_took(statement[:6].rstrip().lower(), seconds)
