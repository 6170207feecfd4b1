"""What an action changes, part by part of the judgement: the position before it and after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pentapolis.games.attika.bot.builds import NEAR_LINK
from pentapolis.games.attika.bot.outlook import Outlook, Outlooks
from pentapolis.games.attika.bot.payments import pay
from pentapolis.games.attika.bot.race import (
    EASILY_BLOCKED,
    LINK_WORTH,
    TURN,
    racing_chances,
    turns_begun,
    work_left,
)
from pentapolis.games.attika.bot.routes import FAR, Link
from pentapolis.games.attika.bot.shrines import joining_shares
from pentapolis.games.attika.bot.sites import price_changes
from pentapolis.games.attika.components import BUILDINGS
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.state import PAYING
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Reason
from pentapolis.kernel.messages import Message

ONE_ALONE = 0.02
"""What an action is worth in a solo race, on the scale of the judgement."""

LEAST = 0.004
"""What an action is worth at least, so that reasons keep their order when the race seems decided."""

SITE = 0.5
"""The share of rising prices that counts: several buildings may want the same site."""

THREAT = 0.25
"""Who joins two shrines next turn with this chance is spoken of."""


class Comparison:
    """A position before and after an action, with everybody's outlook, and what one action is worth in it."""

    def __init__(self, state: Attika, seat: int, action: Action, outlooks: Outlooks) -> None:
        self.seat = seat
        self.before = state
        self.after = state.copy()
        self.after.play(seat, action)
        if self.after.phase == PAYING:
            pay(self.after)
        self.was = [outlooks.of(state, other) for other in range(state.seats)]
        self.is_now = [outlooks.of(self.after, other) for other in range(state.seats)]
        self.one = _worth_of_one(state, seat, self.was)

    @property
    def others(self) -> list[int]:
        """The other seats, in the order of their turns."""
        seats = self.before.seats
        return [(self.seat + later) % seats for later in range(1, seats)]

    def reason(self, name: str, actions: float, /, **args: str | int) -> Reason:
        """A reason that is worth so many actions."""
        return Reason(Message(f"attika-reason-{name}", args), actions * self.one)

    # The shrines ---------------------------------------------------------------------------

    def links(self) -> Iterator[Reason]:
        """Whose connection of two shrines comes nearer, or is hindered; and who could complete one now."""
        if self.before.options.solo_race or self.after.result is not None:
            return
        was, _ = joining_shares(self.before, [outlook.link for outlook in self.was])
        now, _ = joining_shares(self.after, [outlook.link for outlook in self.is_now])
        yield from self._own_link(now[self.seat] - was[self.seat])
        for other in self.others:
            yield from self._link_of(other, was[other] - now[other])
            if now[other] > THREAT:
                missing = self.is_now[other].link.missing
                yield Reason(
                    Message("attika-reason-threat", {"player": other, "count": missing}), -now[other]
                )

    def _own_link(self, gained: float) -> Iterator[Reason]:
        was, now = self.was[self.seat].link, self.is_now[self.seat].link
        if now.missing < was.missing and now.missing <= NEAR_LINK:
            worth = _worth_of_link(now) - _worth_of_link(was)
            reason = self.reason("link", worth, count=now.missing)
            yield Reason(reason.message, reason.weight + max(gained, 0.0))

    def _link_of(self, other: int, prevented: float) -> Iterator[Reason]:
        was, now = self.was[other].link, self.is_now[other].link
        worth = (_worth_of_link(was) - _worth_of_link(now)) / len(self.others)
        if now.missing == was.missing or min(now.missing, was.missing) > NEAR_LINK:
            return
        if now.missing < was.missing:
            yield self.reason("helps-link", worth, player=other, count=now.missing)
        elif now.missing > FAR:
            reason = self.reason("blocks-all", worth, player=other, count=was.missing)
            yield Reason(reason.message, reason.weight + max(prevented, 0.0))
        else:
            reason = self.reason("blocks", worth, player=other, count=now.missing, before=was.missing)
            yield Reason(reason.message, reason.weight + max(prevented, 0.0))

    # Sites ---------------------------------------------------------------------------

    def sites_of_others(self) -> Iterator[Reason]:
        """Who loses or gains the cheapest sites for what is still to be built."""
        for other in self.others:
            changes = price_changes(self.before, self.after, other)
            worth = SITE * sum(changes.values()) / len(self.others)
            yield from self.of_sites("crowds" if worth > 0 else "helps", changes, worth, player=other)

    def of_sites(
        self, name: str, changes: Mapping[int, int], worth: float, /, **args: int
    ) -> Iterator[Reason]:
        """A reason about the buildings whose lowest prices change; one alone is named."""
        if changes:
            first = BUILDINGS[min(changes)]
            yield self.reason(name, worth, building=first, count=len(changes), **args)


def _worth_of_link(link: Link) -> float:
    return LINK_WORTH[link.missing] * (EASILY_BLOCKED if link.blockers else 1.0)


def _worth_of_one(state: Attika, seat: int, outlooks: Sequence[Outlook]) -> float:
    """By how much one action more would raise the seat's chances in the race."""
    if state.options.solo_race:
        return ONE_ALONE
    work = [work_left(state, other, outlook) for other, outlook in enumerate(outlooks)]
    begun = [TURN * turns_begun(state, other) for other in range(state.seats)]
    chances = racing_chances(work, begun)
    work[seat] -= 1.0
    return max(racing_chances(work, begun)[seat] - chances[seat], LEAST)
