"""Phase I: choosing cards (4.1, A1 to A3), and the limit of craftsmen (A5)."""

from __future__ import annotations

from typing import Literal

from pentapolis.games.pillars.actions import (
    PASS,
    Dismiss,
    Hire,
    Pass,
    TakeCard,
    dismissals,
    hires,
    takes,
)
from pentapolis.games.pillars.components import (
    CARD_WORKERS,
    COST,
    CRAFTSMEN,
    GOLD,
    RESOURCE_CARDS,
    craftsman_limit,
    members,
)
from pentapolis.games.pillars.events import (
    CardTaken,
    CraftsmanDismissed,
    CraftsmanHired,
    CraftsmanLeft,
    Passed,
    WorkersToMill,
)
from pentapolis.games.pillars.rules.stages import ask, in_turn, next_stage
from pentapolis.games.pillars.state import (
    CARDS,
    CHOOSING_CARDS,
    DISMISSING,
    FIRST_STEP,
    NEXT_CARD,
    Position,
)
from pentapolis.kernel.actions import Action
from pentapolis.kernel.decisions import Decision, Reason, may_always
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

RULE_TAKE = "pillars.A1"
RULE_HIRE = "pillars.A2"
RULE_PASS = "pillars.A3"
RULE_DISMISS = "pillars.A5"

CARD_GONE = Reason("pillars-refusal-card-gone", RULE_TAKE)
TOO_FEW_WORKERS = Reason("pillars-refusal-workers", RULE_TAKE)
CRAFTSMAN_GONE = Reason("pillars-refusal-craftsman-gone", RULE_HIRE)
TOO_LITTLE_GOLD = Reason("pillars-refusal-gold", RULE_HIRE)
NOT_EMPLOYED = Reason("pillars-refusal-not-employed", RULE_DISMISS)


# Choosing cards (4.1) ---------------------------------------------------------------------------


def choose_cards(position: Position, events: list[Event]) -> None:
    """In turn order, again and again, until all cards are gone or everybody has passed."""
    everybody = (1 << position.seats) - 1
    while position.passed != everybody and (position.display or position.craftsmen):
        seat = in_turn(position, position.cursor)
        if not position.passed >> seat & 1:
            if can_choose(position, seat):
                ask(position, CHOOSING_CARDS, seat)
                return
            pass_turn(position, seat, True, events)
        position.cursor = (position.cursor + 1) % position.seats
    end_choosing(position, events)


def can_choose(position: Position, seat: int) -> bool:
    """Whether the seat can take any card. A player who can take none passes (ruling 39)."""
    if takes(position.display, position.workers[seat]):
        return True
    return bool(hires(position.craftsmen, position.stocks[seat][GOLD]))


def card_choices(position: Position, seat: int) -> list[Action]:
    """What can be chosen, all at once."""
    gold = position.stocks[seat][GOLD]
    return [*takes(position.display, position.workers[seat]), *hires(position.craftsmen, gold), PASS]


def next_turn(position: Position, seat: int) -> None:
    """Somebody has chosen; the next seat follows."""
    position.cursor = (seat - position.start_player + 1) % position.seats
    position.phase = NEXT_CARD


def end_choosing(position: Position, events: list[Event]) -> None:
    """Workers left go to the mill; resource cards left come again, craftsmen left are gone."""
    left = tuple([RESOURCE_CARDS[card] for card in members(position.display)])
    events.append(WorkersToMill(tuple(position.workers), left))
    events += [CraftsmanLeft(CRAFTSMEN[craftsman]) for craftsman in members(position.craftsmen)]
    position.display = position.craftsmen = 0
    next_stage(position, events)


# Taking a resource card (A1) ---------------------------------------------------------------------------


def cards_to_take(position: Position, seat: int) -> tuple[TakeCard, ...]:
    return takes(position.display, position.workers[seat])


def why_not_take(position: Position, seat: int, action: TakeCard) -> Refusal | None:
    card = action.card
    if not position.display >> card & 1:
        return CARD_GONE(card=RESOURCE_CARDS[card])
    if position.workers[seat] < CARD_WORKERS[card]:
        return TOO_FEW_WORKERS(workers=position.workers[seat], needed=CARD_WORKERS[card])
    return None


def take_card(position: Position, seat: int, action: TakeCard, events: list[Event]) -> None:
    card = action.card
    position.display ^= 1 << card
    position.cards[seat] |= 1 << card
    position.workers[seat] -= CARD_WORKERS[card]
    events.append(CardTaken(seat, RESOURCE_CARDS[card], CARD_WORKERS[card]))
    next_turn(position, seat)


TAKE_CARD = Decision(
    TakeCard,
    rule=RULE_TAKE,
    choices=cards_to_take,
    why_not=why_not_take,
    effect=take_card,
    reasons=(CARD_GONE, TOO_FEW_WORKERS),
)

# Hiring a craftsman (A2) ---------------------------------------------------------------------------


def craftsmen_to_hire(position: Position, seat: int) -> tuple[Hire, ...]:
    return hires(position.craftsmen, position.stocks[seat][GOLD])


def why_not_hire(position: Position, seat: int, action: Hire) -> Refusal | None:
    craftsman = action.craftsman
    if not position.craftsmen >> craftsman & 1:
        return CRAFTSMAN_GONE(craftsman=CRAFTSMEN[craftsman])
    gold = position.stocks[seat][GOLD]
    if gold < COST[craftsman]:
        return TOO_LITTLE_GOLD(gold=gold, needed=COST[craftsman])
    return None


def hire(position: Position, seat: int, action: Hire, events: list[Event]) -> None:
    craftsman = action.craftsman
    position.craftsmen ^= 1 << craftsman
    position.stocks[seat][GOLD] -= COST[craftsman]
    events.append(CraftsmanHired(seat, CRAFTSMEN[craftsman], COST[craftsman]))
    next_turn(position, seat)
    employ(position, seat, craftsman)


HIRE_CRAFTSMAN = Decision(
    Hire,
    rule=RULE_HIRE,
    choices=craftsmen_to_hire,
    why_not=why_not_hire,
    effect=hire,
    reasons=(CRAFTSMAN_GONE, TOO_LITTLE_GOLD),
)

# Passing (A3) ---------------------------------------------------------------------------


def pass_turn(position: Position, seat: int, automatic: bool, events: list[Event]) -> None:
    """A seat takes no more cards this round."""
    position.passed |= 1 << seat
    events.append(Passed(seat, automatic))


def passing(_position: Position, _seat: int) -> tuple[Pass, ...]:
    return (PASS,)


def pass_by_choice(position: Position, seat: int, _action: Pass, events: list[Event]) -> None:
    pass_turn(position, seat, False, events)
    next_turn(position, seat)


PASS_BY_CHOICE = Decision(Pass, rule=RULE_PASS, choices=passing, why_not=may_always, effect=pass_by_choice)

# The limit of craftsmen (A5) ---------------------------------------------------------------------------


def employ(position: Position, seat: int, craftsman: int) -> None:
    """Add a craftsman to the row; a player with too many dismisses one, even the newcomer (ruling 25)."""
    position.rows[seat] |= 1 << craftsman
    if position.rows[seat].bit_count() > craftsman_limit(position.advantages[seat]):
        ask(position, DISMISSING, seat)


def craftsmen_to_dismiss(position: Position, seat: int) -> tuple[Dismiss, ...]:
    """All of the row."""
    return dismissals(position.rows[seat])


def why_not_dismiss(position: Position, seat: int, action: Dismiss) -> Refusal | None:
    """Why a craftsman cannot be dismissed."""
    if position.rows[seat] >> action.craftsman & 1:
        return None
    return NOT_EMPLOYED(craftsman=CRAFTSMEN[action.craftsman])


def part_with(
    position: Position,
    seat: int,
    craftsman: int,
    reason: Literal["limit", "collapse"],
    events: list[Event],
) -> None:
    """Dismiss a craftsman; nothing is paid back."""
    position.rows[seat] ^= 1 << craftsman
    events.append(CraftsmanDismissed(seat, CRAFTSMEN[craftsman], reason))


def dismiss(position: Position, seat: int, action: Dismiss, events: list[Event]) -> None:
    """At Shiring the next space follows; in phase I the turn has passed on already."""
    part_with(position, seat, action.craftsman, "limit", events)
    if position.stage != CARDS:
        position.cursor += 1
    position.phase = FIRST_STEP + position.stage


DISMISS_CRAFTSMAN = Decision(
    Dismiss,
    rule=RULE_DISMISS,
    choices=craftsmen_to_dismiss,
    why_not=why_not_dismiss,
    effect=dismiss,
    reasons=(NOT_EMPLOYED,),
)
