"""Redrawing what a seat of Antiquity does not know: token faces, and the others' plans."""

from __future__ import annotations

import itertools

from pentapolis.games.antiquity.actions import Build, ChooseSaint, Done, Man, Pay, Place
from pentapolis.games.antiquity.actions.lists import DONE, GIVE, OFFER, PROPOSE, WANT
from pentapolis.games.antiquity.components import FIGURES, MARKET, ONE, WOOD, unpacked
from pentapolis.games.antiquity.components.squares import ORIENTATIONS
from pentapolis.games.antiquity.rules.cities import empty_squares, put_building, works
from pentapolis.games.antiquity.rules.stocks import exchanges_are_open
from pentapolis.games.antiquity.state import Position, changing
from pentapolis.games.antiquity.state.phases import CITY_BUILDING
from pentapolis.games.antiquity.state.pieces import Placed
from pentapolis.games.antiquity.state.realm import IDLE, OFFERED, Realm
from pentapolis.kernel.chance import Rng, fresh_state

LONGEST_PLAN = 60
"""A drawn plan has hardly more steps than that."""

PLANNED = (Build, Place, Pay, ChooseSaint, Man, Done)
"""What drawn plans consist of."""


def forget_secrets(position: Position, seat: int | None, rng: Rng) -> None:
    """Replace everything that the seat does not know by a fair draw.

    The faces of tokens that nobody saw are shuffled. While plans are made, the others go back to what
    everybody knows of them: the position before, the trades since, the offers that stand. Those who have
    finished get a plan drawn at random from what they could have done; the rest still have theirs to make.
    """
    position.chance = fresh_state(rng)
    _shuffle_faces(position, rng)
    if position.phase == CITY_BUILDING:
        for other in position.order[position.executed :]:
            if other != seat:
                _forget_plan(position, other, rng)


def _shuffle_faces(position: Position, rng: Rng) -> None:
    spaces = position.board.spaces
    hidden = [place for place, bit in enumerate(spaces) if not position.revealed >> bit & 1]
    faces = sorted(position.faces[place] for place in hidden)
    rng.shuffle(faces)
    drawn = [*position.faces]
    for place, face in zip(hidden, faces, strict=True):
        drawn[place] = face
    position.faces = tuple(drawn)


def _forget_plan(position: Position, other: int, rng: Rng) -> None:
    """Give a seat that plans a realm that fits all that everybody knows of it."""
    real = position.realms[other]
    realm = position.shown[other].copy()
    realm.before = realm.did = None
    realm.goods = _goods_after_trades(position, other)
    offers = real.step == OFFERED
    realm.exchanges = real.exchanges if exchanges_are_open(position) else ()
    if realm.exchanges or _uses_market(position, other):
        _have_market(position, realm)
    if offers:
        realm.goods = _at_least(realm.goods, real.paid)
    position.realms[other] = realm
    position.owned |= 1 << other
    if offers:
        _repeat_offer(position, other, real)
    elif real.finished:
        _draw_plan(position, other, rng)
        changing(position, other).finished = True


def _goods_after_trades(position: Position, seat: int) -> int:
    """The goods before, with what trades took and brought.

    What was not there must have come from the bank.
    """
    counts = [*unpacked(position.shown[seat].goods)]
    for gave, got in _openly_moved(position, seat):
        pairs = zip(unpacked(got), unpacked(gave), strict=True)
        counts = [count + more - less for count, (more, less) in zip(counts, pairs, strict=True)]
    for good, count in enumerate(counts):
        for _ in range(-count):
            counts[good] += 1
            for _ in range(FIGURES.bank_rate):
                most = max(range(len(counts)), key=counts.__getitem__)
                counts[most] -= int(counts[most] > 0)
    return sum(ONE[good] * max(0, count) for good, count in enumerate(counts))


def _openly_moved(position: Position, seat: int) -> list[tuple[int, int]]:
    """What a seat gave and got by trades, and by exchanges with the bank where they are open."""
    moved = [(deal.give, deal.want) for deal in position.trades if deal.seat == seat]
    moved += [(deal.want, deal.give) for deal in position.trades if deal.partner == seat]
    if exchanges_are_open(position):
        moved += [(given, ONE[taken]) for given, taken in position.realms[seat].exchanges]
    return moved


def _at_least(goods: int, wanted: int) -> int:
    """Goods with at least those wanted of each kind."""
    pairs = zip(unpacked(goods), unpacked(wanted), strict=True)
    return sum(ONE[good] * max(pair) for good, pair in enumerate(pairs))


def _uses_market(position: Position, seat: int) -> bool:
    """Has a trade or an offer shown that the seat's Market works?"""
    announced = position.announced >> seat & 1
    return bool(announced) or any(deal.market == seat for deal in position.trades)


def _have_market(position: Position, realm: Realm) -> None:
    """It was shown that there is a Market that works: build and man it, as far as there is room."""
    if works(position, realm, MARKET):
        return
    if not realm.masks[MARKET]:
        [orientation] = ORIENTATIONS[MARKET]
        anchors = orientation.anchors(empty_squares(realm)) or orientation.anchors(
            empty_squares(realm) | realm.graves
        )
        if not anchors:
            return
        anchor = (anchors & -anchors).bit_length() - 1
        put_building(realm, Placed(MARKET, anchor, 0, orientation.mask << anchor))
        realm.goods -= ONE[WOOD] * int(unpacked(realm.goods)[WOOD] > 0)
    mask = realm.masks[MARKET]
    realm.graves &= ~mask
    realm.manned |= mask & -mask
    realm.men = max(0, realm.men - 1)


def _repeat_offer(position: Position, seat: int, real: Realm) -> None:
    """Make the offer that stands once more, step by step."""
    position.carry_out(seat, OFFER[real.partner])
    for actions, goods in ((GIVE, real.paid), (WANT, real.want)):
        for good, number in enumerate(unpacked(goods)):
            for _ in range(number):
                position.carry_out(seat, actions[good])
    position.carry_out(seat, PROPOSE)


def _draw_plan(position: Position, seat: int, rng: Rng) -> None:
    """A random plan of building and manning; it ends when `done` is drawn, or after many steps."""
    for steps in itertools.count():
        realm = position.realms[seat]
        if realm.step == IDLE and steps >= LONGEST_PLAN:
            return
        choices = [action for action in position.choices(seat) if isinstance(action, PLANNED)]
        action = choices[rng.randrange(len(choices))]
        if realm.step == IDLE and action is DONE:
            return
        position.carry_out(seat, action)
