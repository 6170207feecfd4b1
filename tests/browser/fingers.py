"""A finger on a touch screen that does more than tap."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

RESTS = 350
"""Milliseconds that a finger stays before it carries something."""
STEPS = 8


class Finger:
    """One finger, moved as the browser itself would see it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.screen = page.context.new_cdp_session(page)

    def carry(self, piece: Locator, place: Locator) -> None:
        """Put the finger on a piece, rest, move to a place and let go."""
        piece.scroll_into_view_if_needed()
        (x, y), (to_x, to_y) = middle(piece), middle(place)
        self._touch("touchStart", x, y)
        self.page.wait_for_timeout(RESTS)
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self._touch("touchMove", x + (to_x - x) * part, y + (to_y - y) * part)
        self._touch("touchEnd")

    def _touch(self, kind: str, *point: float) -> None:
        points = [{"x": point[0], "y": point[1]}] if point else []
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(target: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = target.bounding_box()
    assert box is not None, f"{target} is not to be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
