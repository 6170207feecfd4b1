"""Phase III, steps 3 to 9: wool mill, Kingsbridge, priory, forest, quarry, gravel pit, King's Court (A10)."""

from __future__ import annotations

from pentapolis.games.pillars.actions import USE, Decline, UseAdvantage
from pentapolis.games.pillars.components import (
    ADVANTAGES,
    BOX,
    CARD_KIND,
    CARD_YIELD,
    CARDS_OF_KIND,
    COURT,
    FIGURES,
    KEPT_ADVANTAGES,
    KINDS,
    KINGSBRIDGE,
    METAL,
    PLACE_NUMBER,
    PRIORY,
    SPARES_TAX,
    income_of,
    members,
    priory_bonus,
    tax_due,
)
from pentapolis.games.pillars.events import (
    AdvantageGained,
    AdvantageLeft,
    Declined,
    Gained,
    Paid,
    TaxRolled,
)
from pentapolis.games.pillars.rules.advantages import LOYALTY, REASONS, RULES, use_up, why_not_use
from pentapolis.games.pillars.rules.event import declining
from pentapolis.games.pillars.rules.goods import gain, gain_gold, pay, score
from pentapolis.games.pillars.rules.phase_two import go_home
from pentapolis.games.pillars.rules.stages import ask, in_turn, next_stage, turn_order
from pentapolis.games.pillars.state import (
    ADVANTAGE_SOURCE,
    COURT_STEP,
    FIRST_PLACE,
    OFFERED_LOYALTY,
    PRIORY_SOURCE,
    STAGES,
    TAX_SOURCE,
    Position,
)
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.decisions import Decision, may_always
from pentapolis.kernel.events import Event
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Refusal

PRIORY_POINTS = BOX.places[PLACE_NUMBER["priory"]].points
COURT_METAL = BOX.places[PLACE_NUMBER["court"]].metal
SITE_KIND = {
    FIRST_PLACE + PLACE_NUMBER[card.site]: CARD_KIND[number] for number, card in enumerate(BOX.resource_cards)
}
"""For the stage of each site the kind of resource that it yields."""


# Step 3: wool mill ---------------------------------------------------------------------------


def mill_step(position: Position, events: list[Event]) -> None:
    """Every worker in the mill earns 1 gold; some of them double when the monks are generous."""
    doubled = BOX.events[position.event].mill_workers
    for seat in turn_order(position):
        workers = position.workers[seat]
        if workers:
            earned = workers + min(workers, doubled)
            wasted = gain_gold(position, seat, earned)
            events.append(Gained(seat, "wool-mill", gold=earned - wasted, wasted=wasted))
            position.workers[seat] = 0
    next_stage(position, events)


# Step 4: Kingsbridge ---------------------------------------------------------------------------


def kingsbridge_step(position: Position, events: list[Event]) -> None:
    """The cards go to the owners of the builders next to them; without a builder they are gone."""
    for space, card in zip(KINGSBRIDGE, position.kingsbridge, strict=True):
        seat = position.places[space]
        if card == EMPTY:
            continue
        if seat == EMPTY:
            events.append(AdvantageLeft(ADVANTAGES[card]))
            continue
        events.append(AdvantageGained(seat, ADVANTAGES[card]))
        if KEPT_ADVANTAGES >> card & 1:
            position.advantages[seat] |= 1 << card
        else:
            gain(position, seat, BOX.advantages[card].gain, ADVANTAGES[card], ADVANTAGE_SOURCE, events)
    position.kingsbridge = (EMPTY,) * len(KINGSBRIDGE)
    go_home(position, KINGSBRIDGE)
    next_stage(position, events)


# Step 5: priory ---------------------------------------------------------------------------


def priory_step(position: Position, events: list[Event]) -> None:
    """Builders in the priory bring points."""
    for space, points in zip(PRIORY, PRIORY_POINTS, strict=True):
        seat = position.places[space]
        if seat != EMPTY:
            scored = points + priory_bonus(position.advantages[seat])
            score(position, seat, scored, PRIORY_SOURCE)
            events.append(Gained(seat, "priory", points=scored))
    go_home(position, PRIORY)
    next_stage(position, events)


# Steps 6 to 8: forest, quarry, gravel pit ---------------------------------------------------------------


def site_step(position: Position, events: list[Event]) -> None:
    """Cards bring their yield, changed by the event; income from advantages is not (ruling 17)."""
    kind = SITE_KIND[position.stage]
    for seat in turn_order(position):
        change = yield_change(position, seat)
        cards = position.cards[seat] & CARDS_OF_KIND[kind]
        cubes = sum([max(CARD_YIELD[card] + change, 0) for card in members(cards)])
        cubes += income_of(position.advantages[seat])[kind]
        position.cards[seat] ^= cards
        if cubes:
            position.stocks[seat][kind] += cubes
            gained = [cubes if other == kind else 0 for other in KINDS]
            events.append(Gained(seat, STAGES[position.stage], *gained))
    next_stage(position, events)


def yield_change(position: Position, seat: int) -> int:
    """What the event adds to each resource card; those who are protected lose nothing (ruling 49)."""
    return 0 if position.protected >> seat & 1 else BOX.events[position.event].card_yield


# Step 9: King's Court (A10) ---------------------------------------------------------------------------


def court_step(position: Position, events: list[Event]) -> None:
    """The start player rolls; players with a builder at court pay nothing, and the first one gets metal."""
    if not position.roll:
        roll_tax(position, events)
        give_metal(position, events)
    while position.cursor < position.seats:
        seat = in_turn(position, position.cursor)
        due = tax_of(position, seat)
        if due and position.advantages[seat] & SPARES_TAX:
            ask(position, OFFERED_LOYALTY, seat)
            return
        pay(position, seat, due, "court", TAX_SOURCE, events)
        position.cursor += 1
    go_home(position, COURT)
    next_stage(position, events)


def roll_tax(position: Position, events: list[Event]) -> None:
    """Roll the tax die."""
    chance = Chance(position.chance)
    position.roll = chance.choice(FIGURES.tax_die)
    position.chance = chance.state
    events.append(TaxRolled(position.start_player, position.roll))


def give_metal(position: Position, events: list[Event]) -> None:
    """The first space at court brings metal."""
    for space, metal in zip(COURT, COURT_METAL, strict=True):
        seat = position.places[space]
        given = min(metal, position.court_metal)
        if seat != EMPTY and given:
            position.stocks[seat][METAL] += given
            position.court_metal -= given
            events.append(Gained(seat, "court", metal=given))


def tax_of(position: Position, seat: int) -> int:
    """What the seat owes after the roll, before it uses the loyalty card."""
    if seat in position.places[COURT.start : COURT.stop]:
        return 0
    return tax_due(position.advantages[seat], position.roll)


def next_taxed(position: Position) -> None:
    """The next seat in turn order follows."""
    position.cursor += 1
    position.phase = COURT_STEP


def uses_of_loyalty(_position: Position, _seat: int) -> tuple[UseAdvantage, ...]:
    return (USE[LOYALTY],)


def why_not_loyalty(position: Position, seat: int, action: UseAdvantage) -> Refusal | None:
    return why_not_use(position, seat, action.card, LOYALTY)


def use_loyalty(position: Position, seat: int, action: UseAdvantage, events: list[Event]) -> None:
    use_up(position, seat, action.card, events)
    events.append(Paid(seat, "court", 0, 0, 0))
    next_taxed(position)


USE_LOYALTY = Decision(
    UseAdvantage,
    rule=RULES[LOYALTY],
    choices=uses_of_loyalty,
    why_not=why_not_loyalty,
    effect=use_loyalty,
    reasons=REASONS,
)


def decline_loyalty(position: Position, seat: int, _action: Decline, events: list[Event]) -> None:
    events.append(Declined(seat, "loyalty"))
    pay(position, seat, tax_of(position, seat), "court", TAX_SOURCE, events)
    next_taxed(position)


DECLINE_LOYALTY = Decision(
    Decline, rule=RULES[LOYALTY], choices=declining, why_not=may_always, effect=decline_loyalty
)
