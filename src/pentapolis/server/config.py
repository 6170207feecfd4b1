"""What a server can be told when it starts: every setting, its default and what it must be.

`settings.py` makes the keys of the file, the variables, the flags and the documentation from the fields of
`Config`: a field added here, with a docstring under it, is in all of them.
"""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Annotated, Literal

STATIC = Path(__file__).parent / "static"
"""Where `./dev build` puts the browser client."""

DEFAULT_DATABASE = "sqlite:///pentapolis.sqlite3"
"""A file in the current folder."""

BODY_LIMIT = 64 * 1024
"""The largest request, in bytes."""


@dataclass(frozen=True, slots=True)
class Must:
    """What a value has to be beyond its type; numbers and durations are never negative anyway."""

    be: str
    holds: Callable[..., bool]


AT_LEAST_ONE = Must("at least 1", lambda number: number >= 1)
A_PORT = Must("0 to 65535", lambda port: 0 <= port <= 65535)
MORE_THAN_ZERO = Must("more than 0", lambda number: number > 0)


def _thinking_times() -> Mapping[str, float]:
    return {"easy": 0.3, "medium": 1.0, "hard": 3.0}


def _are_thinking_times(seconds: Mapping[str, float]) -> bool:
    return seconds.keys() <= _thinking_times().keys() and all(time > 0 for time in seconds.values())


def _workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


def _are_networks(texts: tuple[str, ...]) -> bool:
    try:
        for text in texts:
            ipaddress.ip_network(text)
    except ValueError:
        return texts == ("*",)
    return True


def _are_origins(texts: tuple[str, ...]) -> bool:
    return all(re.fullmatch(r"https?://[^\s/?#@]+", text) for text in texts)


def address_and_port(text: str) -> tuple[str, int]:
    """The parts of `127.0.0.1:9000` or `[::1]:9000`; ValueError if it is neither."""
    host, colon, port = text.rpartition(":")
    is_bracketed = host.startswith("[") and host.endswith("]")
    if not (colon and host and port.isdecimal()) or is_bracketed != (":" in host) or int(port) > 65535:
        raise ValueError(f"{text!r} is no address with a port")
    return host.strip("[]"), int(port)


def _is_address(text: str) -> bool:
    try:
        address_and_port(text)
    except ValueError:
        return False
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """The settings of one server process."""

    host: str = "127.0.0.1"
    """The address to listen on; `0.0.0.0` lets other machines connect."""

    port: Annotated[int, A_PORT] = 8000
    """The port to listen on; 0 picks a free one."""

    database_url: str = field(default=DEFAULT_DATABASE, metadata={"name": "database", "hidden": "password"})
    """An SQLAlchemy URL: `sqlite:///path`, or `postgresql+psycopg://user:password@host/name`."""

    secret: str | None = field(default=None, metadata={"hidden": "all", "example": "a long random text"})
    """The key that signs identities; if none is given, one is generated and kept in the database."""

    origins: Annotated[
        tuple[str, ...], Must("origins such as https://play.example.org, without a path", _are_origins)
    ] = field(default=(), metadata={"flag": "--origin"})
    """Origins (`https://play.example.org`) besides the server's own whose pages may send requests."""

    trusted_proxies: Annotated[
        tuple[str, ...], Must("addresses or networks such as 10.0.0.0/8, or * alone", _are_networks)
    ] = ("127.0.0.1", "::1")
    """Reverse proxies whose `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Request-ID` are trusted: addresses
    or networks, or `*` if only a proxy can reach the server."""

    hsts: timedelta = timedelta(days=180)
    """How long browsers that connect over HTTPS are told to use nothing else; 0 turns this off."""

    management: Annotated[str | None, Must("an address and a port such as 127.0.0.1:9000", _is_address)] = (
        field(default=None, metadata={"example": "127.0.0.1:9000"})
    )
    """The address and port for `/healthz`, `/readyz` and `/metrics`, such as `127.0.0.1:9000`; if none is
    given, they are not served at all."""

    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """How much to log."""

    log_format: Literal["text", "json"] = "text"
    """What a line of the log is: readable text, or a JSON object."""

    access_log: bool = False
    """Whether to log every request, with its status and how long it took."""

    boxes: Path | None = field(default=None, metadata={"example": Path("boxes")})
    """A folder with boxes of your own; see `docs/boxes.md`."""

    static: Path = field(default=STATIC, metadata={"default": "the page inside the package"})
    """The folder with the built browser client."""

    bot_workers: int = field(default_factory=_workers, metadata={"default": "processor cores minus one"})
    """How many processes bots think in, plus one that serves only tables with people. With PostgreSQL it may
    be 0, which leaves all thinking to workers (`pentapolis worker`)."""

    bot_seconds: Annotated[
        Mapping[str, float], Must("seconds for easy, medium or hard, more than 0", _are_thinking_times)
    ] = field(default_factory=_thinking_times)
    """How long a bot of each level thinks about a move."""

    hint_seconds: Annotated[float, MORE_THAN_ZERO] = 2.0
    """How long a hint for somebody who plays against bots is thought about."""

    bot_patience: float = 30.0
    """How many seconds longer than that a bot may take before a random move is played in its place."""

    away: timedelta = timedelta(minutes=3)
    """How long a person must have been gone before the owner may put a bot in their seat."""

    heartbeat: Annotated[float, MORE_THAN_ZERO] = 20.0
    """How often, in seconds, the server checks that no connection has missed anything."""

    sweep: Annotated[float, MORE_THAN_ZERO] = 3600.0
    """How often, in seconds, to look for abandoned tables."""

    forget_open: timedelta = timedelta(days=7)
    """A table whose game has not begun is removed after this long without anybody there; 0 means never."""

    close_running: timedelta = timedelta(days=60)
    """A game with people is closed after this long without a move or a visit; 0 means never."""

    close_bots: timedelta = timedelta(days=2)
    """A game between bots is closed after this long without a move or a visit; 0 means never."""

    forget_finished: timedelta = timedelta(0)
    """A finished or closed game is removed after this long; 0 means never."""

    tables_per_person: Annotated[int, AT_LEAST_ONE] = 20
    """How many tables one person may open in ten minutes."""

    tables_per_address: Annotated[int, AT_LEAST_ONE] = 200
    """How many tables may be opened from one network address in ten minutes."""

    identities_per_address: Annotated[int, AT_LEAST_ONE] = 1_000
    """How many new people (without a cookie) may come from one network address in ten minutes."""

    bot_tables_per_person: Annotated[int, AT_LEAST_ONE] = 10
    """How many games between bots alone one person may have running."""

    bot_tables_per_address: Annotated[int, AT_LEAST_ONE] = 50
    """How many such games opened from one network address, or from unknown ones, may be running."""

    thinking_per_person: Annotated[float, MORE_THAN_ZERO] = 120.0
    """How many seconds in a minute bots may think for one person; beyond that, everybody else comes first."""

    thinking_per_address: Annotated[float, MORE_THAN_ZERO] = 480.0
    """The same for all tables opened from one network address."""

    hints_per_person: Annotated[int, AT_LEAST_ONE] = 120
    """How many hints one person may ask for in a minute; they are thought about one at a time."""

    hints_per_address: Annotated[int, AT_LEAST_ONE] = 480
    """How many hints may be asked for from one network address in a minute."""

    lines_per_person: Annotated[int, AT_LEAST_ONE] = 10
    """How many chat lines one person may write in half a minute."""

    lines_per_address: Annotated[int, AT_LEAST_ONE] = 100
    """How many chat lines may be written from one network address in half a minute."""

    moves_per_person: Annotated[int, AT_LEAST_ONE] = 2_000
    """How many moves one person may make, or take back, in ten seconds."""

    moves_per_address: Annotated[int, AT_LEAST_ONE] = 10_000
    """How many moves may be made from one network address in ten seconds."""

    questions_per_person: Annotated[int, AT_LEAST_ONE] = 1_000
    """How often one person may ask in ten seconds what an action would do, or why it is not allowed."""

    questions_per_address: Annotated[int, AT_LEAST_ONE] = 3_000
    """How often that may be asked from one network address in ten seconds."""

    histories_per_person: Annotated[int, AT_LEAST_ONE] = 300
    """How many whole games (logs, replays or records) one person may ask for in a minute."""

    histories_per_address: Annotated[int, AT_LEAST_ONE] = 1_000
    """How many may be asked for from one network address in a minute."""

    sockets_per_person: Annotated[int, AT_LEAST_ONE] = 30
    """How many live connections one person may have at the same time: one for each open page of a table."""

    sockets_per_address: Annotated[int, AT_LEAST_ONE] = 500
    """How many live connections there may be from one network address at the same time."""

    connections_per_address: Annotated[int, AT_LEAST_ONE] = 200
    """How many connections for requests one network address may have open, unless it is a trusted proxy."""

    request_seconds: Annotated[float, MORE_THAN_ZERO] = 10.0
    """How many seconds the headers of a request may take to arrive, and then its body."""

    steps_at_once: Annotated[int, AT_LEAST_ONE] = 50
    """How many missed steps of a game a spectator is sent; one who missed more gets only the last."""

    kept_answers: Annotated[int, AT_LEAST_ONE] = 64 * 1024 * 1024
    """How many bytes of packed logs and replays are kept in memory."""

    cached_histories: Annotated[int, AT_LEAST_ONE] = 200
    """How many games in progress are kept in memory; the others are rebuilt from their moves when needed."""
