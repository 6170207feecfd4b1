"""The builds, draws and places for tiles that Attika's bots think about."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pentapolis.games.attika.actions import DRAW, Build, Draw, LayTile
from pentapolis.games.attika.bot.outlook import Outlook
from pentapolis.games.attika.bot.payments import price_at
from pentapolis.games.attika.bot.routes import Link
from pentapolis.games.attika.box import NO_SYMBOL
from pentapolis.games.attika.components import (
    ALL_SYMBOLS,
    BIT,
    FOLLOWERS,
    FOUNDING,
    GROUP_OF,
    SYMBOLS,
    hexes_of,
)
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.rules.affordable import payable, plans, sites_within
from pentapolis.games.attika.rules.table import group_mask, occupied
from pentapolis.games.attika.state import DRAWN
from pentapolis.kernel.actions import Action
from pentapolis.kernel.hexes import DIRECTIONS, Hex

# Builds ---------------------------------------------------------------------------

MOST_BUILDS = 7
SITES_EACH = 2
"""The most builds to consider, and the most sites for each building."""

DEAR = 2
"""Buildings that cost more can wait, as long as there is something to draw."""

HOPELESS = 0.8
"""Builds that seem to lose this many actions can wait too."""

NEAR_LINK = 4
"""Connections that miss no more than that are watched."""

ON_THE_WAY = 0.6
"""What a site on somebody's connection is worth at first sight."""


def promising(state: Attika, seat: int, outlooks: Sequence[Outlook]) -> list[Build]:
    """The builds that gain most at first sight."""
    buildings = [state.building] if state.phase == DRAWN else state.stored[seat]
    contested = contested_sites([outlook.link for outlook in outlooks])
    costs = outlooks[seat].costs
    can_wait = any(state.stacks[seat])
    ranked = []
    for building, sites in payable(state, seat, buildings):
        price, cheapest = cheapest_sites(state, seat, building)
        choice = (
            best_sites(state, seat, building, cheapest)[:SITES_EACH] if price <= DEAR or not can_wait else []
        )
        choice += best_sites(state, seat, building, sites & contested & ~cheapest)[:SITES_EACH]
        for liking, site in choice:
            extra = ON_THE_WAY if BIT[site] & contested else 0.0
            cards = price if BIT[site] & cheapest else price_at(state, seat, building, site)
            loss = cards - costs[building] - liking - extra
            if loss < HOPELESS or extra or not can_wait:
                ranked.append((loss, building, site))
    ranked.sort()
    return [Build(building, site) for _, building, site in ranked[:MOST_BUILDS]]


def contested_sites(links: Sequence[Link]) -> int:
    """The hexes on the ways between shrines that are nearly built; if some are needed, only those."""
    contested = 0
    for link in links:
        if link.missing <= NEAR_LINK:
            contested |= link.blockers or link.sites
    return contested


def cheapest_sites(state: Attika, seat: int, building: int) -> tuple[int, int]:
    """The fewest cards that a building costs with this hand, and where."""
    free = state.vacant
    near = state.near_own[seat] & free
    nothing = state.free_next[seat][building] & near
    if nothing:
        return 0, nothing
    founding = len(state.settlements[seat]) * FOUNDING
    by_budget = plans(building, state.hands[seat])
    last = len(by_budget) - 1
    for budget in range(last + founding + 1):
        found = sites_within(state.around, by_budget[min(budget, last)], near)
        if budget >= founding:
            found |= sites_within(state.around, by_budget[budget - founding], free & ~near)
        if found:
            return budget, found
    return 0, 0


def best_sites(state: Attika, seat: int, building: int, sites: int) -> list[tuple[float, int]]:
    """Some sites of equal price, each with what else is good about it, the best first."""
    near = state.board.near
    if sites.bit_count() > 2 * SITES_EACH and sites & ~ALL_SYMBOLS:
        sites &= ~ALL_SYMBOLS
    group = group_mask(state, seat, GROUP_OF[building])
    wanted = len(FOLLOWERS[building]) + 1
    ranked = []
    for site in hexes_of(sites):
        liking = ROOM * min((near[site] & state.vacant).bit_count(), wanted)
        if near[site] & group:
            liking += COMPANY
        if SYMBOLS[site] != NO_SYMBOL:
            liking -= COVERING
        ranked.append((liking, site))
    ranked.sort(reverse=True)
    return ranked


ROOM, COMPANY, COVERING = 0.1, 0.4, 0.2
"""What is good about a site beside its price: a free hex beside it, its own group, no symbol under it."""


# Draws and tiles ---------------------------------------------------------------------------


def draw_candidates(state: Attika, seat: int, legal: Sequence[Action]) -> list[Action]:
    """The main stack, and of the others, which look alike, the lowest and the highest."""
    draws = [action for action in legal if isinstance(action, Draw)]
    others = [draw for draw in draws if draw != DRAW[0]]
    kept: list[Action] = [draw for draw in draws if draw == DRAW[0]]
    if others:
        sizes = {draw: len(state.stacks[seat][draw.stack - 1]) for draw in others}
        low, high = min(others, key=sizes.__getitem__), max(others, key=sizes.__getitem__)
        kept.append(low)
        if sizes[low] == 1 < sizes[high]:
            kept.append(high)
    return kept


MOST_CENTRES, MOST_TURNS = 4, 3
"""Of the many ways to lay a tile, the most centres to consider, and the most rotations of each."""


def tile_candidates(state: Attika, seat: int, legal: Sequence[Action], rng: Random) -> list[Action]:
    """A few rotations at the centres where the tile touches most own and fewest foreign buildings."""
    centres: dict[tuple[int, int], list[Action]] = {}
    for action in legal:
        if isinstance(action, LayTile):
            centres.setdefault((action.q, action.r), []).append(action)
    ranked = sorted(centres, key=lambda centre: -room_for(state, seat, Hex(*centre)))
    kept: list[Action] = []
    for centre in ranked[:MOST_CENTRES]:
        kept += rng.sample(centres[centre], min(MOST_TURNS, len(centres[centre])))
    return kept


def room_for(state: Attika, seat: int, centre: Hex) -> float:
    """How much a tile there would lie next to the player's buildings rather than next to those of others."""
    value = 0.0
    for direction in range(len(DIRECTIONS)):
        rim = centre.neighbour(direction)
        for beyond in (rim.neighbour(direction), rim.neighbour(direction + 1)):
            found = state.board.hex_at(beyond)
            if found is None:
                continue
            bit = BIT[found]
            if bit & state.own[seat]:
                value += 1.0
            elif bit & occupied(state):
                value -= 0.6
    return value
