"""A position of La Città as plain data: copy and dump. `snapshot.py` reads it back."""

from __future__ import annotations

from typing import ClassVar, Self

from pentapolis.games.lacitta.board import BIT, Land, Roads, hexes_of
from pentapolis.games.lacitta.components import (
    AREAS,
    ATTRACTIONS,
    BOX,
    CARDS,
    CASTLE,
    HEXES,
    LANDSCAPES,
    PLAYED_BOX,
    PRICES,
    TILE_NAMES,
)
from pentapolis.games.lacitta.options import LaCittaOptions
from pentapolis.games.lacitta.view_types import PhaseName, PurposeName
from pentapolis.kernel.game import State
from pentapolis.kernel.plain import Snapshot

RULES_VERSION = 2
EMPTY = -1
"""Stands for no hex, no card, no price and nobody."""

PHASES: tuple[PhaseName, ...] = (
    "castle",
    "refresh",
    "turn",
    "send",
    "build",
    "pay",
    "cheer",
    "welcome",
    "harvest",
    "look",
    "wish",
    "remove",
    "starve",
    "over",
)
(
    PLACING,
    REFRESHING,
    TURN,
    SENDING,
    BUILDING,
    PAYING,
    CHEERING,
    WELCOMING,
    HARVESTING,
    LOOKING,
    WISHING,
    REMOVING,
    STARVING,
    OVER,
) = range(len(PHASES))
"""What is to be decided, named after the action, or which card to play; nothing any more."""

NEXT_CASTLE, NEXT_YEAR, NEXT_TURN, VOTE, MIGRATE, CLEAR, FEED, YEAR_END = range(OVER + 1, OVER + 9)
"""What goes on by itself; between two actions no position is in one of these phases."""

SLOTS = BOX.start.castles
"""City number `SLOTS * seat + n` belongs to that seat; numbers are used again when a city is gone."""

PURPOSES: tuple[PurposeName, ...] = ("culture", "knowledge", "health", "harvest")
HARVEST_FIGURE = len(ATTRACTIONS)
"""A coloured citizen is a number: `len(PURPOSES) * hex + purpose`."""


class Position(State):
    """The table: cities, cards, gold. `rules` has what happens on it.

    Secret are the order of `deck` and `voice_pile`, `facedown` and `buried`, `chance`, and of the voices on
    circles 1 to 3 those that a seat has not looked at, until they are turned up.
    """

    __slots__ = (
        "action_cards",
        "actors",
        "arches",
        "built",
        "buried",
        "buried_old",
        "card",
        "castles",
        "chance",
        "cities",
        "contested",
        "crowded",
        "deck",
        "discard",
        "display",
        "facedown",
        "facedown_old",
        "feeding",
        "figures",
        "food",
        "founded",
        "founding",
        "gold",
        "history",
        "hungry",
        "land",
        "left",
        "looked",
        "market_room",
        "near",
        "occupied",
        "options",
        "passes",
        "people",
        "phase",
        "playable",
        "ply",
        "pools",
        "price",
        "queue",
        "reach",
        "roads",
        "room",
        "seats",
        "shuffled_known",
        "shuffled_unseen",
        "site",
        "slot",
        "start_player",
        "starting_player",
        "tiles",
        "touched",
        "turn",
        "used",
        "victims",
        "voice_pile",
        "voices",
        "voices_gone",
        "wishes",
        "year",
    )

    key: ClassVar[str] = "lacitta"

    seats: int
    options: LaCittaOptions
    roads: Roads
    land: Land
    starting_player: int
    """The seat that began: with the first castle, or as the first start player."""
    chance: int
    ply: int
    actors: tuple[int, ...]

    # The year
    year: int
    """From 1; 0 while castles are placed."""
    start_player: int
    turn: int
    """Castles placed, or cards played this year by all players together."""
    phase: int
    card: int
    """The politics card that is being carried out."""
    slot: int
    """Where in the display it lay."""
    price: int
    """What is paid for it, as an index of `PRICES`."""
    left: int
    """The coloured citizens that are still to be placed."""
    site: int
    """The hex of the city that is being founded, or of the card's first coloured citizen."""
    queue: tuple[int, ...]
    """The cities that are still to be handled in migration, or to lose tiles."""
    feeding: int
    """How many players have come to be fed this year."""
    victims: int
    """The citizens that must still starve."""
    wishes: tuple[int, ...]
    """What the people want, once the voices are turned up."""
    history: tuple[tuple[int, ...], ...]
    """Everybody's points at the end of each year."""

    # Cards
    display: tuple[int, ...]
    deck: list[int]
    """The last one lies on top."""
    discard: list[int]
    """How many of each card lie in the discard pile, of those that everybody has seen."""
    buried: list[int]
    """Those in the discard pile that nobody has seen."""
    facedown: list[int]
    """Those drawn unseen this year, in front of the players."""
    buried_old: int
    facedown_old: int
    """How many of them, the first ones, had been drawn before the deck was last shuffled."""
    shuffled_known: tuple[int, ...]
    shuffled_unseen: tuple[int, ...]
    """When the deck was last shuffled: the seen cards in it, and all cards that nobody had seen."""
    voices: list[int]
    voice_pile: list[int]
    voices_gone: list[int]

    # What each seat has
    gold: list[int]
    action_cards: list[int]
    founded: list[bool]
    hungry: list[bool]
    """Who lost a citizen to famine and has not been penalised for it."""
    looked: list[int]
    """The circles whose cards a seat has looked at this year, as a bit set."""
    used: list[tuple[int, ...]]
    """The politics cards played this year."""
    passes: list[int]
    """How many cards were drawn unseen this year."""
    figures: list[tuple[int, ...]]
    """The coloured citizens on the board."""
    cities: list[tuple[int, ...]]
    """The numbers of a seat's cities, the oldest first."""

    # What each city has
    castles: list[int]
    tiles: list[int]
    people: list[int]

    built: list[int]
    """For each kind of building, and for castles, the hexes where it stands."""

    # What follows from the above, kept up to date for speed
    arches: list[int]
    """For each city the arches of its buildings, packed."""
    near: list[int]
    """For each city the hexes beside its tiles."""
    reach: list[int]
    """For each city the hexes within which neighbours stand and no castle can be founded."""
    occupied: int
    touched: int
    """All hexes beside tiles."""
    contested: int
    """Those beside tiles of more than one city."""
    crowded: int
    """Those where no castle can be founded."""
    pools: list[int]
    """The tiles left of each supply."""
    food: list[int]
    """What each seat's castles and farms yield."""
    room: int
    """Where the seat whose turn it is can build with a spare citizen."""
    market_room: int
    """Where it can build a market."""
    founding: int
    """Where it can found a city."""
    playable: int
    """The cards of the display that it can carry out, as a bit set."""

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.seats = self.seats
        new.options = self.options
        new.roads = self.roads
        new.land = self.land
        new.starting_player = self.starting_player
        new.chance = self.chance
        new.ply = self.ply
        new.actors = self.actors
        new.year = self.year
        new.start_player = self.start_player
        new.turn = self.turn
        new.phase = self.phase
        new.card = self.card
        new.slot = self.slot
        new.price = self.price
        new.left = self.left
        new.site = self.site
        new.queue = self.queue
        new.feeding = self.feeding
        new.victims = self.victims
        new.wishes = self.wishes
        new.history = self.history
        new.display = self.display
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.buried = self.buried[:]
        new.facedown = self.facedown[:]
        new.buried_old = self.buried_old
        new.facedown_old = self.facedown_old
        new.shuffled_known = self.shuffled_known
        new.shuffled_unseen = self.shuffled_unseen
        new.voices = self.voices[:]
        new.voice_pile = self.voice_pile[:]
        new.voices_gone = self.voices_gone[:]
        new.gold = self.gold[:]
        new.action_cards = self.action_cards[:]
        new.founded = self.founded[:]
        new.hungry = self.hungry[:]
        new.looked = self.looked[:]
        new.used = self.used[:]
        new.passes = self.passes[:]
        new.figures = self.figures[:]
        new.cities = self.cities[:]
        new.castles = self.castles[:]
        new.tiles = self.tiles[:]
        new.people = self.people[:]
        new.built = self.built[:]
        new.arches = self.arches[:]
        new.near = self.near[:]
        new.reach = self.reach[:]
        new.occupied = self.occupied
        new.touched = self.touched
        new.contested = self.contested
        new.crowded = self.crowded
        new.pools = self.pools[:]
        new.food = self.food[:]
        new.room = self.room
        new.market_room = self.market_room
        new.founding = self.founding
        new.playable = self.playable
        return new

    @property
    def turn_of(self) -> int:
        """The seat whose card is played or whose city is handled; the last one when the game is over."""
        if self.actors:
            return self.actors[0]
        return (self.start_player - 1) % self.seats

    def dump(self) -> Snapshot:
        return {
            "game": self.key,
            "rules": RULES_VERSION,
            **PLAYED_BOX.mark(),
            "seats": self.seats,
            "options": self.options.dump(),
            "starting_player": self.starting_player,
            "chance": self.chance,
            "ply": self.ply,
            "year": self.year,
            "start_player": self.start_player,
            "turn": {
                "number": self.turn,
                "seat": self.turn_of,
                "phase": PHASES[self.phase],
                "card": _named(self.card, CARDS),
                "slot": None if self.slot == EMPTY else self.slot,
                "price": None if self.price == EMPTY else PRICES[self.price],
                "left": self.left,
                "site": _named(self.site, HEXES),
                "queue": [HEXES[self.castles[city]] for city in self.queue],
                "feeding": self.feeding,
                "victims": self.victims,
                "wishes": [ATTRACTIONS[wish] for wish in self.wishes],
            },
            "history": [list(points) for points in self.history],
            "landscapes": {
                area: LANDSCAPES[kind] for area, kind in zip(AREAS, self.land.landscapes, strict=True)
            },
            "display": [_named(card, CARDS) for card in self.display],
            "deck": [CARDS[card] for card in self.deck],
            "discard": {name: number for name, number in zip(CARDS, self.discard, strict=True) if number},
            "buried": [CARDS[card] for card in self.buried],
            "buried_old": self.buried_old,
            "facedown": [CARDS[card] for card in self.facedown],
            "facedown_old": self.facedown_old,
            "shuffled_known": list(self.shuffled_known),
            "shuffled_unseen": list(self.shuffled_unseen),
            "voices": [ATTRACTIONS[voice] for voice in self.voices],
            "voice_pile": [ATTRACTIONS[voice] for voice in self.voice_pile],
            "voices_gone": list(self.voices_gone),
            "players": [self._dump_player(seat) for seat in range(self.seats)],
        }

    def _dump_player(self, seat: int) -> Snapshot:
        return {
            "gold": self.gold[seat],
            "action_cards": self.action_cards[seat],
            "founded": self.founded[seat],
            "hungry": self.hungry[seat],
            "looked": [circle for circle in range(len(self.voices)) if self.looked[seat] >> circle & 1],
            "used": [CARDS[card] for card in self.used[seat]],
            "passes": self.passes[seat],
            "figures": [
                {"hex": HEXES[figure // len(PURPOSES)], "purpose": PURPOSES[figure % len(PURPOSES)]}
                for figure in self.figures[seat]
            ],
            "cities": [
                {
                    "castle": HEXES[self.castles[city]],
                    "people": self.people[city],
                    "buildings": {
                        HEXES[site]: TILE_NAMES[self.tile_at(site)]
                        for site in hexes_of(self.tiles[city] & ~BIT[self.castles[city]])
                    },
                }
                for city in self.cities[seat]
            ],
        }

    def tile_at(self, site: int) -> int:
        """The kind of building on an occupied hex; `CASTLE` for a castle."""
        for kind, mask in enumerate(self.built):
            if mask >> site & 1:
                return kind
        return CASTLE


def _named(number: int, names: tuple[str, ...]) -> str | None:
    return None if number == EMPTY else names[number]
