"""A position of a game: data, copying and the contract. What can be done in it follows from the rulebook."""

from __future__ import annotations

import hashlib
from abc import abstractmethod
from collections.abc import Mapping
from typing import Annotated, ClassVar, Self

import msgspec

from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Rng
from pentapolis.kernel.decisions import AnyDecision, Rulebook
from pentapolis.kernel.errors import GameOver, IllegalAction, NotYourTurn, UnknownSeat
from pentapolis.kernel.events import Event
from pentapolis.kernel.fields import HEAD, Data
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.options import Options
from pentapolis.kernel.plain import Snapshot, View
from pentapolis.kernel.results import Result
from pentapolis.kernel.snapshots import Layout

TURNS: tuple[tuple[int, ...], ...] = tuple((seat,) for seat in range(8))
"""`actors` when one seat decides, made once."""

NOBODY: tuple[int, ...] = ()
"""`actors` when the game is over."""

_NOT_YOUR_TURN = Refusal("refusal-not-your-turn", "kernel.turn")
_GAME_OVER = Refusal("refusal-game-over", "kernel.turn")


class State(Data):
    """One position: plain data that can be copied and saved at every decision, even in mid-turn.

    A game declares its fields in a class of its own (see `fields.py`), which its rules use, and binds its
    rulebook and layout in one final class.
    """

    key: ClassVar[str]
    """The key of the game that this is a position of."""

    rulebook: ClassVar[Rulebook]
    layout: ClassVar[Layout]

    seats: Annotated[int, HEAD]
    """The number of players; seats are numbered from 0, clockwise."""
    options: Annotated[Options, HEAD]
    ply: int
    """The number of actions played so far."""
    actors: tuple[int, ...]
    """The seats that have a decision to make now; empty when the game is over."""
    phase: int
    """What is to be decided, as a number of the rulebook."""

    # Playing ---------------------------------------------------------------------------

    def legal(self, seat: int) -> list[Action]:
        """Every legal action of a seat, [] if it has nothing to decide now."""
        if seat not in self.actors or seat.__class__ is not int:
            self._check_seat(seat)
            return []
        rulebook = self.rulebook
        phase = self.phase if rulebook.phase_of is None else rulebook.phase_of(self, seat)
        return rulebook.legal[phase](self, seat)

    def choices(self, seat: int) -> list[Action]:
        """What a seat could choose from if it were asked now, for games that redraw what others planned."""
        rulebook = self.rulebook
        phase = self.phase if rulebook.phase_of is None else rulebook.phase_of(self, seat)
        return rulebook.legal[phase](self, seat)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why the seat cannot take this action now; None if it can."""
        self._check_seat(seat)
        if seat not in self.actors:
            return _NOT_YOUR_TURN if self.actors else _GAME_OVER
        return self.why_not(seat, action)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Why a seat could not choose this action if it were asked now; None if it could."""
        decision = self._decision(seat, action)
        if decision is None:
            return self.rulebook.not_now(self, seat, action)
        return decision.why_not(self, seat, action)

    def play(self, seat: int, action: Action) -> list[Event]:
        """Check and apply an action, and say what happened. On any error the position stays as it was."""
        if seat not in self.actors or seat.__class__ is not int:
            raise self.not_your_turn(seat)
        # As in `_decision`, written out because nothing is done more often.
        rulebook = self.rulebook
        try:
            if action._kinds is not rulebook.kinds:
                rulebook.require_own(action)
        except AttributeError:
            rulebook.require_own(action)
        phase = self.phase if rulebook.phase_of is None else rulebook.phase_of(self, seat)
        decision = rulebook.decisions[phase].get(action.__class__)
        if decision is None:
            raise IllegalAction(rulebook.not_now(self, seat, action))
        refusal = decision.why_not(self, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.ply += 1
        events: list[Event] = []
        decision.effect(self, seat, action, events)
        if not rulebook.rests[self.phase]:
            self.proceed(events)
        return events

    def carry_out(self, seat: int, action: Action) -> None:
        """Apply an action that is known to be legal, without counting it and without going on."""
        decision = self._decision(seat, action)
        assert decision is not None
        decision.effect(self, seat, action, [])

    def proceed(self, events: list[Event]) -> None:
        """Go on until somebody has something to decide, or the game is over."""
        rulebook = self.rulebook
        while (phase := self.phase) != rulebook.over:
            if phase > rulebook.over:
                rulebook.steps[phase](self, events)
                continue
            only = rulebook.only[phase]
            action = only and only(self, self.actors[0])
            if action is None:
                return
            rulebook.decisions[phase][type(action)].effect(self, self.actors[0], action, events)

    def not_your_turn(self, seat: int) -> NotYourTurn:
        """The error for a seat that tries to act but is not one of `actors`."""
        self._check_seat(seat)
        return NotYourTurn(_NOT_YOUR_TURN) if self.actors else GameOver(_GAME_OVER)

    def _decision(self, seat: int, action: Action) -> AnyDecision | None:
        """What decides about this action now; None if nothing does. An action of another game is an error."""
        rulebook = self.rulebook
        rulebook.require_own(action)
        phase = self.phase if rulebook.phase_of is None else rulebook.phase_of(self, seat)
        return rulebook.decisions[phase].get(action.__class__)

    # What people see ---------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return None if self.actors else self._result()

    def prompt(self, seat: int | None) -> Message:
        """Whose decision it is and what to do now, said to this seat (None: to a spectator)."""
        rulebook = self.rulebook
        if not self.actors:
            return rulebook.over_prompt(self)
        if seat is not None and seat in self.actors:
            actor = seat
        else:
            told = rulebook.told_others and rulebook.told_others(self, seat)
            if told is not None:
                return told
            actor = self.actors[0]
        phase = rulebook.phases[self.phase if rulebook.phase_of is None else rulebook.phase_of(self, actor)]
        name = phase.name if phase.prompt is None else phase.prompt(self, actor)
        yours = "-you" if actor == seat else ""
        args = {"player": actor, **phase.arguments(self, actor)}
        return Message(f"{rulebook.key}-prompt-{name}{yours}", args)

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What this seat may see (None: a spectator), ready for JSON."""

    @abstractmethod
    def preview(self, seat: int, action: Action) -> View | None:
        """What a legal action would do, as far as the seat can know; None where there is nothing to say."""

    def resample(self, seat: int | None, rng: Rng) -> Self:
        """A full position that this seat cannot tell from the real one, its secrets redrawn.

        The draw depends on what the seat knows and on `rng`, on nothing else: positions that look the same to
        the seat give the same draw.
        """
        new = self.copy()
        new._forget(self.viewer(seat), rng)
        return new

    def viewer(self, seat: int | None) -> int | None:
        """The seat, or None for a spectator; `UnknownSeat` for what is neither."""
        if seat is not None:
            self._check_seat(seat)
        return seat

    def _check_seat(self, seat: int) -> None:
        if seat.__class__ is not int or not 0 <= seat < self.seats:
            raise UnknownSeat(f"seats are numbered 0 to {self.seats - 1}, got {seat!r}")

    # Snapshots ---------------------------------------------------------------------------

    def dump(self) -> Snapshot:
        """The whole position, secrets included, as plain JSON-ready data; `Game.load` reads it back."""
        return self.layout.dump(self)

    @classmethod
    def read(cls, snapshot: Mapping[str, object], options: Options) -> Self:
        """A position with all that a snapshot says, once its head is checked; what follows is not set yet."""
        seats = snapshot["seats"]
        assert isinstance(seats, int)
        position = cls()
        position.seats = seats
        position.options = options
        cls.layout.fill(position, seats, snapshot)
        return position

    def digest(self) -> str:
        """A short text that is the same for equal positions and differs for others, in every process."""
        encoded = msgspec.json.encode(self.dump(), order="deterministic")
        return hashlib.blake2b(encoded, digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return int(self.digest()[:15], 16)

    # What a game provides besides ---------------------------------------------------------------------

    @abstractmethod
    def _result(self) -> Result:
        """How the game, which is over, ended."""

    @abstractmethod
    def _forget(self, seat: int | None, rng: Rng) -> None:
        """Redraw everything that the seat does not know."""
