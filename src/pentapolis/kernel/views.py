"""What the views of all games have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypedDict

from pentapolis.kernel.messages import Message
from pentapolis.kernel.results import Result

if TYPE_CHECKING:
    from pentapolis.kernel.state import State


class MessageView(TypedDict):
    """A sentence to be, as JSON."""

    id: str
    args: dict[str, str | int]


class ScoreLineView(TypedDict):
    """Some points of one seat and where they came from."""

    message: MessageView
    points: int


class ResultView(TypedDict):
    """How the game ended, as JSON."""

    ranking: list[list[int]]
    scores: list[int]
    tiebreaks: list[int]
    breakdown: list[list[ScoreLineView]]
    ending: str


class BaseView(TypedDict):
    """The fields that every game's view has."""

    seat: int | None
    seats: int
    colours: list[str]
    ply: int
    actors: list[int]
    prompt: MessageView
    result: ResultView | None


def message_view(message: Message) -> MessageView:
    """A message as JSON."""
    return {"id": message.id, "args": message.args}


def result_view(result: Result | None) -> ResultView | None:
    """A result as JSON."""
    if result is None:
        return None
    return {
        "ranking": [list(group) for group in result.ranking],
        "scores": list(result.scores),
        "tiebreaks": list(result.tiebreaks),
        "breakdown": [
            [{"message": message_view(line.message), "points": line.points} for line in lines]
            for lines in result.breakdown
        ],
        "ending": result.ending,
    }


def base_view(position: State, seat: int | None, colours: Sequence[str]) -> BaseView:
    """The fields that every game's view begins with."""
    return {
        "seat": seat,
        "seats": position.seats,
        "colours": list(colours),
        "ply": position.ply,
        "actors": list(position.actors),
        "prompt": message_view(position.prompt(seat)),
        "result": result_view(position.result),
    }
