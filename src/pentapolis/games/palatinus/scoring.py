"""The end of Palatinus: soldiers, control of the hills, final count.

The board is handed over as `roles` (role of each space, `NO_ROLE` where it is empty) and `owners`; resolving
hills changes `roles`, as captured and fled inhabitants leave the board.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pentapolis.games.palatinus.components import (
    BOX,
    FARMER,
    HILLS,
    IS_SPRING,
    MERCHANT,
    ROLES,
    SOLDIER,
    SPACES,
    WORTH,
    space_names,
)
from pentapolis.games.palatinus.events import (
    Captured,
    Ended,
    HillScored,
    Influence,
    SoldierActed,
    SoldiersActed,
)
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Message
from pentapolis.kernel.results import Result, ScoreLine, ranked

NO_ROLE = -1
"""Stands on an empty space."""

ENDING_POINTS = "palatinus-ending-points"
ENDING_ITEMS = "palatinus-ending-items"
ENDING_SHARED = "palatinus-ending-shared"
ENDINGS = (ENDING_POINTS, ENDING_ITEMS, ENDING_SHARED)

Neighbours = Sequence[Sequence[int]]

# a) What the soldiers do ---------------------------------------------------------------------------


class Sight(msgspec.Struct, frozen=True):
    """What one soldier sees around it, and the inhabitants that it therefore takes."""

    space: int
    merchants: int
    farmers: int
    captures: tuple[int, ...]


def soldiers_act(hill: int, neighbours: Neighbours, roles: list[int]) -> list[Sight]:
    """All soldiers of one hill look at the same board, then capture or retreat together."""
    sights = []
    for space in range(6 * hill, 6 * hill + 6):
        if roles[space] == SOLDIER:
            near = neighbours[space]
            merchants = [other for other in near if roles[other] == MERCHANT]
            farmers = [other for other in near if roles[other] == FARMER]
            sights.append(Sight(space, len(merchants), len(farmers), _larger_group(merchants, farmers)))
    for sight in sights:
        if not sight.captures:
            roles[sight.space] = NO_ROLE
        for captured in sight.captures:
            roles[captured] = NO_ROLE
    return sights


def _larger_group(merchants: list[int], farmers: list[int]) -> tuple[int, ...]:
    """The inhabitants that a soldier takes; none if both groups are equal, also 0 = 0 (ruling 8)."""
    if len(merchants) == len(farmers):
        return ()
    return tuple(merchants if len(merchants) > len(farmers) else farmers)


# b) Who controls the hill ---------------------------------------------------------------------------


def influence_parts(
    space: int, neighbours: Neighbours, roles: Sequence[int], spring_is_field: bool
) -> list[tuple[int, int]]:
    """What the inhabitant of a space counts: (space, points) for each space that gives it influence."""
    role = roles[space]
    if role == MERCHANT:
        return [(near, WORTH[roles[near]]) for near in neighbours[space] if roles[near] != NO_ROLE]
    if role == FARMER:
        field, spring = BOX.scoring.farmer_for_empty_field, BOX.scoring.farmer_for_spring
        parts = [(space, spring)] if IS_SPRING[space] else []
        for near in neighbours[space]:
            if IS_SPRING[near]:
                parts.append((near, spring + field if spring_is_field and roles[near] == NO_ROLE else spring))
            elif roles[near] == NO_ROLE:
                parts.append((near, field))
        return parts
    return []


def leaders_of(totals: Sequence[float]) -> tuple[int, ...]:
    """The seats with the most influence; none if nobody has any."""
    most = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == most) if most > 0 else ()


# The final count ---------------------------------------------------------------------------


class Winnings:
    """What one seat has won so far, with a line for every point."""

    __slots__ = ("captured", "laurels", "lines", "ones", "twos")

    def __init__(self) -> None:
        self.captured = 0
        self.ones = 0
        self.twos = 0
        self.laurels: list[int] = []
        self.lines: list[ScoreLine] = []

    @property
    def points(self) -> int:
        """Victory points."""
        scoring = BOX.scoring
        discs = scoring.shared_capture * self.ones + scoring.tied_hill * self.twos
        return scoring.captured * self.captured + discs + sum(self.laurels)

    @property
    def items(self) -> int:
        """The number of objects won, which breaks ties (ruling 27)."""
        return self.captured + self.ones + self.twos + len(self.laurels)


class Count:
    """The whole end of a game: what happened hill by hill, what everybody has, and the result."""

    __slots__ = ("captured", "events", "result", "retreated", "winnings")

    def __init__(self, seats: int) -> None:
        self.events: list[Event] = []
        self.winnings = [Winnings() for _ in range(seats)]
        self.captured: set[int] = set()
        self.retreated: set[int] = set()
        self.result: Result


def count_up(
    neighbours: Neighbours,
    owners: Sequence[int],
    roles: Sequence[int],
    laurels: Sequence[int],
    seats: int,
    spring_is_field: bool = False,
) -> Count:
    """Score the hills A to G on a board where nothing is hidden any more."""
    count = Count(seats)
    board = list(roles)
    for hill in range(len(HILLS)):
        sights = soldiers_act(hill, neighbours, board)
        if sights:
            _report_soldiers(count, hill, sights, owners, roles)
        _report_control(count, hill, neighbours, owners, board, laurels[hill], spring_is_field)
    _report_end(count)
    return count


def _report_soldiers(
    count: Count, hill: int, sights: list[Sight], owners: Sequence[int], roles: Sequence[int]
) -> None:
    captors: dict[int, list[Sight]] = {}
    for sight in sights:
        for space in sight.captures:
            captors.setdefault(space, []).append(sight)
        if not sight.captures:
            count.retreated.add(sight.space)
    count.captured.update(captors)
    taken = []
    for space, captor_sights in sorted(captors.items()):
        # The lowest ring index gets the piece, each further soldier a disc (rulings 11 and 12).
        first, *others = captor_sights
        taken.append(
            Captured(
                SPACES[space],
                owners[space],
                ROLES[roles[space]],
                owners[first.space],
                tuple(owners[other.space] for other in others),
            )
        )
        winner = count.winnings[owners[first.space]]
        winner.captured += 1
        winner.lines.append(_captured_line("palatinus-score-captured", hill, first, space, roles))
        for other in others:
            winner = count.winnings[owners[other.space]]
            winner.ones += 1
            winner.lines.append(_captured_line("palatinus-score-capture-disc", hill, other, space, roles))
    acted = tuple(
        SoldierActed(
            SPACES[sight.space],
            owners[sight.space],
            sight.merchants,
            sight.farmers,
            space_names(sight.captures),
        )
        for sight in sights
    )
    count.events.append(SoldiersActed(HILLS[hill], acted, tuple(taken)))


def _captured_line(message_id: str, hill: int, sight: Sight, space: int, roles: Sequence[int]) -> ScoreLine:
    args: dict[str, str | int] = {
        "hill": HILLS[hill],
        "soldier": SPACES[sight.space],
        "space": SPACES[space],
        "role": ROLES[roles[space]],
    }
    points = BOX.scoring.captured if message_id == "palatinus-score-captured" else BOX.scoring.shared_capture
    return ScoreLine(Message(message_id, args), points)


def _report_control(
    count: Count,
    hill: int,
    neighbours: Neighbours,
    owners: Sequence[int],
    board: Sequence[int],
    laurel: int,
    spring_is_field: bool,
) -> None:
    totals = [0] * len(count.winnings)
    influence = []
    for space in range(6 * hill, 6 * hill + 6):
        role = board[space]
        if role in (MERCHANT, FARMER):
            parts = influence_parts(space, neighbours, board, spring_is_field)
            points = sum([part[1] for part in parts])
            totals[owners[space]] += points
            named = tuple([(SPACES[near], part) for near, part in parts])
            influence.append(Influence(SPACES[space], owners[space], ROLES[role], points, named))
    leaders = leaders_of(totals)
    if len(leaders) == 1:
        winner = count.winnings[leaders[0]]
        winner.laurels.append(laurel)
        args: dict[str, str | int] = {"hill": HILLS[hill], "laurel": laurel}
        winner.lines.append(ScoreLine(Message("palatinus-score-laurel", args), laurel))
    else:
        for leader in leaders:
            winner = count.winnings[leader]
            winner.twos += 1
            message = Message("palatinus-score-tie", {"hill": HILLS[hill]})
            winner.lines.append(ScoreLine(message, BOX.scoring.tied_hill))
    count.events.append(HillScored(HILLS[hill], laurel, tuple(influence), tuple(totals), leaders))


def _report_end(count: Count) -> None:
    scores = tuple(winnings.points for winnings in count.winnings)
    items = tuple(winnings.items for winnings in count.winnings)
    ranking = final_ranking(scores, items)
    count.result = Result(
        ranking=ranking,
        scores=scores,
        tiebreaks=items,
        breakdown=tuple(tuple(winnings.lines) for winnings in count.winnings),
        ending=_ending(ranking, scores),
    )
    count.events.append(Ended(ranking, scores, items))


def final_ranking(scores: Sequence[int], items: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Most points first; among equal points most items; whoever is still equal shares the place."""
    return ranked(list(zip(scores, items, strict=True)))


def _ending(ranking: tuple[tuple[int, ...], ...], scores: Sequence[int]) -> str:
    if len(ranking[0]) > 1:
        return ENDING_SHARED
    return ENDING_ITEMS if scores.count(max(scores)) > 1 else ENDING_POINTS
