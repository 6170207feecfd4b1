"""What somebody's things are worth, part by part, so that choices can be told apart in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from pentapolis.games.pillars.bot.outlook import Holding, prospect
from pentapolis.games.pillars.bot.worth import (
    end_of_round,
    gold_table,
    goldsmiths_gold,
    later_rounds,
    salvage,
)
from pentapolis.games.pillars.components import (
    AUTOMATIC,
    CAPACITY,
    CRAFTSMEN,
    FAMILY,
    FIGURES,
    GOLD,
    GOLD_LIMIT,
    GOODS,
    KINDS,
    MAKES_GOLD,
    MAKES_POINTS,
    NEEDS,
    ROUNDS,
    SELL_PRICE,
    SELLER_NEEDS,
    TAKES,
    craftsman_limit,
    income_of,
    members,
)

NOTICEABLE = 0.25
"""What is less than a quarter of a point is not worth a word."""

CHANCE_OF_GOODS = 0.5
"""How likely it is that somebody gets what a craftsman still lacks, in the cards or in the market."""

A_LITTLE = 0.1
"""What a remark weighs that has no figure of its own."""


class Point(Struct, frozen=True):
    """Something to say about a choice: the last part of its id, what it is worth in points, its arguments."""

    name: str
    worth: float
    args: dict[str, str | int] = {}


class Parts(NamedTuple):
    """What a seat will have at the end of the round."""

    built: int
    """Points from the cathedral this round."""
    kept: float
    """What the cubes that are left are worth, and how much of it only because they can be sold."""
    salvaged: float
    gold: float
    """What the gold that is left is worth, and how much of it craftsmen make, and what that is worth."""
    earned: int
    earnings: float
    later: float
    """What the craftsmen will make in later rounds."""
    row: int
    order: tuple[int, ...]
    left: tuple[int, ...]

    @property
    def useful(self) -> float:
        """What the cubes that are left are worth to craftsmen in later rounds."""
        return self.kept - self.salvaged

    @property
    def this_round(self) -> float:
        """What the round brings and leaves, without what the craftsmen make later."""
        return self.built + self.kept + self.gold


def parts_of(held: Holding) -> Parts:
    """The parts of `prospect`, for the best row that the limit allows."""
    return parts_with(_allowed_row(held), held)


@lru_cache(maxsize=1 << 12)
def parts_with(row: int, held: Holding) -> Parts:
    """The same with a certain row, of any size."""
    income = income_of(held.advantages)
    settled = end_of_round(held.round, row, income, held.stock)
    points = sum([MAKES_POINTS[craftsman] for craftsman in settled.order])
    golds = gold_table(held.round, goldsmiths_gold(row))
    left = settled.left[GOLD]
    gold = golds[left]
    earned = min(sum([MAKES_GOLD[craftsman] for craftsman in settled.order]), left)
    alone = sum([MAKES_POINTS[craftsman] for craftsman in members(row & AUTOMATIC)])
    later = later_rounds(row, income, ROUNDS - held.round)
    kept = settled.worth - points - gold
    salvaged = sum(
        [salvage(kind, min(settled.left[kind], FIGURES.kept_resources), held.round) for kind in KINDS]
    )
    earnings = gold - golds[left - earned]
    return Parts(
        points + alone, kept, salvaged, gold, earned, earnings, later, row, settled.order, settled.left
    )


def richer(held: Holding, good: int, number: int) -> Holding:
    """With so much more of something, or less."""
    stock = [*held.stock]
    stock[good] = max(stock[good] + number, 0)
    if good == GOLD:
        stock[GOLD] = min(stock[GOLD], GOLD_LIMIT)
    return held._replace(stock=tuple(stock))


def _allowed_row(held: Holding) -> int:
    if held.row.bit_count() <= craftsman_limit(held.advantages):
        return held.row
    rows = [held.row & ~(1 << craftsman) for craftsman in members(held.row)]
    return max(rows, key=lambda row: prospect(held._replace(row=row), False))


# What several decisions have to say ---------------------------------------------------------------------


def about_goods(before: Parts, after: Parts, kind: int, number: int, *, sold: bool = True) -> Iterator[Point]:
    """More of some goods: for this round, for later, or, unless they may not be `sold`, for the market."""
    args = amount(kind, number)
    built, kept = after.built - before.built, after.kept - before.kept
    useful, earned = after.useful - before.useful, after.earned - before.earned
    if built > 0:
        yield Point("goods-now", built + min(kept, 0.0), {**args, "points": built})
    if earned > 0:
        earnings = max(after.earnings - before.earnings, A_LITTLE)
        yield Point("goods-gold", earnings, {"gold": earned})
    if max(built, earned) > 0 and useful > A_LITTLE:
        yield Point("goods-rest", kept)
    if max(built, earned) <= 0:
        if built + useful > A_LITTLE:
            yield Point("goods-later", built + kept, args)
            return
        yield Point("goods-idle", -A_LITTLE, args)
        if sold and kept > A_LITTLE and (not SELLER_NEEDS[kind] or SELLER_NEEDS[kind] & after.row):
            yield Point("goods-sell", kept, {"gold": number * SELL_PRICE[kind]})


def about_craftsman(held: Holding, hired: Holding, craftsman: int) -> Iterator[Point]:
    """One more craftsman: what he makes now and later, and who has to go."""
    before, after = parts_of(held), parts_of(hired)
    built, later = after.built - before.built, after.later - before.later
    if not after.row >> craftsman & 1:
        yield Point("craftsman-worse", -NOTICEABLE)
        return
    if built > 0:
        yield Point("craftsman-now", built + after.kept - before.kept, {"points": built})
    else:
        yield from _about_idleness(held, hired, after.row, craftsman, bool(later))
    if later >= NOTICEABLE:
        yield Point("craftsman-later", later, points_later(later, held.round))
    gone = before.row & ~after.row
    for one in members(gone):
        yield Point("craftsman-instead", -A_LITTLE, one_of(before.row, one))


def _about_idleness(held: Holding, hired: Holding, row: int, craftsman: int, later: bool) -> Iterator[Point]:
    """Why a craftsman makes nothing this round, and what he could make with a little more."""
    if NEEDS[craftsman] and not NEEDS[craftsman] & row:
        yield Point("leaving-needed", -NOTICEABLE)
        return
    lacking = [(good, number - held.stock[good]) for good, number in TAKES[craftsman]]
    lacking = [(good, number) for good, number in lacking if number > 0]
    if not lacking:
        if not later:
            yield Point("craftsman-idle", -NOTICEABLE)
        return
    good, number = lacking[0]
    with_more = [parts_of(richer(one, good, number)).built for one in (held, hired)]
    if good != GOLD and len(lacking) == 1 and with_more[1] > with_more[0]:
        points = with_more[1] - with_more[0]
        yield Point("craftsman-could", CHANCE_OF_GOODS * points, {**amount(good, number), "points": points})
    elif not later:
        yield Point("craftsman-lacks", -NOTICEABLE, amount(good, number))


def about_price(price: int, gold: int, before: Parts, after: Parts) -> Iterator[Point]:
    """What has to be paid, out of the gold at hand, and what goldsmiths could have made of it."""
    if price:
        fewer = goldsmiths_loss(before, after)
        worth = before.this_round - after.this_round - fewer
        yield Point("costs", -max(worth, A_LITTLE / 2), {"cost": price, "gold": gold - price})
        yield from about_goldsmith(fewer)


def goldsmiths_loss(before: Parts, after: Parts) -> int:
    """The points that goldsmiths make fewer."""
    made = [sum([MAKES_POINTS[one] for one in parts.order if takes_gold(one)]) for parts in (before, after)]
    return max(made[0] - made[1], 0)


def about_goldsmith(fewer: int) -> Iterator[Point]:
    """Points that goldsmiths could have made of gold that is missing."""
    if fewer > 0:
        yield Point("gold-missing", -float(fewer), {"points": fewer})


def points_later(later: float, round_number: int) -> dict[str, str | int]:
    """Arguments of points in rounds to come: about how many, and in how many rounds."""
    return {"points": max(round(later), 1), "rounds": ROUNDS - round_number}


def one_of(row: int, craftsman: int) -> dict[str, str | int]:
    """Arguments of a craftsman in a row; how often he can work tells him from others of his family."""
    family = FAMILY[craftsman]
    alike = sum([FAMILY[one] == family for one in members(row)]) > 1
    return {"craftsman": CRAFTSMEN[craftsman], "times": CAPACITY[craftsman] if alike else 0}


def amount(good: int, number: int) -> dict[str, str | int]:
    """Arguments of `pillars-amount`."""
    return {"good": GOODS[good], "count": number}


def takes_gold(craftsman: int) -> bool:
    """Does the craftsman work with gold?"""
    return any(good == GOLD for good, _ in TAKES[craftsman])


def needed_by(row: int, craftsman: int) -> bool:
    """Whether somebody in the row cannot work without this craftsman."""
    return any(
        NEEDS[other] >> craftsman & 1 and not NEEDS[other] & row & ~(1 << craftsman) for other in members(row)
    )
