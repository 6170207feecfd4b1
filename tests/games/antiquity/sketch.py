"""Plans tried out on paper, for the players of recorded games: what the bots' planner likes, and more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pentapolis.games.antiquity import actions as act
from pentapolis.games.antiquity.actions import lists
from pentapolis.games.antiquity.bot.advisor import choices
from pentapolis.games.antiquity.components import (
    BUILDINGS,
    CATHEDRAL,
    FIRST_HOUSE,
    FOOD,
    HOUSE,
    LUXURY,
    MARKET,
    PIECE_NUMBER,
    PRICES,
    STONE,
    STORAGE,
    THEOLOGY,
    WOOD,
    Price,
    food_in,
    unpacked,
)
from pentapolis.games.antiquity.components.squares import ORIENTATIONS
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import buildings_of, people_of, works
from pentapolis.games.antiquity.state.realm import IDLE, SAINT, SECOND_HOUSE, Realm
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance

SMALL_STORAGE = PIECE_NUMBER["storage-1x2"]

Chooser = Callable[[Antiquity, int, Chance], Action]
"""A player of a recorded game."""

# By the planner ---------------------------------------------------------------------------


def planned(state: Antiquity, seat: int, allowed: Callable[[Action], bool] = lambda _: True) -> Action:
    """What the bots' planner likes best of what is allowed; if it likes nothing of that, the first."""
    legal = [action for action in state.legal(seat) if allowed(action)]
    liked = [scored for scored in choices(state, seat, legal) if allowed(scored[1])]
    return max(liked, key=lambda scored: scored[0])[1] if liked else _scarcest(state, seat, legal)


def _scarcest(state: Antiquity, seat: int, legal: list[Action]) -> Action:
    """Of goods to be taken the one of which there is least; otherwise the first action."""
    counts = unpacked(state.realms[seat].goods)
    takes = [action for action in legal if isinstance(action, act.Take) and action.good not in (WOOD, STONE)]
    return min(takes, key=lambda take: counts[take.good]) if takes else legal[0]


def by_planner(state: Antiquity, seat: int, chance: Chance) -> Action:
    """Everybody goes for San Christofori."""
    return planned(state, seat)


# A plan on paper ---------------------------------------------------------------------------


class Sketch:
    """Steps of a plan, tried out on a copy of the position."""

    def __init__(self, state: Antiquity, seat: int) -> None:
        self.state, self.seat = state.copy(), seat
        self.actions: list[Action] = []

    @property
    def realm(self) -> Realm:
        """The realm as it would be by now."""
        return self.state.realms[self.seat]

    def play(self, action: Action) -> bool:
        """Take a step, if it is legal."""
        if action not in self.state.legal(self.seat):
            return False
        self.state.play(self.seat, action)
        self.actions.append(action)
        return True

    def man(self, kind: int) -> bool:
        """Have a unique building manned."""
        mask = self.realm.masks[kind]
        first = (mask & -mask).bit_length() - 1
        return works(self.state, self.realm, kind) or (mask != 0 and self.play(lists.MAN[first]))

    def stock_up(self, price: Price, keep: int = 0) -> bool:
        """Exchange until a price can be paid, leaving so much food."""
        while missing := missing_goods(self.realm.goods, price):
            spare = spare_goods(self.realm.goods, price, keep)
            if sum(spare) < 2 * len(missing) or not self.man(MARKET):
                return False
            first, second = sorted(_most(spare, 2))
            if not (self.play(lists.EXCHANGE[first]) and self.play(lists.EXCHANGE[second])):
                return False
            self.play(lists.TAKE[missing[0]])
        return True

    def build(self, piece: int, keep: int = 0) -> bool:
        """Build a piece, exchanging for what is missing."""
        if not self.stock_up(PRICES[piece], keep) or not self.play(lists.BUILD[piece]):
            return False
        self.complete()
        return True

    def complete(self) -> None:
        """Place and pay for the piece at hand as the planner likes it."""
        while self.realm.step not in (IDLE, SAINT, SECOND_HOUSE):
            self.play(planned(self.state, self.seat))

    def change_saint(self, saint: int) -> bool:
        """Raze the Cathedral and dedicate a new one."""
        if not self.realm.masks[THEOLOGY] and not self.build(THEOLOGY):
            return False
        if not (self.man(THEOLOGY) and self.play(lists.RAZE) and self.build(CATHEDRAL)):
            return False
        return self.play(lists.SAINT[saint])

    def build_houses(self, keep: int = 0, cheap: bool = True) -> bool:
        """All houses, the dearest first, each with a free one if the saint gives it; cheap ones or not."""
        while people_of(self.realm) < 20:
            left = [number for number in range(20) if not self.realm.built >> number & 1]
            wanted = reversed(left) if cheap else left[-1:]
            if not any(self.build(FIRST_HOUSE + number, keep) for number in wanted):
                return False
            if self.realm.step == SECOND_HOUSE:
                self.play(self.state.legal(self.seat)[-3])
                self.complete()
        return True

    def build_everything(self, keep: int = 0) -> bool:
        """One of each type of building, the largest first."""
        left = [
            kind for kind in range(len(BUILDINGS)) if not buildings_of(self.realm, kind) and kind != HOUSE
        ]
        pieces = [SMALL_STORAGE if kind == STORAGE else kind for kind in left]
        pieces.sort(key=lambda piece: -ORIENTATIONS[piece][0].mask.bit_count())
        built = [self.build(piece, keep) for piece in pieces]
        return all(built)


# What is missing and what is spare ---------------------------------------------------------------------


def missing_goods(goods: int, price: Price) -> list[int]:
    """The goods that would have to be got before a price can be paid."""
    counts, fixed = unpacked(goods), unpacked(price.fixed)
    missing = [good for good in (WOOD, STONE) for _ in range(fixed[good] - counts[good])]
    for kinds, number in ((FOOD, price.food), (LUXURY, price.luxury)):
        absent = [good for good in kinds if not counts[good]]
        missing += absent[: max(0, number - (len(kinds) - len(absent)))]
    return missing


def spare_goods(goods: int, price: Price, keep_food: int) -> list[int]:
    """The goods that are not needed for a price, by kind; some food and a wood are kept."""
    counts, fixed = [*unpacked(goods)], unpacked(price.fixed)
    for good in (WOOD, STONE):
        counts[good] = max(0, counts[good] - fixed[good] - int(good == WOOD))
    for kinds, number in ((FOOD, price.food), (LUXURY, price.luxury)):
        for good in sorted(kinds, key=lambda good: -counts[good])[:number]:
            counts[good] = max(0, counts[good] - 1)
    for _ in range(min(keep_food, food_in(goods))):
        good = max(FOOD, key=lambda kind: counts[kind])
        counts[good] = max(0, counts[good] - 1)
    return counts


def _most(counts: Sequence[int], number: int) -> list[int]:
    left, taken = [*counts], []
    for _ in range(number):
        good = max(range(len(left)), key=left.__getitem__)
        left[good] -= 1
        taken.append(good)
    return taken
