"""Events: what happened, in typed form, with who may know which part."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from pentapolis.kernel.messages import Message


class Event(msgspec.Struct, frozen=True, tag_field="type", gc=False):
    """Base of everything that can happen.

    Events hold plain data that cannot form cycles, so the garbage collector need not look at them.
    Each subclass sets `tag`, an id like those of messages. In messages, arguments named `player` or
    `player_...` are seat numbers, and `players` a text of seat numbers: readers see names instead.
    """

    def messages(self) -> list[Message]:
        """The log lines that tell the event; by default none, for events that need no telling."""
        return []

    def seen_by(self, seat: int | None) -> Event | None:  # noqa: ARG002
        """The event as this seat (None: a spectator) may know it; None if it must not know of it at all."""
        return self

    def revealed_to(self, seats: int) -> tuple[int, ...]:  # noqa: ARG002
        """Which of `seats` seats learned something hidden by it: they cannot unlearn it by an undo."""
        return ()


class OpenlyRevealing(Event, frozen=True, gc=False):
    """Base of events that bring something hidden to light for everybody."""

    def revealed_to(self, seats: int) -> tuple[int, ...]:
        return tuple(range(seats))


def seen_events(events: list[Event], seat: int | None) -> list[Event]:
    """What a seat may know of a list of events."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]


def seat_list(seats: Iterable[int]) -> str:
    """Seat numbers as the text that the message argument `players` takes."""
    return " ".join(map(str, seats))
