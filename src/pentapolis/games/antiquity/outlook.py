"""How far a player of Antiquity is from San Christofori's goal: what is there, what grows, what is missing.

Three of each food and luxury win, and the saint keeps them all, so that nothing is wasted and the food at
hand holds off the famine. Everything is counted in goods: a man gathers one each round, the Market gives one
for two. What is missing, divided by the men, is the rounds that are left.
"""

from __future__ import annotations

from pentapolis.games.antiquity.components import (
    BREWERY,
    CATHEDRAL,
    CHRISTOFORI,
    CROPS,
    FOOD,
    GRANARY,
    LUXURY,
    MARIA,
    MARKET,
    NOBODY,
    STONE,
    WOOD,
    unpacked,
)
from pentapolis.games.antiquity.realm import EXCHANGING, Realm
from pentapolis.games.antiquity.rules import Antiquity
from pentapolis.games.antiquity.scoring import clean_hexes

AT_ONCE = 10.0
"""Actions worth that much are done without a thought."""
IDEA = -1.0
"""What the planner would not do, but a search may try."""

COLLECTED = (*FOOD, *LUXURY)
"""The goods of which San Christofori wants three each."""

WOOD_IN_HAND = 2
"""So much wood is kept for the next buildings in the country."""

SITE = 0.7
"""What it costs to begin gathering another good: a good for the building, and a cart shop."""
SEED = 1.2
"""What the first seed of a crop costs besides: two goods on the Market for one."""
STONE_MISSING = 2.5
"""What a Cathedral costs before there is stone for it."""
MARKET_MISSING = 1.0
SURPLUS = 0.45
"""What a good that nobody wants is worth: the Market gives one for two."""
COMING = 0.12
"""What a good that grows is worth before it is gathered."""
AT_WORK = 0.85
"""The share of the men who gather goods; the others trade, explore or wait."""
HEXES_PER_MAN = 4
HEX_MISSING = 0.25
FEWEST_CLEAN = 14
"""With fewer clean hexes in the zone there are hardly any sites left."""
WASTE = 0.09
"""What a pollution marker a round costs in each round to come."""
SQUARE_MISSING = 0.3
FEWEST_SQUARES = 10
"""With fewer empty squares the graves get in the way."""
OTHER_SAINT = 40.0
"""A Cathedral of another saint stands in the way of the goal."""
FIRST_MEN = 4
"""The first houses cost nothing."""
NO_WOOD = 3.0
"""Without wood, and nobody who cuts any, nothing can be built."""


# Rounds that things cost or save, measured in games of bots.
UNCOVERED = 0.4
COVERED = 0.12
SEEDLESS = 0.6
PLENTY = 0.13
CUT_WOOD = 0.22
GROWING_WOOD = 0.18
HELPER = 0.02
MOST_HELPERS = 9
CLEAN_HEX = 0.04
UNBUILT = 0.5
DANGER = 0.25


class Outlook:
    """What a realm has of each good, what it may expect, and how long it still takes."""

    __slots__ = (
        "clean",
        "counts",
        "deficits",
        "growing",
        "markers",
        "men",
        "missing",
        "rounds",
        "soon",
        "surplus",
    )

    def __init__(self, state: Antiquity, seat: int) -> None:
        realm = state.realms[seat]
        given = realm.paid if realm.step == EXCHANGING else 0
        self.counts = unpacked(realm.goods + given)
        self.growing = [0] * len(self.counts)
        """The goods that lie on the hexes of the own buildings in the country."""
        self.soon = [0] * len(self.counts)
        """Those of them that the next harvest brings."""
        for country in realm.country:
            self.growing[country.good] += country.goods.bit_count()
            self.soon[country.good] += 1
        goal = state.figures.goods_to_win
        self.deficits = [0] * len(self.counts)
        for good in COLLECTED:
            self.deficits[good] = goal - self.counts[good]
        self.surplus = self._surplus(realm)
        self.men = max(FIRST_MEN, realm.people())
        self.clean = clean_hexes(state, seat)
        self.markers = state.pollution_of(realm)
        self.missing = self._missing(state, realm)
        self.rounds = self.missing / self._workers(realm)

    def forecast(self, state: Antiquity, realm: Realm) -> float:
        """The rounds that are left, as whole games have shown: finer than `rounds`, to compare positions."""
        uncovered = covered = plenty = coming = seeds = 0
        for good in COLLECTED:
            deficit, growing = max(0, self.deficits[good]), self.growing[good]
            uncovered += max(0, deficit - growing)
            covered += min(deficit, growing)
            plenty += max(0, -self.deficits[good])
            coming += max(0, growing - deficit)
            seeds += good in CROPS and not self.counts[good] and not growing
        rounds = UNCOVERED * uncovered + COVERED * covered + SEEDLESS * seeds
        rounds -= PLENTY * (min(plenty, 6) + min(coming, 8))
        rounds -= CUT_WOOD * min(self.counts[WOOD], 5) + GROWING_WOOD * min(self.growing[WOOD], 8)
        rounds -= HELPER * (uncovered + 2) * min(self.men, MOST_HELPERS)
        rounds -= CLEAN_HEX * min(self.clean, FEWEST_CLEAN)
        rounds += UNBUILT * (
            (not realm.masks[BREWERY]) + (not realm.masks[MARKET]) + 2 * (not realm.masks[CATHEDRAL])
        )
        if realm.masks[CATHEDRAL] and not (realm.saint == CHRISTOFORI and realm.works(CATHEDRAL)):
            rounds += 5.0 if realm.saint in (CHRISTOFORI, MARIA) else OTHER_SAINT
        if not self.counts[WOOD] and not self.growing[WOOD]:
            rounds += 1.0
        return rounds + DANGER * self._dangers(state, realm, self.missing)

    def _workers(self, realm: Realm) -> float:
        """The men who can gather goods: at work already, or with land to work on."""
        return min(self.men * AT_WORK, len(realm.country) + self.clean / HEXES_PER_MAN + 1)

    def is_seed(self, good: int) -> bool:
        """Is there but one of a crop, to be sown?"""
        return good in CROPS and self.counts[good] == 1 and not self.growing[good]

    def seeds(self) -> int:
        """The crops that could be sown and do not grow yet."""
        return sum([self.counts[good] > 0 for good in CROPS if not self.growing[good]])

    def _surplus(self, realm: Realm) -> list[int]:
        """How much of each good can be given away because there is, or will be, more than enough."""
        surplus = [0] * len(self.counts)
        for good in COLLECTED:
            if (spare := self.growing[good] - self.deficits[good]) > 0:
                surplus[good] = min(self.counts[good], spare)
        surplus[WOOD] = max(0, self.counts[WOOD] - WOOD_IN_HAND)
        stone = self.counts[STONE]
        surplus[STONE] = stone if realm.masks[CATHEDRAL] else max(0, stone - 1)
        return surplus

    def _missing(self, state: Antiquity, realm: Realm) -> float:
        """Everything that is still to be gathered, in goods."""
        missing = 0.0
        goal = state.figures.goods_to_win
        for good in COLLECTED:
            deficit, growing = self.deficits[good], self.growing[good]
            if deficit <= 0:
                missing += SURPLUS * deficit - COMING * growing / 2
            elif growing >= deficit:
                missing += deficit - COMING * deficit - COMING * (growing - deficit) / 2
            else:
                missing += deficit + SITE - COMING * growing
                if deficit == goal and not growing and good in CROPS:
                    missing += SEED
        wood, stone = self.counts[WOOD], self.counts[STONE]
        missing -= SURPLUS * (min(wood, 8) + min(stone, 4)) + COMING * (
            min(self.growing[WOOD], 10) + min(self.growing[STONE], 3) / 2
        )
        if not wood and not self.growing[WOOD]:
            missing += NO_WOOD
        if not realm.masks[CATHEDRAL]:
            missing += 1.0 if stone else STONE_MISSING
        elif realm.saint not in (CHRISTOFORI, MARIA, NOBODY):
            missing += OTHER_SAINT
        elif not realm.works(CATHEDRAL):
            missing += 6.0
        if not realm.masks[MARKET]:
            missing += MARKET_MISSING
        return max(0.3, missing + self._dangers(state, realm, missing))

    def _dangers(self, state: Antiquity, realm: Realm, missing: float) -> float:
        """What pollution, famine and a lack of room will cost."""
        rounds = min(12.0, max(1.0, missing / self._workers(realm)))
        clean, markers = self.clean, self.markers
        cost = WASTE * markers * rounds + HEX_MISSING * max(0.0, FEWEST_CLEAN - clean + markers * rounds / 2)
        food = (
            sum([self.counts[good] for good in FOOD]) + sum([self.soon[good] for good in FOOD]) * rounds / 2
        )
        granary = state.figures.granary if realm.masks[GRANARY] else 0
        hungry = max(0.0, state.famine + rounds / 2 - food - granary) * rounds
        empty = realm.empty().bit_count()
        return cost + SQUARE_MISSING * max(0.0, FEWEST_SQUARES - empty + hungry)
