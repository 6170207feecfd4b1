"""The events tell everything: whoever keeps books by them alone knows what everybody has."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.games.pillars.events import (
    AdvantageGained,
    AdvantageUsed,
    Bought,
    BuilderPlaced,
    Converted,
    CraftsmanDismissed,
    CraftsmanGained,
    CraftsmanHired,
    Gained,
    Paid,
    PointsLost,
    Returned,
    Sold,
)
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.testing.playing import random_game
from tests.games.pillars.building import RESOURCE_OF_LETTER, STARTING_CARDS, start
from tests.games.pillars.test_craftsmen import WORK

IMMEDIATE = {"toledo", "wool-fair", "madonna", "festivities", "completion"}


class Book:
    """What one player has, by what was told."""

    def __init__(self, gold: int) -> None:
        self.goods = {"sand": 0, "wood": 0, "stone": 0, "metal": 0, "gold": gold}
        self.points = 2
        self.craftsmen = {*STARTING_CARDS}
        self.advantages: set[str] = set()

    def enter(self, event: pentapolis.Event) -> None:
        """Note an event of this player."""
        goods = self.goods
        match event:
            case Gained():
                for good in goods:
                    goods[good] += getattr(event, good)
                self.points += event.points
            case Paid():
                goods["gold"] -= event.paid
                self.points -= event.points
            case PointsLost():
                self.points -= event.points
            case CraftsmanHired():
                goods["gold"] -= event.cost
                self.craftsmen.add(event.craftsman)
            case CraftsmanGained():
                self.craftsmen.add(event.craftsman)
            case CraftsmanDismissed():
                self.craftsmen.remove(event.craftsman)
            case BuilderPlaced():
                goods["gold"] -= event.paid
            case AdvantageGained() if event.card not in IMMEDIATE:
                self.advantages.add(event.card)
            case AdvantageUsed():
                self.advantages.remove(event.card)
            case _:
                self._enter_trade(event)

    def _enter_trade(self, event: pentapolis.Event) -> None:
        goods = self.goods
        match event:
            case Bought():
                goods[event.resource] += event.number
                goods["gold"] -= event.gold
            case Sold():
                goods[event.resource] -= event.number
                goods["gold"] += event.gold
            case Returned():
                goods[event.resource] -= 1
            case Converted():
                self.points += event.points
                goods["gold"] += event.gold
                if event.craftsman in WORK:
                    _, takes, makes_gold, _, _ = WORK[event.craftsman]
                    goods["gold"] += min(makes_gold, 0)
                    for letter in takes:
                        goods[RESOURCE_OF_LETTER[letter]] -= 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_books_kept_by_events_agree_with_the_table(seats: int, seed: int) -> None:
    books = [Book(player["gold"]) for player in start(seats, seed).view(None)["players"]]
    for turn in random_game(pentapolis.game("pillars"), seats, seed):
        assert isinstance(turn.state, Pillars)
        after = turn.state.copy()
        for event in after.play(turn.seat, turn.action):
            if hasattr(event, "seat"):
                books[event.seat].enter(event)
        for book, player in zip(books, after.view(None)["players"], strict=True):
            assert book.goods == {**player["resources"], "gold": player["gold"]}
            assert book.points == player["points"]
            assert book.craftsmen == {*player["craftsmen"]}
            assert book.advantages == {*player["advantages"]}
            assert 0 <= player["gold"] <= 30
            assert min(player["points"], *player["resources"].values()) >= 0
