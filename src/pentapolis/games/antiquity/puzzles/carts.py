"""Two Cart Shops can build: how close do they bring the city to three of each food and luxury?"""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Done, Resign
from pentapolis.games.antiquity.components import FIGURES, FOOD, GOODS, LUXURY, NOBODY, unpacked
from pentapolis.games.antiquity.events.country import CityFounded, CountryBuilt
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import carts_of
from pentapolis.games.antiquity.state.phases import COUNTRY
from pentapolis.games.antiquity.state.realm import Realm
from pentapolis.kernel.actions import Action
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved, TurnKind

CARTS = 2
WANTED = (*FOOD, *LUXURY)
GAIN = 4
"""So much must be missing that two buildings can bring."""


class Carts(TurnKind[Antiquity]):
    """All lines of two buildings. What is at hand counts, and what lies ready in the countryside."""

    key = "carts"
    rarity = 0.05
    limit = 12_000

    def poses(self, state: Antiquity, seat: int) -> bool:
        if state.phase != COUNTRY or state.site != NOBODY or seat != state.actors[0]:
            return False
        realm = state.realms[seat]
        later = state.order[state.turn + 1 :]
        # Somebody else builds afterwards, so that nothing is harvested before the line is measured.
        if carts_of(realm) != CARTS or not any(carts_of(state.realms[one]) for one in later):
            return False
        return gathered(realm) + GAIN <= len(WANTED) * FIGURES.goods_to_win

    def measure(self, state: Antiquity, seat: int) -> int | None:
        return gathered(state.realms[seat]) if state.phase == COUNTRY else None

    def actions(self, state: Antiquity, seat: int) -> list[Action]:
        """Whoever does nothing gains nothing."""
        return [action for action in state.legal(seat) if not isinstance(action, Done | Resign)]

    def identity(self, state: Antiquity) -> object:
        realms = [(realm.goods, realm.hexes, realm.inns, realm.country) for realm in state.realms]
        return (state.actors, state.site, state.paid, state.polluted, state.cut, state.stones, *realms)

    def goal(self, solved: Solved[Antiquity]) -> Message:
        before = gathered(solved.first.realms[solved.seat])
        all_goods = len(WANTED) * FIGURES.goods_to_win
        args = {"before": before, "count": solved.best, "all": all_goods, "each": FIGURES.goods_to_win}
        return Message("antiquity-puzzle-carts-goal", {**args})

    def explain(self, solved: Solved[Antiquity]) -> tuple[Message, ...]:
        state = solved.first.copy()
        told: list[Message] = []
        for action in solved.line:
            before = gathered(state.realms[solved.seat])
            events = state.play(solved.seat, action)
            gain = gathered(state.realms[solved.seat]) - before
            told += [_told(event, gain) for event in events if isinstance(event, CountryBuilt | CityFounded)]
        return tuple(told)

    def likeness(self, solved: Solved[Antiquity]) -> str:
        """The same buildings on the same map, whatever they yield."""
        tiles = "".join(f"{tile.face}{tile.rotation}" for tile in solved.first.board.tiles)
        return f"{tiles} {solved.seat}"


def gathered(realm: Realm) -> int:
    """How many of the goods that San Christofori wants are at hand or lie ready, none more than wanted."""
    counts = [*unpacked(realm.goods)]
    for country in realm.country:
        counts[country.good] += country.goods.bit_count()
    return sum(min(FIGURES.goods_to_win, counts[good]) for good in WANTED)


def _told(event: CountryBuilt | CityFounded, gain: int) -> Message:
    args: dict[str, str | int] = {"space": event.space, "count": len(event.spaces), "gain": gain}
    if isinstance(event, CityFounded):
        return Message("antiquity-puzzle-carts-reach", args | {"kind": "city"})
    if event.good is None:
        return Message("antiquity-puzzle-carts-reach", args | {"kind": event.kind})
    assert event.good in GOODS
    return Message("antiquity-puzzle-carts-built", args | {"kind": event.kind, "good": event.good})
