"""The fields of the views of The Pillars of the Earth."""

from __future__ import annotations

from typing import Literal, TypedDict

from pentapolis.games.pillars.state import PhaseName
from pentapolis.kernel.views import BaseView

Stage = Literal[
    "cards",
    "builders",
    "event",
    "bishop",
    "wool-mill",
    "kingsbridge",
    "priory",
    "forest",
    "quarry",
    "gravel-pit",
    "court",
    "shiring",
    "castle",
    "market",
    "cathedral",
    "start-player",
]

Phase = Literal["cards", "builders", "places", "over"]


class WorkersView(TypedDict):
    """A player's workers: all, those not sent anywhere yet, and those on each site and in the mill."""

    total: int
    free: int
    grey: int
    black: int
    at: dict[str, int]


class PlayerView(TypedDict):
    """What a player has; everything is open.

    `craftsmen` are in the order of the box; `idle` are those that cannot work because another one is missing.
    `bought` and `sold` are the kinds traded this round: each may go only one way.
    `tally` tells where the points came from so far.
    """

    gold: int
    points: int
    resources: dict[str, int]
    workers: WorkersView
    resource_cards: list[str]
    craftsmen: list[str]
    idle: list[str]
    craftsman_limit: int
    advantages: list[str]
    passed: bool
    protected: bool
    walled: bool
    walled_next: bool
    bought: list[str]
    sold: list[str]
    tally: dict[str, int]


class WaitingView(TypedDict):
    """A builder that waits next to its price."""

    seat: int
    cost: int


class BuildersView(TypedDict):
    """Phase II. `drawn` is the owner of the builder outside the bag; `price` is what placing it costs now.

    `bag` and `set_aside` count builders by seat; `waiting` are in the order in which they will be placed.
    `handled` builders were placed or wait; `rejections` are left to the start player.
    """

    bag: list[int]
    drawn: int | None
    price: int
    handled: int
    rejections: int
    waiting: list[WaitingView]
    set_aside: list[int]


class WorkshopView(TypedDict):
    """Step 13, for the seat that builds now: how often each craftsman can still work.

    `plan` is a sequence of craftsmen that brings most points, then most gold; `plan_points` what it brings.
    """

    seat: int
    uses_left: dict[str, int]
    boosted: list[str]
    plan: list[str]
    plan_points: int


class PillarsView(BaseView):
    """What a seat sees of a game of The Pillars of the Earth.

    `step` is 0 in phases I and II, then the number of the place that is resolved. `places` has for each place
    with builder spaces who stands on each. `event` is open; `known_event` is the one that only this seat has
    seen. `craftsmen_gone` and `advantages_gone` have left the game.
    """

    game: Literal["pillars"]
    phase: Phase
    stage: Stage
    step: int
    decision: PhaseName
    round: int
    rounds: int
    start_player: int
    cathedral: list[str]
    resource_cards: list[str]
    resource_cards_left_out: list[str]
    craftsmen: list[str]
    shiring: list[str | None]
    kingsbridge: list[str | None]
    places: dict[str, list[int | None]]
    market: dict[str, int]
    market_turn: int | None
    court_metal: int
    tax_roll: int | None
    event: str | None
    known_event: str | None
    past_events: list[str]
    builders: BuildersView
    workshop: WorkshopView | None
    players: list[PlayerView]
    craftsmen_gone: list[str]
    advantages_gone: list[str]
    archbishop_scope: Literal["one-craftsman", "all-craftsmen"]
