"""No prompt is cut off, in any language, in any window."""

from __future__ import annotations

from typing import cast

import pytest

import pentapolis
from pentapolis.kernel.messages import Message
from pentapolis.kernel.views import BaseView
from pentapolis.testing.playing import random_game
from pentapolis.words import LANGUAGES, words
from tests.browser.conftest import Arrive
from tests.browser.playing import sit_down
from tests.browser.visitors import SIZES

pytestmark = pytest.mark.browser

NAMES = ["Themis", "Matteo", "Aliena", "Philip", "Ellen"]
LONGEST = 30
"""So many of a game's prompts are looked at, the longest first."""

BUTTONS = ".prompt .ways { min-width: 6rem !important; }"
"""What is beside the prompt when there is something both to take back and to look back at."""

# Prompts as the page would say them, that do not fit into their place.
CUT = """(texts) => {
  const line = document.querySelector('[data-testid="prompt"]');
  const before = line.textContent;
  const cut = texts.filter((text) => {
    line.textContent = text;
    return line.scrollHeight > line.clientHeight + 1 || line.scrollWidth > line.clientWidth + 1;
  });
  line.textContent = before;
  return cut;
}"""


def prompts(key: str, language: str) -> list[str]:
    """What the player who decides is asked in random games, the longest first."""
    game, said = pentapolis.game(key), words(language)
    found = set()
    for seats in game.seats:
        for state, seat, _ in random_game(game, seats, seats):
            prompt = cast("BaseView", state.view(seat))["prompt"]
            found.add(said.say(Message(prompt["id"], prompt["args"]), NAMES))
    return sorted(found, key=len, reverse=True)[:LONGEST]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", pentapolis.keys())
def test_no_prompt_is_cut_off(arrive: Arrive, key: str, language: str) -> None:
    visitor = arrive(language=language)
    sit_down(visitor, key)
    visitor.page.add_style_tag(content=BUTTONS)
    said = prompts(key, language)
    for size in SIZES:
        visitor.resize(size)
        cut = visitor.page.evaluate(CUT, said)
        assert not cut, f"{size}: {cut}"
