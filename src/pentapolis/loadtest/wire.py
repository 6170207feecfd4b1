"""HTTP and WebSockets as thin as they can be, so that thousands of clients fit into one process.

Both sit directly on an asyncio transport. They speak only what our servers speak: answers with a length or in
chunks, and frames without compression.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Mapping
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

KEEP_SECONDS = 3.0
"""An idle connection older than this is not used again: the server may be about to close it."""

KEY = "cGVudGFwb2xpcyBiZW5jaA=="
"""What the server proves with it, that it speaks WebSocket, nobody here doubts."""

UNMASKED = b"\0\0\0\0"
"""Clients must mask what they say; this mask changes nothing."""

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class ConnectionLost(ConnectionError):
    """The connection ended, or could not be made, before the answer was there."""


class TooLate(ConnectionLost):
    """No answer within the time that somebody was willing to wait."""


class Answer(NamedTuple):
    """What a server said."""

    status: int
    headers: Mapping[str, str]
    body: bytes


class Refused(Exception):
    """The server answered, but not with what was asked for."""

    def __init__(self, request: str, answer: Answer) -> None:
        self.status = answer.status
        self.headers = answer.headers
        self.problem = _problem(answer.body)
        said = self.problem or answer.body[:200].decode(errors="replace")
        super().__init__(f"{request} was answered with {answer.status}: {said}")

    @property
    def retry_after(self) -> float | None:
        """The number of seconds after which to try again, if the server said so."""
        text = self.headers.get("retry-after", "")
        return float(text) if text.isdigit() else None


class _Problem(msgspec.Struct):
    id: str = ""


def _problem(body: bytes) -> str:
    """The id of the problem in an answer, nothing if it has none."""
    try:
        return msgspec.json.decode(body, type=_Problem).id
    except msgspec.DecodeError:
        return ""


class Place(NamedTuple):
    """Where a server is."""

    host: str
    port: int

    @classmethod
    def of(cls, url: str) -> Place:
        """The place in an address such as `http://127.0.0.1:8000`."""
        parts = urlsplit(url)
        return cls(parts.hostname or "127.0.0.1", parts.port or 80)


async def _connect(protocol: asyncio.Protocol, place: Place, source: str | None, seconds: float) -> None:
    """Connect; `source` is the own address, so that many clients do not all seem to be one."""
    loop = asyncio.get_running_loop()
    line = socket.socket(socket.AF_INET6 if ":" in place.host else socket.AF_INET)
    try:
        line.setblocking(False)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if source is not None:
            line.bind((source, 0))
        async with asyncio.timeout(seconds):
            await loop.sock_connect(line, place)
            await loop.create_connection(lambda: protocol, sock=line)
    except TimeoutError as error:
        line.close()
        raise TooLate(f"no connection to {place.host}:{place.port} within {seconds:g} s") from error
    except OSError as error:
        line.close()
        raise ConnectionLost(f"no connection to {place.host}:{place.port}: {error}") from error
    except BaseException:
        line.close()
        raise


class HttpConnection(asyncio.Protocol):
    """One connection for requests, one after another."""

    def __init__(self, place: Place) -> None:
        self._host = f"{place.host}:{place.port}"
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self._answer: asyncio.Future[Answer] | None = None
        self._used = time.monotonic()

    @classmethod
    async def to(cls, place: Place, source: str | None, seconds: float) -> HttpConnection:
        """A new connection."""
        connection = cls(place)
        await _connect(connection, place, source, seconds)
        return connection

    @property
    def usable(self) -> bool:
        """Can it be used for another request?"""
        return self._transport is not None and time.monotonic() - self._used < KEEP_SECONDS

    async def ask(
        self, method: str, path: str, headers: Mapping[str, str], body: bytes, seconds: float
    ) -> Answer:
        """Send a request and wait for the answer."""
        if self._transport is None:
            raise ConnectionLost(f"{method} {path}: the connection is closed")
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self._host}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        if body or method not in ("GET", "HEAD"):
            lines.append(f"Content-Length: {len(body)}")
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
        try:
            async with asyncio.timeout(seconds):
                return await self._answer
        except TimeoutError as error:
            self.close()
            raise TooLate(f"{method} {path}: no answer within {seconds:g} s") from error
        except asyncio.CancelledError:
            self.close()  # nobody will fetch the answer, and the next one must not be taken for it
            raise
        finally:
            self._answer = None
            self._used = time.monotonic()

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()
            self._transport = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is open."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Collect the answer."""
        self._buffer += data
        if self._answer is None or self._answer.done():
            return
        try:
            answer = _read_answer(self._buffer)
        except ValueError as error:
            self._answer.set_exception(ConnectionLost(f"this is no HTTP: {error}"))
            self.close()
            return
        if answer is not None:
            self._buffer.clear()
            if answer.headers.get("connection", "").lower() == "close":
                self.close()
            self._answer.set_result(answer)

    def connection_lost(self, _error: Exception | None) -> None:
        """Whoever waits need not wait any more."""
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionLost("the connection was closed before the answer came"))


def _read_answer(buffer: bytearray) -> Answer | None:
    """The answer, once all of it is there."""
    end = buffer.find(b"\r\n\r\n")
    if end < 0:
        return None
    first, *lines = buffer[:end].decode("latin-1").split("\r\n")
    status = int(first.split(" ", 2)[1])
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    rest = bytes(buffer[end + 4 :])
    if headers.get("transfer-encoding") == "chunked":
        body = _joined_chunks(rest)
    else:
        length = int(headers.get("content-length", "0"))
        body = rest[:length] if len(rest) >= length else None
    return None if body is None else Answer(status, headers, body)


def _joined_chunks(rest: bytes) -> bytes | None:
    body = bytearray()
    position = 0
    while (end := rest.find(b"\r\n", position)) >= 0:
        length = int(rest[position:end], 16)
        if length == 0:
            return bytes(body)
        body += rest[end + 2 : end + 2 + length]
        position = end + 2 + length + 2
    return None


class LiveSocket(asyncio.Protocol):
    """One WebSocket: every message goes to `hear`, and the end of the connection to `end`, with its code."""

    def __init__(self, hear: Callable[[bytes], None], end: Callable[[int], None]) -> None:
        self._hear = hear
        self._end = end
        self._buffer = bytearray()
        self._parts = bytearray()
        self._transport: asyncio.Transport | None = None
        self._opened: asyncio.Future[None] | None = None
        self._upgraded = False
        self._code = 1006

    async def open(
        self, place: Place, path: str, headers: Mapping[str, str], source: str | None, seconds: float
    ) -> None:
        """Connect, and wait until the server has agreed."""
        self._opened = asyncio.get_running_loop().create_future()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {place.host}:{place.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {KEY}",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        await _connect(self, place, source, seconds)
        if self._transport is None:
            raise ConnectionLost("the connection was closed at once")
        self._transport.write("\r\n".join(lines).encode() + b"\r\n\r\n")
        try:
            async with asyncio.timeout(seconds):
                await self._opened
        except TimeoutError as error:
            self.close()
            raise TooLate(f"{path}: no WebSocket within {seconds:g} s") from error
        except asyncio.CancelledError:
            self.close()
            raise

    def say(self, text: bytes) -> None:
        """Send a short text; nothing happens if the connection is gone."""
        self._send(TEXT, text)

    def close(self) -> None:
        """Hang up, without a farewell."""
        if self._transport is not None:
            self._transport.abort()

    def stop_reading(self) -> None:
        """Let everything that comes pile up, as a client does that is far too slow."""
        if self._transport is not None:
            self._transport.pause_reading()

    def go_on_reading(self) -> None:
        """The opposite."""
        if self._transport is not None:
            self._transport.resume_reading()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is open."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Read the upgrade, then frames."""
        self._buffer += data
        if not self._upgraded and not self._read_upgrade():
            return
        while self._read_frame():
            pass

    def connection_lost(self, _error: Exception | None) -> None:
        """Tell whoever is concerned."""
        self._transport = None
        if self._opened is not None and not self._opened.done():
            self._opened.set_exception(ConnectionLost("the connection was closed during the upgrade"))
        if self._upgraded:
            self._end(self._code)

    def _read_upgrade(self) -> bool:
        if self._opened is None or self._opened.done():
            return False
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        answer = _read_answer(self._buffer)
        if answer is None or answer.status != 101:
            if answer is not None:
                self._opened.set_exception(Refused("the upgrade to a WebSocket", answer))
                self.close()
            return False
        del self._buffer[: end + 4]
        self._upgraded = True
        self._opened.set_result(None)
        return True

    def _read_frame(self) -> bool:
        """Take one frame out of the buffer; false if there is no whole one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1], 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4]), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10]), 10
        if len(buffer) < start + length:
            return False
        first, payload = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        self._take(first & 0x0F, payload, final=bool(first & 0x80))
        return True

    def _take(self, kind: int, payload: bytes, *, final: bool) -> None:
        if kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self._code = int.from_bytes(payload[:2]) if payload else 1005
            self._send(CLOSE, payload[:2])
            if self._transport is not None:
                self._transport.close()
        elif kind != PONG:
            self._parts += payload
            if final:
                message = bytes(self._parts)
                self._parts.clear()
                self._hear(message)

    def _send(self, kind: int, payload: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        length = len(payload)
        size = bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126]) + length.to_bytes(2)
        self._transport.write(bytes([0x80 | kind]) + size + UNMASKED + payload)
