"""Actions that people name with some of their words: a place, a piece, a verb, as in the notation or not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice, product
from typing import NamedTuple

from pentapolis.kernel.actions import Action, Domain, fields_of
from pentapolis.kernel.game import AnyGame
from pentapolis.kernel.registry import game as game_of
from pentapolis.text.matching import is_meant, plain_words
from pentapolis.words import words

MOST_ACTIONS = 4_000
"""So many actions of a type are looked at, at most."""


class Named(NamedTuple):
    """Actions of one type that a few words may mean."""

    kind: type[Action]
    used: int
    """How many of the words name something in these actions."""
    actions: list[Action]


class Names:
    """What people call the verbs of a game, and the things and places in its actions."""

    def __init__(self, key: str, language: str) -> None:
        self._key = key
        self._game = game_of(key)
        self._words = words(language)
        self._domains = [
            *dict.fromkeys(domain for kind in self._game.action_types for _, domain in fields_of(kind))
        ]
        self._called = {
            domain: {name: self._calls(name) for name in domain.names} for domain in self._domains
        }

    def _calls(self, name: str) -> list[str]:
        """What the value of a field is called: as in the notation, or by its name in this language."""
        called = [name.lower()]
        for domain in sorted({domain.name for domain in self._domains}):
            if self._words.knows(message := f"{self._key}-{domain}-{name}"):
                called += plain_words(self._words.text(message, {}))
        return called

    def written(self, said: Sequence[str]) -> list[str]:
        """What the words name, as the notation writes it; then all of them as they are."""
        named = {
            name: None
            for called in self._called.values()
            for name, (written, *words) in called.items()
            if written in said or (words and set(words) <= {*said})
        }
        return [*named, " ".join(said)]

    def every(self) -> Iterator[str]:
        """Every name of a place or thing in the notation."""
        return (name for called in self._called.values() for name in called)

    def called(self, name: str) -> str:
        """What people call a place or thing of the notation."""
        messages = (f"{self._key}-{domain.name}-{name}" for domain in self._domains)
        return next((self._words.text(known, {}) for known in messages if self._words.knows(known)), name)

    def verb(self, verb: str) -> str:
        """What people call a verb of the notation."""
        message = f"{self._key}-verb-{verb}"
        return self._words.text(message, {}).split(",")[0] if self._words.knows(message) else verb

    def actions(self, said: Sequence[str]) -> list[Named]:
        """The actions that name as many of the words as possible; [] if there are none."""
        found = [
            named for kind in self._game.action_types if (named := self._of_kind(kind, said)) is not None
        ]
        most = max((named.used for named in found), default=0)
        return [named for named in found if named.used == most]

    def _of_kind(self, kind: type[Action], said: Sequence[str]) -> Named | None:
        left = [word for word in said if not self._is_verb(kind, word)]
        used = len(said) - len(left)
        wanted: dict[str, list[int]] = {}
        for field, domain in fields_of(kind):
            values = {word: values for word in left if (values := self._values(domain, word))}
            if values:
                # The word that says most about the field: `mint` is a mint and not the group of that name.
                word = min(values, key=lambda word: len(values[word]))
                wanted[field] = values[word]
                left.remove(word)
                used += 1
        if not used:
            return None
        ranges = [
            wanted.get(field, range(domain.first, domain.first + len(domain)))
            for field, domain in fields_of(kind)
        ]
        return Named(kind, used, [kind(*values) for values in islice(product(*ranges), MOST_ACTIONS)])

    def _is_verb(self, kind: type[Action], word: str) -> bool:
        message = f"{self._key}-verb-{kind.verb}"
        others = plain_words(self._words.text(message, {})) if self._words.knows(message) else []
        return any(is_meant(word, verb) for verb in [kind.verb.lower(), *others])

    def _values(self, domain: Domain, word: str) -> list[int]:
        """The values of a field that a word may mean: those called so, or else all that begin so."""
        calls = self._called[domain].items()
        exact = [name for name, called in calls if word in called]
        meant = exact or [name for name, called in calls if any(is_meant(word, call) for call in called)]
        return [domain.value(name) for name in meant]


@lru_cache
def names_in(key: str, language: str) -> Names:
    """What the actions of a game are called in a language, gathered once."""
    return Names(key, language)


def kinds_of(game: AnyGame, actions: Sequence[str]) -> Iterator[type[Action]]:
    """The types of actions in the notation."""
    verbs = {action.split()[0].lower() for action in actions}
    return (kind for kind in game.action_types if kind.verb.lower() in verbs)
