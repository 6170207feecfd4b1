"""Conditions on what a seat sees, written as data: a place in the view, and what must be there.

A place is a path of names and numbers: `players.0.gold`. `letter=B` takes the first of a list whose `letter`
is B, and `#` at the end counts what is there: `tiles.letter=B.pieces.#`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import UNSET, Struct

from pentapolis.kernel.plain import View

MISSING = UNSET
"""What is found at a place that is not there."""


class Condition(Struct, frozen=True, forbid_unknown_fields=True, rename={"equals": "is", "differs": "not"}):
    """Something that must hold at one place of a view; everything that is given must."""

    at: str
    equals: object = UNSET
    differs: object = UNSET
    least: int | None = None
    most: int | None = None
    has: object = UNSET
    lacks: object = UNSET

    def holds(self, view: View) -> bool:
        """Is it so in this view?"""
        found = value_at(view, self.at)
        number = found if isinstance(found, int) else None
        content = found if isinstance(found, list | dict | str) else ()
        return (
            (self.equals is UNSET or found == self.equals)
            and (self.differs is UNSET or found != self.differs)
            and (self.least is None or (number is not None and number >= self.least))
            and (self.most is None or (number is not None and number <= self.most))
            and (self.has is UNSET or self.has in content)
            and (self.lacks is UNSET or self.lacks not in content)
        )

    def __str__(self) -> str:
        wanted = {name: value for name, value in msgspec.to_builtins(self).items() if value is not None}
        return " ".join(f"{name} {value!r}" for name, value in wanted.items())


def all_hold(conditions: Sequence[Condition], view: View) -> bool:
    """Does every one of them hold?"""
    return all(condition.holds(view) for condition in conditions)


def value_at(view: View, path: str) -> object:
    """What is at a place of a view; `MISSING` if there is no such place."""
    found: object = msgspec.to_builtins(view)
    for name in path.split("."):
        found = _step_into(found, name)
    return found


def _step_into(found: object, name: str) -> object:
    if name == "#":
        return len(found) if isinstance(found, Sequence | Mapping) else MISSING
    if isinstance(found, Mapping):
        return found.get(name, MISSING)
    if not isinstance(found, Sequence) or isinstance(found, str):
        return MISSING
    field, equals, wanted = name.partition("=")
    if equals:
        return next((one for one in found if str(_step_into(one, field)) == wanted), MISSING)
    return found[int(name)] if name.isdecimal() and int(name) < len(found) else MISSING
