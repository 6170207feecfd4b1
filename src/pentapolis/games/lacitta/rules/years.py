"""The advanced set-up (3.4), and how a year begins (phases 1 to 4) and ends (5.10)."""

from __future__ import annotations

from pentapolis.games.lacitta.actions import PLACE_CASTLE, PlaceCastle
from pentapolis.games.lacitta.board import BIT, hexes_of
from pentapolis.games.lacitta.cities import SMALLEST_LIMIT, Cities
from pentapolis.games.lacitta.components import ATTRACTIONS, BOX, HEXES, VOICES, YEARS
from pentapolis.games.lacitta.events import CastlePlaced, Grown, Income, YearBegan, YearEnded
from pentapolis.games.lacitta.scoring import ended, points_of
from pentapolis.games.lacitta.state import (
    EMPTY,
    NEXT_CASTLE,
    NEXT_TURN,
    NEXT_YEAR,
    OVER,
    PLACING,
    REFRESHING,
)
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import NOBODY, TURNS
from pentapolis.kernel.messages import Refusal

RULE_SETUP = "lacitta.3.4"

_GROWTH = BOX.year.growth


class Years(Cities):
    """Castles before the first year; what happens by itself when a year begins and ends."""

    __slots__ = ()

    # Advanced set-up (3.4) ---------------------------------------------------------------------------

    def placer(self, turn: int) -> int:
        """Who places the castle of this number: once around counter-clockwise, then back (ruling 7)."""
        steps = turn if turn < self.seats else 2 * self.seats - 1 - turn
        return (self.starting_player - steps) % self.seats

    def _legal_castles(self, _seat: int) -> list[Action]:
        return [PLACE_CASTLE[site] for site in hexes_of(self.roads.usable & ~self.crowded)]

    def _why_not_place(self, _seat: int, action: PlaceCastle) -> Refusal | None:
        return self._why_no_castle(action.hex, RULE_SETUP)

    def _why_no_castle(self, site: int, rule: str) -> Refusal | None:
        """Every castle needs three free hexes between itself and all other cities."""
        bit = BIT[site]
        if not bit & self.roads.usable:
            return Refusal("lacitta-refusal-taboo", rule, {"space": HEXES[site], "seats": self.seats})
        if bit & self.occupied:
            return Refusal("lacitta-refusal-taken", rule, {"space": HEXES[site]})
        if bit & self.crowded:
            args: dict[str, str | int] = {"space": HEXES[site], "free": BOX.distance.new_castle}
            return Refusal("lacitta-refusal-castle-near", rule, args)
        return None

    def _place(self, seat: int, action: PlaceCastle, events: list[Event]) -> None:
        self.add_city(seat, action.hex, BOX.start.citizens)
        events.append(CastlePlaced(seat, HEXES[action.hex], self.land.food[action.hex]))
        self.phase = NEXT_CASTLE

    def _next_castle(self, _events: list[Event]) -> None:
        """The last one of all is placed by whoever placed the first; the year begins to their left."""
        self.turn += 1
        if self.turn < BOX.start.castles_placed * self.seats:
            self.actors = TURNS[self.placer(self.turn)]
            self.phase = PLACING
        else:
            self.start_player = (self.starting_player + 1) % self.seats
            self.phase = NEXT_YEAR

    # Phases 1 to 4 ---------------------------------------------------------------------------

    def _begin_year(self, events: list[Event]) -> None:
        """The next start player, four voice cards, gold from quarries, a citizen for every city."""
        if self.year:
            self.start_player = (self.start_player + 1) % self.seats
        self.year += 1
        self.voices = [self.voice_pile.pop() for _ in range(VOICES)]
        events.append(YearBegan(self.year, self.start_player, ATTRACTIONS[self.voices[0]]))
        order = self.order()
        for seat in order:
            self._take_income(seat, events)
        for seat in order:
            self._grow(seat, events)
        self.turn = -1
        self.phase = NEXT_TURN
        if self.options.moving_display and self.year > 1 and self.display[0] != EMPTY:
            self.actors = TURNS[self.start_player]
            self.phase = REFRESHING

    def _take_income(self, seat: int, events: list[Event]) -> None:
        land_gold = self.land.gold
        yielding = [site for site in self.quarries_of(seat) if land_gold[site]]
        if yielding:
            due = sum([land_gold[site] for site in yielding])
            events.append(Income(seat, self.pay_out(seat, due), tuple([HEXES[site] for site in yielding])))

    def may_grow(self, city: int) -> bool:
        """Is there room for another citizen? Small cities always have it, whatever they have built."""
        people = self.people[city]
        return people < SMALLEST_LIMIT or people < self.limit(city)

    def _grow(self, seat: int, events: list[Event]) -> None:
        """Growth is no choice (ruling 35); it stops where the supply ends (ruling 28)."""
        grown, full = [], []
        people, castles, unlimited = self.people, self.castles, self.options.citizens_unlimited
        for city in self.cities[seat]:
            if self.may_grow(city) and (unlimited or self.citizens_left() > 0):
                people[city] += _GROWTH
                grown.append(HEXES[castles[city]])
            else:
                full.append(HEXES[castles[city]])
        if grown or full:
            events.append(Grown(seat, tuple(grown), tuple(full)))

    # End of the year (5.10) ---------------------------------------------------------------------------

    def _end_year(self, events: list[Event]) -> None:
        points = tuple(points_of(self, seat) for seat in range(self.seats))
        self.history = (*self.history, points)
        events.append(YearEnded(self.year, points))
        if self.year == YEARS:
            self.phase = OVER
            self.actors = NOBODY
            events.append(ended(self))
            return
        self._clean_up()
        self.phase = NEXT_YEAR

    def _clean_up(self) -> None:
        """Cards are discarded or turned back, coloured citizens come home; the display stays."""
        for voice in self.voices:
            self.voices_gone[voice] += 1
        self.voices = []
        self.wishes = ()
        for cards in self.used:
            for card in cards:
                self.discard[card] += 1
        buried, facedown = self.buried, self.facedown
        old = buried[: self.buried_old] + facedown[: self.facedown_old]
        self.buried = old + buried[self.buried_old :] + facedown[self.facedown_old :]
        self.buried_old = len(old)
        self.facedown = []
        self.facedown_old = 0
        seats = self.seats
        self.used = [()] * seats
        self.passes = [0] * seats
        self.looked = [0] * seats
        self.figures = [()] * seats
        self.founded = [False] * seats
        self.action_cards = [BOX.start.action_cards] * seats
        self.feeding = 0
        self.site = EMPTY
