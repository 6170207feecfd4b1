"""Political rounds (5.2): whose turn it is, the penalty for famine (5.9), passing."""

from __future__ import annotations

from pentapolis.games.lacitta.actions import PASS, TAKE_GOLD, Pass, takes
from pentapolis.games.lacitta.components import ROUNDS, SIMPLE
from pentapolis.games.lacitta.events import Passed, Penalised
from pentapolis.games.lacitta.rules.building import builds_of, has_site, survey
from pentapolis.games.lacitta.rules.cards import find_playable, payable_cards
from pentapolis.games.lacitta.rules.display import draw, put_card_away
from pentapolis.games.lacitta.rules.founding import foundings
from pentapolis.games.lacitta.state import NEXT_TURN, TURN, VOTE, Position
from pentapolis.kernel.actions import Action
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Refusal
from pentapolis.kernel.state import TURNS

RULE = "lacitta.5.2"

NO_PASS = Reason("lacitta-refusal-no-pass", RULE)

# The order of turns ---------------------------------------------------------------------------


def next_turn(position: Position, events: list[Event]) -> None:
    """The turn that ends, and the one that begins; after the last one the people speak."""
    if position.card != EMPTY:
        put_card_away(position, events)
    position.turn += 1
    if position.turn == ROUNDS * position.seats:
        position.phase = VOTE
        return
    seat = (position.start_player + position.turn) % position.seats
    position.actors = TURNS[seat]
    if position.hungry >> seat & 1:
        penalise(position, seat, events)
        return
    # Without an action card or the gold for a card there is no need to look where one could build.
    if position.action_cards[seat] or payable_cards(position, seat):
        survey(position, seat)
        find_playable(position, seat)
        if position.action_cards[seat] or position.playable:
            position.phase = TURN
            return
    pass_turn(position, seat, True, events)


def penalise(position: Position, seat: int, events: list[Event]) -> None:
    """In the year after a famine the first turn is an action card without effect (rulings 1 to 3)."""
    position.hungry ^= 1 << seat
    position.action_cards[seat] -= 1
    events.append(Penalised(seat))


def round_of(position: Position) -> int:
    """Return the political round, from 1; 0 while castles are placed."""
    return min(max(position.turn, 0) // position.seats + 1, ROUNDS) if position.year else 0


def cards_to_play(position: Position, seat: int) -> list[Action]:
    """List everything at once: of all lists this is the one that is asked for most."""
    legal: list[Action] = []
    if position.action_cards[seat]:
        legal.append(TAKE_GOLD)
        legal += builds_of(position, SIMPLE)
        if position.founding:
            legal += foundings(position, seat)
    if position.playable:
        legal += takes(position.playable)
    if position.options.voluntary_pass:
        legal.append(PASS)
    return legal


def only_turn(position: Position, seat: int) -> Action | None:
    """Return the action, if there is no choice of cards at all."""
    playable = position.playable
    if position.options.voluntary_pass:
        return None
    if not position.action_cards[seat]:
        return None if playable & (playable - 1) else takes(playable)[0]
    if playable or position.founding or has_site(position, SIMPLE):
        return None
    return TAKE_GOLD


# Passing ---------------------------------------------------------------------------

_PASS = (PASS,)


def passings(position: Position, _seat: int) -> tuple[Pass, ...]:
    return _PASS if position.options.voluntary_pass else ()


def why_not_pass(position: Position, _seat: int, _action: Pass) -> Refusal | None:
    return None if position.options.voluntary_pass else NO_PASS()


def pass_by_choice(position: Position, seat: int, _action: Pass, events: list[Event]) -> None:
    pass_turn(position, seat, False, events)


def pass_turn(position: Position, seat: int, forced: bool, events: list[Event]) -> None:
    """The top card of the pile is used up unseen (ruling 16)."""
    card = draw(position, events)
    if card != EMPTY:
        position.facedown.append(card)
        position.passes[seat] += 1
    events.append(Passed(seat, forced))
    position.phase = NEXT_TURN


PASS_BY_CHOICE = Decision(
    Pass,
    rule=RULE,
    choices=passings,
    why_not=why_not_pass,
    effect=pass_by_choice,
    reasons=(NO_PASS,),
)
