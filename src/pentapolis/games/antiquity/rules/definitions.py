"""Terms used everywhere (4.2), and the zone of control (4.3)."""

from __future__ import annotations

from pentapolis.games.antiquity.components import WOODCUTTER
from pentapolis.games.antiquity.map.zones import zone_from
from pentapolis.games.antiquity.realm import Realm
from pentapolis.games.antiquity.rules.saints import Saints


class Definitions(Saints):
    """Sets of hexes are masks: a few operations on whole numbers find them all."""

    __slots__ = ()

    # What a hex is now (4.2) ---------------------------------------------------------------------------

    def water(self) -> int:
        """The water that no city covers (ruling 17)."""
        if self.options.cities_on_water_are_land:
            return self.board.water & ~self.cities
        return self.board.water

    def forest(self) -> int:
        """What is forest now."""
        return self.board.forest & ~self.cut

    def grassland(self) -> int:
        """What is grassland now: as printed, and cut forest."""
        return self.board.grassland | self.cut

    def occupied(self) -> int:
        """The hexes with a city, an inn, half a fishery or goods."""
        return self.cities | self.inns | self.fishery_hexes | self.covered_goods

    def clean_free(self) -> int:
        """The hexes without pollution on which nothing stands or lies."""
        return self.board.every & ~self.occupied() & ~self.polluted

    def open_to_pollution(self) -> int:
        """The clean hexes that can be polluted: free ones, and by an option those with wood (ruling 33)."""
        hexes = self.clean_free()
        if self.options.pollution_on_wood:
            for realm in self.realms:
                for country in realm.country:
                    if country.kind == WOODCUTTER:
                        hexes |= country.goods & ~self.polluted
        return hexes

    def clean_part(self, zone: int) -> int:
        """The hexes of a zone that count in a tie: clean ones without a city or inn (ruling 25)."""
        clean = zone & ~self.polluted
        return clean if self.options.ties_count_built_hexes else clean & ~self.cities & ~self.inns

    # Zone of control (4.3) ---------------------------------------------------------------------------

    def zone(self, seat: int) -> int:
        """A seat's zone of control; none for those who are out (ruling 24)."""
        return self.zone_of(self.realms[seat])

    def zone_of(self, realm: Realm) -> int:
        """The zone of control that a realm has."""
        if realm.out or not realm.centres:
            return 0
        return self.zone_around(realm, realm.own(), self.water())

    def zone_around(self, realm: Realm, own: int, water: int) -> int:
        """The zone of control that a realm would have with these hexes of cities and inns."""
        return zone_from(self.board, own, water, self.reach_of(realm), self.waters_of(realm))
