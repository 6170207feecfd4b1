"""The form of a snapshot: what `writing.py` writes and `reading.py` reads."""

from __future__ import annotations

from typing import Literal

import msgspec

Goods = dict[str, int]


class DueData(msgspec.Struct, forbid_unknown_fields=True):
    """What is still to be decided, in a snapshot."""

    count: int
    markers: int
    building: int
    taken: int
    site_kind: Literal["inn", "city"] | None
    site: str | None
    food: int
    luxury: int
    last: str | None
    paid: Goods


class SupplyData(msgspec.Struct, forbid_unknown_fields=True):
    """The common supplies in a snapshot."""

    cart_shops: int
    fountains: int
    storage_elements: int
    fisheries: int


class CountryData(msgspec.Struct, forbid_unknown_fields=True):
    """A countryside building in a snapshot."""

    kind: Literal["woodcutter", "farm", "mine", "fishery"]
    good: str
    centre: str
    site: list[str]
    goods: list[str]


class RealmData(msgspec.Struct, forbid_unknown_fields=True):
    """A realm in a snapshot. Buildings are given as piece, top left square, turns."""

    goods: Goods
    men: int
    out: int
    cities: list[str]
    inns: list[str]
    country: list[CountryData]
    buildings: list[tuple[str, str, int]]
    house_squares: list[str]
    houses: list[int]
    graves: list[str]
    manned: list[str]
    saint: str | None
    healed: int
    razed: bool
    cleaned: bool
    sown: bool
    cathedrals: int
    exchanges: list[tuple[Goods, str]]
    moved: bool
    cathedral_fish: int = 0


class TradeData(msgspec.Struct, forbid_unknown_fields=True):
    """A trade, or an open exchange with the bank, among the steps of a plan."""

    gave: Goods
    got: Goods
    bank: bool = False


class PlayerData(RealmData, forbid_unknown_fields=True, kw_only=True):
    """A player: the realm that a plan began with, the plan, and what others know if that differs."""

    plan: list[str | TradeData]
    finished: bool
    shown: RealmData | None


class DecidingData(msgspec.Struct, forbid_unknown_fields=True):
    """What a player has still to decide while another one decides too."""

    seat: int
    count: int
    markers: int
    building: int
    taken: int


class TogetherData(msgspec.Struct, forbid_unknown_fields=True):
    """Several decide at the same time: those besides whoever's turn it is, and those who still wait."""

    deciding: list[DecidingData]
    waiting: list[int]


class SnapshotData(msgspec.Struct, forbid_unknown_fields=True):
    """The form of a snapshot."""

    game: str
    rules: int
    seats: int
    options: dict[str, object]
    chance: int
    ply: int
    tiles: list[tuple[int, bool, int]]
    round: int
    phase: str
    famine: int
    order: list[int]
    turn: int
    executed: int
    cathedrals: int
    ending: str | None
    fulfilled: list[int]
    due: DueData
    cut: list[str]
    polluted: list[str]
    tokens: list[str]
    faces: dict[str, str]
    revealed: list[str]
    stones: list[str]
    golds: list[str]
    supply: SupplyData
    trades: list[tuple[int, int, Goods, Goods, int]]
    announced: list[int]
    players: list[PlayerData]
    together: TogetherData | None = None
    """Left out where one seat decides, and all after it in order of play wait."""
