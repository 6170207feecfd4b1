"""Running the server: `serve` until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from types import FrameType
from typing import Literal, NoReturn

import uvicorn
from alembic.util import CommandError
from litestar import Litestar
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from pentapolis.server.app import create_app
from pentapolis.server.config import BODY_LIMIT, STATIC, Config, address_and_port
from pentapolis.server.connections import impatient
from pentapolis.server.health import management_app
from pentapolis.server.logs import set_up_logs
from pentapolis.server.requests import Requests
from pentapolis.server.services import Services
from pentapolis.server.settings import BadSetting, read_settings
from pentapolis.server.sockets import LiveProtocol
from pentapolis.server.storage.files import UnusableFile, file_of
from pentapolis.server.storage.outages import StorageAway
from pentapolis.server.storage.urls import UnusableURL, checked_url, unusable

ANSWERING_SECONDS = 0.5
"""How long a server that stops lets requests be answered before it closes sockets as well."""

GOODBYE_SECONDS = 1
"""How long it then waits for whatever is not over before it is cut short."""

BACKLOG = 4096
"""How many connections may wait to be accepted: all of a crowd that arrives at once."""

PING_SECONDS = 20.0
"""How often a client is asked whether it is still there."""

PONG_SECONDS = 20.0
"""How long it may take to answer."""

log = logging.getLogger(__name__)


class CannotServe(Exception):
    """The server could not start; the message is one sentence that says why."""


class _ManagementServer(uvicorn.Server):
    """Answers on the management port as long as the other server lives, which alone hears signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class _Server(uvicorn.Server):
    """Says where it is as soon as it can be reached, and keeps the management port open until it is gone."""

    def __init__(self, app: Litestar, config: Config, address: str, management: socket.socket | None) -> None:
        super().__init__(_uvicorn_config(app, config))
        self._settings = config
        services: Services = app.state.services
        self._requests: Requests = app.state.requests
        self._store = services.store
        self._address = address
        self._management = management

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _set_aside()
        if self.started:
            print(f"Pentapolis is at {self._address}", flush=True)
            if (others := _address_for_others(self._settings.host, self._address)) is not None:
                print(f"On this network it is at {others}", flush=True)

    def handle_exit(self, sig: int, _frame: FrameType | None) -> None:
        """Stop in good order, or at once if Ctrl-C comes while it is stopping.

        The signal is not raised again after that: a process that stops in good order ends with 0.
        """
        if self.should_exit and sig == signal.SIGINT:
            _end_at_once()
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, answer whoever has asked, and only then close sockets and what stands idle.

        All sockets that end at once keep the storage busy for a while; nobody's move shall wait for that.
        """
        self._requests.stopping = True
        for server in self.servers:
            server.close()
        for listener in sockets or []:
            listener.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._requests.idle.wait(), ANSWERING_SECONDS)
        await super().shutdown(sockets)

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        if self._management is None:
            await super().serve(sockets)
            return
        app = management_app(self._store, lambda: self.should_exit)
        beside = _ManagementServer(_uvicorn_config(app, self._settings, lifespan="off"))
        answering = asyncio.create_task(beside.serve([self._management]))
        try:
            await super().serve(sockets)
        finally:
            beside.should_exit = True
            await answering


def serve(
    host: str | None = None,
    port: int | None = None,
    database_url: str | None = None,
    *,
    secret: str | None = None,
    origins: tuple[str, ...] | None = None,
    bot_workers: int | None = None,
    log_level: str | None = None,
) -> int:
    """`serve_with` settings of which some are given here.

    What is not given comes from environment variables or a file, or has a default, as for `pentapolis serve`.
    """
    given: dict[str, object] = {
        "host": host,
        "port": port,
        "database_url": database_url,
        "secret": secret,
        "origins": origins,
        "bot_workers": bot_workers,
        "log_level": log_level,
    }
    try:
        config = read_settings(given, os.environ).config
    except BadSetting as error:
        print(error, file=sys.stderr)
        return 1
    return serve_with(config)


def serve_with(config: Config) -> int:
    """Serve until SIGINT or SIGTERM; returns the exit code, after one clear sentence if it is not 0.

    Port 0 takes any free port.
    """
    set_up_logs(config.log_level, config.log_format)
    try:
        with ExitStack() as stack:
            listener = stack.enter_context(closing(_listen(config.host, config.port)))
            management = None
            if config.management is not None:
                place = address_and_port(config.management)
                management = stack.enter_context(closing(_listen(*place)))
            _prepare_place(config.database_url)
            _check_workers(config.bot_workers, config.database_url)
            if config.static != STATIC and not (config.static / "index.html").is_file():
                log.warning("there is no page in %s (--static): only the API is served", config.static)
            app = _app(config)
            server = _Server(app, config, _address(config.host, listener), management)
            server.run(sockets=[listener])
    except CannotServe as error:
        print(error, file=sys.stderr)
        return 1
    return 0 if server.started else 1


def _set_aside() -> None:
    """Never look for garbage again in what is there now and stays: it took a tenth of a second each time."""
    gc.collect()
    gc.freeze()


def _end_at_once() -> NoReturn:
    """End as if killed: what was acknowledged is on disk, and bots go with their server."""
    os.write(2, b"Ended at once, without waiting for what was under way.\n")  # no buffer: it may be in use
    os._exit(128 + signal.SIGINT)


def _app(config: Config) -> Litestar:
    try:
        return create_app(config)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise _unusable(config.database_url, reason) from error
    except StorageAway as error:
        raise _unusable(config.database_url, str(error)) from error
    except UnusableFile as error:
        raise CannotServe(str(error)) from error
    except OSError as error:  # nothing can be written in its folder
        raise _unusable(config.database_url, f"{error.filename}: {error.strerror}") from error
    except CommandError as error:
        raise _unusable(config.database_url, "another version of Pentapolis made it") from error


def _unusable(database_url: str, reason: str) -> CannotServe:
    return CannotServe(unusable(database_url, reason))


def _uvicorn_config(app: Litestar, config: Config, lifespan: Literal["on", "off"] = "on") -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=impatient(config),
        log_config=None,
        access_log=False,
        lifespan=lifespan,
        ws=LiveProtocol,
        ws_max_size=BODY_LIMIT,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        proxy_headers=False,  # `Requests` sees to them
        backlog=BACKLOG,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        server_header=False,
    )


def _check_workers(bot_workers: int, database_url: str) -> None:
    """Somebody has to think: processes of this server or, with PostgreSQL, workers elsewhere."""
    if bot_workers == 0 and make_url(database_url).get_backend_name() == "sqlite":
        raise CannotServe("--bot-workers must be at least 1: with SQLite bots think inside the server.")


def _prepare_place(database_url: str) -> None:
    """Make the folder of an SQLite file; refuse what is neither such a file nor PostgreSQL."""
    try:
        path = file_of(checked_url(database_url))
    except UnusableURL as error:
        raise CannotServe(str(error)) from error
    if path is None:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(
            f"The folder {path.parent} of the database cannot be created: {error.strerror}."
        ) from error


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket, so that a taken port is noticed before anything else is begun."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only if the protocol is named does asyncio turn Nagle's delay off: each answer would take 40 ms more.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise CannotServe(f"Port {port} on {host} cannot be used: {error.strerror or error}.") from error
    except OverflowError:
        listener.close()
        raise CannotServe(f"Port {port} cannot be used: ports must be 0 to 65535.") from None
    return listener


def _address(host: str, listener: socket.socket) -> str:
    port: int = listener.getsockname()[1]
    shown = "127.0.0.1" if host in ("0.0.0.0", "") else "[::1]" if host == "::" else host
    return f"http://[{shown}]:{port}" if ":" in shown and "[" not in shown else f"http://{shown}:{port}"


def _address_for_others(host: str, address: str) -> str | None:
    """Where other machines find a server that listens on all addresses, if this one is on a network."""
    if host not in ("0.0.0.0", "::", ""):
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing, but chooses the way out
        except OSError:
            return None
        own: str = probe.getsockname()[0]
    return f"http://{own}:{address.rpartition(':')[2]}"
