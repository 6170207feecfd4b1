"""Storage (5.5): what is kept. Goods without room are lost; their owner chooses which."""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Discard, Done
from pentapolis.games.antiquity.actions.lists import DISCARD, DONE
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
from pentapolis.games.antiquity.rules.buildings import storage_of
from pentapolis.games.antiquity.rules.saints import fish_in_cathedral, keeps_everything
from pentapolis.games.antiquity.rules.turns import (
    WRONG_PHASE,
    WaitsFor,
    all_at_once,
    begin_phase,
    end_turn,
    hand_out_turns,
    wrong_phase,
)
from pentapolis.games.antiquity.state import Position, changing
from pentapolis.games.antiquity.state.phases import BEGIN_HARVEST, STORING, STORING_TURNS
from pentapolis.games.antiquity.state.realm import Realm
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

RULE = "antiquity.5.5"

NO_ROOM = Reason("antiquity-refusal-no-room-for-goods", RULE)
FISH_STAYS = Reason("antiquity-refusal-fish-in-cathedral", RULE)
GOOD_MISSING = Reason("antiquity-refusal-good-missing", RULE)

# The phase ---------------------------------------------------------------------------


def begin_storing(position: Position, events: list[Event]) -> None:
    begin_phase(position, STORING, STORING_TURNS, events)


def storing_turns(position: Position, events: list[Event], waits_for: WaitsFor = all_at_once) -> None:
    hand_out_turns(position, STORING, store, waits_for, BEGIN_HARVEST, events)


def room_for_goods(position: Position, realm: Realm) -> int | None:
    """The goods that can be kept, with the fish in the Cathedral; None for any number."""
    if keeps_everything(position, realm):
        return None
    return storage_of(realm) + fish_in_cathedral(position, realm)


def loose_goods(position: Position, realm: Realm) -> int:
    """The goods that need a Storage: all but the fish in the Cathedral."""
    return realm.goods - fish_in_cathedral(position, realm) * ONE[FISH]


def store(position: Position, seat: int, events: list[Event]) -> bool:
    """Goods without room are lost; True if the player must or may choose which (ruling 48)."""
    realm = position.realms[seat]
    fish = fish_in_cathedral(position, realm)
    if fish != realm.cathedral_fish:
        realm = changing(position, seat)
        realm.cathedral_fish = fish
    room = room_for_goods(position, realm)
    surplus = 0 if room is None else max(0, units_in(realm.goods) - room)
    if surplus:
        loose = loose_goods(position, realm)
        kinds = [good for good, number in enumerate(unpacked(loose)) if number]
        if room == fish or len(kinds) == 1:
            lost = loose if room == fish else ONE[kinds[0]] * surplus
            changing(position, seat).goods -= lost
            events.append(GoodsLost(seat, named_goods(lost)))
            surplus = 0
    if surplus != realm.due:
        changing(position, seat).due = surplus
    return surplus > 0 or (position.options.discard_freely and position.realms[seat].goods != 0)


# Giving up goods ---------------------------------------------------------------------------


def discardable(position: Position, realm: Realm) -> list[int]:
    """The goods that can be given up: as long as some must be, only those without a place."""
    goods = loose_goods(position, realm) if realm.due else realm.goods
    return [good for good, number in enumerate(unpacked(goods)) if number]


def goods_to_discard(position: Position, seat: int) -> list[Discard]:
    return [DISCARD[good] for good in discardable(position, position.realms[seat])]


def why_not_discard(position: Position, seat: int, action: Discard) -> Refusal | None:
    realm = position.realms[seat]
    if action.good in discardable(position, realm):
        return None
    there = realm.goods >> UNITS * action.good & MOST_UNITS
    return FISH_STAYS() if there else GOOD_MISSING(good=GOODS[action.good])


def discard(position: Position, seat: int, action: Discard, events: list[Event]) -> None:
    changing(position, seat).goods -= ONE[action.good]
    events.append(GoodsLost(seat, {GOODS[action.good]: 1}))
    if not store(position, seat, events):
        end_turn(position, seat, STORING_TURNS)


DISCARD_GOOD = Decision(
    Discard,
    rule=RULE,
    choices=goods_to_discard,
    why_not=why_not_discard,
    effect=discard,
    reasons=(FISH_STAYS, GOOD_MISSING),
)


def ways_to_keep(position: Position, seat: int) -> list[Done]:
    return [] if why_not_keep(position, seat, DONE) else [DONE]


def why_not_keep(position: Position, seat: int, _action: Done) -> Refusal | None:
    """Why what is left cannot be kept: usually nobody is asked as soon as it can."""
    if not position.options.discard_freely:
        return wrong_phase(position, RULE)
    due = position.realms[seat].due
    return NO_ROOM(count=due) if due else None


def keep(position: Position, seat: int, _action: Done, events: list[Event]) -> None:
    """What is left is kept."""
    events.append(GoodsKept(seat))
    end_turn(position, seat, STORING_TURNS)


KEEP_REST = Decision(
    Done,
    rule=RULE,
    choices=ways_to_keep,
    why_not=why_not_keep,
    effect=keep,
    reasons=(WRONG_PHASE, NO_ROOM),
)
