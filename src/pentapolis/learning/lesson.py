"""A lesson as data: chapters of scenes, scenes of steps. `docs/lessons.md` tells how to write one."""

from __future__ import annotations

from fnmatch import fnmatchcase

from msgspec import Struct, field

from pentapolis.kernel.actions import Action
from pentapolis.kernel.messages import Message
from pentapolis.kernel.plain import View
from pentapolis.learning.conditions import Condition, all_hold, value_at

FROM_VIEW = "@"
"""An argument that begins with it is read from the view, so that what is said is true."""


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice that is possible, but not what is wanted: it is answered, and not played.

    It is known by what it is (`action`, a pattern) or by what it would lead to (`when`).
    """

    say: str
    action: str = "*"
    when: tuple[Condition, ...] = ()
    args: dict[str, str | int] = {}


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is told and tried. Without `expect` and `until` there is only a button to go on."""

    say: str
    args: dict[str, str | int] = {}
    look: tuple[str, ...] = ()
    """What to look at: `space:B3`, `action:draw`, `part:tray`; the page knows things by these names."""
    holds: tuple[Condition, ...] = ()
    """What must be true when it is said. Tests see to it."""
    expect: tuple[str, ...] = ()
    """Patterns of the actions that lead on."""
    until: tuple[Condition, ...] = ()
    """The step lasts until this is so, over as many actions as it takes."""
    model: tuple[str, ...] = ()
    """One way to reach `until`, for the tests and for whoever asks for help."""
    offer: tuple[str, ...] = ()
    """Patterns of what can be chosen besides; with `until` alone, everything that is legal."""
    wrong: tuple[Wrong, ...] = ()
    then: tuple[str, ...] = ()
    """What follows by itself, as `1 place farmer C4`: the seat and its action."""
    others: str | None = None
    """The level of the bots that move for the others until the player is to move again."""

    @property
    def goes_on(self) -> bool:
        """Is it only to be read?"""
        return not self.expect and not self.until

    def offers(self, action: Action) -> bool:
        """Can this legal action be chosen while the step lasts?"""
        if self.goes_on:
            return False
        if not self.expect and not self.offer:
            return True
        named = (*self.expect, *self.offer, *(wrong.action for wrong in self.wrong if wrong.action != "*"))
        return matches(action, named)


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """A position and the steps that are played from there."""

    steps: tuple[LessonStep, ...]
    seats: int = 2
    seed: int = 0
    options: dict[str, object] = {}
    moves: tuple[str, ...] = ()
    """What was played before, as `0 lay 3 0`: the seat and its action."""
    snapshot: str | None = None
    """The name of a file beside the lesson that holds the position instead."""


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson, or one chapter of it, complete in itself."""

    number: int
    minutes: int
    scenes: tuple[Scene, ...]
    seat: int = 0
    """Where the player sits."""
    game: str = ""
    name: str = ""
    positions: dict[str, dict[str, object]] = field(default_factory=dict)
    """The snapshots that scenes name."""

    @property
    def steps(self) -> int:
        """The number of steps in all scenes."""
        return sum(len(scene.steps) for scene in self.scenes)

    @property
    def prefix(self) -> str:
        """What the ids of its messages begin with; alone, it is the id of the title."""
        return f"{self.game}-lesson-{self.name}"

    def message(self, say: str, args: dict[str, str | int], view: View) -> Message:
        """Something that the lesson says, with the figures that it takes from the view."""
        return Message(f"{self.prefix}-{say}", {name: _argument(value, view) for name, value in args.items()})


def matches(action: Action, patterns: tuple[str, ...]) -> bool:
    """Is an action one of those that some patterns describe?"""
    text = str(action)
    return any(fnmatchcase(text, pattern) for pattern in patterns)


def wrong_of(step: LessonStep, action: Action, after: View) -> Wrong | None:
    """What is wrong with a choice that would lead to a view."""
    for wrong in step.wrong:
        if matches(action, (wrong.action,)) and all_hold(wrong.when, after):
            return wrong
    return None


def _argument(value: str | int, view: View) -> str | int:
    if not isinstance(value, str) or not value.startswith(FROM_VIEW):
        return value
    found = value_at(view, value.removeprefix(FROM_VIEW))
    if isinstance(found, bool) or not isinstance(found, str | int):
        raise ValueError(f"{value}: the view has {found!r} there")
    return found
