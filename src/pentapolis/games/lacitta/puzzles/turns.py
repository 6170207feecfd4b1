"""What the puzzles of La Città have in common: they are about turns of one year, not its last one."""

from __future__ import annotations

from pentapolis.games.lacitta.actions import TAKE_GOLD, Build
from pentapolis.games.lacitta.components import FARM, ROUNDS
from pentapolis.games.lacitta.events import Built, Founded, Harvested, Welcomed
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.cities import food_of, people_of
from pentapolis.games.lacitta.state import TURN
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved


def is_turn(state: LaCitta, turns: int = 1) -> bool:
    """Is a card to be chosen, so that the year does not end with this turn, or so many of them?

    Whoever comes next has an action card: where all that is left goes on by itself, the year might end, too.
    """
    if state.phase != TURN or state.turn + (turns - 1) * state.seats >= ROUNDS * state.seats - 1:
        return False
    return state.action_cards[(state.actors[0] + 1) % state.seats] >= turns


def has_moved_on(first: LaCitta, state: LaCitta, turns: int = 1) -> bool:
    """Have so many turns of the seat in turn been played since?"""
    return state.year != first.year or state.turn >= first.turn + 1 + (turns - 1) * first.seats


def hunger(state: LaCitta, seat: int) -> int:
    """How many citizens cannot be fed."""
    return max(0, people_of(state, seat) - food_of(state, seat))


def best_farm(state: LaCitta, seat: int) -> int:
    """What the best farm yields that an action card could build."""
    farms = [action for action in state.legal(seat) if isinstance(action, Build) and action.building == FARM]
    return max([state.land.food[farm.hex] for farm in farms], default=0)


def others_have_cards(state: LaCitta, seat: int) -> bool:
    """Can everybody else take gold until the seat is in turn again?"""
    return all(cards > 0 for other, cards in enumerate(state.action_cards) if other != seat)


def gold_of(state: LaCitta, other: int) -> Action | None:
    """What others do between two turns: they take gold, which gets in nobody's way."""
    return TAKE_GOLD if state.refusal(other, TAKE_GOLD) is None else None


def own_events(solved: Solved[LaCitta]) -> list[Event]:
    """What the player's cards brought about; the others take gold in between."""
    found: list[Event] = []
    state = solved.first.copy()
    for action in solved.line:
        while state.actors and solved.seat not in state.actors:
            state.play(state.actors[0], TAKE_GOLD)
        found += [event for event in state.play(solved.seat, action) if is_own(event, solved.seat)]
    return found


def is_own(event: Event, seat: int) -> bool:
    """Is it something that a player did with a card?"""
    return isinstance(event, Built | Founded | Harvested | Welcomed) and event.seat == seat


def meal(kind: str, state: LaCitta, seat: int) -> Message:
    """Food and citizens, as the last sentence of an explanation."""
    args: dict[str, str | int] = {"food": food_of(state, seat), "people": people_of(state, seat)}
    return Message(f"lacitta-puzzle-{kind}-fed", args)
