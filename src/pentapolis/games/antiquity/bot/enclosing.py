"""San Giorgio's goal: how many inns enclose an opponent's zone, and where the next one goes."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from pentapolis.games.antiquity.components import (
    BREWERY,
    CATHEDRAL,
    FIGURES,
    GIORGIO,
    HARBOUR,
    MARIA,
    NOBODY,
    STABLE,
)
from pentapolis.games.antiquity.components.masks import bits_of
from pentapolis.games.antiquity.components.plane import beside
from pentapolis.games.antiquity.rules.buildings import NO_WATER, WHOLE_WATERS
from pentapolis.games.antiquity.rules.countryside.sites import inn_sites
from pentapolis.games.antiquity.rules.definitions import occupied_hexes, water_of
from pentapolis.games.antiquity.rules.zones import reached_over_land, zone_from, zone_of
from pentapolis.games.antiquity.state import Position
from pentapolis.games.antiquity.state.realm import own_hexes

UNREACHABLE = 99
MOST_INNS = 14
FARTHEST = 40


class Ring(NamedTuple):
    """A way to enclose somebody."""

    inns: int
    """How many more inns it takes, with a Stable."""
    missing: int
    """The hexes that are still to be reached."""
    victim: int

    @staticmethod
    def nearest(state: Position, seat: int) -> Ring:
        """The way that takes fewest inns."""
        best = Ring(UNREACHABLE, 0, NOBODY)
        for other in state.order:
            if other != seat:
                ring = ring_around(state, seat, other)
                if ring.inns < best.inns:
                    best = ring
        return best


def ring_around(state: Position, seat: int, victim: int) -> Ring:
    """How to enclose one opponent, with a Stable."""
    land = state.board.every & ~water_of(state)
    sites = state.board.land & ~occupied_hexes(state)
    realm = state.realms[seat]
    target = _whole_zone(state, victim) & ~(state.cities | state.inns)
    own, reach = own_hexes(realm), FIGURES.reach_with_stable
    inns = inns_to_enclose(own, land, reach, target, sites)
    return Ring(inns, target & ~reach_of(own, land, reach), victim)


def best_site(state: Position, seat: int, ring: Ring) -> int:
    """Where the next inn of a ring goes, of the sites that can be reached now."""
    land = state.board.every & ~water_of(state)
    return next_inn(inn_sites(state, seat), land, FIGURES.reach_with_stable, ring.missing)


# Defence ---------------------------------------------------------------------------

ESCAPES = 6
"""So many sites are looked at closely."""
AT_HAND = 3
"""So many inns somebody may build in one round."""


class Threat(NamedTuple):
    """Who may enclose a seat soon."""

    seat: int
    inns: int
    missing: int
    """What the opponent does not reach yet."""


def threat_to(state: Position, seat: int) -> Threat | None:
    """The opponent that needs so few inns to enclose the seat that it may happen this round or the next."""
    worst = None
    for other in state.order:
        realm = state.realms[other]
        if other == seat or not realm.inns or not realm.masks[BREWERY]:
            continue
        if realm.masks[CATHEDRAL] and realm.saint not in (GIORGIO, MARIA, NOBODY):
            continue
        ring = ring_around(state, other, seat)
        if ring.inns <= AT_HAND and (worst is None or ring.inns < worst.inns):
            worst = Threat(other, ring.inns, ring.missing)
    return worst


def best_escape(state: Position, seat: int, threat: Threat) -> int:
    """Where an inn costs the opponent most: more inns, or else more land that it does not reach."""
    land = state.board.every & ~water_of(state)
    own, reach = own_hexes(state.realms[threat.seat]), FIGURES.reach_with_stable
    theirs = reach_of(own, land, reach) | state.cities | state.inns
    zone, free = zone_of(state, seat), state.board.land & ~occupied_hexes(state)

    def opened(bit: int) -> int:
        return (reach_of(1 << bit, land, FIGURES.reach) & ~theirs).bit_count()

    def inns_needed(bit: int) -> tuple[int, int]:
        target = (zone | reach_of(1 << bit, land, FIGURES.reach)) & ~(state.cities | state.inns | 1 << bit)
        return inns_to_enclose(own, land, reach, target, free & ~(1 << bit)), opened(bit)

    sites = sorted(bits_of(inn_sites(state, seat)), key=opened, reverse=True)
    return max(sites[:ESCAPES], key=inns_needed, default=NOBODY)


def _whole_zone(state: Position, seat: int) -> int:
    """A seat's zone with its Harbour and Stable manned, as it will be when it matters."""
    realm = state.realms[seat]
    reach = FIGURES.reach_with_stable if realm.masks[STABLE] & ~realm.graves else FIGURES.reach
    waters = WHOLE_WATERS if realm.masks[HARBOUR] else NO_WATER
    return zone_from(state.board, own_hexes(realm), water_of(state), reach, waters)


@lru_cache(maxsize=1 << 14)
def reach_of(bits: int, land: int, reach: int) -> int:
    """The hexes that cities and inns reach over land, remembered because rings are tried again and again."""
    return reached_over_land(bits, land, reach)


@lru_cache(maxsize=1 << 13)
def inns_to_enclose(own: int, land: int, reach: int, target: int, sites: int) -> int:
    """How many more inns bring all of the target into the zone."""
    zone = reach_of(own, land, reach)
    for number in range(MOST_INNS):
        missing = target & ~zone
        if not missing:
            return number
        bit = next_inn(zone & sites, land, reach, missing)
        if bit == NOBODY:
            break
        zone |= reach_of(1 << bit, land, reach)
        sites &= ~(1 << bit)
    return UNREACHABLE


def next_inn(sites: int, land: int, reach: int, missing: int) -> int:
    """The site from which most of what is missing is reached; if none is, the one that comes nearest."""
    near = reach_of(missing, land, reach)
    for _ in range(FARTHEST):
        if near & sites:
            break
        near |= beside(near) & land
    best, most = NOBODY, -1
    for bit in bits_of(near & sites):
        gain = (reach_of(1 << bit, land, reach) & missing).bit_count()
        if gain > most:
            best, most = bit, gain
    return best
