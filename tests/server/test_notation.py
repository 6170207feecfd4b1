"""The browser reads actions as the library does: `web/src/lib/notation.test.ts` has the same cases."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from pentapolis import UnknownAction, game, keys
from pentapolis.kernel.actions import fields_of
from pentapolis.server.notation import notation

CASES = Path(__file__).parent.parent / "fixtures" / "notation.json"


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """A text, and the action that it names; None if it names none."""

    text: str
    action: dict[str, str | int] | None


class Cases(msgspec.Struct, forbid_unknown_fields=True):
    """The number of a game's actions, and texts to read."""

    size: int
    cases: list[Case]


def cases() -> dict[str, Cases]:
    return msgspec.json.decode(CASES.read_bytes(), type=dict[str, Cases])


@pytest.mark.parametrize("key", keys())
def test_the_library_reads_every_case_as_it_says(key: str) -> None:
    rules = game(key)
    assert cases()[key].size == len(rules.action_space)
    for case in cases()[key].cases:
        if case.action is None:
            with pytest.raises(UnknownAction):
                rules.parse(case.text)
            continue
        action = rules.parse(case.text)
        words = {field: domain.word(getattr(action, field)) for field, domain in fields_of(type(action))}
        assert {"verb": action.verb, **words} == {name: str(value) for name, value in case.action.items()}


@pytest.mark.parametrize("key", keys())
def test_every_verb_of_a_game_is_among_its_cases(key: str) -> None:
    verbs = {case.action["verb"] for case in cases()[key].cases if case.action is not None}
    assert verbs == {kind.verb for kind in game(key).action_types}


@pytest.mark.parametrize("key", keys())
def test_the_notation_has_every_action_with_its_fields_and_words(key: str) -> None:
    told = notation()[key]
    for kind, action in zip(game(key).action_types, told["actions"], strict=True):
        assert (action["name"], action["verb"]) == (kind.__name__, kind.verb)
        assert action["description"].endswith(("`.", "`)."))
        words = {field: tuple(told["domains"][domain]["words"]) for field, domain in action["fields"].items()}
        assert list(words.items()) == [(field, domain.names) for field, domain in fields_of(kind)]


def test_numbers_stand_for_themselves_and_names_do_not() -> None:
    told = notation()
    numbers = {key: [d["name"] for d in game["domains"] if d["numbers"]] for key, game in told.items()}
    assert numbers["attika"] == ["stack", "q", "rotation"]  # r has the same words as q
    assert numbers["lacitta"] == []  # hexes are numbered from 1, but no number is meant by it
