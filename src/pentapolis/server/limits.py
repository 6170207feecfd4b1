"""How often somebody may do something, and how much of it at the same time.

Each thing is counted for the person and, because whoever drops the cookie is somebody new, also for the
network address from which it is done.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache

from litestar.datastructures import Address

from pentapolis.server.config import Config
from pentapolis.server.problems import ProblemError

REMEMBERED = 10_000
"""How many people, and how many addresses, a limit remembers; those not seen for longest are forgotten."""

TOO_MANY_OPEN_SECONDS = 30
"""When to try again if too many connections are open: nobody knows when one will be closed."""

Clock = Callable[[], float]


class Limit:
    """`amount` times at once, and then as often as the bucket fills: completely in `seconds`."""

    def __init__(self, amount: int, seconds: float, clock: Clock = time.monotonic) -> None:
        self._amount = amount
        self._rate = amount / seconds
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """Count one for this key; `problem-too-many` if the bucket is empty."""
        moment = self._clock()
        level, filled = self._buckets.pop(key, (float(self._amount), moment))
        level = min(float(self._amount), level + (moment - filled) * self._rate)
        if level < 1:
            self._buckets[key] = (level, moment)
            raise ProblemError("problem-too-many", seconds=math.ceil((1 - level) / self._rate))
        self._buckets[key] = (level - 1, moment)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)


class Places:
    """At most `amount` at the same time for each key."""

    def __init__(self, amount: int) -> None:
        self._amount = amount
        self._taken: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        """Take a place, if there is one left."""
        if self._taken[key] >= self._amount:
            return False
        self._taken[key] += 1
        return True

    def leave(self, key: str) -> None:
        """Give a place back that was taken."""
        self._taken[key] -= 1
        if self._taken[key] <= 0:
            del self._taken[key]

    @contextmanager
    def hold(self, key: str) -> Iterator[None]:
        """A place for as long as the block runs; `problem-too-many` if none is left."""
        if not self.take(key):
            raise ProblemError("problem-too-many", seconds=TOO_MANY_OPEN_SECONDS)
        try:
            yield
        finally:
            self.leave(key)


class _Pair:
    """A limit for each person and one for each address."""

    def __init__(self, per_person: int, per_address: int, seconds: float, clock: Clock) -> None:
        self._person = Limit(per_person, seconds, clock)
        self._address = Limit(per_address, seconds, clock)

    def take(self, person: str, address: str | None) -> None:
        self._person.take(person)
        if address is not None:
            self._address.take(address)


class Limits:
    """All limits of a server process. Each method counts one; `problem-too-many` if it is one too many."""

    def __init__(self, config: Config, clock: Clock = time.monotonic) -> None:
        self._proxies = tuple(name for name in config.trusted_proxies if name != "*")
        self._identities = Limit(config.identities_per_address, 600, clock)
        self._tables = _Pair(config.tables_per_person, config.tables_per_address, 600, clock)
        self._lines = _Pair(config.lines_per_person, config.lines_per_address, 30, clock)
        self._moves = _Pair(config.moves_per_person, config.moves_per_address, 10, clock)
        self._questions = _Pair(config.questions_per_person, config.questions_per_address, 10, clock)
        self._hints = _Pair(config.hints_per_person, config.hints_per_address, 60, clock)
        self._histories = _Pair(config.histories_per_person, config.histories_per_address, 60, clock)
        self._sockets_of_person = Places(config.sockets_per_person)
        self._sockets_of_address = Places(config.sockets_per_address)

    def identity(self, client: Address | None) -> None:
        """Somebody comes without a cookie."""
        address = self.address(client)
        if address is not None:
            self._identities.take(address)

    def table(self, person: str, client: Address | None) -> None:
        """A table is opened."""
        self._tables.take(person, self.address(client))

    def line(self, person: str, client: Address | None) -> None:
        """A chat line is written."""
        self._lines.take(person, self.address(client))

    def move(self, person: str, client: Address | None) -> None:
        """A move is made or taken back, or something at a table is changed."""
        self._moves.take(person, self.address(client))

    def question(self, person: str, client: Address | None) -> None:
        """Somebody asks what an action would do, or why it is not possible."""
        self._questions.take(person, self.address(client))

    def hint(self, person: str, client: Address | None) -> None:
        """Somebody asks what they could do, which costs seconds of thinking."""
        self._hints.take(person, self.address(client))

    def history(self, person: str, client: Address | None) -> None:
        """A whole game is asked for: its log, its replay or its record."""
        self._histories.take(person, self.address(client))

    @contextmanager
    def socket(self, person: str, client: Address | None) -> Iterator[None]:
        """A live connection, for as long as the block runs.

        Whoever comes from nowhere else than a trusted address holds as many as they like, as it holds
        connections.
        """
        address = self.address(client)
        if address is None:
            yield
            return
        with self._sockets_of_person.hold(person), self._sockets_of_address.hold(address):
            yield

    def address(self, client: Address | None) -> str | None:
        """The network address that a client counts for.

        None if there is none, as on a UNIX socket, and for a trusted proxy that does not say whom it speaks
        for: it may be anybody, and whoever runs it is trusted to know.
        """
        if client is None or not client.host or is_proxy(client.host, self._proxies):
            return None
        return network_of(client.host)


@lru_cache(REMEMBERED)
def network_of(host: str) -> str:
    """An IPv4 address as it is, the /64 network of an IPv6 address; anything else as it is."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])  # behind a % stands where it was met
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), 64), strict=False))


@lru_cache(REMEMBERED)
def is_proxy(host: str, trusted: tuple[str, ...]) -> bool:
    """Is this one of the proxies that speak for others: addresses or networks, or `*` for all?"""
    return any(_fits(host, name) for name in trusted)


def _fits(host: str, name: str) -> bool:
    if name in ("*", host):
        return True
    try:
        return ipaddress.ip_address(host) in ipaddress.ip_network(name)
    except ValueError:
        return False
