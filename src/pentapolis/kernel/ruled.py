"""Positions whose rules stand in a rulebook: what can be done, why not, and what it does follow from it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Annotated, ClassVar, Self

from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Rng
from pentapolis.kernel.decisions import AnyDecision, Rulebook
from pentapolis.kernel.errors import IllegalAction
from pentapolis.kernel.events import Event
from pentapolis.kernel.fields import HEAD, Data
from pentapolis.kernel.game import Options, State
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.plain import Snapshot
from pentapolis.kernel.results import Result
from pentapolis.kernel.snapshots import Layout


class Ruled(Data, State):
    """One position of a game with a rulebook. A game's own class has its fields; see `fields.py`."""

    rulebook: ClassVar[Rulebook]
    layout: ClassVar[Layout]

    seats: Annotated[int, HEAD]
    options: Annotated[Options, HEAD]
    ply: int
    actors: tuple[int, ...]
    phase: int
    """What is to be decided, as a number of the rulebook."""

    # Playing ---------------------------------------------------------------------------

    def play(self, seat: int, action: Action) -> list[Event]:
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
        """Do what an action does that is known to be possible: without counting it, and without going on."""
        decision = self._decision(seat, action)
        assert decision is not None
        decision.effect(self, seat, action, [])

    def proceed(self, events: list[Event]) -> None:
        """Let go on by itself what needs no decision."""
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

    def _decision(self, seat: int, action: Action) -> AnyDecision | None:
        """What decides about this action now; None if nothing does. An action of another game is an error."""
        rulebook = self.rulebook
        rulebook.require_own(action)
        phase = self.phase if rulebook.phase_of is None else rulebook.phase_of(self, seat)
        return rulebook.decisions[phase].get(action.__class__)

    def legal(self, seat: int) -> list[Action]:
        if seat not in self.actors or seat.__class__ is not int:
            self._check_seat(seat)
            return []
        rulebook = self.rulebook
        phase = self.phase if rulebook.phase_of is None else rulebook.phase_of(self, seat)
        return rulebook.legal[phase](self, seat)

    def _legal(self, seat: int) -> list[Action]:
        """The same without looking at the actors: what a seat could do that has this to decide."""
        rulebook = self.rulebook
        phase = self.phase if rulebook.phase_of is None else rulebook.phase_of(self, seat)
        return rulebook.legal[phase](self, seat)

    def _refusal(self, seat: int, action: Action) -> Refusal | None:
        decision = self._decision(seat, action)
        if decision is None:
            return self.rulebook.not_now(self, seat, action)
        return decision.why_not(self, seat, action)

    def _play(self, seat: int, action: Action) -> list[Event]:
        return self.play(seat, action)

    # What is told ---------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        return None if self.actors else self._result()

    def prompt(self, seat: int | None) -> Message:
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

    def viewer(self, seat: int | None) -> int | None:
        """The seat, or None for a spectator; `UnknownSeat` for what is neither."""
        if seat is not None:
            self._check_seat(seat)
        return seat

    def resample(self, seat: int | None, rng: Rng) -> Self:
        new = self.copy()
        new._forget(self.viewer(seat), rng)
        return new

    # Snapshots ---------------------------------------------------------------------------

    def dump(self) -> Snapshot:
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

    # What a game provides ---------------------------------------------------------------------------

    @abstractmethod
    def _result(self) -> Result:
        """How the game, which is over, ended."""

    @abstractmethod
    def _forget(self, seat: int | None, rng: Rng) -> None:
        """Draw everything anew that the seat does not know."""
