"""Founding a city and building (5.3): what is needed, and what comes of it."""

from __future__ import annotations

from functools import cache

from pentapolis.games.lacitta.actions import BUILD, FOUND, SEND, Build, Found, Send
from pentapolis.games.lacitta.board import BIT, by_byte, list_hexes, pick
from pentapolis.games.lacitta.components import (
    BESIDE_WATER,
    BOX,
    BUILDINGS,
    CARDS,
    EVERY_HEX,
    HEXES,
    MARKET,
    POOL_OF,
)
from pentapolis.games.lacitta.events import Built, Founded, SiteChosen
from pentapolis.games.lacitta.rules.years import Years
from pentapolis.games.lacitta.state import EMPTY, NEXT_TURN, SENDING, SLOTS
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

RULE_FOUND = "lacitta.5.3b"
RULE_BUILD = "lacitta.5.3c"

_CARD = BOX.action_card
_FOUNDINGS = by_byte(FOUND)


@cache
def _anywhere(buildings: tuple[int, ...]) -> tuple[tuple[tuple[Action, ...], ...], tuple[int, ...]]:
    """For each hex building those that can stand anywhere; and the others, which have rules of their own."""
    others = tuple(building for building in buildings if building == MARKET or BESIDE_WATER[building])
    free = [BUILD[building] for building in buildings if building not in others]
    return tuple(tuple(actions[site] for actions in free) for site in EVERY_HEX), others


class Building(Years):
    """How cities are founded and grow along the roads."""

    __slots__ = ()

    def survey(self, seat: int) -> None:
        """Find out where the seat can build and found a city; nothing changes that before its turn ends."""
        spare = marketless = 0
        people, tiles, near = self.people, self.tiles, self.near
        markets = self.built[MARKET]
        for city in self.cities[seat]:
            own = tiles[city]
            if people[city] > own.bit_count():
                spare |= near[city]
            if not own & markets:
                marketless |= near[city]
        free = ~(self.contested | self.occupied)
        self.room = spare & free
        self.market_room = marketless & free
        if not self.options.citizens_unlimited and self.citizens_left() <= 0:
            self.market_room = 0
        self.founding = 0
        if spare and self.action_cards[seat] and self._may_found(seat):
            self.founding = self.roads.usable & ~self.crowded

    # Building (5.3c) ---------------------------------------------------------------------------

    def sites_for(self, building: int) -> int:
        """Where the seat in turn could build this if it had the gold: tile, citizen and hex are there."""
        if not self.pools[POOL_OF[building]]:
            return 0
        if building == MARKET:
            return self.market_room
        if BESIDE_WATER[building]:
            return self.room & self.land.water
        return self.room

    def _legal_builds(self, buildings: tuple[int, ...]) -> list[Action]:
        """Building each of these wherever it can stand."""
        pools, room = self.pools, self.room
        if not all(pools):
            buildings = tuple([building for building in buildings if pools[POOL_OF[building]]])
        anywhere, others = _anywhere(buildings)
        sites = list_hexes(room)
        legal: list[Action] = []
        for site in sites:
            legal += anywhere[site]
        for building in others:
            actions = BUILD[building]
            if building != MARKET:
                wet = self.land.wet
                legal += [actions[site] for site in sites if wet[site]]
            elif self.market_room == room:
                legal += [actions[site] for site in sites]
            else:
                legal += [actions[site] for site in list_hexes(self.market_room)]
        return legal

    def _count_sites(self, buildings: tuple[int, ...]) -> int:
        """In how many ways something can be built."""
        return sum([self.sites_for(building).bit_count() for building in buildings])

    def _why_no_site(self, seat: int, action: Build) -> Refusal | None:
        """Why the building cannot stand there, apart from its price."""
        building, site = action.building, action.hex
        if self.sites_for(building) >> site & 1:
            return None
        args: dict[str, str | int] = {"building": BUILDINGS[building], "space": HEXES[site]}
        if not self.pools[POOL_OF[building]]:
            return Refusal("lacitta-refusal-no-tile", RULE_BUILD, args)
        bit = BIT[site]
        if not bit & self.roads.usable:
            return Refusal("lacitta-refusal-taboo", RULE_BUILD, args | {"seats": self.seats})
        if bit & self.occupied:
            return Refusal("lacitta-refusal-taken", RULE_BUILD, args)
        city = self.city_beside(seat, site)
        if city == EMPTY:
            return Refusal("lacitta-refusal-apart", RULE_BUILD, args)
        if bit & self.contested:
            return Refusal("lacitta-refusal-other-city", RULE_BUILD, args)
        args |= {"space_from": HEXES[self.castles[city]]}
        if building == MARKET:
            if self.has_market(city):
                return Refusal("lacitta-refusal-second-market", RULE_BUILD, args)
            return Refusal("lacitta-refusal-no-citizens", RULE_BUILD, args)
        if self.spare(city) <= 0:
            return Refusal("lacitta-refusal-no-spare", RULE_BUILD, args)
        return Refusal("lacitta-refusal-no-water", RULE_BUILD, args)

    def _build(self, seat: int, action: Build, gold: int, events: list[Event]) -> None:
        """A spare citizen moves in; a market brings its own."""
        building, site = action.building, action.hex
        city = self.city_beside(seat, site)
        self.gold[seat] -= gold
        self.put_tile(city, building, site)
        if building == MARKET:
            self.people[city] += 1
        card = None if self.card == EMPTY else CARDS[self.card]
        castle = HEXES[self.castles[city]]
        events.append(Built(seat, BUILDINGS[building], HEXES[site], castle, gold, card))

    # Founding a city (5.3b) ---------------------------------------------------------------------------

    def _may_found(self, seat: int) -> bool:
        """Once a year, with a castle in stock (rulings 30 and 31); `survey` sees to the citizen."""
        if self.founded[seat] or len(self.cities[seat]) == SLOTS:
            return False
        return self.options.citizens_unlimited or self.citizens_left() >= _CARD.citizens_from_supply

    def donors(self, seat: int) -> list[int]:
        """The cities that have a citizen to spare."""
        return [city for city in self.cities[seat] if self.spare(city) > 0]

    def _legal_foundings(self) -> list[Action]:
        return pick(_FOUNDINGS, self.founding)

    def _why_not_found(self, seat: int, action: Found) -> Refusal | None:
        site = action.hex
        if self.founding >> site & 1:
            return None
        if self.founded[seat]:
            return Refusal("lacitta-refusal-founded", RULE_FOUND)
        if not self.castles_left(seat):
            return Refusal("lacitta-refusal-no-castle", RULE_FOUND)
        if not self.donors(seat):
            return Refusal("lacitta-refusal-no-donor", RULE_FOUND)
        if not self._may_found(seat):
            return Refusal("lacitta-refusal-no-citizens", RULE_FOUND, {"space": HEXES[site]})
        return self._why_no_castle(site, RULE_FOUND)

    def _found(self, seat: int, action: Found, events: list[Event]) -> None:
        self.founded[seat] = True
        self.action_cards[seat] -= 1
        self.site = action.hex
        self.phase = SENDING
        if len(self.donors(seat)) > 1:
            events.append(SiteChosen(seat, HEXES[action.hex]))

    def _legal_donors(self, seat: int) -> list[Action]:
        return [SEND[self.castles[city]] for city in self.donors(seat)]

    def _why_not_send(self, seat: int, action: Send) -> Refusal | None:
        city = self.city_at(seat, action.castle)
        if city != EMPTY and self.spare(city) > 0:
            return None
        args: dict[str, str | int] = {"space": HEXES[action.castle]}
        if city == EMPTY:
            return Refusal("lacitta-refusal-not-your-city", RULE_FOUND, args)
        return Refusal("lacitta-refusal-no-spare", RULE_FOUND, args | {"space_from": HEXES[action.castle]})

    def _send(self, seat: int, action: Send, events: list[Event]) -> None:
        site = self.site
        people = _CARD.citizens_from_own_city + _CARD.citizens_from_supply
        self.people[self.city_at(seat, action.castle)] -= _CARD.citizens_from_own_city
        self.add_city(seat, site, people)
        self.site = EMPTY
        events.append(Founded(seat, HEXES[site], HEXES[action.castle], people, self.land.food[site]))
        self.phase = NEXT_TURN
