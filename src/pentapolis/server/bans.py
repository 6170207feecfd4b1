"""Keeping out those who are banned. Every process has the list in memory and looks again now and then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from pentapolis.server.problems import ProblemError
from pentapolis.server.storage import bans
from pentapolis.server.storage.bans import Ban
from pentapolis.server.storage.records import now
from pentapolis.server.storage.store import Store

NOTICE = "bans"
"""In place of a table's id in a notice: the list has changed. No table is called that."""

Network = IPv4Network | IPv6Network


def network_of(text: str) -> Network | None:
    """The network that a text names, of one address or of many; None if it names none."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None


class Bans:
    """The list of those who may not use the server."""

    def __init__(self, store: Store, changed: Callable[[], None]) -> None:
        self._store = store
        self._changed = changed
        self._list: list[Ban] = []
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []
        self._doubted = asyncio.Event()

    def check(self, person: str, address: str | None) -> None:
        """`problem-banned` for those on the list."""
        if not self._list:
            return
        found = self._people.get(person) or self._of_network(address)
        if found is None or (found.until is not None and found.until <= now()):
            return
        if found.until is None:
            raise ProblemError("problem-banned")
        raise ProblemError("problem-banned-until", until=f"{found.until:%Y-%m-%d %H:%M} UTC")

    def doubt(self) -> None:
        """The list may have changed."""
        self._doubted.set()

    async def follow(self) -> None:
        """Look at the list whenever it may have changed."""
        while True:
            await self._doubted.wait()
            self._doubted.clear()
            await self.refresh()

    async def refresh(self) -> None:
        """Look at the list; if it has changed, everybody who is connected is looked at again."""
        found = await self._store.read(bans.present)
        if found == self._list:
            return
        self._list = found
        networks = [(network_of(one.who), one) for one in found]
        self._networks = [(network, one) for network, one in networks if network is not None]
        self._people = {one.who: one for network, one in networks if network is None}
        self._changed()

    def _of_network(self, address: str | None) -> Ban | None:
        try:
            host = ip_address(address or "")
        except ValueError:  # a socket of this machine has none
            return None
        if isinstance(host, IPv6Address) and host.ipv4_mapped is not None:
            host = host.ipv4_mapped
        return next((one for network, one in self._networks if host in network), None)
