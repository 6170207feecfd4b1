"""What can happen in La Città. A city is named by the hex of its castle."""

from __future__ import annotations

import msgspec

from pentapolis.kernel.events import Event, OpenlyRevealing, seat_list
from pentapolis.kernel.messages import Message

Arguments = dict[str, str | int]


class CastlePlaced(Event, frozen=True, gc=False, tag="lacitta-event-castle-placed"):
    """A player placed a castle before the first year."""

    seat: int
    space: str
    food: int

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "space": self.space, "food": self.food}
        return [Message("lacitta-event-castle-placed", args)]


# The year ---------------------------------------------------------------------------


class YearBegan(OpenlyRevealing, frozen=True, gc=False, tag="lacitta-event-year-began"):
    """A year began: the start player is known, and the open voice card."""

    year: int
    start_player: int
    voice: str

    def messages(self) -> list[Message]:
        args: Arguments = {"year": self.year, "player": self.start_player, "attraction": self.voice}
        return [Message("lacitta-event-year-began", args)]


class Income(Event, frozen=True, gc=False, tag="lacitta-event-income"):
    """A player's quarries brought gold."""

    seat: int
    gold: int
    spaces: tuple[str, ...]

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "gold": self.gold, "spaces": " ".join(self.spaces)}
        return [Message("lacitta-event-income", args)]


class Grown(Event, frozen=True, gc=False, tag="lacitta-event-grown"):
    """A player's cities that had room got a citizen each; `full` are those that had none."""

    seat: int
    castles: tuple[str, ...]
    full: tuple[str, ...]

    def messages(self) -> list[Message]:
        args: Arguments = {
            "player": self.seat,
            "count": len(self.castles),
            "full": len(self.full),
            "spaces": " ".join(self.castles),
        }
        return [Message("lacitta-event-grown", args)]


class YearEnded(Event, frozen=True, gc=False, tag="lacitta-event-year-ended"):
    """A year is over: what everybody would score now."""

    year: int
    points: tuple[int, ...]


# Political rounds ---------------------------------------------------------------------------


class Penalised(Event, frozen=True, gc=False, tag="lacitta-event-penalised"):
    """After last year's famine a player turned over an action card instead of playing a card."""

    seat: int

    def messages(self) -> list[Message]:
        return [Message("lacitta-event-penalised", {"player": self.seat})]


class GoldTaken(Event, frozen=True, gc=False, tag="lacitta-event-gold-taken"):
    """A player took gold for an action card."""

    seat: int
    gold: int

    def messages(self) -> list[Message]:
        return [Message("lacitta-event-gold-taken", {"player": self.seat, "gold": self.gold})]


class SiteChosen(Event, frozen=True, gc=False, tag="lacitta-event-site-chosen"):
    """A player chose where to found a city. The log tells of it when it is known who moves there."""

    seat: int
    space: str


class Founded(Event, frozen=True, gc=False, tag="lacitta-event-founded"):
    """A player founded a city for an action card; one citizen came from another own city."""

    seat: int
    space: str
    castle_from: str
    people: int
    food: int

    def messages(self) -> list[Message]:
        args: Arguments = {
            "player": self.seat,
            "space": self.space,
            "space_from": self.castle_from,
            "people": self.people,
        }
        return [Message("lacitta-event-founded", args)]


class CardTaken(Event, frozen=True, gc=False, tag="lacitta-event-card-taken"):
    """A player took a politics card from the display. The log tells of it when it is carried out."""

    seat: int
    card: str
    slot: int


class CardPriced(Event, frozen=True, gc=False, tag="lacitta-event-card-priced"):
    """A player said how much gold to pay for the taken card. The log tells of what it brings."""

    seat: int
    card: str
    gold: int
    amount: int


class Built(Event, frozen=True, gc=False, tag="lacitta-event-built"):
    """A player built; `card` is the politics card, None for an action card."""

    seat: int
    building: str
    space: str
    castle: str
    gold: int
    card: str | None

    def messages(self) -> list[Message]:
        args: Arguments = {
            "player": self.seat,
            "building": self.building,
            "space": self.space,
            "gold": self.gold,
        }
        return [Message(f"lacitta-event-built-{'paid' if self.gold else 'free'}", args)]


class Cheered(Event, frozen=True, gc=False, tag="lacitta-event-cheered"):
    """Bread and games: a coloured citizen stands on a building until the year ends."""

    seat: int
    space: str
    attraction: str

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "space": self.space, "attraction": self.attraction}
        return [Message("lacitta-event-cheered", args)]


class Welcomed(Event, frozen=True, gc=False, tag="lacitta-event-welcomed"):
    """Golden times: new citizens settled in a city."""

    seat: int
    castle: str
    people: int
    gold: int

    def messages(self) -> list[Message]:
        args: Arguments = {
            "player": self.seat,
            "space": self.castle,
            "people": self.people,
            "gold": self.gold,
        }
        return [Message("lacitta-event-welcomed", args)]


class Harvested(Event, frozen=True, gc=False, tag="lacitta-event-harvested"):
    """Rich harvest: a farm counts twice this year."""

    seat: int
    space: str
    food: int

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "space": self.space, "food": self.food}
        return [Message("lacitta-event-harvested", args)]


class Looked(Event, frozen=True, gc=False, tag="lacitta-event-looked"):
    """A player looked at voice cards on some circles; what they say is the player's secret."""

    seat: int
    circles: tuple[int, ...]
    voices: tuple[str, ...] | None
    gold: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, voices=None)

    def revealed_to(self, seats: int) -> tuple[int, ...]:  # noqa: ARG002
        return (self.seat,)

    def messages(self) -> list[Message]:
        args: Arguments = {
            "player": self.seat,
            "circles": " ".join(map(str, self.circles)),
            "gold": self.gold,
        }
        seen = [
            Message("lacitta-event-own-look", {"circle": circle, "attraction": voice})
            for circle, voice in zip(self.circles, self.voices or (), strict=self.voices is not None)
        ]
        return [Message("lacitta-event-looked", args), *seen]


class CardTurnedUp(OpenlyRevealing, frozen=True, gc=False, tag="lacitta-event-card-turned-up"):
    """A new politics card came into the display; `display` is the whole of it. The log does not tell it."""

    slot: int
    card: str
    display: tuple[str | None, ...]


class Reshuffled(Event, frozen=True, gc=False, tag="lacitta-event-reshuffled"):
    """The discarded politics cards became the new draw pile."""

    count: int

    def messages(self) -> list[Message]:
        return [Message("lacitta-event-reshuffled", {"count": self.count})]


class Passed(Event, frozen=True, gc=False, tag="lacitta-event-passed"):
    """A player took a card from the draw pile unseen: no card could be carried out, or none was wanted."""

    seat: int
    forced: bool

    def messages(self) -> list[Message]:
        form = "passed-forced" if self.forced else "passed"
        return [Message(f"lacitta-event-{form}", {"player": self.seat})]


class Refreshed(Event, frozen=True, gc=False, tag="lacitta-event-refreshed"):
    """The start player discarded the oldest card of the display."""

    seat: int
    card: str

    def messages(self) -> list[Message]:
        return [Message("lacitta-event-refreshed", {"player": self.seat, "card": self.card})]


class Kept(Event, frozen=True, gc=False, tag="lacitta-event-kept"):
    """The start player left the display as it was. The log does not tell it."""

    seat: int


# The voice of the people and migration ------------------------------------------------------


class VoicesRevealed(OpenlyRevealing, frozen=True, gc=False, tag="lacitta-event-voices-revealed"):
    """The voice cards were turned up; `wishes` are one or two attractions."""

    voices: tuple[str, ...]
    wishes: tuple[str, ...]

    def messages(self) -> list[Message]:
        args: Arguments = {"attraction": self.wishes[0], "voices": " ".join(self.voices)}
        if len(self.wishes) == 1:
            return [Message("lacitta-event-one-wish", args)]
        return [Message("lacitta-event-two-wishes", {**args, "attraction_other": self.wishes[1]})]


class WishChosen(Event, frozen=True, gc=False, tag="lacitta-event-wish-chosen"):
    """A player chose which of two wishes counts for a city."""

    seat: int
    castle: str
    wish: str

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "space": self.castle, "attraction": self.wish}
        return [Message("lacitta-event-wish-chosen", args)]


class Migrated(Event, frozen=True, gc=False, tag="lacitta-event-migrated"):
    """A citizen left for a more attractive neighbour city, or, if that was full, for good (not `joined`)."""

    seat: int
    castle: str
    attraction: int
    seat_from: int
    castle_from: str
    attraction_from: int
    wish: str
    joined: bool

    def messages(self) -> list[Message]:
        args: Arguments = {
            "player": self.seat,
            "player_from": self.seat_from,
            "space": self.castle,
            "space_from": self.castle_from,
            "spaces": self.castle_from,
            "attraction": self.wish,
            "more": self.attraction,
            "less": self.attraction_from,
        }
        return [Message(f"lacitta-event-migrated{'' if self.joined else '-away'}", args)]


class TileRemoved(Event, frozen=True, gc=False, tag="lacitta-event-tile-removed"):
    """A building without a citizen was given up."""

    seat: int
    building: str
    space: str
    castle: str

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "building": self.building, "space": self.space}
        return [Message("lacitta-event-tile-removed", args)]


class CityLost(Event, frozen=True, gc=False, tag="lacitta-event-city-lost"):
    """A city without citizens is gone; its castle is back with its owner."""

    seat: int
    castle: str

    def messages(self) -> list[Message]:
        return [Message("lacitta-event-city-lost", {"player": self.seat, "space": self.castle})]


# Feeding ---------------------------------------------------------------------------


class Fed(Event, frozen=True, gc=False, tag="lacitta-event-fed"):
    """A player had food for all citizens. The log does not tell it."""

    seat: int
    food: int
    people: int


class Famine(Event, frozen=True, gc=False, tag="lacitta-event-famine"):
    """A player had too little food: the citizens it does not suffice for must go."""

    seat: int
    food: int
    people: int

    def messages(self) -> list[Message]:
        args: Arguments = {
            "player": self.seat,
            "food": self.food,
            "people": self.people,
            "count": self.people - self.food,
        }
        return [Message("lacitta-event-famine", args)]


class Starved(Event, frozen=True, gc=False, tag="lacitta-event-starved"):
    """A city lost a citizen to the famine."""

    seat: int
    castle: str

    def messages(self) -> list[Message]:
        return [Message("lacitta-event-starved", {"player": self.seat, "space": self.castle})]


class Ended(Event, frozen=True, gc=False, tag="lacitta-event-ended"):
    """The game is over."""

    ending: str
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]

    def messages(self) -> list[Message]:
        winners = self.ranking[0]
        args: Arguments = {"players": seat_list(winners), "points": self.scores[winners[0]]}
        return [Message(self.ending.replace("-ending-", "-event-ended-"), args)]


EVENT_TYPES = (
    CastlePlaced,
    YearBegan,
    Income,
    Grown,
    YearEnded,
    Penalised,
    GoldTaken,
    SiteChosen,
    Founded,
    CardTaken,
    CardPriced,
    Built,
    Cheered,
    Welcomed,
    Harvested,
    Looked,
    CardTurnedUp,
    Reshuffled,
    Passed,
    Refreshed,
    Kept,
    VoicesRevealed,
    WishChosen,
    Migrated,
    TileRemoved,
    CityLost,
    Fed,
    Famine,
    Starved,
    Ended,
)
