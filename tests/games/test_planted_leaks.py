"""Secrets that are given away on purpose: the tests that every game gets must find each of them."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import islice
from typing import Any, NamedTuple

import pytest

import pentapolis
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import AnyGame
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.state import State
from pentapolis.testing.playing import driven_game, random_game, random_options
from pentapolis.testing.secrets import Leak, Tally, check_secrets
from pentapolis.testing.sight import check_lookalikes
from tests.games.playing import every_game

SEATS = 3
GAMES = 6
"""A leak must be found within so many games."""

DECISIONS = 150

Shown = dict[str, Any]
"""A view or a snapshot of any game."""


class Secrets(NamedTuple):
    """What a game has to hide: an event with a part for one seat alone, and what not everybody sees."""

    event: str
    hidden: Callable[[Shown], object]
    """Something of a snapshot that not everybody may see."""
    put_in_order: Callable[[Shown, Shown], None]
    """Change a view, by a snapshot, so that a list of what everybody knows stands in an order that tells."""


def in_order_of(counted: dict[str, int], truth: list[str]) -> dict[str, int]:
    """What is left of each kind, the kind first that will come first."""
    return {name: counted[name] for name in dict.fromkeys([*truth, *counted]) if name in counted}


def pieces_by_kind(view: Shown, dump: Shown) -> None:
    view["pieces"] = sorted(view["pieces"], key=lambda piece: dump["pieces"][piece["space"]]["kind"])


def stacks_from_the_top(view: Shown, dump: Shown) -> None:
    for shown, player in zip(view["players"], dump["players"], strict=True):
        shown["main_left"] = in_order_of(shown["main_left"], player["stacks"][0])


def voices_from_the_top(view: Shown, dump: Shown) -> None:
    view["voices_left"] = in_order_of(view["voices_left"], dump["voice_pile"])


def events_from_the_top(view: Shown, dump: Shown) -> None:
    """Views do not list what is still to come, but everybody knows which events have not come yet."""
    view["events_left"] = dump["unseen_events"]


def faces_from_the_first(view: Shown, dump: Shown) -> None:
    hidden = [face for place, face in dump["faces"].items() if place not in dump["revealed"]]
    view["hidden_tokens"] = in_order_of(view["hidden_tokens"], hidden)


SECRETS = {
    # An inhabitant is placed openly, the role of a wolf is for its owner.
    "palatinus": Secrets("Placed", lambda dump: dump["pieces"], pieces_by_kind),
    "attika": Secrets(
        "CardsDrawn", lambda dump: [player["hand"] for player in dump["players"]], stacks_from_the_top
    ),
    "lacitta": Secrets("Looked", lambda dump: dump["deck"], voices_from_the_top),
    "pillars": Secrets("EventPeeked", lambda dump: dump["unseen_events"][:1], events_from_the_top),
    # Nobody draws anything; the steps of plans are secret.
    "antiquity": Secrets(
        "PieceChosen", lambda dump: [player["plan"] for player in dump["players"]], faces_from_the_first
    ),
}


def look_for_leaks(game: AnyGame) -> None:
    """What the tests of secrets do, in a few short games."""
    tally = Tally()
    for seed in range(GAMES):
        options = random_options(game, SEATS, Chance(seed)) if seed % 2 else None
        played = driven_game if seed % 3 == 2 else random_game
        check_lookalikes(game, SEATS, seed, options)
        check_secrets(islice(played(game, SEATS, seed, options), DECISIONS), random.Random(seed), tally)
        tally.require(share=0.5, differing=0.2)


def event_type(game: AnyGame) -> type[Event]:
    return next(kind for kind in game.event_types if kind.__name__ == SECRETS[game.key].event)


def position_type(game: AnyGame) -> type[State]:
    return type(game.start(seats=SEATS, seed=0))


def chance_of(state: State) -> int:
    """What nobody may know of any position."""
    chance = state.dump()["chance"]
    assert isinstance(chance, int)
    return chance


@every_game
def test_without_a_planted_leak_nothing_is_found(key: str) -> None:
    look_for_leaks(pentapolis.game(key))


@every_game
def test_every_event_with_a_secret_part_has_one(key: str) -> None:
    kind = event_type(pentapolis.game(key))
    assert kind.seen_by is not Event.seen_by


# Events ---------------------------------------------------------------------------


@every_game
def test_an_event_shown_to_everybody_is_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = pentapolis.game(key)
    monkeypatch.setattr(event_type(game), "seen_by", lambda event, _seat: event)
    with pytest.raises(Leak):
        look_for_leaks(game)


@every_game
def test_an_event_that_claims_to_be_for_everybody_is_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = pentapolis.game(key)
    monkeypatch.setattr(event_type(game), "seen_by", lambda event, _seat: event)
    monkeypatch.setattr(event_type(game), "revealed_to", lambda _event, seats: tuple(range(seats)))
    with pytest.raises(Leak):
        look_for_leaks(game)


@every_game
def test_events_in_an_order_that_tells_are_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = pentapolis.game(key)
    positions = position_type(game)
    play = positions.play

    def in_a_secret_order(state: State, seat: int, action: Action) -> list[Event]:
        turned = chance_of(state) % 2
        events = play(state, seat, action)
        return events[::-1] if turned else events

    monkeypatch.setattr(positions, "play", in_a_secret_order)
    with pytest.raises(Leak):
        look_for_leaks(game)


# Views ---------------------------------------------------------------------------


def change_views(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch, change: Callable[[Shown, Shown], None]
) -> None:
    positions = position_type(game)
    view = positions.view

    def changed(state: State, seat: int | None) -> Shown:
        shown = dict(view(state, seat))
        change(shown, dict(state.dump()))
        return shown

    monkeypatch.setattr(positions, "view", changed)


@every_game
def test_a_view_with_a_field_too_many_is_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = pentapolis.game(key)
    change_views(game, monkeypatch, lambda view, dump: view.update(more=SECRETS[key].hidden(dump)))
    with pytest.raises(Leak):
        look_for_leaks(game)


@every_game
def test_a_view_with_an_order_that_tells_is_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = pentapolis.game(key)
    change_views(game, monkeypatch, SECRETS[key].put_in_order)
    with pytest.raises(Leak):
        look_for_leaks(game)


# What those are told who decide ---------------------------------------------------------------------------


@every_game
def test_legal_actions_in_an_order_that_tells_are_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = pentapolis.game(key)
    positions = position_type(game)
    legal = positions.legal

    def in_a_secret_order(state: State, seat: int) -> list[Action]:
        actions = legal(state, seat)
        return actions[::-1] if chance_of(state) % 2 else actions

    monkeypatch.setattr(positions, "legal", in_a_secret_order)
    with pytest.raises(Leak, match="legal actions"):
        look_for_leaks(game)


@every_game
def test_a_preview_that_tells_is_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = pentapolis.game(key)
    positions = position_type(game)
    monkeypatch.setattr(positions, "preview", lambda state, _seat, _action: {"luck": chance_of(state) % 2})
    with pytest.raises(Leak, match="preview"):
        look_for_leaks(game)


@every_game
def test_a_prompt_that_tells_is_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = pentapolis.game(key)
    positions = position_type(game)
    prompt = positions.prompt

    def telling(state: State, seat: int | None) -> Message:
        message = prompt(state, seat)
        return Message(message.id, {**message.args, "luck": chance_of(state) % 2})

    monkeypatch.setattr(positions, "prompt", telling)
    with pytest.raises(Leak):
        look_for_leaks(game)


@every_game
def test_a_refusal_that_tells_is_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = pentapolis.game(key)
    positions = position_type(game)
    refusal = positions.refusal

    def telling(state: State, seat: int, action: Action) -> Refusal | None:
        reason = refusal(state, seat, action)
        luck = chance_of(state) % 2
        return reason and Refusal(reason.id, reason.rule, {**reason.args, "luck": luck})

    monkeypatch.setattr(positions, "refusal", telling)
    with pytest.raises(Leak, match="refusal"):
        look_for_leaks(game)


@every_game
def test_a_draw_that_depends_on_the_truth_is_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that thinks in drawn positions would act by what it may not know."""
    game = pentapolis.game(key)
    positions = position_type(game)
    resample = positions.resample

    def by_the_truth(state: State, seat: int | None, rng: random.Random) -> State:
        if chance_of(state) % 2:
            rng.random()
        return resample(state, seat, rng)

    monkeypatch.setattr(positions, "resample", by_the_truth)
    with pytest.raises(Leak, match="draw"):
        look_for_leaks(game)
