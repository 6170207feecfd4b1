"""A player who builds what is cheap and may keep all amphorae: for games that chance never plays."""

from __future__ import annotations

from pentapolis.games.attika.actions import Build, Draw, LayTile
from pentapolis.games.attika.components import GROUP_OF, HEXES
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.rules.affordable import prices_of
from pentapolis.games.attika.rules.table import group_mask, occupied
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance

CHEAP = 1
"""So many cards are worth saving an action."""


def greedy_choice(state: Attika, seat: int, chance: Chance, *, hoard: bool = False) -> Action:
    """An action for the seat; `hoard` never gives an amphora away."""
    legal = state.legal(seat)
    builds = [action for action in legal if isinstance(action, Build)]
    if builds:
        prices = {building: prices_of(state, seat, building) for building in {one.building for one in builds}}
        ranked = sorted(
            (prices[one.building][HEXES[one.hex]], *_taste(state, seat, one), chance.randrange(1000), number)
            for number, one in enumerate(builds)
        )
        if ranked[0][0] <= CHEAP or state.bought or _must_spend(state, seat):
            return builds[ranked[0][-1]]
    words = {str(action).split()[0]: action for action in legal}
    if "store" in words:
        return words["store"]
    if not hoard and "amphora" in words:
        return words["amphora"]
    draws = [action for action in legal if isinstance(action, Draw)]
    if draws:
        return chance.choice(draws)
    tiles = [action for action in legal if isinstance(action, LayTile)]
    if tiles:
        return chance.choice(tiles)
    if "finish" in words:
        return words["finish"]
    if "amphora-card" in words and not hoard:
        return words["amphora-card"]
    return legal[-1]


def _must_spend(state: Attika, seat: int) -> bool:
    """Nothing is left to draw: buildings must be paid for now."""
    return not any(state.stacks[seat])


def _taste(state: Attika, seat: int, one: Build) -> tuple[int, int]:
    """Groups together first, then where there is room."""
    near = state.board.near[one.hex]
    group = group_mask(state, seat, GROUP_OF[one.building])
    return int(bool(group) and not near & group), -(near & ~occupied(state)).bit_count()
