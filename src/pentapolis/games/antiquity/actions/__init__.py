"""Every decision a player of Antiquity can take.

Plans in the city are made in small steps: choose a piece, place it, pay with one good after another. Goods
are given in the order of the box, so that each payment can be made in one way only.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from pentapolis.games.antiquity.components import CATCHES, CROPS, GOODS, ORES, PIECES, SAINTS
from pentapolis.games.antiquity.components.plane import DIRECTIONS, HEXES
from pentapolis.games.antiquity.components.squares import EVERY_ORIENTATION, SQUARES
from pentapolis.kernel.actions import Action, Domain

HexDomain = Domain("hex", HEXES)
SquareDomain = Domain("square", SQUARES)
GoodDomain = Domain("good", GOODS)
SeatDomain = Domain.numbers("seat", 0, 3)
CropDomain = Domain("crop", [GOODS[good] for good in CROPS])
OreDomain = Domain("ore", [GOODS[good] for good in ORES])
CatchDomain = Domain("catch", [GOODS[good] for good in CATCHES])
TURNS_OF_PIECES = range(max(map(len, EVERY_ORIENTATION)))

# Everywhere ---------------------------------------------------------------------------


class Done(Action, frozen=True):
    """Do nothing more: finish the plan, end the turn, explore nothing, leave the second house: `done`."""

    verb: ClassVar[str] = "done"


class Pay(Action, frozen=True):
    """Give one good for what is being built: `pay fish`."""

    verb: ClassVar[str] = "pay"
    good: Annotated[int, GoodDomain]


class FoundCity(Action, frozen=True):
    """Found a city, the first one or another, with its centre on a hex: `city -2,4`."""

    verb: ClassVar[str] = "city"
    hex: Annotated[int, HexDomain]


# City building (phase 2) ---------------------------------------------------------------------------


class Build(Action, frozen=True):
    """Choose a piece to build: `build granary`, `build storage-2x3`, `build house-5`."""

    verb: ClassVar[str] = "build"
    piece: Annotated[int, Domain("piece", PIECES)]


class Place(Action, frozen=True):
    """Put the piece down, top left at a square, turned clockwise by so many quarters: `place 1A1 0`.

    Where pieces may be turned over, higher numbers than those of its turns do so.
    """

    verb: ClassVar[str] = "place"
    square: Annotated[int, SquareDomain]
    turns: Annotated[int, Domain.numbers("turns", TURNS_OF_PIECES[0], TURNS_OF_PIECES[-1])]


class ChooseSaint(Action, frozen=True):
    """Dedicate the new Cathedral: `saint nicolo`."""

    verb: ClassVar[str] = "saint"
    saint: Annotated[int, Domain("saint", SAINTS)]


class Man(Action, frozen=True):
    """Send a man to a building, named by its first square: `man 1A1`."""

    verb: ClassVar[str] = "man"
    square: Annotated[int, SquareDomain]


class Heal(Action, frozen=True):
    """Remove a grave by the Hospital: `heal 1C3`."""

    verb: ClassVar[str] = "heal"
    square: Annotated[int, SquareDomain]


class Raze(Action, frozen=True):
    """Raze your Cathedral by the Faculty of Theology: `raze`."""

    verb: ClassVar[str] = "raze"


class Exchange(Action, frozen=True):
    """Give a good to the bank on the Market: `exchange wood`."""

    verb: ClassVar[str] = "exchange"
    good: Annotated[int, GoodDomain]


class Take(Action, frozen=True):
    """Take a good from the bank for those given: `take stone`."""

    verb: ClassVar[str] = "take"
    good: Annotated[int, GoodDomain]


class Lift(Action, frozen=True):
    """Rearrange: take up a building, named by its first square, with all that is on it: `lift 1A1`."""

    verb: ClassVar[str] = "lift"
    square: Annotated[int, SquareDomain]


class Dig(Action, frozen=True):
    """Rearrange: take up a grave: `dig 1A1`."""

    verb: ClassVar[str] = "dig"
    square: Annotated[int, SquareDomain]


class TakeBack(Action, frozen=True):
    """Take back the last step of your plan: `take-back`."""

    verb: ClassVar[str] = "take-back"


# Trade between players (phase 2) ---------------------------------------------------------------------------


class Offer(Action, frozen=True):
    """Begin an offer to another seat: `offer 1`."""

    verb: ClassVar[str] = "offer"
    seat: Annotated[int, SeatDomain]


class Give(Action, frozen=True):
    """Add a good that the offer gives: `give wood`."""

    verb: ClassVar[str] = "give"
    good: Annotated[int, GoodDomain]


class Want(Action, frozen=True):
    """Add a good that the offer asks for: `want stone`."""

    verb: ClassVar[str] = "want"
    good: Annotated[int, GoodDomain]


class Propose(Action, frozen=True):
    """Announce the offer: `propose`."""

    verb: ClassVar[str] = "propose"


class Withdraw(Action, frozen=True):
    """Withdraw your offer, or put everything back that was lifted to be moved: `withdraw`."""

    verb: ClassVar[str] = "withdraw"


class Accept(Action, frozen=True):
    """Accept the offer of a seat: `accept 0`."""

    verb: ClassVar[str] = "accept"
    seat: Annotated[int, SeatDomain]


class Decline(Action, frozen=True):
    """Decline the offer of a seat: `decline 0`."""

    verb: ClassVar[str] = "decline"
    seat: Annotated[int, SeatDomain]


# The countryside (phases 4, 6, 7) ---------------------------------------------------------------------------


class BuildWoodcutter(Action, frozen=True):
    """Build a woodcutter: `woodcutter 0,-3`."""

    verb: ClassVar[str] = "woodcutter"
    hex: Annotated[int, HexDomain]


class BuildFarm(Action, frozen=True):
    """Build a farm, sown with one good of what it will grow: `farm wine 2,-2`."""

    verb: ClassVar[str] = "farm"
    crop: Annotated[int, CropDomain]
    hex: Annotated[int, HexDomain]


class BuildFreeFarm(Action, frozen=True):
    """Build a farm whose seed comes from the Faculty of Biology: `free-farm wine 2,-2`."""

    verb: ClassVar[str] = "free-farm"
    crop: Annotated[int, CropDomain]
    hex: Annotated[int, HexDomain]


class BuildMine(Action, frozen=True):
    """Build a mine: `mine stone -3,-1`."""

    verb: ClassVar[str] = "mine"
    ore: Annotated[int, OreDomain]
    hex: Annotated[int, HexDomain]


class BuildFishery(Action, frozen=True):
    """Build a fishery on a hex and its neighbour in a direction: `fishery fish -1,2 S`."""

    verb: ClassVar[str] = "fishery"
    catch: Annotated[int, CatchDomain]
    hex: Annotated[int, HexDomain]
    direction: Annotated[int, Domain("direction", DIRECTIONS)]


class BuildInn(Action, frozen=True):
    """Build an inn: `inn -2,3`."""

    verb: ClassVar[str] = "inn"
    hex: Annotated[int, HexDomain]


class Clean(Action, frozen=True):
    """Clean a hex and its neighbours by the Faculty of Alchemy: `clean -3,-1`."""

    verb: ClassVar[str] = "clean"
    hex: Annotated[int, HexDomain]


class Resign(Action, frozen=True):
    """Give up: `resign`."""

    verb: ClassVar[str] = "resign"


class Discard(Action, frozen=True):
    """Give up a good for which there is no room: `discard wood`."""

    verb: ClassVar[str] = "discard"
    good: Annotated[int, GoodDomain]


class Harvest(Action, frozen=True):
    """Take the good from a hex of the building whose turn it is: `harvest 1,-3`."""

    verb: ClassVar[str] = "harvest"
    hex: Annotated[int, HexDomain]


class Explore(Action, frozen=True):
    """Reveal the exploration token on a hex: `explore -3,2`."""

    verb: ClassVar[str] = "explore"
    hex: Annotated[int, HexDomain]


# Famine and pollution (phases 8 and 9) ---------------------------------------------------------------------


class Bury(Action, frozen=True):
    """Put a grave on a square: `bury 1G7`."""

    verb: ClassVar[str] = "bury"
    square: Annotated[int, SquareDomain]


class Pollute(Action, frozen=True):
    """Put a pollution marker on a hex: `pollute 1,-1`."""

    verb: ClassVar[str] = "pollute"
    hex: Annotated[int, HexDomain]


ACTION_TYPES = (
    Done,
    Pay,
    FoundCity,
    Build,
    Place,
    ChooseSaint,
    Man,
    Heal,
    Raze,
    Exchange,
    Take,
    Lift,
    Dig,
    TakeBack,
    Offer,
    Give,
    Want,
    Propose,
    Withdraw,
    Accept,
    Decline,
    BuildWoodcutter,
    BuildFarm,
    BuildFreeFarm,
    BuildMine,
    BuildFishery,
    BuildInn,
    Clean,
    Resign,
    Discard,
    Harvest,
    Explore,
    Bury,
    Pollute,
)
