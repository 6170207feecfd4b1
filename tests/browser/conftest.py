"""One server and one browser for all browser tests; every visitor has a context of their own."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import find_chromium
from tests.browser.serving import serving
from tests.browser.visitors import SIZES, Visitor, settings

PATIENCE = 15_000
GAME_PATIENCE = 60.0

Arrive = Callable[..., Visitor]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium without a window."""
    chromium = find_chromium()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.executable, args=list(chromium.arguments), env=dict(chromium.environment)
        )
        yield browser
        browser.close()


@pytest.fixture
def arrive(browser: Browser, address: str) -> Iterator[Arrive]:
    """Makes visitors. At the end nothing may have gone wrong in any of their browsers."""
    visitors: list[Visitor] = []

    def visitor(
        size: str = "laptop",
        language: str = "en",
        theme: str = "light",
        pace: str = "instant",
        touch: bool = False,
        coach: bool = False,
    ) -> Visitor:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, locale=language
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(settings(language, theme, pace, coach=coach))
        page = context.new_page()
        made = Visitor(context, page, address)
        page.on("console", made.heard)
        page.on("pageerror", lambda error: made.faults.append(str(error)))
        page.on(
            "request",
            lambda request: (
                None
                if request.url.startswith((address, "data:"))
                else made.faults.append(f"asked another site for {request.url}")
            ),
        )
        visitors.append(made)
        return made

    yield visitor
    faults = [fault for made in visitors for fault in made.faults]
    for made in visitors:
        made.context.close()
    assert not faults, "\n".join(faults)


@pytest.fixture(scope="session")
def finished_table(browser: Browser, address: str) -> str:
    """The id of a public table where a game of five has been played to its end, without looking."""
    context = browser.new_context()
    player = Visitor(context, context.new_page(), address)
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "easy"} for _ in range(4))]
    request = {"game": "palatinus", "seats": seats, "public": True, "start": True}
    table: str = player.api("POST", "/tables", request)["id"]
    deadline = time.monotonic() + GAME_PATIENCE
    while time.monotonic() < deadline:
        position = player.api("GET", f"/tables/{table}/position")
        if position["table"]["status"] == "finished":
            context.close()
            return table
        if position["legal"]:
            ply = position["steps"][-1]["ply"]
            player.api("POST", f"/tables/{table}/moves", {"ply": ply, "action": position["legal"][0]})
        else:
            time.sleep(0.02)
    raise AssertionError(f"the game is not over after {GAME_PATIENCE} seconds")
