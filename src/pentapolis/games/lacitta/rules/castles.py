"""Where castles can stand, and placing the first ones in the advanced set-up (3.4)."""

from __future__ import annotations

from typing import NamedTuple

from pentapolis.games.lacitta.actions import PLACE_CASTLE, PlaceCastle
from pentapolis.games.lacitta.components import BOX, HEXES
from pentapolis.games.lacitta.components.board import BIT, ROADS, hexes_of
from pentapolis.games.lacitta.events import CastlePlaced
from pentapolis.games.lacitta.rules.cities import add_city
from pentapolis.games.lacitta.state import NEXT_CASTLE, NEXT_YEAR, PLACING, Position
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal
from pentapolis.kernel.state import TURNS

RULE = "lacitta.3.4"

# Where a castle can stand ---------------------------------------------------------------------------


class NoCastle(NamedTuple):
    """Why a castle cannot stand on a hex, told with the rule by which it would be put there."""

    taboo: Reason
    taken: Reason
    near: Reason


def no_castle(rule: str) -> NoCastle:
    """Return the reasons for a castle that this rule would put on the board."""
    return NoCastle(
        Reason("lacitta-refusal-taboo", rule),
        Reason("lacitta-refusal-taken", rule),
        Reason("lacitta-refusal-castle-near", rule),
    )


def sites_for_castles(position: Position) -> int:
    """Return the hexes where a castle can stand."""
    return ROADS[position.seats].usable & ~position.crowded


def why_no_castle(position: Position, site: int, reasons: NoCastle) -> Refusal | None:
    """Every castle needs three free hexes between itself and all other cities."""
    bit = BIT[site]
    if not bit & ROADS[position.seats].usable:
        return reasons.taboo(space=HEXES[site], seats=position.seats)
    if bit & position.occupied:
        return reasons.taken(space=HEXES[site])
    if bit & position.crowded:
        return reasons.near(space=HEXES[site], free=BOX.distance.new_castle)
    return None


# The first castles (3.4) ---------------------------------------------------------------------------

NOT_THERE = no_castle(RULE)


def castle_placings(position: Position, _seat: int) -> list[PlaceCastle]:
    return [PLACE_CASTLE[site] for site in hexes_of(sites_for_castles(position))]


def why_not_place(position: Position, _seat: int, action: PlaceCastle) -> Refusal | None:
    return why_no_castle(position, action.hex, NOT_THERE)


def place_castle(position: Position, seat: int, action: PlaceCastle, events: list[Event]) -> None:
    add_city(position, seat, action.hex, BOX.start.citizens)
    events.append(CastlePlaced(seat, HEXES[action.hex], position.land.food[action.hex]))
    position.phase = NEXT_CASTLE


PLACE_FIRST_CASTLE = Decision(
    PlaceCastle,
    rule=RULE,
    choices=castle_placings,
    why_not=why_not_place,
    effect=place_castle,
    reasons=NOT_THERE,
)


def placer_of(position: Position, turn: int) -> int:
    """Return who places the castle of this number: once around counter-clockwise, then back (ruling 7)."""
    steps = turn if turn < position.seats else 2 * position.seats - 1 - turn
    return (position.starting_player - steps) % position.seats


def next_castle(position: Position, _events: list[Event]) -> None:
    """The last one of all is placed by whoever placed the first; the year begins to their left."""
    position.turn += 1
    if position.turn < BOX.start.castles_placed * position.seats:
        position.actors = TURNS[placer_of(position, position.turn)]
        position.phase = PLACING
    else:
        position.start_player = (position.starting_player + 1) % position.seats
        position.phase = NEXT_YEAR
