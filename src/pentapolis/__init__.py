"""Pentapolis: five city-building board games as a typed library.

>>> import pentapolis
>>> state = pentapolis.game("palatinus").start(seats=2, seed=7)
>>> state.actors, len(state.legal(state.actors[0]))
((0,), 36)
"""

from __future__ import annotations

import pentapolis.games as _games  # noqa: F401  (registers the games)
import pentapolis.guests as _guests  # noqa: F401  (looks for those of other packages)
from pentapolis.bots import Bot, Budget, bot
from pentapolis.kernel.actions import Action
from pentapolis.kernel.errors import (
    BadBox,
    BadBudget,
    BadMatch,
    BadOptions,
    BadRecord,
    BadSeats,
    BadSeed,
    BadSnapshot,
    BoxTooLate,
    BrokenGame,
    CannotKeep,
    GameOver,
    IllegalAction,
    NotInstalled,
    NotYourTurn,
    OtherBox,
    OtherGame,
    OtherVersion,
    PentapolisError,
    RecordMismatch,
    UnknownAction,
    UnknownBot,
    UnknownGame,
    UnknownRules,
    UnknownSeat,
)
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import Game
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.options import Options
from pentapolis.kernel.record import Record
from pentapolis.kernel.registry import game, keys, use_boxes, versions
from pentapolis.kernel.results import Result, ScoreLine
from pentapolis.kernel.state import State

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadBox",
    "BadBudget",
    "BadMatch",
    "BadOptions",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "BadSnapshot",
    "Bot",
    "BoxTooLate",
    "BrokenGame",
    "Budget",
    "CannotKeep",
    "Event",
    "Game",
    "GameOver",
    "IllegalAction",
    "Message",
    "NotInstalled",
    "NotYourTurn",
    "Options",
    "OtherBox",
    "OtherGame",
    "OtherVersion",
    "PentapolisError",
    "Record",
    "RecordMismatch",
    "Refusal",
    "Result",
    "ScoreLine",
    "State",
    "UnknownAction",
    "UnknownBot",
    "UnknownGame",
    "UnknownRules",
    "UnknownSeat",
    "bot",
    "game",
    "keys",
    "use_boxes",
    "versions",
]
