"""The Market: what to take from the bank, and what to give for it."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.games.antiquity.actions import Exchange
from pentapolis.games.antiquity.actions.lists import EXCHANGE, TAKE
from pentapolis.games.antiquity.bot.goals import People, Siege
from pentapolis.games.antiquity.bot.outlook import AT_ONCE, IDEA, WOOD_IN_HAND, Outlook, Scored
from pentapolis.games.antiquity.bot.wishes import finishing_good, spare_for_siege, wanted_from_bank
from pentapolis.games.antiquity.components import FIGURES, FOOD, LUXURY, NOBODY, STONE, WOOD, unpacked
from pentapolis.games.antiquity.state import Position
from pentapolis.kernel.actions import Action


def least_needed(state: Position, seat: int, gifts: Sequence[Action], wish: int) -> int:
    """The good to give to the bank."""
    realm = state.realms[seat]
    outlook = Outlook(state, seat)
    counts = unpacked(realm.goods)
    goal = FIGURES.goods_to_win
    finishing = finishing_good(realm, outlook) != NOBODY
    coming = outlook.soon if finishing else outlook.growing

    def spare(action: Action) -> tuple[float, int]:
        assert isinstance(action, Exchange)
        good = action.good
        if good == wish:
            return -100.0, good
        if isinstance(outlook.goal, People):
            return (20.0 if good in (STONE, WOOD) else 0.0), good
        if isinstance(outlook.goal, Siege):
            return float(spare_for_siege(outlook)[good]), good
        if good == STONE:
            return 20.0, good
        if good == WOOD:
            return (10.0 if finishing or counts[good] > WOOD_IN_HAND else -2.0), good
        return float(counts[good] + coming[good] - goal) - 5 * outlook.is_seed(good), -good

    best = max(gifts, key=spare)
    assert isinstance(best, Exchange)
    return best.good


def go_on_exchanging(state: Position, seat: int, legal: Sequence[Action]) -> Scored:
    """Give the second good, or take what is wanted."""
    outlook = Outlook(state, seat)
    wish = wanted_from_bank(state, seat, outlook)
    gifts = [action for action in legal if isinstance(action, Exchange)]
    if gifts:
        return [(AT_ONCE, EXCHANGE[least_needed(state, seat, gifts, wish)])]
    if wish == NOBODY:
        wish = min((*FOOD, *LUXURY), key=lambda good: outlook.counts[good] + outlook.growing[good])
    choices: Scored = [(0.0, TAKE[wish])]
    for good in range(len(outlook.counts)):
        have = outlook.counts[good] + outlook.growing[good]
        if good != wish and have < FIGURES.goods_to_win:
            choices.append((IDEA - have, TAKE[good]))
    return choices
