"""Choices about goods: paying, exchanging with the bank, trading, discarding."""

from __future__ import annotations

from pentapolis.games.antiquity import actions as act
from pentapolis.games.antiquity.components import GOODS
from pentapolis.games.antiquity.describe.choices.groups import Group, Known, Told
from pentapolis.games.antiquity.describe.overview import offer_told
from pentapolis.games.antiquity.describe.phrases import FOODS
from pentapolis.kernel.actions import Action
from pentapolis.kernel.description import Line
from pentapolis.kernel.messages import Message

ANSWER = Group(5, "answer", Message("antiquity-text-choose-answer"))
PAY = Group(0, "pay", Message("antiquity-text-choose-pay"), ("stock",))
EXCHANGE = Group(40, "exchange", Message("antiquity-text-choose-exchange"), ("stock",))
TAKE = Group(0, "take", Message("antiquity-text-choose-take"))
OFFER = Group(41, "offer", Message("antiquity-text-choose-offer"))
GIVE = Group(0, "give", Message("antiquity-text-choose-give"), ("stock",))
WANT = Group(1, "want", Message("antiquity-text-choose-want"), ("known",))
SEND = Group(2, "propose", Message("antiquity-text-choose-propose"))
DISCARD = Group(0, "discard", Message("antiquity-text-choose-discard"), ("stock",))


def told_of_goods(known: Known, action: Action) -> Told | None:
    """A choice about goods in words."""
    match action:
        case act.Pay(good):
            return _from_stock(PAY, known, GOODS[good])
        case act.Exchange(good):
            return _from_stock(EXCHANGE, known, GOODS[good])
        case act.Take(good):
            return _from_stock(TAKE, known, GOODS[good])
        case act.Give(good):
            return _from_stock(GIVE, known, GOODS[good])
        case act.Want(good):
            return _want(known, GOODS[good])
        case act.Discard(good):
            return _from_stock(DISCARD, known, GOODS[good])
    return _told_of_trade(known, action)


def _told_of_trade(known: Known, action: Action) -> Told | None:
    match action:
        case act.Offer(seat):
            return Told(OFFER, Line(Message("antiquity-text-player-name", {"player": seat})))
        case act.Propose():
            return Told(SEND, Line(Message("antiquity-web-propose")))
        case act.Withdraw():
            plan = known.view["plan"]
            moving = plan is not None and plan["step"] in ("move", "bury")
            return Told(SEND, Line(Message("antiquity-web-put-back" if moving else "antiquity-web-withdraw")))
        case act.Accept(seat):
            return _answer(known, seat, "accept")
        case act.Decline(seat):
            return _answer(known, seat, "decline")
    return None


def _from_stock(group: Group, known: Known, good: str) -> Told:
    """A good and how many of it the viewer has; food is marked, for every food saves a grave."""
    stock = known.stock(good)
    kind = "food" if good in FOODS else "other"
    line = Line(Message("antiquity-text-good-in-stock", {"good": good, "count": stock, "category": kind}))
    return Told(group, line, {"stock": stock})


def _want(known: Known, good: str) -> Told:
    """A good that an offer asks for, and how many of it the partner was last seen with."""
    plan = known.view["plan"]
    partner = plan["partner"] if plan is not None else None
    seen = known.view["players"][partner]["goods"].get(good, 0) if partner is not None else 0
    line = Line(Message("antiquity-text-good-wanted", {"good": good, "count": seen}))
    return Told(WANT, line, {"known": seen})


def _answer(known: Known, seat: int, answer: str) -> Told:
    offer = known.view["players"][seat]["offer"]
    assert offer is not None, "only offers are answered"
    return Told(ANSWER, Line(Message("antiquity-text-answer", {**offer_told(offer).args, "answer": answer})))
