"""What nobody may learn before the rules reveal it.

A game is played in two worlds at once: as it is, and with all that one viewer does not know redrawn. The
same actions are taken in both. What the viewer gets must be the same, byte for byte and in the same order:
the view, the prompt, the legal actions, previews, refusals, and every event as this viewer is told it.

The worlds part for a viewer, and for nobody else, at the first event that tells a difference. The event must
say so itself: `revealed_to` names the seat; a spectator may be told what every seat knows by then. And it
must not say so too easily: whoever was told something has it in view, or in what is redrawn for them, from
then on. An event that again and again tells viewers what they do not know afterwards, though somebody else
does, was shown to the wrong people.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import NamedTuple

import msgspec

from pentapolis.kernel.actions import Action
from pentapolis.kernel.errors import BadSnapshot
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import AnyGame
from pentapolis.kernel.plain import Snapshot
from pentapolis.kernel.registry import game as game_of
from pentapolis.kernel.state import State
from pentapolis.testing.playing import (
    Chosen,
    Moved,
    Turn,
    drawn_bytes,
    legal_texts,
    moved,
    view_bytes,
    viewers,
)

REDRAWS = 6
"""How often secrets are redrawn to find a world in which the same action is possible and tells the same."""

FRESH = 8
"""The number of actions after which a viewer gets a new world."""

LOOKALIKES = 12
"""So many other actions are tried if the real one is not possible in another world."""

OVERSIGHTS = 3
"""So often an event may tell what a viewer does not know afterwards: it may have lost its meaning by then."""

PREVIEWS = 3
REFUSALS = 3
"""So many actions are previewed and tried at each decision of a viewer."""

Viewer = int | None


class Leak(AssertionError):
    """Somebody was shown what they may not know."""


class Told(NamedTuple):
    """An event as one viewer is told it."""

    shown: bytes
    event: Event


class Teaching(NamedTuple):
    """A kind of event and who learns by it: the seat that it is about, or others."""

    event: str
    own: bool


class Tally:
    """How many pairs of an action and a viewer were looked at, and what became of them."""

    def __init__(self) -> None:
        self.compared = 0
        """The same action in two worlds, everything compared up to the next decision."""
        self.learned: Counter[str] = Counter()
        """The rules told the viewer a difference, by event; everything before that was compared."""
        self.impossible = 0
        """No world was found in which the action is possible, or one that looks the same to the viewer."""
        self.differing = 0
        """Of those compared: the two worlds were not the same by chance."""
        self.kept: Counter[Teaching] = Counter()
        """How often what was told was known afterwards ..."""
        self.kept_from: Counter[Teaching] = Counter()
        """... and how often the viewer did not know it, but somebody else did."""

    @property
    def pairs(self) -> int:
        """All of them."""
        return self.compared + self.learned.total() + self.impossible

    @property
    def share(self) -> float:
        """The share that was compared to the end."""
        return self.compared / max(1, self.pairs)

    @property
    def differing_share(self) -> float:
        """The share that was compared to the end in worlds that did differ."""
        return self.differing / max(1, self.pairs)

    def require(self, share: float, differing: float) -> None:
        """So much was compared at least, and what was told was known afterwards."""
        for teaching, times in self.kept_from.items():
            if times > OVERSIGHTS and times > self.kept[teaching]:
                who = "the seat it is about" if teaching.own else "viewers whom it is not about"
                raise Leak(
                    f"{teaching.event} told {who} {times} times what only others know afterwards, "
                    f"and {self.kept[teaching]} times what they know too"
                )
        assert self.share >= share, f"too few pairs were compared: {self}"
        assert self.differing_share >= differing, f"too few worlds did differ: {self}"

    def __str__(self) -> str:
        return (
            f"{self.pairs} pairs, {self.share:.1%} compared, {self.differing_share:.1%} in worlds that "
            f"differ; {self.impossible} impossible; learned by {dict(self.learned)}"
        )


def check_secrets(turns: Iterable[Turn], rng: random.Random, tally: Tally) -> None:
    """Play a game in two worlds for each viewer; `Leak` if one of them is shown a difference too early."""
    onlookers: list[_Onlooker] = []
    for turn in turns:
        onlookers = onlookers or [_Onlooker(viewer, rng, tally) for viewer in viewers(turn.state)]
        move = moved(*turn)
        for onlooker in onlookers:
            onlooker.follow(move)


def check_opening(game: AnyGame, seats: int, seed: int, options: Chosen | None = None) -> None:
    """What happens before the first decision is told to everybody alike, but for what it reveals."""
    for event in game.opening(seats, seed, options):
        for seat in range(seats):
            if event.seen_by(seat) != event.seen_by(None) and seat not in event.revealed_to(seats):
                raise Leak(f"{game.key}: the opening tells seat {seat} more than it says: {event}")


_BY_VIEWER, _BY_OTHERS, _BY_NOBODY = "viewer", "others", "nobody"
_NOTHING = Told(b"", Event())


class _Parting(NamedTuple):
    """What made two worlds part, and who can tell them apart afterwards."""

    teaching: Teaching
    known: str


class _Onlooker:
    """One viewer, and another world that looks the same to this viewer."""

    def __init__(self, viewer: Viewer, rng: random.Random, tally: Tally) -> None:
        self.viewer = viewer
        self.rng = rng
        self.tally = tally
        self.world: State | None = None
        self.age = 0

    def follow(self, real: Moved) -> None:
        """See an action in both worlds, with several draws if the first ones make the worlds part."""
        partings: list[_Parting] = []
        found = self._first_alike(real, self._worlds(real), partings)
        if partings or found is None:
            for world in self._partly_drawn(real):
                alike = self._first_alike(real, [world], partings)
                found = found or alike
        self.world = found and found.after
        if found is not None:
            self.age += 1
            self.tally.compared += 1
            self.tally.differing += _without_chance(found.before) != _without_chance(real.before)
        elif partings:
            self.tally.learned[partings[0].teaching.event] += 1
        else:
            self.tally.impossible += 1
        for teaching in {parting.teaching for parting in partings}:
            known = [parting.known for parting in partings if parting.teaching == teaching]
            self.tally.kept_from[teaching] += _BY_OTHERS in known
            self.tally.kept[teaching] += _BY_OTHERS not in known and _BY_VIEWER in known

    def _first_alike(self, real: Moved, worlds: Iterable[State], partings: list[_Parting]) -> Moved | None:
        """The action in the first of these worlds in which the viewer sees no difference."""
        for world in worlds:
            other = self._same_action(real, world)
            if other is None:
                continue
            parting = self._parting(real, other)
            if parting is None:
                self._compare(real.after, other.after, f"after {real.action}")
                return other
            partings.append(parting)
        return None

    def _worlds(self, real: Moved) -> Iterator[State]:
        """The present world first while it is fresh, then others, the old one at last."""
        present, fresh = self.world, self.age < FRESH
        if present is not None and fresh:
            yield present
        self.age = 0
        for _ in range(REDRAWS):
            world = real.before.resample(self.viewer, self.rng)
            self._compare(real.before, world, "redrawn")
            yield world
        if present is not None and not fresh:
            yield present

    def _partly_drawn(self, real: Moved) -> Iterator[State]:
        """Worlds in which only some secrets differ, so that one that is revealed does not cover another."""
        true, drawn = real.before.dump(), real.before.resample(self.viewer, self.rng).dump()
        names = [name for name in true if true[name] != drawn[name]]
        for _ in range(REDRAWS if len(names) > 1 else 0):
            chosen = self.rng.sample(names, self.rng.randrange(1, len(names)))
            try:
                world = game_of(real.before.key).load({**true, **{name: drawn[name] for name in chosen}})
            except BadSnapshot:
                continue
            if not self._tells_apart(self.viewer, real.before, world):
                yield world

    def _same_action(self, real: Moved, world: State) -> Moved | None:
        """The action in another world, or one that looks the same to the viewer; None if there is none."""
        if world.refusal(real.seat, real.action) is None:
            return moved(world, real.seat, real.action)
        if self.viewer == real.seat or real.seat not in world.actors:
            return None
        told = [event.shown for event in self._told(real.events)]
        legal = world.legal(real.seat)
        self.rng.shuffle(legal)
        legal.sort(key=lambda action: type(action) is not type(real.action))
        for action in legal[:LOOKALIKES]:
            other = moved(world, real.seat, action)
            if [event.shown for event in self._told(other.events)] == told:
                return other
        return None

    # Events ---------------------------------------------------------------------------

    def _parting(self, real: Moved, other: Moved) -> _Parting | None:
        """Where the viewer rightly learns of a difference; None if it does not."""
        for one, two in zip_longest(self._told(real.events), self._told(other.events)):
            if one is not None and two is not None and one.shown == two.shown:
                continue
            for told, move in ((one, real), (two, other)):
                if told is not None and not self._may_learn(told, move):
                    raise self._leak(real.after, f"what is told of {real.action}", one, two)
            event = (one or two or _NOTHING).event
            own = getattr(event, "seat", None) == self.viewer
            teaching = Teaching(type(event).__name__, own)
            return _Parting(teaching, self._knowing(real.after, other.after))
        return None

    def _told(self, events: list[Event]) -> list[Told]:
        seen = [(event.seen_by(self.viewer), event) for event in events]
        return [
            Told(msgspec.json.encode([shown, shown.messages()]), event)
            for shown, event in seen
            if shown is not None
        ]

    def _may_learn(self, told: Told, move: Moved) -> bool:
        """Does the event say that the viewer learns something by it?"""
        seats = move.before.seats
        learning = told.event.revealed_to(seats)
        if self.viewer is not None:
            return self.viewer in learning
        return all(seat in learning or self._knew(seat, told, move) for seat in range(seats))

    def _knew(self, seat: int, told: Told, move: Moved) -> bool:
        """Did the seat know it before? Then it is told in a world redrawn for the seat, too."""
        world = move.before.resample(seat, self.rng)
        if world.refusal(move.seat, move.action) is not None:
            return True
        return told.shown in [other.shown for other in self._told(world.play(move.seat, move.action))]

    def _knowing(self, real: State, other: State) -> str:
        """Who can tell the worlds apart from now on: the viewer, only others, or nobody."""
        if self._tells_apart(self.viewer, real, other):
            return _BY_VIEWER
        others = any(self._tells_apart(viewer, real, other) for viewer in range(real.seats))
        return _BY_OTHERS if others else _BY_NOBODY

    def _tells_apart(self, viewer: Viewer, real: State, other: State) -> bool:
        if view_bytes(real, viewer) != view_bytes(other, viewer):
            return True
        return viewer == self.viewer and drawn_bytes(real, self.viewer) != drawn_bytes(other, self.viewer)

    # Positions ---------------------------------------------------------------------------

    def _compare(self, real: State, other: State, when: str) -> None:
        """Everything that the viewer can ask for."""
        viewer = self.viewer
        self._same(real, f"view {when}", view_bytes(real, viewer), view_bytes(other, viewer))
        self._same(real, f"prompt {when}", real.prompt(viewer), other.prompt(viewer))
        self._same(real, f"draw {when}", drawn_bytes(real, self.viewer), drawn_bytes(other, self.viewer))
        if viewer is None:
            return
        self._same(real, f"legal actions {when}", legal_texts(real, viewer), legal_texts(other, viewer))
        legal = real.legal(viewer)
        for action in self.rng.sample(legal, min(PREVIEWS, len(legal))):
            shown = [msgspec.json.encode(state.preview(viewer, action)) for state in (real, other)]
            self._same(real, f"preview of {action} {when}", *shown)
        for action in self._tried(game_of(real.key)):
            refusals = [state.refusal(viewer, action) for state in (real, other)]
            self._same(real, f"refusal of {action} {when}", *refusals)

    def _tried(self, game: AnyGame) -> list[Action]:
        return [game.action(self.rng.randrange(game.action_space.size)) for _ in range(REFUSALS)]

    def _same(self, state: State, what: str, real: object, other: object) -> None:
        if real != other:
            raise self._leak(state, what, real, other)

    def _leak(self, state: State, what: str, real: object, other: object) -> Leak:
        return Leak(
            f"{state.key}, ply {state.ply}: {viewer_name(self.viewer)} sees a difference in {what}: "
            f"{_apart(real, other)}"
        )


def _without_chance(state: State) -> Snapshot:
    return {**state.dump(), "chance": None}


def viewer_name(viewer: Viewer) -> str:
    """A viewer in words."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def _apart(real: object, other: object) -> str:
    one, two = _plain(real), _plain(other)
    for path, left, right in _differences(one, two, ""):
        return f"{path or 'all'}: {left!r} or {right!r}"
    return f"{real!r} or {other!r}, in another order"


def _plain(value: object) -> object:
    if isinstance(value, Told):
        return _plain(value.shown)
    return json.loads(value) if isinstance(value, bytes) else msgspec.to_builtins(value)


def _differences(one: object, two: object, path: str) -> Iterator[tuple[str, object, object]]:
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        for name in one:
            yield from _differences(one[name], two[name], f"{path}.{name}")
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for number, pair in enumerate(zip(one, two, strict=True)):
            yield from _differences(*pair, f"{path}[{number}]")
    elif one != two:
        yield path, one, two
