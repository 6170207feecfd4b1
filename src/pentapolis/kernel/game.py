"""`Game`: the rules of one game, from setting up to loading a saved position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Generic, Never, TypeVar

import msgspec

from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Advisor, PlainAdvisor
from pentapolis.kernel.any_description import described, listed
from pentapolis.kernel.boxes import BoxLabel, PlayedBox, box_name
from pentapolis.kernel.chance import SEED_LIMIT
from pentapolis.kernel.describer import Describer, Previews
from pentapolis.kernel.description import Choices, Part
from pentapolis.kernel.errors import (
    BadOptions,
    BadSeats,
    BadSeed,
    BadSnapshot,
    OtherBox,
    OtherVersion,
)
from pentapolis.kernel.events import Event
from pentapolis.kernel.options import Options
from pentapolis.kernel.plain import View
from pentapolis.kernel.puzzles import PuzzleKind
from pentapolis.kernel.state import State

S = TypeVar("S", bound=State)
OptionsT = TypeVar("OptionsT", bound=Options)


class Game(ABC, Generic[S, OptionsT]):
    """The rules of one game."""

    key: ClassVar[str]
    """The game's name in code, notation and addresses."""

    seats: ClassVar[range]
    """The possible numbers of players."""

    rules_version: ClassVar[int]
    """Grows when the same actions could lead to another result. What was begun under former rules goes on by
    them if they were kept (`pentapolis.former`), and is otherwise refused, not misread."""

    box: ClassVar[PlayedBox[msgspec.Struct]]
    """The figures that this process plays the game with."""

    state_type: type[S]
    """A position of the game, with its rulebook."""

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

    score_lines: ClassVar[tuple[str, ...]]
    """The message ids of the lines in which results tell where points come from."""

    describer: ClassVar[Describer[Never] | None] = None
    """How views, places and choices are told in words; by default field by field."""

    number: Callable[[Action], int]
    """The fixed number of an action."""

    action: Callable[[int], Action]
    """The action with that number."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.rulebook = rulebook = self.state_type.rulebook
        self.action_types = rulebook.action_types
        """Every decision a player can take, in the order of the fixed numbering."""
        self.message_ids = (*rulebook.message_ids, *self.score_lines)
        """Every message id besides `endings` that positions can produce (prompts, refusals, score lines)."""
        self.action_space = actions = rulebook.actions
        # Learners ask by the million, so nothing stands between them and the look-up.
        self.number = actions.number
        self.action = actions.action
        self._default_options: dict[int, OptionsT] = {}

    # What outside code uses ---------------------------------------------------------------------------

    def start(self, seats: int, seed: int, options: OptionsT | Mapping[str, object] | None = None) -> S:
        """The first position of a new game."""
        return self._begun(seats, seed, options)[0]

    def opening(
        self, seats: int, seed: int, options: OptionsT | Mapping[str, object] | None = None
    ) -> list[Event]:
        """What happens by itself before the first decision of such a game; `start` gives what it leads to."""
        return self._begun(seats, seed, options)[1]

    def _begun(
        self, seats: int, seed: int, options: OptionsT | Mapping[str, object] | None
    ) -> tuple[S, list[Event]]:
        checked = self._checked(seats, seed, options)
        position = self.state_type()
        position.seats = seats
        position.options = checked
        position.ply = 0
        self._set_up(position, seed)
        events: list[Event] = []
        if not self.rulebook.rests[position.phase]:
            position.proceed(events)
        return position, events

    def _checked(self, seats: int, seed: int, options: OptionsT | Mapping[str, object] | None) -> OptionsT:
        checked = self.options(seats, options) if options else self._defaults(seats)
        if seed.__class__ is not int or not 0 <= seed < SEED_LIMIT:
            raise BadSeed(f"a seed must be a whole number from 0 to 2**64 - 1, got {seed!r}")
        return checked

    def seats_with(self, options: OptionsT) -> range:  # noqa: ARG002
        """The possible numbers of players when these options are chosen; by default `seats`."""
        return self.seats

    def options(self, seats: int, given: OptionsT | Mapping[str, object] | None = None) -> OptionsT:
        """The options as given, checked for this number of players, with every colour filled in."""
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
                f"snapshot uses rules version {snapshot.get('rules')!r}, not {self.rules_version}; "
                f"pentapolis.game({self.key!r}, rules) gives the rules of another version"
            )
        seats, options = snapshot.get("seats"), snapshot.get("options")
        if not isinstance(seats, int) or not isinstance(options, Mapping):
            raise BadSnapshot(f"snapshot of {self.title}: seats or options are missing")
        try:
            self.check_box(msgspec.convert(snapshot.get("box"), BoxLabel | None))
            plain = {name: value for name, value in snapshot.items() if name != "box"}
            position = self.state_type.read(plain, self.options(seats, options))
            self._complete(position)
            return position
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

    def puzzle_kinds(self) -> Sequence[PuzzleKind[S]]:
        """The kinds of puzzles that can be made of positions of this game; by default none."""
        return ()

    # A position in words ---------------------------------------------------------------------------

    def describe(self, view: View) -> tuple[Part, ...]:
        """A view in words: the overview first, then each part."""
        return self.describer.parts(view) if self.describer else described(self.key, view)

    def describe_place(self, view: View, place: str) -> Part | None:
        """What lies at and around a place of the board, or what one of the `things` is and does.

        Both are named as in the notation; None for other names.
        """
        return self.describer.place(view, place) if self.describer else None

    def describe_choices(
        self, view: View, actions: Sequence[Action], preview: Previews
    ) -> tuple[Choices, ...]:
        """What the seat of a view can choose from, by kind. `preview` tells what an action would do."""
        if self.describer is None:
            return listed(self.key, actions)
        return self.describer.choices(view, actions, preview)

    def __repr__(self) -> str:
        return f"<pentapolis.game({self.key!r})>"

    # What a game provides ---------------------------------------------------------------------------

    @abstractmethod
    def _set_up(self, position: S, seed: int) -> None:
        """Set every other field of a position whose seats, options and ply are set."""

    @abstractmethod
    def _complete(self, position: S) -> None:
        """Set what follows from the fields of a snapshot, and `require` what must hold between them."""


AnyGame = Game[State, Options]
"""A game whose own types do not matter."""
