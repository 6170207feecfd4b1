"""All actions, made once: legal lists hand out these.

Those that name a square or a hex are picked by masks.
"""

from __future__ import annotations

from typing import TypeVar

from pentapolis.games.antiquity.actions import (
    TURNS_OF_PIECES,
    Accept,
    Build,
    BuildFarm,
    BuildFishery,
    BuildFreeFarm,
    BuildInn,
    BuildMine,
    BuildWoodcutter,
    Bury,
    ChooseSaint,
    Clean,
    Decline,
    Dig,
    Discard,
    Done,
    Exchange,
    Explore,
    FoundCity,
    Give,
    Harvest,
    Heal,
    Lift,
    Man,
    Offer,
    Pay,
    Place,
    Pollute,
    Propose,
    Raze,
    Resign,
    Take,
    TakeBack,
    Want,
    Withdraw,
)
from pentapolis.games.antiquity.components import CATCHES, CROPS, GOODS, ORES, PIECES, SAINTS
from pentapolis.games.antiquity.components.masks import Picker
from pentapolis.games.antiquity.components.plane import BITS, DIRECTIONS
from pentapolis.games.antiquity.components.squares import SQUARE_BITS
from pentapolis.kernel.actions import Action

A = TypeVar("A", bound=Action)


def _by_square(kind: type[A], *rest: int) -> Picker[A]:
    """The actions of a type by the bit of their square."""
    return Picker({bit: kind(number, *rest) for number, bit in enumerate(SQUARE_BITS)})


def _by_hex(kind: type[A], first: tuple[int, ...] = (), last: tuple[int, ...] = ()) -> Picker[A]:
    """The actions of a type by the bit of their hex, given their other fields."""
    return Picker({bit: kind(*first, number, *last) for number, bit in enumerate(BITS)})


DONE = Done()
RAZE = Raze()
TAKE_BACK = TakeBack()
PROPOSE = Propose()
WITHDRAW = Withdraw()
RESIGN = Resign()
BUILD = Picker({piece: Build(piece) for piece in range(len(PIECES))})
PAY = tuple(Pay(good) for good in range(len(GOODS)))
EXCHANGE = tuple(Exchange(good) for good in range(len(GOODS)))
TAKE = tuple(Take(good) for good in range(len(GOODS)))
GIVE = tuple(Give(good) for good in range(len(GOODS)))
WANT = tuple(Want(good) for good in range(len(GOODS)))
DISCARD = tuple(Discard(good) for good in range(len(GOODS)))
SAINT = tuple(ChooseSaint(saint) for saint in range(len(SAINTS)))
OFFER = tuple(Offer(seat) for seat in range(4))
ACCEPT = tuple(Accept(seat) for seat in range(4))
DECLINE = tuple(Decline(seat) for seat in range(4))
PLACE = tuple(_by_square(Place, turns) for turns in TURNS_OF_PIECES)
MAN = _by_square(Man)
HEAL = _by_square(Heal)
LIFT = _by_square(Lift)
DIG = _by_square(Dig)
BURY = _by_square(Bury)
FOUND_CITY = _by_hex(FoundCity)
WOODCUTTERS = _by_hex(BuildWoodcutter)
FARMS = tuple(_by_hex(BuildFarm, (crop,)) for crop in range(len(CROPS)))
FREE_FARMS = tuple(_by_hex(BuildFreeFarm, (crop,)) for crop in range(len(CROPS)))
MINES = tuple(_by_hex(BuildMine, (ore,)) for ore in range(len(ORES)))
FISHERIES = tuple(
    tuple(_by_hex(BuildFishery, (catch,), (direction,)) for direction in range(len(DIRECTIONS)))
    for catch in range(len(CATCHES))
)
INNS = _by_hex(BuildInn)
CLEAN = _by_hex(Clean)
HARVEST = _by_hex(Harvest)
EXPLORE = _by_hex(Explore)
POLLUTE = _by_hex(Pollute)
