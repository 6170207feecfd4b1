"""Why a choice is good or bad, said in the terms of The Pillars of the Earth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from pentapolis.games.pillars.bot.outlook import chances, standing, telling_lead
from pentapolis.games.pillars.bot.reasons.builders import about_drawn_builder, about_placing
from pentapolis.games.pillars.bot.reasons.building import about_building, about_gift, about_returning
from pentapolis.games.pillars.bot.reasons.cards import about_card, about_leaving
from pentapolis.games.pillars.bot.reasons.parts import Point
from pentapolis.games.pillars.bot.reasons.valley import (
    about_collecting,
    about_event,
    about_tax,
    about_trading,
)
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.state import (
    BOOSTING,
    CHOOSING_CARDS,
    CHOOSING_CUBE,
    CHOOSING_PROTECTION,
    CONVERTING,
    DISMISSING,
    LOSING_CRAFTSMAN,
    OFFERED_LOYALTY,
    OFFERED_THOMAS,
    PLACING,
    PLACING_FREE,
    REJECTING,
    RETURNING,
    TRADING,
)
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Reason
from pentapolis.kernel.messages import Message

LEAST_CHANCES = 0.05
"""Where a game is as good as won or lost, reasons still count as if it were not quite."""

ABOUT: dict[int, Callable[[Pillars, int, Action], Iterable[Point]]] = {
    CHOOSING_CARDS: about_card,
    DISMISSING: about_leaving,
    LOSING_CRAFTSMAN: about_leaving,
    REJECTING: about_drawn_builder,
    PLACING: about_placing,
    PLACING_FREE: about_placing,
    CHOOSING_PROTECTION: about_event,
    OFFERED_THOMAS: about_event,
    CHOOSING_CUBE: about_collecting,
    OFFERED_LOYALTY: about_tax,
    TRADING: about_trading,
    BOOSTING: about_gift,
    CONVERTING: about_building,
    RETURNING: about_returning,
}
"""For each decision what there is to say about its actions."""


def reasons_for(state: Pillars, seat: int, action: Action) -> Sequence[Reason]:
    """What speaks for and against an action, weighed by how much it changes the chances."""
    chance = chances(state.round, [standing(state, other) for other in range(state.seats)])[seat]
    share = max(chance * (1 - chance), LEAST_CHANCES) / telling_lead(state.round)
    return [
        Reason(Message(f"pillars-reason-{point.name}", point.args), share * point.worth)
        for point in ABOUT[state.phase](state, seat, action)
        if point.worth
    ]
