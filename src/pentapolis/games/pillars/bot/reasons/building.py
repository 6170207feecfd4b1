"""The cathedral in words: who works, who gets the archbishop's gift, and what is put back."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.pillars.actions import Boost, Convert, Return
from pentapolis.games.pillars.bot.choices import all_uses_left
from pentapolis.games.pillars.bot.reasons.parts import A_LITTLE, NOTICEABLE, Point, amount
from pentapolis.games.pillars.bot.worth import (
    Settlement,
    gold_table,
    goldsmiths_gold,
    keeping,
    salvage,
    settlement,
)
from pentapolis.games.pillars.components import (
    BOOSTABLE,
    FIGURES,
    GOLD,
    GOLD_LIMIT,
    KINDS,
    MAKES_GOLD,
    MAKES_POINTS,
    METAL,
    RESOURCES,
    ROUNDS,
    TAKES,
    income_of,
    members,
)
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.kernel.actions import Action


def _settled(state: Pillars, seat: int, gift_to: int | None = None) -> Settlement:
    income = income_of(state.advantages[seat])
    uses = all_uses_left(state, seat, gift_to)
    return settlement(state.round, state.rows[seat], income, tuple(state.stocks[seat]), uses)


def _points_of(order: tuple[int, ...]) -> int:
    return sum([MAKES_POINTS[craftsman] for craftsman in order])


def _gold_of(order: tuple[int, ...]) -> int:
    return sum([MAKES_GOLD[craftsman] for craftsman in order])


def _stock_worth(state: Pillars, seat: int) -> float:
    """What the stock is worth as it lies, if nobody works any more."""
    row, stock = state.rows[seat], state.stocks[seat]
    tables = keeping(row, income_of(state.advantages[seat]), state.round)
    kept = sum([tables[kind][min(stock[kind], len(tables[kind]) - 1)] for kind in KINDS])
    return kept + gold_table(state.round, goldsmiths_gold(row))[stock[GOLD]]


# Working ---------------------------------------------------------------------------


def about_building(state: Pillars, seat: int, action: Action) -> Iterator[Point]:
    """What a craftsman makes of what, and whether somebody would make more of it."""
    if not isinstance(action, Convert):
        yield from _about_finishing(state, seat)
        return
    craftsman = action.craftsman
    best = _settled(state, seat)
    uses = tuple([(one, left - (one == craftsman)) for one, left in all_uses_left(state, seat)])
    stock = _worked(state.stocks[seat], craftsman)
    rest = settlement(state.round, state.rows[seat], income_of(state.advantages[seat]), stock, uses)
    yield _about_work(craftsman)
    lost = best.worth - rest.worth - MAKES_POINTS[craftsman]
    fewer = _points_of(best.order) - _points_of(rest.order) - MAKES_POINTS[craftsman]
    if lost <= A_LITTLE / 2:
        yield Point("work-best", A_LITTLE)
    elif fewer > 0:
        yield Point("work-fewer", -lost, {"points": fewer})
    elif (gold := _gold_of(best.order) - _gold_of(rest.order) - MAKES_GOLD[craftsman]) > 0:
        yield Point("work-less-gold", -lost, {"gold": gold})
    else:
        yield Point("work-later", -lost)


def _worked(stock: list[int], craftsman: int) -> tuple[int, ...]:
    left = [*stock]
    for good, number in TAKES[craftsman]:
        left[good] -= number
    left[GOLD] = min(left[GOLD] + MAKES_GOLD[craftsman], GOLD_LIMIT)
    return tuple(left)


def _about_work(craftsman: int) -> Point:
    (good, number), *more = TAKES[craftsman]
    args = amount(good, number)
    if MAKES_GOLD[craftsman]:
        return Point("work-gold", NOTICEABLE, {**args, "gold": MAKES_GOLD[craftsman]})
    points = MAKES_POINTS[craftsman]
    name = "work-metal" if any(other == METAL for other, _ in more) else "work"
    return Point(name, float(points), {**args, "points": points})


def _about_finishing(state: Pillars, seat: int) -> Iterator[Point]:
    best = _settled(state, seat)
    lost = best.worth - _stock_worth(state, seat)
    points, gold = _points_of(best.order), _gold_of(best.order)
    cubes = min(sum([state.stocks[seat][kind] for kind in KINDS]), FIGURES.kept_resources)
    if lost <= A_LITTLE / 2:
        yield Point("finish-enough", A_LITTLE)
    elif points:
        yield Point("finish-gives-up", -lost, {"points": points})
    if lost > A_LITTLE / 2 and gold:
        yield Point("finish-gold", -lost, {"gold": gold})
    if cubes and state.round < ROUNDS:
        yield Point("finish-keeps", NOTICEABLE, {"count": cubes})


# The archbishop's gift ---------------------------------------------------------------------------


def about_gift(state: Pillars, seat: int, action: Action) -> Iterator[Point]:
    """What one more use brings."""
    without = _settled(state, seat)
    if isinstance(action, Boost):
        best = _settled(state, seat, action.craftsman)
        points, gain = _points_of(best.order) - _points_of(without.order), best.worth - without.worth
        if points > 0:
            yield Point("gift-now", max(gain, A_LITTLE), {"points": points})
        elif gain > A_LITTLE:
            yield Point("gift-gold", gain)
        else:
            yield Point("gift-idle", -A_LITTLE)
        return
    gifts = [_settled(state, seat, one).worth for one in members(state.rows[seat] & BOOSTABLE)]
    lost = max(gifts, default=without.worth) - without.worth
    yield Point("gift-given-up", -lost) if lost > A_LITTLE else Point("gift-nobody", A_LITTLE)


# Keeping five ---------------------------------------------------------------------------


def about_returning(state: Pillars, seat: int, action: Action) -> Iterator[Point]:
    """What the cube would have brought next round."""
    assert isinstance(action, Return)
    tables = keeping(state.rows[seat], income_of(state.advantages[seat]), state.round)
    held, table = state.stocks[seat], tables[action.resource]
    losses = {kind: _last(tables[kind], held[kind]) for kind in KINDS if held[kind]}
    args: dict[str, str | int] = {"resource": RESOURCES[action.resource]}
    lost = _last(table, held[action.resource])
    if lost <= min(losses.values()):
        yield Point("return-least", A_LITTLE, args)
    elif lost - salvage(action.resource, 1, state.round) >= NOTICEABLE:
        yield Point("return-metal" if action.resource == METAL else "return-missed", -lost, args)
    else:
        yield Point("return-rather", -A_LITTLE, args)


def _last(table: tuple[float, ...], number: int) -> float:
    """What the last of so many is worth."""
    return table[number] - table[number - 1] if number < len(table) else 0.0
