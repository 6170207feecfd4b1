"""Every option that can be chosen at a table stands in the help, under the name that the set-up gives it."""

from __future__ import annotations

import re

import msgspec
import pytest

import pentapolis
from pentapolis.words import LANGUAGES, words
from tests.help.reading import page

ROW = re.compile(r"^\| ([^|]+) \| [^|]+ \|", re.MULTILINE)


def rows(key: str, language: str) -> list[str]:
    """What stands first in the rows of the page's tables."""
    return ROW.findall(page(key, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", pentapolis.keys())
def test_every_option_of_a_game_is_explained_in_its_help(key: str, language: str) -> None:
    options = [field.name for field in msgspec.structs.fields(pentapolis.game(key).options_type)]
    # Colours are chosen with the seats, and mean nothing in play.
    names = [f"{key}-option-{option}" for option in options if option != "colours"]
    labels = [words(language).say(pentapolis.Message(name, {}), []) for name in names]
    found = rows(key, language)
    assert [label for label in labels if label not in found] == []
