"""Harvest (5.6): what the countryside gives."""

from __future__ import annotations

from pentapolis.games.antiquity.action_lists import HARVEST as HARVEST_ACTIONS
from pentapolis.games.antiquity.actions import Harvest
from pentapolis.games.antiquity.components import COUNTRYSIDE, FISH, FISHERY, GOODS, ONE
from pentapolis.games.antiquity.events.country import FishReceived, Harvested
from pentapolis.games.antiquity.map.plane import BITS, HEXES, NAME_OF_BIT
from pentapolis.games.antiquity.masks import bits_of
from pentapolis.games.antiquity.pieces import Country
from pentapolis.games.antiquity.rules.flow import RULE_HARVEST
from pentapolis.games.antiquity.rules.storing import Storing
from pentapolis.games.antiquity.state import HARVEST
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal


class Harvesting(Storing):
    """A good of each building, its last one from under the man."""

    __slots__ = ()

    def _receive_fish(self, events: list[Event]) -> None:
        """The fish of San Giorgio, in order of play, as far as the bank has them (ruling 28)."""
        for seat in self.order:
            realm = self.realms[seat]
            fish = 0 if realm.out else self.fish_of(realm)
            if fish:
                if self.options.goods_limited:
                    fish = min(fish, self.goods_left(FISH))
                realm = self.changing(seat)
                realm.goods += fish * ONE[FISH]
                if self.options.fish_stays_in_cathedral:
                    realm.cathedral_fish += fish
                events.append(FishReceived(seat, fish))

    @staticmethod
    def ripe(country: Country) -> int:
        """The hexes that can be harvested next: the good under the man comes last."""
        return country.goods & ~(1 << country.centre) or country.goods

    def _begin_harvest(self, seat: int, events: list[Event]) -> bool:
        """Harvest one building after another, until there is a choice of hexes."""
        if not self.realms[seat].country:
            return False
        realm = self.changing(seat)
        most, _ = self.harvest_of(realm)
        while realm.at < len(realm.country):
            if realm.taken >= most:
                realm.at += 1
                realm.taken = 0
                continue
            ripe = self.ripe(realm.country[realm.at])
            if ripe.bit_count() > 1 and ripe.bit_count() > most - realm.taken:
                return True
            self._gather(seat, (ripe & -ripe).bit_length() - 1, events)
        realm.at = realm.taken = 0
        return False

    def _gather(self, seat: int, bit: int, events: list[Event]) -> None:
        """One good of the building at hand, which Forced Labour or ruin may lose."""
        realm = self.changing(seat)
        country = realm.country[realm.at]
        _, lost = self.harvest_of(realm)
        kept = realm.taken >= lost and not realm.out
        realm.taken += 1
        if kept:
            realm.goods += ONE[country.good]
        left = country.goods & ~(1 << bit)
        self.covered_goods &= ~(1 << bit)
        rest = (country._replace(goods=left),) if left else ()
        realm.country = (*realm.country[: realm.at], *rest, *realm.country[realm.at + 1 :])
        if not left:
            realm.taken = 0
            self._close(country)
        kind, good = COUNTRYSIDE[country.kind], GOODS[country.good]
        events.append(Harvested(seat, kind, good, NAME_OF_BIT[bit], kept, not left))

    def _close(self, country: Country) -> None:
        """The last good is gone and the man goes home; a fishery's piece is back in the supply."""
        if country.kind == FISHERY:
            self.fishery_hexes &= ~country.site
            self.fisheries += 1

    def _why_not_harvest(self, seat: int, action: Harvest) -> Refusal | None:
        if self.phase != HARVEST:
            return self._wrong_phase(RULE_HARVEST)
        realm = self.realms[seat]
        country = realm.country[realm.at]
        bit = BITS[action.hex]
        if self.ripe(country) >> bit & 1:
            return None
        args: dict[str, str | int] = {"space": HEXES[action.hex], "kind": COUNTRYSIDE[country.kind]}
        reason = "under-man" if country.goods >> bit & 1 else "not-ripe"
        return Refusal(f"antiquity-refusal-{reason}", RULE_HARVEST, args)

    def _harvest(self, seat: int, action: Harvest) -> list[Event]:
        events: list[Event] = []
        self._gather(seat, BITS[action.hex], events)
        return events if self._begin_harvest(seat, events) else self._end_turn(seat, events)

    def _legal_harvest(self, seat: int) -> list[Action]:
        realm = self.realms[seat]
        return [*HARVEST_ACTIONS.picked(self.ripe(realm.country[realm.at]))]

    def _spoil(self, events: list[Event]) -> None:
        """The buildings of those who are out lose a good each (ruling 24)."""
        for seat in range(self.seats):
            if self.realms[seat].out and self.realms[seat].country:
                realm = self.changing(seat)
                while realm.at < len(realm.country):
                    buildings = len(realm.country)
                    self._gather(seat, bits_of(self.ripe(realm.country[realm.at]))[0], events)
                    realm.taken = 0
                    realm.at += len(realm.country) == buildings
                realm.at = 0
