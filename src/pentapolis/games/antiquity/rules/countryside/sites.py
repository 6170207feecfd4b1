"""Countryside building (5.4): where something can be built, and what goods it brings."""

from __future__ import annotations

from pentapolis.games.antiquity.components import FISHERY, NOBODY, STONE
from pentapolis.games.antiquity.map.plane import STEPS, beside, flower, flowers_within, too_near
from pentapolis.games.antiquity.rules.planning.plans import Plans


class Sites(Plans):
    """Only the centre must lie in the zone of control, of a fishery one of its hexes (ruling 42)."""

    __slots__ = ()

    # Where something can be built ---------------------------------------------------------------------------

    def wood_sites(self, seat: int) -> int:
        """The centres for a woodcutter."""
        return self.zone(seat) & self.forest() & self.clean_free()

    def farm_sites(self, seat: int) -> int:
        """The centres for a farm."""
        return self.zone(seat) & self.grassland() & self.clean_free()

    def mine_sites(self, seat: int, good: int) -> int:
        """The centres for a mine: a range brings up what its first mine did (ruling 35)."""
        other = self.golds if good == STONE else self.stones
        return self.zone(seat) & self.board.mountain & self.clean_free() & ~other

    def clean_water(self) -> int:
        """The water without pollution, and without a city or inn where those leave it water."""
        return self.water() & ~self.polluted & ~self.cities & ~self.inns

    def fishing_coast(self) -> int:
        """The free land beside clean water, polluted or not (ruling 18)."""
        return beside(self.clean_water()) & self.board.land & ~self.occupied()

    def fishery_sites(self, seat: int, direction: int) -> int:
        """The first hexes of fisheries that stretch in a direction; one of the two must be in the zone."""
        coast, zone, step = self.fishing_coast(), self.zone(seat), STEPS[direction]
        return coast & coast >> step & (zone | zone >> step)

    def has_inn(self, seat: int) -> bool:
        """Is there an inn left for a seat? Usually there always is (ruling 20)."""
        return not self.options.inns_limited or self.realms[seat].inns.bit_count() < self.figures.inns

    def inn_sites(self, seat: int) -> int:
        """The hexes for an inn, polluted or not (ruling 43)."""
        if not self.has_inn(seat):
            return 0
        ground = self.board.every if self.options.inns_on_water else self.board.land
        return self.zone(seat) & ground & ~self.occupied()

    def city_sites(self, seat: int) -> int:
        """The centres for a new city.

        Seven free land hexes, one of them in the zone, apart from all cities.
        """
        zone = self.zone(seat)
        sites = flowers_within(self.board.land & ~self.occupied()) & (zone | beside(zone))
        if sites:
            for realm in self.realms:
                for centre in realm.centres:
                    sites &= ~too_near(centre)
        return sites

    def clean_sites(self, seat: int) -> int:
        """The centres for Alchemy (ruling 12)."""
        if not self.can_clean(self.realms[seat]):
            return 0
        free = self.board.every & ~self.occupied()
        polluted = free & self.polluted
        if not self.options.alchemy_needs_polluted_centre:
            polluted |= free & beside(self.cleanable())
        return polluted & self.zone(seat)

    # Goods at a new building ---------------------------------------------------------------------------

    def goods_around(self, kind: int, bit: int, direction: int = NOBODY) -> int:
        """The hexes on which a new building puts goods; neighbours may lie outside the zone (ruling 42)."""
        if kind == FISHERY:
            site = 1 << bit | 1 << bit + STEPS[direction]
            return beside(site) & self.clean_water()
        terrain = (self.forest(), self.grassland(), self.board.mountain)[kind]
        return flower(bit) & terrain & self.clean_free()

    def cleaned_by(self, bit: int) -> int:
        """What Alchemy would clean from this hex, land or water."""
        return flower(bit) & self.cleanable()

    def cleanable(self) -> int:
        """The polluted hexes that Alchemy can clean: free ones, by an option all (ruling 12)."""
        if self.options.alchemy_cleans_occupied_hexes:
            return self.polluted
        return self.polluted & ~self.occupied()
