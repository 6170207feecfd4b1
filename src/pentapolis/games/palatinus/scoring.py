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

FIELD_PAYS = BOX.scoring.farmer_for_empty_field
SPRING_PAYS = BOX.scoring.farmer_for_spring
CAPTURED_PAYS = BOX.scoring.captured
SHARED_CAPTURE_PAYS = BOX.scoring.shared_capture
TIED_HILL_PAYS = BOX.scoring.tied_hill

ENDING_POINTS = "palatinus-ending-points"
ENDING_ITEMS = "palatinus-ending-items"
ENDING_SHARED = "palatinus-ending-shared"
ENDINGS = (ENDING_POINTS, ENDING_ITEMS, ENDING_SHARED)

SCORE_LINES = tuple(f"palatinus-score-{name}" for name in ("laurel", "tie", "captured", "capture-disc"))

Neighbours = Sequence[Sequence[int]]

# a) What the soldiers do ---------------------------------------------------------------------------


class Sight(msgspec.Struct, frozen=True, gc=False):
    """What one soldier sees around it, and the inhabitants that it therefore takes."""

    space: int
    merchants: int
    farmers: int
    captures: tuple[int, ...]


def soldiers_act(hill: int, neighbours: Neighbours, roles: list[int]) -> list[Sight]:
    """All soldiers of one hill look at the same board, then capture or retreat together."""
    sights: list[Sight] = []
    if SOLDIER not in roles[6 * hill : 6 * hill + 6]:
        return sights
    for space in range(6 * hill, 6 * hill + 6):
        if roles[space] == SOLDIER:
            merchants, farmers = [], []
            for near in neighbours[space]:
                role = roles[near]
                if role == MERCHANT:
                    merchants.append(near)
                elif role == FARMER:
                    farmers.append(near)
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


Part = tuple[str, int]
"""What one space gives to an inhabitant: (space, points)."""


def _merchant_part(near: int, role: int) -> Part | None:
    """A merchant counts the inhabitants beside it."""
    return None if role == NO_ROLE else (SPACES[near], WORTH[role])


def _farmer_part(near: int, role: int, spring_is_field: bool) -> Part | None:
    """A farmer counts the springs and the empty fields beside it."""
    field = FIELD_PAYS if role == NO_ROLE else 0
    if IS_SPRING[near]:
        return SPACES[near], SPRING_PAYS + (field if spring_is_field else 0)
    return (SPACES[near], field) if field else None


_CONTENTS = (*range(len(ROLES)), NO_ROLE)
"""What a space can hold, so that `NO_ROLE` is the index of the last."""

_MERCHANT_PARTS = [[_merchant_part(near, role) for role in _CONTENTS] for near in range(len(SPACES))]
_FARMER_PARTS = {
    spring_is_field: [
        [_farmer_part(near, role, spring_is_field) for role in _CONTENTS] for near in range(len(SPACES))
    ]
    for spring_is_field in (False, True)
}
"""What each space gives to the inhabitants beside it, by what stands on it."""


def influence_parts(
    space: int, neighbours: Neighbours, roles: Sequence[int], spring_is_field: bool
) -> list[Part]:
    """What the inhabitant of a space counts, space by space; a soldier counts nothing."""
    role = roles[space]
    if role == MERCHANT:
        given = _MERCHANT_PARTS
        return [part for near in neighbours[space] if (part := given[near][roles[near]])]
    if role == FARMER:
        given = _FARMER_PARTS[spring_is_field]
        parts = [part for near in neighbours[space] if (part := given[near][roles[near]])]
        return [(SPACES[space], SPRING_PAYS), *parts] if IS_SPRING[space] else parts
    return []


def leaders_of(totals: Sequence[float]) -> tuple[int, ...]:
    """The seats with the most influence; none if nobody has any."""
    most = max(totals)
    return tuple([seat for seat, total in enumerate(totals) if total == most]) if most > 0 else ()


# The final count ------------------------------------------------------------------------------------


class Winnings:
    """What one seat has won."""

    __slots__ = ("captured", "laurels", "ones", "twos")

    def __init__(self) -> None:
        self.captured = 0
        self.ones = 0
        self.twos = 0
        self.laurels: list[int] = []

    @property
    def points(self) -> int:
        """Victory points."""
        discs = SHARED_CAPTURE_PAYS * self.ones + TIED_HILL_PAYS * self.twos
        return CAPTURED_PAYS * self.captured + discs + sum(self.laurels)

    @property
    def items(self) -> int:
        """The number of objects won, which breaks ties (ruling 27)."""
        return self.captured + self.ones + self.twos + len(self.laurels)


class Count:
    """The whole end of a game: what happened hill by hill, and what everybody has."""

    __slots__ = ("_result", "captured", "ended", "events", "retreated", "winnings")

    def __init__(self, seats: int) -> None:
        self.events: list[Event] = []
        self.winnings = [Winnings() for _ in range(seats)]
        self.captured: set[int] = set()
        self.retreated: set[int] = set()
        self.ended: Ended
        self._result: Result | None = None

    @property
    def result(self) -> Result:
        """The result with a line for every point; made when it is first asked for, as playouts never do."""
        if self._result is None:
            self._result = Result(
                ranking=self.ended.ranking,
                scores=self.ended.scores,
                tiebreaks=self.ended.items,
                breakdown=_breakdown(self.events, len(self.winnings)),
                ending=_ending(self.ended),
            )
        return self._result


def count_up(
    neighbours: Neighbours,
    owners: Sequence[int],
    roles: Sequence[int],
    laurels: Sequence[int],
    seats: int,
    spring_is_field: bool = False,
    pays_owner_once: bool = False,
) -> Count:
    """Score the hills A to G on a board where nothing is hidden any more."""
    count = Count(seats)
    board = list(roles)
    for hill in range(len(HILLS)):
        sights = soldiers_act(hill, neighbours, board)
        if sights:
            _count_soldiers(count, hill, sights, owners, roles, pays_owner_once)
        _count_control(count, hill, neighbours, owners, board, laurels[hill], spring_is_field)
    scores = tuple([winnings.points for winnings in count.winnings])
    items = tuple([winnings.items for winnings in count.winnings])
    count.ended = Ended(final_ranking(scores, items), scores, items)
    count.events.append(count.ended)
    return count


def _count_soldiers(
    count: Count,
    hill: int,
    sights: list[Sight],
    owners: Sequence[int],
    roles: Sequence[int],
    pays_owner_once: bool,
) -> None:
    captors: dict[int, list[int]] = {}
    acted = []
    for sight in sights:
        soldier, captures = sight.space, sight.captures
        for space in captures:
            captors.setdefault(space, []).append(soldier)
        if not captures:
            count.retreated.add(soldier)
        acted.append(
            SoldierActed(
                SPACES[soldier], owners[soldier], sight.merchants, sight.farmers, space_names(captures)
            )
        )
    count.captured.update(captors)
    taken = []
    for space in sorted(captors):
        # The lowest ring index gets the piece, each further soldier a disc (rulings 11 and 12).
        captor, *others = [owners[soldier] for soldier in captors[space]]
        if pays_owner_once:
            others = [other for other in dict.fromkeys(others) if other != captor]
        count.winnings[captor].captured += 1
        for other in others:
            count.winnings[other].ones += 1
        taken.append(Captured(SPACES[space], owners[space], ROLES[roles[space]], captor, tuple(others)))
    count.events.append(SoldiersActed(HILLS[hill], tuple(acted), tuple(taken)))


def _count_control(
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
    first = 6 * hill
    for space, role in enumerate(board[first : first + 6], first):
        if role in (MERCHANT, FARMER):
            parts = influence_parts(space, neighbours, board, spring_is_field)
            points = 0
            for _, given in parts:
                points += given
            owner = owners[space]
            totals[owner] += points
            influence.append(Influence(SPACES[space], owner, ROLES[role], points, tuple(parts)))
    leaders = leaders_of(totals)
    if len(leaders) == 1:
        count.winnings[leaders[0]].laurels.append(laurel)
    else:
        for leader in leaders:
            count.winnings[leader].twos += 1
    count.events.append(HillScored(HILLS[hill], laurel, tuple(influence), tuple(totals), leaders))


def final_ranking(scores: Sequence[int], items: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Most points first; among equal points most items; whoever is still equal shares the place."""
    return ranked(list(zip(scores, items, strict=True)))


def _ending(ended: Ended) -> str:
    if len(ended.ranking[0]) > 1:
        return ENDING_SHARED
    return ENDING_ITEMS if ended.scores.count(max(ended.scores)) > 1 else ENDING_POINTS


# Every point explained ------------------------------------------------------------------------------


def _breakdown(events: Sequence[Event], seats: int) -> tuple[tuple[ScoreLine, ...], ...]:
    lines: list[list[ScoreLine]] = [[] for _ in range(seats)]
    for event in events:
        if isinstance(event, SoldiersActed):
            for captured in event.captured:
                _explain_capture(event, captured, lines)
        elif isinstance(event, HillScored):
            _explain_hill(event, lines)
    return tuple(tuple(of_seat) for of_seat in lines)


def _explain_capture(event: SoldiersActed, captured: Captured, lines: list[list[ScoreLine]]) -> None:
    """The first soldier that reached the inhabitant has the piece, the others have discs."""
    captors = [soldier for soldier in event.soldiers if captured.space in soldier.captures]
    discs = list(captured.discs)
    for number, soldier in enumerate(captors):
        args: dict[str, str | int] = {
            "hill": event.hill,
            "soldier": soldier.space,
            "space": captured.space,
            "role": captured.role,
        }
        if number == 0:
            line = ScoreLine(Message("palatinus-score-captured", args), CAPTURED_PAYS)
        elif soldier.seat in discs:
            discs.remove(soldier.seat)
            line = ScoreLine(Message("palatinus-score-capture-disc", args), SHARED_CAPTURE_PAYS)
        else:
            continue
        lines[soldier.seat].append(line)


def _explain_hill(event: HillScored, lines: list[list[ScoreLine]]) -> None:
    if len(event.leaders) == 1:
        args: dict[str, str | int] = {"hill": event.hill, "laurel": event.laurel}
        lines[event.leaders[0]].append(ScoreLine(Message("palatinus-score-laurel", args), event.laurel))
        return
    for leader in event.leaders:
        message = Message("palatinus-score-tie", {"hill": event.hill})
        lines[leader].append(ScoreLine(message, TIED_HILL_PAYS))
