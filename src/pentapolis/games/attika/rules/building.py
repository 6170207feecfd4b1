"""Building (5.2), placement and price (5.3 to 5.5), and what a joined group earns (5.6)."""

from __future__ import annotations

from collections.abc import Iterable

from pentapolis.games.attika.actions import BUILD, PAY, Build, Pay
from pentapolis.games.attika.components import (
    BIT,
    BUILDINGS,
    CARD,
    GROUP_COUNTS,
    GROUP_OF,
    GROUPS,
    HEXES,
    LANDSCAPES,
    cards_in,
    letters_of,
    names_of,
    unpacked,
)
from pentapolis.games.attika.events import AmphoraEarned, Built, CardPaid, SiteChosen
from pentapolis.games.attika.rules.affordable import payable
from pentapolis.games.attika.rules.cards import draw_cards
from pentapolis.games.attika.rules.prices import fewest_cards_at, next_cards, quote_at, still_possible
from pentapolis.games.attika.rules.table import group_mask, put_building
from pentapolis.games.attika.rules.turns import NO_ACTION_LEFT, end_game, may_act, use_action, why_no_action
from pentapolis.games.attika.scoring import connected, ending_of_placement
from pentapolis.games.attika.state import BUILDING, BUILDING_DONE, PAYING, Position, Quote
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Refusal

RULE_DRAWN = "attika.5.1"
RULE_BUILDING = "attika.5.2"
RULE_PLACEMENT = "attika.5.3"

OTHER_DRAWN = Reason("attika-refusal-other-drawn", RULE_DRAWN)
NOT_STORED = Reason("attika-refusal-not-stored", RULE_BUILDING)
HEX_TAKEN = Reason("attika-refusal-hex-taken", RULE_PLACEMENT)
OFF_BOARD = Reason("attika-refusal-off-board", RULE_PLACEMENT)
TOO_EXPENSIVE = Reason("attika-refusal-price", RULE_PLACEMENT)
NO_SITE = (HEX_TAKEN, OFF_BOARD, TOO_EXPENSIVE)
NOTHING_TO_PAY = Reason("attika-refusal-nothing-to-pay", RULE_PLACEMENT)
CARD_MISSING = Reason("attika-refusal-card-missing", RULE_PLACEMENT)
CARD_ORDER = Reason("attika-refusal-card-order", RULE_PLACEMENT)
CARD_UNFIT = Reason("attika-refusal-card-unfit", RULE_PLACEMENT)

# Where a building can stand ---------------------------------------------------------------------------


def sites_for(position: Position, seat: int, buildings: Iterable[int]) -> list[Build]:
    """Every way to build one of these."""
    found: list[Build] = []
    for building, mask in payable(position, seat, buildings):
        found += BUILD[building].picked(mask)
    return found


def why_not_there(position: Position, seat: int, action: Build) -> Refusal | None:
    """Why a building cannot stand on a hex, or cannot be paid for there."""
    building, site = action.building, action.hex
    bit = BIT[site]
    if not bit & position.vacant:
        return HEX_TAKEN(space=HEXES[site]) if bit & position.board.every else OFF_BOARD(space=HEXES[site])
    position.quoted = quote_at(position, seat, building, site)
    if position.quoted.ways:
        return None
    return TOO_EXPENSIVE(
        building=BUILDINGS[building],
        space=HEXES[site],
        cards=fewest_cards_at(position, seat, building, site),
        held=cards_in(position.hands[seat]),
    )


# Building what is stored ---------------------------------------------------------------------------


def stored_builds(position: Position, seat: int) -> list[Build]:
    return sites_for(position, seat, position.stored[seat]) if may_act(position, BUILDING) else []


def why_not_build(position: Position, seat: int, action: Build) -> Refusal | None:
    refusal = why_no_action(position, BUILDING)
    if refusal is not None:
        return refusal
    if action.building not in position.stored[seat]:
        return NOT_STORED(building=BUILDINGS[action.building])
    return why_not_there(position, seat, action)


def build(position: Position, seat: int, action: Build, events: list[Event]) -> None:
    use_action(position, BUILDING)
    choose_site(position, seat, action, events)


BUILD_STORED = Decision(
    Build,
    rule=RULE_BUILDING,
    choices=stored_builds,
    why_not=why_not_build,
    effect=build,
    reasons=(*NO_ACTION_LEFT, NOT_STORED, *NO_SITE),
)

# Building what was just drawn ---------------------------------------------------------------------------


def drawn_builds(position: Position, seat: int) -> list[Build]:
    return sites_for(position, seat, (position.building,))


def why_not_build_drawn(position: Position, seat: int, action: Build) -> Refusal | None:
    if action.building != position.building:
        return OTHER_DRAWN(building=BUILDINGS[position.building])
    return why_not_there(position, seat, action)


def choose_site(position: Position, seat: int, action: Build, events: list[Event]) -> None:
    """Build at once if there is only one way to pay; otherwise the player chooses the cards."""
    building, site = action.building, action.hex
    quote = quote_for(position, seat, building, site)
    if len(quote.ways) == 1:
        place(position, seat, quote, quote.ways[0], events)
        return
    position.building = building
    position.site = site
    position.phase = PAYING
    events.append(SiteChosen(seat, BUILDINGS[building], HEXES[site], quote.price))


BUILD_DRAWN = Decision(
    Build,
    rule=RULE_BUILDING,
    choices=drawn_builds,
    why_not=why_not_build_drawn,
    effect=choose_site,
    reasons=(OTHER_DRAWN, *NO_SITE),
)

# Paying ---------------------------------------------------------------------------


def quote_for(position: Position, seat: int, building: int, site: int) -> Quote:
    """The price of the site that was just found to be payable, or that is being paid for."""
    quote = position.quoted
    if quote is None or quote.site != site or quote.building != building:
        position.quoted = quote = quote_at(position, seat, building, site)
    return quote


def ways_for_site(position: Position, seat: int) -> tuple[int, ...]:
    """Every legal payment for the chosen site."""
    return quote_for(position, seat, position.building, position.site).ways


def payments_now(position: Position, seat: int) -> list[Pay]:
    return [PAY[kind] for kind in next_cards(ways_for_site(position, seat), position.paid)]


def why_not_pay(position: Position, seat: int, action: Pay) -> Refusal | None:
    kind = action.landscape
    if kind in next_cards(ways_for_site(position, seat), position.paid):
        return None
    if not unpacked(position.hands[seat])[kind]:
        return CARD_MISSING(landscape=LANDSCAPES[kind])
    given_later = position.paid >> 8 * (kind + 1)
    return CARD_ORDER(landscape=LANDSCAPES[kind]) if given_later else CARD_UNFIT(landscape=LANDSCAPES[kind])


def pay(position: Position, seat: int, action: Pay, events: list[Event]) -> None:
    """Give another card; when only one way is left, the rest of it is given too."""
    card = CARD[action.landscape]
    quote = quote_for(position, seat, position.building, position.site)
    position.hands[seat] -= card
    position.paid += card
    events.append(CardPaid(seat, LANDSCAPES[action.landscape]))
    left = still_possible(quote.ways, position.paid)
    if len(left) == 1:
        place(position, seat, quote, left[0], events)


PAY_CARD = Decision(
    Pay,
    rule=RULE_PLACEMENT,
    choices=payments_now,
    why_not=why_not_pay,
    effect=pay,
    reasons=(CARD_MISSING, CARD_ORDER, CARD_UNFIT),
)

# Placing ---------------------------------------------------------------------------


def place(position: Position, seat: int, quote: Quote, payment: int, events: list[Event]) -> None:
    """Pay and put the building on its hex. It may end the game, or complete a group."""
    building, site = quote.building, quote.site
    position.hands[seat] -= payment - position.paid
    position.discard += payment
    position.paid = 0
    if position.mode == BUILDING:
        position.stored[seat].remove(building)
    position.building = position.site = EMPTY
    position.quoted = None
    put_building(position, seat, building, site)
    events.append(Built(seat, BUILDINGS[building], HEXES[site], quote.price, letters_of(payment)))
    ending = ending_of_placement(position, seat)
    if ending:
        end_game(position, ending, seat, events)
        return
    position.phase = BUILDING_DONE
    if has_joined(position, seat, GROUP_OF[building]):
        reward_group(position, seat, GROUP_OF[building], events)


def has_joined(position: Position, seat: int, group: int) -> bool:
    """Whether all buildings of a group are on the board and connected among themselves (ruling 15)."""
    built = position.built[seat]
    for building, count in GROUP_COUNTS[group]:
        if built[building].bit_count() != count:
            return False
    return connected(position.board, group_mask(position, seat, group))


def reward_group(position: Position, seat: int, group: int, events: list[Event]) -> None:
    """A joined group earns an amphora, or a card if none is left."""
    supplied = position.supply > 0
    hexes = tuple(names_of(group_mask(position, seat, group)))
    events.append(AmphoraEarned(seat, GROUPS[group], hexes, supplied))
    if supplied:
        position.supply -= 1
        position.amphorae[seat] += 1
    else:
        draw_cards(position, seat, 1, "supply", events)
