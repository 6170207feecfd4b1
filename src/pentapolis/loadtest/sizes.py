"""How much is tried out in each scenario: fixed before anything is measured, and shown beside the figures."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from pentapolis.kernel.errors import PentapolisError

SCENARIOS = ("moves", "spectators", "tables", "herd", "lists")


class MovesSizes(msgspec.Struct, frozen=True):
    """Games without a pause."""

    game: str = "palatinus"
    seats: int = 2
    tables: tuple[int, ...] = (10, 60)
    moves: int = 40
    """At each table and in each round; Palatinus for two is over after 38."""

    rounds: int = 5

    quiet: float = 1.5
    """Seconds until everybody knows who is here."""

    counting: float = 11.0
    """Seconds after which PostgreSQL has counted all its transactions; they are counted in the last round."""


class SpectatorsSizes(msgspec.Struct, frozen=True):
    """Games that many look on at; the next move is made when everybody has seen the last one."""

    game: str = "palatinus"
    seats: int = 2
    tables: int = 3
    spectators: int = 200
    moves: int = 30
    rounds: int = 3

    quiet: float = 1.5
    """Seconds until everybody knows who is here."""

    counting: float = 11.0
    """Seconds after which PostgreSQL has counted all its transactions; they are counted in the last round."""


class TablesSizes(msgspec.Struct, frozen=True):
    """Many games at the pace of people."""

    game: str = "palatinus"
    seats: int = 2
    tables: int = 1000
    pause: float = 60.0
    """Seconds between two moves at one table."""

    seconds: float = 120.0

    quiet: float = 1.5
    """Seconds until everybody knows who is here."""


class HerdSizes(msgspec.Struct, frozen=True):
    """Everybody comes within a second, to a server that has just been started again."""

    game: str = "palatinus"
    seats: int = 2
    sockets: tuple[int, ...] = (200, 1000, 2000, 4000)
    at_a_table: int = 10
    """People at each table; all but the players are spectators."""

    moves: int = 10
    """Made at each table beforehand."""

    patience: float = 60.0
    """Seconds after which those who have no position yet are counted as not served."""

    linger: float = 5.0
    """Seconds that they stay when the last one has its position; by then each of them has pinged."""

    rest: float = 10.0
    """Seconds after they left, before memory is looked at for the last time."""


class ListsSizes(msgspec.Struct, frozen=True):
    """Lists of tables, and what the start page asks for."""

    game: str = "palatinus"
    tables: tuple[int, ...] = (100, 100_000)
    requests: int = 50
    """Of each kind, in each round."""

    rounds: int = 3


Sizes = MovesSizes | SpectatorsSizes | TablesSizes | HerdSizes | ListsSizes
S = TypeVar("S", MovesSizes, SpectatorsSizes, TablesSizes, HerdSizes, ListsSizes)


def sized(sizes: S, options: object) -> S:
    """The sizes of a scenario, with what options of the same names say in place of the defaults."""
    given: dict[str, object] = {}
    for name, default in msgspec.structs.asdict(sizes).items():
        value = getattr(options, name, None)
        if isinstance(value, tuple) and not isinstance(default, tuple):
            if len(value) > 1:
                raise PentapolisError(f"this scenario takes one number for --{name}, got {len(value)}")
            (value,) = value
        if value is not None:
            given[name] = value
    return msgspec.structs.replace(sizes, **given)
