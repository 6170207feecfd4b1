"""The table and the rules of every game, for people who see, hear, point and read in different ways."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import pentapolis
from tests.browser.conftest import Arrive
from tests.browser.playing import sit_down
from tests.games.playing import every_game

pytestmark = pytest.mark.browser

OPTIONS = {"lacitta": {"setup": "advanced"}}


@every_game
@pytest.mark.parametrize(
    ("theme", "language", "size"),
    [("light", "de", "laptop"), ("dark", "nl", "phone"), ("dark", "en", "tablet")],
)
def test_table_and_rules_can_be_read_by_everybody(
    arrive: Arrive, key: str, theme: str, language: str, size: str
) -> None:
    visitor = arrive(theme=theme, language=language, size=size)
    sit_down(visitor, key, bots=max(pentapolis.game(key).seats) - 1, **OPTIONS.get(key, {}))
    for name in ("table", "rules"):
        if name == "rules":
            visitor.open(f"/rules/{key}")
            expect(visitor.page.locator("article svg").first).to_be_visible()
        visitor.expect_all_said(name)
        visitor.expect_no_violations(name)
        visitor.expect_no_sideways_scroll(name)
        visitor.screenshot(f"{key}-{name}-{size}-{theme}-{language}")
