"""Every decision by its kind: why it may not be taken, and what it does.

The functions themselves stand with their rules; these tables say which of them a kind of action asks for.
"""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.attika.actions import (
    AmphoraCard,
    Build,
    Draw,
    EndTurn,
    Finish,
    LayTile,
    Pay,
    SpendAmphora,
    Store,
)
from pentapolis.games.attika.rules.placing import Placing
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

WHY_NOT: dict[type[Action], Callable[..., Refusal | None]] = {
    Draw: Placing._why_not_draw,
    Build: Placing._why_not_build,
    Store: Placing._why_not_store,
    Pay: Placing._why_not_pay,
    LayTile: Placing._why_not_lay,
    SpendAmphora: Placing._why_not_buy,
    Finish: Placing._why_not_finish,
    AmphoraCard: Placing._why_not_buy_card,
    EndTurn: Placing._why_not_end,
}
"""What says why a seat cannot take an action."""

EFFECT: dict[type[Action], Callable[..., list[Event]]] = {
    Draw: Placing._draw,
    Build: Placing._build,
    Store: Placing._store,
    Pay: Placing._pay,
    LayTile: Placing._lay,
    SpendAmphora: Placing._buy_action,
    Finish: Placing._finish,
    AmphoraCard: Placing._buy_card,
    EndTurn: Placing._end_turn,
}
"""What carries an action out."""
