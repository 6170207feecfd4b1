"""The form of what a seat of La Città is shown. Cities are named by the hex of their castle."""

from __future__ import annotations

from typing import Literal, TypedDict

from pentapolis.kernel.views import BaseView

PhaseName = Literal[
    "castle",
    "refresh",
    "turn",
    "send",
    "build",
    "pay",
    "cheer",
    "welcome",
    "harvest",
    "look",
    "wish",
    "remove",
    "starve",
    "over",
]
"""What is to be decided; in the order of `ACTION_TYPES`, but for the card to play (`turn`)."""

PurposeName = Literal["culture", "knowledge", "health", "harvest"]
"""What a coloured citizen stands for."""


class Arches(TypedDict):
    """A number for each attraction."""

    culture: int
    knowledge: int
    health: int


class TileView(TypedDict):
    """A building, or the castle, of a city. A farm or castle has food, a quarry gold (a year)."""

    hex: str
    building: str
    food: int
    gold: int


class CityView(TypedDict):
    """A city.

    `spare` citizens stand on the castle and can move into new buildings. `limit` is None if the city can grow
    without end. `attraction` counts arches and coloured citizens, `arches` buildings alone, as the final
    score does. `neighbours` are the cities of others with which citizens are exchanged.
    """

    castle: str
    seat: int
    people: int
    spare: int
    limit: int | None
    food: int
    arches: Arches
    attraction: Arches
    complete: bool
    tiles: list[TileView]
    neighbours: list[str]


class FigureView(TypedDict):
    """A coloured citizen on a building: for an attraction, or on a farm for the harvest."""

    hex: str
    purpose: PurposeName


class PlayerView(TypedDict):
    """What a player has.

    `food` is what all farms and castles yield this year, the harvest included; `people` all citizens that
    must be fed, so that `food - people` is the balance. `newcomers` will come by growth next year, if nothing
    changes. `points` is the score if the game ended now. `hungry` has a penalty ahead. `looked` are the
    circles of the voice cards that the player looked at this year, `unseen` the number of cards drawn unseen.
    """

    gold: int
    income: int
    action_cards: int
    castles: int
    figures_left: int
    figures: list[FigureView]
    people: int
    food: int
    newcomers: int
    founded: bool
    hungry: bool
    points: int
    cards: list[str]
    unseen: int
    looked: list[int]


class LaCittaView(BaseView):
    """What a seat sees of a game of La Città.

    The map is in the box (`components.toml`) and always the same: of its road hexes those of `zones` are in
    use, and `landscapes` says what lies in each area. `turn_of` is the seat whose card is played, or whose
    city is looked after. `card` is the politics card that is being carried out, `price` the
    gold chosen for it, `left` the coloured citizens still to place; `site` the hex of the city that is being
    founded; `city` the castle of the city that chooses a wish or gives up buildings, `surplus_tiles` how
    many; `victims` the citizens who are still to starve. `voices` are the cards on the four circles as far as
    this seat knows them, `voices_left` all others that it has not seen, on circles and in the pile.
    `too_near` are free hexes where nobody can found a city. `history` has the points at each year's end.
    """

    game: Literal["lacitta"]
    setup: Literal["beginner", "advanced"]
    bread_spread: Literal["one_building", "one_city", "all_own_cities"]
    phase: PhaseName
    year: int
    years: int
    round: int
    rounds: int
    start_player: int
    turn_of: int
    zones: list[str]
    landscapes: dict[str, str]
    cities: list[CityView]
    players: list[PlayerView]
    pools: dict[str, int]
    display: list[str | None]
    card: str | None
    price: int | None
    left: int
    site: str | None
    city: str | None
    surplus_tiles: int
    victims: int
    deck: int
    discard: dict[str, int]
    discard_unseen: int
    voices: list[str | None]
    voices_left: Arches
    wishes: list[str]
    too_near: list[str]
    history: list[list[int]]
    citizens_left: int | None
    gold_left: int | None


class LaCittaPreview(TypedDict):
    """What an action would change for the seat, as far as it can know.

    `castle` is the city concerned. `gold` is got or paid now, `income` got a year, `limit` the city's new
    limit (None: no limit), `migrants` the cities that would lose a citizen to it (of whom `people` find
    room), `neighbours` those that it would exchange citizens with, `ring` the hexes around a new castle or
    building: where then no other castle can be placed, and what stands there belongs to a neighbour.
    """

    castle: str | None
    gold: int
    income: int
    food: int
    people: int
    attraction: Arches
    limit: int | None
    completes: bool
    neighbours: list[str]
    migrants: list[str]
    ring: list[str]
