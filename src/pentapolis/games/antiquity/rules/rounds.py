"""Set-up (3.3), all rise (5.1), order of play (5.3), victory check (5.10); the way from phase to phase."""

from __future__ import annotations

from pentapolis.games.antiquity.action_lists import FOUND_CITY
from pentapolis.games.antiquity.actions import FoundCity
from pentapolis.games.antiquity.box import Figures
from pentapolis.games.antiquity.components import BOX, EXPLORABLE, LAYOUTS, NOBODY
from pentapolis.games.antiquity.events.disasters import FamineRose
from pentapolis.games.antiquity.events.reveal import OrderSet
from pentapolis.games.antiquity.events.rounds import Ended, PhaseBegan, RoundBegan
from pentapolis.games.antiquity.map.board import LaidTile, board_of
from pentapolis.games.antiquity.map.plane import BITS, HEXES, too_near
from pentapolis.games.antiquity.masks import mask_of
from pentapolis.games.antiquity.options import AntiquityOptions
from pentapolis.games.antiquity.realm import Realm
from pentapolis.games.antiquity.rules.disasters import Disasters
from pentapolis.games.antiquity.rules.flow import RULE_COUNTRY, RULE_SETUP
from pentapolis.games.antiquity.scoring import (
    ENDING_DRAW,
    ENDING_RUIN,
    ENDING_SURVIVOR,
    clean_hexes,
    fulfilled_seats,
    ranking_of,
    saintly_ending,
)
from pentapolis.games.antiquity.state import (
    CITY_BUILDING,
    COUNTRY,
    EXPLORATION,
    FAMINE,
    FIRST_CITIES,
    HARVEST,
    OVER,
    PHASE_NUMBERS,
    POLLUTION,
    STORING,
)
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import NOBODY as NO_ACTORS
from pentapolis.kernel.game import TURNS
from pentapolis.kernel.messages import Refusal


class Rounds(Disasters):
    """A game from its first city to its end."""

    __slots__ = ()

    # Set-up (3.3) ---------------------------------------------------------------------------

    def _set_up(self, figures: Figures, seats: int, seed: int, options: AntiquityOptions) -> None:
        """Draw the map, the tokens and the order; the last in order founds the first city."""
        chance = Chance(seed)
        self.figures = figures
        self.seats = seats
        self.options = options
        self.ply = self.round = self.famine = self.executed = self.cathedrals = 0
        self.board = board_of(seats, _drawn_tiles(seats, chance))
        faces = [*EXPLORABLE] * seats
        chance.shuffle(faces)
        self.faces = tuple(faces)
        self.tokens = mask_of(self.board.spaces)
        order = [*range(seats)]
        chance.shuffle(order)
        if options.starting_player is not None:
            order.remove(options.starting_player)
            order.append(options.starting_player)
        self.order = tuple(order)
        self.chance = chance.state
        self.cut = self.polluted = self.revealed = self.stones = self.golds = 0
        self.cities = self.inns = self.fishery_hexes = self.covered_goods = 0
        self.carts, self.fountains = figures.cart_shops, figures.fountains
        self.elements, self.fisheries = figures.storage_elements, figures.fisheries
        self.realms = [Realm.new() for _ in range(seats)]
        self.owned = (1 << seats) - 1
        self.shown = self.trades = self.fulfilled = ()
        self.ending = ""
        self.due = self.markers = self.at = self.taken = self.food = self.luxury = self.paid = 0
        self.site_kind = self.site = self.last = NOBODY
        self.phase = FIRST_CITIES
        self.turn = seats - 1
        self.actors = TURNS[self.turn_of]

    def first_sites(self) -> int:
        """The centres for the next first city: on a start tile without one, any terrain (rulings 16, 17)."""
        sites = 0
        for start in self.board.start_sites:
            taken = any(start >> centre & 1 for realm in self.realms for centre in realm.centres)
            if not (taken and self.options.one_first_city_per_start_tile):
                sites |= start
        if not self.options.one_first_city_per_start_tile:
            for realm in self.realms:
                for centre in realm.centres:
                    sites &= ~too_near(centre)
        return sites

    def _why_not_first_city(self, action: FoundCity) -> Refusal | None:
        if self.first_sites() >> BITS[action.hex] & 1:
            return None
        return Refusal("antiquity-refusal-first-city", RULE_SETUP, {"space": HEXES[action.hex]})

    def _found_first_city(self, seat: int, action: FoundCity) -> list[Event]:
        events = self._add_city(seat, BITS[action.hex], {})
        if self.turn:
            self.turn -= 1
            self.actors = TURNS[self.turn_of]
            return events
        return self._begin_round(events)

    def _legal_first_cities(self) -> list[Action]:
        return [*FOUND_CITY.picked(self.first_sites())]

    # All rise (5.1) ---------------------------------------------------------------------------

    def _begin_round(self, events: list[Event]) -> list[Event]:
        """The men in the cities get up, those in the country stay; what counts once a round begins anew."""
        self.round += 1
        self.cathedrals = 0
        for seat in self.order:
            realm = self.changing(seat)
            realm.manned = 0
            realm.men = realm.people() - len(realm.country)
            realm.clear_round()
        events.append(RoundBegan(self.round, self.famine))
        self._begin_plans()
        events.append(PhaseBegan(PHASE_NUMBERS[CITY_BUILDING]))
        return events

    # From phase to phase (4.1) ---------------------------------------------------------------------------

    def _begin_turn(self, seat: int, events: list[Event]) -> bool:
        phase = self.phase
        if phase == HARVEST:
            return self._begin_harvest(seat, events)
        if phase == COUNTRY:
            return self._has_country_choice(seat)
        if phase == STORING:
            return self._begin_storing(seat, events)
        if phase == EXPLORATION:
            return self.explorable(seat) != 0
        if phase == FAMINE:
            return self._begin_famine(seat, events)
        return self._begin_pollution(seat, events)

    def _end_phase(self, events: list[Event]) -> None:
        phase = self.phase
        if phase == CITY_BUILDING:
            events.append(self._set_order())
            self._begin_phase(COUNTRY, events)
        elif phase == COUNTRY:
            self._begin_phase(STORING, events)
        elif phase == STORING:
            self._begin_phase(HARVEST, events)
            self._receive_fish(events)
        elif phase == HARVEST:
            self._spoil(events)
            self._begin_phase(EXPLORATION, events)
        elif phase == EXPLORATION:
            if self.options.beginners:
                self._check_victory(events)
            else:
                self._begin_phase(FAMINE, events)
        elif phase == FAMINE:
            if not self._end_if_survived(events):
                self.famine += self.figures.famine_per_round
                events.append(FamineRose(self.famine))
                self._begin_phase(POLLUTION, events)
        elif not self._end_if_survived(events):
            self._check_victory(events)

    def _begin_phase(self, phase: int, events: list[Event]) -> None:
        self.phase = phase
        self.turn = 0
        events.append(PhaseBegan(PHASE_NUMBERS[phase]))

    # Order of play (5.3) ---------------------------------------------------------------------------

    def _set_order(self) -> OrderSet:
        """Fewest men on cart shops and explorer first; ties stay as they were."""
        order = sorted(self.order, key=lambda seat: self.realms[seat].runners())
        self.order = tuple(order)
        return OrderSet(self.order, tuple(self.realms[seat].runners() for seat in order))

    # Resigning, and the last survivor (ruling 24) ---------------------------------------------------------

    def _why_not_resign(self) -> Refusal | None:
        if self.phase != COUNTRY:
            return self._wrong_phase(RULE_COUNTRY)
        if self.site != NOBODY:
            return self._why_no_turn()
        return None if self.options.resignation else Refusal("antiquity-refusal-resign", RULE_COUNTRY)

    def _resign(self, seat: int) -> list[Event]:
        events: list[Event] = []
        self._eliminate(seat, "resigned", events)
        if self._end_if_survived(events):
            return events
        return self._go_on(events)

    def _end_if_survived(self, events: list[Event]) -> bool:
        """Those who are out leave the order; a single survivor wins, without one nobody does."""
        self.order = tuple(self._survivors())
        if len(self.order) > 1:
            return False
        self._end_game(ENDING_SURVIVOR if self.order else ENDING_RUIN, self.order, events)
        return True

    # Victory check (5.10) ---------------------------------------------------------------------------

    def _check_victory(self, events: list[Event]) -> None:
        fulfilled = fulfilled_seats(self)
        if fulfilled:
            self._end_game(saintly_ending(self, fulfilled), fulfilled, events)
        elif self.round >= self.figures.rounds:
            self._end_game(ENDING_DRAW, (), events)
        else:
            self._begin_round(events)

    def _end_game(self, ending: str, fulfilled: tuple[int, ...], events: list[Event]) -> None:
        self.phase = OVER
        self.turn = 0
        self.actors = NO_ACTORS
        self.ending = ending
        self.fulfilled = fulfilled
        clean = tuple(clean_hexes(self, seat) for seat in fulfilled)
        events.append(Ended(ending, ranking_of(self), self.round, fulfilled, clean))


def _drawn_tiles(seats: int, chance: Chance) -> tuple[LaidTile, ...]:
    """For each place a tile from the bag, one of its faces, it or its twin, turned by chance (ruling 6)."""
    bag = [*BOX.tiles.slots]
    tiles = []
    for _ in LAYOUTS[seats].centres:
        faces = bag.pop(chance.randrange(len(bag)))
        face = faces[chance.randrange(len(faces))]
        tiles.append(LaidTile(face, bool(chance.randrange(2)), chance.randrange(6)))
    return tuple(tiles)
