"""A table in words: what one asker may know of it, described, and questions about it answered.

All of it is made of views, legal actions and refusals of the asker's seat (`pentapolis.text`), so it tells no
more than those do.
"""

from __future__ import annotations

from pentapolis.kernel.plain import View
from pentapolis.server import render
from pentapolis.server.histories import History
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.types.texts import AskRequest, Description
from pentapolis.text import Answer, Telling, ask
from pentapolis.words import words


def described(history: History, seat: int | None, since: int | None, *, is_played: bool) -> Description:
    """The present for a seat (None: a spectator), with what is new after `since` moves.

    Nobody can choose anything in a game that is not being played.
    """
    telling = Telling(history.rules, history.state, seat)
    earlier = _earlier(history, seat, since)
    return Description(
        epoch=history.epoch,
        ply=history.ply,
        parts=telling.parts,
        choices=telling.choices if is_played else (),
        changes=() if earlier is None else telling.changes_since(earlier),
        log=[] if since is None else render.log_for(history, seat, since),
    )


def answered(record: TableRecord, history: History, seat: int | None, asked: AskRequest) -> Answer:
    """The answer to a question of a seat (None: a spectator)."""
    said = words(asked.language)
    return ask(
        history.rules,
        history.state,
        seat,
        asked.question,
        said,
        earlier=_earlier(history, seat, asked.since),
        names=[each.name or said.text(f"colour-{each.colour}", {}) for each in record.seats],
    )


def _earlier(history: History, seat: int | None, since: int | None) -> View | None:
    """What a seat saw after so many moves, if there have been more since."""
    return None if since is None or since >= history.ply else history.states_from(since)[0].view(seat)
