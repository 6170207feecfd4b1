"""Scenes: a table at one moment, as everybody with the same place at it may see it.

Whoever has the same place gets the same bytes, so a scene is rendered once, however many look at it: two
hundred spectators cost one rendering. A scene never changes; after a change there is a new one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Container

from pentapolis.server.histories import History
from pentapolis.server.render import Place, legal_for, question_of, steps_for, table_from
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.types.base import encode
from pentapolis.server.types.live import LiveTable, LiveUpdate
from pentapolis.server.types.playing import Update
from pentapolis.server.undoing import way_for

LONG = 20
"""More steps than this are rendered in a thread, so that nobody else has to wait for them."""

LARGEST_KEPT = 1_000_000
"""Longer messages (in characters) are not kept: hardly anybody asks for them, and never twice."""


class Scene:
    """What there is to see from a place. `history` is None before the game."""

    def __init__(
        self, record: TableRecord, history: History | None, place: Place, here: Container[str]
    ) -> None:
        self.place = place
        self.table = table_from(record, place, here)
        self.history = history
        self.undo = None if history is None else question_of(record, history, place.seat)
        # Changes also when somebody leaves the game.
        self.takes_back = None if history is None else way_for(record, history, place.seat)
        self._legal: list[str] | None = None
        self._table_message: str | None = None
        self._updates: dict[int, str] = {}
        self._rendering: dict[int, asyncio.Task[str]] = {}

    @property
    def game(self) -> tuple[object, ...] | None:
        """All that an update tells beside the table and the steps before the present one."""
        if self.history is None:
            return None
        present = (self.history.epoch, self.history.ply, self.place.seat)
        return (*present, self.undo, self.takes_back, self.table.closed)

    def update(self, after: int) -> Update:
        """All steps after ply `after` (-1: all), and what there is to do now."""
        history = self._played()
        if self._legal is None:
            is_played = self.table.status == "running"
            self._legal = legal_for(history.state, self.place.seat) if is_played else []
        return Update(
            epoch=history.epoch,
            steps=steps_for(history, self.place.seat, after),
            legal=self._legal,
            undo=self.undo,
            takes_back=self.takes_back,
            you=self.place.seat,
            table=self.table,
        )

    def table_message(self) -> str:
        """The table as a live message."""
        if self._table_message is None:
            self._table_message = encode(LiveTable(self.table)).decode()
        return self._table_message

    async def update_message(self, after: int) -> str:
        """`update` as a live message."""
        message = self._updates.get(after)
        if message is not None:
            return message
        if self._played().ply - after <= LONG:
            return self._rendered(after)
        rendering = self._rendering.get(after)
        if rendering is None:
            rendering = self._rendering[after] = asyncio.create_task(asyncio.to_thread(self._rendered, after))
            rendering.add_done_callback(lambda _: self._rendering.pop(after))
        return await asyncio.shield(rendering)

    def _rendered(self, after: int) -> str:
        update = self.update(after)
        live = LiveUpdate(**{name: getattr(update, name) for name in update.__struct_fields__})
        message = encode(live).decode()
        if len(message) <= LARGEST_KEPT:
            self._updates[after] = message
        return message

    def _played(self) -> History:
        assert self.history is not None, "before the game there is a table, but no position"
        return self.history
