"""Words that people type, compared with words that we say."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

NOTHING = (0, 0)
"""What `meant_among` gives where no word is meant."""

SHORTEST_BEGINNING = 3
"""So many letters of a word must be typed at least if it is not typed in full."""

_EDGES = re.compile(r"^[^\w\-+]+|\W+$")


def plain_words(text: str) -> list[str]:
    """The words of a text as they are compared: small letters without accents, no marks around them.

    Marks inside stay: `16.3` and `3,-2` are names of places.
    """
    letters = unicodedata.normalize("NFKD", text.replace("’", "'")).casefold()
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return [word for typed in bare.split() if (word := _EDGES.sub("", typed))]


def is_meant(typed: str, word: str) -> bool:
    """Whether somebody may have meant a word: it is typed, its beginning is, or more than it (`farms`)."""
    if typed == word:
        return True
    shorter, longer = sorted((typed, word), key=len)
    if any(letter.isdigit() for letter in longer):
        return False
    return len(shorter) >= SHORTEST_BEGINNING and longer.startswith(shorter)


def meant_among(typed: Sequence[str], words: Sequence[str]) -> tuple[int, int]:
    """How many of the typed words may be among these, and how many of them are exactly."""
    meant = sum(any(is_meant(one, word) for word in words) for one in typed)
    return meant, sum(one in words for one in typed)


def without_phrase(words: Sequence[str], phrase: Sequence[str]) -> list[str] | None:
    """What follows a phrase that the words begin with; None if they do not."""
    return [*words[len(phrase) :]] if [*words[: len(phrase)]] == [*phrase] else None
