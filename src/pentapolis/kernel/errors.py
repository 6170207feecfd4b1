"""The package's own family of exceptions: one precise type for each kind of bad input."""

from __future__ import annotations

from collections.abc import Iterable

from pentapolis.kernel.messages import Refusal


class PentapolisError(Exception):
    """Everything that this package raises on bad input."""


class NotInstalled(PentapolisError, ImportError):
    """Something needs packages that `pip install pentapolis` does not bring; the message says which do."""

    def __init__(self, what: str) -> None:
        super().__init__(f'{what} needs more packages: pip install "pentapolis[server]"')


class UnknownGame(PentapolisError, KeyError):
    """There is no game with that key."""

    def __init__(self, key: object, known: Iterable[str]) -> None:
        self.key = key
        self.known = tuple(known)
        super().__init__(f"unknown game {key!r}; choose from {', '.join(self.known)}")

    def __str__(self) -> str:
        return str(self.args[0])


class BrokenGame(UnknownGame):
    """Another package brings a game with that key, but it cannot be played; the message says why."""

    def __init__(self, key: str, package: str, reason: str) -> None:
        super().__init__(key, ())
        self.package = package
        self.args = (f"the game {key!r} of {package} cannot be played: {reason}",)


class BadBox(PentapolisError, ValueError):
    """A box file that cannot be played with; `problems` has a sentence for everything that is wrong."""

    def __init__(self, file: str, problems: Iterable[object]) -> None:
        self.file = file
        self.problems = tuple(str(problem) for problem in problems)
        super().__init__("\n".join(f"{file}: {problem}" for problem in self.problems))


class BoxTooLate(PentapolisError, RuntimeError):
    """A box was chosen for a game that has already been played with another one in this process."""


class BadSeats(PentapolisError, ValueError):
    """The game cannot be played by that many."""


class BadSeed(PentapolisError, ValueError):
    """A seed is a whole number from 0 to 2**64 - 1."""


class BadOptions(PentapolisError, ValueError):
    """An option that the game does not have, or a value that it does not take."""


class UnknownSeat(PentapolisError, ValueError):
    """A seat number that nobody has at this table."""


class UnknownAction(PentapolisError, ValueError):
    """Text, a number or an object that is no action of this game."""


class IllegalAction(PentapolisError, ValueError):
    """An action of this game that cannot be taken now; `refusal` says why not."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(str(refusal))


class NotYourTurn(IllegalAction):
    """The seat has nothing to decide now."""


class GameOver(NotYourTurn):
    """Nobody has anything to decide any more."""


class BadSnapshot(PentapolisError, ValueError):
    """Data that `dump()` could not have written."""


class BadRecord(PentapolisError, ValueError):
    """A text that is not a record; `line` says where it went wrong."""

    def __init__(self, problem: str, line: int | None = None) -> None:
        self.line = line
        super().__init__(problem if line is None else f"line {line}: {problem}")


class OtherVersion(BadRecord):
    """A record, snapshot or position of other rules of its game than those that were asked about it."""


class UnknownRules(OtherVersion):
    """The game has no rules of that version here; `known` are those that it has."""

    def __init__(self, key: str, title: str, rules: object, known: Iterable[int]) -> None:
        self.key = key
        self.rules = rules
        self.known = tuple(known)
        versions = " and ".join(filter(None, [", ".join(map(str, self.known[:-1])), str(self.known[-1])]))
        super().__init__(f"{title} has no rules of version {rules!r} here, only of version {versions}")


class CannotKeep(PentapolisError, ValueError):
    """The rules of a game cannot be kept as they are; the message says why."""


class OtherBox(BadRecord):
    """A record or snapshot that was made with another box than the one played with here."""


class RecordMismatch(BadRecord):
    """A record whose moves do not lead to the end it claims."""


class UnknownBot(PentapolisError, KeyError):
    """There is no bot of that level."""

    def __init__(self, level: object, known: Iterable[str]) -> None:
        self.level = level
        self.known = tuple(known)
        super().__init__(f"unknown bot level {level!r}; choose from {', '.join(self.known)}")

    def __str__(self) -> str:
        return str(self.args[0])


class BadBudget(PentapolisError, ValueError):
    """A budget gives a bot seconds or simulations, more than none of one of them."""


class OtherGame(PentapolisError, ValueError):
    """A bot that knows one game was asked about a position of another."""


class BadMatch(PentapolisError, ValueError):
    """Games between bots that cannot be played."""
