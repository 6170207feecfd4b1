"""Points (6), the end and its tie-break."""

from __future__ import annotations

from pentapolis.games.lacitta.components import BOX, HEXES, YEARS
from pentapolis.games.lacitta.events import Ended
from pentapolis.games.lacitta.rules.cities import is_complete
from pentapolis.games.lacitta.state import Position
from pentapolis.kernel.messages import Message
from pentapolis.kernel.results import Result, ScoreLine, ranked

ENDING_POINTS = "lacitta-ending-points"
ENDING_GOLD = "lacitta-ending-gold"
ENDING_SHARED = "lacitta-ending-shared"
ENDINGS = (ENDING_POINTS, ENDING_GOLD, ENDING_SHARED)

SCORE_LINES = ("lacitta-score-city", "lacitta-score-complete", "lacitta-score-famine")

_POINTS = BOX.scoring


def points_of(position: Position, seat: int) -> int:
    """What the seat has, or would have if the game ended now. Coloured citizens do not count."""
    points = 0
    for city in position.cities[seat]:
        points += _POINTS.citizen * position.people[city]
        if is_complete(position, city):
            points += _POINTS.complete_city
    if position.year == YEARS and position.hungry >> seat & 1 and position.feeding:
        points += _POINTS.famine
    return points


def _lines(position: Position, seat: int) -> tuple[ScoreLine, ...]:
    lines = []
    for city in position.cities[seat]:
        people, space = position.people[city], HEXES[position.castles[city]]
        args: dict[str, str | int] = {"space": space, "people": people}
        lines.append(ScoreLine(Message("lacitta-score-city", args), _POINTS.citizen * people))
        if is_complete(position, city):
            complete = Message("lacitta-score-complete", {"space": space})
            lines.append(ScoreLine(complete, _POINTS.complete_city))
    if position.hungry >> seat & 1:
        lines.append(ScoreLine(Message("lacitta-score-famine"), _POINTS.famine))
    return tuple(lines)


def ranking_of(position: Position) -> tuple[tuple[int, ...], ...]:
    """Most points; then most gold; whoever is still equal shares the place."""
    return ranked([(points_of(position, seat), position.gold[seat]) for seat in range(position.seats)])


def ending_of(position: Position) -> str:
    """What decided the game."""
    winners = ranking_of(position)[0]
    if len(winners) > 1:
        return ENDING_SHARED
    points = [points_of(position, seat) for seat in range(position.seats)]
    return ENDING_GOLD if points.count(points[winners[0]]) > 1 else ENDING_POINTS


def ended(position: Position) -> Ended:
    """The event that tells how the game ended."""
    points = tuple(points_of(position, seat) for seat in range(position.seats))
    return Ended(ending_of(position), ranking_of(position), points)


def result_of(position: Position) -> Result:
    """How the game ended: citizens and complete cities, city by city."""
    return Result(
        ranking=ranking_of(position),
        scores=tuple(points_of(position, seat) for seat in range(position.seats)),
        tiebreaks=tuple(position.gold),
        breakdown=tuple(_lines(position, seat) for seat in range(position.seats)),
        ending=ending_of(position),
    )
