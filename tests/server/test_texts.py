"""A table in words: what a seat is told of the present, of what is new, and of what it can choose."""

from __future__ import annotations

from pentapolis.kernel.description import Choices
from pentapolis.server.types.playing import LogStep
from pentapolis.server.types.tables import Table
from pentapolis.server.types.texts import Description
from pentapolis.text import Answer
from tests.server.house import Person, open_table, play_to_the_end, play_until, start_together


def description(person: Person, table: Table, **query: str | int) -> Description:
    """What a person is told of a table."""
    return person.get(f"/api/tables/{table.id}/description", Description, **query)


def actions(choices: tuple[Choices, ...]) -> list[str]:
    """All that can be chosen."""
    return [choice.action for group in choices for choice in group.choices]


def test_whoever_decides_is_told_the_position_and_every_choice(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    told = description(anna, table)
    assert (told.epoch, told.ply) == (0, 0)
    assert told.parts[0].key == "overview"
    assert sorted(actions(told.choices)) == sorted(anna.position(table).legal)
    assert (told.changes, told.log) == ((), [])


def test_others_are_told_the_position_without_choices(anna: Person, bo: Person, cleo: Person) -> None:
    table = start_together(anna, bo)
    for person in (bo, cleo):
        told = description(person, table)
        assert told.parts[0].key == "overview"
        assert told.choices == ()


def test_what_is_new_since_a_ply_is_told_with_the_log_between(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    before = description(bo, table)
    play_until(table, 12, anna, bo)  # more moves than there are states at hand
    log = bo.get(f"/api/tables/{table.id}/log", list[LogStep])
    told = description(bo, table, since=0)
    assert told.log == log
    assert told.changes != ()
    assert told.parts != before.parts
    assert description(bo, table, since=9).log == log[9:]
    for since in (12, 99):
        nothing = description(bo, table, since=since)
        assert (nothing.changes, nothing.log) == ((), [])
    assert bo.refused("GET", f"/api/tables/{table.id}/description?since=-1").id == "problem-malformed"


def test_after_the_end_nothing_can_be_chosen(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    play_to_the_end(table, anna, bo)
    told = description(anna, table)
    assert told.parts != ()
    assert told.choices == ()


def test_before_the_game_there_is_nothing_to_describe(anna: Person) -> None:
    table = open_table(anna, "me", "open")
    path = f"/api/tables/{table.id}/description"
    assert anna.refused("GET", path).id == "problem-not-running"


def test_a_private_table_is_described_to_those_who_may_look(anna: Person, bo: Person, cleo: Person) -> None:
    table = start_together(anna, bo, watched=False)
    path = f"/api/tables/{table.id}/description"
    assert cleo.refused("GET", path).id == "problem-private-table"
    assert table.invite is not None
    assert description(cleo, table, invite=table.invite).choices == ()


# Questions ------------------------------------------------------------------------------------------------


def answer(person: Person, table: Table, question: str, **more: str | int) -> Answer:
    """What a person is answered at a table."""
    return person.post(f"/api/tables/{table.id}/ask", {"question": question, **more}, Answer)


def test_questions_are_understood_in_three_languages(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    legal = sorted(anna.position(table).legal)
    for language, question in (
        ("en", "what can I do"),
        ("nl", "wat kan ik doen"),
        ("de", "was kann ich tun"),
    ):
        told = answer(anna, table, question, language=language)
        assert told.understood
        assert sorted(actions(told.choices)) == legal
    assert not answer(anna, table, "qwertz").understood


def test_an_action_that_is_typed_is_told_or_refused(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    legal = anna.position(table).legal[0]
    assert answer(anna, table, legal.upper()).action == legal
    refused = answer(bo, table, legal)
    assert refused.action is None
    assert [line.message.id for line in refused.lines] == ["refusal-not-your-turn"]


def test_what_changed_is_told_since_a_ply(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    play_until(table, 3, anna, bo)
    assert answer(bo, table, "what changed", since=0).parts == description(bo, table, since=0).changes
    assert answer(bo, table, "what changed").parts == ()


def test_spectators_may_ask_too(anna: Person, bo: Person, cleo: Person) -> None:
    table = start_together(anna, bo)
    parts = description(cleo, table).parts
    assert answer(cleo, table, "overview").parts == parts[:1]
    assert answer(cleo, table, "position").parts == parts
    assert answer(cleo, table, "what can I do").choices == ()


def test_a_question_is_short_and_in_a_language_we_speak(anna: Person, bo: Person) -> None:
    path = f"/api/tables/{start_together(anna, bo).id}/ask"
    for body in ({"question": "a" * 201}, {"question": "score", "language": "la"}, {"language": "en"}):
        assert anna.refused("POST", path, body).id == "problem-malformed"
