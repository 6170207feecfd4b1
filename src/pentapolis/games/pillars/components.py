"""The box of The Pillars of the Earth, laid out for fast play.

Cards, resources, places and colours are small numbers in the engine; the names stand in the tuples here. A
set of cards is a mask, a whole number with one bit for each card. What a player holds is a list of five
numbers: sand, wood, stone, metal and gold, which is the fifth of the `GOODS`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from pentapolis.games.pillars.box import Box, Goods, problems
from pentapolis.kernel.boxes import PlayedBox

PLAYED_BOX = PlayedBox(__package__, Box, problems)
BOX = PLAYED_BOX.figures
FIGURES = BOX.figures

COLOURS = BOX.colours
PARTS = BOX.parts
ROUNDS = len(PARTS)


def mask_of(numbers: Iterable[int]) -> int:
    """A set of cards as a mask."""
    return sum(1 << number for number in numbers)


@lru_cache(maxsize=1 << 16)
def members(mask: int) -> tuple[int, ...]:
    """The cards of a mask, in ascending order."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


# Goods ---------------------------------------------------------------------------

RESOURCES = tuple(resource.id for resource in BOX.resources)
GOODS = (*RESOURCES, "gold")
METAL = RESOURCES.index("metal")
GOLD = GOODS.index("gold")
KINDS = range(len(RESOURCES))
TRADED = tuple(kind for kind in KINDS if BOX.resources[kind].buy_price)
"""The kinds that lie in the market."""

BUY_PRICE = tuple(resource.buy_price for resource in BOX.resources)
SELL_PRICE = tuple(resource.sell_price for resource in BOX.resources)
MARKET_STOCK = tuple(resource.stock for resource in BOX.resources)

GOLD_LIMIT = FIGURES.gold_limit


def goods_of(goods: Goods) -> tuple[tuple[int, int], ...]:
    """Resources and gold with their numbers, leaving out what is none."""
    amounts = (goods.sand, goods.wood, goods.stone, goods.metal, goods.gold)
    return tuple((good, amount) for good, amount in enumerate(amounts) if amount)


# Resource cards ---------------------------------------------------------------------------

RESOURCE_CARDS = tuple(card.id for card in BOX.resource_cards)
CARD_WORKERS = tuple(card.workers for card in BOX.resource_cards)
CARD_YIELD = tuple(card.yields for card in BOX.resource_cards)
CARD_KIND = tuple(RESOURCES.index(card.resource) for card in BOX.resource_cards)
ALL_CARDS = mask_of(range(len(RESOURCE_CARDS)))
CARDS_OF_KIND = tuple(
    mask_of(card for card, other in enumerate(CARD_KIND) if other == kind) for kind in KINDS
)

# Craftsmen ---------------------------------------------------------------------------

FAMILIES = tuple(family.id for family in BOX.families)
CRAFTSMEN = tuple(craftsman.id for craftsman in BOX.craftsmen)
FAMILY = tuple(FAMILIES.index(craftsman.family) for craftsman in BOX.craftsmen)
COST = tuple(craftsman.cost for craftsman in BOX.craftsmen)
CAPACITY = tuple(craftsman.capacity for craftsman in BOX.craftsmen)
TAKES = tuple(goods_of(craftsman.takes) for craftsman in BOX.craftsmen)
MAKES_GOLD = tuple(craftsman.makes.gold for craftsman in BOX.craftsmen)
MAKES_POINTS = tuple(craftsman.makes.points for craftsman in BOX.craftsmen)
BY_ROUND = tuple(
    tuple(number for number, craftsman in enumerate(BOX.craftsmen) if craftsman.round == round_number)
    for round_number in range(ROUNDS + 1)
)
STARTING_ROW = mask_of(BY_ROUND[0])
HIRABLE = range(len(BY_ROUND[0]), len(CRAFTSMEN))
AUTOMATIC = mask_of(number for number, capacity in enumerate(CAPACITY) if not capacity)
BOOSTABLE = mask_of(number for number, family in enumerate(FAMILY) if BOX.families[family].boostable)


def _family_mask(name: str | None) -> int:
    return mask_of(number for number, craftsman in enumerate(BOX.craftsmen) if craftsman.family == name)


NEEDS = tuple(_family_mask(craftsman.needs) for craftsman in BOX.craftsmen)
"""For each craftsman those of whom one must be in the row; 0 if none need be."""

NEEDS_HELD = tuple(
    None if craftsman.needs_held is None else RESOURCES.index(craftsman.needs_held)
    for craftsman in BOX.craftsmen
)
BUYER_NEEDS = tuple(_family_mask(resource.buyer_needs) for resource in BOX.resources)
SELLER_NEEDS = tuple(_family_mask(resource.seller_needs) for resource in BOX.resources)

# Advantages ---------------------------------------------------------------------------

ADVANTAGES = tuple(card.id for card in BOX.advantages)
GENERAL_ADVANTAGES = tuple(number for number, card in enumerate(BOX.advantages) if not card.last_round)
LAST_ADVANTAGES = tuple(number for number, card in enumerate(BOX.advantages) if card.last_round)
ONCE = tuple(number for number, card in enumerate(BOX.advantages) if card.kind == "once")
KEPT_ADVANTAGES = mask_of(n for n, card in enumerate(BOX.advantages) if card.kind != "immediate")

SEES_EVENT = mask_of(number for number, card in enumerate(BOX.advantages) if card.sees_event)
WARDS_OFF_EVENT = mask_of(number for number, card in enumerate(BOX.advantages) if card.wards_off_event)
SPARES_TAX = mask_of(number for number, card in enumerate(BOX.advantages) if card.spares_tax)
PLACES_FREE = mask_of(number for number, card in enumerate(BOX.advantages) if card.places_free)
MORE_WORKERS = mask_of(number for number, card in enumerate(BOX.advantages) if card.workers)


@cache
def craftsman_limit(advantages: int) -> int:
    """The most craftsmen that somebody with these cards can employ."""
    return FIGURES.craftsman_limit + sum(BOX.advantages[card].craftsmen for card in members(advantages))


@cache
def extra_workers(advantages: int) -> int:
    """The workers that these cards add."""
    return sum(BOX.advantages[card].workers for card in members(advantages))


@cache
def priory_bonus(advantages: int) -> int:
    """What these cards add to each builder in the priory."""
    return sum(BOX.advantages[card].priory_points for card in members(advantages))


@cache
def income_of(advantages: int) -> tuple[int, ...]:
    """The resources of each kind that these cards bring every round."""
    incomes = [dict(goods_of(BOX.advantages[card].income)) for card in members(advantages)]
    return tuple(sum(income.get(kind, 0) for income in incomes) for kind in KINDS)


@cache
def tax_due(advantages: int, roll: int) -> int:
    """What somebody with these cards pays away from the court."""
    flat = [tax for card in members(advantages) if (tax := BOX.advantages[card].flat_tax) is not None]
    return flat[0] if flat else roll


# Events ---------------------------------------------------------------------------

EVENTS = tuple(event.id for event in BOX.events)

# Places and their builder spaces ---------------------------------------------------------------------------

PLACES = tuple(place.id for place in BOX.places)
PLACE_NUMBER = {place: number for number, place in enumerate(PLACES)}


def _spaces(counts: Sequence[int]) -> tuple[range, ...]:
    first, found = 0, []
    for count in counts:
        found.append(range(first, first + count))
        first += count
    return tuple(found)


SPACES_OF = _spaces([place.spaces for place in BOX.places])
"""For each place the numbers of its builder spaces; all spaces are numbered through."""

BUILDER_SPACES = SPACES_OF[-1].stop
PLACE_OF_SPACE = tuple(place for place, spaces in enumerate(SPACES_OF) for _ in spaces)
BISHOP, KINGSBRIDGE, PRIORY, COURT, SHIRING, CASTLE, MARKET, START = (
    SPACES_OF[PLACE_NUMBER[name]]
    for name in ("bishop", "kingsbridge", "priory", "court", "shiring", "castle", "market", "start-player")
)


def _targets() -> tuple[tuple[str, range], ...]:
    found: list[tuple[str, range]] = []
    for place, spaces in zip(BOX.places, SPACES_OF, strict=True):
        if place.chosen:
            found += [(f"{place.id}-{n}", range(space, space + 1)) for n, space in enumerate(spaces, 1)]
        elif place.spaces:
            found.append((place.id, spaces))
    return tuple(found)


TARGETS = tuple(name for name, _ in _targets())
"""Where a builder can be sent: a place, or one of its spaces where the player chooses (ruling 9)."""

TARGET_SPACES = tuple(spaces for _, spaces in _targets())
BUILDER_COSTS = FIGURES.builder_costs
DIAL = BUILDER_COSTS[0]
"""The highest price of a builder."""

BUILDERS_BY_THE_WALL = min(event.builders for event in BOX.events if event.builders is not None)
"""The builders that somebody may place in the round after the city wall."""

CAPACITY_GIFT = max(event.capacity for event in BOX.events)
"""The further uses that the archbishop gives a craftsman."""
