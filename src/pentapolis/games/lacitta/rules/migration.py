"""The voice of the people (phase 6, 5.5), migration (7a, 5.6) and giving up empty tiles (7b, 5.7)."""

from __future__ import annotations

from functools import cache

from pentapolis.games.lacitta.actions import REMOVE, WISH, Remove, Wish
from pentapolis.games.lacitta.board import BIT, outside
from pentapolis.games.lacitta.components import ATTRACTIONS, CATEGORIES, HEXES, TILE_NAMES
from pentapolis.games.lacitta.events import CityLost, Migrated, TileRemoved, VoicesRevealed, WishChosen
from pentapolis.games.lacitta.rules.turns import Turns
from pentapolis.games.lacitta.state import CLEAR, FEED, MIGRATE, REMOVING, SLOTS, WISHING
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import TURNS
from pentapolis.kernel.messages import Refusal

RULE_MIGRATION = "lacitta.5.6"
RULE_REMOVAL = "lacitta.5.7"


@cache
def _wishes(voices: tuple[int, ...]) -> tuple[tuple[int, ...], VoicesRevealed]:
    """What most of the cards say is the wish; two against two are two wishes. And the event that tells it."""
    counts = [voices.count(category) for category in CATEGORIES]
    wishes = tuple(category for category in CATEGORIES if counts[category] == max(counts))
    names = tuple(ATTRACTIONS[voice] for voice in voices)
    return wishes, VoicesRevealed(names, tuple(ATTRACTIONS[wish] for wish in wishes))


class Migration(Turns):
    """What the people wish, where they go, and what they leave behind."""

    __slots__ = ()

    # The voice of the people (5.5) ------------------------------------------------------------

    def _reveal_voices(self, events: list[Event]) -> None:
        """The voice cards are turned up; then city after city is handled."""
        self.wishes, told = _wishes(tuple(self.voices))
        events.append(told)
        self.queue = tuple([city for seat in self.order() for city in self.cities[seat]])
        self.phase = MIGRATE

    # Migration (5.6) ---------------------------------------------------------------------------

    def losers(self, city: int, wish: int) -> list[int]:
        """The neighbours that lose a citizen to this city: weaker in the wish, and not empty (ruling 21)."""
        people = self.people
        strength = self.attraction(city, wish)
        if not strength:
            return []
        return [
            other
            for other in self.neighbours(city)
            if people[other] and self.attraction(other, wish) < strength
        ]

    def _migrate_next(self, events: list[Event]) -> None:
        """Each city in turn, oldest first (ruling 22). With two wishes the owner chooses, if it matters."""
        wish, *other_wish = self.wishes
        queue, reach = self.queue, self.reach
        foreign = [self.occupied & ~self.hexes_of_seat(seat) for seat in range(self.seats)]
        for handled, city in enumerate(queue):
            # Most cities have no neighbours at all.
            if not reach[city] & foreign[city // SLOTS]:
                continue
            losers = self.losers(city, wish)
            if other_wish and losers != self.losers(city, other_wish[0]):
                self.queue = queue[handled:]
                self.actors = TURNS[city // SLOTS]
                self.phase = WISHING
                return
            self._migrate(city, wish, losers, events)
        self._line_up_for_removal()

    def _migrate(self, city: int, wish: int, losers: list[int], events: list[Event]) -> None:
        """Nobody can decline (ruling 19); who finds the city full is gone all the same (ruling 18)."""
        if not losers:
            return
        strength = self.attraction(city, wish)
        for other in losers:
            self.people[other] -= 1
            joined = self.may_grow(city)
            if joined:
                self.people[city] += 1
            events.append(
                Migrated(
                    seat=city // SLOTS,
                    castle=HEXES[self.castles[city]],
                    attraction=strength,
                    seat_from=other // SLOTS,
                    castle_from=HEXES[self.castles[other]],
                    attraction_from=self.attraction(other, wish),
                    wish=ATTRACTIONS[wish],
                    joined=joined,
                )
            )

    def _legal_wishes(self, _seat: int) -> list[Action]:
        return [WISH[wish] for wish in self.wishes]

    def _why_not_wish(self, _seat: int, action: Wish) -> Refusal | None:
        if action.attraction in self.wishes:
            return None
        args: dict[str, str | int] = {"attraction": ATTRACTIONS[action.attraction]}
        return Refusal("lacitta-refusal-no-such-wish", RULE_MIGRATION, args)

    def _wish(self, seat: int, action: Wish, events: list[Event]) -> None:
        """One wish for each city, also one that brings nothing (ruling 23)."""
        city, wish = self.queue[0], action.attraction
        events.append(WishChosen(seat, HEXES[self.castles[city]], ATTRACTIONS[wish]))
        self._migrate(city, wish, self.losers(city, wish), events)
        self.queue = self.queue[1:]
        self.phase = MIGRATE

    # Giving up empty tiles (5.7) ---------------------------------------------------------------------------

    def tiles_too_many(self, city: int) -> int:
        """How many tiles have no citizen, however they are spread (rulings 24 and 45)."""
        return self.tiles[city].bit_count() - self.people[city]

    def _line_up_for_removal(self) -> None:
        self.queue = tuple([city for seat in self.order() for city in self.too_large(seat)])
        self.phase = CLEAR

    def too_large(self, seat: int) -> list[int]:
        """The cities of a player that have tiles without citizens."""
        people, tiles = self.people, self.tiles
        return [city for city in self.cities[seat] if tiles[city].bit_count() > people[city]]

    def removable(self, city: int) -> tuple[int, ...]:
        """The tiles on the outside: without one of them the others still hang together (ruling 25)."""
        return outside(self.roads, BIT[self.castles[city]], self.tiles[city])

    def _clear_next(self, events: list[Event]) -> None:
        """The owner chooses tile after tile; where all but the castle must go there is nothing to choose."""
        queue = self.queue
        for handled, city in enumerate(queue):
            people = self.people[city]
            kept = max(people, 1)
            while self.tiles[city].bit_count() > kept:
                outside = self.removable(city)
                if len(outside) > 1 and people > 1:
                    self.queue = queue[handled:]
                    self.actors = TURNS[city // SLOTS]
                    self.phase = REMOVING
                    return
                self._give_up(city, outside[-1], events)
            if not people:
                self._lose_city(city, events)
        self.queue = ()
        self.phase = FEED

    def _give_up(self, city: int, site: int, events: list[Event]) -> None:
        castle = HEXES[self.castles[city]]
        kind = self.take_tile(city, site)
        events.append(TileRemoved(city // SLOTS, TILE_NAMES[kind], HEXES[site], castle))

    def _lose_city(self, city: int, events: list[Event]) -> None:
        """The castle goes last, and back to its owner (rulings 30 and 46)."""
        castle = self.castles[city]
        self.take_tile(city, castle)
        events.append(CityLost(city // SLOTS, HEXES[castle]))

    def _legal_removals(self, _seat: int) -> list[Action]:
        return [REMOVE[site] for site in self.removable(self.queue[0])]

    def _why_not_remove(self, seat: int, action: Remove) -> Refusal | None:
        city, site = self.queue[0], action.hex
        if site in self.removable(city):
            return None
        args: dict[str, str | int] = {"space": HEXES[site], "space_from": HEXES[self.castles[city]]}
        if not self.hexes_of_seat(seat) >> site & 1:
            return Refusal("lacitta-refusal-not-your-building", RULE_REMOVAL, args)
        if not self.tiles[city] >> site & 1:
            return Refusal("lacitta-refusal-other-removal", RULE_REMOVAL, args)
        if site == self.castles[city]:
            return Refusal("lacitta-refusal-castle-last", RULE_REMOVAL, args)
        return Refusal("lacitta-refusal-inside", RULE_REMOVAL, args)

    def _remove(self, _seat: int, action: Remove, events: list[Event]) -> None:
        self._give_up(self.queue[0], action.hex, events)
        self.phase = CLEAR
