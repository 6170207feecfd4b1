"""What people may write: names and chat lines."""

from __future__ import annotations

import unicodedata

from pentapolis.server.problems import ProblemError

NAME_LENGTH = 30
LINE_LENGTH = 500


def checked_name(text: str) -> str:
    """A name, trimmed; `problem-bad-name` if it cannot be one."""
    name = _tidied(text)
    if not 1 <= len(name) <= NAME_LENGTH:
        raise ProblemError("problem-bad-name")
    return name


def checked_line(text: str) -> str:
    """A chat line, trimmed; `problem-bad-text` if it cannot be one."""
    line = _tidied(text)
    if not 1 <= len(line) <= LINE_LENGTH:
        raise ProblemError("problem-bad-text")
    return line


def _tidied(text: str) -> str:
    """The text in one line, without characters that cannot be seen or that change how others are shown.

    What has no character of its own (Cc, Cf, Cs, Co, Cn) goes, save the joiner that holds an emoji together.
    """
    composed = unicodedata.normalize("NFC", text)
    spaced = " ".join(composed.split())
    return "".join(
        character
        for character in spaced
        if character == "\N{ZERO WIDTH JOINER}" or not unicodedata.category(character).startswith("C")
    ).strip()
