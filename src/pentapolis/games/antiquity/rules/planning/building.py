"""City building (5.2): a piece is chosen, placed and paid for; houses bring men, cathedrals saints.

Goods are paid one by one where there is a choice.
"""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Build, ChooseSaint, Done, Pay, Place
from pentapolis.games.antiquity.actions.lists import BUILD, DONE, PAY, PLACE
from pentapolis.games.antiquity.actions.lists import SAINT as SAINT_ACTIONS
from pentapolis.games.antiquity.components import (
    CATHEDRAL,
    FIRST_HOUSE,
    GOODS,
    HOUSE,
    NOBODY,
    ONE,
    PIECES,
    PRICES,
    SAINTS,
    TYPE_OF,
    named_goods,
)
from pentapolis.games.antiquity.components.squares import (
    EVERY_ORIENTATION,
    SQUARE_BITS,
    SQUARES,
    square_names,
)
from pentapolis.games.antiquity.events.plans import Built, GoodPaid, PieceChosen, PiecePlaced, SaintChosen
from pentapolis.games.antiquity.rules.buildings import pays_alike
from pentapolis.games.antiquity.rules.cities import empty_squares, put_building
from pentapolis.games.antiquity.rules.payments import next_goods, pay_what_is_forced, payable
from pentapolis.games.antiquity.rules.planning.steps import (
    GOOD_MISSING,
    RULE,
    good_missing,
    has_good,
    take_step,
)
from pentapolis.games.antiquity.rules.planning.supply import COMMON, available_pieces, buildable_pieces
from pentapolis.games.antiquity.rules.saints import second_houses
from pentapolis.games.antiquity.state import Position, type_name, ways_of
from pentapolis.games.antiquity.state.pieces import Placed
from pentapolis.games.antiquity.state.realm import PAYING, PLACING, SAINT, SECOND_HOUSE, Realm, clear_step
from pentapolis.kernel.decisions import Decision, Reason, may_always
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

SUPPLY_EMPTY = Reason("antiquity-refusal-supply", RULE)
BUILT_ALREADY = Reason("antiquity-refusal-built", RULE)
PRICE_TOO_HIGH = Reason("antiquity-refusal-price", RULE)
NO_ROOM = Reason("antiquity-refusal-no-room", RULE)
LOWER_HOUSE = Reason("antiquity-refusal-second-house", RULE)
NO_FIT = Reason("antiquity-refusal-no-fit", RULE)
GOOD_UNFIT = Reason("antiquity-refusal-good-unfit", RULE)

# Choosing a piece ---------------------------------------------------------------------------


def pieces_to_build(position: Position, seat: int) -> list[Build]:
    return [*BUILD.picked(buildable_pieces(position, seat))]


def why_not_build(position: Position, seat: int, action: Build) -> Refusal | None:
    piece = action.piece
    if buildable_pieces(position, seat) >> piece & 1:
        return None
    realm = position.realms[seat]
    if not available_pieces(position, seat) >> piece & 1:
        reason = SUPPLY_EMPTY if TYPE_OF[piece] in COMMON else BUILT_ALREADY
    elif not payable(PRICES[piece], realm.goods, pays_alike(position, realm)):
        reason = PRICE_TOO_HIGH
    else:
        reason = NO_ROOM
    return reason(building=type_name(piece))


def build(position: Position, seat: int, action: Build, events: list[Event]) -> None:
    _choose_piece(position, seat, action, False, events)


def _choose_piece(position: Position, seat: int, action: Build, free: bool, events: list[Event]) -> None:
    realm = take_step(position, seat, action)
    realm.step = PLACING
    realm.piece = action.piece
    realm.free = free
    events.append(PieceChosen(seat, PIECES[action.piece]))


BUILD_PIECE = Decision(
    Build,
    rule=RULE,
    choices=pieces_to_build,
    why_not=why_not_build,
    effect=build,
    reasons=(SUPPLY_EMPTY, BUILT_ALREADY, PRICE_TOO_HIGH, NO_ROOM),
)

# Placing it ---------------------------------------------------------------------------


def places_for(position: Position, realm: Realm, piece: int) -> list[Place]:
    """Everywhere that a piece fits on a realm's grids, turned in every way that the table allows."""
    empty = empty_squares(realm)
    legal: list[Place] = []
    for turns in ways_of(position).numbers[piece]:
        legal += PLACE[turns].picked(EVERY_ORIENTATION[piece][turns].anchors(empty))
    return legal


def why_no_place(position: Position, realm: Realm, piece: int, action: Place) -> Refusal | None:
    """Why a piece that is being built or moved does not fit there."""
    if action.turns in ways_of(position).numbers[piece]:
        anchors = EVERY_ORIENTATION[piece][action.turns].anchors(empty_squares(realm))
        if anchors >> SQUARE_BITS[action.square] & 1:
            return None
    return NO_FIT(building=type_name(piece), square=SQUARES[action.square])


def places(position: Position, seat: int) -> list[Place]:
    realm = position.realms[seat]
    return places_for(position, realm, realm.piece)


def why_not_place(position: Position, seat: int, action: Place) -> Refusal | None:
    realm = position.realms[seat]
    return why_no_place(position, realm, realm.piece, action)


def place(position: Position, seat: int, action: Place, events: list[Event]) -> None:
    realm = take_step(position, seat, action)
    realm.anchor = SQUARE_BITS[action.square]
    realm.turns = action.turns
    if not realm.free:
        price = PRICES[realm.piece]
        realm.goods -= price.fixed
        realm.paid = price.fixed
        realm.food, realm.luxury, realm.last = price.food, price.luxury, NOBODY
        if not _pay_forced(position, realm):
            realm.step = PAYING
            mask = EVERY_ORIENTATION[realm.piece][realm.turns].mask << realm.anchor
            events.append(PiecePlaced(seat, PIECES[realm.piece], tuple(square_names(mask))))
            return
    _complete(position, seat, realm, events)


PLACE_PIECE = Decision(
    Place, rule=RULE, choices=places, why_not=why_not_place, effect=place, reasons=(NO_FIT,)
)

# Paying for it ---------------------------------------------------------------------------


def _pay_forced(position: Position, realm: Realm) -> bool:
    """Pay as far as there is no choice; True when all is paid."""
    if realm.food or realm.luxury:
        realm.food, realm.luxury, realm.last, given, realm.goods = pay_what_is_forced(
            realm.goods, realm.food, realm.luxury, realm.last, pays_alike(position, realm)
        )
        realm.paid += given
    return not realm.food and not realm.luxury


def _goods_to_give(position: Position, realm: Realm) -> tuple[int, ...]:
    return next_goods(realm.goods, realm.food, realm.luxury, realm.last, pays_alike(position, realm))


def payments(position: Position, seat: int) -> list[Pay]:
    return [PAY[good] for good in _goods_to_give(position, position.realms[seat])]


def why_not_pay(position: Position, seat: int, action: Pay) -> Refusal | None:
    realm, good = position.realms[seat], action.good
    if good in _goods_to_give(position, realm):
        return None
    return GOOD_UNFIT(good=GOODS[good]) if has_good(realm, good) else good_missing(good)


def pay(position: Position, seat: int, action: Pay, events: list[Event]) -> None:
    realm = take_step(position, seat, action)
    good = action.good
    realm.goods -= ONE[good]
    realm.paid += ONE[good]
    realm.last = good
    if realm.food:
        realm.food -= 1
    else:
        realm.luxury -= 1
    events.append(GoodPaid(seat, GOODS[good]))
    if _pay_forced(position, realm):
        _complete(position, seat, realm, events)


PAY_FOR_PIECE = Decision(
    Pay,
    rule=RULE,
    choices=payments,
    why_not=why_not_pay,
    effect=pay,
    reasons=(GOOD_MISSING, GOOD_UNFIT),
)

# What then stands ---------------------------------------------------------------------------


def _complete(position: Position, seat: int, realm: Realm, events: list[Event]) -> None:
    """The piece is paid for and stands."""
    piece, paid, free = realm.piece, realm.paid, realm.free
    mask = EVERY_ORIENTATION[piece][realm.turns].mask << realm.anchor
    placed = Placed(piece, realm.anchor, realm.turns, mask)
    clear_step(realm)
    if TYPE_OF[piece] == HOUSE:
        _add_house(position, realm, placed, free)
    else:
        put_building(realm, placed)
        if piece == CATHEDRAL:
            realm.cathedrals += 1
            realm.step = SAINT
    events.append(Built(seat, PIECES[piece], tuple(square_names(mask)), named_goods(paid)))


# Houses ---------------------------------------------------------------------------


def _add_house(position: Position, realm: Realm, placed: Placed, free: bool) -> None:
    """A house brings a man; San Nicolo adds a second, lower one to each paid for."""
    realm.covered |= placed.mask
    realm.houses |= placed.mask
    realm.built |= 1 << placed.piece - FIRST_HOUSE
    realm.men += 1
    if not free and second_houses(position, realm, placed.piece):
        realm.piece = placed.piece
        realm.step = SECOND_HOUSE


def lower_houses(position: Position, seat: int) -> list[Build]:
    realm = position.realms[seat]
    return [*BUILD.picked(second_houses(position, realm, realm.piece))]


def why_not_second_house(position: Position, seat: int, action: Build) -> Refusal | None:
    realm = position.realms[seat]
    if second_houses(position, realm, realm.piece) >> action.piece & 1:
        return None
    return LOWER_HOUSE(number=realm.piece - FIRST_HOUSE + 1)


def build_second_house(position: Position, seat: int, action: Build, events: list[Event]) -> None:
    _choose_piece(position, seat, action, True, events)


BUILD_SECOND_HOUSE = Decision(
    Build,
    rule=RULE,
    choices=lower_houses,
    why_not=why_not_second_house,
    effect=build_second_house,
    reasons=(LOWER_HOUSE,),
)


def leaving_second_house(_position: Position, _seat: int) -> tuple[Done, ...]:
    return (DONE,)


def leave_second_house(position: Position, seat: int, action: Done, _events: list[Event]) -> None:
    clear_step(take_step(position, seat, action))


LEAVE_SECOND_HOUSE = Decision(
    Done, rule=RULE, choices=leaving_second_house, why_not=may_always, effect=leave_second_house
)

# Cathedral and saint ---------------------------------------------------------------------------


def saints(_position: Position, _seat: int) -> tuple[ChooseSaint, ...]:
    return SAINT_ACTIONS


def choose_saint(position: Position, seat: int, action: ChooseSaint, events: list[Event]) -> None:
    realm = take_step(position, seat, action)
    realm.saint = action.saint
    clear_step(realm)
    events.append(SaintChosen(seat, SAINTS[action.saint]))


DEDICATE_CATHEDRAL = Decision(ChooseSaint, rule=RULE, choices=saints, why_not=may_always, effect=choose_saint)
