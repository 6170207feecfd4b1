"""City building (5.2): a piece is chosen, placed and paid for; houses bring men, cathedrals saints."""

from __future__ import annotations

from pentapolis.games.antiquity.action_lists import BUILD, DONE, PAY, PLACE, TAKE_BACK
from pentapolis.games.antiquity.action_lists import SAINT as SAINT_ACTIONS
from pentapolis.games.antiquity.actions import Build, ChooseSaint, Done, Pay, Place
from pentapolis.games.antiquity.city.squares import EVERY_ORIENTATION, SQUARE_BITS, SQUARES, square_names
from pentapolis.games.antiquity.components import (
    CATHEDRAL,
    FIRST_HOUSE,
    GOODS,
    HOUSE,
    MOST_UNITS,
    NOBODY,
    ONE,
    PIECES,
    PRICES,
    SAINTS,
    TYPE_OF,
    UNITS,
    named_goods,
)
from pentapolis.games.antiquity.events.plans import Built, GoodPaid, PieceChosen, PiecePlaced, SaintChosen
from pentapolis.games.antiquity.payments import next_goods, pay_what_is_forced, payable
from pentapolis.games.antiquity.pieces import Placed
from pentapolis.games.antiquity.realm import IDLE, MOVING, PAYING, PLACING, SAINT, SECOND_HOUSE, Realm
from pentapolis.games.antiquity.rules.flow import RULE_CITY
from pentapolis.games.antiquity.rules.planning.supply import COMMON, Supply
from pentapolis.games.antiquity.state import type_name
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal


class Building(Supply):
    """Goods are paid one by one where there is a choice."""

    __slots__ = ()

    # Choosing a piece ---------------------------------------------------------------------------

    def _why_not_build(self, seat: int, action: Build) -> Refusal | None:
        if (refusal := self._why_no_step(seat, IDLE, SECOND_HOUSE)) is not None:
            return refusal
        realm, piece = self.realms[seat], action.piece
        if realm.step == SECOND_HOUSE:
            if self.second_houses(realm, realm.piece) >> piece & 1:
                return None
            args: dict[str, str | int] = {"number": realm.piece - FIRST_HOUSE + 1}
            return Refusal("antiquity-refusal-second-house", RULE_CITY, args)
        if self.buildable_pieces(seat) >> piece & 1:
            return None
        named: dict[str, str | int] = {"building": type_name(piece)}
        if not self.available_pieces(seat) >> piece & 1:
            reason = "supply" if TYPE_OF[piece] in COMMON else "built"
        elif not payable(PRICES[piece], realm.goods, self.pays_alike(realm)):
            reason = "price"
        else:
            reason = "no-room"
        return Refusal(f"antiquity-refusal-{reason}", RULE_CITY, named)

    def _build(self, seat: int, action: Build) -> list[Event]:
        second = self.realms[seat].step == SECOND_HOUSE
        realm = self._take_step(seat, action)
        realm.step = PLACING
        realm.piece = action.piece
        realm.free = second
        return [PieceChosen(seat, PIECES[action.piece])]

    # Placing it ---------------------------------------------------------------------------

    def _legal_places(self, realm: Realm, piece: int) -> list[Action]:
        empty = realm.empty()
        legal: list[Action] = []
        for turns in self.ways().numbers[piece]:
            legal += PLACE[turns].picked(EVERY_ORIENTATION[piece][turns].anchors(empty))
        return legal

    def _why_not_place(self, seat: int, action: Place) -> Refusal | None:
        """Why a piece that is being built or moved does not fit there."""
        if (refusal := self._why_no_step(seat, PLACING, MOVING)) is not None:
            return refusal
        realm = self.realms[seat]
        piece = realm.hand[-1].piece if realm.step == MOVING else realm.piece
        if action.turns in self.ways().numbers[piece]:
            anchors = EVERY_ORIENTATION[piece][action.turns].anchors(realm.empty())
            if anchors >> SQUARE_BITS[action.square] & 1:
                return None
        args: dict[str, str | int] = {"building": type_name(piece), "square": SQUARES[action.square]}
        return Refusal("antiquity-refusal-no-fit", RULE_CITY, args)

    def _place(self, seat: int, action: Place) -> list[Event]:
        realm = self._take_step(seat, action)
        realm.anchor = SQUARE_BITS[action.square]
        realm.turns = action.turns
        price = PRICES[realm.piece]
        if realm.free:
            return self._complete(seat, realm)
        realm.goods -= price.fixed
        realm.paid = price.fixed
        realm.food, realm.luxury, realm.last = price.food, price.luxury, NOBODY
        if self._pay_forced(realm):
            return self._complete(seat, realm)
        realm.step = PAYING
        mask = EVERY_ORIENTATION[realm.piece][realm.turns].mask << realm.anchor
        return [PiecePlaced(seat, PIECES[realm.piece], tuple(square_names(mask)))]

    # Paying for it ---------------------------------------------------------------------------

    def _pay_forced(self, realm: Realm) -> bool:
        """Pay as far as there is no choice; True when all is paid."""
        if realm.food or realm.luxury:
            realm.food, realm.luxury, realm.last, given, realm.goods = pay_what_is_forced(
                realm.goods, realm.food, realm.luxury, realm.last, self.pays_alike(realm)
            )
            realm.paid += given
        return not realm.food and not realm.luxury

    def _why_not_pay_piece(self, seat: int, action: Pay) -> Refusal | None:
        if (refusal := self._why_no_step(seat, PAYING)) is not None:
            return refusal
        realm = self.realms[seat]
        due = next_goods(realm.goods, realm.food, realm.luxury, realm.last, self.pays_alike(realm))
        return self._why_not_good(realm, action.good, due, RULE_CITY)

    def _why_not_good(self, realm: Realm, good: int, due: tuple[int, ...], rule: str) -> Refusal | None:
        """Why this good cannot be given next for what is being built."""
        if good in due:
            return None
        if not realm.goods >> UNITS * good & MOST_UNITS:
            return self._good_missing(good, rule)
        return Refusal("antiquity-refusal-good-unfit", rule, {"good": GOODS[good]})

    def _pay_piece(self, seat: int, action: Pay) -> list[Event]:
        realm = self._take_step(seat, action)
        good = action.good
        realm.goods -= ONE[good]
        realm.paid += ONE[good]
        realm.last = good
        if realm.food:
            realm.food -= 1
        else:
            realm.luxury -= 1
        events: list[Event] = [GoodPaid(seat, GOODS[good])]
        return events + self._complete(seat, realm) if self._pay_forced(realm) else events

    # What then stands ---------------------------------------------------------------------------

    def _complete(self, seat: int, realm: Realm) -> list[Event]:
        """The piece is paid for and stands."""
        piece, paid, free = realm.piece, realm.paid, realm.free
        mask = EVERY_ORIENTATION[piece][realm.turns].mask << realm.anchor
        placed = Placed(piece, realm.anchor, realm.turns, mask)
        realm.clear_step()
        if TYPE_OF[piece] == HOUSE:
            self._add_house(realm, placed, free)
        else:
            realm.put(placed)
            if piece == CATHEDRAL:
                realm.cathedrals += 1
                realm.step = SAINT
        return [Built(seat, PIECES[piece], tuple(square_names(mask)), named_goods(paid))]

    # Houses ---------------------------------------------------------------------------

    def _add_house(self, realm: Realm, placed: Placed, free: bool) -> None:
        """A house brings a man; San Nicolo adds a second, lower one to each paid for."""
        realm.covered |= placed.mask
        realm.houses |= placed.mask
        realm.built |= 1 << placed.piece - FIRST_HOUSE
        realm.men += 1
        if not free and self.second_houses(realm, placed.piece):
            realm.piece = placed.piece
            realm.step = SECOND_HOUSE

    def _leave_second_house(self, seat: int, action: Done) -> list[Event]:
        self._take_step(seat, action).clear_step()
        return []

    # Cathedral and saint ---------------------------------------------------------------------------

    def _why_not_saint(self, seat: int, _action: ChooseSaint) -> Refusal | None:
        return self._why_no_step(seat, SAINT)

    def _choose_saint(self, seat: int, action: ChooseSaint) -> list[Event]:
        realm = self._take_step(seat, action)
        realm.saint = action.saint
        realm.clear_step()
        return [SaintChosen(seat, SAINTS[action.saint])]

    # Legal lists ---------------------------------------------------------------------------

    def _legal_step(self, seat: int) -> list[Action]:
        """What can be done at an open step of building; it can always be taken back."""
        realm = self.realms[seat]
        legal: list[Action] = []
        if realm.step == PLACING:
            legal = self._legal_places(realm, realm.piece)
        elif realm.step == PAYING:
            alike = self.pays_alike(realm)
            legal += [
                PAY[good] for good in next_goods(realm.goods, realm.food, realm.luxury, realm.last, alike)
            ]
        elif realm.step == SAINT:
            legal += SAINT_ACTIONS
        else:
            legal += BUILD.picked(self.second_houses(realm, realm.piece))
            legal.append(DONE)
        legal.append(TAKE_BACK)
        return legal
