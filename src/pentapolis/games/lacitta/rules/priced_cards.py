"""Politics cards that bring more for more gold (5.4): bread and games, golden times, contact."""

from __future__ import annotations

from pentapolis.games.lacitta.actions import (
    CHEER,
    HIDDEN,
    LOOK,
    PAIRS,
    PAY,
    WELCOME,
    Cheer,
    Look,
    Pay,
    Welcome,
)
from pentapolis.games.lacitta.components import (
    AMOUNTS,
    ARCHES_FOR,
    ATTRACTIONS,
    BREAD,
    CARDS,
    GOLDEN,
    HEXES,
    PRICES,
)
from pentapolis.games.lacitta.components.board import hexes_of
from pentapolis.games.lacitta.events import CardPriced, Cheered, Looked, Welcomed
from pentapolis.games.lacitta.rules.cards import ALL_FULL, GOLD, NO_FIGURE, RULE, too_expensive
from pentapolis.games.lacitta.rules.cities import (
    citizens_left,
    city_at,
    figures_left,
    hexes_of_seat,
    limit_of,
    put_figure,
)
from pentapolis.games.lacitta.state import (
    CHEERING,
    LOOKING,
    NEXT_TURN,
    WELCOMING,
    Position,
    tile_at,
)
from pentapolis.kernel.decisions import Decision, Reason, may_always
from pentapolis.kernel.events import Event
from pentapolis.kernel.fields import replaced
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Refusal

NO_SUCH_PRICE = Reason("lacitta-refusal-no-such-price", RULE)
NOT_YOUR_BUILDING = Reason("lacitta-refusal-not-your-building", RULE)
NO_SUCH_ARCH = Reason("lacitta-refusal-no-such-arch", RULE)
SPREAD = Reason("lacitta-refusal-spread", RULE)
NOT_YOUR_CITY = Reason("lacitta-refusal-not-your-city", RULE)
FULL = Reason("lacitta-refusal-full", RULE)

# How much gold ---------------------------------------------------------------------------


def amount_of(position: Position) -> int:
    """Return what the chosen price brings."""
    return AMOUNTS[position.card][position.price]


def prices_for(position: Position, seat: int) -> list[int]:
    """Return what the seat can pay for the card so that all it brings can be used (ruling 11)."""
    return [
        price
        for price, amount in AMOUNTS[position.card].items()
        if PRICES[price] <= position.gold[seat] and amount <= most_for(position, seat)
    ]


def most_for(position: Position, seat: int) -> int:
    """Return the most that the card can bring the seat."""
    if position.card == BREAD:
        return figures_left(position, seat)
    if position.card == GOLDEN:
        free = [limit_of(position, city) - position.people[city] for city in position.cities[seat]]
        return min(max(free, default=0), citizens_left(position))
    return len(HIDDEN)


def payments(position: Position, seat: int) -> list[Pay]:
    return [PAY[price] for price in prices_for(position, seat)]


def why_not_pay(position: Position, seat: int, action: Pay) -> Refusal | None:
    price = action.gold
    if price in prices_for(position, seat):
        return None
    if price not in AMOUNTS[position.card]:
        return NO_SUCH_PRICE(card=CARDS[position.card])
    if position.gold[seat] < PRICES[price]:
        return too_expensive(position, seat, PRICES[price])
    return NO_FIGURE() if position.card == BREAD else ALL_FULL()


def pay(position: Position, seat: int, action: Pay, events: list[Event]) -> None:
    position.price = action.gold
    position.gold[seat] -= PRICES[action.gold]
    amount = amount_of(position)
    events.append(CardPriced(seat, CARDS[position.card], PRICES[action.gold], amount))
    if position.card == BREAD:
        position.left = amount
        position.phase = CHEERING
    elif position.card == GOLDEN:
        position.phase = WELCOMING
    elif amount == len(HIDDEN):
        look_at(position, seat, HIDDEN, events)
    else:
        position.phase = LOOKING


PAY_FOR_CARD = Decision(
    Pay,
    rule=RULE,
    choices=payments,
    why_not=why_not_pay,
    effect=pay,
    reasons=(NO_SUCH_PRICE, GOLD, NO_FIGURE, ALL_FULL),
)

# Bread and games ---------------------------------------------------------------------------


def cheerable(position: Position, seat: int) -> int:
    """Return where the next coloured citizen can stand: on a building with arches, near the card's others."""
    spread, site, tiles = position.options.bread_spread, position.site, position.tiles
    if site == EMPTY or spread == "all_own_cities":
        own = hexes_of_seat(position, seat)
    elif spread == "one_building":
        own = 1 << site
    else:
        own = next(tiles[city] for city in position.cities[seat] if tiles[city] >> site & 1)
    with_arches = 0
    for kind, serves in enumerate(ARCHES_FOR):
        if serves:
            with_arches |= position.built[kind]
    return own & with_arches


def cheers(position: Position, seat: int) -> list[Cheer]:
    return [
        CHEER[site][category]
        for site in hexes_of(cheerable(position, seat))
        for category in ARCHES_FOR[tile_at(position, site)]
    ]


def why_not_cheer(position: Position, seat: int, action: Cheer) -> Refusal | None:
    if not hexes_of_seat(position, seat) >> action.hex & 1:
        reason = NOT_YOUR_BUILDING
    elif action.attraction not in ARCHES_FOR[tile_at(position, action.hex)]:
        reason = NO_SUCH_ARCH
    elif not cheerable(position, seat) >> action.hex & 1:
        reason = SPREAD
    else:
        return None
    return reason(space=HEXES[action.hex], attraction=ATTRACTIONS[action.attraction])


def cheer(position: Position, seat: int, action: Cheer, events: list[Event]) -> None:
    put_figure(position, seat, action.hex, action.attraction)
    events.append(Cheered(seat, HEXES[action.hex], ATTRACTIONS[action.attraction]))
    if position.site == EMPTY:
        position.site = action.hex
    position.left -= 1
    if not position.left:
        position.phase = NEXT_TURN


CHEER_CITY = Decision(
    Cheer,
    rule=RULE,
    choices=cheers,
    why_not=why_not_cheer,
    effect=cheer,
    reasons=(NOT_YOUR_BUILDING, NO_SUCH_ARCH, SPREAD),
)

# Golden times ---------------------------------------------------------------------------


def has_room(position: Position, city: int) -> bool:
    """Can the city take in everybody whom the card brings?"""
    return position.people[city] + amount_of(position) <= limit_of(position, city)


def welcomes(position: Position, seat: int) -> list[Welcome]:
    return [WELCOME[position.castles[city]] for city in position.cities[seat] if has_room(position, city)]


def why_not_welcome(position: Position, seat: int, action: Welcome) -> Refusal | None:
    city, space = city_at(position, seat, action.castle), HEXES[action.castle]
    if city == EMPTY:
        return NOT_YOUR_CITY(space=space)
    if has_room(position, city):
        return None
    return FULL(space=space, people=amount_of(position), limit=limit_of(position, city))


def welcome(position: Position, seat: int, action: Welcome, events: list[Event]) -> None:
    amount = amount_of(position)
    position.people[city_at(position, seat, action.castle)] += amount
    events.append(Welcomed(seat, HEXES[action.castle], amount, PRICES[position.price]))
    position.phase = NEXT_TURN


WELCOME_CITIZENS = Decision(
    Welcome,
    rule=RULE,
    choices=welcomes,
    why_not=why_not_welcome,
    effect=welcome,
    reasons=(NOT_YOUR_CITY, FULL),
)

# Contact with the citizens ---------------------------------------------------------------------------


def looks(_position: Position, _seat: int) -> tuple[Look, ...]:
    return LOOK


def look(position: Position, seat: int, action: Look, events: list[Event]) -> None:
    look_at(position, seat, PAIRS[action.voices], events)


LOOK_AT_VOICES = Decision(Look, rule=RULE, choices=looks, why_not=may_always, effect=look)


def look_at(position: Position, seat: int, circles: tuple[int, ...], events: list[Event]) -> None:
    """Show a player the voice cards on these circles."""
    looked = position.looked[seat]
    for circle in circles:
        looked |= 1 << circle
    position.looked = replaced(position.looked, seat, looked)
    voices = tuple(ATTRACTIONS[position.voices[circle]] for circle in circles)
    events.append(Looked(seat, circles, voices, PRICES[position.price]))
    position.phase = NEXT_TURN
