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
                self.changing(seat).goods += fish * ONE[FISH]
                events.append(FishReceived(seat, fish))

    @staticmethod
    def ripe(country: Country) -> int:
        """The hexes that can be harvested next: the good under the man comes last."""
        return country.goods & ~(1 << country.centre) or country.goods

    def _begin_harvest(self, seat: int, events: list[Event]) -> bool:
        """Harvest one building after another, until there is a choice of hexes."""
        most, _ = self.harvest_of(self.realms[seat])
        while self.at < len(self.realms[seat].country):
            country = self.realms[seat].country[self.at]
            if self.taken >= most:
                self.at += 1
                self.taken = 0
                continue
            ripe = self.ripe(country)
            if ripe.bit_count() > 1 and ripe.bit_count() > most - self.taken:
                return True
            self._gather(seat, (ripe & -ripe).bit_length() - 1, events)
        self.at = self.taken = 0
        return False

    def _gather(self, seat: int, bit: int, events: list[Event]) -> None:
        """One good of the building at hand, which Forced Labour or ruin may lose."""
        realm = self.changing(seat)
        country = realm.country[self.at]
        _, lost = self.harvest_of(realm)
        kept = self.taken >= lost and not realm.out
        self.taken += 1
        if kept:
            realm.goods += ONE[country.good]
        left = country.goods & ~(1 << bit)
        self.covered_goods &= ~(1 << bit)
        rest = (country._replace(goods=left),) if left else ()
        realm.country = (*realm.country[: self.at], *rest, *realm.country[self.at + 1 :])
        if not left:
            self._close(country)
        kind, good = COUNTRYSIDE[country.kind], GOODS[country.good]
        events.append(Harvested(seat, kind, good, NAME_OF_BIT[bit], kept, not left))

    def _close(self, country: Country) -> None:
        """The last good is gone and the man goes home; a fishery's piece is back in the supply."""
        self.taken = 0
        if country.kind == FISHERY:
            self.fishery_hexes &= ~country.site
            self.fisheries += 1

    def _why_not_harvest(self, seat: int, action: Harvest) -> Refusal | None:
        if self.phase != HARVEST:
            return self._wrong_phase(RULE_HARVEST)
        country = self.realms[seat].country[self.at]
        bit = BITS[action.hex]
        if self.ripe(country) >> bit & 1:
            return None
        args: dict[str, str | int] = {"space": HEXES[action.hex], "kind": COUNTRYSIDE[country.kind]}
        reason = "under-man" if country.goods >> bit & 1 else "not-ripe"
        return Refusal(f"antiquity-refusal-{reason}", RULE_HARVEST, args)

    def _harvest(self, seat: int, action: Harvest) -> list[Event]:
        events: list[Event] = []
        self._gather(seat, BITS[action.hex], events)
        return events if self._begin_harvest(seat, events) else self._next_turn(events)

    def _legal_harvest(self, seat: int) -> list[Action]:
        return [*HARVEST_ACTIONS.picked(self.ripe(self.realms[seat].country[self.at]))]

    def _spoil(self, events: list[Event]) -> None:
        """The buildings of those who are out lose a good each (ruling 24)."""
        for seat in range(self.seats):
            if self.realms[seat].out:
                self.at = 0
                while self.at < len(self.realms[seat].country):
                    buildings = len(self.realms[seat].country)
                    ripe = self.ripe(self.realms[seat].country[self.at])
                    self._gather(seat, bits_of(ripe)[0], events)
                    self.taken = 0
                    self.at += len(self.realms[seat].country) == buildings
        self.at = self.taken = 0
