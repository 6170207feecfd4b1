"""Set-up (3): cards, players, landscapes, and the beginners' castles."""

from __future__ import annotations

from functools import cache

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
from pentapolis.games.lacitta.components.board import ROADS, Land, hexes_of, land_of
from pentapolis.games.lacitta.rules.cities import add_city, clear_board
from pentapolis.games.lacitta.rules.years import reset_players
from pentapolis.games.lacitta.state import NEXT_YEAR, PLACING, Position
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.state import TURNS

_COUNTS = tuple(card.count for card in BOX.cards)
_DECK = tuple(number for number, count in enumerate(_COUNTS) for _ in range(count))
_VOICE_CARDS = tuple(
    category for category in CATEGORIES for _ in range(BOX.attractions[category].voice_cards)
)


def set_up(position: Position, seed: int) -> None:
    """Shuffle the cards, hand out gold and castles, lay the landscapes."""
    seats, options = position.seats, position.options
    chance = Chance(seed)
    position.year = position.turn = 0
    drawn_player = chance.randrange(seats)
    chosen = options.starting_player
    position.starting_player = drawn_player if chosen is None else chosen
    position.start_player = position.starting_player
    position.actors = TURNS[position.starting_player]
    position.card = position.slot = position.price = position.site = EMPTY
    position.left = position.feeding = position.victims = 0
    position.queue = position.wishes = ()
    position.history = ()
    position.room = position.market_room = position.founding = position.playable = 0
    clear_board(position)
    reset_players(position)
    position.gold = [BOX.start.gold] * seats
    position.hungry = 0
    _set_up_cards(position, chance)
    if options.setup == "beginner":
        _set_up_for_beginners(position)
    else:
        _shuffle_landscapes(position, chance)
    position.chance = chance.state


def _set_up_cards(position: Position, chance: Chance) -> None:
    """Seven politics cards are displayed; all others, and the voices, lie face down."""
    deck = [*_DECK]
    position.shuffled_unseen = _COUNTS
    position.shuffled_known = (0,) * len(CARDS)
    chance.shuffle(deck)
    position.deck = deck
    position.display = tuple([deck.pop() for _ in range(BOX.start.display)])
    position.discard = (0,) * len(CARDS)
    position.buried = ()
    position.facedown = []
    position.buried_old = position.facedown_old = 0
    voices = [*_VOICE_CARDS]
    chance.shuffle(voices)
    position.voice_pile = tuple(voices)
    position.voices = ()
    position.voices_gone = (0,) * len(CATEGORIES)


# The beginners' set-up ---------------------------------------------------------------------------


@cache
def _printed_land(setup: Setup) -> Land:
    """Return the landscape of a beginners' set-up, kept because games are started by the thousand."""
    symbols = " ".join(setup.landscapes).split()
    return land_of(tuple(LANDSCAPE_OF_SYMBOL[symbol] for symbol in symbols))


def _set_up_for_beginners(position: Position) -> None:
    """The landscape and the castles as they are printed."""
    setup = setup_for(position.seats)
    position.land = _printed_land(setup)
    for seat, castles in enumerate(setup.castles):
        for castle in castles:
            add_city(position, seat, castle - 1, BOX.start.citizens)
    position.phase = NEXT_YEAR


# The advanced set-up ---------------------------------------------------------------------------


def _shuffle_landscapes(position: Position, chance: Chance) -> None:
    """Landscapes at random; then the players place their castles."""
    tiles = [number for number, landscape in enumerate(BOX.landscapes) for _ in range(landscape.count)]
    chance.shuffle(tiles)
    while position.options.balanced_shuffle and not _is_balanced(position.seats, tiles):
        chance.shuffle(tiles)
    position.land = land_of(tuple(tiles))
    position.phase = PLACING


def _is_balanced(seats: int, landscapes: list[int]) -> bool:
    """Enough water and mountains in reach, and no hex between two mountains (3.5)."""
    borders = [0] * len(landscapes)
    for site in hexes_of(ROADS[seats].usable):
        beside = AREAS_BESIDE[site]
        if [landscapes[area] for area in beside].count(MOUNTAIN) > 1:
            return False
        for area in beside:
            borders[area] += 1
    wide = [
        kind for kind, hexes in zip(landscapes, borders, strict=True) if hexes >= BOX.balance.border_hexes
    ]
    return wide.count(WATER) >= BOX.balance.waters and wide.count(MOUNTAIN) >= BOX.balance.mountains
