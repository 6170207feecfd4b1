"""City building (5.2): choosing, placing and paying for pieces; houses, cathedrals and saints; manning."""

from __future__ import annotations

from pentapolis.games.antiquity.action_lists import BUILD, DONE, MAN, PAY, PLACE, TAKE_BACK
from pentapolis.games.antiquity.action_lists import SAINT as SAINT_ACTIONS
from pentapolis.games.antiquity.actions import Build, ChooseSaint, Man, Pay, Place
from pentapolis.games.antiquity.city.squares import EVERY_ORIENTATION, SQUARE_BITS, SQUARES, square_names
from pentapolis.games.antiquity.components import (
    BUILDINGS,
    CART_SHOP,
    CATHEDRAL,
    ELEMENTS,
    FACULTIES,
    FIRST_HOUSE,
    FIRST_STORAGE,
    FOUNTAIN,
    GOODS,
    HOUSE,
    MOST_UNITS,
    NEEDS_MAN,
    NICOLO,
    NOBODY,
    ONE,
    PHILOSOPHY,
    PIECES,
    PRICES,
    SAINTS,
    STORAGE,
    TYPE_OF,
    UNITS,
    named_goods,
)
from pentapolis.games.antiquity.events.plans import (
    Built,
    GoodPaid,
    Manned,
    PieceChosen,
    PiecePlaced,
    SaintChosen,
)
from pentapolis.games.antiquity.payments import affordable_pieces, next_goods, pay_what_is_forced, payable
from pentapolis.games.antiquity.pieces import Placed, Trade
from pentapolis.games.antiquity.realm import IDLE, MOVING, PAYING, PLACING, SAINT, SECOND_HOUSE, STEPS, Realm
from pentapolis.games.antiquity.rules.flow import RULE_CITY
from pentapolis.games.antiquity.rules.stocks import Stocks, only_good
from pentapolis.games.antiquity.state import CITY_BUILDING, elements_of, type_name
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

ALL_HOUSES = (1 << len(PIECES)) - (1 << FIRST_HOUSE)
STORAGES = (1 << FIRST_HOUSE) - (1 << FIRST_STORAGE)
STORAGES_WITHIN = tuple(
    sum(1 << piece for piece in range(FIRST_STORAGE, FIRST_HOUSE) if ELEMENTS[piece] <= elements)
    for elements in range(max(ELEMENTS) + 1)
)
"""The storages that can be made of so many elements, as masks of pieces."""
UNIQUE_BITS = tuple(1 << kind for kind in range(CART_SHOP))


class CityBuilding(Stocks):
    """Every step of a plan makes a new realm that remembers the one before."""

    __slots__ = ()

    def _take_step(self, seat: int, action: Action) -> Realm:
        """A new realm for the next step of a seat's plan."""
        before = self.realms[seat]
        realm = self.realms[seat] = before.copy()
        self.owned |= 1 << seat
        realm.before = before
        realm.did = action
        return realm

    def _back_to_idle(self, seat: int) -> None:
        """Back to where the open step began: as if it had not been taken."""
        realm = self.realms[seat]
        while realm.step != IDLE:
            assert realm.before is not None
            realm = realm.before
        self.realms[seat] = realm
        self.owned &= ~(1 << seat)

    def _trade(self, seat: int, gave: int, got: int, bank: bool = False) -> None:
        """Goods go and come openly: a step of a plan that cannot be taken back."""
        before = self.realms[seat]
        realm = self.realms[seat] = before.copy()
        self.owned |= 1 << seat
        realm.before = before
        realm.did = Trade(gave, got, bank)
        realm.goods += got - gave
        if bank:
            realm.exchanges = (*realm.exchanges, (gave, only_good(got)))

    def _why_no_step(self, seat: int, *steps: int) -> Refusal | None:
        """Why the plan is not at one of these steps."""
        if self.phase != CITY_BUILDING:
            return self._wrong_phase(RULE_CITY)
        step = self.realms[seat].step
        if step in steps:
            return None
        return Refusal("antiquity-refusal-step", RULE_CITY, {"step": STEPS[step]})

    # What can be built ---------------------------------------------------------------------------

    def supply_left(self, seat: int) -> tuple[int, int, int]:
        """The cart shops, fountains and storage elements that the planner knows to be left."""
        realm, shown = self.realms[seat], self.shown[seat]
        if realm.buildings is shown.buildings:
            return self.carts, self.fountains, self.elements
        carts = len(realm.of_type(CART_SHOP)) - len(shown.of_type(CART_SHOP))
        fountains = len(realm.of_type(FOUNTAIN)) - len(shown.of_type(FOUNTAIN))
        squares = elements_of(realm) - elements_of(shown)
        return (
            self.carts - carts,
            self.fountains - fountains,
            self.elements - squares // self.figures.element_squares,
        )

    def available_pieces(self, seat: int) -> int:
        """The pieces that are not yet built, or left in the supply, as a mask of pieces."""
        realm = self.realms[seat]
        carts, fountains, elements = self.supply_left(seat)
        mask = ALL_HOUSES & ~(realm.built << FIRST_HOUSE)
        for bit, squares in zip(UNIQUE_BITS, realm.masks, strict=True):
            if not squares:
                mask |= bit
        if carts > 0:
            mask |= 1 << CART_SHOP
        if fountains > 0:
            mask |= 1 << FOUNTAIN
        if elements > 0:
            mask |= STORAGES_WITHIN[min(elements, len(STORAGES_WITHIN) - 1)]
        return mask

    def buildable_pieces(self, seat: int) -> int:
        """The pieces that can be built now: available, payable, and with room on a grid."""
        realm = self.realms[seat]
        payable_pieces = affordable_pieces(realm.goods, realm.works(PHILOSOPHY))
        return self.ways().fitting(realm.empty(), payable_pieces & self.available_pieces(seat))

    def second_houses(self, seat: int) -> int:
        """The houses that San Nicolo gives besides the paid one: lower numbers (ruling 26)."""
        realm = self.realms[seat]
        if not realm.empty():
            return 0
        lower = (1 << realm.piece) - 1
        return ALL_HOUSES & lower & ~(realm.built << FIRST_HOUSE)

    # Choosing a piece ---------------------------------------------------------------------------

    def _why_not_build(self, seat: int, action: Build) -> Refusal | None:
        if (refusal := self._why_no_step(seat, IDLE, SECOND_HOUSE)) is not None:
            return refusal
        realm, piece = self.realms[seat], action.piece
        if realm.step == SECOND_HOUSE:
            if self.second_houses(seat) >> piece & 1:
                return None
            args: dict[str, str | int] = {"number": realm.piece - FIRST_HOUSE + 1}
            return Refusal("antiquity-refusal-second-house", RULE_CITY, args)
        if self.buildable_pieces(seat) >> piece & 1:
            return None
        named: dict[str, str | int] = {"building": type_name(piece)}
        if not self.available_pieces(seat) >> piece & 1:
            common = TYPE_OF[piece] in (CART_SHOP, FOUNTAIN, STORAGE)
            return Refusal(f"antiquity-refusal-{'supply' if common else 'built'}", RULE_CITY, named)
        if not payable(PRICES[piece], realm.goods, realm.works(PHILOSOPHY)):
            return Refusal("antiquity-refusal-price", RULE_CITY, named)
        return Refusal("antiquity-refusal-no-room", RULE_CITY, named)

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

    @staticmethod
    def _pay_forced(realm: Realm) -> bool:
        """Pay as far as there is no choice; True when all is paid."""
        if realm.food or realm.luxury:
            alike = realm.works(PHILOSOPHY)
            food, luxury, last, given, goods = pay_what_is_forced(
                realm.goods, realm.food, realm.luxury, realm.last, alike
            )
            realm.food, realm.luxury, realm.last, realm.goods = food, luxury, last, goods
            realm.paid += given
        return not realm.food and not realm.luxury

    def _why_not_pay_piece(self, seat: int, action: Pay) -> Refusal | None:
        if (refusal := self._why_no_step(seat, PAYING)) is not None:
            return refusal
        realm = self.realms[seat]
        alike = realm.works(PHILOSOPHY)
        return self._why_not_good(
            action.good, realm.goods, realm.food, realm.luxury, realm.last, alike, RULE_CITY
        )

    def _why_not_good(
        self, good: int, goods: int, food: int, luxury: int, last: int, alike: bool, rule: str
    ) -> Refusal | None:
        """Why this good cannot be given next for what is being built."""
        if good in next_goods(goods, food, luxury, last, alike):
            return None
        if not goods >> UNITS * good & MOST_UNITS:
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
            self._add_house(seat, realm, placed, free)
        else:
            realm.put(placed)
            if piece == CATHEDRAL:
                realm.cathedrals += 1
                realm.step = SAINT
        return [Built(seat, PIECES[piece], tuple(square_names(mask)), named_goods(paid))]

    def _add_house(self, seat: int, realm: Realm, placed: Placed, free: bool) -> None:
        """A house brings a man; San Nicolo adds a second, lower one to each paid for."""
        realm.covered |= placed.mask
        realm.houses |= placed.mask
        realm.built |= 1 << placed.piece - FIRST_HOUSE
        realm.men += 1
        if not free and realm.power_of(NICOLO):
            realm.piece = placed.piece
            realm.step = SECOND_HOUSE if self.second_houses(seat) else IDLE

    def _leave_second_house(self, seat: int, action: Action) -> list[Event]:
        self._take_step(seat, action).clear_step()
        return []

    def _why_not_saint(self, seat: int) -> Refusal | None:
        return self._why_no_step(seat, SAINT)

    def _choose_saint(self, seat: int, action: ChooseSaint) -> list[Event]:
        realm = self._take_step(seat, action)
        realm.saint = action.saint
        realm.clear_step()
        return [SaintChosen(seat, SAINTS[action.saint])]

    # Manning ---------------------------------------------------------------------------

    def _why_not_man(self, seat: int, action: Man) -> Refusal | None:
        if (refusal := self._why_no_step(seat, IDLE)) is not None:
            return refusal
        realm = self.realms[seat]
        if not realm.men:
            return Refusal("antiquity-refusal-no-men", RULE_CITY)
        bit = SQUARE_BITS[action.square]
        if realm.mannable() >> bit & 1:
            return None
        placed = realm.begun_by(bit)
        if placed is None:
            return Refusal("antiquity-refusal-no-building", RULE_CITY, {"square": SQUARES[action.square]})
        kind = TYPE_OF[placed.piece]
        args: dict[str, str | int] = {"building": BUILDINGS[kind]}
        if not NEEDS_MAN[kind]:
            return Refusal("antiquity-refusal-needs-no-man", RULE_CITY, args)
        if placed.mask & realm.graves:
            return Refusal("antiquity-refusal-grave-on-building", RULE_CITY, args)
        by_university = kind in FACULTIES and realm.university_mans(placed.mask)
        form = "taught" if by_university and not placed.mask & realm.manned else "manned"
        return Refusal(f"antiquity-refusal-{form}", RULE_CITY, args)

    def _man(self, seat: int, action: Man) -> list[Event]:
        realm = self._take_step(seat, action)
        bit = SQUARE_BITS[action.square]
        realm.men -= 1
        realm.manned |= 1 << bit
        placed = realm.building_at(bit)
        assert placed is not None
        return [Manned(seat, type_name(placed.piece), SQUARES[action.square])]

    # Actions ---------------------------------------------------------------------------

    def _refuse_building(self, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Place):
            return self._why_not_place(seat, action)
        if isinstance(action, Build):
            return self._why_not_build(seat, action)
        if isinstance(action, Man):
            return self._why_not_man(seat, action)
        return self._why_not_saint(seat)

    def _play_building(self, seat: int, action: Action) -> list[Event]:
        if isinstance(action, Build):
            return self._build(seat, action)
        if isinstance(action, Man):
            return self._man(seat, action)
        if isinstance(action, Place):
            return self._place(seat, action)
        assert isinstance(action, ChooseSaint)
        return self._choose_saint(seat, action)

    # Legal lists ---------------------------------------------------------------------------

    def _legal_building(self, seat: int) -> list[Action]:
        """What can be built and manned when no step is open."""
        realm = self.realms[seat]
        legal: list[Action] = [*BUILD.picked(self.buildable_pieces(seat))]
        if realm.men:
            legal += MAN.picked(realm.mannable())
        return legal

    def _legal_step(self, realm: Realm, seat: int) -> list[Action]:
        """What can be done at an open step of building; it can always be taken back."""
        legal: list[Action] = []
        if realm.step == PLACING:
            legal = self._legal_places(realm, realm.piece)
        elif realm.step == PAYING:
            alike = realm.works(PHILOSOPHY)
            legal += [
                PAY[good] for good in next_goods(realm.goods, realm.food, realm.luxury, realm.last, alike)
            ]
        elif realm.step == SAINT:
            legal += SAINT_ACTIONS
        else:
            legal += BUILD.picked(self.second_houses(seat))
            legal.append(DONE)
        legal.append(TAKE_BACK)
        return legal
