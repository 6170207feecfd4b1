"""What people may write: names and chat lines."""

from __future__ import annotations

import unicodedata

from pentapolis.server.problems import ProblemError

NAME_LENGTH = 30
LINE_LENGTH = 500
JOINER = "\N{ZERO WIDTH JOINER}"


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
    """The text in one line, without characters that cannot be seen or that change how others are shown."""
    composed = unicodedata.normalize("NFC", text)
    visible = "".join(" " if letter.isspace() else letter for letter in composed if _is_shown(letter))
    tidied = " ".join(visible.split())
    return tidied if tidied.strip(JOINER) else ""


def _is_shown(letter: str) -> bool:
    """Has it a place of its own in a line? Also the joiner does, which holds an emoji together."""
    return letter == JOINER or letter.isspace() or not unicodedata.category(letter).startswith("C")
