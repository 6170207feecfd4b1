"""Identity: a signed cookie that says who somebody is, without saying anything about them."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import lru_cache
from urllib.parse import urlsplit

from itsdangerous import BadSignature, TimestampSigner
from litestar.connection import ASGIConnection, Request, WebSocket
from litestar.datastructures import Cookie, MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pentapolis.server.limits import Limits
from pentapolis.server.problems import ProblemError

COOKIE = "pentapolis_id"
YEAR = 365 * 24 * 3600
RENEWAL = 30 * 24 * 3600
"""A cookie older than this (in seconds) is set again, so that it does not run out while it is used."""

REMEMBERED = 10_000
"""So many cookies are known again without checking their signatures anew."""

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

HttpRequest = Request[str, None, State]
"""A request whose `user` is the asker's identity."""

Socket = WebSocket[str, None, State]
"""A WebSocket whose `user` is the asker's identity."""


KeepOut = Callable[[str, str | None], None]
"""Raises a problem for a person, or an address, that may not use the server."""


class Identities:
    """Makes identities, and knows its own again."""

    def __init__(self, secret: str) -> None:
        self._signer = TimestampSigner(secret, salt="pentapolis identity")
        self._signed = lru_cache(REMEMBERED)(self._unsigned)

    def make(self) -> str:
        """A new identity."""
        return secrets.token_urlsafe(16)

    def sign(self, person: str) -> str:
        """The text of the cookie."""
        return self._signer.sign(person).decode()

    def read(self, text: str | None) -> tuple[str | None, bool]:
        """Who the cookie says it is, and whether it should be renewed; (None, True) if it is not ours."""
        person, signed = self._signed(text) if text else (None, 0)
        if person is None:
            return None, True
        return person, self._signer.get_timestamp() - signed > RENEWAL

    def _unsigned(self, text: str) -> tuple[str | None, int]:
        """Whom a cookie names, and when it was signed; nobody if it is not ours."""
        try:
            person, signed = self._signer.unsign(text, return_timestamp=True)
        except BadSignature:
            return None, 0
        return person.decode(), int(signed.timestamp())


def address_of(connection: ASGIConnection[object, object, object, State] | Socket) -> str | None:
    """The network address that a request comes from."""
    return None if connection.client is None else connection.client.host


class IdentityMiddleware(ASGIMiddleware):
    """Gives every request an identity, and keeps out those that pages of other sites make with our cookie."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(
        self, identities: Identities, origins: tuple[str, ...], limits: Limits, keep_out: KeepOut
    ) -> None:
        self._identities = identities
        self._keep_out = keep_out
        self._limits = limits
        self._origins = frozenset(origins)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Read the cookie, set it where needed."""
        connection: ASGIConnection[object, object, object, State] = ASGIConnection(scope)
        person, renew = self._identities.read(_cookie_of(scope))
        if person is None:
            self._limits.identity(connection.client)
            person = self._identities.make()
        scope["user"] = person
        scope["auth"] = None
        unsafe = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE_METHODS
        if unsafe and not self._trusted(connection):
            raise ProblemError("problem-foreign-origin")
        if scope["type"] == ScopeType.HTTP:  # sockets are told by a message, see `live.py`
            self._keep_out(person, address_of(connection))
        if renew and scope["type"] == ScopeType.HTTP:
            send = self._with_cookie(send, person, secure=scope["scheme"] == "https")
        await next_app(scope, receive, send)

    def _trusted(self, connection: ASGIConnection[object, object, object, State]) -> bool:
        """Browsers say from which page a request comes; programs do not, nor can a page misuse them."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        try:
            return urlsplit(origin).netloc == connection.headers.get("host")
        except ValueError:  # not an address at all
            return False

    def _with_cookie(self, send: Send, person: str, *, secure: bool) -> Send:
        cookie = Cookie(
            key=COOKIE,
            value=self._identities.sign(person),
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                headers.add("Set-Cookie", cookie.to_header(header=""))
            await send(message)

        return sending


def _cookie_of(scope: Scope) -> str | None:
    """The text of our cookie, if the client sent one."""
    for name, value in scope["headers"]:
        if name == b"cookie" and (found := _cookie_in(value)) is not None:
            return found
    return None


@lru_cache(REMEMBERED)
def _cookie_in(header: bytes) -> str | None:
    pairs = [pair.strip().partition("=") for pair in header.decode("latin-1").split(";")]
    found = [value for name, _, value in pairs if name == COOKIE]
    return found[-1] if found else None
