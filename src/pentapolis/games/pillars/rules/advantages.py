"""Advantage cards that are used up: Archbishop Thomas (A8), loyalty (A10) and Brother Remigius (A14)."""

from __future__ import annotations

from pentapolis.games.pillars.components import (
    ADVANTAGES,
    PLACES_FREE,
    SPARES_TAX,
    WARDS_OFF_EVENT,
    members,
)
from pentapolis.games.pillars.events import AdvantageUsed
from pentapolis.games.pillars.state import Position
from pentapolis.kernel.decisions import Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

(THOMAS,) = members(WARDS_OFF_EVENT)
(LOYALTY,) = members(SPARES_TAX)
(REMIGIUS,) = members(PLACES_FREE)

RULES = {THOMAS: "pillars.A8", LOYALTY: "pillars.A10", REMIGIUS: "pillars.A14"}
"""The rule of each card."""

NO_ADVANTAGE = {card: Reason("pillars-refusal-no-advantage", rule) for card, rule in RULES.items()}
ADVANTAGE_NOT_NOW = {card: Reason("pillars-refusal-advantage-not-now", rule) for card, rule in RULES.items()}
REASONS = (*NO_ADVANTAGE.values(), *ADVANTAGE_NOT_NOW.values())


def why_not_use(position: Position, seat: int, card: int, usable: int) -> Refusal | None:
    """Why the seat cannot use a card while `usable` is the only one that helps."""
    if not position.advantages[seat] >> card & 1:
        return NO_ADVANTAGE[card](card=ADVANTAGES[card])
    return None if card == usable else ADVANTAGE_NOT_NOW[card](card=ADVANTAGES[card])


def use_up(position: Position, seat: int, card: int, events: list[Event]) -> None:
    """A used card leaves the game."""
    position.advantages[seat] &= ~(1 << card)
    events.append(AdvantageUsed(seat, ADVANTAGES[card]))
