"""Nine Plots keeps what every game must keep."""

from __future__ import annotations

from collections import Counter

from nineplots.components import COMMISSIONS, KINDS
from nineplots.rulebook import NinePlots
from pentapolis.kernel.state import State
from pentapolis.testing import GameContract
from pentapolis.testing.previews import Trial


def points_come(trial: Trial) -> None:
    """A building adds to its city what was promised."""
    assert trial.has["points"] - trial.was["points"] == trial.preview["points"]


class TestNinePlots(GameContract):
    key = "nineplots"
    promises = {"points": points_come}  # noqa: RUF012
    share = 0.2  # nearly every move brings a tile out of the bag
    differing = 0.15

    def census(self, state: State) -> Counter[str]:
        """Tiles and commissions, wherever they are."""
        assert isinstance(state, NinePlots)
        tiles = [*state.bag, *state.yard, state.drawn, *(tile for city in state.cities for tile in city)]
        dealt = [*state.unused, *(number for hand in state.hands + state.put_away for number in hand)]
        names = [KINDS[tile] for tile in tiles if tile >= 0]
        return Counter([*names, *(COMMISSIONS[number] for number in dealt)])
