"""Running the server: `serve` until it is told to stop."""

from __future__ import annotations

import os
import re
import socket
import sys
from contextlib import closing, suppress
from pathlib import Path

import uvicorn
from alembic.util import CommandError
from litestar import Litestar
from sqlalchemy import create_engine, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from pentapolis.server.app import create_app
from pentapolis.server.config import BODY_LIMIT, DEFAULT_DATABASE, Config
from pentapolis.server.logs import set_up_logs
from pentapolis.server.storage.outages import StorageAway

DEFAULT_PORT = 8000
GOODBYE_SECONDS = 10
"""How long connections get to end when the server stops."""


class CannotServe(Exception):
    """The server could not start; the message is one sentence that says why."""


class _Server(uvicorn.Server):
    """Says where it is as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Pentapolis is at {self._address}", flush=True)


def serve(
    host: str = "127.0.0.1",
    port: int = DEFAULT_PORT,
    database_url: str | None = None,
    *,
    secret: str | None = None,
    origins: tuple[str, ...] = (),
    bot_workers: int | None = None,
    log_level: str = "info",
) -> int:
    """Serve until SIGINT or SIGTERM; returns the exit code, after one clear sentence if it is not 0.

    What is not given comes from the environment (`PENTAPOLIS_DATABASE`, `PENTAPOLIS_SECRET`) or has a
    default. Port 0 takes any free port.
    """
    set_up_logs(log_level)
    try:
        with closing(_listen(host, port)) as listener:
            app = _app(_config(database_url, secret, origins, bot_workers))
            server = _Server(_uvicorn_config(app), _address(host, listener))
            with suppress(KeyboardInterrupt):  # raised when all is put away, if Ctrl-C was the reason
                server.run(sockets=[listener])
    except CannotServe as error:
        print(error, file=sys.stderr)
        return 1
    return 0 if server.started else 1


def _app(config: Config) -> Litestar:
    try:
        return create_app(config)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise _unusable(config.database_url, reason) from error
    except StorageAway as error:
        raise _unusable(config.database_url, str(error)) from error
    except CommandError as error:
        raise _unusable(config.database_url, "another version of Pentapolis made it") from error


def _unusable(database_url: str, reason: str) -> CannotServe:
    """Why a database cannot be used, without its password."""
    try:
        shown = make_url(database_url).render_as_string()
    except (ArgumentError, ValueError):
        shown = re.sub(r"//.*@", "//***@", database_url)
    return CannotServe(f"The database {shown} cannot be used: {reason}.")


def _uvicorn_config(app: Litestar) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=BODY_LIMIT,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        server_header=False,
    )


def _config(
    database_url: str | None, secret: str | None, origins: tuple[str, ...], bot_workers: int | None
) -> Config:
    database_url = database_url or os.environ.get("PENTAPOLIS_DATABASE") or DEFAULT_DATABASE
    secret = secret or os.environ.get("PENTAPOLIS_SECRET") or None
    _prepare_place(database_url)
    if bot_workers is not None and bot_workers < 1:
        raise CannotServe(f"--bot-workers must be at least 1, got {bot_workers}.")
    if bot_workers is None:
        return Config(database_url=database_url, secret=secret, origins=origins)
    return Config(database_url=database_url, secret=secret, origins=origins, bot_workers=bot_workers)


def _prepare_place(database_url: str) -> None:
    """Make the folder of an SQLite file; refuse what is neither such a file nor PostgreSQL."""
    try:
        url = make_url(database_url)
    except (ArgumentError, ValueError):  # the latter if its port is not a number
        raise _unusable(database_url, "this is not the URL of a database") from None
    is_postgres = url.get_backend_name() == "postgresql"
    if not is_postgres and (url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:")):
        raise _unusable(database_url, "games are kept in an SQLite file or in PostgreSQL")
    try:
        create_engine(url)  # connects to nothing yet, but finds a driver that is missing or a bad number
    except (ImportError, ValueError) as error:
        raise _unusable(database_url, str(error)) from error
    if is_postgres:
        return
    try:
        Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"Cannot create the database folder: {error}.") from error


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket, so that a taken port is noticed before anything else is begun."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(128)
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
