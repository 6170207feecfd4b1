"""Storage (5.5): what is kept."""

from __future__ import annotations

from pentapolis.games.antiquity.action_lists import DISCARD, DONE
from pentapolis.games.antiquity.actions import Discard, Done
from pentapolis.games.antiquity.components import (
    FISH,
    GOODS,
    MOST_UNITS,
    ONE,
    UNITS,
    named_goods,
    units_in,
    unpacked,
)
from pentapolis.games.antiquity.events.country import GoodsKept, GoodsLost
from pentapolis.games.antiquity.realm import Realm
from pentapolis.games.antiquity.rules.countryside.turns import CountryTurns
from pentapolis.games.antiquity.rules.flow import RULE_STORAGE
from pentapolis.games.antiquity.state import STORING
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal


class Storing(CountryTurns):
    """Goods without room are lost; their owner chooses which."""

    __slots__ = ()

    def room_for_goods(self, realm: Realm) -> int | None:
        """The goods that can be kept, with the fish in the Cathedral; None for any number."""
        if self.keeps_everything(realm):
            return None
        return self.storage_of(realm) + self.fish_in_cathedral(realm)

    def loose_goods(self, realm: Realm) -> int:
        """The goods that need a Storage: all but the fish in the Cathedral."""
        return realm.goods - self.fish_in_cathedral(realm) * ONE[FISH]

    def _begin_storing(self, seat: int, events: list[Event]) -> bool:
        """Goods without room are lost; the player chooses which, if there is a choice (ruling 48)."""
        realm = self.realms[seat]
        fish = self.fish_in_cathedral(realm)
        if fish != realm.cathedral_fish:
            realm = self.changing(seat)
            realm.cathedral_fish = fish
        room = self.room_for_goods(realm)
        surplus = 0 if room is None else max(0, units_in(realm.goods) - room)
        if surplus:
            loose = self.loose_goods(realm)
            kinds = [good for good, number in enumerate(unpacked(loose)) if number]
            if room == fish or len(kinds) == 1:
                lost = loose if room == fish else ONE[kinds[0]] * surplus
                self.changing(seat).goods -= lost
                events.append(GoodsLost(seat, named_goods(lost)))
                surplus = 0
        if surplus != realm.due:
            self.changing(seat).due = surplus
        return surplus > 0 or (self.options.discard_freely and self.realms[seat].goods != 0)

    def _why_not_keep(self, seat: int, _action: Done) -> Refusal | None:
        """Why what is left cannot be kept: usually nobody is asked as soon as it can."""
        if not self.options.discard_freely:
            return self._wrong_phase(RULE_STORAGE)
        due = self.realms[seat].due
        if due:
            return Refusal("antiquity-refusal-no-room-for-goods", RULE_STORAGE, {"count": due})
        return None

    def _keep(self, seat: int) -> list[Event]:
        """What is left is kept."""
        return self._end_turn(seat, [GoodsKept(seat)])

    def _why_not_discard(self, seat: int, action: Discard) -> Refusal | None:
        if self.phase != STORING:
            return self._wrong_phase(RULE_STORAGE)
        realm = self.realms[seat]
        if action.good in self.discardable(realm):
            return None
        if realm.goods >> UNITS * action.good & MOST_UNITS:
            return Refusal("antiquity-refusal-fish-in-cathedral", RULE_STORAGE)
        return self._good_missing(action.good, RULE_STORAGE)

    def discardable(self, realm: Realm) -> list[int]:
        """The goods that can be given up: as long as some must be, only those without a place."""
        goods = self.loose_goods(realm) if realm.due else realm.goods
        return [good for good, number in enumerate(unpacked(goods)) if number]

    def _discard(self, seat: int, action: Discard) -> list[Event]:
        self.changing(seat).goods -= ONE[action.good]
        events: list[Event] = [GoodsLost(seat, {GOODS[action.good]: 1})]
        return events if self._begin_storing(seat, events) else self._end_turn(seat, events)

    def _legal_discards(self, seat: int) -> list[Action]:
        legal: list[Action] = [DISCARD[good] for good in self.discardable(self.realms[seat])]
        if self._why_not_keep(seat, DONE) is None:
            legal.append(DONE)
        return legal
