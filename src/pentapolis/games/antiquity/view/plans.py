"""The own plan: the step it is at, and what it costs."""

from __future__ import annotations

from pentapolis.games.antiquity.components import GOODS, KINDS, NOBODY, PIECES, named_goods, unpacked
from pentapolis.games.antiquity.components.squares import EVERY_ORIENTATION, square_names
from pentapolis.games.antiquity.rules.planning.steps import can_take_back
from pentapolis.games.antiquity.state import Position, is_planning, type_name
from pentapolis.games.antiquity.state.realm import (
    COMPOSING,
    EXCHANGING,
    MOVING,
    OFFERED,
    PAYING,
    PLACING,
    STEPS,
)
from pentapolis.games.antiquity.view.types import PlanView


def plan_view(position: Position, seat: int | None) -> PlanView | None:
    """The own plan of whoever is planning."""
    if seat is None or not is_planning(position, seat):
        return None
    realm = position.realms[seat]
    step = realm.step
    building = step in (PLACING, PAYING)
    held = realm.hand[-1].piece if step == MOVING else realm.piece
    mask = EVERY_ORIENTATION[realm.piece][realm.turns].mask << realm.anchor if step == PAYING else 0
    before, now = unpacked(position.shown[seat].goods), unpacked(realm.goods)
    changes = [(GOODS[good], now[good] - before[good]) for good in KINDS if now[good] != before[good]]
    return {
        "step": STEPS[step],
        "piece": PIECES[held] if building or step == MOVING else None,
        "squares": square_names(mask),
        "free": realm.free,
        "food": realm.food,
        "luxury": realm.luxury,
        "in_hand": [type_name(lifted.piece) for lifted in realm.hand],
        "given": named_goods(realm.paid) if step in (PAYING, EXCHANGING, COMPOSING, OFFERED) else {},
        "want": named_goods(realm.want),
        "partner": None if realm.partner == NOBODY else realm.partner,
        "spent": {good: -change for good, change in changes if change < 0},
        "gained": {good: change for good, change in changes if change > 0},
        "can_take_back": not realm.finished and can_take_back(position, seat),
    }
