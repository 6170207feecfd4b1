"""The server's log: one line for each event, `time level where what`, or the same as a JSON object."""

from __future__ import annotations

import json
import logging
import sys
import time
from contextvars import ContextVar

TIME = "%Y-%m-%dT%H:%M:%S"

CONTROLS = [chr(code) for code in (*range(32), *range(127, 160))]
ESCAPED = str.maketrans({letter: repr(letter)[1:-1] for letter in ("\\", *CONTROLS)})
"""How letters are written that would end the line, or do something to the terminal of whoever reads it."""

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
"""The id of the request that is being handled."""


class _OneLine(logging.Formatter):
    """Puts whatever happened, also a traceback, in one line."""

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        """The time in UTC."""
        return f"{time.strftime(datefmt or TIME, time.gmtime(record.created))}.{int(record.msecs):03d}Z"

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """The line without traceback; the request it belongs to stands in brackets."""
        request = request_id.get()
        where = record.name if request is None else f"{record.name} [{request}]"
        return f"{record.asctime} {record.levelname} {where} {record.message}"

    def usesTime(self) -> bool:  # noqa: N802
        """`formatMessage` writes the time."""
        return True

    def format(self, record: logging.LogRecord) -> str:
        return super().format(record).translate(ESCAPED)


class _Json(_OneLine):
    """A JSON object in one line; what `extra={"fields": {...}}` has stands in it by itself."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if (request := request_id.get()) is not None:
            line["request_id"] = request
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        line.update(getattr(record, "fields", {}))
        return json.dumps(line)


def set_up_logs(level: str = "info", form: str = "text") -> None:
    """Write the log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if form == "json" else _OneLine())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # What these have to say of everyday events is of use to their makers only.
    for name in ("alembic", "asyncio", "uvicorn", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_without_nonsense)


def _without_nonsense(record: logging.LogRecord) -> bool:
    """A client that sends what is not text is no mistake of ours: nobody needs a traceback of that."""
    if record.exc_info is not None and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
    return True
