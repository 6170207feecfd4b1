"""Things said to people: ids with arguments, put into words only where somebody reads them."""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct, frozen=True):
    """A sentence to be: the id of a Fluent message and its arguments."""

    id: str
    args: dict[str, str | int] = {}

    def __str__(self) -> str:
        return f"{self.id} {_listed(self.args)}".rstrip()


class Refusal(msgspec.Struct, frozen=True):
    """Why an action cannot be taken: a message, and the place in the rules that it comes from."""

    id: str
    rule: str
    args: dict[str, str | int] = {}

    def __str__(self) -> str:
        return f"{self.rule}: {self.id} {_listed(self.args)}".rstrip()


def _listed(args: dict[str, str | int]) -> str:
    return ", ".join(f"{name} {value}" for name, value in args.items())
