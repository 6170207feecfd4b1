"""The notation of every game's actions as plain data; `python -m pentapolis.server.notation` prints it.

The browser's types of actions, and the tables by which it reads and writes them, are made from it.
"""

from __future__ import annotations

import json
import sys
from typing import TypedDict

from pentapolis import game, keys
from pentapolis.kernel.actions import Action, Domain, fields_of
from pentapolis.kernel.game import AnyGame


class DomainNotation(TypedDict):
    """The words that a field can have."""

    name: str
    words: list[str]
    numbers: bool
    """Each word is a number that stands for itself."""


class ActionNotation(TypedDict):
    """How one type of action is written: its verb, then a word for each field."""

    name: str
    description: str
    verb: str
    fields: dict[str, int]
    """For each field, in the order of the notation, which domain its words come from."""


class GameNotation(TypedDict):
    """The actions of a game and the domains of their fields."""

    name: str
    actions: list[ActionNotation]
    domains: list[DomainNotation]


def notation() -> dict[str, GameNotation]:
    """The notation of all games, by key."""
    return {key: notation_of(game(key)) for key in keys()}


def notation_of(rules: AnyGame) -> GameNotation:
    """The notation of one game. Fields with the same words share a domain."""
    domains: dict[tuple[str, ...], DomainNotation] = {}
    actions = [_action(kind, domains) for kind in rules.action_types]
    name = rules.view_type.__name__.removesuffix("View")
    return {"name": name, "actions": actions, "domains": list(domains.values())}


def _action(kind: type[Action], domains: dict[tuple[str, ...], DomainNotation]) -> ActionNotation:
    fields = fields_of(kind)
    for _, domain in fields:
        domains.setdefault(domain.names, _domain(domain))
    known = list(domains)
    return {
        "name": kind.__name__,
        "description": (kind.__doc__ or "").partition("\n")[0],
        "verb": kind.verb,
        "fields": {field: known.index(domain.names) for field, domain in fields},
    }


def _domain(domain: Domain) -> DomainNotation:
    numbers = list(map(str, range(domain.first, domain.first + len(domain))))
    return {"name": domain.name, "words": list(domain.names), "numbers": list(domain.names) == numbers}


def main() -> None:
    """Print the notation of all games."""
    json.dump(notation(), sys.stdout, ensure_ascii=False)
    print()


if __name__ == "__main__":
    main()
