"""Hermits: they win nothing, and live on as long as the game lasts.

Famine rises by one every round, and all land is spoilt some day, unless the Faculty of Alchemy cleans it as
fast as farms use it up. Then food grows faster than the famine, and only the hundredth round ends the game.
"""

from __future__ import annotations

from pentapolis.games.antiquity import actions as act
from pentapolis.games.antiquity.actions import lists
from pentapolis.games.antiquity.components import (
    ALCHEMY,
    CART_SHOP,
    CATHEDRAL,
    CHRISTOFORI,
    CROPS,
    FARM,
    FOOD,
    FOUNTAIN,
    NOBODY,
    unpacked,
)
from pentapolis.games.antiquity.components.plane import BITS
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import buildings_of, works
from pentapolis.games.antiquity.rules.countryside.sites import cleaned_by, goods_around
from pentapolis.games.antiquity.state.phases import CITY_BUILDING, COUNTRY
from pentapolis.games.antiquity.state.realm import SAINT
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from tests.games.antiquity.schemer import wins_never
from tests.games.antiquity.sketch import Sketch, planned

FED = 2
"""With so many crops in stock there is seed for the farms."""
SETTLED = 6
"""By this round the planner has seen to houses, cart shops and a Market."""
FOUNTAINS = 3
"""They take off all the waste of one city."""
WORTH_A_MAN = 3
"""A farm should bring at least so many goods."""


class Hermit:
    """Everybody gathers food under San Christofori, and nobody ever gathers dye."""

    def __init__(self) -> None:
        self.queues: dict[int, list[Action]] = {}
        """Steps of each seat that were sketched and are still to be taken."""

    def __call__(self, state: Antiquity, seat: int, chance: Chance) -> Action:
        if not state.ply:
            self.queues = {}
        queue = self.queues.setdefault(seat, [])
        realm = state.realms[seat]
        if state.phase == CITY_BUILDING and realm.step == SAINT:
            return lists.SAINT[CHRISTOFORI]
        if state.phase == CITY_BUILDING and realm.before is None and works(state, realm, CATHEDRAL):
            queue += self._sketched(state, seat)
        if queue:
            return queue.pop(0)
        if state.phase == COUNTRY and state.site == NOBODY and works(state, realm, ALCHEMY):
            return _cultivate(state, seat)
        return planned(state, seat, wins_never)

    def _sketched(self, state: Antiquity, seat: int) -> list[Action]:
        """Alchemy as soon as there is seed, then fountains; its man first, then those of the cart shops."""
        sketch, keep = Sketch(state, seat), state.famine + 3
        crops = sum(unpacked(sketch.realm.goods)[good] for good in CROPS if good in FOOD)
        if not sketch.realm.masks[ALCHEMY] and crops >= FED and state.round >= SETTLED:
            sketch.build(ALCHEMY, keep)
        if not sketch.realm.masks[ALCHEMY]:
            return []
        sketch.man(ALCHEMY)
        while len(buildings_of(sketch.realm, FOUNTAIN)) < FOUNTAINS and sketch.build(FOUNTAIN, keep):
            pass
        for cart in buildings_of(sketch.realm, CART_SHOP):
            sketch.play(lists.MAN[(cart.mask & -cart.mask).bit_length() - 1])
        sketch.play(lists.DONE)
        return sketch.actions


def _cultivate(state: Antiquity, seat: int) -> Action:
    """Clean as much land as possible, then lay out the largest farm."""
    legal = state.legal(seat)
    cleanings = [action for action in legal if isinstance(action, act.Clean)]
    if cleanings:
        return max(cleanings, key=lambda action: cleaned_by(state, BITS[action.hex]).bit_count())
    farms = [action for action in legal if isinstance(action, act.BuildFarm) and CROPS[action.crop] in FOOD]
    sizes = {farm: goods_around(state, FARM, BITS[farm.hex]).bit_count() for farm in farms}
    largest = max(farms, key=sizes.__getitem__, default=None)
    if largest is not None and sizes[largest] >= WORTH_A_MAN:
        return largest
    return planned(state, seat, wins_never)
