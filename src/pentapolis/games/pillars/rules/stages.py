"""Who decides, and what comes next in a round (4)."""

from __future__ import annotations

from pentapolis.games.pillars.components import PLACES
from pentapolis.games.pillars.events import StepBegan
from pentapolis.games.pillars.state import FIRST_PLACE, FIRST_STEP, Position
from pentapolis.kernel.events import Event
from pentapolis.kernel.state import TURNS


def ask(position: Position, phase: int, seat: int) -> None:
    """Let a seat decide."""
    position.phase = phase
    position.actors = TURNS[seat]


def in_turn(position: Position, later: int) -> int:
    """The seat that comes `later` turns after the start player."""
    return (position.start_player + later) % position.seats


def turn_order(position: Position) -> list[int]:
    """All seats, clockwise from the start player."""
    first, seats = position.start_player, position.seats
    return [(first + later) % seats for later in range(seats)]


def step_of(position: Position) -> int:
    """The number of the place that is resolved; 0 before phase III."""
    return max(position.stage - FIRST_PLACE + 1, 0)


def next_stage(position: Position, events: list[Event]) -> None:
    """Phase II follows on phase I, then the places one after the other."""
    position.stage += 1
    position.cursor = 0
    position.phase = FIRST_STEP + position.stage
    if position.stage >= FIRST_PLACE:
        events.append(StepBegan(step_of(position), PLACES[position.stage - FIRST_PLACE]))
