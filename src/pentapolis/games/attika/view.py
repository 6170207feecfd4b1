"""What each seat of Attika may see."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypedDict

from pentapolis.games.attika.board import Placement
from pentapolis.games.attika.components import (
    BOX,
    BUILDINGS,
    CARD,
    CITY_OF_COLOUR,
    GROUPS,
    HEXES,
    cards_in,
    named_cards,
    names_of,
)
from pentapolis.games.attika.rules.affordable import prices_of
from pentapolis.games.attika.rules.building import has_joined
from pentapolis.games.attika.rules.table import group_mask
from pentapolis.games.attika.rules.turns import actions_in_mode, may_act
from pentapolis.games.attika.scoring import winning_chain
from pentapolis.games.attika.state import (
    ACTING,
    BUILDING,
    DRAWN,
    NONE,
    PHASES,
    PhaseName,
    Position,
    turn_of,
)
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.views import BaseView, base_view


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
    phase: Literal["choose"] | PhaseName
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


# What a seat may see ---------------------------------------------------------------------------


def view_of(position: Position, seat: int | None) -> AttikaView:
    """What this seat may see (None: a spectator)."""
    options = position.options
    choosing = position.phase == ACTING and position.mode == NONE
    chain, joined_shrines = winning_chain(position)
    return {
        "game": "attika",
        **base_view(position, seat, options.colours),
        "phase": "choose" if choosing else PHASES[position.phase],
        "mode": None if position.mode == NONE else "build" if position.mode == BUILDING else "draw",
        "turn": position.turn,
        "turn_of": turn_of(position),
        "actions_left": None if position.mode == NONE else actions_in_mode(position) - position.made,
        "bought": position.bought,
        "starting_player": position.starting_player,
        "solo_race": options.solo_race,
        "race_turns": BOX.race.turns if options.solo_race else None,
        "tiles": _tiles(position),
        "tiles_left": len(position.tile_stack),
        "turned_tile": None
        if position.tile == EMPTY
        else {"tile": position.tile + 1, "symbols": BOX.tiles.symbols[position.tile]},
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


def _tiles(position: Position) -> list[TileView]:
    symbols = BOX.tiles.symbols
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


def _buildings(position: Position) -> list[BuildingView]:
    return [
        {"hex": name, "seat": seat, "building": BUILDINGS[building]}
        for seat in range(position.seats)
        for building, mask in enumerate(position.built[seat])
        if mask
        for name in names_of(mask)
    ]


def _player(position: Position, owner: int, seat: int | None) -> PlayerView:
    main, *others = position.stacks[owner]
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
        "groups": {name: group_mask(position, owner, group).bit_count() for group, name in enumerate(GROUPS)},
        "joined": [name for group, name in enumerate(GROUPS) if has_joined(position, owner, group)],
    }


def _counted(buildings: list[int]) -> dict[str, int]:
    """Buildings by name with their numbers, in the order of the box: it tells nothing of theirs."""
    counted: dict[str, int] = {}
    for building in sorted(buildings):
        counted[BUILDINGS[building]] = counted.get(BUILDINGS[building], 0) + 1
    return counted


def _prices(position: Position, seat: int | None) -> dict[str, dict[str, int]]:
    if seat is None or seat not in position.actors:
        return {}
    buildings = []
    if position.phase == DRAWN:
        buildings = [position.building]
    elif position.phase == ACTING and may_act(position, BUILDING):
        buildings = [*dict.fromkeys(position.stored[seat])]
    return {BUILDINGS[building]: prices_of(position, seat, building) for building in buildings}


def deck_when_shuffled(position: Position) -> int:
    """The cards that the deck was last shuffled from: everybody saw them before."""
    return sum(CARD[kind] for kind in position.deck) + sum(position.drawn_since)
