"""Records: a game as text. A header, one action a line, and the end that they lead to.

    pentapolis record 1
    game palatinus
    rules 1
    seats 2
    seed 7
    options {"handedness":"right", ...}
    players ["Anna","hard bot"]
    moves
    1 lay 3 0
    0 lay 4 5
    ...
    result {"ranking":[[1],[0]],"scores":[17,21]}
    digest 0f3a...

A game that was played with another box than the built-in one has a line `box {"name":...,"digest":...}` after
its rules. The header and the moves **are** the game; the last two lines let a reader check that it still ends
the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, Self, TypeVar

import msgspec

from pentapolis.kernel.actions import Action
from pentapolis.kernel.boxes import BoxLabel
from pentapolis.kernel.errors import BadRecord, PentapolisError, RecordMismatch
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import AnyGame
from pentapolis.kernel.registry import game
from pentapolis.kernel.state import State

T = TypeVar("T")

FORMAT = "pentapolis record 1"
MAXIMUM_SIZE = 10_000_000
"""Characters; a longer text is no record of a game that people play."""


class Move(NamedTuple):
    """An action and who took it."""

    seat: int
    action: str


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end that a record claims."""

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]


class Step(NamedTuple):
    """One move of a replay. `state` is the position after it and goes on changing; copy what you keep."""

    seat: int
    action: Action
    events: list[Event]
    state: State


class Record:
    """One game, from its seed to the last action so far.

    Without `rules` it is a game of the present rules, played with the present box; with them it is of that
    version and of the box given, the built-in one if none is.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        options: dict[str, object] | None = None,
        *,
        rules: int | None = None,
        box: BoxLabel | None = None,
        players: Sequence[str] = (),
        moves: Sequence[Move] = (),
        outcome: Outcome | None = None,
        digest: str | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = dict(options or {})
        self.rules = self._rules_of_game(None).rules_version if rules is None else rules
        self.box = self._rules_of_game(None).box.label if rules is None else box
        self.players = tuple(players)
        self.moves = list(moves)
        self.outcome = outcome
        self.digest = digest

    def _rules_of_game(self, version: int | None) -> AnyGame:
        return game(self.game, version)

    def add(self, seat: int, action: Action) -> None:
        """Note the next move."""
        self.moves.append(Move(seat, str(action)))

    def close(self, state: State) -> None:
        """Note the position reached, and the result if the game is over."""
        result = state.result
        self.outcome = Outcome(result.ranking, result.scores) if result else None
        self.digest = state.digest()

    # Replay ---------------------------------------------------------------------------

    def start(self) -> State:
        """The first position, by the rules that the record names; `UnknownRules` if they are not here."""
        rules = self._rules_of_game(self.rules)
        rules.check_box(self.box)
        return rules.start(self.seats, self.seed, self.options)

    def steps(self) -> Iterator[Step]:
        """Play the game again, move by move."""
        rules = self._rules_of_game(self.rules)
        state = self.start()
        for number, move in enumerate(self.moves, 1):
            try:
                action = rules.parse(move.action)
                events = state.play(move.seat, action)
            except PentapolisError as error:
                raise BadRecord(f"move {number}, seat {move.seat}, {move.action!r}: {error}") from error
            yield Step(move.seat, action, events, state)

    def replay(self) -> State:
        """The position after the last move."""
        state = self.start()
        for step in self.steps():
            state = step.state
        return state

    def verify(self) -> State:
        """Replay, and check that it ends as the record says. Returns the last position."""
        state = self.replay()
        result = state.result
        reached = Outcome(result.ranking, result.scores) if result else None
        if reached != self.outcome:
            raise RecordMismatch(f"the moves lead to {_end(reached)}, the record says {_end(self.outcome)}")
        if self.digest is not None and self.digest != state.digest():
            raise RecordMismatch(
                f"the last position has digest {state.digest()}, the record says {self.digest}"
            )
        return state

    # Text ---------------------------------------------------------------------------

    def __str__(self) -> str:
        lines = [
            FORMAT,
            f"game {self.game}",
            f"rules {self.rules}",
            *([] if self.box is None else [f"box {_json(self.box)}"]),
            f"seats {self.seats}",
            f"seed {self.seed}",
            f"options {_json(self.options)}",
            f"players {_json(self.players)}",
            "moves",
            *(f"{move.seat} {move.action}" for move in self.moves),
        ]
        if self.outcome is not None:
            lines.append(f"result {_json(self.outcome)}")
        if self.digest is not None:
            lines.append(f"digest {self.digest}")
        return "\n".join(lines) + "\n"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def write(self, path: str | Path) -> None:
        """Save as a text file."""
        Path(path).write_text(str(self), "utf-8", newline="\n")

    @classmethod
    def read(cls, path: str | Path) -> Self:
        """Read a text file."""
        try:
            return cls.parse(Path(path).read_text("utf-8-sig"))  # some editors put a mark at the start
        except UnicodeDecodeError:
            raise BadRecord(f"{path} is not a text file") from None

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text of a record."""
        if len(text) > MAXIMUM_SIZE:
            raise BadRecord(f"longer than {MAXIMUM_SIZE} characters")
        lines = _Lines(text)
        lines.expect(FORMAT)
        key = lines.field("game")
        rules = lines.number("rules")
        box = lines.json("box", BoxLabel) if lines.at("box") else None
        seats, seed = lines.number("seats"), lines.number("seed")
        options = lines.json("options", dict[str, object])
        players = lines.json("players", tuple[str, ...])
        lines.expect("moves")
        moves = lines.moves()
        outcome = lines.json("result", Outcome) if lines.at("result") else None
        digest = lines.field("digest") if lines.at("digest") else None
        lines.expect_end()
        return cls(
            key,
            seats,
            seed,
            options,
            rules=rules,
            box=box,
            players=players,
            moves=moves,
            outcome=outcome,
            digest=digest,
        )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _end(outcome: Outcome | None) -> str:
    return "no result" if outcome is None else f"the result {_json(outcome)}"


class _Lines:
    """Reads a record line by line; every complaint names the line."""

    def __init__(self, text: str) -> None:
        # Not splitlines: names in the header may hold unusual line separators.
        self._lines = text.split("\n")
        self._next = 0

    def _problem(self, problem: str) -> BadRecord:
        return BadRecord(problem, self._next)

    def _take(self, wanted: str) -> str:
        self._next += 1
        if self._next > len(self._lines):
            raise self._problem(f"unexpected end of record, expected {wanted}")
        return self._lines[self._next - 1].strip()

    def at(self, name: str) -> bool:
        """Is the next line the field of that name?"""
        return self._next < len(self._lines) and self._lines[self._next].startswith(f"{name} ")

    def expect(self, line: str) -> None:
        """Take a line that must read exactly so."""
        if (found := self._take(repr(line))) != line:
            raise self._problem(f"expected {line!r}, found {found[:60]!r}")

    def expect_end(self) -> None:
        """Nothing may follow but empty lines."""
        if any(line.strip() for line in self._lines[self._next :]):
            self._next += 1
            raise self._problem("unexpected text after the end of the record")

    def field(self, name: str) -> str:
        """Take the line `name value`."""
        found, _, value = self._take(repr(name)).partition(" ")
        if found != name or not value:
            raise self._problem(f"expected '{name} ...', found {found[:60]!r}")
        return value

    def number(self, name: str) -> int:
        """Take a field that holds a whole number."""
        value = self.field(name)
        if not value.isascii() or not value.isdigit() or len(value) > 20:
            raise self._problem(f"{name} must be a whole number, got {value[:60]!r}")
        return int(value)

    def json(self, name: str, form: type[T]) -> T:
        """Take a field that holds JSON of a certain form."""
        try:
            return msgspec.json.decode(self.field(name), type=form)
        except msgspec.DecodeError as error:
            raise self._problem(f"{name}: {error}") from None

    def moves(self) -> list[Move]:
        """Take all lines that begin with a seat number."""
        moves = []
        while self._next < len(self._lines) and self._lines[self._next][:1].isdigit():
            seat, _, action = self._take("a move").partition(" ")
            if not seat.isascii() or len(seat) > 3 or not seat.isdigit() or not action:
                raise self._problem("a move is a seat number and an action")
            moves.append(Move(int(seat), action))
        return moves
