"""Every decision a player of La Città can take. A city is named by the hex of its castle."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Annotated, ClassVar

from pentapolis.games.lacitta.components import (
    ATTRACTIONS,
    BUILDINGS,
    CARDS,
    CATEGORIES,
    EVERY_HEX,
    HEXES,
    KINDS,
    PRICES,
    VOICES,
)
from pentapolis.kernel.actions import Action, Domain

HEX = Domain("hex", HEXES)
CITY = Domain("castle", HEXES)
ATTRACTION = Domain("attraction", ATTRACTIONS)

HIDDEN = tuple(range(1, VOICES))
"""The circles of the face-down voice cards."""

PAIRS = tuple(combinations(HIDDEN, 2))
"""The ways to look at two of them."""


class PlaceCastle(Action, frozen=True):
    """Place a castle before the first year: `castle 79`."""

    verb: ClassVar[str] = "castle"
    hex: Annotated[int, HEX]


class TakeGold(Action, frozen=True):
    """Play an action card for gold: `gold`."""

    verb: ClassVar[str] = "gold"


class Found(Action, frozen=True):
    """Play an action card to found a city: `found 119`."""

    verb: ClassVar[str] = "found"
    hex: Annotated[int, HEX]


class Send(Action, frozen=True):
    """Choose the city whose citizen moves to the new one: `send 78`."""

    verb: ClassVar[str] = "send"
    castle: Annotated[int, CITY]


class Build(Action, frozen=True):
    """Build, with an action card or with the politics card that was taken: `build farm 79`."""

    verb: ClassVar[str] = "build"
    building: Annotated[int, Domain("building", BUILDINGS)]
    hex: Annotated[int, HEX]


class Take(Action, frozen=True):
    """Take a politics card from the display: `take palazzo`."""

    verb: ClassVar[str] = "take"
    card: Annotated[int, Domain("card", CARDS)]


class Pay(Action, frozen=True):
    """Say how much gold to pay for the taken card: `pay 2`."""

    verb: ClassVar[str] = "pay"
    gold: Annotated[int, Domain("gold", [str(price) for price in PRICES])]


class Cheer(Action, frozen=True):
    """Bread and games: put a coloured citizen on a building, for what it offers: `cheer 80 culture`."""

    verb: ClassVar[str] = "cheer"
    hex: Annotated[int, HEX]
    attraction: Annotated[int, ATTRACTION]


class Welcome(Action, frozen=True):
    """Golden times: choose the city where the new citizens settle: `welcome 78`."""

    verb: ClassVar[str] = "welcome"
    castle: Annotated[int, CITY]


class Harvest(Action, frozen=True):
    """Rich harvest: choose the farm that counts twice this year: `harvest 79`."""

    verb: ClassVar[str] = "harvest"
    hex: Annotated[int, HEX]


class Look(Action, frozen=True):
    """Contact with the citizens: choose the two voice cards to look at: `look 1,3`."""

    verb: ClassVar[str] = "look"
    voices: Annotated[int, Domain("voices", [",".join(map(str, pair)) for pair in PAIRS])]


class Pass(Action, frozen=True):
    """Play no card although one could (only with the option `voluntary_pass`): `pass`."""

    verb: ClassVar[str] = "pass"


class Refresh(Action, frozen=True):
    """Replace the oldest card of the display (only with the option `moving_display`): `refresh`."""

    verb: ClassVar[str] = "refresh"


class Keep(Action, frozen=True):
    """Leave the display as it is (only with the option `moving_display`): `keep`."""

    verb: ClassVar[str] = "keep"


class Wish(Action, frozen=True):
    """Choose which of the people's two wishes counts for the city whose turn it is: `wish culture`."""

    verb: ClassVar[str] = "wish"
    attraction: Annotated[int, ATTRACTION]


class Remove(Action, frozen=True):
    """Give up a building that nobody is left for: `remove 80`."""

    verb: ClassVar[str] = "remove"
    hex: Annotated[int, HEX]


class Starve(Action, frozen=True):
    """Choose the city that loses a citizen to the famine: `starve 78`."""

    verb: ClassVar[str] = "starve"
    castle: Annotated[int, CITY]


ACTION_TYPES = (
    PlaceCastle,
    TakeGold,
    Found,
    Send,
    Build,
    Take,
    Pay,
    Cheer,
    Welcome,
    Harvest,
    Look,
    Pass,
    Refresh,
    Keep,
    Wish,
    Remove,
    Starve,
)

# All actions, made once: legal lists hand out these.
PLACE_CASTLE = tuple(map(PlaceCastle, EVERY_HEX))
TAKE_GOLD = TakeGold()
FOUND = tuple(map(Found, EVERY_HEX))
SEND = tuple(map(Send, EVERY_HEX))
BUILD = tuple(tuple(Build(building, number) for number in EVERY_HEX) for building in KINDS)
TAKE = tuple(Take(card) for card in range(len(CARDS)))
PAY = tuple(Pay(price) for price in range(len(PRICES)))
CHEER = tuple(tuple(Cheer(number, attraction) for attraction in CATEGORIES) for number in EVERY_HEX)
WELCOME = tuple(map(Welcome, EVERY_HEX))
HARVEST_FARM = tuple(map(Harvest, EVERY_HEX))
LOOK = tuple(Look(pair) for pair in range(len(PAIRS)))
PASS = Pass()
REFRESH = Refresh()
KEEP = Keep()
WISH = tuple(Wish(attraction) for attraction in CATEGORIES)
REMOVE = tuple(map(Remove, EVERY_HEX))
STARVE = tuple(map(Starve, EVERY_HEX))


@lru_cache(maxsize=1 << len(CARDS))
def takes(cards: int) -> tuple[Take, ...]:
    """Return the actions of taking each card of a bit set."""
    return tuple(action for card, action in enumerate(TAKE) if cards >> card & 1)
