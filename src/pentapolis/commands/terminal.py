"""What the commands show in a terminal: one line of progress while they work, and tables."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Sequence
from types import TracebackType
from typing import TextIO

BAR = 30
"""The width of the bar, in characters."""

PLAIN = str.maketrans("│─┼━", "|-+=")
"""What takes the place of lines where the terminal's encoding has none."""


class Progress:
    """A bar on one changing line of standard error; nothing where that is not a terminal."""

    def __init__(self, total: int, title: str) -> None:
        self._total = total
        self._title = title
        self._done = 0
        self._start = time.monotonic()
        self._shown = sys.stderr.isatty()

    def __enter__(self) -> Progress:
        """Show the empty bar."""
        self._draw()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Remove the line again."""
        self._write("")

    def advance(self, title: str) -> None:
        """Count one more as done, and say something new in front of the bar."""
        self._done += 1
        self._title = title
        self._draw()

    def _draw(self) -> None:
        filled = BAR * self._done // self._total
        bar = "━" * filled + " " * (BAR - filled)
        self._write(f"{self._title} {bar} {self._done}/{self._total}{self._remaining()}")

    def _remaining(self) -> str:
        if not self._done:
            return ""
        seconds = (time.monotonic() - self._start) / self._done * (self._total - self._done)
        return f" {int(seconds) // 3600}:{int(seconds) // 60 % 60:02}:{int(seconds) % 60:02}"

    def _write(self, line: str) -> None:
        if self._shown:
            width = shutil.get_terminal_size().columns - 1
            print(f"\r\x1b[2K{_drawn(line[:width], sys.stderr)}", end="", file=sys.stderr, flush=True)


def print_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows under headings; the first column is words, the others are figures."""
    widths = [max(map(len, column)) for column in zip(headings, *rows, strict=True)]
    lines = [" │ ".join(_cells(cells, widths)).rstrip() for cells in (headings, *rows)]
    lines.insert(1, "─┼─".join("─" * width for width in widths))
    print(_drawn("\n".join(lines), sys.stdout))


def _cells(cells: Sequence[str], widths: Sequence[int]) -> list[str]:
    words, *figures = zip(cells, widths, strict=True)
    return [words[0].ljust(words[1]), *(figure.rjust(width) for figure, width in figures)]


def _drawn(text: str, stream: TextIO) -> str:
    try:
        text.encode(stream.encoding or "utf-8")  # text kept in memory has none
    except UnicodeEncodeError:
        return text.translate(PLAIN)
    return text
