"""Reading a snapshot of The Pillars of the Earth: what holds between its fields is checked.

Hand-made positions are welcome as long as play can go on from them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
    RESOURCES,
    ROUNDS,
    mask_of,
)
from pentapolis.games.pillars.rules.phase_two import price_of
from pentapolis.games.pillars.rules.stages import in_turn
from pentapolis.games.pillars.state import (
    ACTOR,
    BOOSTING,
    BUILDER_PLACES,
    BUILDERS,
    CHOOSING_CARDS,
    CHOOSING_CUBE,
    CHOOSING_PROTECTION,
    CONVERTING,
    DISMISSING,
    FIRST_PLACE,
    GOLD_OF_EACH,
    GREY_WORKERS,
    LOSING_CRAFTSMAN,
    OFFERED_LOYALTY,
    OFFERED_THOMAS,
    OVER,
    PLACES_WITH_SPACES,
    PLACING,
    PLACING_FREE,
    REJECTING,
    RESOURCES_OF_EACH,
    RETURNING,
    SOURCES,
    STAGES,
    TALLY_OF_EACH,
    TRADING,
    USE_BITS,
    USED,
    WAITING,
    Position,
    waiting_builders,
)
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.snapshots import require
from pentapolis.kernel.state import NOBODY, TURNS

STAGES_OF_PHASE = {
    CHOOSING_CARDS: ("cards",),
    DISMISSING: ("cards", "shiring"),
    REJECTING: ("builders",),
    PLACING: ("builders",),
    PLACING_FREE: ("builders",),
    CHOOSING_PROTECTION: ("event",),
    OFFERED_THOMAS: ("event",),
    LOSING_CRAFTSMAN: ("event",),
    CHOOSING_CUBE: ("bishop",),
    OFFERED_LOYALTY: ("court",),
    TRADING: ("market",),
    BOOSTING: ("cathedral",),
    CONVERTING: ("cathedral",),
    RETURNING: ("cathedral",),
    OVER: ("cathedral",),
}
"""The stages in which each phase comes up."""

IN_TURN = (
    CHOOSING_CARDS,
    CHOOSING_PROTECTION,
    OFFERED_THOMAS,
    LOSING_CRAFTSMAN,
    OFFERED_LOYALTY,
    BOOSTING,
    CONVERTING,
    RETURNING,
)
"""Phases in which the seats decide in turn order; the cursor counts them."""


# What snapshots say in a way of their own -----------------------------------------------------------


@ACTOR.read_by
def read_actor(position: Position, actor: int | None) -> None:
    """Who decides."""
    require((actor is None) == (position.phase == OVER), "somebody decides until the game is over")
    position.actors = NOBODY if actor is None else TURNS[_seat(position, actor, "actor")]


@BUILDER_PLACES.read_by
def read_places(position: Position, data: Mapping[str, Sequence[int | None]]) -> None:
    """Whose builders stand where."""
    named = dict(PLACES_WITH_SPACES)
    require(data.keys() == named.keys(), "there is a list for each place with builder spaces")
    position.places = [EMPTY] * BUILDER_SPACES
    for name, spaces in PLACES_WITH_SPACES:
        require(len(data[name]) == len(spaces), f"{name} has {len(spaces)} spaces")
        for space, seat in zip(spaces, data[name], strict=True):
            position.places[space] = _optional(position, seat, name)
    position.occupied = mask_of(space for space, seat in enumerate(position.places) if seat != EMPTY)


@WAITING.read_by
def read_waiting(position: Position, data: Sequence[tuple[int, int]]) -> None:
    """The builders that wait, with their prices."""
    position.dial = [EMPTY] * (DIAL + 1)
    for seat, cost in data:
        require(1 <= cost <= DIAL and position.dial[cost] == EMPTY, "builders wait at different prices")
        position.dial[cost] = _seat(position, seat, "waiting")


@USED.read_by
def read_used(position: Position, data: Mapping[str, int]) -> None:
    """How often craftsmen have worked."""
    require(data.keys() <= set(CRAFTSMEN), "unknown craftsman")
    require(all(0 <= uses < 1 << USE_BITS for uses in data.values()), "a craftsman cannot work that often")
    position.used = sum(uses << USE_BITS * CRAFTSMEN.index(name) for name, uses in data.items())


@GREY_WORKERS.read_by
def read_grey_workers(position: Position, data: tuple[int | None, int | None]) -> None:
    """Who has the grey workers, now and next round."""
    position.grey_holder, position.grey_next = (_optional(position, seat, "grey_workers") for seat in data)


@GOLD_OF_EACH.read_by
def read_gold(position: Position, seat: int, gold: int) -> None:
    """A player's gold."""
    require(0 <= gold <= GOLD_LIMIT, f"gold is 0 to {GOLD_LIMIT}")
    if not seat:
        position.stocks = []
    position.stocks.append([gold])


@RESOURCES_OF_EACH.read_by
def read_resources(position: Position, seat: int, data: Mapping[str, int]) -> None:
    """A player's cubes."""
    require(data.keys() == set(RESOURCES), "a player has a number of each resource")
    require(all(0 <= held < 100 for held in data.values()), "a stock is impossible")
    position.stocks[seat][:0] = [data[name] for name in RESOURCES]


@TALLY_OF_EACH.read_by
def read_tally(position: Position, seat: int, data: Mapping[str, int]) -> None:
    """Where a player's points came from."""
    require(data.keys() <= set(SOURCES), "points come from an unknown source")
    require(sum(data.values()) == position.points[seat], "the tally does not add up to the points")
    if not seat:
        position.ledger = []
    position.ledger += [data.get(source, 0) for source in SOURCES]


def _seat(position: Position, seat: int, name: str) -> int:
    require(0 <= seat < position.seats, f"{name} is not a seat")
    return seat


def _optional(position: Position, seat: int | None, name: str) -> int:
    return EMPTY if seat is None else _seat(position, seat, name)


# What must hold ---------------------------------------------------------------------------


def complete(position: Position) -> None:
    """Check what must hold between fields, and that the seat that decides can do something."""
    require(position.cursor <= 2 * position.seats, "the cursor is too far")
    _check_table(position)
    _check_piles(position)
    _check_builders(position)
    require(STAGES[position.stage] in STAGES_OF_PHASE[position.phase], "that decision comes at another stage")
    _check_phase(position)
    for seat in position.actors:
        require(bool(position.legal(seat)), "the player who decides can do nothing")


def _check_table(position: Position) -> None:
    _check_cards(position.shiring, CRAFTSMEN, FIGURES.craftsmen_at_shiring)
    _check_cards(position.kingsbridge, ADVANTAGES, FIGURES.advantages_each_round)
    require(all(number < 100 for number in position.market), "the market's stock is impossible")
    require(position.roll in {0, *FIGURES.tax_die}, "the tax die has no such face")


def _check_piles(position: Position) -> None:
    event, stage = position.event, position.stage
    for pile in (position.past_events, position.unseen_events):
        _check_different(pile, EVENTS)
    require(event == EMPTY or event in position.past_events[-1:], "the event is the last one revealed")
    require((event != EMPTY) == (stage >= FIRST_PLACE), "events are revealed in phase III")
    rounds_left = ROUNDS - position.round
    unrevealed = rounds_left + (event == EMPTY)
    require(len(position.unseen_events) >= unrevealed, f"{unrevealed} events are still to come")
    _check_different(position.unseen_advantages, ADVANTAGES)
    require(
        not any(BOX.advantages[card].last_round for card in position.unseen_advantages), "a last-round card"
    )
    needed = max(rounds_left - 1, 0) * FIGURES.advantages_each_round
    require(len(position.unseen_advantages) >= needed, f"{needed} advantage cards are still to come")
    require(len(position.stacks) == rounds_left, f"there are {rounds_left} stacks of craftsmen to come")
    for stack in position.stacks:
        _check_different(stack, CRAFTSMEN)
        require(len(stack) >= FIGURES.craftsmen_at_shiring, "a stack has too few craftsmen")


def _check_cards(cards: Sequence[int], names: Sequence[str], count: int) -> None:
    require(len(cards) == count, f"there are {count} cards next to the builders")
    _check_different([card for card in cards if card != EMPTY], names)


def _check_different(cards: Sequence[int], names: Sequence[str]) -> None:
    if len(set(cards)) < len(cards):
        require(False, f"{', '.join(names[card] for card in cards)}: one appears twice")


def _check_builders(position: Position) -> None:
    require(position.handled <= BUILDER_SPACES, "too many builders were handled")
    require(position.hand == EMPTY or position.stage == BUILDERS, "builders are drawn in phase II")
    for bag, aside in zip(position.bag, position.aside, strict=True):
        require(bag + aside <= FIGURES.builders, "there are too many builders")


def _check_phase(position: Position) -> None:
    """Whether the table allows the decision that must be made. Otherwise play could not go on."""
    phase, actor = position.phase, position.actors[0] if position.actors else EMPTY
    if phase in (REJECTING, PLACING):
        require(position.hand != EMPTY, "no builder is drawn")
    if phase == REJECTING:
        require(actor == position.start_player and position.rejections > 0, "the start player may reject")
    if phase == PLACING:
        require(actor == position.hand and price_of(position) > 0, "the owner places the drawn builder")
    if phase == PLACING_FREE:
        waiting = [seat for seat, _ in waiting_builders(position)]
        owner = next(iter(waiting), EMPTY) if position.hand == EMPTY else position.hand
        require(actor == owner, "the builder to be placed is somebody else's")
    if phase == CHOOSING_CUBE:
        require(
            actor == position.places[BISHOP[0]] and position.cube_due, "no cube is due at the bishop's seat"
        )
    if phase == TRADING:
        require(position.cursor < len(MARKET), "the market has no such space")
        require(
            actor == position.places[MARKET[position.cursor]], "that builder does not stand in the market"
        )
    if phase in IN_TURN:
        later = position.cursor - (position.seats if phase == LOSING_CRAFTSMAN else 0)
        require(later >= 0 and actor == in_turn(position, later), "it is another seat's turn")
