"""Cards (5.8): those for actions left out, and those for amphorae."""

from __future__ import annotations

from typing import Literal

from pentapolis.games.attika.actions import (
    AMPHORA_CARD,
    END_TURN,
    FINISH,
    AmphoraCard,
    EndTurn,
    Finish,
)
from pentapolis.games.attika.components import CARD, CARDS_DUE, KINDS, letters_of, unpacked
from pentapolis.games.attika.events import AmphoraSpent, CardsDrawn, Reshuffled
from pentapolis.games.attika.rules.amphorae import BOUGHT_FIRST, NO_AMPHORA, spend_amphora
from pentapolis.games.attika.state import ACTIONS_DONE, CARDS, NONE, TURN_DONE, Position
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.decisions import Decision, Reason, may_always
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

RULE = "attika.5.8"

NOT_CARDS_YET = Reason("attika-refusal-not-cards-yet", RULE)
NO_CARDS = Reason("attika-refusal-no-cards", RULE)

# Drawing cards ---------------------------------------------------------------------------


def draw_cards(
    position: Position,
    seat: int,
    number: int,
    reason: Literal["unused", "amphora", "supply"],
    events: list[Event],
) -> None:
    """Draw cards; when the deck runs out the discard pile is shuffled, when both do there are none."""
    while number:
        if not position.deck:
            if not position.discard:
                break
            events.append(_reshuffle(position))
        kinds = position.deck[-number:]
        del position.deck[-number:]
        number -= len(kinds)
        drawn = 0
        for kind in kinds:
            drawn += CARD[kind]
        position.hands[seat] += drawn
        position.drawn_since[seat] += drawn
        events.append(CardsDrawn(seat, len(kinds), letters_of(drawn), reason))


def _reshuffle(position: Position) -> Reshuffled:
    chance = Chance(position.chance)
    position.deck = [kind for kind in KINDS for _ in range(unpacked(position.discard)[kind])]
    chance.shuffle(position.deck)
    position.chance = chance.state
    position.discard = 0
    position.drawn_since = [0] * position.seats
    return Reshuffled(len(position.deck))


# Cards for actions left out ---------------------------------------------------------------------------


def finishing(position: Position, _seat: int) -> tuple[Finish, ...]:
    return () if position.bought else (FINISH,)


def why_not_finish(position: Position, _seat: int, _action: Finish) -> Refusal | None:
    return BOUGHT_FIRST() if position.bought else None


def finish(position: Position, _seat: int, _action: Finish, _events: list[Event]) -> None:
    position.phase = ACTIONS_DONE


FINISH_ACTIONS = Decision(
    Finish, rule=RULE, choices=finishing, why_not=why_not_finish, effect=finish, reasons=(BOUGHT_FIRST,)
)


def take_cards(position: Position, events: list[Event]) -> None:
    """Take the cards for actions left out; amphorae may then be given for more cards."""
    seat, before = position.actors[0], len(events)
    draw_cards(position, seat, CARDS_DUE[position.mode] - position.made, "unused", events)
    nothing_done = position.mode == NONE and len(events) == before
    position.idle = position.idle + 1 if nothing_done else 0
    position.phase = CARDS if may_buy_card(position, seat) else TURN_DONE


# Cards for amphorae ---------------------------------------------------------------------------


def may_buy_card(position: Position, seat: int) -> bool:
    """Whether an amphora can be given for a card, now that no more is drawn or built."""
    return position.amphorae[seat] > 0 and bool(position.deck or position.discard)


def buying_cards(position: Position, seat: int) -> tuple[AmphoraCard, ...]:
    return (AMPHORA_CARD,) if may_buy_card(position, seat) else ()


def why_not_buy_card(position: Position, seat: int, _action: AmphoraCard) -> Refusal | None:
    if not position.amphorae[seat]:
        return NO_AMPHORA()
    return None if may_buy_card(position, seat) else NO_CARDS()


def buy_card(position: Position, seat: int, _action: AmphoraCard, events: list[Event]) -> None:
    spend_amphora(position, seat)
    events.append(AmphoraSpent(seat, "card"))
    draw_cards(position, seat, 1, "amphora", events)
    if not may_buy_card(position, seat):
        position.phase = TURN_DONE


BUY_CARD = Decision(
    AmphoraCard,
    rule=RULE,
    choices=buying_cards,
    why_not=why_not_buy_card,
    effect=buy_card,
    reasons=(NO_AMPHORA, NO_CARDS),
)


def ending_turn(_position: Position, _seat: int) -> tuple[EndTurn]:
    return (END_TURN,)


def keep_amphorae(position: Position, _seat: int, _action: EndTurn, _events: list[Event]) -> None:
    position.phase = TURN_DONE


KEEP_AMPHORAE = Decision(EndTurn, rule=RULE, choices=ending_turn, why_not=may_always, effect=keep_amphorae)
