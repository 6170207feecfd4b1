"""Reading a snapshot of The Pillars of the Earth: the form that `dump` writes, checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from pentapolis.games.pillars.components import (
    ADVANTAGES,
    BISHOP,
    BOX,
    BUILDER_SPACES,
    CRAFTSMEN,
    DIAL,
    EVENTS,
    FIGURES,
    GOLD_LIMIT,
    MARKET,
    PLACES,
    RESOURCE_CARDS,
    RESOURCES,
    ROUNDS,
    SPACES_OF,
    mask_of,
)
from pentapolis.games.pillars.state import (
    BISHOP_CHOICE,
    BISHOP_RESOURCE,
    BOOST_ONE,
    BUILDERS,
    CHOOSE_CARD,
    CONVERTING,
    DECISIONS,
    EMPTY,
    FIRST_PLACE,
    LOSE_CRAFTSMAN,
    OVER,
    PLACE_FREE,
    PLACE_OR_WAIT,
    REJECT_BUILDER,
    RETURN_RESOURCES,
    SOURCES,
    STAGES,
    TRADE,
    USE_BITS,
    USE_LOYALTY,
    USE_THOMAS,
    Position,
)
from pentapolis.kernel.game import NOBODY, TURNS, require

IN_TURN = (
    CHOOSE_CARD,
    BISHOP_CHOICE,
    USE_THOMAS,
    LOSE_CRAFTSMAN,
    USE_LOYALTY,
    BOOST_ONE,
    CONVERTING,
    RETURN_RESOURCES,
)
"""Decisions that the seats make in turn order; the cursor counts them."""


class BuildersData(msgspec.Struct, forbid_unknown_fields=True):
    """Phase II in a snapshot; `waiting` are seats with their prices."""

    drawn: int | None
    handled: int
    rejections: int
    waiting: list[tuple[int, int]]


class WorkshopData(msgspec.Struct, forbid_unknown_fields=True):
    """Step 13 in a snapshot."""

    used: dict[str, int]
    boosted: list[str]


class PlayerData(msgspec.Struct, forbid_unknown_fields=True):
    """What a player has, in a snapshot."""

    gold: int
    resources: dict[str, int]
    points: int
    tally: dict[str, int]
    craftsmen: list[str]
    resource_cards: list[str]
    advantages: list[str]
    workers: int
    bag: int
    set_aside: int
    passed: bool
    protected: bool
    walled: bool
    walled_next: bool
    bought: list[str]
    sold: list[str]


class SnapshotData(msgspec.Struct, forbid_unknown_fields=True):
    """The form of a snapshot."""

    game: str
    rules: int
    seats: int
    options: dict[str, object]
    chance: int
    ply: int
    round: int
    start_player: int
    stage: str
    decision: str
    actor: int | None
    cursor: int
    resource_cards: list[str]
    resource_cards_left_out: list[str]
    craftsmen: list[str]
    shiring: list[str | None]
    kingsbridge: list[str | None]
    market: dict[str, int]
    court_metal: int
    tax_roll: int
    event: str | None
    past_events: list[str]
    unseen_events: list[str]
    unseen_advantages: list[str]
    stacks: list[list[str]]
    cube_due: bool
    places: dict[str, list[int | None]]
    builders: BuildersData
    workshop: WorkshopData
    grey_workers: tuple[int | None, int | None]
    black_worker: int | None
    players: list[PlayerData]


def read_snapshot(position: Position, snapshot: Mapping[str, object]) -> None:
    """Fill a new position, whose options are set, from a snapshot checked for game and version.

    Positions made up by hand are welcome as long as play can go on from them.
    """
    data = msgspec.convert(snapshot, SnapshotData)
    position.seats = data.seats
    _read_round(position, data)
    _read_table(position, data)
    _read_piles(position, data)
    _read_builders(position, data)
    _read_players(position, data.players)
    _read_workshop(position, data.workshop)


def _read_round(position: Position, data: SnapshotData) -> None:
    require(0 <= data.chance < 1 << 64, "chance is a number of 64 bits")
    require(data.ply >= 0, "ply is counted from 0")
    require(1 <= data.round <= ROUNDS, f"rounds are 1 to {ROUNDS}")
    require(data.stage in STAGES, "unknown stage")
    require(data.decision in DECISIONS, "unknown decision")
    require(0 <= data.cursor <= 2 * data.seats, "the cursor is too far")
    over = data.decision == DECISIONS[OVER]
    require((data.actor is None) == over, "somebody decides until the game is over")
    position.chance = data.chance
    position.ply = data.ply
    position.round = data.round
    position.stage = STAGES.index(data.stage)
    position.decision = DECISIONS.index(data.decision)
    position.cursor = data.cursor
    position.start_player = _seat(position, data.start_player, "start_player")
    position.actors = NOBODY if data.actor is None else TURNS[_seat(position, data.actor, "actor")]


def _read_table(position: Position, data: SnapshotData) -> None:
    position.display = _mask(RESOURCE_CARDS, data.resource_cards)
    position.left_out = _mask(RESOURCE_CARDS, data.resource_cards_left_out)
    position.craftsmen = _mask(CRAFTSMEN, data.craftsmen)
    position.shiring = _cards(CRAFTSMEN, data.shiring, FIGURES.craftsmen_at_shiring)
    position.kingsbridge = _cards(ADVANTAGES, data.kingsbridge, FIGURES.advantages_each_round)
    require(data.market.keys() == set(RESOURCES), "the market has a number for each resource")
    require(all(0 <= number < 100 for number in data.market.values()), "the market's stock is impossible")
    position.market = [data.market[name] for name in RESOURCES]
    require(0 <= data.court_metal < 100, "the court's metal is impossible")
    position.court_metal = data.court_metal
    require(data.tax_roll in {0, *FIGURES.tax_die}, "the tax die has no such face")
    position.roll = data.tax_roll
    position.cube_due = data.cube_due


def _read_piles(position: Position, data: SnapshotData) -> None:
    position.past_events = _numbers(EVENTS, data.past_events)
    position.unseen_events = _numbers(EVENTS, data.unseen_events)
    position.event = EMPTY if data.event is None else _numbers(EVENTS, [data.event])[0]
    require(data.event is None or data.event in data.past_events[-1:], "the event is the last one revealed")
    require((data.event is not None) == (position.stage >= FIRST_PLACE), "events are revealed in phase III")
    rounds_left = ROUNDS - data.round
    unrevealed = rounds_left + (data.event is None)
    require(len(data.unseen_events) >= unrevealed, f"{unrevealed} events are still to come")
    position.unseen_advantages = _numbers(ADVANTAGES, data.unseen_advantages)
    require(
        not any(BOX.advantages[card].last_round for card in position.unseen_advantages), "a last-round card"
    )
    needed = max(rounds_left - 1, 0) * FIGURES.advantages_each_round
    require(len(data.unseen_advantages) >= needed, f"{needed} advantage cards are still to come")
    position.stacks = tuple(_numbers(CRAFTSMEN, stack) for stack in data.stacks)
    require(len(position.stacks) == rounds_left, f"there are {rounds_left} stacks of craftsmen to come")
    for stack in position.stacks:
        require(len(stack) >= FIGURES.craftsmen_at_shiring, "a stack has too few craftsmen")


def _read_builders(position: Position, data: SnapshotData) -> None:
    named = {place: spaces for place, spaces in zip(PLACES, SPACES_OF, strict=True) if spaces}
    require(data.places.keys() == named.keys(), "there is a list for each place with builder spaces")
    position.places = [EMPTY] * BUILDER_SPACES
    for name, spaces in named.items():
        require(len(data.places[name]) == len(spaces), f"{name} has {len(spaces)} spaces")
        for space, seat in zip(spaces, data.places[name], strict=True):
            position.places[space] = _optional(position, seat, name)
    position.occupied = mask_of(space for space, seat in enumerate(position.places) if seat != EMPTY)
    builders = data.builders
    position.hand = _optional(position, builders.drawn, "drawn")
    require(0 <= builders.handled <= BUILDER_SPACES, "too many builders were handled")
    require(0 <= builders.rejections <= FIGURES.rejections, "rejections out of range")
    position.handled = builders.handled
    position.rejections = builders.rejections
    position.dial = [EMPTY] * (DIAL + 1)
    for seat, cost in builders.waiting:
        require(1 <= cost <= DIAL and position.dial[cost] == EMPTY, "builders wait at different prices")
        position.dial[cost] = _seat(position, seat, "waiting")
    require(position.hand == EMPTY or position.stage == BUILDERS, "builders are drawn in phase II")
    position.grey_holder, position.grey_next = (
        _optional(position, seat, "grey_workers") for seat in data.grey_workers
    )
    position.black_holder = _optional(position, data.black_worker, "black_worker")


def _read_players(position: Position, players: list[PlayerData]) -> None:
    require(len(players) == position.seats, "expected one player for each seat")
    for player in players:
        require(0 <= player.gold <= GOLD_LIMIT, f"gold is 0 to {GOLD_LIMIT}")
        require(player.resources.keys() == set(RESOURCES), "a player has a number of each resource")
        require(all(0 <= held < 100 for held in player.resources.values()), "a stock is impossible")
        require(0 <= player.points < 1000, "points out of range")
        require(player.tally.keys() <= set(SOURCES), "points come from an unknown source")
        require(sum(player.tally.values()) == player.points, "the tally does not add up to the points")
        require(0 <= player.workers < 100, "a number of workers is impossible")
        require(min(player.bag, player.set_aside) >= 0, "a number of builders is negative")
        require(player.bag + player.set_aside <= FIGURES.builders, "there are too many builders")
    position.stocks = [[*(player.resources[name] for name in RESOURCES), player.gold] for player in players]
    position.points = [player.points for player in players]
    position.ledger = [player.tally.get(source, 0) for player in players for source in SOURCES]
    position.rows = [_mask(CRAFTSMEN, player.craftsmen) for player in players]
    position.cards = [_mask(RESOURCE_CARDS, player.resource_cards) for player in players]
    position.advantages = [_mask(ADVANTAGES, player.advantages) for player in players]
    position.workers = [player.workers for player in players]
    position.bag = [player.bag for player in players]
    position.aside = [player.set_aside for player in players]
    position.passed = mask_of(seat for seat, player in enumerate(players) if player.passed)
    position.protected = mask_of(seat for seat, player in enumerate(players) if player.protected)
    position.walled = mask_of(seat for seat, player in enumerate(players) if player.walled)
    position.walled_next = mask_of(seat for seat, player in enumerate(players) if player.walled_next)
    position.bought = [_mask(RESOURCES, player.bought) for player in players]
    position.sold = [_mask(RESOURCES, player.sold) for player in players]


def _read_workshop(position: Position, data: WorkshopData) -> None:
    require(data.used.keys() <= set(CRAFTSMEN), "unknown craftsman")
    require(
        all(0 <= uses < 1 << USE_BITS for uses in data.used.values()), "a craftsman cannot work that often"
    )
    position.used = sum(uses << USE_BITS * CRAFTSMEN.index(name) for name, uses in data.used.items())
    position.boosted = _mask(CRAFTSMEN, data.boosted)


def _numbers(names: Sequence[str], given: Iterable[str]) -> tuple[int, ...]:
    found = list(given)
    require(set(found) <= set(names), f"one of {', '.join(found)} is unknown")
    require(len(set(found)) == len(found), f"{', '.join(found)}: one appears twice")
    return tuple(names.index(name) for name in found)


def _mask(names: Sequence[str], given: Iterable[str]) -> int:
    return mask_of(_numbers(names, given))


def _cards(names: Sequence[str], given: list[str | None], count: int) -> tuple[int, ...]:
    require(len(given) == count, f"there are {count} cards beside the builders")
    _numbers(names, [name for name in given if name is not None])
    return tuple(EMPTY if name is None else names.index(name) for name in given)


def _seat(position: Position, seat: int, name: str) -> int:
    require(0 <= seat < position.seats, f"{name} is not a seat")
    return seat


def _optional(position: Position, seat: int | None, name: str) -> int:
    return EMPTY if seat is None else _seat(position, seat, name)


def check_decision(position: Position) -> None:
    """Does the table allow the decision that is to be made? Otherwise play could not go on."""
    decision, actor = position.decision, position.actors[0] if position.actors else EMPTY
    if decision in (REJECT_BUILDER, PLACE_OR_WAIT):
        require(position.hand != EMPTY, "no builder is drawn")
    if decision == REJECT_BUILDER:
        require(actor == position.start_player and position.rejections > 0, "the start player may reject")
    if decision == PLACE_OR_WAIT:
        require(actor == position.hand and position.price > 0, "the owner places the drawn builder")
    if decision == PLACE_FREE:
        waiting = [seat for seat, _ in position.waiting()]
        owner = next(iter(waiting), EMPTY) if position.hand == EMPTY else position.hand
        require(actor == owner, "the builder to be placed is somebody else's")
    if decision == BISHOP_RESOURCE:
        require(
            actor == position.places[BISHOP[0]] and position.cube_due, "no cube is due at the bishop's seat"
        )
    if decision == TRADE:
        require(position.cursor < len(MARKET), "the market has no such space")
        require(
            actor == position.places[MARKET[position.cursor]], "that builder does not stand in the market"
        )
    if decision in IN_TURN:
        later = position.cursor - (position.seats if decision == LOSE_CRAFTSMAN else 0)
        in_turn = (position.start_player + later) % position.seats
        require(later >= 0 and actor == in_turn, "it is another seat's turn")
