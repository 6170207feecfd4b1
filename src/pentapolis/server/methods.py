"""`HEAD` and `OPTIONS` wherever there is something, and what is allowed where something else was asked.

The routes know nothing of this. A `HEAD` reaches them as a `GET` whose body is then left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from litestar.enums import ScopeType
from litestar.routes import BaseRoute, HTTPRoute
from litestar.types import ASGIApp, HTTPResponseStartEvent, HTTPScope, Message, Receive, Scope, Send


class _Address(NamedTuple):
    """The form of some addresses, and the methods that they know."""

    form: re.Pattern[str]
    methods: frozenset[str]
    takes_all: bool
    """Does it stand for every address that nothing else is at?"""


class Methods:
    """Stands before an application."""

    def __init__(self, routes: Iterable[BaseRoute], application: ASGIApp) -> None:
        self._application = application
        found = [_address(route) for route in routes if isinstance(route, HTTPRoute)]
        self._addresses = sorted(found, key=lambda address: address.takes_all)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer `OPTIONS`, turn `HEAD` into `GET`, and hand on everything else."""
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._application(scope, receive, send)
        elif scope["method"] == "OPTIONS" and not self._is_nothing(scope["path"]):
            await self._answer_options(scope, send)
        elif scope["method"] == "HEAD":
            as_get: HTTPScope = {**scope, "method": "GET"}
            await self._application(as_get, receive, _without_body(send))
        else:
            await self._application(scope, receive, self._with_allowed(scope["path"], send))

    def allowed(self, path: str) -> Sequence[str]:
        """The methods that an address knows."""
        found = self._find(path)
        methods = {"OPTIONS"} if found is None else found.methods
        return sorted(methods | {"HEAD"} if "GET" in methods else methods)

    def _find(self, path: str) -> _Address | None:
        return next((address for address in self._addresses if address.form.fullmatch(path)), None)

    def _is_nothing(self, path: str) -> bool:
        """Every other address shows the page of the client; only below `/api` there can be nothing."""
        found = self._find(path)
        return found is None or (found.takes_all and path.startswith("/api/"))

    async def _answer_options(self, scope: HTTPScope, send: Send) -> None:
        allow = ", ".join(self.allowed(scope["path"])).encode()
        start: HTTPResponseStartEvent = {
            "type": "http.response.start",
            "status": 204,
            "headers": [(b"allow", allow)],
        }
        await send(start)
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    def _with_allowed(self, path: str, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == 405:
                allow = ", ".join(self.allowed(path)).encode()
                message["headers"] = [*message["headers"], (b"allow", allow)]
            await send(message)

        return sending


def _without_body(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] != "http.response.body":
            await send(message)
        elif not message["more_body"]:
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    return sending


def _address(route: HTTPRoute) -> _Address:
    parts = [
        re.escape(part) if isinstance(part, str) else ".*" if part.type is Path else "[^/]+"
        for part in route.path_components
    ]
    form = re.compile("/" + "/".join(parts) + "/?", re.DOTALL)  # with a slash at its end it is the same
    return _Address(form, frozenset(route.methods), takes_all=".*" in parts)
