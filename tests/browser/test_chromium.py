"""The browser that the other tests of this folder rely on."""

import pytest
from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

PAGE = "data:text/html;charset=utf-8,<p style='font-size:40px;display:inline-block'>{text}</p>"


def test_chromium_opens_and_closes_pages_of_several_people_and_draws_text(browser: Browser) -> None:
    widths = []
    for text in ("i", "Palatinus, Citt&agrave;"):
        context = browser.new_context()
        page = context.new_page()
        page.goto(PAGE.format(text=text))
        box = page.locator("p").bounding_box()
        assert box is not None
        widths.append(box["width"])
        context.close()
    # Without a font every letter would be an empty box of the same width, or nothing at all.
    assert 0 < widths[0] < 20
    assert widths[1] > 200
