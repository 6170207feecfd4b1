"""Positions with a rulebook, where several seats decide at the same time, each something of its own."""

from __future__ import annotations

from typing import Annotated, ClassVar

import pytest

from pentapolis.kernel.actions import Action, Domain
from pentapolis.kernel.chance import Rng
from pentapolis.kernel.decisions import Decision, Phase, Reason, Rulebook, may_always
from pentapolis.kernel.errors import IllegalAction
from pentapolis.kernel.events import Event, seat_list
from pentapolis.kernel.fields import HEAD
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.options import Options
from pentapolis.kernel.plain import View
from pentapolis.kernel.results import Result
from pentapolis.kernel.state import State

BIDDING, CONFIRMING, OVER, COUNT = range(4)


class Bid(Action, frozen=True):
    verb: ClassVar[str] = "bid"
    number: Annotated[int, Domain.numbers("number", 0, 3)]


class Confirm(Action, frozen=True):
    verb: ClassVar[str] = "confirm"


class Auction(State):
    """Everybody bids in secret and confirms the bid; the position waits for all."""

    key: ClassVar[str] = "auction"

    options: Annotated[Options, HEAD]
    bids: list[int]

    def _result(self) -> Result:
        return Result(((0, 1),), (0, 0), (0, 0), ((), ()), "auction-ending")

    def view(self, seat: int | None) -> View:
        return {"seat": seat}

    def preview(self, seat: int, action: Action) -> View | None:
        return None

    def _forget(self, seat: int | None, rng: Rng) -> None:
        """There is nothing to forget."""


def bid(position: Auction, seat: int, action: Bid, _events: list[Event]) -> None:
    position.bids[seat] = action.number


def confirm(position: Auction, seat: int, _action: Confirm, _events: list[Event]) -> None:
    position.actors = tuple([other for other in position.actors if other != seat])
    if not position.actors:
        position.phase = COUNT


def count(position: Auction, _events: list[Event]) -> None:
    position.phase = OVER


def step_of(position: Auction, seat: int) -> int:
    return BIDDING if position.bids[seat] < 0 else CONFIRMING


NOT_YET = Reason("auction-refusal-not-yet", "auction.1")


def not_yet(_position: Auction, _seat: int, _action: Action) -> Refusal:
    return NOT_YET()


def told(position: Auction, _seat: int | None) -> Message | None:
    several = len(position.actors) > 1
    return Message("auction-prompt-busy", {"players": seat_list(position.actors)}) if several else None


BIDS = Decision(
    Bid,
    rule="auction.1",
    choices=lambda _position, _seat: [Bid(number) for number in range(4)],
    why_not=may_always,
    effect=bid,
)
CONFIRMS = Decision(
    Confirm,
    rule="auction.1",
    choices=lambda _position, _seat: [Confirm()],
    why_not=may_always,
    effect=confirm,
)
PHASES: dict[int, Phase[Auction]] = {
    BIDDING: Phase("bid", BIDS, unseen=True),
    CONFIRMING: Phase("confirm", CONFIRMS),
}


class PlayedAuction(Auction):
    rulebook: ClassVar[Rulebook] = Rulebook(
        "auction",
        (Bid, Confirm),
        PHASES,
        {COUNT: count},
        not_now=not_yet,
        other_reasons=(NOT_YET,),
        over=lambda _position: Message("auction-prompt-over", {}),
        over_ids=("auction-prompt-over",),
        phase_of=step_of,
        told_others=told,
        told_ids=("auction-prompt-busy",),
    )


@pytest.fixture
def auction() -> PlayedAuction:
    position = PlayedAuction()
    position.seats = 2
    position.options = Options()
    position.ply = 0
    position.phase = BIDDING
    position.actors = (0, 1)
    position.bids = [-1, -1]
    return position


def test_each_seat_is_at_a_step_of_its_own(auction: PlayedAuction) -> None:
    auction.play(0, Bid(2))
    assert auction.legal(0) == [Confirm()]
    assert len(auction.legal(1)) == 4
    assert auction.refusal(1, Confirm()) == NOT_YET()
    with pytest.raises(IllegalAction):
        auction.play(0, Bid(1))
    assert auction.prompt(0).id == "auction-prompt-confirm-you"
    assert auction.prompt(1).id == "auction-prompt-bid-you"


def test_those_who_do_not_decide_are_told_what_the_rulebook_says(auction: PlayedAuction) -> None:
    busy = Message("auction-prompt-busy", {"players": seat_list((0, 1))})
    assert auction.prompt(None) == busy
    for seat in (0, 1):
        auction.play(seat, Bid(seat))
    auction.play(0, Confirm())
    assert auction.prompt(0) == Message("auction-prompt-confirm", {"player": 1})


def test_the_position_goes_on_when_the_last_seat_has_decided(auction: PlayedAuction) -> None:
    for seat in (1, 0):
        auction.play(seat, Bid(3))
    auction.play(1, Confirm())
    assert auction.phase == BIDDING
    auction.play(0, Confirm())
    assert auction.phase == OVER
    assert auction.prompt(0).id == "auction-prompt-over"
    assert auction.ply == 4


def test_what_nobody_else_sees_has_no_message_for_others() -> None:
    assert PlayedAuction.rulebook.message_ids == (
        "auction-prompt-bid-you",
        "auction-prompt-confirm",
        "auction-prompt-confirm-you",
        "auction-prompt-busy",
        "auction-prompt-over",
        "auction-refusal-not-yet",
    )


def test_carrying_out_an_action_neither_counts_it_nor_goes_on(auction: PlayedAuction) -> None:
    auction.carry_out(0, Bid(1))
    auction.carry_out(0, Confirm())
    auction.carry_out(1, Bid(1))
    auction.carry_out(1, Confirm())
    assert auction.ply == 0
    assert auction.phase == COUNT


def test_what_a_seat_could_do_can_be_asked_after_it_has_finished(auction: PlayedAuction) -> None:
    auction.play(0, Bid(1))
    auction.play(0, Confirm())
    assert auction.legal(0) == []
    assert auction.choices(0) == [Confirm()]
