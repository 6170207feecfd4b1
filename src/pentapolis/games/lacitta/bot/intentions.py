"""What the players of La Città will probably do next, quickly.

A guess goes on into the next year, and judging every card and site in every turn would take too long. But
what a card or building gains changes little from turn to turn and from guess to guess, and mostly it becomes
less. So it is enough to judge again those that gained most the last time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pentapolis.games.lacitta.actions import BUILD, Build, Take
from pentapolis.games.lacitta.bot.choices import FEW_SITES
from pentapolis.games.lacitta.bot.memory import Key, own_key, remembered_worth
from pentapolis.games.lacitta.bot.movement import (
    after_migration,
    expect_later_years,
    likely_wishes,
    neighbouring,
)
from pentapolis.games.lacitta.bot.prospects import LATE_QUARRY, built, outcomes, ways
from pentapolis.games.lacitta.bot.sites import building_sites
from pentapolis.games.lacitta.components import (
    BUILDER_PRICE,
    BUILDING_OF_CARD,
    CARD_PRICE,
    KINDS,
    MASTER_BUILDER,
    QUARRY,
)
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.building import sites_for
from pentapolis.games.lacitta.rules.cities import city_beside
from pentapolis.games.lacitta.state import BUILDING
from pentapolis.kernel.actions import Action

JUDGED_ANEW = 4
"""The number of things that gained most the last time and are judged again."""
UNKNOWN = 1000.0
"""What has never been judged comes first."""
IMPOSSIBLE = -1000.0

Plan = tuple[Action, ...]
"""A card and, if it builds, what and where."""


class Intentions:
    """What everybody wants, remembered from guess to guess while one decision is thought over."""

    __slots__ = ("_chosen", "_gains")

    def __init__(self) -> None:
        self._gains: dict[Key, dict[Key, float]] = {}
        self._chosen: dict[Key, Plan] = {}

    def forget(self) -> None:
        """Another decision begins: it must not depend on those before."""
        self._gains.clear()
        self._chosen.clear()

    def play_card(self, state: LaCitta) -> None:
        """Let the seat in turn choose a card and build with it."""
        seat = state.actors[0]
        plan = self.plan(state, seat)
        state.play(seat, plan[0])
        for action in plan[1:]:
            if state.phase == BUILDING and state.refusal(state.actors[0], action) is None:
                state.play(seat, action)

    def plan(self, state: LaCitta, seat: int) -> Plan:
        """What the seat will do in its turn."""
        wishes = tuple(likely_wishes(state.voices))
        key = (wishes, *own_key(state, seat))
        chosen = self._chosen.get(key)
        if chosen is None or not is_possible(state, seat, chosen):
            gains = self._gains.setdefault((seat, state.year, wishes), {})
            chosen = best_plan(state, seat, gains)
            self._chosen[key] = chosen
        return chosen


def best_plan(state: LaCitta, seat: int, gains: dict[Key, float]) -> Plan:
    """What seems to gain most; `gains` are those of the last time, and are brought up to date."""
    named = [(named_plan(state, seat, plan), plan) for plan in plans(state, seat)]
    if not named:
        return (state.legal(seat)[0],)
    named.sort(key=lambda each: -gains.get(each[0], UNKNOWN))
    now = lead(state, seat)
    best, most, judged = named[0][1], IMPOSSIBLE, 0
    for name, plan in named:
        if name in gains:
            if judged == JUDGED_ANEW:
                break
            judged += 1
        gain = gains[name] = lead_after(state, seat, plan) - now
        if gain > most:
            best, most = plan, gain
    return best


def named_plan(state: LaCitta, seat: int, plan: Plan) -> Key:
    """What a plan does, wherever exactly it builds."""
    last = plan[-1]
    if isinstance(last, Build):
        return (
            len(plan),
            plan[0] if len(plan) > 1 else None,
            last.building,
            city_beside(state, seat, last.hex),
        )
    return plan


def is_possible(state: LaCitta, seat: int, plan: Plan) -> bool:
    """Can the plan still be carried out?"""
    if state.refusal(seat, plan[0]) is not None:
        return False
    build = plan[-1]
    return len(plan) == 1 or (
        isinstance(build, Build) and bool(sites_for(state, build.building) >> build.hex & 1)
    )


def plans(state: LaCitta, seat: int) -> Iterator[Plan]:
    """What can be done with the cards at hand and on display."""
    for action in ways(state, seat, FEW_SITES):
        if not isinstance(action, Take):
            yield (action,)
            continue
        buildings = _buildings_of(state, seat, action.card)
        if buildings is None:
            yield (action,)
            continue
        for building in buildings:
            for site in building_sites(state, seat, building, FEW_SITES):
                yield action, BUILD[building][site]


def _buildings_of(state: LaCitta, seat: int, card: int) -> Iterable[int] | None:
    """What a politics card can build for the seat's gold; None if it is for something else."""
    if card == MASTER_BUILDER:
        gold = state.gold[seat]
        late = state.year >= LATE_QUARRY
        return [kind for kind in KINDS if BUILDER_PRICE[kind] <= gold and not (kind == QUARRY and late)]
    building = BUILDING_OF_CARD[card]
    return None if building is None else [building]


def lead_after(state: LaCitta, seat: int, plan: Plan) -> float:
    """How many points the seat will probably be ahead after this, apart from what never changes."""
    card, last = plan[0], plan[-1]
    if isinstance(card, Take) and isinstance(last, Build):
        price = (BUILDER_PRICE if card.card == MASTER_BUILDER else CARD_PRICE)[last.building]
        after = built(state, seat, last.building, last.hex, price)
        after.turn += 1
        return lead(after, seat)
    return max([lead(after, seat) for after in outcomes(state, seat, card)], default=IMPOSSIBLE)


def lead(state: LaCitta, seat: int) -> float:
    """What a seat may expect, less the citizens of the others and what their arches bring them."""
    pairs = neighbouring(state)
    people = after_migration(state, pairs)
    worth = [float(sum([people[city] for city in cities])) for cities in state.cities]
    worth[seat] = remembered_worth(state, seat, people)
    expect_later_years(state, pairs, worth)
    return worth[seat] - (sum(worth) - worth[seat]) / (state.seats - 1)
