"""What reasons are made of: a message with its figures, and what it weighs."""

from __future__ import annotations

from pentapolis.games.antiquity.bot.outlook import Outlook
from pentapolis.games.antiquity.bot.packing import border, parts
from pentapolis.games.antiquity.bot.planning import graves_to_come
from pentapolis.games.antiquity.components import GOODS, WOOD, named_goods, unpacked
from pentapolis.games.antiquity.events.telling import counted
from pentapolis.games.antiquity.rules.buildings import storage_of
from pentapolis.kernel.advice import Reason
from pentapolis.kernel.messages import Message

GOOD = 0.02
"""A good more is worth so much; the planner counts everything in goods."""

TO_SPARE = 0.45
"""What a good is worth that is not wanted: the Market gives one for two."""

GRAVE = 0.8
"""What a grave less is worth: it takes a square for good, unless a Hospital removes it."""

SQUARE = 0.1
FEW_SQUARES = 16
"""What an empty square is worth, and where they begin to be few."""


def reason(name: str, worth: float, /, **args: str | int) -> Reason:
    """A reason that is worth so many goods; less than none if it speaks against something."""
    return Reason(Message(f"antiquity-reason-{name}", args), GOOD * worth)


def costs(outlook: Outlook, packed: int) -> list[Reason]:
    """What speaks against paying these goods."""
    if not packed:
        return []
    spent = unpacked(packed)
    worth = sum([number * worth_of(outlook, good) for good, number in enumerate(spent)])
    left = outlook.counts[WOOD] - spent[WOOD]
    found = [reason("cost", -worth, **counted(named_goods(packed)))]
    if spent[WOOD] and not left and not outlook.growing[WOOD]:
        found.append(reason("last-wood", -4.0))
    return found


def graves_by_food(outlook: Outlook, spent: int, harvested: int = 0) -> list[Reason]:
    """The graves of this round after food is spent, or more of it harvested.

    What cannot be stored until the famine comes is no loss.
    """
    if not outlook.keeps() and not storage_of(outlook.realm):
        spent = 0
    graves = graves_to_come(outlook.state, outlook.realm, outlook)
    return graves_instead(max(0, graves), max(0, graves + spent - harvested))


def graves_instead(before: int, after: int) -> list[Reason]:
    """How the graves of this round become fewer, or more."""
    if before == after:
        return []
    return [reason("graves", GRAVE * (before - after), before=before, after=after)]


def worth_of(outlook: Outlook, good: int) -> float:
    """What one of a good is worth: all of it if it is wanted, or builds something."""
    return 1.0 if outlook.deficits[good] > 0 or not outlook.surplus[good] else TO_SPARE


def takes_squares(number: int, left: int) -> Reason:
    """Squares are used up; that matters where there are few."""
    scarce = 1 + max(0, FEW_SQUARES - left) / 4
    return reason("squares", -SQUARE * number * scarce, squares=number, left=left)


def together(before: int, left: int, best: int) -> Reason:
    """How well empty squares hang together, compared with the best that can be: the shorter their border."""
    longer = border(left) - best
    if parts(left) > parts(before):
        return reason("place-loose", -0.25 * max(1, longer), left=left.bit_count())
    if longer <= 0:
        return reason("place-tight", 1.0, left=left.bit_count())
    return reason("place-looser", -0.25 * longer, left=left.bit_count())


def wanted(name: str, outlook: Outlook, good: int, worth: float, count: int = 0) -> Reason:
    """A reason about a good: what there is of it, what grows, and what the goal asks for."""
    return reason(
        name,
        worth,
        good=GOODS[good],
        count=count,
        have=unpacked(outlook.realm.goods)[good],
        growing=outlook.growing[good],
        need=max(0, outlook.goal.needs[good]),
    )
