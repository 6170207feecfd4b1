"""The languages that everything is said in."""

from __future__ import annotations

LANGUAGES = ("nl", "en", "de")


def in_order(language: str) -> tuple[str, ...]:
    """Where to look for words: in the language itself, then in English, then in the others."""
    return tuple(dict.fromkeys([language, "en", *LANGUAGES]))
