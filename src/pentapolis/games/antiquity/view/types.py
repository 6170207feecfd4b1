"""What each seat of Antiquity may see."""

from __future__ import annotations

from typing import Literal, TypedDict

from pentapolis.games.antiquity.state.phases import PhaseName
from pentapolis.games.antiquity.state.realm import StepName
from pentapolis.kernel.views import BaseView


class TileView(TypedDict):
    """A map tile as it lies: `columns` from west to east, each from north to south, beginning `4` hexes from
    the centre.

    Letters are terrain (F forest, G grassland, M mountain, W water), small ones have an exploration space.
    """

    face: int
    mirrored: bool
    rotation: int
    centre: tuple[int, int]
    start: bool
    columns: list[str]


class RangeView(TypedDict):
    """A range of mountains in which it is decided what mines bring up."""

    good: str
    hexes: list[str]


class CountryView(TypedDict):
    """A woodcutter, farm, mine or fishery: where its man stands, and where goods are left."""

    seat: int
    kind: Literal["woodcutter", "farm", "mine", "fishery"]
    good: str
    hex: str
    hexes: list[str]
    goods: list[str]


class BuildingView(TypedDict):
    """A building on a grid other than a house. `piece` is what it was built as, `square` its first square.

    `anchor` and `turns` are what placed it. A faculty beside a manned University is manned by it.
    """

    building: str
    piece: str
    square: str
    anchor: str
    turns: int
    squares: list[str]
    graves: list[str]
    manned: bool
    by_university: bool
    works: bool


class CityView(TypedDict):
    """A city: its hexes on the map and what stands on its grid."""

    number: int
    size: int
    centre: str
    hexes: list[str]
    buildings: list[BuildingView]
    houses: list[str]
    graves: list[str]
    empty: int


class ForecastView(TypedDict):
    """What this round would bring if nothing changed any more.

    `graves` by famine and the squares `grave_room` for them (`spare` of them empty); `pollution` markers and
    the hexes `pollution_room` for them; `capacity` for goods, None if there is room for any number.
    """

    famine: int
    food: int
    granary: int
    graves: int
    spare: int
    grave_room: int
    pollution: int
    pollution_room: int
    capacity: int | None


class OfferView(TypedDict):
    """A trade that is offered, or that was made: `give` goes from `seat` to `partner`.

    `market` is the seat on whose Market.
    """

    seat: int
    partner: int
    give: dict[str, int]
    want: dict[str, int]
    market: int


class ExchangeView(TypedDict):
    """An open exchange with the bank."""

    seat: int
    given: dict[str, int]
    taken: str


class PlayerView(TypedDict):
    """What a player has, as far as the viewer may know.

    While plans are made others see what there was before. `houses` are the numbers of those built. `men`
    counts all, `idle` those who can be sent somewhere, `carts` the cart shops that can still build this
    round. `most_goods` is how many goods there can be at most, as far as all know. `due` are the goods to
    give up, graves or pollution markers that this player has still to place.
    """

    goods: dict[str, int]
    men: int
    idle: int
    in_country: int
    carts: int
    houses: list[int]
    unbuilt: list[str]
    saint: str | None
    saint_works: bool
    cities: list[CityView]
    inns: list[str]
    zone: list[str]
    clean_hexes: int
    forecast: ForecastView
    planning: bool
    due: int
    offer: OfferView | None
    most_goods: int
    out: int | None
    graves_removed: int
    razed: bool
    cleaned: bool
    sown: bool


class PlanView(TypedDict):
    """The viewer's own plan: the step it is at, and what it costs.

    `piece` is being placed, moved, or paid for on `squares`; `food` and `luxury` are still to be paid.
    `given` went to the bank or into the offer to `partner`, which asks for `want`. `spent` and `gained` sum
    up the plan's goods.
    """

    step: StepName
    piece: str | None
    squares: list[str]
    free: bool
    food: int
    luxury: int
    in_hand: list[str]
    given: dict[str, int]
    want: dict[str, int]
    partner: int | None
    spent: dict[str, int]
    gained: dict[str, int]
    can_take_back: bool


class SupplyView(TypedDict):
    """The common supplies, as the viewer knows them."""

    cart_shops: int
    fountains: int
    storage_elements: int
    fisheries: int


class SiteView(TypedDict):
    """A site in the countryside that is being paid for."""

    kind: Literal["inn", "city"]
    hex: str
    food: int
    luxury: int
    paid: dict[str, int]


class AntiquityView(BaseView):
    """What a seat sees of a game of Antiquity.

    `phase_number` is the rulebook's (0 before the first round). `due` are the goods to give up, graves or
    pollution markers that the viewer has still to place, and `harvesting` are the hexes of the building whose
    harvest is chosen; those of whoever decides alone are shown to the others too. `hidden_tokens` counts the
    tokens that nobody has seen, by what they may show. `exchanges` with the bank are those that all know of;
    `goods_left` are the goods in the bank, None if there are always enough. `pieces_turn` and `pieces_flip`
    tell how pieces may be placed.
    """

    game: Literal["antiquity"]
    phase: PhaseName
    phase_number: int
    round: int
    famine: int
    order: list[int]
    beginners: bool
    tiles: list[TileView]
    cut: list[str]
    polluted: list[str]
    tokens: list[str]
    hidden_tokens: dict[str, int]
    ranges: list[RangeView]
    country: list[CountryView]
    players: list[PlayerView]
    supply: SupplyView
    plan: PlanView | None
    trades: list[OfferView]
    exchanges: list[ExchangeView]
    goods_left: dict[str, int] | None
    pieces_turn: bool
    pieces_flip: bool
    site: SiteView | None
    due: int
    harvesting: list[str]
    cathedrals: int
