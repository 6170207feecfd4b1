"""Set-up (3): cards, players, landscapes, and the beginners' castles."""

from __future__ import annotations

from functools import cache

from pentapolis.games.lacitta.board import Land, hexes_of, land_of, roads_for
from pentapolis.games.lacitta.box import Setup
from pentapolis.games.lacitta.components import (
    AREAS_BESIDE,
    BOX,
    CARDS,
    CATEGORIES,
    LANDSCAPE_OF_SYMBOL,
    MOUNTAIN,
    WATER,
    setup_for,
)
from pentapolis.games.lacitta.options import LaCittaOptions
from pentapolis.games.lacitta.rules.feeding import Feeding
from pentapolis.games.lacitta.state import EMPTY, NEXT_YEAR, PLACING
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.game import TURNS

_COUNTS = tuple(card.count for card in BOX.cards)
_DECK = tuple(number for number, count in enumerate(_COUNTS) for _ in range(count))
_VOICE_CARDS = tuple(
    category for category in CATEGORIES for _ in range(BOX.attractions[category].voice_cards)
)


@cache
def _printed_land(setup: Setup) -> Land:
    """The landscape of a beginners' set-up, kept because games are started by the thousand."""
    symbols = " ".join(setup.landscapes).split()
    return land_of(tuple(LANDSCAPE_OF_SYMBOL[symbol] for symbol in symbols))


class SettingUp(Feeding):
    """How a game begins; placing castles is in `years`."""

    __slots__ = ()

    # Set-up (3) ---------------------------------------------------------------------------

    def _set_up(self, seats: int, seed: int, options: LaCittaOptions) -> None:
        """Shuffle the cards, hand out gold and castles, lay the landscapes."""
        chance = Chance(seed)
        self.seats = seats
        self.options = options
        self.roads = roads_for(seats)
        self.ply = self.year = self.turn = 0
        drawn_player = chance.randrange(seats)
        chosen = options.starting_player
        self.starting_player = drawn_player if chosen is None else chosen
        self.start_player = self.starting_player
        self.actors = TURNS[self.starting_player]
        self.card = self.slot = self.price = self.site = EMPTY
        self.left = self.feeding = self.victims = 0
        self.queue = self.wishes = ()
        self.history = ()
        self.room = self.market_room = self.founding = self.playable = 0
        self.clear_board()
        self._set_up_players()
        self._set_up_cards(chance)
        if options.setup == "beginner":
            self._set_up_for_beginners()
        else:
            self._shuffle_landscapes(chance)
        self.chance = chance.state

    def _set_up_players(self) -> None:
        seats = self.seats
        self.gold = [BOX.start.gold] * seats
        self.action_cards = [BOX.start.action_cards] * seats
        self.founded = [False] * seats
        self.hungry = [False] * seats
        self.looked = [0] * seats
        self.used = [()] * seats
        self.passes = [0] * seats

    def _set_up_cards(self, chance: Chance) -> None:
        """Seven politics cards are displayed; all others, and the voices, lie face down."""
        deck = [*_DECK]
        self.shuffled_unseen = _COUNTS
        self.shuffled_known = (0,) * len(CARDS)
        chance.shuffle(deck)
        self.deck = deck
        self.display = tuple([deck.pop() for _ in range(BOX.start.display)])
        self.discard = [0] * len(CARDS)
        self.buried = []
        self.facedown = []
        self.buried_old = self.facedown_old = 0
        self.voice_pile = [*_VOICE_CARDS]
        chance.shuffle(self.voice_pile)
        self.voices = []
        self.voices_gone = [0] * len(CATEGORIES)

    def _set_up_for_beginners(self) -> None:
        """The landscape and the castles as they are printed."""
        setup = setup_for(self.seats)
        self.land = _printed_land(setup)
        for seat, castles in enumerate(setup.castles):
            for castle in castles:
                self.add_city(seat, castle - 1, BOX.start.citizens)
        self.phase = NEXT_YEAR

    def _shuffle_landscapes(self, chance: Chance) -> None:
        """Landscapes at random; then the players place their castles."""
        tiles = [number for number, landscape in enumerate(BOX.landscapes) for _ in range(landscape.count)]
        chance.shuffle(tiles)
        while self.options.balanced_shuffle and not self._is_balanced(tiles):
            chance.shuffle(tiles)
        self.land = land_of(tuple(tiles))
        self.phase = PLACING

    def _is_balanced(self, landscapes: list[int]) -> bool:
        """Enough water and mountains in reach, and no hex between two mountains (3.5)."""
        borders = [0] * len(landscapes)
        for site in hexes_of(self.roads.usable):
            beside = AREAS_BESIDE[site]
            if [landscapes[area] for area in beside].count(MOUNTAIN) > 1:
                return False
            for area in beside:
                borders[area] += 1
        wide = [
            kind for kind, hexes in zip(landscapes, borders, strict=True) if hexes >= BOX.balance.border_hexes
        ]
        return wide.count(WATER) >= BOX.balance.waters and wide.count(MOUNTAIN) >= BOX.balance.mountains
