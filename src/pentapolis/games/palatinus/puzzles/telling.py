"""Why a placement does it: what is certain about soldiers and hills, before and after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pentapolis.games.palatinus.actions import PlaceInhabitant
from pentapolis.games.palatinus.components import HILLS, ROLE_OF, ROLES, SPACES
from pentapolis.games.palatinus.events import HillScored, SoldierActed, SoldiersActed
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.games.palatinus.scoring import Count
from pentapolis.games.palatinus.worlds import counts
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved

OWN_SOLDIER = "palatinus-puzzle-points-own-soldier"
THEIR_SOLDIER = "palatinus-puzzle-points-their-soldier"
TAKES = "palatinus-puzzle-points-takes"
OWN_HILL = "palatinus-puzzle-points-hill"
PLACED = "palatinus-puzzle-points-placed"
NEXT_TO = "palatinus-puzzle-palatinus-next"
LEVEL = "palatinus-puzzle-points-level"
NOT_THEIR_HILL = "palatinus-puzzle-points-not-theirs"


class Certain:
    """What is certain if the game ended in a position, and what is possible."""

    def __init__(self, state: Palatinus, seat: int) -> None:
        self._counts = counts(state, seat)
        self._soldiers = [{one.space: one for one in _soldiers(count)} for count in self._counts]
        self.owners = {one.space: one.seat for acted in self._soldiers for one in acted.values()}
        """Whose soldiers stand where."""

    def captures(self, soldier: str) -> range:
        """How many a soldier can take; none where none stands yet."""
        taken = [len(acted[soldier].captures) if soldier in acted else 0 for acted in self._soldiers]
        return range(min(taken), max(taken) + 1)

    def taken(self, soldier: str) -> set[str]:
        """Those whom a soldier takes for certain."""
        taken = [{*acted[soldier].captures} if soldier in acted else set() for acted in self._soldiers]
        return set.intersection(*taken)

    def stays(self, space: str, hill: str) -> bool:
        """Is the inhabitant of a space there for certain when a hill is scored?"""
        acted = [one for each in self._soldiers for one in each.values() if one.space[0] <= hill]
        return not any(space in one.captures or (one.space == space and not one.captures) for one in acted)

    def leaders(self, hill: str) -> set[tuple[int, ...]]:
        """Who can have the most influence on a hill."""
        return {scored(count, hill).leaders for count in self._counts}

    def closest(self, hill: str, seat: int) -> tuple[int, int]:
        """The influence of the seat and of the best other one on a hill, where it is closest."""
        totals = [scored(count, hill).totals for count in self._counts]
        standings = [(each[seat], best_other(each, seat)) for each in totals]
        return min(standings, key=lambda standing: standing[0] - standing[1])

    def influence(self, space: str) -> int:
        """The least that the inhabitant of a space earns."""
        return min(
            sum(one.points for one in scored(count, space[0]).influence if one.space == space)
            for count in self._counts
        )


def changes(solved: Solved[Palatinus], hill: str | None = None) -> list[Message]:
    """What the placement makes certain that was not so before: soldiers, itself, and hills.

    Where one hill is the point, only what is on it is told, and not how it stands.
    """
    before, after = Certain(solved.first, solved.seat), Certain(solved.last, solved.seat)
    return [
        *_soldier_changes(before, after, solved.seat),
        *_placed(after, solved, hill),
        *(_hill_changes(before, after, solved) if hill is None else ()),
    ]


def soldier_changes(solved: Solved[Palatinus]) -> list[Message]:
    """The same about soldiers alone."""
    before, after = Certain(solved.first, solved.seat), Certain(solved.last, solved.seat)
    return [*_soldier_changes(before, after, solved.seat)]


def _soldier_changes(before: Certain, after: Certain, seat: int) -> Iterator[Message]:
    for space, owner in sorted(after.owners.items()):
        was, then = before.captures(space), after.captures(space)
        if owner == seat and then.start > was.start:
            yield Message(OWN_SOLDIER, {"space": space, "captures": then.start})
        elif owner != seat and then.stop < was.stop:
            args: dict[str, str | int] = {"space": space, "captures": then.stop - 1, "player_rival": owner}
            yield Message(THEIR_SOLDIER, args)
        elif owner != seat and (taken := after.taken(space) - before.taken(space)):
            yield Message(TAKES, {"space": space, "spaces": " ".join(sorted(taken)), "player_rival": owner})


def _hill_changes(before: Certain, after: Certain, solved: Solved[Palatinus]) -> Iterator[Message]:
    seat = solved.seat
    for hill in HILLS:
        was, then = before.leaders(hill), after.leaders(hill)
        laurel = solved.first.laurels[HILLS.index(hill)]
        if then == {(seat,)} != was:
            mine, theirs = after.closest(hill, seat)
            args: dict[str, str | int] = {"hill": hill, "laurel": laurel, "influence": mine, "theirs": theirs}
            yield Message(OWN_HILL, args)
        elif all(seat in leaders for leaders in then) and not all(seat in leaders for leaders in was):
            yield Message(LEVEL, {"hill": hill})
        else:
            lost = [other for other in range(solved.first.seats) if other != seat and (other,) in was - then]
            for other in lost:
                yield Message(NOT_THEIR_HILL, {"hill": hill, "laurel": laurel, "player_rival": other})


def _placed(after: Certain, solved: Solved[Palatinus], hill: str | None) -> Iterator[Message]:
    """What the inhabitant itself earns, if it is certain to be there when its hill is scored."""
    action = solved.line[0]
    assert isinstance(action, PlaceInhabitant)
    space, role = SPACES[action.space], ROLES[ROLE_OF[action.kind]]
    influence = after.influence(space)
    if influence and space[0] == (hill or space[0]):
        yield Message(PLACED, {"space": space, "role": role, "influence": influence})
    near = [SPACES[place] for place in solved.first.neighbours[action.space]]
    if (
        hill is not None
        and space[0] != hill
        and any(place[0] == hill for place in near)
        and after.stays(space, hill)
    ):
        yield Message(NEXT_TO, {"space": space, "hill": hill})


def _soldiers(count: Count) -> Sequence[SoldierActed]:
    return [one for event in count.events if isinstance(event, SoldiersActed) for one in event.soldiers]


def scored(count: Count, hill: str) -> HillScored:
    """What the count says of a hill."""
    return next(event for event in count.events if isinstance(event, HillScored) and event.hill == hill)


def best_other(values: Sequence[int], seat: int) -> int:
    """The highest value of somebody else."""
    return max(value for other, value in enumerate(values) if other != seat)
