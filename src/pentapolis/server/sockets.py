"""WebSockets whose other end takes nothing any more, or sends without end: they end all the same.

Uvicorn closes a connection when all that was written to it is sent. A client that is connected and does not
read, a laptop that sleeps for example, would never let that happen: it would be there for good, for the table
as well as for the memory. So whoever has had the time to take it is cut off.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from pentapolis.server.flood import ByteGuard

FAREWELL_SECONDS = 0.5
"""How long a client has to take what was last said to it before the connection is cut."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSockets, with an end to each."""

    _cutting: asyncio.TimerHandle | None = None
    _bytes: ByteGuard | None = None

    def data_received(self, data: bytes) -> None:
        """The client says something; one that floods the server is cut off before anybody has to read it."""
        if self._bytes is None:
            self._bytes = ByteGuard()
        if self._bytes.allows(len(data)):
            super().data_received(data)
        else:
            self.transport.abort()

    def handle_ping(self) -> None:
        """Answer a ping, unless answers pile up: nobody reads them."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # which is where the answer is

    def handle_close(self, event: Frame) -> None:
        """The client says goodbye."""
        super().handle_close(event)
        self._cut_off()

    def keepalive_timeout(self) -> None:
        """The client has not answered a ping, and will not take a farewell either."""
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        """The server stops."""
        if self.handshake_complete and self.conn.state is not State.OPEN:
            self.stop_keepalive()
            self.transport.close()  # goodbye was said already
        else:
            super().shutdown()
        self._cut_off()

    async def run_asgi(self) -> None:
        """Serve; when that ends, so does the connection."""
        await super().run_asgi()
        self._cut_off(0.0 if self.close_timer is None else self.close_timeout)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        super().connection_lost(exc)
        if self._cutting is not None:
            self._cutting.cancel()
            self._cutting = None

    def _cut_off(self, later: float = 0.0) -> None:
        if self._cutting is None and not self.disconnected:
            self._cutting = self.loop.call_later(later + FAREWELL_SECONDS, self.transport.abort)
