"""The contract that every game keeps: `Game` (the rules of one game) and `State` (one position of it)."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import ClassVar, Generic, Self, TypeVar

import msgspec

from pentapolis.kernel.actions import Action, GameActions
from pentapolis.kernel.advice import Advisor, PlainAdvisor
from pentapolis.kernel.boxes import BoxLabel, PlayedBox, box_name
from pentapolis.kernel.chance import SEED_LIMIT, Rng
from pentapolis.kernel.errors import (
    BadOptions,
    BadSeats,
    BadSeed,
    BadSnapshot,
    GameOver,
    IllegalAction,
    NotYourTurn,
    OtherBox,
    OtherVersion,
    UnknownAction,
    UnknownSeat,
)
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.plain import Snapshot, View
from pentapolis.kernel.results import Result


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The variants of a game, chosen before it starts. Each game extends this."""

    colours: tuple[str, ...] = ()
    """The colour of each seat; left empty, seats take the game's colours in order."""

    starting_player: int | None = None
    """The seat that begins; None draws one."""

    added: ClassVar[tuple[str, ...]] = ()
    """The options that a game got after games of it had been recorded. A snapshot leaves them out while they
    have their defaults, so that the digests of older records still hold."""

    def dump(self) -> Snapshot:
        """The options as plain data, as snapshots have them."""
        data: Snapshot = msgspec.to_builtins(self)
        for name, default in zip(self.__struct_fields__, self.__struct_defaults__, strict=True):
            if name in self.added and getattr(self, name) == default:
                del data[name]
        return data


class State(ABC):
    """One position: plain data that can be copied and saved at every decision, also in mid-turn."""

    __slots__ = ()

    # What outside code uses ---------------------------------------------------------------------------

    key: ClassVar[str]
    """The key of the game that this is a position of."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """The number of players; seats are numbered from 0, clockwise."""

    @property
    @abstractmethod
    def ply(self) -> int:
        """The number of actions played so far."""

    @property
    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """The seats that have a decision to make now; empty when the game is over."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""

    def legal(self, seat: int) -> list[Action]:
        """Every legal action of a seat, [] if it has nothing to decide now."""
        if seat in self.actors and seat.__class__ is int:
            return self._legal(seat)
        self._check_seat(seat)
        return []

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why the seat cannot take this action now; None if it can."""
        self._check_seat(seat)
        if seat not in self.actors:
            return _NOT_YOUR_TURN if self.actors else _GAME_OVER
        return self._refusal(seat, action)

    def play(self, seat: int, action: Action) -> list[Event]:
        """Check and apply an action, and say what happened. On any error the position stays as it was."""
        if seat not in self.actors or seat.__class__ is not int:
            raise self.not_your_turn(seat)
        refusal = self._refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return self._play(seat, action)

    def not_your_turn(self, seat: int) -> NotYourTurn:
        """The error for a seat that is to act but is not one of `actors`."""
        self._check_seat(seat)
        return NotYourTurn(_NOT_YOUR_TURN) if self.actors else GameOver(_GAME_OVER)

    @abstractmethod
    def prompt(self, seat: int | None) -> Message:
        """Whose decision it is and what to do now, said to this seat (None: to a spectator)."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What this seat may see (None: a spectator), ready for JSON."""

    @abstractmethod
    def preview(self, seat: int, action: Action) -> View | None:
        """What a legal action would do, as far as the seat can know; None where there is nothing to say."""

    @abstractmethod
    def resample(self, seat: int | None, rng: Rng) -> Self:
        """A full position that this seat cannot tell from the real one, its secrets drawn anew.

        The draw depends on what the seat knows and on `rng`, on nothing else: positions that look the same to
        the seat give the same draw.
        """

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def dump(self) -> Snapshot:
        """The whole position, secrets included, as plain JSON-ready data; `Game.load` reads it back."""

    def digest(self) -> str:
        """A short text that is the same for equal positions and differs for others, in every process."""
        encoded = msgspec.json.encode(self.dump(), order="deterministic")
        return hashlib.blake2b(encoded, digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return int(self.digest()[:15], 16)

    # What a game provides ---------------------------------------------------------------------------

    @abstractmethod
    def _legal(self, seat: int) -> list[Action]:
        """Every legal action of a seat that has a decision to make."""

    @abstractmethod
    def _refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why this seat, which has a decision to make, cannot take this action; None if it can.

        It must say None for exactly the actions in `_legal`; the tests that every game gets prove it. An
        action of another game is an `UnknownAction` (use `foreign_action`).
        """

    @abstractmethod
    def _play(self, seat: int, action: Action) -> list[Event]:
        """Apply a legal action."""

    def _check_seat(self, seat: int) -> None:
        if seat.__class__ is not int or not 0 <= seat < self.seats:
            raise UnknownSeat(f"seats are numbered 0 to {self.seats - 1}, got {seat!r}")


TURNS: tuple[tuple[int, ...], ...] = tuple((seat,) for seat in range(8))
"""`actors` when one seat decides, made once."""

NOBODY: tuple[int, ...] = ()
"""`actors` when the game is over."""

_NOT_YOUR_TURN = Refusal("refusal-not-your-turn", "kernel.turn")
_GAME_OVER = Refusal("refusal-game-over", "kernel.turn")


def foreign_action(action: object, key: str) -> UnknownAction:
    """The error for something that is not an action of the game with this key."""
    hint = f"; game({key!r}).parse reads text" if isinstance(action, str) else ""
    return UnknownAction(f"{action!r} is not an action of {key}{hint}")


def require(condition: bool, problem: str) -> None:
    """What a snapshot must fulfil; `BadSnapshot` if it does not."""
    if not condition:
        raise BadSnapshot(problem)


S = TypeVar("S", bound=State)
OptionsT = TypeVar("OptionsT", bound=Options)


class Game(ABC, Generic[S, OptionsT]):
    """The rules of one game."""

    key: ClassVar[str]
    """The game's name in code, notation and addresses."""

    seats: ClassVar[range]
    """The possible numbers of players."""

    rules_version: ClassVar[int]
    """Grows when the same actions could lead to another result: old records are then refused, not misread."""

    box: ClassVar[PlayedBox[msgspec.Struct]]
    """The figures that this process plays the game with."""

    action_types: ClassVar[tuple[type[Action], ...]]
    """Every decision a player can take, in the order of the fixed numbering."""

    event_types: ClassVar[tuple[type[Event], ...]]
    """Everything that can happen."""

    view_type: ClassVar[type]
    """The TypedDict of what a seat may see."""

    preview_type: ClassVar[type]
    """The TypedDict of what a preview tells."""

    options_type: type[OptionsT]
    """The game's variants."""

    colours: ClassVar[tuple[str, ...]]
    """The colours that players can choose from."""

    endings: ClassVar[tuple[str, ...]]
    """The message ids of every way in which the game can end."""

    won_by_points: ClassVar[bool] = True
    """Do points decide? If not, scores and tie-breaks only tell how far each seat came; `ranking` decides."""

    message_ids: ClassVar[tuple[str, ...]]
    """Every other message id that positions of this game can produce (prompts, refusals, score lines)."""

    number: Callable[[Action], int]
    """The fixed number of an action."""

    action: Callable[[int], Action]
    """The action with that number."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.action_space = actions = GameActions(self.action_types)
        # Learners ask by the million, so nothing stands between them and the look-up.
        self.number = actions.number
        self.action = actions.action
        self._default_options: dict[int, OptionsT] = {}

    # What outside code uses ---------------------------------------------------------------------------

    def start(self, seats: int, seed: int, options: OptionsT | Mapping[str, object] | None = None) -> S:
        """The first position of a new game."""
        return self._start(seats, seed, self._checked(seats, seed, options))

    def opening(
        self, seats: int, seed: int, options: OptionsT | Mapping[str, object] | None = None
    ) -> list[Event]:
        """What happens by itself before the first decision of such a game; `start` gives what it leads to."""
        return self._opening(seats, seed, self._checked(seats, seed, options))

    def _checked(self, seats: int, seed: int, options: OptionsT | Mapping[str, object] | None) -> OptionsT:
        checked = self.options(seats, options) if options else self._defaults(seats)
        if seed.__class__ is not int or not 0 <= seed < SEED_LIMIT:
            raise BadSeed(f"a seed must be a whole number from 0 to 2**64 - 1, got {seed!r}")
        return checked

    def seats_with(self, options: OptionsT) -> range:  # noqa: ARG002
        """The possible numbers of players when these options are chosen; by default `seats`."""
        return self.seats

    def options(self, seats: int, given: OptionsT | Mapping[str, object] | None = None) -> OptionsT:
        """The options as given, checked for so many players, with every colour filled in."""
        raw = msgspec.to_builtins(given) if isinstance(given, Options) else dict(given or {})
        known = self.options_type.__struct_fields__
        if unknown := [name for name in raw if name not in known]:
            raise BadOptions(f"{self.title} has no option {unknown[0]!r}; options: {', '.join(known)}")
        try:
            options = msgspec.convert(raw, self.options_type)
        except msgspec.ValidationError as error:
            raise BadOptions(f"options of {self.title}: {error}") from None
        possible = self.seats_with(options)
        if seats.__class__ is not int or seats not in possible:
            last = possible[-1]
            number = f"{possible[0]} to {last}" if len(possible) > 1 else f"exactly {last}"
            players = "players" if last > 1 else "player"
            variant = "" if possible == self.seats else " with these options"
            raise BadSeats(f"{self.title} needs {number} {players}{variant}, got {seats!r}")
        colours = options.colours or self.colours[:seats]
        if len(colours) != seats or len(set(colours)) != seats or not set(colours) <= set(self.colours):
            raise BadOptions(
                f"colours: expected {seats} different colours from {', '.join(self.colours)}, "
                f"got {list(colours)}"
            )
        if options.starting_player is not None and not 0 <= options.starting_player < seats:
            raise BadOptions(f"starting_player: must be 0 to {seats - 1}, got {options.starting_player}")
        return msgspec.structs.replace(options, colours=colours)

    def _defaults(self, seats: int) -> OptionsT:
        """The options when none are given, kept because games are started by the thousand."""
        if seats not in self._default_options or seats.__class__ is not int:
            self._default_options[seats] = self.options(seats)
        return self._default_options[seats]

    def load(self, snapshot: Mapping[str, object]) -> S:
        """The position that a `dump()` describes."""
        given: object = snapshot
        if not isinstance(given, Mapping) or given.get("game") != self.key:
            raise BadSnapshot(f"not a snapshot of {self.title}")
        if snapshot.get("rules") != self.rules_version:
            raise OtherVersion(
                f"snapshot uses rules version {snapshot.get('rules')!r}; "
                f"this version plays {self.rules_version}"
            )
        seats, options = snapshot.get("seats"), snapshot.get("options")
        if not isinstance(seats, int) or not isinstance(options, Mapping):
            raise BadSnapshot(f"snapshot of {self.title}: seats or options are missing")
        try:
            self.check_box(msgspec.convert(snapshot.get("box"), BoxLabel | None))
            plain = {name: value for name, value in snapshot.items() if name != "box"}
            return self._load(plain, self.options(seats, options))
        except (msgspec.ValidationError, BadOptions, BadSeats, BadSnapshot) as error:
            raise BadSnapshot(f"snapshot of {self.title}: {error}") from None

    def check_box(self, label: BoxLabel | None) -> None:
        """Something was made with this box (None: the built-in one); `OtherBox` if it is not the one here."""
        present = self.box.label
        if (label and label.digest) != (present and present.digest):
            raise OtherBox(
                f"made with the box {box_name(label)}; {self.title} is played with {box_name(present)} here"
            )

    def parse(self, text: str) -> Action:
        """The action that a line of text notation names."""
        return self.action_space.parse(text)

    def legal_numbers(self, state: S, seat: int) -> list[int]:
        """The numbers of `state.legal(seat)`, in its order: faster than asking for one after another."""
        return self.action_space.numbers(state.legal(seat))

    def advisor(self) -> Advisor[S]:
        """What this game tells the bots about playing it well; by default they find out by random games."""
        return PlainAdvisor(self.won_by_points)

    def __repr__(self) -> str:
        return f"<pentapolis.game({self.key!r})>"

    # What a game provides ---------------------------------------------------------------------------

    @abstractmethod
    def _start(self, seats: int, seed: int, options: OptionsT) -> S:
        """Set up a new game."""

    def _opening(self, seats: int, seed: int, options: OptionsT) -> list[Event]:  # noqa: ARG002
        """What setting up the same game tells; by default nothing happens before the first decision."""
        return []

    @abstractmethod
    def _load(self, snapshot: Mapping[str, object], options: OptionsT) -> S:
        """Read a snapshot of the right game and version, with its options; `require` what it must fulfil."""


AnyGame = Game[State, Options]
"""A game whose own types do not matter."""
