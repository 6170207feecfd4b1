"""The last year: the most points with two cards."""

from __future__ import annotations

from pentapolis.games.lacitta.components import BOX, HEXES, YEARS
from pentapolis.games.lacitta.puzzles.turns import (
    best_farm,
    gold_of,
    has_moved_on,
    hunger,
    is_turn,
    meal,
    others_have_cards,
)
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.cities import is_complete, people_of
from pentapolis.games.lacitta.scoring import points_of
from pentapolis.kernel.actions import Action
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved, TurnKind

CARDS_LEFT = 2
"""So many action cards the player has, and no politics card has been taken: that tells how far a line is."""


class Final(TurnKind[LaCitta]):
    """Citizens, cities with all three kinds of arches, and famine, as if the game ended after two turns.

    A politics card may come second only: the card that takes its place in the display cannot be foreseen.
    """

    key = "final"
    rarity = 0.02
    turns = 2

    def poses(self, state: LaCitta, seat: int) -> bool:
        if state.year < YEARS or not is_turn(state, self.turns) or not others_have_cards(state, seat):
            return False
        if state.action_cards[seat] != CARDS_LEFT or state.used[seat] or state.passes[seat]:
            return False
        if hunger(state, seat) > best_farm(state, seat):
            return False  # nothing to find but two farms
        return (self.measure(state, seat) or 0) > 0

    def measure(self, state: LaCitta, seat: int) -> int | None:
        if state.used[seat] and state.action_cards[seat] == CARDS_LEFT:
            return None
        short = hunger(state, seat)
        return points_of(state, seat) - short + (BOX.scoring.famine if short else 0)

    def over(self, first: LaCitta, state: LaCitta, seat: int) -> bool:
        return seat not in state.actors or has_moved_on(first, state, self.turns)

    def reply(self, state: LaCitta, other: int) -> Action | None:
        return gold_of(state, other)

    def goal(self, solved: Solved[LaCitta]) -> Message:  # noqa: ARG002
        return Message("lacitta-puzzle-final-goal")

    def explain(self, solved: Solved[LaCitta]) -> tuple[Message, ...]:
        first, last, seat = solved.first, solved.last, solved.seat
        told = []
        more = people_of(last, seat) - people_of(first, seat)
        if more > 0:
            told.append(Message("lacitta-puzzle-final-citizens", {"count": more}))
        told += [
            Message("lacitta-puzzle-final-complete", {"space": HEXES[last.castles[city]]})
            for city in last.cities[seat]
            if is_complete(last, city) and not (city in first.cities[seat] and is_complete(first, city))
        ]
        if hunger(last, seat):
            told.append(Message("lacitta-puzzle-final-famine", {"count": hunger(last, seat)}))
        else:
            told.append(meal("final", last, seat))
        args: dict[str, str | int] = {"best": solved.best, "before": self.measure(first, seat) or 0}
        return (*told, Message("lacitta-puzzle-final-sum", args))
