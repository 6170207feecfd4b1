"""Completing actions that somebody is typing."""

from __future__ import annotations

import pytest

from pentapolis.text import completions

ACTIONS = ("place farmer C4", "place farmer C5", "place soldier C4", "pass")


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("", ["place", "pass"]),
        ("p", ["place", "pass"]),
        ("pl", ["place"]),
        ("PLACE", ["place"]),
        ("place ", ["farmer", "soldier"]),
        ("place  f", ["farmer"]),
        ("place farmer ", ["C4", "C5"]),
        ("place farmer c", ["C4", "C5"]),
        ("place soldier C", ["C4"]),
        ("place farmer C4 ", []),
        ("build ", []),
    ],
)
def test_the_next_word_is_completed(typed: str, words: list[str]) -> None:
    assert completions(ACTIONS, typed) == words
