"""Around every request: whom to believe about who asks, its id, and what is told and counted of it."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from pentapolis.server import metrics
from pentapolis.server.config import Config
from pentapolis.server.failures import RETRY_SECONDS
from pentapolis.server.logs import request_id
from pentapolis.server.problems import ProblemError

HEADER = "X-Request-ID"
WELL_FORMED = re.compile(r"[A-Za-z0-9._-]{1,64}")

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
"""What counters tell apart; whoever sends other words must not make a counter for each."""

MOVES = "/api/tables/{table_id}/moves"
NO_ROUTE = "none"
ABORTED = 499
"""The status of a request whose client went before it was answered."""

log = logging.getLogger(__name__)

AnyApp = Callable[..., Awaitable[None]]
"""An ASGI application, whoever's types it was written with."""


class Requests:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.stopping = False
        """Whoever asks while this is so is answered, and then let go."""
        self.idle = asyncio.Event()
        """Set while no request is being answered; sockets do not count."""
        self.idle.set()
        self._under_way = 0
        self._app = app
        self._access_log = config.access_log
        inner: AnyApp = self._handle
        proxies = ProxyHeadersMiddleware(inner, list(config.trusted_proxies))
        self._trusted = proxies.trusted_hosts
        self._behind_proxies: AnyApp = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Give the request its id and its client, and see it through."""
        peer = scope["client"]
        given = _given_id(scope) if (peer[0] if peer else None) in self._trusted else None
        request_id.set(given or secrets.token_hex(8))  # each request is handled in a context of its own
        await self._behind_proxies(scope, receive, send)

    async def _handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = _Answer(scope, send, self)
        counted = scope["type"] == ScopeType.HTTP
        if counted:
            self._under_way += 1
            self.idle.clear()
        try:
            await self._app(scope, receive, answer.send)
        except asyncio.CancelledError:  # the server stops and cannot wait any longer
            await answer.cut_short()
        finally:
            if counted:
                self._under_way -= 1
                if not self._under_way:
                    self.idle.set()
            answer.end()
            if self._access_log:
                answer.tell()


class _Answer:
    """What is sent back, and what is known of it."""

    def __init__(self, scope: Scope, send: Send, requests: Requests) -> None:
        self._scope = scope
        self._send = send
        self._requests = requests
        self._began = time.perf_counter()
        self._seconds = 0.0
        self._status = ABORTED
        self._table: str | None = None

    async def send(self, message: Message) -> None:
        """Pass something on to the client."""
        if message["type"] == "http.response.start":
            self._status = message["status"]
            self._add_id(message)
        elif message["type"] == "websocket.accept":
            self._status = 101
            self._add_id(message)
            self._table = str(self._scope["path_params"].get("table_id", ""))
            metrics.socket_opened(self._table)
        await self._send(message)

    async def cut_short(self) -> None:
        """Tell a client who is still waiting to ask again: nobody will know what becomes of the request."""
        if self._scope["type"] != ScopeType.HTTP or self._status != ABORTED:
            return
        problem = ProblemError("problem-storage-away", seconds=RETRY_SECONDS).problem
        headers = [(b"content-type", b"application/json"), (b"retry-after", str(RETRY_SECONDS).encode())]
        await self.send({"type": "http.response.start", "status": problem.status, "headers": headers})
        body = msgspec.json.encode(problem)
        await self.send({"type": "http.response.body", "body": body, "more_body": False})

    def end(self) -> None:
        """Count it."""
        self._seconds = time.perf_counter() - self._began
        scope = self._scope
        if scope["type"] == ScopeType.WEBSOCKET:
            if self._table is not None:
                metrics.socket_closed(self._table)
            return
        method = scope["method"] if scope["method"] in METHODS else "other"
        route = scope.get("path_template") or NO_ROUTE
        metrics.request_answered(method, route, self._status, self._seconds)
        if route == MOVES and self._status == 200:
            metrics.move_acknowledged(self._seconds)

    def tell(self) -> None:
        """Write it in the log; without the query, which may have an invite in it."""
        scope = self._scope
        fields: dict[str, object] = {
            "method": scope["method"] if scope["type"] == ScopeType.HTTP else "SOCKET",
            "path": scope["path"],
            "status": self._status,
            "milliseconds": round(self._seconds * 1000, 1),
            "client": scope["client"][0] if scope["client"] else None,
        }
        line = "%(method)s %(path)s %(status)s %(milliseconds)s ms from %(client)s"
        log.info(line, fields, extra={"fields": fields})

    def _add_id(self, message: Message) -> None:
        headers = MutableScopeHeaders.from_message(message)
        headers[HEADER] = request_id.get() or ""
        if self._requests.stopping and message["type"] == "http.response.start":
            headers["Connection"] = "close"


def _given_id(scope: Scope) -> str | None:
    """The id that a proxy gave the request, if it is fit to be written anywhere."""
    wanted = HEADER.lower().encode()
    for name, value in scope["headers"]:
        if name == wanted:
            text = value.decode("latin-1")
            return text if WELL_FORMED.fullmatch(text) else None
    return None
