"""Playing any game in words: with a keyboard, and what a screen reader says."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import cycle

from playwright.sync_api import Locator, Page, expect

from tests.browser import antiquity, attika, lacitta, pillars
from tests.browser.playing import Mover, focused, table_id
from tests.browser.visitors import Json, Visitor

TOLD = '.table[data-told="true"]'
BODY = "() => document.activeElement === null || document.activeElement === document.body"

Plan = Callable[[Visitor, list[str], random.Random], str]


def anything(_visitor: Visitor, actions: list[str], chance: random.Random) -> str:
    """Whatever comes."""
    return chance.choice(actions)


PLANS: dict[str, Plan] = {
    "palatinus": anything,
    "attika": attika.plan,
    "lacitta": lambda visitor, actions, chance: lacitta.plan(view(visitor), actions, chance),
    "pillars": lambda _visitor, actions, chance: pillars.plan(actions, chance),
    "antiquity": antiquity.plan,
}
"""How to play each game so that it comes to an end."""


def view(visitor: Visitor) -> Json:
    """The position as the visitor's seat sees it."""
    return visitor.api("GET", f"/tables/{table_id(visitor.page)}/position")["steps"][-1]["view"]


def phase(visitor: Visitor) -> str:
    """What kind of decision it is."""
    seen = view(visitor)
    return f"{seen['phase']} {seen['prompt']['id']}"


def command_line(page: Page) -> Locator:
    """The line that moves and questions are typed into."""
    return page.locator('[role="combobox"]')


def enter(page: Page, line: str) -> None:
    """Go to the line with Tab, type, and press Enter."""
    _tab_to_line(page)
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(line)
    page.keyboard.press("Escape")  # completions
    page.keyboard.press("Enter")


def ask(page: Page, question: str) -> Locator:
    """Ask something; where the answer stands."""
    enter(page, question)
    answer = page.get_by_test_id("answer")
    expect(answer).to_contain_text(question)
    return answer


def in_words(plan: Plan) -> Mover:
    """Moves as a plan wants them, in turn in the notation, by number, by completion and with a button."""
    ways = cycle((_typed, _numbered, _completed, _chosen))

    def move(visitor: Visitor, actions: list[str], chance: random.Random) -> None:
        page = visitor.page
        page.locator(TOLD).wait_for()
        action = plan(visitor, actions, chance)
        next(ways)(page, action)

    return move


def _typed(page: Page, action: str) -> None:
    enter(page, action.upper() if action.isascii() else action)


def _numbered(page: Page, action: str) -> None:
    enter(page, _number(page, action))


def _completed(page: Page, action: str) -> None:
    """Type the beginning of what is missing, and take it from the list, until all is there."""
    _tab_to_line(page)
    line = command_line(page)
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.press("Backspace")
    while (begun := line.input_value()) != action:
        page.keyboard.type(action[len(begun) :].split(maxsplit=1)[0])
        if line.input_value() != action:
            _mark(page, action)
            page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def _mark(page: Page, action: str) -> None:
    """Go down the list to what leads to an action."""
    for _ in range(page.locator('[role="listbox"] [role="option"]').count()):
        page.keyboard.press("ArrowDown")
        text = page.locator('[role="option"][aria-selected="true"] .text').inner_text()
        if action == text or action.startswith(f"{text} "):
            return
    raise AssertionError(f"no completion leads to {action}")


def _chosen(page: Page, action: str) -> None:
    """Filter the lists for it, and go to its button; where there are too few to filter, just go."""
    filter_box = page.get_by_role("textbox", name="Filter")
    if filter_box.count():
        number = _number(page, action)
        filter_box.focus()
        page.keyboard.type(f"{number} {action}")
    else:
        _tab_to_line(page)
    wanted = page.locator(f'main [data-action="{action}"]').first
    wanted.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if focused(page, "action") == action:
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"no Tab leads to {action}")


def _number(page: Page, action: str) -> str:
    """The number of a choice, as its list says it; lists are unfolded for that."""
    lists = page.locator("section", has=page.locator("h2", has_text="What you can do"))
    button = lists.locator(f'[data-action="{action}"]')
    for unfold in (lists.locator('[aria-expanded="false"]'), lists.get_by_role("button", name="Show all")):
        while not button.count() and unfold.count():
            unfold.first.press("Enter")
    return button.locator(".number").inner_text()


def _tab_to_line(page: Page) -> None:
    page.locator(TOLD).wait_for()
    if not page.evaluate("() => document.activeElement.getAttribute('role') === 'combobox'"):
        command_line(page).focus()


def start_from_lobby(visitor: Visitor, game: str, **options: object) -> None:
    """Open a table in words and start its game from the lobby with the keyboard."""
    page = visitor.page
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    table = visitor.api("POST", "/tables", {"game": game, "seats": seats, "options": options})
    visitor.open(f"/tables/{table['id']}/text")
    start = page.get_by_role("button", name="Start the game")
    start.focus()
    page.keyboard.press("Enter")
    page.locator(TOLD).wait_for()


def expect_focus(page: Page, where: str) -> None:
    """Something has the focus."""
    assert not page.evaluate(BODY), f"{where}: the focus is nowhere"
