"""What a seat's craftsmen can make this round, exactly, and how that is told."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from pentapolis.games.pillars.bot.reasons.parts import one_of
from pentapolis.games.pillars.components import (
    AUTOMATIC,
    CAPACITY,
    CARD_KIND,
    CARD_YIELD,
    GOLD,
    GOLD_LIMIT,
    MAKES_GOLD,
    MAKES_POINTS,
    NEEDS_HELD,
    TAKES,
    income_of,
    mask_of,
    members,
)
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.rules.cathedral import able, uses_left
from pentapolis.games.pillars.state import CATHEDRAL, CONVERTING
from pentapolis.games.pillars.view.planning import best_plan
from pentapolis.kernel.messages import Message

GOLDSMITHS = mask_of(number for number, takes in enumerate(TAKES) if any(good == GOLD for good, _ in takes))
"""Those whose work depends on gold, and so on the tax."""


class Work(NamedTuple):
    """Who makes points: those who work by themselves, then the others in order."""

    points: int
    order: tuple[int, ...]


def expected_stock(state: Pillars, seat: int) -> list[int]:
    """What the seat has when its cards have yielded, by what is known before the event."""
    stock = [*state.stocks[seat]]
    for card in members(state.cards[seat]):
        stock[CARD_KIND[card]] += CARD_YIELD[card]
    for kind, income in enumerate(income_of(state.advantages[seat])):
        stock[kind] += income
    return stock


def work_with(row: int, stock: list[int], gift_to: int | None = None) -> Work:
    """The most points that a row makes from a stock in a whole round."""
    left = [*stock]
    alone = []
    for craftsman in members(row & AUTOMATIC):
        held = NEEDS_HELD[craftsman]
        if held is None or left[held]:
            left[GOLD] = min(left[GOLD] + MAKES_GOLD[craftsman], GOLD_LIMIT)
            alone.append(craftsman)
    uses = [(craftsman, CAPACITY[craftsman] + (craftsman == gift_to)) for craftsman in able(row)]
    order = (*alone, *best_plan(left, uses).order)
    return Work(sum(MAKES_POINTS[craftsman] for craftsman in order), order)


def told(work: Work, row: int) -> tuple[Message, ...]:
    """Who of a row works how often, and for how many points; or for gold, where a goldsmith needs it."""
    golden = any(GOLDSMITHS >> craftsman & 1 for craftsman in work.order)
    first_gold = sorted(work.order, key=lambda craftsman: MAKES_POINTS[craftsman] > 0)
    times = Counter(craftsman for craftsman in first_gold if MAKES_POINTS[craftsman] or golden)
    return tuple(_told_of(row, craftsman, count) for craftsman, count in times.items())


def _told_of(row: int, craftsman: int, count: int) -> Message:
    who = {**one_of(row, craftsman), "count": count}
    if points := MAKES_POINTS[craftsman]:
        return Message("pillars-solution-work", {**who, "points": count * points})
    return Message("pillars-solution-earn", {**who, "gold": count * MAKES_GOLD[craftsman]})


def final_points(state: Pillars, seat: int) -> int:
    """The points that the seat will have when it has built as well as it can, from what it has now."""
    turn = (seat - state.start_player) % state.seats
    points = state.points[seat]
    if state.stage < CATHEDRAL or (state.stage == CATHEDRAL and turn > state.cursor):
        return points + work_with(state.rows[seat], state.stocks[seat]).points
    if state.phase == CONVERTING and seat in state.actors:
        uses = [(craftsman, uses_left(state, craftsman)) for craftsman in able(state.rows[seat])]
        return points + best_plan(state.stocks[seat], uses).points
    return points
