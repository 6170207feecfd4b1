"""What the bots know about playing Attika well.

A position is a race, counted in actions: a card, a build and an amphora are worth one each, a draw one and a
half, a turn three. Everybody needs draws, builds and cards for what is not built yet, and has some in hand.
Beside the race there are the shrines: who can join two of them next turn wins unless somebody blocks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from random import Random

from pentapolis.games.attika.actions import (
    DRAW,
    END_TURN,
    PAY,
    Build,
    Draw,
    Finish,
    LayTile,
    SpendAmphora,
    Store,
)
from pentapolis.games.attika.affordable import payable, plans, sites_within
from pentapolis.games.attika.components import (
    BIT,
    KINDS,
    NO_SYMBOL,
    STACKS,
    cards_in,
    hexes_of,
    unpacked,
)
from pentapolis.games.attika.outlook import Outlook, Outlooks
from pentapolis.games.attika.prices import needs_at, still_possible
from pentapolis.games.attika.routes import FAR, Link, shortest_link
from pentapolis.games.attika.rules import Attika
from pentapolis.games.attika.state import ACTING, BUILDING, CARDS, DRAWING, DRAWN, NONE, PAYING, TILE
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Advisor, victory_shares
from pentapolis.kernel.hexes import DIRECTIONS, Hex

# What things are worth, in actions ---------------------------------------------------------------------

TURN, DRAW_ACTION = 3.0, 1.5
STORING = 0.6
"""What a building that is still in a stack needs beside the draw: it cannot always be built at once."""

AMPHORA = 1.15
SPARE_CARD = 0.35
"""A card above what the remaining buildings will cost."""

VARIETY = 0.12
"""Each landscape in hand."""

NEW_TILE = 0.3
"""A tile that is about to be laid."""

LINK_WORTH = (0.0, 4.0, 2.5, 1.5, 0.8, 0.4, 0.2, 0.0)
"""A connection of shrines that misses so many buildings, beyond the chance to complete it next turn."""

EASILY_BLOCKED = 0.5
"""The share of it that counts if one building of somebody else would block it."""

SHARP, BLUNT = 2.0, 0.12
"""So many actions ahead make victory almost three times as likely: SHARP at the end, more before."""

# Chances to join two shrines ---------------------------------------------------------------------

SURE, BY_DRAWING = 0.97, 0.35
"""With a building that can be paid for there, and with one that must be drawn first."""

BLOCKED_BY_ONE, BLOCKED_BY_MORE = 0.75, 0.35
"""The chance that a player who comes before blocks it, if one building is enough and if it takes more."""


class AttikaAdvisor(Advisor[Attika]):
    """Attika for bots."""

    def __init__(self) -> None:
        self._outlooks = Outlooks()

    # Judging ---------------------------------------------------------------------------

    def evaluate(self, state: Attika) -> Sequence[float]:
        if state.phase == PAYING:
            state = state.copy()
            pay(state)
        if state.result is not None:
            return victory_shares(state.result, state.seats)
        outlooks = [self._outlooks.of(state, seat) for seat in range(state.seats)]
        work = [work_left(state, seat, outlook) for seat, outlook in enumerate(outlooks)]
        if state.seats == 1:
            return [exp(-work[0] / (TURN * state.tables.box.race.turns))]
        values = racing_chances(work)
        rest = 1.0
        joining = [0.0] * state.seats
        for seat, chance in joining_chances(state, [outlook.link for outlook in outlooks]):
            joining[seat] += rest * chance
            rest *= 1 - chance
        return [won + rest * value for won, value in zip(joining, values, strict=True)]

    def appraise(self, state: Attika, seat: int, actions: Sequence[Action]) -> list[float]:
        """As it would stand after each action; after buying an action, after the best use of it."""
        values = []
        for action in actions:
            after = state.copy()
            after.play(seat, action)
            pay(after)
            if isinstance(action, SpendAmphora):
                uses = self.candidates(after, seat, after.legal(seat), Random(0))
                values.append(max(self.appraise(after, seat, uses)))
            else:
                values.append(self.evaluate(after)[seat])
        return values

    def foresight(self, state: Attika) -> int:  # noqa: ARG002
        """About as many actions as a turn has."""
        return round(TURN)

    # Choosing what to think about ---------------------------------------------------------------------

    def candidates(self, state: Attika, seat: int, legal: list[Action], rng: Random) -> list[Action]:
        """A few sensible actions of each kind; a connection or a block that must be built alone."""
        if state.phase == PAYING:
            return [PAY[first_kind(best_payment(state, seat) - state.paid)]]
        if state.phase == TILE:
            return tile_candidates(state, seat, legal, rng)
        if state.phase == CARDS:
            return [END_TURN]
        builds = [action for action in legal if isinstance(action, Build)]
        outlooks = [self._outlooks.of(state, other) for other in range(state.seats)]
        forced = forced_action(state, seat, legal, [outlook.link for outlook in outlooks])
        if forced:
            return forced
        kept: list[Action] = [*promising(state, seat, outlooks)] if builds else []
        kept += draw_candidates(state, seat, legal)
        idle = not (kept and has_all_it_needs(state, seat, outlooks[seat]))
        others = (Store, SpendAmphora, Finish) if idle else (Store, SpendAmphora)
        kept += [action for action in legal if isinstance(action, others)]
        return kept or [*cheapest_builds(state, seat, builds)]


# The race ---------------------------------------------------------------------------


def work_left(state: Attika, seat: int, outlook: Outlook) -> float:
    """How many actions the seat still needs."""
    undrawn = sum(map(len, state.stacks_of(seat)))
    work = len(state.stored[seat]) + (DRAW_ACTION + STORING) * undrawn
    needed = outlook.rest
    if state.turn_of == seat:
        work -= actions_at_hand(state)
        if state.phase == DRAWN:
            cost = outlook.costs[state.building]
            needed += min(1 + cost, outlook.prices[state.building]) - cost
    hand = state.hands[seat]
    cards = cards_in(hand)
    useful = min(cards, needed + 1)
    work += needed - useful - SPARE_CARD * (cards - useful)
    work -= VARIETY * (len(KINDS) - unpacked(hand).count(0))
    work -= AMPHORA * state.amphorae[seat]
    worth = LINK_WORTH[outlook.link.missing]
    return work - (worth * EASILY_BLOCKED if outlook.link.blockers else worth)


def has_all_it_needs(state: Attika, seat: int, outlook: Outlook) -> bool:
    """Are all buildings drawn, and cards for them at hand? Then nothing is gained by waiting."""
    return not any(state.stacks_of(seat)) and cards_in(state.hands[seat]) >= outlook.rest


def actions_at_hand(state: Attika) -> float:
    """What is left of the turn."""
    if state.phase == CARDS:
        return 0.0
    extra = NEW_TILE if state.phase == TILE or state.tile_due else 0.0
    if state.mode == NONE:
        return TURN + extra
    left = state.actions_in_mode() - state.made + state.bought
    return left * (DRAW_ACTION if state.mode == DRAWING else 1.0) + extra


def racing_chances(work: Sequence[float]) -> list[float]:
    """Chances of victory by the work left."""
    least = min(work)
    scale = SHARP + BLUNT * max(least, 0.0)
    strengths = [exp((least - each) / scale) for each in work]
    total = sum(strengths)
    return [strength / total for strength in strengths]


# The shrines ---------------------------------------------------------------------------


def joining_chances(state: Attika, links: Sequence[Link]) -> Iterator[tuple[int, float]]:
    """For each seat, in the order of their turns, the chance that it joins two shrines in its next turn."""
    mover = state.turn_of
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


def share_of_turn_left(state: Attika) -> float:
    """How much the seat whose turn it is can still do against others."""
    if state.phase == CARDS:
        return 0.0
    if state.mode == NONE:
        return 1.0
    return 0.5 if state.mode == BUILDING and state.made < state.actions_in_mode() else 0.0


def joining_chance(state: Attika, seat: int, link: Link) -> float:
    """The chance that a seat can build what its connection misses in its turn, if nobody blocks it."""
    builds = builds_in_turn(state, seat)
    stored = len(state.stored[seat])
    if link.missing == 1:
        if builds and can_build_on(state, seat, link.sites):
            return SURE
        drawing = state.turn_of != seat or state.mode in (NONE, DRAWING)
        return BY_DRAWING if drawing and any(state.stacks_of(seat)) else 0.0
    if link.missing > min(builds, stored):
        return 0.0
    cards = cards_in(state.hands[seat])
    return min(max(0.3 + 0.15 * (cards - link.missing), 0.0), 0.8) * (1.0 if link.missing == 2 else 0.7)


def builds_in_turn(state: Attika, seat: int) -> int:
    """How many stored buildings the seat can place in its turn."""
    builds = state.tables.actions[BUILDING]
    if state.turn_of == seat:
        if state.phase == CARDS or state.mode == DRAWING:
            return 0
        builds += state.bought - state.made
    return builds + state.amphorae[seat]


def can_build_on(state: Attika, seat: int, sites: int) -> bool:
    """Can the seat pay for any stored building on any of these hexes?"""
    return any(mask & sites for _, mask in payable(state, seat, state.stored_buildings(seat)))


def forced_action(state: Attika, seat: int, legal: Sequence[Action], links: Sequence[Link]) -> list[Action]:
    """What leads to victory in this turn; otherwise what stops somebody who lacks one building, if it can."""
    builds = [action for action in legal if isinstance(action, Build)]
    last = state.own[seat].bit_count() + 1 == state.tables.box.totals.buildings
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
            rest = shortest_link(after.board, after.own[seat], after.occupied)
            if joining_action(after, seat, after.legal(seat), rest) is not None:
                return step
    return None


def spending(legal: Sequence[Action]) -> Action | None:
    """Giving an amphora for an action, if that is legal."""
    return next((action for action in legal if isinstance(action, SpendAmphora)), None)


def threatens(state: Attika, seat: int, sites: int) -> bool:
    """Has the seat enough cards for one of its buildings on one of these hexes, if of the right kinds?"""
    cards = cards_in(state.hands[seat])
    buildings = {*state.stored[seat], *(building for stack in state.stacks_of(seat) for building in stack)}
    for site in hexes_of(sites):
        for building in buildings:
            need, anything, settlement = needs_at(state, seat, building, site)
            if cards_in(need) + anything + settlement <= cards:
                return True
    return False


MOST_FORCED = 4
"""Of the builds that block, or that lead to a connection, so many are thought of."""


def cheapest_builds(state: Attika, seat: int, builds: Sequence[Build]) -> list[Build]:
    """Those that cost the fewest cards."""
    return sorted(builds, key=lambda build: price_at(state, seat, build.building, build.hex))[:MOST_FORCED]


def price_at(state: Attika, seat: int, building: int, site: int) -> int:
    """The fewest cards that a building costs on a hex."""
    return state.fewest_cards(seat, needs_at(state, seat, building, site))


# Builds ---------------------------------------------------------------------------

MOST_BUILDS = 7
SITES_EACH = 2
"""So many builds are thought of in all, and of each building so many sites."""

DEAR = 2
"""Buildings that cost more can wait, as long as there is something to draw."""

HOPELESS = 0.8
"""Builds that seem to lose so many actions can wait too."""

NEAR_LINK = 4
"""Connections that miss no more than that are watched."""

ON_THE_WAY = 0.6
"""What a site on somebody's connection is worth at first sight."""


def promising(state: Attika, seat: int, outlooks: Sequence[Outlook]) -> list[Build]:
    """The builds that gain most at first sight."""
    buildings = [state.building] if state.phase == DRAWN else state.stored_buildings(seat)
    contested = contested_sites([outlook.link for outlook in outlooks])
    costs = outlooks[seat].costs
    can_wait = any(state.stacks_of(seat))
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
    free = state.free
    near = state.near_own[seat] & free
    nothing = state.free_next[seat][building] & near
    if nothing:
        return 0, nothing
    founding = len(state.settlements[seat]) * state.tables.founding
    by_budget = plans(state.tables, building, state.hands[seat])
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
    tables, near = state.tables, state.board.near
    if sites.bit_count() > 2 * SITES_EACH and sites & ~tables.all_symbols:
        sites &= ~tables.all_symbols
    group = state.group_mask(seat, tables.building_groups[building])
    wanted = len(tables.followers[building]) + 1
    ranked = []
    for site in hexes_of(sites):
        liking = ROOM * min((near[site] & state.free).bit_count(), wanted)
        if near[site] & group:
            liking += COMPANY
        if tables.symbols[site] != NO_SYMBOL:
            liking -= COVERING
        ranked.append((liking, site))
    ranked.sort(reverse=True)
    return ranked


ROOM, COMPANY, COVERING = 0.1, 0.4, 0.2
"""What is good about a site beside its price: a free hex beside it, its own group, no symbol under it."""


# Draws, tiles, payments ---------------------------------------------------------------------------


def draw_candidates(state: Attika, seat: int, legal: Sequence[Action]) -> list[Action]:
    """The main stack, and of the others, which look alike, the lowest and the highest."""
    draws = [action for action in legal if isinstance(action, Draw)]
    others = [draw for draw in draws if draw != DRAW[0]]
    kept: list[Action] = [draw for draw in draws if draw == DRAW[0]]
    if others:
        sizes = {draw: len(state.stacks[STACKS * seat + draw.stack - 1]) for draw in others}
        low, high = min(others, key=sizes.__getitem__), max(others, key=sizes.__getitem__)
        kept.append(low)
        if sizes[low] == 1 < sizes[high]:
            kept.append(high)
    return kept


MOST_CENTRES, MOST_TURNS = 4, 3
"""Of the many ways to lay a tile, so many centres are thought of, and so many rotations of each."""


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
    """How much a tile there would lie beside own buildings rather than beside those of others."""
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
            elif bit & state.occupied:
                value -= 0.6
    return value


def best_payment(state: Attika, seat: int) -> int:
    """The payment that keeps most: cards, landscapes, and what the stored buildings cost."""
    hand = state.hands[seat] + state.paid
    wanted = [0] * len(KINDS)
    for building in state.stored[seat]:
        for kind, number in state.tables.costs[building]:
            wanted[kind] += number
    ways = still_possible(state.ways_for_site(seat), state.paid)
    return max(ways, key=lambda way: hand_worth(hand - way, wanted))


def hand_worth(hand: int, wanted: Sequence[int]) -> float:
    """Cards, and among them variety and those that are wanted."""
    value = 0.0
    for number, want in zip(unpacked(hand), wanted, strict=True):
        value += number
        if number:
            value += 0.25
        value += 0.02 * min(number, want)
    return value


def first_kind(cards: int) -> int:
    """The first landscape in a packed number of cards."""
    return ((cards & -cards).bit_length() - 1) // 8


def pay(state: Attika) -> None:
    """Pay for the chosen site, if there is one."""
    seat = state.turn_of
    while state.phase == PAYING:
        state.play(seat, PAY[first_kind(best_payment(state, seat) - state.paid)])
