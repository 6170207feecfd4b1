"""A simple player who goes for one saint, so that recorded games end by each of them.

Wood is cut, exchanged on the Market, and turned into what the saint wants, in calm games without famine.
"""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.antiquity import actions as act
from pentapolis.games.antiquity.components import (
    ALCHEMY,
    BREWERY,
    CART_SHOP,
    CATCHES,
    CATHEDRAL,
    CITY,
    COUNTRY_PRICES,
    CROPS,
    FARM,
    FIRST_HOUSE,
    FISHERY,
    FOOD,
    FOUNTAIN,
    INN,
    KINDS,
    LUXURY,
    MARKET,
    MINE,
    ORES,
    PIECE_NUMBER,
    PRICES,
    SAINTS,
    STONE,
    STORAGE,
    WOOD,
    WOODCUTTER,
    Price,
    unpacked,
)
from pentapolis.games.antiquity.masks import bits_of
from pentapolis.games.antiquity.plane import BITS, flower, within
from pentapolis.games.antiquity.realm import (
    EXCHANGING,
    IDLE,
    PAYING,
    PLACING,
    SAINT,
    SECOND_HOUSE,
    Realm,
)
from pentapolis.games.antiquity.rules import Antiquity
from pentapolis.games.antiquity.squares import ORIENTATIONS, SQUARE_BITS, adjoining
from pentapolis.games.antiquity.state import CITY_BUILDING, COUNTRY, FIRST_CITIES, STORING
from pentapolis.kernel.actions import Action

UNLIMITED = {"christofori", "maria"}


class Hero:
    """Chooses actions for one seat."""

    def __init__(self, saint: str, wait_until: int = 0) -> None:
        self.saint = saint
        self.wait_until = wait_until
        """The last step to victory is not taken before this round."""
        self.swap: list[int] = []
        """What is to be given to the bank, then what is to be taken."""

    def choose(self, state: Antiquity, seat: int) -> Action:
        legal = state.legal(seat)
        if state.phase == CITY_BUILDING:
            return self._plan(state, seat, legal)
        if state.phase == FIRST_CITIES:
            return max(legal, key=lambda action: _country_at(state, action))
        if state.phase == COUNTRY:
            return self._build_country(state, seat, legal)
        if state.phase == STORING:
            counts = unpacked(state.realms[seat].goods)
            return max(legal, key=lambda action: counts[_good(action)])
        return legal[0]

    # The city ---------------------------------------------------------------------------

    def _plan(self, state: Antiquity, seat: int, legal: list[Action]) -> Action:
        realm = state.realms[seat]
        if realm.step == PLACING:
            return min(legal[:-1], key=lambda action: _looseness(realm, action))
        if realm.step == PAYING:
            counts = unpacked(realm.goods)
            return max(legal[:-1], key=lambda action: counts[_good(action)])
        if realm.step == SAINT:
            return act.SAINT[SAINTS.index(self.saint)]
        if realm.step == SECOND_HOUSE:
            return legal[-3]
        if realm.step == EXCHANGING:
            good = self.swap.pop(0)
            return act.EXCHANGE[good] if self.swap else act.TAKE[good]
        assert realm.step == IDLE
        for wanted in self._wishes(state, realm):
            if wanted in legal:
                return wanted
        return act.DONE

    def _wishes(self, state: Antiquity, realm: Realm) -> Iterator[Action]:
        """What to do next, the most urgent first; what is not legal is skipped."""
        counts = unpacked(realm.goods)
        for number in range(4):
            yield act.BUILD[FIRST_HOUSE + number]
        if len(realm.of_type(CART_SHOP)) < 2:
            yield act.BUILD[CART_SHOP]
        yield act.BUILD[MARKET]
        if self.saint not in UNLIMITED and not realm.of_type(STORAGE):
            yield act.BUILD[PIECE_NUMBER["storage-2x4"]]
        if realm.masks[MARKET] and sum(counts) > 1:
            yield act.MAN[_first(realm.masks[MARKET])]
        if not realm.masks[CATHEDRAL]:
            yield from self._get(state, realm, CATHEDRAL, 1)
        if realm.people() < 8:
            for number in range(4, 8):
                yield from self._get(state, realm, FIRST_HOUSE + number, 2)
        yield from self._seed(state, realm)
        yield from self._towards_victory(state, realm)
        yield from self._men(realm)

    def _seed(self, state: Antiquity, realm: Realm) -> Iterator[Action]:
        """Seed for a good field; a Brewery and food for an inn where nothing is left to be had."""
        seat = state.realms.index(realm)
        counts = unpacked(realm.goods)
        fields = [state.goods_around(FARM, bit).bit_count() for bit in bits_of(state.farm_sites(seat))]
        woods = [state.goods_around(WOODCUTTER, bit).bit_count() for bit in bits_of(state.wood_sites(seat))]
        if not counts[WOOD]:
            yield from self._exchange(realm, Price(0), [WOOD], 0)
        scarce = min(CROPS, key=lambda good: counts[good])
        if max(fields, default=0) > 3 and not counts[scarce]:
            yield from self._exchange(realm, Price(0), [scarce], 1)
        if realm.people() > 5:
            yield from self._get(state, realm, ALCHEMY, 1)
        if max(fields + woods, default=0) < 4:
            yield from self._get(state, realm, BREWERY, 1)
            if realm.masks[BREWERY]:
                yield from self._stock_up(realm, COUNTRY_PRICES[INN])

    def _men(self, realm: Realm) -> Iterator[Action]:
        """A storage first, if anything is to be stored; then the rest."""
        if self.saint not in UNLIMITED and sum(unpacked(realm.goods)) > 2:
            for storage in realm.of_type(STORAGE):
                yield act.MAN[_first(storage.mask)]
        if realm.masks[ALCHEMY]:
            yield act.MAN[_first(realm.masks[ALCHEMY])]
        for placed in realm.buildings:
            yield act.MAN[_first(placed.mask)]

    def _get(self, state: Antiquity, realm: Realm, piece: int, keep_wood: int) -> Iterator[Action]:
        """Build a piece, after exchanging what is missing if that is possible."""
        if not state.available_pieces(state.realms.index(realm)) >> piece & 1:
            return
        missing = missing_goods(realm, PRICES[piece])
        if missing:
            yield from self._exchange(realm, PRICES[piece], missing, keep_wood)
        else:
            yield act.BUILD[piece]

    def _exchange(self, realm: Realm, price: Price, missing: list[int], keep_wood: int) -> Iterator[Action]:
        """Begin an exchange for the first missing good, if all can be exchanged for."""
        spare = spare_goods(realm, price, keep_wood)
        if realm.works(MARKET) and sum(spare) >= 2 * len(missing):
            given = sorted(_most(spare, 2))
            self.swap = [given[1], missing[0]]
            yield act.EXCHANGE[given[0]]

    def _towards_victory(self, state: Antiquity, realm: Realm) -> Iterator[Action]:
        late = state.round >= self.wait_until
        if self.saint in {"nicolo", "maria"}:
            for number in range(19, 3, -1):
                if late or realm.people() < 18:
                    yield from self._get(state, realm, FIRST_HOUSE + number, 2)
        if self.saint == "christofori" or (self.saint == "maria" and realm.people() == 20):
            yield from self._collect(realm, late)
        if self.saint == "barbara" and realm.people() > 7 and realm.masks[ALCHEMY]:
            yield from self._every_building(state, realm, late)
        if self.saint == "giorgio":
            for name in ("brewery", "stable"):
                yield from self._get(state, realm, PIECE_NUMBER[name], 1)
            yield from self._stock_up(realm, COUNTRY_PRICES[INN])

    def _collect(self, realm: Realm, late: bool) -> Iterator[Action]:
        """Exchange for three of each food and luxury once there is enough of everything."""
        counts = unpacked(realm.goods)
        missing = [good for good in (*FOOD, *LUXURY) for _ in range(3 - counts[good])]
        spare = [max(0, counts[good] - (3 if good in FOOD + LUXURY else 0)) for good in KINDS]
        if late and missing and realm.works(MARKET) and sum(spare) >= 2 * len(missing):
            given = sorted(_most(spare, 2))
            self.swap = [given[1], missing[0]]
            yield act.EXCHANGE[given[0]]

    def _every_building(self, state: Antiquity, realm: Realm, late: bool) -> Iterator[Action]:
        """The big ones first; another city as soon as nothing fits any more."""
        left = [kind for kind in range(FOUNTAIN + 1) if kind != CART_SHOP and not realm.of_type(kind)]
        left.sort(key=lambda kind: -ORIENTATIONS[kind][0].mask.bit_count())
        if len(left) == 1 and not late:
            return
        for kind in left:
            if any(way.anchors(realm.empty()) for way in ORIENTATIONS[kind]):
                yield from self._get(state, realm, kind, 1)
        if len(realm.centres) < 3:
            yield from self._stock_up(realm, COUNTRY_PRICES[CITY])

    def _stock_up(self, realm: Realm, price: Price) -> Iterator[Action]:
        """Exchange for what is to be paid in the countryside."""
        if missing := missing_goods(realm, price):
            yield from self._exchange(realm, price, missing, 1)

    # The countryside ---------------------------------------------------------------------------

    def _build_country(self, state: Antiquity, seat: int, legal: list[Action]) -> Action:
        best = max(legal, key=lambda action: self._liking(state, seat, action))
        return best if self._liking(state, seat, best) > 0 or act.DONE not in legal else act.DONE

    def _liking(self, state: Antiquity, seat: int, action: Action) -> float:
        if isinstance(action, act.FoundCity):
            return 50 + (flower(BITS[action.hex]) & state.board.water).bit_count()
        if isinstance(action, act.BuildInn):
            if self.saint == "giorgio" and (liking := self._inn_liking(state, seat, action)):
                return liking
            return self._new_land(state, seat, action)
        if isinstance(action, act.Clean):
            return state.cleaned_by(BITS[action.hex]).bit_count() + 10
        if isinstance(action, act.Pay):
            return unpacked(state.realms[seat].goods)[action.good]
        if isinstance(action, act.BuildFishery):
            number = state.goods_around(FISHERY, BITS[action.hex], action.direction).bit_count()
            return number + 0.5 / (1 + unpacked(state.realms[seat].goods)[CATCHES[action.catch]]) - 0.5
        counts = unpacked(state.realms[seat].goods)
        if isinstance(action, act.BuildWoodcutter):
            return state.goods_around(WOODCUTTER, BITS[action.hex]).bit_count() - 0.9
        if isinstance(action, act.BuildFarm):
            scarce = 1 / (1 + counts[CROPS[action.crop]]) if counts[WOOD] > 1 else 0.0
            return state.goods_around(FARM, BITS[action.hex]).bit_count() + scarce - 0.9
        if isinstance(action, act.BuildMine):
            scarce = 0.3 if (ORES[action.ore] == STONE) == (counts[STONE] < 4) else 0.0
            return state.goods_around(MINE, BITS[action.hex]).bit_count() + scarce - 0.9
        return 0

    @staticmethod
    def _new_land(state: Antiquity, seat: int, action: act.BuildInn) -> float:
        """How much clean land an inn would open up."""
        after = state.copy()
        after.changing(seat).inns |= 1 << BITS[action.hex]
        new = after.zone(seat) & ~state.zone(seat) & state.clean_free() & ~state.board.water
        return new.bit_count() / 3 - 1 if state.realms[seat].inns.bit_count() < 8 else 0

    @staticmethod
    def _inn_liking(state: Antiquity, seat: int, action: act.BuildInn) -> float:
        """Towards an opponent, and around it."""
        victim = next(other for other in state.order if other != seat)
        theirs = state.zone(victim) & ~state.cities & ~state.inns
        after = state.copy()
        after.changing(seat).inns |= 1 << BITS[action.hex]
        after.inns |= 1 << BITS[action.hex]
        covered = (after.zone(seat) & theirs).bit_count() - (state.zone(seat) & theirs).bit_count()
        if covered > 0:
            return 100 + covered
        if state.zone(seat) & theirs:
            return 0
        distance = next(reach for reach in range(40) if within(1 << BITS[action.hex], reach) & theirs)
        own = next(reach for reach in range(40) if within(state.realms[seat].own(), reach) & theirs)
        return 60 - distance if distance < own else 0


# What is missing and what is spare ---------------------------------------------------------------------


def missing_goods(realm: Realm, price: Price) -> list[int]:
    """The goods that would have to be got before a price can be paid."""
    counts, fixed = unpacked(realm.goods), unpacked(price.fixed)
    missing = [good for good in (WOOD, STONE) for _ in range(fixed[good] - counts[good])]
    for kinds, number in ((FOOD, price.food), (LUXURY, price.luxury)):
        absent = [good for good in kinds if not counts[good]]
        missing += absent[: max(0, number - (len(kinds) - len(absent)))]
    return missing


def spare_goods(realm: Realm, price: Price, keep_wood: int) -> list[int]:
    """The goods that are not needed for a price, by kind; some wood is kept."""
    counts, fixed = [*unpacked(realm.goods)], unpacked(price.fixed)
    for good in (WOOD, STONE):
        counts[good] = max(0, counts[good] - fixed[good] - (keep_wood if good == WOOD else 0))
    for kinds, number in ((FOOD, price.food), (LUXURY, price.luxury)):
        for good in sorted(kinds, key=lambda good: -counts[good])[:number]:
            counts[good] = max(0, counts[good] - 1)
    return counts


def _most(counts: list[int], number: int) -> list[int]:
    left, taken = [*counts], []
    for _ in range(number):
        good = max(range(len(left)), key=left.__getitem__)
        left[good] -= 1
        taken.append(good)
    return taken


def _good(action: Action) -> int:
    assert isinstance(action, act.Pay | act.Discard)
    return action.good


def _first(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def _looseness(realm: Realm, action: Action) -> tuple[int, int]:
    """How many empty squares a piece would touch: few leave the rest of the grid whole."""
    assert isinstance(action, act.Place)
    mask = ORIENTATIONS[realm.piece][action.turns].mask << SQUARE_BITS[action.square]
    return (adjoining(mask) & realm.empty() & ~mask).bit_count(), action.square


def _country_at(state: Antiquity, action: Action) -> int:
    """Forest, mountains and water within reach of a first city."""
    assert isinstance(action, act.FoundCity)
    near = within(1 << BITS[action.hex], 4) & ~flower(BITS[action.hex])
    forest = (near & state.board.forest).bit_count()
    covered = (flower(BITS[action.hex]) & (state.board.water | state.board.forest)).bit_count()
    return forest + min((near & state.board.mountain).bit_count(), 5) - covered
