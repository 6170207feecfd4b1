"""Small helpers that build positions of Palatinus."""

from __future__ import annotations

import pentapolis
from pentapolis.games.palatinus.rulebook import Palatinus

CODES = {"r": "red", "b": "blue", "g": "green", "y": "yellow", "p": "purple"}
KIND_OF_CODE = {"M": "merchant", "F": "farmer", "S": "soldier"}
HILLS = "ABCDEFG"
FLAT_SLOTS = ("A", "B", "E", "F", "G", "C", "D")
"""The hills in slots 0 to 6 of the board that the worked examples lie on."""

FLAT_LAURELS = {"A": 6, "B": 5, "C": 3, "D": 4, "E": 4, "F": 5, "G": 3}


def position(
    pieces: dict[str, tuple[int, str]],
    *,
    seats: int,
    stocks: list[dict[str, int]] | None = None,
    starting_player: int = 0,
    slots: tuple[str, ...] = FLAT_SLOTS,
    rotations: tuple[int, ...] = (0,) * 7,
    laurels: dict[str, int] | None = None,
    options: dict[str, object] | None = None,
) -> Palatinus:
    """A position with pieces (space: seat and kind); without stocks the game is over and has been counted."""
    loaded = pentapolis.game("palatinus").load(
        {
            "game": "palatinus",
            "rules": 1,
            "seats": seats,
            "options": options or {},
            "starting_player": starting_player,
            "chance": 0,
            "pile": [],
            "tiles": {
                letter: {"slot": slot, "rotation": rotations[slot]} for slot, letter in enumerate(slots)
            },
            "laurels": laurels or FLAT_LAURELS,
            "pieces": {space: {"seat": seat, "kind": kind} for space, (seat, kind) in pieces.items()},
            "stocks": stocks or [{}] * seats,
        }
    )
    assert isinstance(loaded, Palatinus)
    return loaded


def start(seats: int, seed: int = 0, **options: object) -> Palatinus:
    """A new game."""
    state = pentapolis.game("palatinus").start(seats=seats, seed=seed, options=options)
    assert isinstance(state, Palatinus)
    return state


def play(state: Palatinus, *lines: str) -> None:
    """Play actions written in notation, each for the seat whose turn it is."""
    for line in lines:
        state.play(state.actors[0], pentapolis.game("palatinus").parse(line))
