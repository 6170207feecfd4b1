"""What games declare of fields and decisions is true."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import chain, combinations

from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.decisions import Rulebook
from pentapolis.kernel.errors import BadSnapshot
from pentapolis.kernel.fields import Data, Derived, Field, Reset, Secret, fields_of
from pentapolis.kernel.game import AnyGame
from pentapolis.kernel.registry import game as game_of
from pentapolis.kernel.state import State
from pentapolis.testing.playing import Turn, drawn_bytes, reloaded, some_actions, view_bytes, viewers
from pentapolis.testing.secrets import viewer_name

# Fields ---------------------------------------------------------------------------


def check_slots(state: State) -> None:
    """Every field of a position is set, also after loading."""
    for position in (state, reloaded(state)):
        missing = [field.name for field in fields_of(type(position)) if not hasattr(position, field.name)]
        assert not missing, f"fields without a value: {missing}"


def check_secret_fields(turns: Iterable[Turn], rng: random.Random) -> None:
    """Redrawing changes every field that is marked `Secret`, and no other but what follows from them.

    Whatever one secret field may be instead, alone or, where pieces go from one to the other, together with
    one or two others, those who do not know it see the same.
    """
    secret: set[str] = set()
    changed: set[str] = set()
    swapped: set[str] = set()
    for state, _, _ in turns:
        fields = fields_of(type(state))
        secret = {field.name for field in fields if field.mark(Secret)}
        for viewer in viewers(state):
            other = state.resample(viewer, rng)
            differing = [field for field in fields if not _same(*_values(field, state, other))]
            for field in differing:
                marked = field.mark(Secret) or field.mark(Derived) or field.mark(Reset)
                assert marked, f"redrawing changes {field.name}, which is not marked as secret"
            names = [field.name for field in differing if field.name in secret]
            changed.update(names)
            for name in names:
                swapped.update(_check_swapped(state, other, viewer, name, names))
    assert changed == secret, f"never redrawn: {secret - changed}"
    assert swapped == secret, f"never another one on its own: {secret - swapped}"


def _check_swapped(
    state: State, other: State, viewer: int | None, name: str, names: list[str]
) -> tuple[str, ...]:
    """Which fields could be swapped so that one of them is another one; none if no such position can be."""
    partners = [partner for partner in names if partner != name]
    drawn = drawn_bytes(state, viewer)
    for chosen in chain(*(combinations(partners, number) for number in range(3))):
        swapped = _swapped(state, other, (name, *chosen))
        # What the seat can deduce, such as the number of cards of a kind, must be the same.
        if swapped is not None and drawn_bytes(swapped, viewer) == drawn:
            same = view_bytes(swapped, viewer) == view_bytes(state, viewer)
            assert same, f"{viewer_name(viewer)} sees another {' and '.join((name, *chosen))}"
            return (name, *chosen)
    return ()


def _swapped(state: State, other: State, names: tuple[str, ...]) -> State | None:
    copied, source = state.copy(), other.copy()
    for name in names:
        setattr(copied, name, getattr(source, name))
    try:
        return game_of(state.key).load(copied.dump())
    except BadSnapshot:
        return None


def _values(field: Field, one: State, two: State) -> tuple[object, object]:
    return getattr(one, field.name), getattr(two, field.name)


def _same(one: object, two: object) -> bool:
    if isinstance(one, Data) and isinstance(two, Data):
        fields = fields_of(type(one))
        return all(_same(getattr(one, field.name), getattr(two, field.name)) for field in fields)
    if isinstance(one, list | tuple) and isinstance(two, list | tuple):
        return len(one) == len(two) and all(map(_same, one, two))
    return one is two or one == two


# Decisions ---------------------------------------------------------------------------


def check_rulebook(game: AnyGame, turns: Iterable[Turn], chance: Chance) -> None:
    """Refusals give the reasons that decisions declare, lists are complete, and only choices are asked."""
    for state, actor, action in turns:
        for seat in state.actors:
            phase = _phase_number(state, seat)
            _check_listed(state, seat, phase)
            _check_reasons(state, seat, phase, [action, *some_actions(game, chance)])
            only = state.rulebook.only[phase]
            assert only is None or only(state, seat) is None, "asked, although there is nothing to choose"
        with _checked_shortcuts(state.rulebook):
            state.copy().play(actor, action)


def _phase_number(state: State, seat: int) -> int:
    phase_of = state.rulebook.phase_of
    return state.phase if phase_of is None else phase_of(state, seat)


def _check_listed(state: State, seat: int, phase: int) -> None:
    """What is listed at once is what the decisions have, each in its order; `listed` may mix them."""
    listed = state.rulebook.legal[phase](state, seat)
    found = 0
    for decision in state.rulebook.phases[phase].decisions:
        choices = [*decision.choices(state, seat)]
        among = [action for action in listed if type(action) is decision.action]
        assert among == choices, f"{decision.rule}: listed at once {among}, else {choices}"
        found += len(choices)
    assert found == len(listed), f"{state.rulebook.phases[phase].name} lists what no decision has: {listed}"


def _check_reasons(state: State, seat: int, phase: int, actions: list[Action]) -> None:
    rulebook = state.rulebook
    for action in actions:
        refusal = state.refusal(seat, action)
        if refusal is None:
            continue
        decision = rulebook.decisions[phase].get(type(action))
        if decision is None:
            assert refusal.id in rulebook.message_ids, f"{action}: {refusal}"
        else:
            declared = {(reason.id, reason.rule) for reason in decision.reasons}
            assert (refusal.id, refusal.rule) in declared, f"{action}: {refusal}, not one of {declared}"


@contextmanager
def _checked_shortcuts(rulebook: Rulebook) -> Iterator[None]:
    """What is done without asking is legal while this lasts, and the only thing if there is one only."""
    present = rulebook.only
    rulebook.only = tuple([only and _checked(rulebook, number, only) for number, only in enumerate(present)])
    try:
        yield
    finally:
        rulebook.only = present


def _checked(
    rulebook: Rulebook, phase: int, only: Callable[..., Action | None]
) -> Callable[..., Action | None]:
    def checked(position: State, seat: int) -> Action | None:
        action = only(position, seat)
        legal = rulebook.legal[phase](position, seat)
        if action is None:
            assert len(legal) > 1, f"{rulebook.phases[phase].name}: asked, although there is only {legal}"
        else:
            assert action in legal, f"{rulebook.phases[phase].name}: {action} is done, but not legal"
        return action

    return checked
