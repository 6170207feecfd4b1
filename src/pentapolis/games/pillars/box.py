"""What `components.toml` says, typed: every card and place of The Pillars of the Earth is one record."""

from __future__ import annotations

import tomllib
from typing import Literal

import msgspec


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
    tax_die: tuple[int, ...]
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
    """Work for so many workers."""

    id: str
    site: str
    resource: str
    workers: int
    yields: int


class Family(msgspec.Struct, frozen=True):
    """A trade."""

    id: str
    boostable: bool


class Craftsman(msgspec.Struct, frozen=True):
    """Someone who turns goods into points or gold."""

    id: str
    round: int
    family: str
    cost: int
    capacity: int
    makes: Goods
    takes: Goods = NOTHING
    needs: str | None = None
    needs_held: str | None = None


class Advantage(msgspec.Struct, frozen=True):
    """An advantage card; each has one of the effects."""

    id: str
    kind: Literal["permanent", "once", "immediate"]
    last_round: bool = False
    gain: Goods = NOTHING
    income: Goods = NOTHING
    flat_tax: int | None = None
    priory_points: int = 0
    craftsmen: int = 0
    workers: int = 0
    sees_event: bool = False
    wards_off_event: bool = False
    spares_tax: bool = False
    places_free: bool = False


class EventCard(msgspec.Struct, frozen=True):
    """An event card; each has one of the effects."""

    id: str
    positive: bool
    gain: Goods = NOTHING
    capacity: int = 0
    card_yield: int = 0
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
    chosen: bool = False
    points: tuple[int, ...] = ()
    metal: tuple[int, ...] = ()


class Box(msgspec.Struct, frozen=True):
    """Everything in the box."""

    colours: tuple[str, ...]
    resources: tuple[Resource, ...]
    resource_cards: tuple[ResourceCard, ...]
    families: tuple[Family, ...]
    craftsmen: tuple[Craftsman, ...]
    advantages: tuple[Advantage, ...]
    events: tuple[EventCard, ...]
    places: tuple[Place, ...]
    parts: tuple[str, ...]
    totals: Totals
    figures: Figures


def load_box(text: str) -> Box:
    """Read a components file, and check it against the totals that it states."""
    box = msgspec.convert(tomllib.loads(text), Box)
    colours = len(box.colours)
    starting = sum(craftsman.round == 0 for craftsman in box.craftsmen) * colours
    counted = Totals(
        builders=box.figures.builders * colours,
        cubes=sum(resource.cubes for resource in box.resources),
        craftsman_cards=starting + sum(craftsman.round > 0 for craftsman in box.craftsmen),
        starting_cards=starting,
        resource_cards=len(box.resource_cards),
        advantage_cards=len(box.advantages),
        last_round_cards=sum(card.last_round for card in box.advantages),
        event_cards=len(box.events),
        parts=len(box.parts),
    )
    if counted != box.totals:
        raise ValueError(f"the box should hold {box.totals}, but holds {counted}")
    figures = box.figures
    rounds = len(box.parts)
    general = len(box.advantages) - box.totals.last_round_cards - figures.advantages_removed
    if general != (rounds - 1) * figures.advantages_each_round:
        raise ValueError(f"{general} advantage cards do not go into {rounds - 1} rounds")
    if len(box.events) - figures.events_removed != rounds:
        raise ValueError(f"there is not one event for each of {rounds} rounds")
    return box
