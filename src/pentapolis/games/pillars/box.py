"""What `components.toml` says, typed, and what a box of The Pillars of the Earth must fulfil.

Every card and place is one record.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from pentapolis.kernel.box_files import FIXED, Problem, wrong_totals


class Totals(msgspec.Struct, frozen=True):
    """What the rulebook says is in the box."""

    builders: int
    cubes: int
    craftsman_cards: int
    starting_cards: int
    resource_cards: int
    advantage_cards: int
    last_round_cards: int
    event_cards: int
    parts: int


class Figures(msgspec.Struct, frozen=True):
    """The numbers of the rules that stand on no card."""

    starting_points: int
    starting_gold: tuple[int, ...]
    gold_limit: int
    least_points: int
    points_lap: int
    workers: int
    builders: int
    craftsman_limit: int
    kept_resources: int
    resource_cards_dealt: int
    craftsmen_at_shiring: int
    advantages_each_round: int
    advantages_removed: int
    events_removed: int
    gold_per_lost_point: int
    grey_workers: int
    rejections: int
    tax_die: tuple[Annotated[int, Meta(ge=1)], ...]
    builder_costs: tuple[int, ...]


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some resources, gold and points."""

    sand: int = 0
    wood: int = 0
    stone: int = 0
    metal: int = 0
    gold: int = 0
    points: int = 0


NOTHING = Goods()


class Resource(msgspec.Struct, frozen=True):
    """What is built with."""

    id: str
    cubes: int
    stock: int
    buy_price: int
    sell_price: int
    buyer_needs: str | None = None
    seller_needs: str | None = None


class ResourceCard(msgspec.Struct, frozen=True):
    """Work for a number of workers."""

    id: str
    site: Annotated[str, FIXED]
    resource: Annotated[str, FIXED]
    workers: Annotated[int, Meta(ge=1)]
    yields: int


class Family(msgspec.Struct, frozen=True):
    """A trade."""

    id: str
    boostable: bool


class Craftsman(msgspec.Struct, frozen=True):
    """Someone who turns goods into points or gold."""

    id: str
    round: Annotated[int, FIXED]
    family: Annotated[str, FIXED]
    cost: int
    capacity: int
    makes: Goods
    takes: Goods = NOTHING
    needs: str | None = None
    needs_held: str | None = None


class Advantage(msgspec.Struct, frozen=True):
    """An advantage card; each has one of the effects."""

    id: str
    kind: Annotated[Literal["permanent", "once", "immediate"], FIXED]
    last_round: Annotated[bool, FIXED] = False
    gain: Goods = NOTHING
    income: Goods = NOTHING
    flat_tax: int | None = None
    priory_points: int = 0
    craftsmen: int = 0
    workers: int = 0
    sees_event: Annotated[bool, FIXED] = False
    wards_off_event: Annotated[bool, FIXED] = False
    spares_tax: Annotated[bool, FIXED] = False
    places_free: Annotated[bool, FIXED] = False


class EventCard(msgspec.Struct, frozen=True):
    """An event card; each has one of the effects."""

    id: str
    positive: Annotated[bool, FIXED]
    gain: Goods = NOTHING
    capacity: int = 0
    card_yield: Annotated[int, Meta(ge=-9, le=9)] = 0
    mill_workers: int = 0
    pay: int = 0
    builders: int | None = None
    dismiss: int = 0
    lose_points: int = 0


class Place(msgspec.Struct, frozen=True):
    """A place of the valley."""

    id: str
    spaces: int
    x: int
    y: int
    chosen: Annotated[bool, FIXED] = False
    points: tuple[int, ...] = ()
    metal: tuple[int, ...] = ()


class Box(msgspec.Struct, frozen=True):
    """Everything in the box."""

    colours: Annotated[tuple[str, ...], FIXED]
    resources: tuple[Resource, ...]
    resource_cards: tuple[ResourceCard, ...]
    families: tuple[Family, ...]
    craftsmen: tuple[Craftsman, ...]
    advantages: tuple[Advantage, ...]
    events: tuple[EventCard, ...]
    places: tuple[Place, ...]
    parts: Annotated[tuple[str, ...], FIXED]
    totals: Totals
    figures: Figures


def problems(box: Box) -> Iterator[Problem]:
    """Everything that keeps a box from being played."""
    colours = len(box.colours)
    starting = sum(craftsman.round == 0 for craftsman in box.craftsmen) * colours
    yield from wrong_totals(
        box.totals,
        Totals(
            builders=box.figures.builders * colours,
            cubes=sum(resource.cubes for resource in box.resources),
            craftsman_cards=starting + sum(craftsman.round > 0 for craftsman in box.craftsmen),
            starting_cards=starting,
            resource_cards=len(box.resource_cards),
            advantage_cards=len(box.advantages),
            last_round_cards=sum(card.last_round for card in box.advantages),
            event_cards=len(box.events),
            parts=len(box.parts),
        ),
    )
    yield from _pile_problems(box)
    yield from _figure_problems(box)
    yield from _place_problems(box)
    yield from _condition_problems(box)
    for craftsman in box.craftsmen:
        yield from _work_problems(craftsman)


def _pile_problems(box: Box) -> Iterator[Problem]:
    figures = box.figures
    rounds = len(box.parts)
    general = sum(not card.last_round for card in box.advantages) - figures.advantages_removed
    if general != (rounds - 1) * figures.advantages_each_round:
        reason = f"{general} advantage cards do not go into {rounds - 1} rounds"
        yield Problem("figures.advantages_removed", reason)
    if len(box.events) - figures.events_removed != rounds:
        yield Problem("figures.events_removed", f"there is not one event for each of {rounds} rounds")
    if not 0 < figures.resource_cards_dealt <= len(box.resource_cards):
        reason = f"there are {len(box.resource_cards)} resource cards"
        yield Problem("figures.resource_cards_dealt", reason)


def _figure_problems(box: Box) -> Iterator[Problem]:
    figures = box.figures
    most = len(box.colours)
    if len(figures.starting_gold) < most:
        yield Problem(
            "figures.starting_gold", f"{most} players begin with gold, not {len(figures.starting_gold)}"
        )
    if any(gold > figures.gold_limit for gold in figures.starting_gold):
        yield Problem("figures.starting_gold", f"nobody can have more than {figures.gold_limit} gold")
    if not figures.tax_die:
        yield Problem("figures.tax_die", "a die has faces")
    costs = figures.builder_costs
    if not costs or list(costs) != list(range(costs[0], -1, -1)):
        yield Problem(
            "figures.builder_costs", "each builder costs one less than the one before, the last nothing"
        )
    for name in ("builders", "craftsman_limit", "gold_per_lost_point", "points_lap", "workers"):
        if getattr(figures, name) < 1:
            yield Problem(f"figures.{name}", "at least 1")
    starting = sum(craftsman.round == 0 for craftsman in box.craftsmen)
    if figures.craftsman_limit < starting:
        yield Problem("figures.craftsman_limit", f"everybody begins with {starting} craftsmen")


def _place_problems(box: Box) -> Iterator[Problem]:
    figures = box.figures
    spaces = {"kingsbridge": figures.advantages_each_round, "shiring": figures.craftsmen_at_shiring}
    spaces |= {"bishop": 1, "castle": 1, "start-player": 1}
    spaces |= dict.fromkeys(("event", "wool-mill", "forest", "quarry", "gravel-pit", "cathedral"), 0)
    rewards = {"priory": "points", "court": "metal"}
    last = sum(card.last_round for card in box.advantages)
    if figures.advantages_each_round != last:
        yield Problem("figures.advantages_each_round", f"there are {last} cards for the last round")
    for place in box.places:
        where = f"places.{place.id}"
        if place.spaces != spaces.get(place.id, place.spaces):
            yield Problem(f"{where}.spaces", f"there must be {spaces[place.id]}, not {place.spaces}")
        for name, found in (("points", place.points), ("metal", place.metal)):
            if found and rewards.get(place.id) != name:
                yield Problem(f"{where}.{name}", "nobody gets this here")
        if place.id in rewards and len(getattr(place, rewards[place.id])) != place.spaces:
            yield Problem(f"{where}.{rewards[place.id]}", f"one number for each of {place.spaces} spaces")
        if place.id in ("priory", "court", "market") and not place.spaces:
            yield Problem(f"{where}.spaces", "there must be one at least")


def _condition_problems(box: Box) -> Iterator[Problem]:
    """Cards name families and resources that there are, and every event does something that rules know."""
    families = [family.id for family in box.families]
    resources = [resource.id for resource in box.resources]
    named = [
        *((f"craftsmen.{card.id}.needs", card.needs, families) for card in box.craftsmen),
        *((f"craftsmen.{card.id}.needs_held", card.needs_held, resources) for card in box.craftsmen),
        *((f"resources.{good.id}.buyer_needs", good.buyer_needs, families) for good in box.resources),
        *((f"resources.{good.id}.seller_needs", good.seller_needs, families) for good in box.resources),
    ]
    for where, name, known in named:
        if name is not None and name not in known:
            yield Problem(where, f"{name!r} is not one of {', '.join(known)}")
    for resource in box.resources[:-1]:
        if not resource.buy_price:
            reason = f"only {box.resources[-1].id} can be missing from the market"
            yield Problem(f"resources.{resource.id}.buy_price", reason)
    if all(event.builders is None for event in box.events):
        yield Problem("events.city-wall.builders", "this card limits the builders")


def _work_problems(craftsman: Craftsman) -> Iterator[Problem]:
    where = f"craftsmen.{craftsman.id}"
    takes, makes = craftsman.takes, craftsman.makes
    if not makes.gold and not makes.points:
        yield Problem(f"{where}.makes", "a craftsman makes gold or points")
    if makes.sand or makes.wood or makes.stone or makes.metal:
        yield Problem(f"{where}.makes", "a craftsman makes nothing but gold and points")
    if takes.points:
        yield Problem(f"{where}.takes", "nobody is paid in points")
    if craftsman.capacity and takes == NOTHING:
        yield Problem(f"{where}.takes", "a craftsman with a capacity takes something; others have capacity 0")
    if not craftsman.capacity and takes != NOTHING:
        yield Problem(f"{where}.takes", "with capacity 0 a craftsman works by himself and takes nothing")
