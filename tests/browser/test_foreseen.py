"""A move is drawn at once, and corrected if the server says otherwise."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import antiquity, attika, lacitta, palatinus, pillars
from tests.browser.conftest import Arrive
from tests.browser.playing import Mover, legal, play_once, ply_of, sit_down, wait_for_turn
from tests.browser.visitors import Visitor

pytestmark = pytest.mark.browser

MOVES = "**/api/tables/*/moves"
REFUSED = {"status": 409, "id": "problem-illegal-action", "text": "", "args": {}, "refusal": None}
SEARCH = 60
"""Moves after which one that can be foreseen must have been possible."""


class Foreseen(NamedTuple):
    """A move of one game that puts something on its board: how it is made, and what there is to see of it."""

    verb: str
    move: Mover
    make: Callable[[Page, list[str]], None]
    pieces: str
    """What there are more of, or fewer, when it is made."""
    more: int
    stays: bool = True
    """Whether they are still there, and no others, when the next decision comes."""


def _on_space(page: Page, words: list[str]) -> None:
    page.locator(f'[data-space="{words[-1]}"]').click()


def _building(page: Page, words: list[str]) -> None:
    attika.choose_building(page, words[0])
    _on_space(page, words)


def _tool(page: Page, words: list[str]) -> None:
    lacitta.choose(page, words[0])
    _on_space(page, words)


def _slot(page: Page, words: list[str]) -> None:
    page.locator(f'[data-slot="{words[0]}"]').click()


def _city(page: Page, words: list[str]) -> None:
    antiquity.at_hex(page, f"city {words[0]}")


FORESEEN = {
    "palatinus": Foreseen("lay", palatinus.by_mouse, _slot, "[data-slot]", -1, stays=False),
    "attika": Foreseen("build", attika.by_mouse, _building, ".dropping", 1),
    "lacitta": Foreseen("build", lacitta.by_mouse, _tool, ".dropping", 1),
    "pillars": Foreseen("place", pillars.by_mouse, _on_space, ".valley .robe", 1),
    "antiquity": Foreseen("city", antiquity.by_mouse, _city, "g:not(.ghost) > .ground", 7, stays=False),
}


def reach(visitor: Visitor, wanted: Foreseen) -> list[str]:
    """Play until the move can be made, and give the words of one such action."""
    chance = random.Random(4)
    for _ in range(SEARCH):
        assert wait_for_turn(visitor.page)
        actions = legal(visitor)
        found = [action for action in actions if action.split()[0] == wanted.verb]
        if wanted.move is attika.by_mouse:  # what costs nothing leaves no choice of cards
            prices = attika.view(visitor)["prices"]
            found = [action for action in found if attika.price(prices, action) == 0]
        if found:
            return found[0].split()[1:]
        play_once(visitor, wanted.move, chance)
    raise AssertionError(f"nobody could {wanted.verb}")


@pytest.mark.parametrize("game", FORESEEN)
def test_a_move_is_on_the_board_before_the_server_answers_and_gone_if_it_refuses(
    arrive: Arrive, game: str
) -> None:
    visitor, wanted = arrive(), FORESEEN[game]
    page = visitor.page
    sit_down(visitor, game)
    words = reach(visitor, wanted)
    pieces, ply = page.locator(wanted.pieces), ply_of(page)
    before = pieces.count()
    held: list[Route] = []
    page.route(MOVES, lambda route: held.append(route))  # noqa: PLW0108  # playwright marks what it calls

    wanted.make(page, words)
    expect(pieces).to_have_count(before + wanted.more)
    assert ply_of(page) == ply
    expect(page.locator(".table")).to_have_attribute("data-turn", "false")  # nothing can be chosen meanwhile

    held.pop().fulfill(status=409, json=REFUSED)
    expect(page.get_by_text("That is not possible now.", exact=True).first).to_be_visible()
    expect(pieces).to_have_count(before)
    assert wait_for_turn(page)
    visitor.faults[:] = [fault for fault in visitor.faults if "409" not in fault]  # browsers log refusals

    wanted.make(page, words)
    expect(pieces).to_have_count(before + wanted.more)
    pieces.evaluate_all("(drawn) => drawn.forEach((piece) => piece.setAttribute('data-same', ''))")
    held.pop().continue_()
    page.unroute(MOVES)
    page.wait_for_function("(ply) => Number(document.querySelector('.table').dataset.ply) > ply", arg=ply)
    if wanted.stays:  # what was drawn before stays: nothing is put down a second time
        expect(page.locator(f":is({wanted.pieces})[data-same]")).to_have_count(before + wanted.more)
    visitor.expect_all_said(game)
