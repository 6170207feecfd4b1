"""What each seat of Attika may see, and resampling of what it may not."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal, TypedDict

from pentapolis.games.attika.affordable import prices_of
from pentapolis.games.attika.board import Placement
from pentapolis.games.attika.components import (
    BUILDINGS,
    CARD,
    CITY_OF_COLOUR,
    GROUPS,
    HEXES,
    KINDS,
    STACKS,
    cards_in,
    named_cards,
    names_of,
    unpacked,
)
from pentapolis.games.attika.prices import needs_at, paying_symbols, quote_at
from pentapolis.games.attika.scoring import joins_shrines, winning_chain
from pentapolis.games.attika.state import ACTING, BUILDING, DRAWN, EMPTY, NONE, OVER
from pentapolis.kernel.chance import Rng, fresh_state
from pentapolis.kernel.views import BaseView, message_view, result_view

if TYPE_CHECKING:
    from pentapolis.games.attika.rules import Attika


class TileView(TypedDict):
    """A board tile. `hexes` are the axial hexes (q, r) of positions 0 to 6, `symbols` their letters."""

    tile: int
    symbols: str
    rotation: int
    hexes: list[tuple[int, int]]


class TurnedTileView(TypedDict):
    """The tile that is to be laid."""

    tile: int
    symbols: str


class BuildingView(TypedDict):
    """A building on the board."""

    hex: str
    seat: int
    building: str


class PlayerView(TypedDict):
    """What a player has. `hand` is None for those who may not look into it.

    `main_left` and `others_left` are the buildings that are still face down, in the first stack and in the
    other three together; everybody can deduce them.
    """

    city: str
    stacks: list[int]
    main_left: dict[str, int]
    others_left: dict[str, int]
    stored: dict[str, int]
    built: int
    cards: int
    hand: dict[str, int] | None
    amphorae: int
    settlements: list[list[str]]
    groups: dict[str, int]
    joined: list[str]


class AttikaView(BaseView):
    """What a seat sees of a game of Attika.

    `prices` has, for the seat that may build now, the fewest cards that each of its buildings would cost it
    on each free hex, whether it holds them or not. `chain` and `joined_shrines` show the winning connection.
    """

    game: Literal["attika"]
    phase: Literal["choose", "acting", "drawn", "paying", "tile", "cards", "over"]
    mode: Literal["draw", "build"] | None
    turn: int
    turn_of: int
    actions_left: int | None
    bought: bool
    starting_player: int
    solo_race: bool
    race_turns: int | None
    tiles: list[TileView]
    tiles_left: int
    turned_tile: TurnedTileView | None
    shrines: list[tuple[int, int]]
    buildings: list[BuildingView]
    building: str | None
    site: str | None
    paid: dict[str, int]
    players: list[PlayerView]
    deck: int
    deck_when_shuffled: dict[str, int]
    discard: dict[str, int]
    amphorae: int
    prices: dict[str, dict[str, int]]
    chain: list[str]
    joined_shrines: list[int]


class AttikaPreview(TypedDict):
    """What a building would cost on a hex, why, and what it would bring.

    The symbols of `symbols` pay part of `cost`, and no more of them are named than it needs; `need` is left
    to pay in cards and `settlement` further cards of any kind. `cards` is the fewest that this hand can pay
    with, `ways` the number of different payments. A complete group brings the `reward`, if any is left.
    """

    building: str
    hex: str
    cost: str
    free_by: str | None
    symbols: list[str]
    need: str
    settlement: int
    cards: int
    ways: int
    completes_group: str | None
    reward: Literal["amphora", "card"] | None
    wins: Literal["all-built", "shrines"] | None


# What a seat may see ---------------------------------------------------------------------------


def view_of(position: Attika, seat: int | None) -> AttikaView:
    """What this seat may see (None: a spectator)."""
    options, tables = position.options, position.tables
    choosing = position.phase == ACTING and position.mode == NONE
    chain, joined_shrines = winning_chain(position)
    return {
        "game": "attika",
        "seat": seat,
        "seats": position.seats,
        "colours": list(options.colours),
        "ply": position.ply,
        "actors": list(position.actors),
        "prompt": message_view(position.prompt(seat)),
        "result": result_view(position.result),
        "phase": "choose" if choosing else PHASE_NAMES[position.phase],
        "mode": None if position.mode == NONE else "build" if position.mode == BUILDING else "draw",
        "turn": position.turn,
        "turn_of": position.turn_of,
        "actions_left": None if position.mode == NONE else position.actions_in_mode() - position.made,
        "bought": position.bought,
        "starting_player": position.starting_player,
        "solo_race": options.solo_race,
        "race_turns": tables.box.race.turns if options.solo_race else None,
        "tiles": _tiles(position),
        "tiles_left": len(position.tile_stack),
        "turned_tile": None
        if position.tile == EMPTY
        else {"tile": position.tile + 1, "symbols": tables.box.tiles.symbols[position.tile]},
        "shrines": [(shrine.q, shrine.r) for shrine in position.board.shrines],
        "buildings": _buildings(position),
        "building": None if position.building == EMPTY else BUILDINGS[position.building],
        "site": None if position.site == EMPTY else HEXES[position.site],
        "paid": named_cards(position.paid),
        "players": [_player(position, owner, seat) for owner in range(position.seats)],
        "deck": len(position.deck),
        "deck_when_shuffled": named_cards(deck_when_shuffled(position)),
        "discard": named_cards(position.discard),
        "amphorae": position.supply,
        "prices": _prices(position, seat),
        "chain": [HEXES[site] for site in chain],
        "joined_shrines": list(joined_shrines),
    }


PHASE_NAMES: tuple[Literal["acting", "drawn", "paying", "tile", "cards", "over"], ...]
PHASE_NAMES = ("acting", "drawn", "paying", "tile", "cards", "over")


def _tiles(position: Attika) -> list[TileView]:
    symbols = position.tables.box.tiles.symbols
    return [
        {
            "tile": placed.tile + 1,
            "symbols": symbols[placed.tile],
            "rotation": placed.rotation,
            "hexes": list(_hexes_of_tile(placed)),
        }
        for placed in sorted(position.board.placements)
    ]


@lru_cache(maxsize=4096)
def _hexes_of_tile(placed: Placement) -> tuple[tuple[int, int], ...]:
    return tuple((place.q, place.r) for place in placed.hexes())


def _buildings(position: Attika) -> list[BuildingView]:
    return [
        {"hex": name, "seat": seat, "building": BUILDINGS[building]}
        for seat in range(position.seats)
        for building, mask in enumerate(position.built[seat])
        if mask
        for name in names_of(mask)
    ]


def _player(position: Attika, owner: int, seat: int | None) -> PlayerView:
    main, *others = position.stacks_of(owner)
    return {
        "city": CITY_OF_COLOUR[position.options.colours[owner]],
        "stacks": [len(main), *map(len, others)],
        "main_left": _counted(list(main)),
        "others_left": _counted([building for stack in others for building in stack]),
        "stored": _counted(position.stored[owner]),
        "built": position.own[owner].bit_count(),
        "cards": cards_in(position.hands[owner]),
        "hand": named_cards(position.hands[owner]) if owner == seat else None,
        "amphorae": position.amphorae[owner],
        "settlements": [names_of(settlement) for settlement in sorted(position.settlements[owner])],
        "groups": {name: position.group_mask(owner, group).bit_count() for group, name in enumerate(GROUPS)},
        "joined": [name for group, name in enumerate(GROUPS) if position.has_joined(owner, group)],
    }


def _counted(buildings: list[int]) -> dict[str, int]:
    """Buildings by name with their numbers, in the order of the box: it tells nothing of theirs."""
    counted: dict[str, int] = {}
    for building in sorted(buildings):
        counted[BUILDINGS[building]] = counted.get(BUILDINGS[building], 0) + 1
    return counted


def _prices(position: Attika, seat: int | None) -> dict[str, dict[str, int]]:
    if seat is None or seat not in position.actors:
        return {}
    buildings = []
    if position.phase == DRAWN:
        buildings = [position.building]
    elif position.phase == ACTING and position.may_act(BUILDING):
        buildings = position.stored_buildings(seat)
    return {BUILDINGS[building]: prices_of(position, seat, building) for building in buildings}


def deck_when_shuffled(position: Attika) -> int:
    """The cards that the deck was last shuffled from: everybody saw them before."""
    return sum(CARD[kind] for kind in position.deck) + sum(position.drawn_since)


# What a building would cost and bring ---------------------------------------------------------------------


def preview_of(position: Attika, seat: int, building: int, site: int) -> AttikaPreview:
    """The price on a hex with its reasons, and what the building would complete."""
    quote = quote_at(position, seat, building, site)
    price = quote.price
    after = position.copy()
    after.put_building(seat, building, site)
    group = position.tables.building_groups[building]
    wins: Literal["all-built", "shrines"] | None = None
    if after.own[seat].bit_count() == position.tables.box.totals.buildings:
        wins = "all-built"
    elif not position.options.solo_race and joins_shrines(after.board, after.settlements[seat][-1]):
        wins = "shrines"
    joined = after.has_joined(seat, group)
    cards = position.fewest_cards(seat, needs_at(position, seat, building, site))
    return {
        "building": BUILDINGS[building],
        "hex": HEXES[site],
        "cost": price.cost,
        "free_by": price.free_by,
        "symbols": paying_symbols(position, building, price.symbols),
        "need": price.need,
        "settlement": price.settlement,
        "cards": cards,
        "ways": len(quote.ways),
        "completes_group": GROUPS[group] if joined else None,
        "reward": _reward(position, cards) if joined and not wins else None,
        "wins": wins,
    }


def _reward(position: Attika, paid: int) -> Literal["amphora", "card"] | None:
    """An amphora, or a card if none is left; the cards that are paid can be drawn again."""
    if position.supply:
        return "amphora"
    return "card" if position.deck or position.discard or paid else None


# Drawing secrets anew ---------------------------------------------------------------------------

TRIES = 1000
"""Draws of a hand that must be able to go on with what its owner has begun; one of so many will do."""


def forget_secrets(position: Attika, seat: int | None, rng: Rng) -> None:
    """Replace everything that the seat does not know by a fair draw: tiles, stacks, hands, deck, seed.

    Secrets are put in order before they are shuffled, so that the draw does not depend on them.

    What a seat can know of the deck: the cards it was shuffled from, and which of them the seat drew itself.
    The rest of those was drawn by others or is still there, as far as the cards that nobody has shown allow.
    With two players this leaves exactly the hands that the other one can have. With three or four it is not
    followed up which of the others had drawn the cards that one of them gave away since; and nothing is
    concluded from how others chose to play.
    """
    position.chance = fresh_state(rng)
    position.tile_stack = _shuffled(position.tile_stack, rng)
    for owner in range(position.seats):
        main, *others = position.stacks_of(owner)
        hidden = _shuffled([building for stack in others for building in stack], rng)
        dealt = [_shuffled(main, rng), *([hidden.pop() for _ in stack] for stack in others)]
        position.stacks[STACKS * owner : STACKS * (owner + 1)] = map(tuple, dealt)
    if position.phase == OVER:
        return
    sizes = [cards_in(hand) for hand in position.hands]
    actor = position.turn_of
    for _ in range(TRIES):
        _deal_cards(position, seat, sizes, rng)
        # An action that was bought, or a site that is being paid for, must be possible to complete.
        if actor == seat or position._legal(actor):
            break


def _deal_cards(position: Attika, seat: int | None, sizes: list[int], rng: Rng) -> None:
    """Deal the deck and the hands of the others anew."""
    position.quoted = None
    others = [owner for owner in range(position.seats) if owner != seat]
    deck = sum(CARD[kind] for kind in position.deck)
    undrawn = deck + sum(position.drawn_since[owner] for owner in others)
    unseen = deck + sum(position.hands[owner] for owner in others)
    possible = [kind for kind in KINDS for _ in range(min(unpacked(undrawn)[kind], unpacked(unseen)[kind]))]
    rng.shuffle(possible)
    position.deck = possible[: len(position.deck)]
    deck = sum(CARD[kind] for kind in position.deck)
    _divide(unseen - deck, position.hands, sizes, others, rng)
    drawn = [cards_in(cards) for cards in position.drawn_since]
    _divide(undrawn - deck, position.drawn_since, drawn, others, rng)


def _divide(cards: int, among: list[int], sizes: list[int], owners: list[int], rng: Rng) -> None:
    """Deal cards to some owners, to each as many as it has."""
    dealt = [kind for kind in KINDS for _ in range(unpacked(cards)[kind])]
    rng.shuffle(dealt)
    for owner in owners:
        among[owner] = sum(CARD[dealt.pop()] for _ in range(sizes[owner]))


def _shuffled(things: list[int] | tuple[int, ...], rng: Rng) -> list[int]:
    shuffled = sorted(things)
    rng.shuffle(shuffled)
    return shuffled
