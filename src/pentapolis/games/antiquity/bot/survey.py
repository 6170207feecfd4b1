"""What a player of Antiquity has: goods, what grows, men, clean land, and the waste to come."""

from __future__ import annotations

from pentapolis.games.antiquity.components import CHRISTOFORI, CROPS, FOOD, LUXURY, unpacked
from pentapolis.games.antiquity.rules.cities import has_power, people_of
from pentapolis.games.antiquity.rules.pollution import pollution_of
from pentapolis.games.antiquity.scoring import clean_hexes
from pentapolis.games.antiquity.state import Position
from pentapolis.games.antiquity.state.realm import EXCHANGING

COLLECTED = (*FOOD, *LUXURY)
"""The goods that do not build anything."""

FIRST_MEN = 4
"""The first houses cost nothing."""
AT_WORK = 0.85
"""The share of the men who gather goods; the others trade, explore or wait."""
HEXES_PER_MAN = 4


class Survey:
    """The facts about a seat that plans are made of."""

    __slots__ = ("clean", "counts", "growing", "markers", "men", "realm", "seat", "soon", "state")

    def __init__(self, state: Position, seat: int) -> None:
        self.state = state
        self.seat = seat
        realm = self.realm = state.realms[seat]
        given = realm.paid if realm.step == EXCHANGING else 0
        self.counts = unpacked(realm.goods + given)
        self.growing = [0] * len(self.counts)
        """The goods that lie on the hexes of the seat's buildings in the country."""
        self.soon = [0] * len(self.counts)
        """Those of them that the next harvest brings."""
        for country in realm.country:
            self.growing[country.good] += country.goods.bit_count()
            self.soon[country.good] += 1
        self.men = max(FIRST_MEN, people_of(realm))
        self.clean = clean_hexes(state, seat)
        self.markers = pollution_of(state, realm)

    def workers(self) -> float:
        """The men who can gather goods: at work already, or with land to work on."""
        return min(self.men * AT_WORK, len(self.realm.country) + self.clean / HEXES_PER_MAN + 1)

    def is_seed(self, good: int) -> bool:
        """Is there but one of a crop, to be sown?"""
        return good in CROPS and self.counts[good] == 1 and not self.growing[good]

    def seeds(self) -> int:
        """The crops that could be sown and do not grow yet."""
        return sum([self.counts[good] > 0 for good in CROPS if not self.growing[good]])

    def keeps(self) -> bool:
        """Are all goods kept? Otherwise what is not spent or stored is lost."""
        return has_power(self.state, self.realm, CHRISTOFORI)

    def food(self) -> int:
        """All food at hand."""
        return sum([self.counts[good] for good in FOOD])
