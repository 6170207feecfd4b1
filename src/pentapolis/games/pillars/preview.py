"""What an action of The Pillars of the Earth would do, for the page to show before it is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from pentapolis.games.pillars.actions import (
    Buy,
    Collect,
    Convert,
    Hire,
    PlaceBuilder,
    Return,
    Sell,
    TakeCard,
)
from pentapolis.games.pillars.components import (
    BUY_PRICE,
    CARD_WORKERS,
    COST,
    GOLD,
    GOLD_LIMIT,
    MAKES_GOLD,
    MAKES_POINTS,
    PLACE_OF_SPACE,
    RESOURCES,
    SELL_PRICE,
    SPACES_OF,
    TAKES,
    craftsman_limit,
)
from pentapolis.games.pillars.state import PLACE_OR_WAIT
from pentapolis.kernel.actions import Action

if TYPE_CHECKING:
    from pentapolis.games.pillars.rules import Pillars


class PillarsPreview(TypedDict):
    """What an action would do to the player's own things at once.

    `space` is the space that a builder would take; `wasted` gold would be lost because nobody can have more.
    `over_limit` says that a craftsman would have to be dismissed.
    """

    gold: int
    points: int
    resources: dict[str, int]
    workers: int
    wasted: int
    over_limit: bool
    space: int | None


def preview_of(position: Pillars, seat: int, action: Action) -> PillarsPreview | None:
    """What a legal action changes at once, nothing of what bag, die or event bring afterwards."""
    preview: PillarsPreview = {
        "gold": 0,
        "points": 0,
        "resources": {},
        "workers": 0,
        "wasted": 0,
        "over_limit": False,
        "space": None,
    }
    if isinstance(action, TakeCard):
        preview["workers"] = -CARD_WORKERS[action.card]
    elif isinstance(action, Hire):
        preview["gold"] = -COST[action.craftsman]
        employed = position.rows[seat].bit_count()
        preview["over_limit"] = employed >= craftsman_limit(position.advantages[seat])
    elif isinstance(action, PlaceBuilder):
        preview["gold"] = -position.price if position.decision == PLACE_OR_WAIT else 0
        space = position.free_space(action.target)
        preview["space"] = space - SPACES_OF[PLACE_OF_SPACE[space]][0]
    elif isinstance(action, Buy):
        preview["gold"] = -action.number * BUY_PRICE[action.resource]
        preview["resources"] = {RESOURCES[action.resource]: action.number}
    elif isinstance(action, Sell):
        _earn(preview, position.stocks[seat][GOLD], action.number * SELL_PRICE[action.resource])
        preview["resources"] = {RESOURCES[action.resource]: -action.number}
    elif isinstance(action, Collect):
        preview["resources"] = {RESOURCES[action.resource]: 1}
    elif isinstance(action, Return):
        preview["resources"] = {RESOURCES[action.resource]: -1}
    elif isinstance(action, Convert):
        _convert(preview, position, seat, action.craftsman)
    else:
        return None
    return preview


def _earn(preview: PillarsPreview, gold: int, earned: int) -> None:
    preview["gold"] += min(earned, GOLD_LIMIT - gold)
    preview["wasted"] = max(earned - (GOLD_LIMIT - gold), 0)


def _convert(preview: PillarsPreview, position: Pillars, seat: int, craftsman: int) -> None:
    for good, amount in TAKES[craftsman]:
        if good == GOLD:
            preview["gold"] -= amount
        else:
            preview["resources"][RESOURCES[good]] = -amount
    preview["points"] = MAKES_POINTS[craftsman]
    _earn(preview, position.stocks[seat][GOLD] + preview["gold"], MAKES_GOLD[craftsman])
