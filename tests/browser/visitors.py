"""People in front of a browser, and what they do on any page."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import APIResponse, BrowserContext, ConsoleMessage, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENSHOTS = "PENTAPOLIS_SCREENSHOTS"

SIZES = {
    "phone": (390, 844),
    "small phone": (360, 640),
    "least phone": (320, 568),
    "phone sideways": (844, 390),
    "magnified": (720, 450),
    "tablet": (820, 1180),
    "low laptop": (1366, 650),
    "lower laptop": (1280, 620),
    "small laptop": (1280, 720),
    "laptop": (1440, 900),
    "wide": (2560, 1440),
}

# What a browser says by itself when it has no network; everything else on the console is a fault of ours.
OFFLINE = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection to")

# Media queries answer in the first frame after a change, and what they lead to is drawn by the second.
DRAWN = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
}"""

# Whatever slides, fades or changes colour has arrived; what moves to and fro does not count.
STILL = """() => document.getAnimations().every((animation) =>
    animation.playState !== "running" || animation.effect.getTiming().iterations > 1)"""

# What moves for ever: it asks for attention that nobody has to give, and for the whole processor.
RESTLESS = """() => document.getAnimations().flatMap((animation) =>
    animation.playState === "running" && animation.effect.getTiming().iterations === Infinity
        ? [animation.animationName] : [])"""
SIZED = "([width, height]) => matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches"

Json = Any


@dataclass
class Visitor:
    """Somebody with a browser of their own: one context, one page, and a list of what went wrong in it."""

    context: BrowserContext
    page: Page
    address: str
    faults: list[str] = field(default_factory=list)

    def open(self, path: str = "/") -> None:
        """Go to an address of the server."""
        self.page.goto(self.address + path)

    def resize(self, size: str) -> None:
        """The window gets another size, and the page has drawn itself for it."""
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function(SIZED, arg=[width, height])
        self.drawn()

    def drawn(self) -> None:
        """The page has drawn what was last done to it."""
        self.page.evaluate(DRAWN)

    def heard(self, message: ConsoleMessage) -> None:
        """Note what the page complains about."""
        offline = any(word in message.text for word in OFFLINE)
        if message.type in {"error", "warning"} and not offline:
            self.faults.append(f"{message.type}: {message.text}")

    def ask(self, method: str, path: str, body: Json = None) -> APIResponse:
        """Ask the server as this person, beside the page, whatever it answers."""
        return self.context.request.fetch(
            f"{self.address}/api{path}", method=method, data=None if body is None else json.dumps(body),
            headers={"Content-Type": "application/json", "Origin": self.address},
        )  # fmt: skip

    def api(self, method: str, path: str, body: Json = None) -> Json:
        """Ask the server for something that it grants."""
        response = self.ask(method, path, body)
        assert response.ok, f"{method} {path}: {response.status} {response.text()}"
        return response.json()

    def screenshot(self, name: str) -> None:
        """Keep a picture, if the environment says where."""
        folder = os.environ.get(SCREENSHOTS)
        if folder:
            self.page.screenshot(path=Path(folder) / f"{name}.png")

    def expect_no_violations(self, where: str, all_of_them: bool = False) -> None:
        """What axe-core finds serious or critical, or at all, once the page stands still, is a failure."""
        self.page.wait_for_function(STILL)
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            "() => axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations)"
        )
        grave = {"serious", "critical"}
        serious = [told(one) for one in found if all_of_them or one["impact"] in grave]
        assert not serious, f"{where}:\n" + "\n".join(serious)

    def expect_no_sideways_scroll(self, where: str) -> None:
        """Nothing is wider than the screen."""
        widths = self.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
        assert widths[0] <= widths[1], f"{where} is {widths[0]} px wide on a screen of {widths[1]} px"

    def expect_none(self, faults: str, names: list[str], where: str) -> None:
        """A script that lists faults of the page finds none, at the latest when everything has arrived."""
        self.drawn()
        try:
            self.page.wait_for_function(f"(names) => ({faults})(names).length === 0", arg=names)
        except PlaywrightTimeoutError:
            found: list[str] = self.page.evaluate(faults, names)
            raise AssertionError(f"{where}: {'; '.join(found[:6])}") from None

    def expect_all_said(self, where: str) -> None:
        """No message is missing its words."""
        assert "⟦" not in self.page.inner_text("body"), where


def told(violation: Json) -> str:
    """What axe-core found, in a few lines."""
    nodes = [f"{node['html'][:200]} {node['failureSummary']}" for node in violation["nodes"][:4]]
    return "\n    ".join([f"{violation['id']}: {violation['help']}", *nodes])


def settings(
    language: str = "en", theme: str = "light", pace: str = "instant", *, coach: bool = False
) -> str:
    """A script that chooses the settings before the page starts; most tests are no newcomers."""
    chosen = json.dumps(
        {"language": language, "theme": theme, "pace": pace, "coach": "on" if coach else "off"}
    )
    return f"localStorage['pentapolis.settings'] ??= '{chosen}'"


def expect_ply(page: Page, ply: int) -> None:
    """The table shows the position after so many moves."""
    expect(page.locator(".table")).to_have_attribute("data-ply", str(ply))
