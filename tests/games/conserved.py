"""What may never get lost or multiply in each game: how many there are of each piece, always the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from pentapolis.games.attika.components import unpacked
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.state import DRAWING, TILE, turn_of
from pentapolis.games.lacitta.components import BOX, POOL_OF
from pentapolis.games.lacitta.components import KINDS as BUILDING_KINDS
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.cities import castles_left, figures_left
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.forms import EMPTY as NO_BUILDING
from pentapolis.kernel.state import State
from tests.games.antiquity.census import antiquity_census
from tests.games.pillars.census import pillars_census

Census = Counter[str]


def palatinus_census(state: State) -> Census:
    """Tiles, laurels, and each seat's inhabitants by kind, on the board and in the stock."""
    assert isinstance(state, Palatinus)
    census: Census = Counter()
    for hill in [*state.pile, *state.slots]:
        if hill != EMPTY:
            census[f"tile {hill}"] += 1
    for seat, stock in enumerate(state.stocks):
        for kind, number in enumerate(stock):
            census[f"seat {seat} kind {kind}"] += number
    for owner, kind in zip(state.owners, state.kinds, strict=True):
        if owner != EMPTY:
            census[f"seat {owner} kind {kind}"] += 1
    census["spaces"] = len(state.empty) + sum(owner != EMPTY for owner in state.owners)
    return +census


def attika_census(state: State) -> Census:
    """Tiles, cards, amphorae, and each seat's buildings in stacks, on the player board and on the board."""
    assert isinstance(state, Attika)
    census: Census = Counter(f"tile {tile}" for tile in state.tile_stack)
    census.update(f"tile {placed.tile}" for placed in state.board.placements)
    if state.phase == TILE:
        census[f"tile {state.tile}"] += 1
    census.update(f"card {kind}" for kind in state.deck)
    for cards in (state.discard, state.paid, *state.hands):
        for kind, number in enumerate(unpacked(cards)):
            census[f"card {kind}"] += number
    census["amphorae"] = state.supply + sum(state.amphorae)
    for seat in range(state.seats):
        hidden = [building for stack in state.stacks[seat] for building in stack]
        census.update(f"seat {seat} building {building}" for building in [*hidden, *state.stored[seat]])
        for building, mask in enumerate(state.built[seat]):
            census[f"seat {seat} building {building}"] += mask.bit_count()
    if state.building != NO_BUILDING and state.mode == DRAWING:
        census[f"seat {turn_of(state)} building {state.building}"] += 1
    return +census


def lacitta_census(state: State) -> Census:
    """Tiles by supply, castles and coloured citizens of each seat, politics and voice cards by kind."""
    assert isinstance(state, LaCitta)
    census: Census = Counter({f"supply {number}": left for number, left in enumerate(state.pools)})
    for kind in BUILDING_KINDS:
        census[f"supply {POOL_OF[kind]}"] += state.built[kind].bit_count()
    for seat in range(state.seats):
        standing = sum(state.castles[city] >= 0 for city in state.cities[seat])
        census[f"castles {seat}"] = castles_left(state, seat) + standing
        census[f"figures {seat}"] = figures_left(state, seat) + len(state.figures[seat])
    lying = [*state.deck, *state.display, *state.buried, *state.facedown, state.card]
    lying += [card for cards in state.used for card in cards]
    census.update(f"politics card {card}" for card in lying if card >= 0)
    for card, number in enumerate(state.discard):
        census[f"politics card {card}"] += number
    census.update(f"voice {voice}" for voice in [*state.voice_pile, *state.voices])
    for voice, number in enumerate(state.voices_gone):
        census[f"voice {voice}"] += number
    assert sum(number for name, number in census.items() if "card" in name) == BOX.totals.politics_cards
    return +census


CENSUS: dict[str, Callable[[State], Census]] = {
    "antiquity": antiquity_census,
    "attika": attika_census,
    "lacitta": lacitta_census,
    "palatinus": palatinus_census,
    "pillars": pillars_census,
}
