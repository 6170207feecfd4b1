"""Storage (5.5), harvest (5.6) and exploration (5.7)."""

from __future__ import annotations

from pentapolis.games.antiquity.action_lists import DISCARD, DONE, EXPLORE, HARVEST
from pentapolis.games.antiquity.actions import Discard, Explore
from pentapolis.games.antiquity.actions import Harvest as HarvestHex
from pentapolis.games.antiquity.components import (
    CHRISTOFORI,
    COUNTRYSIDE,
    EXPLORER,
    FISH,
    FISHERY,
    FOOD,
    FORCED_LABOUR,
    GIORGIO,
    GOODS,
    MOST_UNITS,
    ONE,
    UNITS,
    named_goods,
    units_in,
    unpacked,
)
from pentapolis.games.antiquity.events.country import Explored, FishReceived, GoodsLost, Harvested
from pentapolis.games.antiquity.map.plane import BITS, HEXES, NAME_OF_BIT
from pentapolis.games.antiquity.masks import bits_of
from pentapolis.games.antiquity.pieces import Country
from pentapolis.games.antiquity.realm import Realm
from pentapolis.games.antiquity.rules.flow import RULE_EXPLORATION, RULE_HARVEST, RULE_STORAGE
from pentapolis.games.antiquity.rules.founding import Founding
from pentapolis.games.antiquity.state import EXPLORATION, STORING
from pentapolis.games.antiquity.state import HARVEST as HARVEST_PHASE
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal


class Harvesting(Founding):
    """What is kept, gathered and found."""

    __slots__ = ()

    # Storage (5.5) ---------------------------------------------------------------------------

    def room_for_goods(self, realm: Realm) -> int | None:
        """The goods that can be kept; None for any number (San Christofori, ruling 8)."""
        if realm.power_of(CHRISTOFORI):
            return None
        return realm.capacity() * self.figures.storage_per_square

    def _begin_storing(self, seat: int, events: list[Event]) -> bool:
        """Goods without room are lost; the player chooses which, if there is a choice (ruling 48)."""
        realm = self.realms[seat]
        room = self.room_for_goods(realm)
        surplus = 0 if room is None else max(0, units_in(realm.goods) - room)
        kinds = [good for good, number in enumerate(unpacked(realm.goods)) if number]
        if surplus and (room == 0 or len(kinds) == 1):
            lost = realm.goods if room == 0 else ONE[kinds[0]] * surplus
            self.changing(seat).goods -= lost
            events.append(GoodsLost(seat, named_goods(lost)))
            surplus = 0
        self.due = surplus
        return surplus > 0 or (self.options.discard_freely and self.realms[seat].goods != 0)

    def _why_not_keep(self) -> Refusal | None:
        """Why what is left cannot be kept: usually nobody is asked as soon as it can."""
        if not self.options.discard_freely:
            return self._wrong_phase(RULE_STORAGE)
        if self.due:
            return Refusal("antiquity-refusal-no-room-for-goods", RULE_STORAGE, {"count": self.due})
        return None

    def _why_not_discard(self, seat: int, action: Discard) -> Refusal | None:
        if self.phase != STORING:
            return self._wrong_phase(RULE_STORAGE)
        if self.realms[seat].goods >> UNITS * action.good & MOST_UNITS:
            return None
        return self._good_missing(action.good, RULE_STORAGE)

    def _discard(self, seat: int, action: Discard) -> list[Event]:
        self.changing(seat).goods -= ONE[action.good]
        events: list[Event] = [GoodsLost(seat, {GOODS[action.good]: 1})]
        if self._begin_storing(seat, events):
            return events
        return self._next_turn(events)

    def _legal_discards(self, seat: int) -> list[Action]:
        legal: list[Action] = [
            DISCARD[good] for good, number in enumerate(unpacked(self.realms[seat].goods)) if number
        ]
        if self._why_not_keep() is None:
            legal.append(DONE)
        return legal

    # Harvest (5.6) ---------------------------------------------------------------------------

    def _receive_fish(self, events: list[Event]) -> None:
        """San Giorgio: a fish for every Cathedral built this round by anyone (ruling 28)."""
        if not self.cathedrals:
            return
        for seat in self.order:
            if not self.realms[seat].out and self.realms[seat].power_of(GIORGIO):
                fish = self.cathedrals
                if self.options.goods_limited:
                    fish = min(fish, self.goods_left(FISH))
                self.changing(seat).goods += fish * ONE[FISH]
                events.append(FishReceived(seat, fish))

    def harvest_of(self, seat: int) -> tuple[int, int]:
        """How many goods a building gives, and how many of them are lost (Forced Labour, ruling 13)."""
        if self.realms[seat].works(FORCED_LABOUR):
            return self.figures.forced_harvest, self.figures.forced_loss
        return self.figures.harvest, 0

    @staticmethod
    def ripe(country: Country) -> int:
        """The hexes that can be harvested next: the good under the man comes last."""
        return country.goods & ~(1 << country.centre) or country.goods

    def _begin_harvest(self, seat: int, events: list[Event]) -> bool:
        """Harvest one building after another, until there is a choice of hexes."""
        most, _ = self.harvest_of(seat)
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
        """One good of the building at hand. When it was the last the building is gone, the man goes home."""
        realm = self.changing(seat)
        country = realm.country[self.at]
        _, lost = self.harvest_of(seat)
        kept = self.taken >= lost
        self.taken += 1
        if kept and not realm.out:
            realm.goods += ONE[country.good]
        left = country.goods & ~(1 << bit)
        self.covered_goods &= ~(1 << bit)
        rest = (country._replace(goods=left),) if left else ()
        realm.country = (*realm.country[: self.at], *rest, *realm.country[self.at + 1 :])
        if not left:
            self.taken = 0
            if country.kind == FISHERY:
                self.fishery_hexes &= ~country.site
                self.fisheries += 1
        events.append(
            Harvested(
                seat,
                COUNTRYSIDE[country.kind],
                GOODS[country.good],
                NAME_OF_BIT[bit],
                kept and not realm.out,
                not left,
            )
        )

    def _why_not_harvest(self, seat: int, action: HarvestHex) -> Refusal | None:
        if self.phase != HARVEST_PHASE:
            return self._wrong_phase(RULE_HARVEST)
        country = self.realms[seat].country[self.at]
        bit = BITS[action.hex]
        if self.ripe(country) >> bit & 1:
            return None
        args: dict[str, str | int] = {"space": HEXES[action.hex], "kind": COUNTRYSIDE[country.kind]}
        reason = "under-man" if country.goods >> bit & 1 else "not-ripe"
        return Refusal(f"antiquity-refusal-{reason}", RULE_HARVEST, args)

    def _harvest(self, seat: int, action: HarvestHex) -> list[Event]:
        events: list[Event] = []
        self._gather(seat, BITS[action.hex], events)
        return events if self._begin_harvest(seat, events) else self._next_turn(events)

    def _legal_harvest(self, seat: int) -> list[Action]:
        return [*HARVEST.picked(self.ripe(self.realms[seat].country[self.at]))]

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

    # Exploration (5.7) ---------------------------------------------------------------------------

    def explorable(self, seat: int) -> int:
        """The tokens that the seat can reveal (ruling 15)."""
        if not self.tokens or not self.realms[seat].works(EXPLORER):
            return 0
        return self.tokens & self.zone(seat)

    def _why_not_explore(self, seat: int, action: Explore) -> Refusal | None:
        if self.phase != EXPLORATION:
            return self._wrong_phase(RULE_EXPLORATION)
        if self.explorable(seat) >> BITS[action.hex] & 1:
            return None
        return Refusal("antiquity-refusal-no-token", RULE_EXPLORATION, {"space": HEXES[action.hex]})

    def _explore(self, seat: int, action: Explore) -> list[Event]:
        """The finder gets what the token shows; food raises the famine level (ruling 39)."""
        bit = BITS[action.hex]
        good = self.faces[self.board.spaces.index(bit)]
        self.tokens &= ~(1 << bit)
        self.revealed |= 1 << bit
        if self.can_supply(good):
            self.changing(seat).goods += ONE[good]
        rises = good in FOOD
        if rises:
            self.famine += self.figures.famine_per_explored_food
        events: list[Event] = [Explored(seat, HEXES[action.hex], GOODS[good], self.famine, rises)]
        return self._next_turn(events)

    def _legal_exploration(self, seat: int) -> list[Action]:
        return [*EXPLORE.picked(self.explorable(seat)), DONE]
