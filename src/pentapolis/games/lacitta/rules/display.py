"""The display of politics cards (5.2), how its gaps are filled, and the option `moving_display` (5.12)."""

from __future__ import annotations

from pentapolis.games.lacitta.actions import KEEP, REFRESH, Keep, Refresh
from pentapolis.games.lacitta.components import CARDS
from pentapolis.games.lacitta.events import CardTurnedUp, Kept, Refreshed, Reshuffled
from pentapolis.games.lacitta.state import NEXT_TURN, Position
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.decisions import Decision, may_always
from pentapolis.kernel.events import Event
from pentapolis.kernel.fields import replaced
from pentapolis.kernel.forms import EMPTY

RULE_MOVING = "lacitta.5.12"

_CARD_NAMES = (*CARDS, None)
"""The name of each card; the last one, None, is that of `EMPTY`."""


def put_card_away(position: Position, events: list[Event]) -> None:
    """The card has been carried out; only now is its place filled (ruling 17)."""
    seat = position.actors[0]
    position.used = replaced(position.used, seat, (*position.used[seat], position.card))
    refill(position, position.slot, events)
    position.card = position.slot = position.price = position.site = EMPTY


def refill(position: Position, slot: int, events: list[Event]) -> None:
    """Turn up another card for a place of the display."""
    before, after = position.display[:slot], position.display[slot + 1 :]
    if position.options.moving_display:
        before, after = before + after, ()
    card = draw(position, events)
    position.display = display = (*before, card, *after)
    if card != EMPTY:
        names = tuple([_CARD_NAMES[shown] for shown in display])
        events.append(CardTurnedUp(len(before), CARDS[card], names))


def draw(position: Position, events: list[Event]) -> int:
    """Draw the top card of the pile; when it is empty, the discard pile is shuffled."""
    if not position.deck:
        known, buried = position.discard, position.buried
        deck = [card for card, number in enumerate(known) for _ in range(number)]
        deck += buried
        if not deck:
            return EMPTY
        position.shuffled_known = known
        unseen = [*buried, *position.facedown]
        position.shuffled_unseen = tuple([unseen.count(card) for card in range(len(CARDS))])
        position.discard = (0,) * len(CARDS)
        position.buried = ()
        position.buried_old = 0
        position.facedown_old = len(position.facedown)
        chance = Chance(position.chance)
        chance.shuffle(deck)
        position.chance = chance.state
        position.deck = deck
        events.append(Reshuffled(len(deck)))
    return position.deck.pop()


# The option `moving_display` (5.12) ---------------------------------------------------------------------

_REFRESH, _KEEP = (REFRESH,), (KEEP,)


def refreshings(_position: Position, _seat: int) -> tuple[Refresh, ...]:
    return _REFRESH


def refresh(position: Position, seat: int, _action: Refresh, events: list[Event]) -> None:
    oldest = position.display[0]
    events.append(Refreshed(seat, CARDS[oldest]))
    position.discard = replaced(position.discard, oldest, position.discard[oldest] + 1)
    refill(position, 0, events)
    position.phase = NEXT_TURN


REFRESH_DISPLAY = Decision(Refresh, rule=RULE_MOVING, choices=refreshings, why_not=may_always, effect=refresh)


def keepings(_position: Position, _seat: int) -> tuple[Keep, ...]:
    return _KEEP


def keep(position: Position, seat: int, _action: Keep, events: list[Event]) -> None:
    events.append(Kept(seat))
    position.phase = NEXT_TURN


KEEP_DISPLAY = Decision(Keep, rule=RULE_MOVING, choices=keepings, why_not=may_always, effect=keep)
