"""Harvest (5.6): what the countryside gives: a good of each building, its last one from under the man."""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Harvest
from pentapolis.games.antiquity.actions.lists import HARVEST as HARVEST_ACTIONS
from pentapolis.games.antiquity.components import COUNTRYSIDE, FISH, FISHERY, GOODS, ONE
from pentapolis.games.antiquity.components.masks import bits_of
from pentapolis.games.antiquity.components.plane import BITS, HEXES, NAME_OF_BIT
from pentapolis.games.antiquity.events.country import FishReceived, Harvested
from pentapolis.games.antiquity.rules.buildings import harvest_of
from pentapolis.games.antiquity.rules.saints import fish_of
from pentapolis.games.antiquity.rules.stocks import goods_left
from pentapolis.games.antiquity.rules.turns import (
    WaitsFor,
    all_at_once,
    begin_phase,
    end_turn,
    hand_out_turns,
)
from pentapolis.games.antiquity.state import Position, changing
from pentapolis.games.antiquity.state.phases import BEGIN_EXPLORATION, END_HARVEST, HARVEST, HARVEST_TURNS
from pentapolis.games.antiquity.state.pieces import Country
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

RULE = "antiquity.5.6"

UNDER_MAN = Reason("antiquity-refusal-under-man", RULE)
NOT_RIPE = Reason("antiquity-refusal-not-ripe", RULE)

# The phase ---------------------------------------------------------------------------


def begin_harvest(position: Position, events: list[Event]) -> None:
    """San Giorgio's fish come first."""
    begin_phase(position, HARVEST, HARVEST_TURNS, events)
    _receive_fish(position, events)


def _receive_fish(position: Position, events: list[Event]) -> None:
    """The fish of San Giorgio, in order of play, as far as the bank has them (ruling 28)."""
    for seat in position.order:
        realm = position.realms[seat]
        fish = 0 if realm.out else fish_of(position, realm)
        if fish:
            if position.options.goods_limited:
                fish = min(fish, goods_left(position, FISH))
            realm = changing(position, seat)
            realm.goods += fish * ONE[FISH]
            if position.options.fish_stays_in_cathedral:
                realm.cathedral_fish += fish
            events.append(FishReceived(seat, fish))


def harvest_turns(position: Position, events: list[Event], waits_for: WaitsFor = all_at_once) -> None:
    hand_out_turns(position, HARVEST, harvest_all, waits_for, END_HARVEST, events)


def end_harvest(position: Position, events: list[Event]) -> None:
    """The buildings of those who are out lose a good each (ruling 24)."""
    for seat in range(position.seats):
        if position.realms[seat].out and position.realms[seat].country:
            realm = changing(position, seat)
            while realm.at < len(realm.country):
                buildings = len(realm.country)
                _gather(position, seat, bits_of(ripe_hexes(realm.country[realm.at]))[0], events)
                realm.taken = 0
                realm.at += len(realm.country) == buildings
            realm.at = 0
    position.phase = BEGIN_EXPLORATION


# Good after good ---------------------------------------------------------------------------


def ripe_hexes(country: Country) -> int:
    """The hexes that can be harvested next: the good under the man comes last."""
    return country.goods & ~(1 << country.centre) or country.goods


def harvest_all(position: Position, seat: int, events: list[Event]) -> bool:
    """Harvest one building after another, until there is a choice of hexes."""
    if not position.realms[seat].country:
        return False
    realm = changing(position, seat)
    most, _ = harvest_of(position, realm)
    while realm.at < len(realm.country):
        if realm.taken >= most:
            realm.at += 1
            realm.taken = 0
            continue
        ripe = ripe_hexes(realm.country[realm.at])
        if ripe.bit_count() > 1 and ripe.bit_count() > most - realm.taken:
            return True
        _gather(position, seat, (ripe & -ripe).bit_length() - 1, events)
    realm.at = realm.taken = 0
    return False


def _gather(position: Position, seat: int, bit: int, events: list[Event]) -> None:
    """One good of the building at hand, which Forced Labour or ruin may lose."""
    realm = changing(position, seat)
    country = realm.country[realm.at]
    _, lost = harvest_of(position, realm)
    kept = realm.taken >= lost and not realm.out
    realm.taken += 1
    if kept:
        realm.goods += ONE[country.good]
    left = country.goods & ~(1 << bit)
    position.covered_goods &= ~(1 << bit)
    rest = (country._replace(goods=left),) if left else ()
    realm.country = (*realm.country[: realm.at], *rest, *realm.country[realm.at + 1 :])
    if not left:
        realm.taken = 0
        _close(position, country)
    kind, good = COUNTRYSIDE[country.kind], GOODS[country.good]
    events.append(Harvested(seat, kind, good, NAME_OF_BIT[bit], kept, not left))


def _close(position: Position, country: Country) -> None:
    """The last good is gone and the man goes home; a fishery's piece is back in the supply."""
    if country.kind == FISHERY:
        position.fishery_hexes &= ~country.site
        position.fisheries += 1


def goods_to_harvest(position: Position, seat: int) -> list[Harvest]:
    realm = position.realms[seat]
    return [*HARVEST_ACTIONS.picked(ripe_hexes(realm.country[realm.at]))]


def why_not_harvest(position: Position, seat: int, action: Harvest) -> Refusal | None:
    realm = position.realms[seat]
    country = realm.country[realm.at]
    bit = BITS[action.hex]
    if ripe_hexes(country) >> bit & 1:
        return None
    reason = UNDER_MAN if country.goods >> bit & 1 else NOT_RIPE
    return reason(space=HEXES[action.hex], kind=COUNTRYSIDE[country.kind])


def harvest(position: Position, seat: int, action: Harvest, events: list[Event]) -> None:
    _gather(position, seat, BITS[action.hex], events)
    if not harvest_all(position, seat, events):
        end_turn(position, seat, HARVEST_TURNS)


HARVEST_GOOD = Decision(
    Harvest,
    rule=RULE,
    choices=goods_to_harvest,
    why_not=why_not_harvest,
    effect=harvest,
    reasons=(UNDER_MAN, NOT_RIPE),
)
