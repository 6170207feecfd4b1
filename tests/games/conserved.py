"""What may never get lost or multiply in each game: how many there are of each piece, always the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from pentapolis.games.palatinus.rules import Palatinus
from pentapolis.games.palatinus.state import EMPTY
from pentapolis.kernel.game import State

Census = Counter[str]


def palatinus_census(state: State) -> Census:
    """Tiles, laurels, and each seat's inhabitants by kind, on the board and in the stock."""
    assert isinstance(state, Palatinus)
    census: Census = Counter()
    for hill in [*state.pile, *state.slots]:
        if hill != EMPTY:
            census[f"tile {hill}"] += 1
    for seat, stock in enumerate(state.stocks):
        for kind, number in enumerate(stock):
            census[f"seat {seat} kind {kind}"] += number
    for owner, kind in zip(state.owners, state.kinds, strict=True):
        if owner != EMPTY:
            census[f"seat {owner} kind {kind}"] += 1
    census["spaces"] = len(state.empty) + sum(owner != EMPTY for owner in state.owners)
    return +census


CENSUS: dict[str, Callable[[State], Census]] = {"palatinus": palatinus_census}
