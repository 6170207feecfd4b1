"""What short questions begin with, in each language; the words stand in `locales/*/questions.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, get_args

from pentapolis.languages import in_order
from pentapolis.text.matching import plain_words, without_phrase
from pentapolis.words import words

Kind = Literal[
    "where", "why-not", "what", "how-many", "changed", "score", "choices", "overview", "position", "help"
]
"""What can be asked."""

KINDS: tuple[Kind, ...] = get_args(Kind)


class Asked(NamedTuple):
    """What a question asks, and what about."""

    kind: Kind
    about: list[str]


class Keywords:
    """The words of questions in one language."""

    def __init__(self, language: str) -> None:
        self._phrases = sorted(
            [(phrase, kind) for kind in KINDS for phrase in _phrases(language, f"ask-{kind}")],
            key=lambda pair: -len(pair[0]),
        )
        self._fillers = {word for [word] in _phrases(language, "ask-fillers")}
        self._mine = {word for [word] in _phrases(language, "ask-mine")}
        self.yours = plain_words(words(language).text("ask-yours", {}))[0]

    def asked(self, question: Sequence[str]) -> Asked | None:
        """What is asked; None if the words do not begin like a question."""
        for phrase, kind in self._phrases:
            about = without_phrase(question, phrase)
            if about is not None:
                return Asked(kind, self.meaning(about))
        return None

    def meaning(self, said: Sequence[str]) -> list[str]:
        """The words that mean something; *my* becomes *your*, as descriptions call it."""
        turned = [self.yours if word in self._mine else word for word in said]
        return [word for word in turned if word not in self._fillers]


def _phrases(language: str, message_id: str) -> list[list[str]]:
    """The phrases of a message, which commas keep apart."""
    return [plain_words(phrase) for phrase in words(language).text(message_id, {}).split(",")]


@lru_cache
def keywords(language: str) -> Keywords:
    """The words of questions in a language, read once."""
    return Keywords(language)


def asked_in(question: Sequence[str], language: str) -> Asked | None:
    """What is asked, in that language or, if it is none there, in another."""
    for each in in_order(language):
        if (asked := keywords(each).asked(question)) is not None:
            return asked
    return None
