"""What the explanations of several kinds of puzzles tell: what was built, and what it cost."""

from __future__ import annotations

from pentapolis.games.attika.events import Built
from pentapolis.games.attika.rulebook import Attika
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved


def buildings_of(solved: Solved[Attika]) -> tuple[Message, ...]:
    """Each building of a line with its price."""
    state = solved.first.copy()
    events = [event for action in solved.line for event in state.play(solved.seat, action)]
    return tuple(_price(event) for event in events if isinstance(event, Built))


def _price(event: Built) -> Message:
    """What a building cost, and why."""
    args: dict[str, str | int] = {"building": event.building, "space": event.space}
    if event.price.free_by is not None:
        return Message("attika-puzzle-shrines-free", args | {"space_before": event.price.free_by})
    return Message("attika-puzzle-shrines-paid", args | {"count": len(event.paid)})
