"""What each seat of The Pillars of the Earth may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, get_args

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
    PLACES,
    RESOURCE_CARDS,
    RESOURCES,
    ROUNDS,
    SPACES_OF,
    TRADED,
    craftsman_limit,
    extra_workers,
    mask_of,
    members,
)
from pentapolis.games.pillars.planning import best_plan
from pentapolis.games.pillars.state import (
    BOOST_ONE,
    BUILDERS,
    CARDS,
    CONVERTING,
    DECISIONS,
    EMPTY,
    OVER,
    TRADE,
)
from pentapolis.games.pillars.view_types import (
    BuildersView,
    Phase,
    PillarsView,
    PlayerView,
    Stage,
    WorkersView,
    WorkshopView,
)
from pentapolis.kernel.views import message_view, result_view

if TYPE_CHECKING:
    from pentapolis.games.pillars.rules import Pillars

STAGE_NAMES: tuple[Stage, ...] = get_args(Stage)
PLACES_WITH_SPACES = tuple((name, spaces) for name, spaces in zip(PLACES, SPACES_OF, strict=True) if spaces)


def view_of(position: Pillars, seat: int | None) -> PillarsView:
    """What this seat may see (None: a spectator)."""
    options, over = position.options, position.decision == OVER
    known = position.unseen_events[0] if position.knows_event(seat) else EMPTY
    return {
        "game": "pillars",
        "seat": seat,
        "seats": position.seats,
        "colours": list(options.colours),
        "ply": position.ply,
        "actors": list(position.actors),
        "prompt": message_view(position.prompt(seat)),
        "result": result_view(position.result),
        "phase": _phase(position),
        "stage": STAGE_NAMES[position.stage],
        "step": position.step,
        "decision": DECISIONS[position.decision],
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
        "market_turn": position.cursor if position.decision == TRADE else None,
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


def _phase(position: Pillars) -> Phase:
    if position.decision == OVER:
        return "over"
    if position.stage == CARDS:
        return "cards"
    return "builders" if position.stage == BUILDERS else "places"


def _builders(position: Pillars) -> BuildersView:
    return {
        "bag": position.bag[:],
        "drawn": None if position.hand == EMPTY else position.hand,
        "price": position.price,
        "handled": position.handled,
        "rejections": position.rejections,
        "waiting": [{"seat": seat, "cost": cost} for seat, cost in position.waiting()],
        "set_aside": position.aside[:],
    }


def _workshop(position: Pillars) -> WorkshopView | None:
    if position.decision not in (BOOST_ONE, CONVERTING):
        return None
    (seat,) = position.actors
    craftsmen = members(position.rows[seat] & ~AUTOMATIC)
    uses = {craftsman: position.uses_left(craftsman) for craftsman in craftsmen}
    able = [(craftsman, left) for craftsman, left in uses.items() if not position.is_idle(seat, craftsman)]
    plan = best_plan(position.stocks[seat], able)
    return {
        "seat": seat,
        "uses_left": {CRAFTSMEN[craftsman]: left for craftsman, left in uses.items()},
        "boosted": _names(CRAFTSMEN, position.boosted),
        "plan": [CRAFTSMEN[craftsman] for craftsman in plan.order],
        "plan_points": plan.points,
    }


def _player(position: Pillars, owner: int) -> PlayerView:
    *resources, gold = position.stocks[owner]
    row, advantages, bit = position.rows[owner], position.advantages[owner], 1 << owner
    return {
        "gold": gold,
        "points": position.points[owner],
        "resources": dict(zip(RESOURCES, resources, strict=True)),
        "workers": _workers(position, owner),
        "resource_cards": _names(RESOURCE_CARDS, position.cards[owner]),
        "craftsmen": _names(CRAFTSMEN, row),
        "idle": [CRAFTSMEN[craftsman] for craftsman in members(row) if position.is_idle(owner, craftsman)],
        "craftsman_limit": craftsman_limit(advantages),
        "advantages": _names(ADVANTAGES, advantages),
        "passed": bool(position.passed & bit),
        "protected": bool(position.protected & bit),
        "walled": bool(position.walled & bit),
        "walled_next": bool(position.walled_next & bit),
        "bought": _names(RESOURCES, position.bought[owner]),
        "sold": _names(RESOURCES, position.sold[owner]),
        "tally": position.tally(owner),
    }


def _workers(position: Pillars, owner: int) -> WorkersView:
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


def _craftsmen_gone(position: Pillars) -> list[str]:
    """Craftsmen of this and earlier rounds who are nowhere any more."""
    present = position.craftsmen | mask_of(card for card in position.shiring if card != EMPTY)
    for row in position.rows:
        present |= row
    seen = [craftsman for stack in BY_ROUND[1 : position.round + 1] for craftsman in stack]
    return [CRAFTSMEN[craftsman] for craftsman in seen if not present >> craftsman & 1]


def _advantages_gone(position: Pillars) -> list[str]:
    """Advantage cards that were turned up and are nowhere any more."""
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
