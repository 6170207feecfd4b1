"""Feed everybody with one card."""

from __future__ import annotations

from pentapolis.games.lacitta.components import BUILDINGS, FARM, HEX_NUMBER
from pentapolis.games.lacitta.events import Built, Founded, Harvested
from pentapolis.games.lacitta.puzzles.turns import (
    best_farm,
    has_moved_on,
    hunger,
    is_turn,
    meal,
    own_events,
)
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.cities import food_of, people_of
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved, TurnKind


class Feed(TurnKind[LaCitta]):
    """Famine threatens, no farm is enough against it, but one card is."""

    key = "feed"
    counted = False
    rarity = 0.02

    def poses(self, state: LaCitta, seat: int) -> bool:
        return is_turn(state) and hunger(state, seat) > best_farm(state, seat)

    def measure(self, state: LaCitta, seat: int) -> int:
        return int(not hunger(state, seat))

    def over(self, first: LaCitta, state: LaCitta, seat: int) -> bool:
        return seat not in state.actors or has_moved_on(first, state)

    def goal(self, solved: Solved[LaCitta]) -> Message:
        first, seat = solved.first, solved.seat
        args: dict[str, str | int] = {"food": food_of(first, seat), "people": people_of(first, seat)}
        return Message("lacitta-puzzle-feed-goal", args)

    def explain(self, solved: Solved[LaCitta]) -> tuple[Message, ...]:
        steps = [
            message for event in own_events(solved) if (message := _told(solved.first, event)) is not None
        ]
        return (*steps, meal(self.key, solved.last, solved.seat))


def _told(first: LaCitta, event: Event) -> Message | None:
    if isinstance(event, Built) and event.building == BUILDINGS[FARM]:
        food = first.land.food[HEX_NUMBER[event.space]]
        return Message("lacitta-puzzle-feed-farm", {"space": event.space, "food": food})
    if isinstance(event, Founded):
        return Message("lacitta-puzzle-feed-city", {"space": event.space, "food": event.food})
    if isinstance(event, Harvested):
        return Message("lacitta-puzzle-feed-harvest", {"space": event.space, "food": event.food})
    return None
