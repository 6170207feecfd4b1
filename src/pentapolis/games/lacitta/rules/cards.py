"""Politics cards (5.4): when each can be taken, and what it does."""

from __future__ import annotations

from functools import lru_cache

from pentapolis.games.lacitta.actions import (
    CHEER,
    HARVEST_FARM,
    HIDDEN,
    LOOK,
    PAIRS,
    PAY,
    WELCOME,
    Build,
    Cheer,
    Harvest,
    Look,
    Pay,
    Take,
    Welcome,
)
from pentapolis.games.lacitta.board import hexes_of
from pentapolis.games.lacitta.components import (
    AMOUNTS,
    ARCHES_FOR,
    ATTRACTIONS,
    BREAD,
    BUILDER_PRICE,
    BUILDING_OF_CARD,
    BUILDINGS,
    CARD_PRICE,
    CARDS,
    CHEAPEST,
    CONTACT,
    FARM,
    GOLDEN,
    HARVEST,
    HEXES,
    KINDS,
    MASTER_BUILDER,
    POOL_OF,
    PRICES,
    YEARS,
)
from pentapolis.games.lacitta.events import CardPriced, CardTaken, Cheered, Harvested, Looked, Welcomed
from pentapolis.games.lacitta.rules.building import RULE_BUILD, Building
from pentapolis.games.lacitta.state import (
    BUILDING,
    CHEERING,
    EMPTY,
    HARVEST_FIGURE,
    HARVESTING,
    LOOKING,
    NEXT_TURN,
    PAYING,
    PURPOSES,
    WELCOMING,
)
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

RULE_CARDS = "lacitta.5.4"

_BUILDER_COSTS = tuple(sorted(set(BUILDER_PRICE)))
_AFFORDABLE = tuple(
    tuple(kind for kind in KINDS if BUILDER_PRICE[kind] <= gold) for gold in range(_BUILDER_COSTS[-1] + 1)
)
"""What the master builder can build for so much gold."""

_DEAREST = max(CHEAPEST)
_PAYABLE = tuple(
    sum(1 << card for card, price in enumerate(CHEAPEST) if price <= gold) for gold in range(_DEAREST)
)
"""The cards that can be paid for with so little gold, as a bit set."""


@lru_cache(maxsize=1 << 12)
def _kinds_of(display: tuple[int, ...]) -> int:
    """The kinds of card in a display, as a bit set."""
    return sum(1 << card for card in set(display) if card != EMPTY)


class Cards(Building):
    """The cards of the display."""

    __slots__ = ()

    # When a card can be carried out (ruling 44) -------------------------------------------------

    def _find_playable(self, seat: int) -> None:
        """Which cards of the display the seat could carry out completely, as a bit set."""
        payable, playable = self._payable(seat), 0
        while payable:
            card = payable.bit_length() - 1
            payable ^= 1 << card
            if self._can_carry_out(seat, card):
                playable |= 1 << card
        self.playable = playable

    def _payable(self, seat: int) -> int:
        """Which cards of the display the seat has the gold for, as a bit set."""
        gold, shown = self.gold[seat], _kinds_of(self.display)
        return shown & _PAYABLE[gold] if gold < _DEAREST else shown

    def _can_carry_out(self, seat: int, card: int) -> bool:
        """Is there, for a seat that has the gold, something to do with the card?"""
        building = BUILDING_OF_CARD[card]
        if building is not None:
            return self.sites_for(building) != 0
        if card == CONTACT:
            return True
        if card == MASTER_BUILDER:
            return any(map(self.sites_for, self.affordable(seat)))
        if card == BREAD:
            return self.figures_left(seat) > 0 and any(self.arches[city] for city in self.cities[seat])
        if card == GOLDEN:
            return self.citizens_left() > 0 and any(map(self.may_grow, self.cities[seat]))
        return self.year < YEARS and self.figures_left(seat) > 0 and self.unharvested(seat) != 0

    def affordable(self, seat: int) -> tuple[int, ...]:
        """What the master builder would build for the seat's gold."""
        return _AFFORDABLE[min(self.gold[seat], _BUILDER_COSTS[-1])]

    # Taking a card ---------------------------------------------------------------------------

    def _why_not_take(self, seat: int, action: Take) -> Refusal | None:
        card = action.card
        if self.playable >> card & 1:
            return None
        args: dict[str, str | int] = {"card": CARDS[card]}
        if card not in self.display:
            return Refusal("lacitta-refusal-not-displayed", RULE_CARDS, args)
        if self.gold[seat] < CHEAPEST[card]:
            return self._too_dear(seat, CHEAPEST[card])
        building = BUILDING_OF_CARD[card]
        if card == MASTER_BUILDER or building is not None:
            if building is not None and not self.pools[POOL_OF[building]]:
                return Refusal("lacitta-refusal-no-tile", RULE_BUILD, {"building": BUILDINGS[building]})
            return Refusal("lacitta-refusal-no-site", RULE_BUILD, args)
        if card == GOLDEN:
            return Refusal("lacitta-refusal-all-full", RULE_CARDS)
        if card == HARVEST and self.year >= YEARS:
            return Refusal("lacitta-refusal-last-harvest", "lacitta.5.11", {"year": YEARS})
        if not self.figures_left(seat):
            return Refusal("lacitta-refusal-no-figure", RULE_CARDS)
        return Refusal(f"lacitta-refusal-{'no-farm' if card == HARVEST else 'no-arches'}", RULE_CARDS)

    def _too_dear(self, seat: int, price: int) -> Refusal:
        return Refusal("lacitta-refusal-gold", RULE_CARDS, {"gold": price, "held": self.gold[seat]})

    def _take(self, seat: int, action: Take, events: list[Event]) -> None:
        card = action.card
        self.card = card
        self.slot = slot = self.display.index(card)
        self.display = (*self.display[:slot], EMPTY, *self.display[slot + 1 :])
        events.append(CardTaken(seat, CARDS[card], self.slot))
        if AMOUNTS[card]:
            self.phase = PAYING
        else:
            self.phase = HARVESTING if card == HARVEST else BUILDING

    # Buildings and the master builder ---------------------------------------------------------------------

    def _buildings_of_card(self, seat: int) -> tuple[int, ...]:
        building = BUILDING_OF_CARD[self.card]
        return self.affordable(seat) if building is None else (building,)

    def _legal_with_card(self, seat: int) -> list[Action]:
        return self._legal_builds(self._buildings_of_card(seat))

    def _only_site(self, seat: int) -> Action | None:
        """The action, if there is no choice what to build where."""
        if self._count_sites(self._buildings_of_card(seat)) > 1:
            return None
        return self._legal_with_card(seat)[0]

    def price_of(self, building: int) -> int:
        """What a building costs with the card that is being carried out."""
        return (BUILDER_PRICE if self.card == MASTER_BUILDER else CARD_PRICE)[building]

    def _why_not_build_with_card(self, seat: int, action: Build) -> Refusal | None:
        building = BUILDING_OF_CARD[self.card]
        if building is None:
            price = BUILDER_PRICE[action.building]
            if self.gold[seat] < price:
                return self._too_dear(seat, price)
        elif action.building != building:
            return Refusal("lacitta-refusal-other-building", RULE_CARDS, {"building": BUILDINGS[building]})
        return self._why_no_site(seat, action)

    def _build_with_card(self, seat: int, action: Build, events: list[Event]) -> None:
        self._build(seat, action, self.price_of(action.building), events)
        self.phase = NEXT_TURN

    # How much gold ---------------------------------------------------------------------------

    def amount(self) -> int:
        """What the chosen price brings."""
        return AMOUNTS[self.card][self.price]

    def prices(self, seat: int) -> list[int]:
        """What the seat can pay for the card so that all it brings can be used (ruling 11)."""
        return [
            price
            for price, amount in AMOUNTS[self.card].items()
            if PRICES[price] <= self.gold[seat] and amount <= self._most(seat)
        ]

    def _most(self, seat: int) -> int:
        """The most that the card can bring the seat."""
        if self.card == BREAD:
            return self.figures_left(seat)
        if self.card == GOLDEN:
            most = max([self.limit(city) - self.people[city] for city in self.cities[seat]], default=0)
            return min(most, self.citizens_left())
        return len(HIDDEN)

    def _legal_prices(self, seat: int) -> list[Action]:
        return [PAY[price] for price in self.prices(seat)]

    def _why_not_pay(self, seat: int, action: Pay) -> Refusal | None:
        price = action.gold
        if price in self.prices(seat):
            return None
        if price not in AMOUNTS[self.card]:
            return Refusal("lacitta-refusal-no-such-price", RULE_CARDS, {"card": CARDS[self.card]})
        if self.gold[seat] < PRICES[price]:
            return self._too_dear(seat, PRICES[price])
        name = "no-figure" if self.card == BREAD else "all-full"
        return Refusal(f"lacitta-refusal-{name}", RULE_CARDS)

    def _pay(self, seat: int, action: Pay, events: list[Event]) -> None:
        self.price = action.gold
        self.gold[seat] -= PRICES[action.gold]
        events.append(CardPriced(seat, CARDS[self.card], PRICES[action.gold], self.amount()))
        if self.card == BREAD:
            self.left = self.amount()
            self.phase = CHEERING
        elif self.card == GOLDEN:
            self.phase = WELCOMING
        elif self.amount() == len(HIDDEN):
            self._look_at(seat, HIDDEN, events)
        else:
            self.phase = LOOKING

    # Bread and games ---------------------------------------------------------------------------

    def cheerable(self, seat: int) -> int:
        """Where the next coloured citizen can stand: on buildings with arches, those of a card together."""
        spread = self.options.bread_spread
        if self.site == EMPTY or spread == "all_own_cities":
            own = self.hexes_of_seat(seat)
        elif spread == "one_building":
            own = 1 << self.site
        else:
            own = next(self.tiles[city] for city in self.cities[seat] if self.tiles[city] >> self.site & 1)
        with_arches = 0
        for kind, serves in enumerate(ARCHES_FOR):
            if serves:
                with_arches |= self.built[kind]
        return own & with_arches

    def _legal_cheers(self, seat: int) -> list[Action]:
        return [
            CHEER[site][category]
            for site in hexes_of(self.cheerable(seat))
            for category in ARCHES_FOR[self.tile_at(site)]
        ]

    def _why_not_cheer(self, seat: int, action: Cheer) -> Refusal | None:
        args: dict[str, str | int] = {
            "space": HEXES[action.hex],
            "attraction": ATTRACTIONS[action.attraction],
        }
        if not self.hexes_of_seat(seat) >> action.hex & 1:
            return Refusal("lacitta-refusal-not-your-building", RULE_CARDS, args)
        if action.attraction not in ARCHES_FOR[self.tile_at(action.hex)]:
            return Refusal("lacitta-refusal-no-such-arch", RULE_CARDS, args)
        if not self.cheerable(seat) >> action.hex & 1:
            return Refusal("lacitta-refusal-spread", RULE_CARDS, args)
        return None

    def _cheer(self, seat: int, action: Cheer, events: list[Event]) -> None:
        self.put_figure(seat, action.hex, action.attraction)
        events.append(Cheered(seat, HEXES[action.hex], ATTRACTIONS[action.attraction]))
        if self.site == EMPTY:
            self.site = action.hex
        self.left -= 1
        if not self.left:
            self.phase = NEXT_TURN

    def put_figure(self, seat: int, site: int, purpose: int) -> None:
        """Put a coloured citizen on a building."""
        self.figures[seat] = tuple(sorted((*self.figures[seat], len(PURPOSES) * site + purpose)))

    # Golden times ---------------------------------------------------------------------------

    def _has_room(self, city: int) -> bool:
        return self.people[city] + self.amount() <= self.limit(city)

    def _legal_welcomes(self, seat: int) -> list[Action]:
        return [WELCOME[self.castles[city]] for city in self.cities[seat] if self._has_room(city)]

    def _why_not_welcome(self, seat: int, action: Welcome) -> Refusal | None:
        city = self.city_at(seat, action.castle)
        args: dict[str, str | int] = {"space": HEXES[action.castle]}
        if city == EMPTY:
            return Refusal("lacitta-refusal-not-your-city", RULE_CARDS, args)
        if self._has_room(city):
            return None
        args |= {"people": self.amount(), "limit": self.limit(city)}
        return Refusal("lacitta-refusal-full", RULE_CARDS, args)

    def _welcome(self, seat: int, action: Welcome, events: list[Event]) -> None:
        self.people[self.city_at(seat, action.castle)] += self.amount()
        events.append(Welcomed(seat, HEXES[action.castle], self.amount(), PRICES[self.price]))
        self.phase = NEXT_TURN

    # Rich harvest ---------------------------------------------------------------------------

    def unharvested(self, seat: int) -> int:
        """The farms without a harvest figure (ruling 34)."""
        farms = self.hexes_of_seat(seat) & self.built[FARM]
        for figure in self.figures[seat]:
            site, purpose = divmod(figure, len(PURPOSES))
            if purpose == HARVEST_FIGURE:
                farms &= ~(1 << site)
        return farms

    def _legal_harvests(self, seat: int) -> list[Action]:
        return [HARVEST_FARM[site] for site in hexes_of(self.unharvested(seat))]

    def _why_not_harvest(self, seat: int, action: Harvest) -> Refusal | None:
        if self.unharvested(seat) >> action.hex & 1:
            return None
        farm = self.hexes_of_seat(seat) & self.built[FARM] & 1 << action.hex
        name = "harvested" if farm else "not-your-farm"
        return Refusal(f"lacitta-refusal-{name}", RULE_CARDS, {"space": HEXES[action.hex]})

    def _harvest(self, seat: int, action: Harvest, events: list[Event]) -> None:
        self.put_figure(seat, action.hex, HARVEST_FIGURE)
        events.append(Harvested(seat, HEXES[action.hex], self.land.food[action.hex]))
        self.phase = NEXT_TURN

    # Contact with the citizens ---------------------------------------------------------------------------

    def _legal_looks(self, _seat: int) -> list[Action]:
        return list(LOOK)

    def _look(self, seat: int, action: Look, events: list[Event]) -> None:
        self._look_at(seat, PAIRS[action.voices], events)

    def _look_at(self, seat: int, circles: tuple[int, ...], events: list[Event]) -> None:
        for circle in circles:
            self.looked[seat] |= 1 << circle
        voices = tuple(ATTRACTIONS[self.voices[circle]] for circle in circles)
        events.append(Looked(seat, circles, voices, PRICES[self.price]))
        self.phase = NEXT_TURN
