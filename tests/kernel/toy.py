"""A toy with a rulebook: take one or two matches in turn, and whoever takes the last one wins.

With the last match on the table nothing is left to decide, so it is taken without asking.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from pentapolis.kernel.actions import Action, Domain
from pentapolis.kernel.chance import Rng
from pentapolis.kernel.decisions import Decision, Phase, Reason, Rulebook, may_always
from pentapolis.kernel.events import Event
from pentapolis.kernel.fields import HEAD
from pentapolis.kernel.forms import COUNT, SEAT
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.options import Options
from pentapolis.kernel.plain import View
from pentapolis.kernel.results import Result
from pentapolis.kernel.snapshots import Layout
from pentapolis.kernel.state import NOBODY, TURNS, State

NAMING, TAKING, OVER, NEXT = range(4)


class Name(Action, frozen=True):
    """Say who begins: `name 1`."""

    verb: ClassVar[str] = "name"
    seat: Annotated[int, Domain.numbers("seat", 0, 1)]


class Take(Action, frozen=True):
    """Take matches: `take 2`."""

    verb: ClassVar[str] = "take"
    count: Annotated[int, Domain.numbers("count", 1, 2)]


class Skip(Action, frozen=True):
    """Take nothing, once in a game: `skip`."""

    verb: ClassVar[str] = "skip"


class Taken(Event, frozen=True, tag="toy-event-taken"):
    """Somebody took matches."""

    seat: int
    count: int


class Position(State):
    """Matches on a table."""

    key: ClassVar[str] = "toy"

    options: Annotated[Options, HEAD]
    matches: Annotated[int, COUNT]
    skipped: Annotated[int, COUNT]
    last: Annotated[int, SEAT]
    """Who took matches last."""


TOO_FEW = Reason("toy-refusal-too-few", "toy.1")
SKIPPED = Reason("toy-refusal-skipped", "toy.2")
NOT_YET = Reason("toy-refusal-not-yet", "toy.0")


def names(_position: Position, _seat: int) -> tuple[Name, ...]:
    return Name(0), Name(1)


def name(position: Position, _seat: int, action: Name, _events: list[Event]) -> None:
    position.actors = TURNS[action.seat]
    position.phase = TAKING


def takings(position: Position, _seat: int) -> list[Take]:
    return [Take(count) for count in (1, 2) if count <= position.matches]


def why_not_take(position: Position, _seat: int, action: Take) -> Refusal | None:
    return None if action.count <= position.matches else TOO_FEW(left=position.matches)


def take(position: Position, seat: int, action: Take, events: list[Event]) -> None:
    position.matches -= action.count
    position.last = seat
    position.phase = NEXT
    events.append(Taken(seat, action.count))


def skips(position: Position, _seat: int) -> tuple[Skip, ...]:
    return () if position.skipped or position.matches == 1 else (Skip(),)


def why_not_skip(position: Position, _seat: int, _action: Skip) -> Refusal | None:
    return SKIPPED() if not skips(position, _seat) else None


def skip(position: Position, _seat: int, _action: Skip, _events: list[Event]) -> None:
    position.skipped += 1
    position.phase = NEXT


def next_turn(position: Position, _events: list[Event]) -> None:
    if position.matches:
        position.actors = TURNS[1 - position.actors[0]]
        position.phase = TAKING
    else:
        position.actors = NOBODY
        position.phase = OVER


NAME_FIRST = Decision(Name, rule="toy.0", choices=names, why_not=may_always, effect=name)
TAKE_MATCHES = Decision(
    Take, rule="toy.1", choices=takings, why_not=why_not_take, effect=take, reasons=(TOO_FEW,)
)
SKIP_TURN = Decision(Skip, rule="toy.2", choices=skips, why_not=why_not_skip, effect=skip, reasons=(SKIPPED,))

PHASES: dict[int, Phase[Position]] = {
    NAMING: Phase("name", NAME_FIRST),
    TAKING: Phase(
        "take",
        TAKE_MATCHES,
        SKIP_TURN,
        prompts=("take", "last"),
        prompt=lambda position, _seat: "last" if position.matches == 2 else "take",
        arguments=lambda position, _seat: {"left": position.matches},
        automatic=True,
    ),
}

RULEBOOK = Rulebook(
    "toy",
    (Name, Take, Skip),
    PHASES,
    {NEXT: next_turn},
    not_now=lambda _position, _seat, _action: NOT_YET(),
    other_reasons=(NOT_YET,),
    over=lambda _position: Message("toy-prompt-over", {}),
    over_ids=("toy-prompt-over",),
)


class Toy(Position):
    """A position of the toy with its rules."""

    rulebook: ClassVar[Rulebook] = RULEBOOK
    layout: ClassVar[Layout] = Layout(Position, "toy", 1, dict)

    def _result(self) -> Result:
        return Result(
            ranking=((self.last,), (1 - self.last,)),
            scores=(0, 0),
            tiebreaks=(0, 0),
            breakdown=((), ()),
            ending="toy-ending-taken",
        )

    def view(self, seat: int | None) -> View:
        return {"seat": self.viewer(seat), "matches": self.matches}

    def preview(self, seat: int, action: Action) -> View | None:
        return None if self.refusal(seat, action) else {"matches": self.matches}

    def _forget(self, seat: int | None, rng: Rng) -> None:
        """Nothing is secret."""


def toy(matches: int = 4) -> Toy:
    """A new game."""
    new = Toy()
    new.seats, new.options, new.ply, new.phase = 2, Options(), 0, NAMING
    new.matches, new.skipped, new.last, new.actors = matches, 0, 0, TURNS[0]
    return new
