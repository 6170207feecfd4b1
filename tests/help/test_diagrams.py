"""Every drawing in the help is a position that the engine plays: what its caption says is what happens."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import pentapolis
from pentapolis.words import LANGUAGES
from tests.help import antiquity, attika, lacitta, palatinus, pillars
from tests.help.reading import Spec, diagrams, specs

Check = Callable[[Spec], None]

CHECKS: dict[str, tuple[Check, ...]] = {
    "palatinus": palatinus.CHECKS,
    "attika": attika.CHECKS,
    "lacitta": lacitta.CHECKS,
    "pillars": pillars.CHECKS,
    "antiquity": antiquity.CHECKS,
}

FIGURE = re.compile(r"(?<![\w.])\d+(?![\w]|\.\d)")
"""A number that stands by itself, not the name of a space (A0, 16.1)."""


def said(check: Check) -> str:
    """The caption that a check is about."""
    return " ".join((check.__doc__ or "").split())


def test_every_game_has_checks() -> None:
    assert sorted(CHECKS) == sorted(pentapolis.keys())


@pytest.mark.parametrize("key", CHECKS)
def test_every_drawing_has_a_check_for_what_its_caption_says(key: str) -> None:
    assert [said(check) for check in CHECKS[key]] == [drawing.caption["en"] for drawing in diagrams(key)]


@pytest.mark.parametrize(
    ("key", "index"),
    [
        pytest.param(key, index, id=f"{key}-{check.__name__}")
        for key, checks in CHECKS.items()
        for index, check in enumerate(checks)
    ],
)
def test_what_a_caption_says_is_what_happens(key: str, index: int) -> None:
    CHECKS[key][index](diagrams(key)[index].spec)


@pytest.mark.parametrize("key", CHECKS)
def test_a_drawing_is_the_same_in_every_language(key: str) -> None:
    english = [drawing.spec for drawing in diagrams(key)]
    for language in LANGUAGES:
        words = {"alt", "caption"}
        drawn = [{name: spec[name] for name in spec if name not in words} for spec in specs(key, language)]
        assert drawn == english, language
        captioned = [sorted(spec.keys() & words) for spec in specs(key, language)]
        assert captioned == [sorted(spec.keys() & words) for spec in specs(key, "en")], language


@pytest.mark.parametrize("key", CHECKS)
def test_captions_name_the_same_figures_in_every_language(key: str) -> None:
    for drawing in diagrams(key):
        figures = {language: sorted(FIGURE.findall(drawing.caption[language])) for language in LANGUAGES}
        assert figures["nl"] == figures["de"] == figures["en"], drawing.caption["en"]
