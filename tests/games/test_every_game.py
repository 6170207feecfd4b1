"""What every game must keep: the tests of `pentapolis.testing`, and what they need to know of each game."""

from __future__ import annotations

from collections import Counter

import pentapolis
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.state import State
from pentapolis.testing import GameContract
from tests.games.antiquity.trader import trading
from tests.games.conserved import CENSUS
from tests.games.promises import PROMISES
from tests.games.test_playthroughs import RECORDS


class Ours(GameContract):
    """What we know of all our games."""

    def census(self, state: State) -> Counter[str]:
        return CENSUS[self.key](state)


class TestPalatinus(Ours):
    key = "palatinus"
    places = frozenset({"space"})
    promises = PROMISES["palatinus"]
    records = RECORDS["palatinus"]
    # Nobody knows more than others before the first wolves are placed.
    share = 0.95
    differing = 0.4


class TestAttika(Ours):
    key = "attika"
    places = frozenset({"hex"})
    promises = PROMISES["attika"]
    records = RECORDS["attika"]
    share = 0.95
    differing = 0.7
    asked_all_the_same = frozenset(
        {
            # Whether somebody could do more is told by the hand, which the others do not see.
            "attika-prompt-choose-you",
            "attika-prompt-drawn-you",
            "attika-prompt-build-you",
            "attika-prompt-amphora-you",
            "attika-prompt-pay-you",
            "attika-prompt-extra-build-you",
            # An amphora was given for it.
            "attika-prompt-extra-draw-you",
        }
    )


class TestLaCitta(Ours):
    key = "lacitta"
    places = frozenset({"hex", "castle"})
    promises = PROMISES["lacitta"]
    records = RECORDS["lacitta"]
    share = 0.95
    differing = 0.75


class TestPillars(Ours):
    key = "pillars"
    places = frozenset({"target"})
    promises = PROMISES["pillars"]
    records = RECORDS["pillars"]
    share = 0.95
    differing = 0.8


class TestAntiquity(Ours):
    key = "antiquity"
    places = frozenset({"hex", "square"})
    promises = PROMISES["antiquity"]
    records = RECORDS["antiquity"]
    share = 0.95
    differing = 0.9
    # Whether somebody could do more is told by the plan, which the others do not see.
    asked_all_the_same = frozenset({"antiquity-prompt-plan-idle-you", "antiquity-prompt-plan-offered-you"})
    # A plan's steps can be taken back, the last one first.
    ordered = ("plan",)

    def drive(self, state: State, chance: Chance) -> tuple[int, Action]:
        """It takes intent to come to trades."""
        return trading(state, chance)


def test_every_registered_game_is_tested() -> None:
    assert {contract.key for contract in Ours.__subclasses__()} == set(pentapolis.keys())
