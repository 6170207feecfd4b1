"""Set-up (3.3): the map, the order, and the first cities."""

from __future__ import annotations

from pentapolis.games.antiquity.action_lists import FOUND_CITY
from pentapolis.games.antiquity.actions import FoundCity
from pentapolis.games.antiquity.box import Figures
from pentapolis.games.antiquity.components import BOX, EXPLORABLE, LAYOUTS, NOBODY
from pentapolis.games.antiquity.map.board import LaidTile, board_of
from pentapolis.games.antiquity.map.plane import BITS, HEXES, too_near
from pentapolis.games.antiquity.masks import mask_of
from pentapolis.games.antiquity.options import AntiquityOptions
from pentapolis.games.antiquity.realm import Realm
from pentapolis.games.antiquity.rules.flow import RULE_SETUP
from pentapolis.games.antiquity.rules.pollution import Pollution
from pentapolis.games.antiquity.state import FIRST_CITIES
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import TURNS
from pentapolis.kernel.messages import Refusal


class SettingUp(Pollution):
    """Everything that chance decides is drawn here."""

    __slots__ = ()

    def _set_up(self, figures: Figures, seats: int, seed: int, options: AntiquityOptions) -> None:
        """Draw the map, the tokens and the order; the last in order founds the first city."""
        self.figures = figures
        self.seats = seats
        self.options = options
        self._draw(Chance(seed))
        self._fill_supplies()
        self.realms = [Realm.new() for _ in range(seats)]
        for realm in self.realms:
            realm.university_silences = options.grave_on_university_silences_faculties
        self.owned = (1 << seats) - 1
        self.cut = self.polluted = self.revealed = self.stones = self.golds = 0
        self.cities = self.inns = self.fishery_hexes = self.covered_goods = 0
        self.ply = self.round = self.famine = self.executed = self.cathedrals = self.announced = 0
        self.food = self.luxury = self.paid = 0
        self.site_kind = self.site = self.last = NOBODY
        self.shown = self.trades = self.fulfilled = ()
        self.ending = ""
        self.phase = FIRST_CITIES
        self.turn = seats - 1
        self.waiting = ()
        self.actors = TURNS[self.turn_of]

    def _draw(self, chance: Chance) -> None:
        """The map, the faces of the tokens and the order of play, in which a starting player comes last."""
        self.board = board_of(self.seats, _drawn_tiles(self.seats, chance))
        faces = [*EXPLORABLE] * self.seats
        chance.shuffle(faces)
        self.faces = tuple(faces)
        self.tokens = mask_of(self.board.spaces)
        order = [*range(self.seats)]
        chance.shuffle(order)
        starter = self.options.starting_player
        if starter is not None:
            order.remove(starter)
            order.append(starter)
        self.order = tuple(order)
        self.chance = chance.state

    def _fill_supplies(self) -> None:
        """The pieces that are common to all."""
        self.carts = self.figures.cart_shops
        self.fountains = self.figures.fountains
        self.elements = self.figures.storage_elements
        self.fisheries = self.figures.fisheries

    # First cities ---------------------------------------------------------------------------

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

    def _why_not_first_city(self, _seat: int, action: FoundCity) -> Refusal | None:
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

    def _legal_first_cities(self, _seat: int) -> list[Action]:
        return [*FOUND_CITY.picked(self.first_sites())]


def _drawn_tiles(seats: int, chance: Chance) -> tuple[LaidTile, ...]:
    """For each place a tile from the bag, one of its faces, it or its twin, turned by chance (ruling 6)."""
    bag = [*BOX.tiles.slots]
    tiles = []
    for _ in LAYOUTS[seats].centres:
        faces = bag.pop(chance.randrange(len(bag)))
        face = faces[chance.randrange(len(faces))]
        tiles.append(LaidTile(face, bool(chance.randrange(2)), chance.randrange(6)))
    return tuple(tiles)
