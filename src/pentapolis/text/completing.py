"""Completing actions that somebody is typing in the notation."""

from __future__ import annotations

from collections.abc import Sequence


def completions(actions: Sequence[str], typed: str) -> list[str]:
    """The words that can follow, of those actions: the rest of the word begun, or the next one.

    Capitals and the number of spaces do not matter. After a complete action there is nothing left to say.
    """
    begun = typed.lower().split()
    last = begun.pop() if begun and not typed[-1].isspace() else ""
    found: dict[str, None] = {}
    for action in actions:
        words = action.split()
        if [word.lower() for word in words[: len(begun)]] != begun or len(words) == len(begun):
            continue
        if words[len(begun)].lower().startswith(last):
            found[words[len(begun)]] = None
    return [*found]
