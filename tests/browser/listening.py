"""What a server really sends to a browser: each answer of its API and each message of its sockets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from playwright.sync_api import Page, Response, WebSocket

from tests.browser.visitors import Json, Visitor


@dataclass
class Traffic:
    """What a page was sent since somebody listened."""

    messages: list[str] = field(default_factory=list)
    answers: list[Response] = field(default_factory=list)

    def texts(self) -> list[str]:
        """Everything so far, word by word."""
        return [*self.messages, *(answer.text() for answer in self.answers)]

    def forget(self) -> None:
        """Begin anew."""
        self.messages.clear()
        self.answers.clear()


def listen(visitor: Visitor) -> Traffic:
    """Listen to a page; whoever wants to hear its sockets listens before it opens."""
    traffic = Traffic()

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: traffic.messages.append(_text(frame)))

    page: Page = visitor.page
    page.on("websocket", opened)
    page.on("response", lambda answer: traffic.answers.append(answer) if "/api/" in answer.url else None)
    return traffic


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()


def objects(value: Json) -> Iterator[dict[str, Json]]:
    """Every object in a JSON value, however deep."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from objects(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from objects(inner)
