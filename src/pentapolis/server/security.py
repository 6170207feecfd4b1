"""What every response says to the browser about safety."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta

from litestar.types import BeforeMessageSendHookHandler, Message, Scope

POLICIES = {
    "default-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self' data:",
    "style-src": "'self' 'unsafe-inline'",  # the client moves pieces with style attributes
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}

HEADERS = {
    "Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in POLICIES.items()),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # addresses of private tables carry their invite
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def header_adder(hsts: timedelta) -> BeforeMessageSendHookHandler:
    """What is called before anything is sent; `hsts`: for how long browsers shall insist on HTTPS."""
    always = _encoded(HEADERS)
    fresh = _encoded({"Cache-Control": "no-store"})
    age = int(hsts.total_seconds())
    insisting = _encoded({"Strict-Transport-Security": f"max-age={age}"} if age else {})

    async def add_headers(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        wanted = always
        if scope["scheme"] == "https":
            wanted = [*wanted, *insisting]
        if scope["path"].startswith("/api/"):
            wanted = [*wanted, *fresh]
        headers = list(message["headers"])
        given = {name for name, _ in headers}
        message["headers"] = headers + [header for header in wanted if header[0] not in given]

    return add_headers


def _encoded(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    """Headers as they are sent: this is done once, and not for each answer."""
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]
