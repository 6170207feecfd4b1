"""The last placement of a game: nothing comes after it, so that all ways in which wolves can lie are tried.

They are equally likely, as the others have placed everything. So it is told how likely hills go to whom.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from pentapolis.games.palatinus.actions import PlaceInhabitant
from pentapolis.games.palatinus.bot.judge import chances
from pentapolis.games.palatinus.bot.placing import NOTICED, SLIGHT, reason
from pentapolis.games.palatinus.components import BOX, HILLS
from pentapolis.games.palatinus.events import HillScored
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.games.palatinus.scoring import Count
from pentapolis.games.palatinus.worlds import counts
from pentapolis.kernel.advice import Reason

PER_CENT = 5
"""A chance that changes by less is not worth a word."""

Leaders = tuple[int, ...]


class LastPlacement:
    """The last placement, in every world at once: it is the same, whichever is at hand."""

    def __init__(self, state: Palatinus, seat: int, action: PlaceInhabitant) -> None:
        self._seat = seat
        self._laurels = state.laurels
        self._seats = range(state.seats)
        after = state.copy()
        after.play(seat, action)
        self._before, self._after = counts(state, seat), counts(after, seat)

    def reasons(self) -> list[Reason]:
        """Those worth a word, or the one that says that there are none."""
        hills = [hill for hill in range(len(HILLS)) if self._leaders(hill, 0) != self._leaders(hill, 1)]
        found = [told for hill in hills for told in self._hill_reasons(hill)]
        found += self._captures_reasons()
        strongest = max([abs(one.weight) for one in found], default=0.0)
        found = [one for one in found if one.weight and abs(one.weight) >= NOTICED * strongest]
        return found or [reason("nothing", SLIGHT)]

    def _leaders(self, hill: int, then: int) -> list[Leaders]:
        """Who has the most influence on a hill, world by world, without and with the placement."""
        return [_scored(count, hill).leaders for count in (self._before, self._after)[then]]

    # Hills ---------------------------------------------------------------------------

    def _hill_reasons(self, hill: int) -> Iterator[Reason]:
        was, then = self._leaders(hill, 0), self._leaders(hill, 1)
        weight = self._worth(
            [self._shares(hill, leaders) for leaders in was],
            [self._shares(hill, leaders) for leaders in then],
        )
        about: dict[str, str | int] = {"hill": HILLS[hill], "laurel": self._laurels[hill]}
        alone = (
            [_per_cent(was, (seat,)) for seat in self._seats],
            [_per_cent(then, (seat,)) for seat in self._seats],
        )
        mine, level = [alone[0][self._seat], alone[1][self._seat]], [self._level(was), self._level(then)]
        if abs(mine[1] - mine[0]) >= PER_CENT:
            name = "hill-likelier" if mine[1] > mine[0] else "hill-unlikelier"
            yield reason(name, _toward(mine, weight), before=mine[0], chance=mine[1], **about)
        elif abs(level[1] - level[0]) >= PER_CENT:
            name = "level-likelier" if level[1] > level[0] else "level-unlikelier"
            yield reason(name, _toward(level, weight), before=level[0], chance=level[1], **about)
        else:
            rivals = [seat for seat in self._seats if seat != self._seat]
            rival = max(rivals, key=lambda seat: abs(alone[1][seat] - alone[0][seat]))
            theirs = [alone[0][rival], alone[1][rival]]
            if abs(theirs[1] - theirs[0]) >= PER_CENT:
                name = "theirs-likelier" if theirs[1] > theirs[0] else "theirs-unlikelier"
                told = about | {"before": theirs[0], "chance": theirs[1], "player_rival": rival}
                yield reason(name, _toward(theirs[::-1], weight), **told)

    def _level(self, leaders: Sequence[Leaders]) -> int:
        """How likely the seat shares the first place."""
        return round(100 * fmean(self._seat in each and len(each) > 1 for each in leaders))

    def _shares(self, hill: int, leaders: Leaders) -> list[float]:
        """What a hill brings to each seat."""
        shares = [0.0] * len(self._seats)
        for leader in leaders:
            shares[leader] = self._laurels[hill] if len(leaders) == 1 else BOX.scoring.tied_hill
        return shares

    def _worth(self, was: Sequence[Sequence[float]], then: Sequence[Sequence[float]]) -> float:
        """What other points are worth in chances, on average over all worlds."""
        values = []
        for count, old, new in zip(self._before, was, then, strict=True):
            points = count.ended.scores
            changed = [each - less + more for each, less, more in zip(points, old, new, strict=True)]
            values.append(chances(changed)[self._seat] - chances(points)[self._seat])
        return fmean(values)

    # Soldiers ---------------------------------------------------------------------------

    def _captures_reasons(self) -> Iterator[Reason]:
        """Whose soldiers take more or fewer, on average."""
        was, then = [[_captures(count) for count in counted] for counted in (self._before, self._after)]
        for seat in self._seats:
            before, captures = (round(fmean(each[seat] for each in taken)) for taken in (was, then))
            if before == captures:
                continue
            own, more = seat == self._seat, captures > before
            weight = self._worth(*([_only(each, seat) for each in taken] for taken in (was, then)))
            name = f"{'own' if own else 'their'}-captures-{'more' if more else 'fewer'}"
            whose = {} if own else {"player_rival": seat}
            sign = _toward([before, captures] if own else [captures, before], weight)
            yield reason(name, sign, before=before, captures=captures, **whose)


def _scored(count: Count, hill: int) -> HillScored:
    return next(
        event for event in count.events if isinstance(event, HillScored) and event.hill == HILLS[hill]
    )


def _per_cent(leaders: Sequence[Leaders], wanted: Leaders) -> int:
    return round(100 * fmean(each == wanted for each in leaders))


def _captures(count: Count) -> list[float]:
    return [float(winnings.captured + winnings.ones) for winnings in count.winnings]


def _only(points: Sequence[float], seat: int) -> list[float]:
    return [each if other == seat else 0.0 for other, each in enumerate(points)]


def _toward(change: Sequence[float], weight: float) -> float:
    """The weight of a change that is good if the second figure is higher."""
    return max(weight, 0.0) if change[1] > change[0] else min(weight, 0.0)
