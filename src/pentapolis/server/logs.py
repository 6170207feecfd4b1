"""The server's log: one line for each event, `time level where what`."""

from __future__ import annotations

import logging
import sys
import time

FORMAT = "%(asctime)s.%(msecs)03dZ %(levelname)s %(name)s %(message)s"
TIME = "%Y-%m-%dT%H:%M:%S"

CONTROLS = [chr(code) for code in (*range(32), *range(127, 160))]
ESCAPED = str.maketrans({letter: repr(letter)[1:-1] for letter in ("\\", *CONTROLS)})
"""How letters are written that would end the line, or do something to the terminal of whoever reads it."""


class _OneLine(logging.Formatter):
    """Puts whatever happened, also a traceback, in one line."""

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        """The time in UTC."""
        return time.strftime(datefmt or TIME, time.gmtime(record.created))

    def format(self, record: logging.LogRecord) -> str:
        return super().format(record).translate(ESCAPED)


def set_up_logs(level: str = "info") -> None:
    """Write the log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_OneLine(FORMAT, TIME))
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
