"""What a placement gains and costs: on each hill, and by the soldiers that it concerns.

All of it follows from what the seat knows alone, with wolves as the seat would read them: figures from the
board as it lies when the soldiers have acted, and how much they matter from what it will probably become. So
it is the same in every world that may be at hand. The last placement has reasons of its own, see `last`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TypeVar

from pentapolis.games.palatinus.actions import PlaceInhabitant
from pentapolis.games.palatinus.bot.judge import Fate, Judge, chances
from pentapolis.games.palatinus.bot.wolves import is_sure, likely_roles, likely_stocks
from pentapolis.games.palatinus.components import (
    FARMER,
    HILLS,
    IS_WOLF,
    MERCHANT,
    ROLE_OF,
    ROLES,
    SOLDIER,
    SPACES,
)
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.games.palatinus.scoring import NO_ROLE, influence_parts
from pentapolis.kernel.advice import Reason
from pentapolis.kernel.messages import Message

N = TypeVar("N")

SLIGHT = 0.002
"""The weight of what the judgement does not count, but speaks for a choice."""

LITTLE = 0.005
"""What changes no more than this is hardly worth a word."""

NOTICED = 0.1
"""What matters less than this share of what matters most is not worth a word."""

ALWAYS_TOLD = ("palatinus-reason-their-taken", "palatinus-reason-own-taken")
"""What becomes of the inhabitant itself is worth a word whatever else there is."""

CLEARLY = 1.5
"""An inhabitant's influence that is expected to change by less stays about the same."""

MORE_CAPTURES = 0.3
"""A soldier that may expect so many more or fewer captures is worth a word."""

LIKELY = 0.5
"""What is likelier than this is told as probable."""

SAFER = 0.2
"""An inhabitant whose chance to stay changes by so much is worth a word."""


def reason(name: str, weight: float, **args: str | int) -> Reason:
    """A reason by the end of its message's id."""
    return Reason(Message(f"palatinus-reason-{name}", args), weight)


def _with(content: Sequence[N], index: int, new: N) -> list[N]:
    changed = list(content)
    changed[index] = new
    return changed


def _speaks(good: bool, weight: float) -> float:
    """The weight of what is good, or bad, as it lies: nothing if it will probably be the other way round."""
    return max(weight, 0.0) if good else min(weight, 0.0)


class _Board:
    """A board before and after a placement, counted as it lies or as it will probably become."""

    def __init__(
        self, state: Palatinus, seat: int, action: PlaceInhabitant, roles: Sequence[int], *, as_it_is: bool
    ) -> None:
        self.judge = Judge(state, as_it_is=as_it_is, stocks=likely_stocks(state, seat, roles))
        self.before = self.judge.count(state.owners, roles)
        self.after = self.judge.count(
            _with(state.owners, action.space, seat), _with(roles, action.space, ROLE_OF[action.kind])
        )

    def fate(self, soldier: int) -> Fate:
        """What a soldier may expect then."""
        return self.judge.fate(self.after, soldier)

    def more_captures(self, soldier: int) -> float:
        """How many more it takes than before."""
        return self.fate(soldier).captures - self.judge.fate(self.before, soldier).captures

    def stays(self, space: int) -> bool:
        """Will the inhabitant of a space probably be there when its hill is scored?"""
        return self.after.boards[space // 6].presence[space] >= LIKELY


class Placement:
    """One placement, and what it changes."""

    def __init__(self, state: Palatinus, seat: int, action: PlaceInhabitant) -> None:
        self._state = state
        self._seat = seat
        self._kind, self._space = action.kind, action.space
        self._role, self._hill = ROLE_OF[action.kind], action.space // 6
        self._others = [other for other in range(state.seats) if other != seat]
        guess = likely_roles(state, seat)
        self._now = _Board(state, seat, action, guess, as_it_is=True)
        self._soon = _Board(state, seat, action, guess, as_it_is=False)

    def reasons(self) -> list[Reason]:
        """Those worth a word, or the one that says that there are none."""
        found = [*self._soldier_reasons(), *self._hills_reasons()]
        strongest = max([abs(one.weight) for one in found], default=0.0)
        found = [
            one
            for one in found
            if one.weight and (abs(one.weight) >= NOTICED * strongest or one.message.id in ALWAYS_TOLD)
        ]
        if strongest < LITTLE:
            return [self._little()]
        if IS_WOLF[self._kind]:
            found.append(reason("hidden", SLIGHT))
        return found

    def _little(self) -> Reason:
        """What a placement that hardly matters does all the same on its own hill."""
        hill = self._hill
        before, after = self._totals(hill)
        if self._role == SOLDIER or after[self._seat] < before[self._seat]:
            return reason("quiet", SLIGHT)
        if after[self._seat] > before[self._seat]:
            return self._gain(hill, SLIGHT, before, after, stays=False)
        earns = round(self._now.judge.influence(self._role, self._space, self._now.after.boards[hill]))
        if not earns or not self._now.after.boards[hill].presence[self._space]:
            return reason("quiet", SLIGHT)
        told: dict[str, str | int] = {"hill": HILLS[hill], "influence": earns, "sure": self._sure(hill)}
        return reason("evens-out", SLIGHT, total=after[self._seat], **told)

    def _totals(self, hill: int) -> tuple[list[int], list[int]]:
        """The influence on a hill as the board lies, before and after."""
        before, after = self._now.before.totals[hill], self._now.after.totals[hill]
        return [round(total) for total in before], [round(total) for total in after]

    def _worth(self, more: Sequence[float]) -> float:
        """What more or fewer points for each seat are worth in chances."""
        points = self._soon.before.points
        then = [each + change for each, change in zip(points, more, strict=True)]
        return chances(then)[self._seat] - chances(points)[self._seat]

    # Hills ---------------------------------------------------------------------------

    def _hills_reasons(self) -> Iterator[Reason]:
        for hill in range(len(HILLS)):
            before, after = self._totals(hill)
            weight = self._worth(self._more_shares(hill))
            if hill == self._hill and self._role != SOLDIER:
                yield from self._own_hill_reasons(weight, before, after)
            elif told := self._hill_reason(hill, weight, before, after):
                yield told

    def _more_shares(self, hill: int) -> list[float]:
        """How much more of a hill each seat may expect."""
        before, after = self._soon.before.shares[hill], self._soon.after.shares[hill]
        return [new - old for old, new in zip(before, after, strict=True)]

    def _own_hill_reasons(
        self, weight: float, before: Sequence[int], after: Sequence[int]
    ) -> Iterator[Reason]:
        """How the inhabitant's own hill stands then, and what it will earn when more have come and gone."""
        taken_now, taken_soon = not self._now.stays(self._space), not self._soon.stays(self._space)
        if taken_soon and taken_now and after[self._seat] > before[self._seat]:
            yield self._gain(self._hill, weight, before, after, stays=False)
            return
        if taken_now:
            # As if the soldiers did as before: that is what it will be if it stays.
            judge, count = self._now.judge, self._now.before
            stands = judge.totals_with(count, self._seat, self._role, self._space)[self._hill]
            after = [round(total) for total in stands]
            earns = round(judge.influence(self._role, self._space, count.boards[self._hill]))
        else:
            board = self._now.after.boards[self._hill]
            earns = round(self._now.judge.influence(self._role, self._space, board))
        if taken_soon:
            if after[self._seat] > before[self._seat]:
                yield self._gain(self._hill, weight, before, after, stays=True)
            return
        expected = self._soon.judge.influence(self._role, self._space, self._soon.after.boards[self._hill])
        if not earns and self._role == MERCHANT:
            yield self._room(weight)
            return
        told = self._hill_reason(self._hill, weight, before, after, stays=taken_now)
        if told is None or not earns or abs(expected - earns) < CLEARLY:
            if told:
                yield told
            return
        at_once = weight * min(earns / expected, 2.0) if expected else weight
        name = f"{ROLES[self._role]}-{'grows' if expected > earns else 'shrinks'}"
        if told.weight:
            yield Reason(told.message, _speaks(told.weight > 0, at_once))
        yield reason(
            name,
            _speaks(expected > earns, weight - at_once),
            influence=earns,
            expected=round(expected),
            sure=self._sure(self._hill),
        )

    def _room(self, weight: float) -> Reason:
        near = self._state.neighbours[self._space]
        empty = sum(place in self._state.empty for place in near)
        return reason("room", _speaks(empty > 0, weight), hill=HILLS[self._hill], empty=empty)

    def _hill_reason(
        self, hill: int, weight: float, before: Sequence[int], after: Sequence[int], *, stays: bool = False
    ) -> Reason | None:
        mine = after[self._seat] - before[self._seat]
        if mine > 0:
            return self._gain(hill, weight, before, after, stays)
        if mine < 0:
            return reason(
                "costs",
                _speaks(False, weight),
                hill=HILLS[hill],
                influence=-mine,
                left=after[self._seat],
                sure=self._sure(hill),
                cause=self._cause(hill, self._seat),
            )
        return self._others_change(hill, weight, before, after)

    def _others_change(
        self, hill: int, weight: float, before: Sequence[int], after: Sequence[int]
    ) -> Reason | None:
        """What it does to the one whose influence changes most."""
        more = [new - old for old, new in zip(before, after, strict=True)]
        other = max(range(self._state.seats), key=lambda one: abs(more[one]))
        if not more[other]:
            return None
        good = more[other] < 0
        return reason(
            "slows" if good else "helps",
            _speaks(good, weight),
            player_rival=other,
            hill=HILLS[hill],
            influence=abs(more[other]),
            total=after[other],
            sure=self._sure(hill),
            cause=self._cause(hill, other),
        )

    def _gain(
        self, hill: int, weight: float, before: Sequence[int], after: Sequence[int], stays: bool
    ) -> Reason:
        """More influence for the seat: how the hill stands then."""
        mine, theirs = after[self._seat], self._best_other(after)
        told: dict[str, str | int] = {"hill": HILLS[hill], "laurel": self._state.laurels[hill]}
        told |= {"influence": mine, "when": "stays" if stays else self._when(hill, after)}
        if self._cause(hill, self._seat) == "soldiers":
            told["when"] = "otherwise"
        told["sure"] = self._sure(hill)
        weight = _speaks(True, weight)
        if not self._is_on(hill, *self._others):
            return reason("more" if self._is_on(hill, self._seat) else "alone", weight, **told)
        told["theirs"] = theirs
        if mine == theirs:
            return reason("level", weight, **told)
        if mine < theirs:
            return reason("closer" if before[self._seat] else "foothold", weight, **told)
        led = before[self._seat] > self._best_other(before)
        return reason("ahead" if led else "lead", weight, **told)

    def _best_other(self, totals: Sequence[int]) -> int:
        return max(totals[other] for other in self._others)

    def _is_on(self, hill: int, *seats: int) -> bool:
        """Has one of these seats a merchant or farmer on a hill?"""
        count = self._now.before
        return any(
            count.roles[space] in (MERCHANT, FARMER) and count.owners[space] in seats
            for space in range(6 * hill, 6 * hill + 6)
        )

    def _cause(self, hill: int, seat: int) -> str:
        """What changes a seat's influence on a hill: the placement itself, or soldiers acting otherwise?"""
        near = self._state.neighbours[self._space]
        before = self._now.before
        if self._role == SOLDIER and any(
            place // 6 == hill and before.roles[place] in (MERCHANT, FARMER) for place in near
        ):
            return "itself"
        was, then = before.totals[hill][seat], self._now.after.totals[hill][seat]
        direct = self._now.judge.totals_with(before, self._seat, self._role, self._space)
        by_itself = direct.get(hill, before.totals[hill])[seat] - was
        return "itself" if 2 * abs(by_itself) >= abs(then - was) else "soldiers"

    def _when(self, hill: int, totals: Sequence[int]) -> str:
        """Does a hill stand so as it lies, or when the soldiers have acted?"""
        count = self._now.after
        plain = [0] * self._state.seats
        for space in range(6 * hill, 6 * hill + 6):
            if count.roles[space] in (MERCHANT, FARMER):
                parts = influence_parts(
                    space,
                    self._state.neighbours,
                    count.roles,
                    self._state.options.empty_spring_also_empty_field,
                )
                plain[count.owners[space]] += sum(points for _, points in parts)
        shown = plain[self._seat], self._best_other(plain)
        return "now" if shown == (totals[self._seat], self._best_other(totals)) else "soldiers"

    def _sure(self, hill: int) -> str:
        return "yes" if is_sure(self._state, self._seat, self._now.after.roles, hill) else "no"

    # Soldiers ---------------------------------------------------------------------------

    @cached_property
    def _captures_worth(self) -> float:
        """What the captures of all soldiers change."""
        before, after = self._soon.before, self._soon.after
        more = [new - old for old, new in zip(before.points, after.points, strict=True)]
        for hill in range(len(HILLS)):
            more = [each - share for each, share in zip(more, self._more_shares(hill), strict=True)]
        return self._worth(more)

    def _soldier_reasons(self) -> Iterator[Reason]:
        """What the new soldier may expect, or the soldiers that see the new inhabitant."""
        if self._role == SOLDIER:
            yield self._new_soldier()
            yield from self._lost_to_own_soldier()
            return
        near = [
            space for space in self._state.neighbours[self._space] if self._now.before.roles[space] == SOLDIER
        ]
        captor = self._captor(near)
        changed = [soldier for soldier in near if abs(self._soon.more_captures(soldier)) >= MORE_CAPTURES]
        if captor is not None and self._side(captor) == "their":
            weight = min(self._captures_worth, -LITTLE)
            yield reason("their-taken", weight, space=SPACES[captor], **self._whose(captor))
        elif captor is not None and captor not in changed:
            yield self._taken_by_own(captor)
        elif changed:
            most = max(changed, key=lambda soldier: abs(self._soon.more_captures(soldier)))
            yield self._changed_soldier(most, itself=most == captor)
        yield from self._endangered()

    def _taken_by_own(self, soldier: int) -> Reason:
        """An own soldier takes the new inhabitant: is there more to take with it, or is it just lost?"""
        if self._now.more_captures(soldier) < 1:
            return reason("own-taken", -LITTLE, space=SPACES[soldier])
        told = self._changed_soldier(soldier, itself=True, more=True)
        return Reason(told.message, max(told.weight, LITTLE))

    def _endangered(self) -> Iterator[Reason]:
        """Own inhabitants that are more likely to be there when their hill is scored, or less."""
        before, after = self._soon.before, self._soon.after
        more = {
            space: after.boards[space // 6].presence[space] - before.boards[space // 6].presence[space]
            for space in range(len(SPACES))
            if self._state.owners[space] == self._seat and before.roles[space] in (MERCHANT, FARMER)
        }
        for safer in (True, False):
            space = max(more, key=lambda one: more[one] if safer else -more[one], default=None)
            if space is None or abs(more[space]) < SAFER or (more[space] > 0) != safer:
                continue
            yield reason(
                "safer" if safer else "in-danger",
                _speaks(safer, self._worth(self._more_shares(space // 6))),
                role=ROLES[before.roles[space]],
                space=SPACES[space],
            )

    def _captor(self, soldiers: Sequence[int]) -> int | None:
        """The soldier that will probably take the new inhabitant before its own hill is scored."""
        if self._soon.stays(self._space):
            return None
        early = [soldier for soldier in soldiers if soldier // 6 <= self._hill]
        return max(early, key=self._takes_it, default=None)

    def _takes_it(self, soldier: int) -> float:
        fate = self._soon.fate(soldier)
        return fate.takes_merchants if self._role == MERCHANT else fate.takes_farmers

    def _new_soldier(self) -> Reason:
        near = [self._now.before.roles[place] for place in self._state.neighbours[self._space]]
        return reason(
            "soldier",
            _speaks(True, self._captures_worth),
            hill=HILLS[self._hill],
            captures=round(self._soon.fate(self._space).captures),
            neighbours=near.count(MERCHANT) + near.count(FARMER),
            empty=near.count(NO_ROLE),
        )

    def _lost_to_own_soldier(self) -> list[Reason]:
        """What the new soldier takes from the seat's own hills, if it has anybody there to take."""
        own = [
            near
            for near in self._state.neighbours[self._space]
            if self._state.owners[near] == self._seat
            and self._now.before.roles[near] != SOLDIER
            and near // 6 >= self._hill
        ]
        before, after = self._soon.before, self._soon.after
        hills = {near // 6 for near in own}
        losses = [min(after.shares[hill][self._seat] - before.shares[hill][self._seat], 0) for hill in hills]
        spared = _with(after.points, self._seat, after.points[self._seat] - sum(losses))
        weight = chances(after.points)[self._seat] - chances(spared)[self._seat]
        return [reason("soldier-own", weight, count=len(own))] if weight < 0 else []

    def _changed_soldier(self, soldier: int, *, itself: bool, more: bool | None = None) -> Reason:
        """A soldier that may expect more captures than before, perhaps the new inhabitant, or fewer."""
        side = self._side(soldier)
        if more is None:
            more = self._soon.more_captures(soldier) > 0
        told: dict[str, str | int] = {"space": SPACES[soldier], **self._whose(soldier)}
        if side == "own" and more:
            told["itself"] = "yes" if itself else "no"
        return reason(
            f"{side}-soldier-{'more' if more else 'fewer'}",
            _speaks((side == "own") == more, self._captures_worth),
            captures=round(self._soon.fate(soldier).captures),
            **told,
        )

    def _side(self, soldier: int) -> str:
        return "own" if self._state.owners[soldier] == self._seat else "their"

    def _whose(self, soldier: int) -> dict[str, int]:
        owner = self._state.owners[soldier]
        return {} if owner == self._seat else {"player_rival": owner}
