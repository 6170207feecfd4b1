"""What cities are worth, and how the game ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nineplots.box import Commission
from nineplots.components import (
    BESIDE,
    BOX,
    CORNERS,
    GARDEN,
    HOUSE,
    IN_LINE,
    KINDS,
    LINES,
    MIDDLE,
    SCORING,
    SHOP,
    TOWER,
    WORKSHOP,
)
from nineplots.state import Position
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Message
from pentapolis.kernel.results import Result, ScoreLine, ranked

ENDINGS = ("nineplots-ending-complete",)
SCORE_LINES = (
    *(f"nineplots-score-{kind}" for kind in KINDS),
    "nineplots-score-most",
    "nineplots-score-tied",
    "nineplots-score-commission",
    "nineplots-score-daring",
)

City = Sequence[int]


def worth_of(city: City, plot: int) -> int:
    """The points of the building on a plot."""
    kind = city[plot]
    near = [city[other] for other in BESIDE[plot]]
    if kind == HOUSE:
        kinds = set(near) - {EMPTY, HOUSE, WORKSHOP}
        return max(0, SCORING.house * len(kinds) - SCORING.noise * near.count(WORKSHOP))
    if kind == GARDEN:
        return SCORING.garden * near.count(HOUSE)
    if kind == SHOP:
        return SCORING.shop * [city[other] for other in IN_LINE[plot]].count(HOUSE)
    if kind == TOWER:
        return 0 if TOWER in [city[other] for other in IN_LINE[plot]] else SCORING.tower
    return SCORING.workshop if kind == WORKSHOP else 0


def worth_of_city(city: City) -> int:
    """The points of all buildings of a city."""
    return sum([worth_of(city, plot) for plot in range(len(city))])


def fulfils(city: City, commission: Commission) -> bool:
    """Is a city as a commission wants it?"""
    if commission.kind is not None:
        return list(city).count(KINDS.index(commission.kind)) >= commission.count
    if commission.layout == "every-kind":
        return set(range(len(KINDS))) <= set(city)
    if commission.layout == "three-alike":
        return any(len({city[plot] for plot in line}) == 1 and city[line[0]] != EMPTY for line in LINES)
    if commission.layout == "garden-in-the-middle":
        return city[MIDDLE] == GARDEN
    corners = [city[plot] for plot in CORNERS]
    return EMPTY not in corners and len(set(corners)) == len(corners)


def result_of(position: Position) -> Result:
    """The end: every point of every seat."""
    lines = [tuple(_lines(position, seat)) for seat in range(position.seats)]
    scores = tuple([sum(line.points for line in own) for own in lines])
    houses = tuple([city.count(HOUSE) for city in position.cities])
    return Result(
        ranking=ranked(list(zip(scores, houses, strict=True))),
        scores=scores,
        tiebreaks=houses,
        breakdown=tuple(lines),
        ending=ENDINGS[0],
    )


def _lines(position: Position, seat: int) -> Iterator[ScoreLine]:
    city = position.cities[seat]
    for kind, name in enumerate(KINDS):
        if count := city.count(kind):
            points = sum([worth_of(city, plot) for plot, built in enumerate(city) if built == kind])
            yield ScoreLine(Message(f"nineplots-score-{name}", {"count": count}), points)
    for kind, name in enumerate(KINDS):
        counts = [other.count(kind) for other in position.cities]
        if counts[seat] and counts[seat] == max(counts):
            alone = counts.count(max(counts)) == 1
            message = Message(f"nineplots-score-{'most' if alone else 'tied'}", {"kind": name})
            yield ScoreLine(message, SCORING.most if alone else SCORING.tied)
    for number in position.hands[seat]:
        commission = BOX.commissions[number]
        points = commission.points if fulfils(city, commission) else 0
        yield ScoreLine(Message("nineplots-score-commission", {"commission": commission.id}), points)
    if daring := position.daring[seat]:
        message = Message("nineplots-score-daring", {"count": daring})
        yield ScoreLine(message, SCORING.daring * daring)
