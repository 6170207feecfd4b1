"""The end of The Pillars of the Earth: points, then gold, and where the points came from."""

from __future__ import annotations

from pentapolis.games.pillars.components import FAMILIES, GOLD
from pentapolis.games.pillars.events import Ended
from pentapolis.games.pillars.state import SOURCES, Position, tally_of
from pentapolis.kernel.messages import Message
from pentapolis.kernel.results import Result, ScoreLine, ranked

ENDING_POINTS = "pillars-ending-points"
ENDING_GOLD = "pillars-ending-gold"
ENDING_SHARED = "pillars-ending-shared"
ENDINGS = (ENDING_POINTS, ENDING_GOLD, ENDING_SHARED)

SCORE_OF_CRAFTSMAN = "pillars-score-craftsman"
SCORE_LINES = (
    SCORE_OF_CRAFTSMAN,
    *(f"pillars-score-{source}" for source in SOURCES if source not in FAMILIES),
)


def gold_of(position: Position) -> tuple[int, ...]:
    """Everybody's gold, which breaks ties."""
    return tuple(stock[GOLD] for stock in position.stocks)


def ranking_of(position: Position) -> tuple[tuple[int, ...], ...]:
    """Most points first; among equals most gold; players who are still equal share the place (ruling 35)."""
    return ranked(list(zip(position.points, gold_of(position), strict=True)))


def ended(position: Position) -> Ended:
    """The event that tells the end."""
    return Ended(ranking_of(position), tuple(position.points), gold_of(position))


def result_of(position: Position) -> Result:
    """The result of a game that is over."""
    ranking = ranking_of(position)
    return Result(
        ranking=ranking,
        scores=tuple(position.points),
        tiebreaks=gold_of(position),
        breakdown=tuple(_breakdown(position, seat) for seat in range(position.seats)),
        ending=_ending(position, ranking),
    )


def _ending(position: Position, ranking: tuple[tuple[int, ...], ...]) -> str:
    if len(ranking[0]) > 1:
        return ENDING_SHARED
    return ENDING_GOLD if position.points.count(max(position.points)) > 1 else ENDING_POINTS


def _breakdown(position: Position, seat: int) -> tuple[ScoreLine, ...]:
    lines = []
    for source, points in tally_of(position, seat).items():
        if source in FAMILIES:
            message = Message(SCORE_OF_CRAFTSMAN, {"family": source})
        else:
            message = Message(f"pillars-score-{source}")
        lines.append(ScoreLine(message, points))
    return tuple(lines)
