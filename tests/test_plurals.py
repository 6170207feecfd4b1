"""A number that can be 1 chooses the form of the word behind it: no "1 cards" in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

import pentapolis
from pentapolis.words import LANGUAGES

LOCALES = Path(pentapolis.__file__).parent / "locales"

PLURALS = {
    "nl": (
        "punten kaarten gebouwen burgers graven goederen velden vakken beurten rondes acties "
        "bewoners arbeiders grondstoffen tegels stemmen fiches steden spelers plaatsen zetten "
        "symbolen handelaars boeren soldaten inwoners gevangenen heuvels bergen wouden bouwmeesters "
        "ambachtslieden amfora visserijen herbergen bronnen wolven schijven bogen jaren seconden "
        "minuten politiekkaarten actiekaarten castelli wagenmakerijen keren"
    ),
    "en": (
        "points cards buildings citizens graves goods hexes squares turns rounds actions men people "
        "workers resources tiles voices tokens cities players seats moves amphorae symbols "
        "merchants farmers soldiers inhabitants captives hills mountains craftsmen builders "
        "fisheries inns springs wolves discs arches years seconds minutes castles shops times "
        "pieces markers"
    ),
    "de": (
        "Punkte Punkten Karten Gebäuden Gräber Gräbern Güter Gütern Felder Feldern Quadrate "
        "Quadraten Runden Aktionen Züge Baustoffe Baustoffen Stimmen Städte Städten Amphoren "
        "Personen Plätze Chips Berge Wälder Teile Tafeln Bögen Jahre Jahren Sekunden Minuten "
        "Politikkarten Aktionskarten Castelli Quellen Wölfinnen Symbole Markern Wohnhäuser "
        "Gasthäuser Fischerhütten"
    ),
}
"""Words that follow a number other than 1. German words with one form for both need no check."""

NEVER_ONE = {
    "lock": "the last three or four inhabitants",
    "draws": "two draws in a turn",
    "actions": "two or three actions in a turn",
    "size": "the buildings of a group: three or more",
    "all": "all buildings of a box or a goal",
    "limit": "five, six or eight",
    "rate": "two goods for the bank",
    "free": "three free hexes between cities",
    "cities": "a list of names, or at most four cities",
    "seats": "a game for several players",
    "most": "the longer of two times",
    "laurel": "laurels are worth 3 to 6 points",
}
"""Arguments whose number is never 1, and why."""

NEVER_ONE_IN = {
    "lacitta-event-founded": "a new city has three citizens",
    "lacitta-amount-contact": "two or three voices",
    "lacitta-story-famine": "a famine in the last year costs 5 points",
    "palatinus-story-items": "who is ahead in things won has one more than somebody with points",
    "antiquity-web-warn-graves-on-buildings": "where graves lie follows the number, not what they are",
    "attika-reason-room": "told from two hexes on",
    "antiquity-reason-man-away": "told from five rounds on",
    "antiquity-web-story-draw": "a draw comes after a hundred rounds",
}
"""Messages whose number is never 1, and why."""


SAME_AS = {"signed": "count"}
"""Arguments that show the number of another one: with its sign, "+1"."""


class Phrase(NamedTuple):
    """A number with the words behind it, and the arguments that the sentence chooses its form by."""

    message: str
    argument: str
    behind: str
    chosen: frozenset[str]


def phrases(language: str) -> Iterator[Phrase]:
    """Every number of every message with the words behind it."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                yield from phrases_of(entry)


def phrases_of(message: ast.Message) -> Iterator[Phrase]:
    """The numbers of one message with the words behind them."""
    for pattern, chosen in _patterns(message, frozenset()):
        for element, after in zip(pattern.elements, pattern.elements[1:], strict=False):
            if isinstance(element, ast.Placeable) and isinstance(after, ast.TextElement):
                inner = element.expression
                if isinstance(inner, ast.VariableReference) and re.match(r" \w", after.value):
                    yield Phrase(message.id.name, inner.id.name, after.value, chosen)


def _patterns(node: object, chosen: frozenset[str]) -> Iterator[tuple[ast.Pattern, frozenset[str]]]:
    if isinstance(node, ast.Pattern):
        yield node, chosen
    if isinstance(node, ast.SelectExpression):
        if isinstance(node.selector, ast.VariableReference):
            chosen = chosen | {node.selector.id.name}
        for variant in node.variants:
            yield from _patterns(variant, chosen)
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                yield from _patterns(child, chosen)


def unchosen(phrase: Phrase, language: str) -> bool:
    """Whether a plural stands behind the number whatever the number is."""
    number = SAME_AS.get(phrase.argument, phrase.argument)
    if phrase.argument.startswith(("player", "space")) or number in phrase.chosen:
        return False
    return any(word in PLURALS[language].split() for word in re.findall(r"\w+", phrase.behind)[:2])


def never_one(phrase: Phrase) -> bool:
    """Whether a plural is always right there."""
    return phrase.argument in NEVER_ONE or phrase.message in NEVER_ONE_IN


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_can_be_one_choose_the_form_of_their_word(language: str) -> None:
    found = [phrase for phrase in phrases(language) if unchosen(phrase, language)]
    assert [phrase for phrase in found if not never_one(phrase)] == []


def test_every_number_that_is_never_one_stands_before_a_plural() -> None:
    found = [phrase for language in LANGUAGES for phrase in phrases(language) if unchosen(phrase, language)]
    assert NEVER_ONE.keys() <= {phrase.argument for phrase in found}, "an exception that nothing needs"
    others = {phrase.message for phrase in found if phrase.argument not in NEVER_ONE}
    assert NEVER_ONE_IN.keys() <= others, "an exception that nothing needs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plural_behind_any_number_is_found(language: str) -> None:
    word = {"nl": "kaarten", "en": "cards", "de": "Karten"}[language]
    wrong, right = (
        FluentParser(with_spans=False)
        .parse(
            f"wrong = {{ $count }} {word}\n"
            f"right = {{ $count ->\n    [one] 1\n   *[other] {{ $count }} {word}\n}}\n"
        )
        .body
    )
    assert isinstance(wrong, ast.Message)
    assert isinstance(right, ast.Message)
    assert [unchosen(phrase, language) for phrase in phrases_of(wrong)] == [True]
    assert [unchosen(phrase, language) for phrase in phrases_of(right)] == [False]
