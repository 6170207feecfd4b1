"""Connections before there is a request: uvicorn waits for one for ever, and lets anybody hold any number.

Here headers must come within some seconds, and then the body, and one network address may hold only so many
connections. WebSockets leave this count when they are made: `Limits` counts those.
"""

from __future__ import annotations

import asyncio
from typing import cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from pentapolis.server.config import Config
from pentapolis.server.limits import Places, is_proxy, network_of

TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def impatient(config: Config) -> type[H11Protocol]:
    """The protocol of a server with these limits."""

    class Protocol(_Impatient):
        seconds = config.request_seconds
        places = Places(config.connections_per_address)
        proxies = config.trusted_proxies

    return Protocol


class _Impatient(H11Protocol):
    """HTTP/1.1 with an end to patience."""

    seconds: float
    places: Places
    proxies: tuple[str, ...]

    _place: str | None = None
    _deadline: asyncio.TimerHandle | None = None
    _awaited: object = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody connects: is there room, and how long may the first request take?"""
        super().connection_made(cast("asyncio.Transport", transport))
        host = self.client[0] if self.client else None
        if host is not None and not is_proxy(host, self.proxies):
            network = network_of(host)
            if not self.places.take(network):
                self.transport.abort()
                return
            self._place = network
        self._wait()

    def data_received(self, data: bytes) -> None:
        """A part of a request, or several requests."""
        super().data_received(data)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a WebSocket, which is counted elsewhere."""
        self._let_go()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        """Set a time for the next part of a request that has not come completely."""
        awaited = self.conn.their_state
        if awaited is self._awaited and self._deadline is not None:
            return
        self._stop_waiting()
        if self.transport.get_protocol() is not self:
            return  # it is a WebSocket now
        if awaited in (h11.IDLE, h11.SEND_BODY) and not self.transport.is_closing():
            self._awaited = awaited
            self._deadline = self.loop.call_later(self.seconds, self._give_up)

    def _stop_waiting(self) -> None:
        self._awaited = None
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _let_go(self) -> None:
        self._stop_waiting()
        if self._place is not None:
            self.places.leave(self._place)
            self._place = None

    def _give_up(self) -> None:
        self._deadline = None
        has_begun, _ = self.conn.trailing_data
        if has_begun and self._awaited is h11.IDLE:
            self.transport.write(TOO_LATE)
        self.transport.close()
