"""Playing by a rulebook: what the kernel derives from phases and decisions."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

from pentapolis.kernel.decisions import Phase, Rulebook
from pentapolis.kernel.errors import IllegalAction, NotYourTurn, UnknownAction, UnknownSeat
from pentapolis.kernel.messages import Message
from pentapolis.testing.inputs import unchecked
from tests.kernel.toy import (
    NAME_FIRST,
    OVER,
    PHASES,
    RULEBOOK,
    Name,
    Position,
    Skip,
    Take,
    Taken,
    next_turn,
    toy,
)


def test_choices_are_listed_decision_after_decision() -> None:
    state = toy()
    assert state.legal(0) == [Name(0), Name(1)]
    assert state.legal(1) == []
    state.play(0, Name(1))
    assert state.legal(1) == [Take(1), Take(2), Skip()]


def test_a_legal_list_belongs_to_whoever_asked() -> None:
    state = toy()
    state.legal(0).clear()
    assert state.legal(0) == [Name(0), Name(1)]


def test_a_step_runs_by_itself_and_a_single_choice_is_taken() -> None:
    state = toy(4)
    state.play(0, Name(0))
    state.play(0, Skip())
    assert (state.actors, state.ply) == ((1,), 2)
    state.play(1, Take(1))
    # After these two one match is left: taking it is the only choice, and not counted as an action.
    assert state.play(0, Take(2)) == [Taken(0, 2), Taken(1, 1)]
    assert (state.phase, state.ply, state.actors, state.legal(0)) == (OVER, 4, (), [])
    assert state.result is not None
    assert state.result.winners == (1,)


def test_refusals_come_from_the_decision_of_the_phase() -> None:
    state = toy(1)
    early = state.refusal(0, Take(1))
    assert early is not None
    assert early.id == "toy-refusal-not-yet"
    state.matches = 2
    state.play(0, Name(0))
    state.matches = 1
    refusal = state.refusal(0, Take(2))
    assert refusal is not None
    assert (refusal.id, refusal.rule, refusal.args) == ("toy-refusal-too-few", "toy.1", {"left": 1})
    with pytest.raises(IllegalAction):
        state.play(0, Take(2))
    assert state.matches == 1, "a refused action changes nothing"


def test_the_wrong_seat_and_actions_of_other_games_are_errors() -> None:
    state = toy()
    with pytest.raises(NotYourTurn):
        state.play(1, Name(0))
    with pytest.raises(UnknownSeat):
        state.legal(2)
    with pytest.raises(UnknownSeat):
        state.view(7)
    for foreign in (Name(2), Take(3), "take 1"):
        with pytest.raises(UnknownAction, match="not an action of toy"):
            unchecked(state.play)(0, foreign)
        with pytest.raises(UnknownAction, match="not an action of toy"):
            unchecked(state.refusal)(0, foreign)


def test_prompts_follow_from_the_phase() -> None:
    state = toy(5)
    state.play(0, Name(1))
    assert state.prompt(1) == Message("toy-prompt-take-you", {"player": 1, "left": 5})
    state.play(1, Take(2))
    assert state.prompt(1) == Message("toy-prompt-take", {"player": 0, "left": 3})
    state.matches = 2
    assert state.prompt(None) == Message("toy-prompt-last", {"player": 0, "left": 2})
    state.play(0, Take(2))
    assert state.prompt(None) == Message("toy-prompt-over", {})


def test_message_ids_are_all_there_once() -> None:
    assert set(RULEBOOK.message_ids) == {
        *(f"toy-prompt-{name}{you}" for name in ("name", "take", "last") for you in ("", "-you")),
        "toy-prompt-over",
        "toy-refusal-not-yet",
        "toy-refusal-skipped",
        "toy-refusal-too-few",
    }
    assert len(set(RULEBOOK.message_ids)) == len(RULEBOOK.message_ids)


@pytest.mark.parametrize(("phases", "step"), [({1: PHASES[1], 0: PHASES[0]}, 3), (PHASES, 2), (PHASES, 4)])
def test_phases_and_steps_stand_in_their_order(phases: dict[int, Phase[Position]], step: int) -> None:
    with pytest.raises(ValueError, match="not in the order of their numbers"):
        Rulebook(
            "toy",
            (Name, Take, Skip),
            phases,
            {step: next_turn},
            not_now=RULEBOOK.not_now,
            other_reasons=(),
            over=RULEBOOK.over_prompt,
            over_ids=(),
        )


MISTAKES = {
    "effect": "Decision(Take, rule='', choices=takings, why_not=why_not_take, effect=name)",
    "why_not": "Decision(Skip, rule='', choices=skips, why_not=why_not_take, effect=skip)",
    "choices": "Decision(Take, rule='', choices=names, why_not=why_not_take, effect=take)",
    "action": "Decision(Skip, rule='', choices=takings, why_not=why_not_take, effect=take)",
    "another game": "Phase('name', NAME_FIRST, PLACE_INHABITANT)",
}


def test_types_say_when_a_rule_is_given_to_another_decision(tmp_path: Path) -> None:
    """The type checker finds every mistake in its line, and nothing in the line without one."""
    head = (
        "from pentapolis.games.palatinus.rules.inhabitants import PLACE_INHABITANT\n"
        "from pentapolis.kernel.decisions import Decision, Phase\n"
        "from tests.kernel.toy import *\n"
        "good = Decision(Take, rule='', choices=takings, why_not=why_not_take, effect=take)\n"
    )
    tried = tmp_path / "tried.py"
    tried.write_text(
        head
        + "".join(f"table{line}: {_kind(code)} = {code}\n" for line, code in enumerate(MISTAKES.values()))
    )
    told, problems, _ = api.run(["--strict", "--no-error-summary", str(tried)])
    assert not problems
    lines = {int(found.split(":")[1]) for found in told.splitlines() if ": error:" in found}
    first = head.count("\n") + 1
    assert lines == {first + line for line in range(len(MISTAKES))}, told


def _kind(code: str) -> str:
    return "Decision[Position]" if code.startswith("Decision") else "Phase[Position]"


def test_decisions_know_their_rule() -> None:
    assert (NAME_FIRST.action, NAME_FIRST.rule) == (Name, "toy.0")
