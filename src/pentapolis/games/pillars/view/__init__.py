"""What each seat of The Pillars of the Earth may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from pentapolis.games.pillars.components import (
    ADVANTAGES,
    AUTOMATIC,
    BOX,
    BY_ROUND,
    CARD_WORKERS,
    CRAFTSMEN,
    EVENTS,
    FIGURES,
    LAST_ADVANTAGES,
    PARTS,
    RESOURCE_CARDS,
    RESOURCES,
    ROUNDS,
    TRADED,
    craftsman_limit,
    extra_workers,
    mask_of,
    members,
)
from pentapolis.games.pillars.rules.cathedral import is_idle_in, uses_left
from pentapolis.games.pillars.rules.phase_two import price_of
from pentapolis.games.pillars.rules.rounds import knows_event
from pentapolis.games.pillars.rules.stages import step_of
from pentapolis.games.pillars.state import (
    BOOSTING,
    BUILDERS,
    CARDS,
    CONVERTING,
    OVER,
    PHASES,
    PLACES_WITH_SPACES,
    TRADING,
    Position,
    tally_of,
    waiting_builders,
)
from pentapolis.games.pillars.view.planning import best_plan
from pentapolis.games.pillars.view.types import (
    BuildersView,
    Phase,
    PillarsView,
    PlayerView,
    Stage,
    WorkersView,
    WorkshopView,
)
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.views import base_view

STAGE_NAMES: tuple[Stage, ...] = get_args(Stage)


def view_of(position: Position, seat: int | None) -> PillarsView:
    """What this seat may see (None: a spectator)."""
    options, over = position.options, position.phase == OVER
    known = position.unseen_events[0] if knows_event(position, seat) else EMPTY
    return {
        "game": "pillars",
        **base_view(position, seat, options.colours),
        "phase": _phase(position),
        "stage": STAGE_NAMES[position.stage],
        "step": step_of(position),
        "decision": PHASES[position.phase],
        "round": position.round,
        "rounds": ROUNDS,
        "start_player": position.start_player,
        "cathedral": list(PARTS[: position.round if over else position.round - 1]),
        "resource_cards": _names(RESOURCE_CARDS, position.display),
        "resource_cards_left_out": _names(RESOURCE_CARDS, position.left_out),
        "craftsmen": _names(CRAFTSMEN, position.craftsmen),
        "shiring": [_name(CRAFTSMEN, card) for card in position.shiring],
        "kingsbridge": [_name(ADVANTAGES, card) for card in position.kingsbridge],
        "places": {
            name: [None if (owner := position.places[space]) == EMPTY else owner for space in spaces]
            for name, spaces in PLACES_WITH_SPACES
        },
        "market": {RESOURCES[kind]: position.market[kind] for kind in TRADED},
        "market_turn": position.cursor if position.phase == TRADING else None,
        "court_metal": position.court_metal,
        "tax_roll": position.roll or None,
        "event": _name(EVENTS, position.event),
        "known_event": _name(EVENTS, known),
        "past_events": [EVENTS[event] for event in position.past_events],
        "builders": _builders(position),
        "workshop": _workshop(position),
        "players": [_player(position, owner) for owner in range(position.seats)],
        "craftsmen_gone": _craftsmen_gone(position),
        "advantages_gone": _advantages_gone(position),
        "archbishop_scope": options.archbishop_scope,
    }


def _phase(position: Position) -> Phase:
    if position.phase == OVER:
        return "over"
    if position.stage == CARDS:
        return "cards"
    return "builders" if position.stage == BUILDERS else "places"


def _builders(position: Position) -> BuildersView:
    return {
        "bag": position.bag[:],
        "drawn": None if position.hand == EMPTY else position.hand,
        "price": price_of(position),
        "handled": position.handled,
        "rejections": position.rejections,
        "waiting": [{"seat": seat, "cost": cost} for seat, cost in waiting_builders(position)],
        "set_aside": position.aside[:],
    }


def _workshop(position: Position) -> WorkshopView | None:
    if position.phase not in (BOOSTING, CONVERTING):
        return None
    (seat,) = position.actors
    row = position.rows[seat]
    craftsmen = members(row & ~AUTOMATIC)
    uses = {craftsman: uses_left(position, craftsman) for craftsman in craftsmen}
    able = [(craftsman, left) for craftsman, left in uses.items() if not is_idle_in(row, craftsman)]
    plan = best_plan(position.stocks[seat], able)
    return {
        "seat": seat,
        "uses_left": {CRAFTSMEN[craftsman]: left for craftsman, left in uses.items()},
        "boosted": _names(CRAFTSMEN, position.boosted),
        "plan": [CRAFTSMEN[craftsman] for craftsman in plan.order],
        "plan_points": plan.points,
    }


def _player(position: Position, owner: int) -> PlayerView:
    *resources, gold = position.stocks[owner]
    row, advantages, bit = position.rows[owner], position.advantages[owner], 1 << owner
    return {
        "gold": gold,
        "points": position.points[owner],
        "resources": dict(zip(RESOURCES, resources, strict=True)),
        "workers": _workers(position, owner),
        "resource_cards": _names(RESOURCE_CARDS, position.cards[owner]),
        "craftsmen": _names(CRAFTSMEN, row),
        "idle": [CRAFTSMEN[craftsman] for craftsman in members(row) if is_idle_in(row, craftsman)],
        "craftsman_limit": craftsman_limit(advantages),
        "advantages": _names(ADVANTAGES, advantages),
        "passed": bool(position.passed & bit),
        "protected": bool(position.protected & bit),
        "walled": bool(position.walled & bit),
        "walled_next": bool(position.walled_next & bit),
        "bought": _names(RESOURCES, position.bought[owner]),
        "sold": _names(RESOURCES, position.sold[owner]),
        "tally": tally_of(position, owner),
    }


def _workers(position: Position, owner: int) -> WorkersView:
    at: dict[str, int] = {}
    for card in members(position.cards[owner]):
        site = BOX.resource_cards[card].site
        at[site] = at.get(site, 0) + CARD_WORKERS[card]
    left = position.workers[owner]
    if position.stage != CARDS and left:
        at["wool-mill"] = left
    grey = FIGURES.grey_workers if position.grey_holder == owner else 0
    black = extra_workers(position.advantages[owner]) if position.black_holder == owner else 0
    return {
        "total": FIGURES.workers + grey + black,
        "free": left if position.stage == CARDS else 0,
        "grey": grey,
        "black": black,
        "at": at,
    }


def _craftsmen_gone(position: Position) -> list[str]:
    """Craftsmen of this and earlier rounds who have left the game."""
    present = position.craftsmen | mask_of(card for card in position.shiring if card != EMPTY)
    for row in position.rows:
        present |= row
    seen = [craftsman for stack in BY_ROUND[1 : position.round + 1] for craftsman in stack]
    return [CRAFTSMEN[craftsman] for craftsman in seen if not present >> craftsman & 1]


def _advantages_gone(position: Position) -> list[str]:
    """Advantage cards that were turned up and have left the game."""
    present = mask_of(card for card in position.kingsbridge if card != EMPTY)
    present |= mask_of(position.unseen_advantages)
    if position.round < ROUNDS:
        present |= mask_of(LAST_ADVANTAGES)
    for cards in position.advantages:
        present |= cards
    return [name for card, name in enumerate(ADVANTAGES) if not present >> card & 1]


def _names(names: Sequence[str], mask: int) -> list[str]:
    return [names[number] for number in members(mask)]


def _name(names: Sequence[str], number: int) -> str | None:
    return None if number == EMPTY else names[number]
