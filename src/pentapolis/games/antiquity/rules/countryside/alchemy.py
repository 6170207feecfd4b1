"""Countryside building (5.4): the Faculty of Alchemy cleans the land (ruling 12).

Once a round, without a cart shop.
"""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Clean
from pentapolis.games.antiquity.actions.lists import CLEAN
from pentapolis.games.antiquity.components import ALCHEMY
from pentapolis.games.antiquity.components.plane import BITS, HEXES, names_of
from pentapolis.games.antiquity.events.country import Cleaned
from pentapolis.games.antiquity.rules.buildings import can_clean
from pentapolis.games.antiquity.rules.cities import works
from pentapolis.games.antiquity.rules.countryside.carts import NOT_WORKING, RULE
from pentapolis.games.antiquity.rules.countryside.sites import clean_sites, cleaned_by
from pentapolis.games.antiquity.state import Position, changing
from pentapolis.games.antiquity.state.phases import COUNTRY_GOES_ON
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

CLEANED_ALREADY = Reason("antiquity-refusal-cleaned", RULE)
NOT_CLEANABLE = Reason("antiquity-refusal-not-cleanable", RULE)


def hexes_to_clean(position: Position, seat: int) -> list[Clean]:
    return [*CLEAN.picked(clean_sites(position, seat))]


def why_not_clean(position: Position, seat: int, action: Clean) -> Refusal | None:
    realm = position.realms[seat]
    if not can_clean(position, realm):
        reason = CLEANED_ALREADY if works(position, realm, ALCHEMY) else NOT_WORKING
        return reason(building="alchemy")
    if clean_sites(position, seat) >> BITS[action.hex] & 1:
        return None
    return NOT_CLEANABLE(space=HEXES[action.hex])


def clean(position: Position, seat: int, action: Clean, events: list[Event]) -> None:
    hexes = cleaned_by(position, BITS[action.hex])
    position.polluted &= ~hexes
    changing(position, seat).cleaned = True
    events.append(Cleaned(seat, HEXES[action.hex], tuple(names_of(hexes))))
    position.phase = COUNTRY_GOES_ON


CLEAN_LAND = Decision(
    Clean,
    rule=RULE,
    choices=hexes_to_clean,
    why_not=why_not_clean,
    effect=clean,
    reasons=(CLEANED_ALREADY, NOT_WORKING, NOT_CLEANABLE),
)
