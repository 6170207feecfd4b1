"""What is to be decided, in a message for each viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentapolis.games.antiquity.components import COUNTRYSIDE, FIRST_HOUSE, NOBODY
from pentapolis.games.antiquity.map.plane import NAME_OF_BIT
from pentapolis.games.antiquity.realm import MOVING, STEPS
from pentapolis.games.antiquity.scoring import ENDING_RUIN, winners_of
from pentapolis.games.antiquity.state import (
    CITY_BUILDING,
    COUNTRY,
    EXPLORATION,
    FAMINE,
    FIRST_CITIES,
    HARVEST,
    OVER,
    PHASES,
    POLLUTION,
    STORING,
    type_name,
)
from pentapolis.kernel.events import seat_list
from pentapolis.kernel.messages import Message

if TYPE_CHECKING:
    from pentapolis.games.antiquity.rules import Antiquity


def prompt_of(position: Antiquity, seat: int | None) -> Message:
    """What this seat (None: a spectator) is told about the decision at hand."""
    if position.phase == OVER:
        if position.ending == ENDING_RUIN:
            return Message("antiquity-prompt-ruin", {"round": position.round})
        winners = seat_list(winners_of(position))
        return Message("antiquity-prompt-over", {"players": winners, "round": position.round})
    if position.phase == CITY_BUILDING:
        return _planning_prompt(position, seat)
    if seat in position.actors:
        name, args = _turn_prompt(position, seat)
        return Message(f"antiquity-prompt-{name}-you", {"player": seat, **args})
    if seat in position.waiting and (before := _waited_for(position, seat)):
        return Message("antiquity-prompt-pollution-waiting-you", {"players": seat_list(before)})
    if len(position.actors) > 1:
        name = f"antiquity-prompt-{PHASES[position.phase]}-together"
        return Message(name, {"players": seat_list(position.actors)})
    actor = position.actors[0]
    name, args = _turn_prompt(position, actor)
    return Message(f"antiquity-prompt-{name}", {"player": actor, **args})


def _waited_for(position: Antiquity, seat: int) -> list[int]:
    """Those before a seat in order of play with whom it shares hexes that can still be polluted."""
    if position.phase != POLLUTION:
        return []
    unfinished = (*position.actors, *position.waiting)
    before = position.order[: position.order.index(seat)]
    return position.sharing_clean_hexes(seat, [other for other in before if other in unfinished])


def _planning_prompt(position: Antiquity, seat: int | None) -> Message:
    """Others are told nothing but who still plans."""
    if seat is None or seat not in position.actors:
        args: dict[str, str | int] = {"players": seat_list(position.actors), "round": position.round}
        return Message("antiquity-prompt-planning", args)
    realm = position.realms[seat]
    piece = realm.hand[-1].piece if realm.step == MOVING else realm.piece
    return Message(
        f"antiquity-prompt-plan-{STEPS[realm.step]}-you",
        {
            "player": seat,
            "round": position.round,
            "men": realm.men,
            "building": "house" if piece == NOBODY else type_name(piece),
            "number": piece - FIRST_HOUSE + 1 if piece >= FIRST_HOUSE else 0,
            "food": realm.food,
            "luxury": realm.luxury,
            "player_two": seat if realm.partner == NOBODY else realm.partner,
        },
    )


def _turn_prompt(position: Antiquity, seat: int) -> tuple[str, dict[str, str | int]]:
    """What a seat has to decide in its turn, and the arguments of the message that says so."""
    phase, realm = position.phase, position.realms[seat]
    if phase == FIRST_CITIES:
        return "first-city", {}
    if phase == COUNTRY:
        return _country_prompt(position, seat)
    if phase == STORING:
        return ("storage" if realm.due else "keeping"), {"count": realm.due}
    if phase == HARVEST:
        country = realm.country[realm.at]
        return "harvest", {"kind": COUNTRYSIDE[country.kind], "space": NAME_OF_BIT[country.centre]}
    if phase == EXPLORATION:
        return "exploration", {}
    if realm.markers:
        return "pollution", {"count": realm.markers}
    return ("famine" if phase == FAMINE else "waste-graves"), {"count": realm.due}


def _country_prompt(position: Antiquity, seat: int) -> tuple[str, dict[str, str | int]]:
    """Building on, or paying for a site."""
    if position.site == NOBODY:
        return "country", {"carts": position.realms[seat].carts()}
    return "site", {
        "kind": COUNTRYSIDE[position.site_kind],
        "space": NAME_OF_BIT[position.site],
        "food": position.food,
        "luxury": position.luxury,
    }
