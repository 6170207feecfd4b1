"""What the views of all games have in common."""

from __future__ import annotations

from typing import TypedDict

from pentapolis.kernel.messages import Message
from pentapolis.kernel.results import Result


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
