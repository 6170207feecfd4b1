"""The browser that the other tests of this folder rely on."""

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.chromium import find_chromium

pytestmark = pytest.mark.browser

PAGE = "data:text/html;charset=utf-8,<p style='font-size:40px;display:inline-block'>{text}</p>"


def test_chromium_opens_and_closes_pages_of_several_people_and_draws_text() -> None:
    chromium = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.executable,
            args=list(chromium.arguments),
            env=dict(chromium.environment),
        )
        try:
            widths = []
            for text in ("i", "Palatinus, Citt&agrave;"):
                context = browser.new_context()
                page = context.new_page()
                page.goto(PAGE.format(text=text))
                box = page.locator("p").bounding_box()
                assert box is not None
                widths.append(box["width"])
                context.close()
        finally:
            browser.close()
    # Without a font every letter would be an empty box of the same width, or nothing at all.
    assert 0 < widths[0] < 20
    assert widths[1] > 200
