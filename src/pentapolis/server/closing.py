"""Closing tables that nobody touches, by the rules that the operator sets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from itertools import product

from pentapolis.server.config import Config
from pentapolis.server.storage import closing
from pentapolis.server.storage.closing import Limits, Walk
from pentapolis.server.storage.lists import STATUSES
from pentapolis.server.storage.store import Store

PAUSE = 0.05
"""Seconds between two steps of a search, so that it is in nobody's way."""

log = logging.getLogger(__name__)


class Closing:
    """Looks through the tables at rest."""

    def __init__(self, store: Store, config: Config, publish: Callable[[str], None]) -> None:
        self._store = store
        self._publish = publish
        self._limits = Limits(
            config.forget_open, config.close_running, config.close_bots, config.forget_finished
        )

    async def sweep(self) -> None:
        """Look at all tables that are old enough, a few at a time."""
        touched = 0
        for status, public in product(STATUSES, (False, True)):
            walk: Walk | None = Walk(status, public)
            while walk is not None:
                found = await self._store.read(closing.look, walk, self._limits)
                walk = found.following
                if found.due:
                    touched += await self._see_to(found.due)
                if walk is not None:
                    await asyncio.sleep(PAUSE)
        if touched:
            log.info("tables that nobody touched: %d closed or forgotten", touched)

    async def _see_to(self, due: list[str]) -> int:
        done = await self._store.write(closing.see_to, due, self._limits)
        for table_id in done:
            self._publish(table_id)
        return len(done)
