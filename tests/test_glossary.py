"""One term for one thing: messages and help keep to the glossaries in `docs/words`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

import pentapolis
from pentapolis.games import titles
from pentapolis.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
LOCALES = Path(pentapolis.__file__).parent / "locales"
SHARED = {"nl": "Alle spellen", "en": "All games", "de": "Alle Spiele"}
EXCEPTIONS = {"nl": "Uitzonderingen", "en": "Exceptions", "de": "Ausnahmen"}


class Glossary(NamedTuple):
    """The words that are not used, for all games ("") and for each, and where one is right after all."""

    forbidden: dict[str, list[str]]
    exceptions: set[tuple[str, str]]


class Passage(NamedTuple):
    """A message, or a line of a help page: which game it belongs to ("" for none), and its name."""

    game: str
    name: str
    text: str


class Finding(NamedTuple):
    """A word that should not be there."""

    word: str
    name: str
    text: str


def read_glossary(language: str) -> Glossary:
    """The tables of a page of words: the last column has what is not said, apart from each other by ` · `."""
    keys = {title.title[language]: key for key, title in titles().items()} | {SHARED[language]: ""}
    forbidden: dict[str, list[str]] = {key: [] for key in keys.values()}
    exceptions = set()
    heading, inside = "", False
    for line in (ROOT / "docs" / "words" / f"{language}.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ").strip()
        if line.startswith("|---"):
            inside = True
        elif not line.startswith("|"):
            inside = False
        if not inside or line.startswith("|---"):
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if heading in keys:
            forbidden[keys[heading]] += [word.strip() for word in cells[2].split("·") if word.strip()]
        elif heading == EXCEPTIONS[language]:
            exceptions.add((cells[0], cells[1].strip("`")))
    return Glossary(forbidden, exceptions)


def passages(language: str) -> Iterator[Passage]:
    """Everything that people read: messages, and help without what only draws."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        game = path.stem.removesuffix("-web").removesuffix("-text")
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                yield Passage(game if game in titles() else "", entry.id.name, " ".join(_texts(entry)))
    for key in titles():
        text = (ROOT / "docs" / "rules" / f"{key}.{language}.md").read_text("utf-8")
        for number, line in enumerate(_captions_of(text), 1):
            yield Passage(key, f"{key}.{language}.md:{number}", line)


def _captions_of(text: str) -> list[str]:
    """The lines of a help page, with the words of its drawings in place of the drawings."""
    return re.sub(r"^```diagram\n.*?^```$", _captions, text, flags=re.MULTILINE | re.DOTALL).split("\n")


def _captions(diagram: re.Match[str]) -> str:
    """The words of a drawing, on as many lines as it had."""
    lines = diagram[0].split("\n")
    return "\n".join(" ".join(re.findall(r'"(?:alt|caption)": "((?:[^"\\]|\\.)*)"', line)) for line in lines)


def _texts(node: object) -> Iterator[str]:
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.StringLiteral):
        yield str(node.value)
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                yield from _texts(child)


def findings(glossary: Glossary, told: Iterable[Passage]) -> Iterator[Finding]:
    """Where a word stands that the glossary replaces, exceptions or not."""
    patterns = {
        game: [(word, _pattern(word)) for word in words] for game, words in glossary.forbidden.items()
    }
    for passage in told:
        for word, pattern in [*patterns[""], *(patterns[passage.game] if passage.game else [])]:
            if pattern.search(passage.text):
                yield Finding(word, passage.name.split(":")[0], passage.text)


def _pattern(word: str) -> re.Pattern[str]:
    """The whole word as it is written, or with a capital, as at the beginning of a sentence."""
    first, rest = re.escape(word[0]), re.escape(word[1:])
    return re.compile(rf"(?<!\w)[{first}{first.upper()}]{rest}(?!\w)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_and_help_use_the_words_of_the_glossary(language: str) -> None:
    glossary = read_glossary(language)
    found = list(findings(glossary, passages(language)))
    wrong = [finding for finding in found if (finding.word, finding.name) not in glossary.exceptions]
    assert wrong == []
    used = {(finding.word, finding.name) for finding in found}
    assert glossary.exceptions <= used, "an exception that nothing needs"


def test_a_word_that_the_glossary_replaces_is_found_wherever_it_is_said() -> None:
    glossary = Glossary({"": ["nobody"], "attika": ["king’s court"], "pillars": []}, set())
    drawing = '```diagram\n{\n  "alt": "Nobody here",\n  "nobody": 3\n}\n```'
    told = [
        Passage("", "start", "Nobody waits."),
        Passage("pillars", "event", "This is for nobody."),
        Passage("attika", "place", "The king’s court"),
        Passage("pillars", "place", "The king’s court"),
        Passage("attika", "court", "The King’s Court"),
        Passage("", "body", "Nobodyness"),
        *(Passage("pillars", "help", line) for line in _captions_of(drawing)),
    ]
    found = [(finding.word, finding.name) for finding in findings(glossary, told)]
    assert found == [("nobody", "start"), ("nobody", "event"), ("king’s court", "place"), ("nobody", "help")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_words_of_its_own_in_every_glossary(language: str) -> None:
    glossary = read_glossary(language)
    assert glossary.forbidden.keys() == {"", *titles()}
    assert all(glossary.forbidden.values())
    planted = [Passage(game, "planted", words[0]) for game, words in glossary.forbidden.items()]
    assert len(list(findings(glossary, planted))) >= len(planted)
