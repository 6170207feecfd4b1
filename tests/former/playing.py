"""What the tests of former rules share."""

from __future__ import annotations

import json

import pytest

import pentapolis
from tests.former.shown import FIXTURES, SHOWN

KEPT = [(key, rules) for key in pentapolis.keys() for rules in pentapolis.versions(key)[:-1]]
"""All former rules."""

every_kept = pytest.mark.parametrize(("key", "rules"), KEPT, ids=[f"{key}-{rules}" for key, rules in KEPT])
"""A test of all former rules."""

RECORDS = [
    (folder.name, name, digest)
    for folder in sorted(FIXTURES.iterdir())
    for name, digest in json.loads((folder / SHOWN).read_text("utf-8")).items()
]
"""The records of all former rules, with a digest of what they show."""


def records_of(key: str, rules: int) -> list[pentapolis.Record]:
    """The recorded games of some former rules."""
    return [pentapolis.Record.read(file) for file in sorted((FIXTURES / f"{key}-{rules}").glob("*.record"))]
