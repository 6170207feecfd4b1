"""Players who trade: they man Markets, make offers, answer them late, and go on planning meanwhile."""

from __future__ import annotations

from collections import defaultdict

from pentapolis.games.antiquity import actions as act
from pentapolis.games.antiquity.components import KINDS, MARKET, NOBODY, PIECES, units_in, unpacked
from pentapolis.games.antiquity.components.squares import SQUARE_BITS
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.planning.trading import partners_of
from pentapolis.games.antiquity.rules.stocks import known_goods
from pentapolis.games.antiquity.state.phases import CITY_BUILDING
from pentapolis.games.antiquity.state.realm import OFFERED
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.state import State

KEENNESS: dict[type, int] = {
    act.Resign: 0,
    act.Done: 1,
    act.Withdraw: 1,
    act.TakeBack: 1,
    act.Decline: 2,
    act.Exchange: 8,
    act.Build: 1,
    act.Offer: 12,
    act.Accept: 12,
    act.Give: 4,
    act.Want: 50,
    act.Propose: 8,
}
"""How likely each kind of action is; others are 8."""

FIRST = {"house-1", "house-2", "house-3", "house-4", "market", "storage-2x3"}
"""What everybody builds at once: men, the Market, and room for goods, without which soon nobody has any."""

ONCE_IN = 10
"""So seldom an offer that waits is withdrawn, or one is made without any sense."""


def trading(state: State, chance: Chance) -> tuple[int, Action]:
    """Who decides next, and what: offers stand for a while, and others trade meanwhile."""
    assert isinstance(state, Antiquity)
    if state.phase != CITY_BUILDING:
        seat = chance.choice(state.actors)
        return seat, _drawn(state.legal(seat), chance)
    free = [seat for seat in state.actors if state.realms[seat].step != OFFERED]
    if not free or not chance.randrange(ONCE_IN):
        free = [*state.actors]
    seat = chance.choice(free)
    legal = state.legal(seat)
    first = [action for action in legal if _comes_first(state, seat, action)]
    if first:
        return seat, chance.choice(first)
    if chance.randrange(ONCE_IN):
        legal = [action for action in legal if _is_sensible(state, seat, action)]
    return seat, _drawn(legal, chance)


def _comes_first(state: Antiquity, seat: int, action: Action) -> bool:
    if isinstance(action, act.Man):
        return bool(state.realms[seat].masks[MARKET] >> SQUARE_BITS[action.square] & 1)
    return isinstance(action, act.Build) and PIECES[action.piece] in FIRST


def _is_sensible(state: Antiquity, seat: int, action: Action) -> bool:
    """Everybody asks the richest, and for what the partner has, one kind after another."""
    realm = state.realms[seat]
    if isinstance(action, act.Offer):
        others = {units_in(state.realms[other].goods): other for other in partners_of(state, seat)}
        return action.seat == others[max(others)]
    if not isinstance(action, act.Want):
        return True
    asked, had = unpacked(realm.want), unpacked(known_goods(state, realm.partner))
    return action.good == next((good for good in KINDS if asked[good] < had[good]), NOBODY)


def _drawn(legal: list[Action], chance: Chance) -> Action:
    """An action of a kind that is drawn by how keen everybody is on it."""
    kinds: defaultdict[type, list[Action]] = defaultdict(list)
    for action in legal:
        kinds[type(action)].append(action)
    tickets = [kind for kind in kinds for _ in range(KEENNESS.get(kind, 8))]
    return chance.choice(kinds[chance.choice(tickets)])
