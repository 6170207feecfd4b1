"""Small helpers that build positions of Attika."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

import pentapolis
from pentapolis.games.attika import AttikaGame
from pentapolis.games.attika.events import Built
from pentapolis.games.attika.preview import AttikaPreview
from pentapolis.games.attika.rulebook import Attika
from tests.games.playing import IN_DEVELOPMENT  # registers the game

assert "attika" in (*pentapolis.keys(), *IN_DEVELOPMENT)

Place = tuple[int, int]

LANDSCAPE_OF_LETTER = {"W": "water", "F": "forest", "H": "hill", "M": "mountain"}
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

BOARD_OF_EXAMPLES = {"16": (0, 0, 0), "14": (2, 1, 0), "1": (-1, 3, 0), "21": (1, 4, 0)}
"""Tile: centre and rotation. The board for two that the worked examples lie on."""


def game() -> AttikaGame:
    """The rules."""
    found = pentapolis.game("attika")
    assert isinstance(found, AttikaGame)
    return found


def name_at(q: int, r: int, tiles: Mapping[str, tuple[int, int, int]] = BOARD_OF_EXAMPLES) -> str:
    """The name of the hex that lies at (q, r)."""
    for tile, (centre_q, centre_r, rotation) in tiles.items():
        offset = (q - centre_q, r - centre_r)
        if offset == (0, 0):
            return f"{tile}.0"
        if offset in DIRECTIONS:
            return f"{tile}.{(DIRECTIONS.index(offset) - rotation) % 6 + 1}"
    raise ValueError(f"no tile lies at {q}, {r}")


def cards(letters: str) -> dict[str, int]:
    """Cards given in landscape letters."""
    return {name: letters.count(letter) for letter, name in LANDSCAPE_OF_LETTER.items() if letter in letters}


def player(
    built: Mapping[Place, str] | None = None,
    stored: Sequence[str] = (),
    hand: str = "",
    stacks: Sequence[Sequence[str]] = ((), (), (), ()),
    amphorae: int = 0,
    tiles: Mapping[str, tuple[int, int, int]] = BOARD_OF_EXAMPLES,
) -> dict[str, object]:
    """What one player has, for `position`. The last building of a stack lies on top."""
    return {
        "stacks": [list(stack) for stack in stacks],
        "stored": {name: list(stored).count(name) for name in stored},
        "built": {name_at(*place, tiles): building for place, building in (built or {}).items()},
        "hand": cards(hand),
        "drawn_since": {},
        "amphorae": amphorae,
    }


class TurnFields(TypedDict, total=False):
    """The turn of a snapshot."""

    number: int
    seat: int
    phase: str
    mode: str
    made: int
    bought: bool
    building: str | None
    site: str | None
    paid: dict[str, int]
    tile_due: bool
    tile: int | None


def position(
    *players: dict[str, object],
    tiles: Mapping[str, tuple[int, int, int]] = BOARD_OF_EXAMPLES,
    tile_stack: Sequence[int] = (),
    deck: str = "WFHM" * 5,
    discard: str = "",
    supply: int = 15,
    options: dict[str, object] | None = None,
    rules: AttikaGame | None = None,
    idle: int = 0,
    **turn: Unpack[TurnFields],
) -> Attika:
    """A position in which seat 0 begins its turn, unless `turn` says otherwise; seat 1 may be left out."""
    everybody = [*players, player()] if len(players) == 1 and not options else [*players]
    usual: TurnFields = {
        "number": 1,
        "seat": 0,
        "phase": "acting",
        "mode": "none",
        "made": 0,
        "bought": False,
        "building": None,
        "site": None,
        "paid": {},
        "tile_due": False,
        "tile": None,
    }
    return (rules or game()).load(
        {
            "game": "attika",
            "rules": game().rules_version,
            **game().box.mark(),
            "seats": len(everybody),
            "options": options or {},
            "starting_player": 0,
            "chance": 0,
            "ply": 0,
            "turn": {**usual, **turn},
            "idle": idle,
            "ending": None,
            "winner": None,
            "tiles": {tile: list(where) for tile, where in tiles.items()},
            "tile_stack": list(tile_stack),
            "deck": [LANDSCAPE_OF_LETTER[letter] for letter in deck],
            "discard": cards(discard),
            "supply": supply,
            "players": everybody,
        }
    )


def start(seats: int, seed: int = 0, **options: object) -> Attika:
    """A new game."""
    return game().start(seats=seats, seed=seed, options=options)


def play(state: Attika, *lines: str) -> list[pentapolis.Event]:
    """Play actions written in notation, each for the seat whose turn it is."""
    events: list[pentapolis.Event] = []
    for line in lines:
        events += state.play(state.actors[0], game().parse(line))
    return events


def build(state: Attika, building: str, q: int, r: int) -> list[pentapolis.Event]:
    """Build at (q, r)."""
    return play(state, f"build {building} {name_on(state, q, r)}")


def name_on(state: Attika, q: int, r: int) -> str:
    """The name of the hex at (q, r) of a position."""
    tiles = {
        str(placed.tile + 1): (placed.centre.q, placed.centre.r, placed.rotation)
        for placed in state.board.placements
    }
    return name_at(q, r, tiles)


def legal(state: Attika) -> list[str]:
    """What the seat in turn can do, as text."""
    return [str(action) for action in state.legal(state.actors[0])]


def refusal(state: Attika, line: str) -> tuple[str, dict[str, str | int]]:
    """Why the seat in turn cannot do this."""
    found = state.refusal(state.actors[0], game().parse(line))
    assert found is not None
    return found.id.removeprefix("attika-refusal-"), found.args


def price(state: Attika, building: str, q: int, r: int) -> AttikaPreview:
    """The price that the seat in turn, who can afford it, is told."""
    line = f"build {building} {name_on(state, q, r)}"
    told = state.preview(state.actors[0], game().parse(line))
    assert told is not None, refusal(state, line)
    return told


def payments(state: Attika, building: str, q: int, r: int) -> set[str]:
    """Every way in which the seat in turn can pay, found by paying: the cards in landscape letters."""
    ways: set[str] = set()

    def follow(position: Attika, line: str) -> None:
        after = position.copy()
        for event in play(after, line):
            if isinstance(event, Built):
                ways.add(event.paid)
                return
        for choice in legal(after):
            follow(after, choice)

    follow(state, f"build {building} {name_on(state, q, r)}")
    return ways
