"""Joining two shrines, and hindering others, as Attika's bots see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pentapolis.games.attika.actions import Build, SpendAmphora
from pentapolis.games.attika.bot.payments import cheapest_builds, pay
from pentapolis.games.attika.bot.routes import FAR, Link, shortest_link
from pentapolis.games.attika.components import ACTIONS, BIT, BOX, cards_in, hexes_of
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.rules.affordable import payable
from pentapolis.games.attika.rules.prices import needs_at
from pentapolis.games.attika.rules.table import occupied
from pentapolis.games.attika.rules.turns import actions_in_mode
from pentapolis.games.attika.state import ACTING, BUILDING, CARDS, DRAWING, NONE, turn_of
from pentapolis.kernel.actions import Action

SURE, BY_DRAWING = 0.97, 0.35
"""With a building that can be paid for there, and with one that must be drawn first."""

BLOCKED_BY_ONE, BLOCKED_BY_MORE = 0.75, 0.35
"""The chance that a player who comes before blocks it, if one building is enough and if it takes more."""


def joining_chances(state: Attika, links: Sequence[Link]) -> Iterator[tuple[int, float]]:
    """For each seat, in the order of their turns, the chance that it joins two shrines in its next turn."""
    mover = turn_of(state)
    for later in range(state.seats):
        seat = (mover + later) % state.seats
        link = links[seat]
        if link.missing > FAR:
            continue
        chance = joining_chance(state, seat, link)
        if not chance:
            continue
        blocked = BLOCKED_BY_ONE if link.blockers else BLOCKED_BY_MORE
        for before in range(later):
            chance *= 1 - blocked * (1.0 if before else share_of_turn_left(state))
        yield seat, chance


def joining_shares(state: Attika, links: Sequence[Link]) -> tuple[list[float], float]:
    """For each seat the chance that it is the first to join two shrines next turn, and that nobody does."""
    shares = [0.0] * state.seats
    rest = 1.0
    for seat, chance in joining_chances(state, links):
        shares[seat] += rest * chance
        rest *= 1 - chance
    return shares, rest


def share_of_turn_left(state: Attika) -> float:
    """How much the seat whose turn it is can still do against others."""
    if state.phase == CARDS:
        return 0.0
    if state.mode == NONE:
        return 1.0
    return 0.5 if state.mode == BUILDING and state.made < actions_in_mode(state) else 0.0


def joining_chance(state: Attika, seat: int, link: Link) -> float:
    """The chance that a seat can build what its connection misses in its turn, if nobody blocks it."""
    builds = builds_in_turn(state, seat)
    stored = len(state.stored[seat])
    if link.missing == 1:
        if builds and can_build_on(state, seat, link.sites):
            return SURE
        drawing = turn_of(state) != seat or state.mode in (NONE, DRAWING)
        return BY_DRAWING if drawing and any(state.stacks[seat]) else 0.0
    if link.missing > min(builds, stored):
        return 0.0
    cards = cards_in(state.hands[seat])
    return min(max(0.3 + 0.15 * (cards - link.missing), 0.0), 0.8) * (1.0 if link.missing == 2 else 0.7)


def builds_in_turn(state: Attika, seat: int) -> int:
    """How many stored buildings the seat can place in its turn."""
    builds = ACTIONS[BUILDING]
    if turn_of(state) == seat:
        if state.phase == CARDS or state.mode == DRAWING:
            return 0
        builds += state.bought - state.made
    return builds + state.amphorae[seat]


def can_build_on(state: Attika, seat: int, sites: int) -> bool:
    """Can the seat pay for any stored building on any of these hexes?"""
    return any(mask & sites for _, mask in payable(state, seat, state.stored[seat]))


def forced_action(state: Attika, seat: int, legal: Sequence[Action], links: Sequence[Link]) -> list[Action]:
    """What leads to victory in this turn; otherwise what stops somebody who lacks one building, if it can."""
    builds = [action for action in legal if isinstance(action, Build)]
    last = state.own[seat].bit_count() + 1 == BOX.totals.buildings
    if last and builds:
        return [builds[0]]
    if state.options.solo_race:
        return []
    joining = joining_action(state, seat, legal, links[seat])
    if joining is not None:
        return [joining]
    for later in range(1, state.seats):
        other = (seat + later) % state.seats
        if links[other].missing == 1 and threatens(state, other, links[other].sites):
            blocking = [build for build in builds if BIT[build.hex] & links[other].sites]
            if blocking:
                return [*cheapest_builds(state, seat, blocking)]
    return []


def joining_action(state: Attika, seat: int, legal: Sequence[Action], link: Link) -> Action | None:
    """The first action of those that join two shrines in this turn, if they are found."""
    if link.missing > 1 and link.missing > min(builds_in_turn(state, seat), len(state.stored[seat])):
        return None
    builds = [action for action in legal if isinstance(action, Build) and BIT[action.hex] & link.sites]
    if link.missing == 1 and builds:
        return builds[0]
    if not builds_in_turn(state, seat) or not can_build_on(state, seat, link.sites):
        return None
    steps: list[Action] = [*cheapest_builds(state, seat, builds)]
    if (amphora := spending(legal)) is not None:
        steps.append(amphora)
    for step in steps:
        after = state.copy()
        after.play(seat, step)
        pay(after)
        if after.turn == state.turn and after.phase == ACTING:
            rest = shortest_link(after.board, after.own[seat], occupied(after))
            if joining_action(after, seat, after.legal(seat), rest) is not None:
                return step
    return None


def spending(legal: Sequence[Action]) -> Action | None:
    """Giving an amphora for an action, if that is legal."""
    return next((action for action in legal if isinstance(action, SpendAmphora)), None)


def threatens(state: Attika, seat: int, sites: int) -> bool:
    """Has the seat enough cards for one of its buildings on one of these hexes, if of the right kinds?"""
    cards = cards_in(state.hands[seat])
    buildings = {*state.stored[seat], *(building for stack in state.stacks[seat] for building in stack)}
    for site in hexes_of(sites):
        for building in buildings:
            need, anything, settlement = needs_at(state, seat, building, site)
            if cards_in(need) + anything + settlement <= cards:
                return True
    return False
