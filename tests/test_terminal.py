"""What commands show in a terminal."""

from __future__ import annotations

import io
import sys

import pytest

from pentapolis.commands.terminal import Progress, print_table


class Terminal(io.StringIO):
    """A stream that somebody watches."""

    def isatty(self) -> bool:
        return True


def test_a_table_has_words_on_the_left_and_figures_on_the_right(capsys: pytest.CaptureFixture[str]) -> None:
    print_table(["bot", "wins"], [["easy", "9"], ["random", "100"]])
    assert capsys.readouterr().out.splitlines() == [
        "bot    │ wins",
        "───────┼─────",
        "easy   │    9",
        "random │  100",
    ]


def test_a_terminal_without_lines_gets_plain_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", stream)
    print_table(["bot", "wins"], [["easy", "9"]])
    stream.seek(0)
    assert stream.read().splitlines() == ["bot  | wins", "-----+-----", "easy |    9"]


def test_progress_is_one_line_that_goes_away(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with Progress(2, "starting") as progress:
        progress.advance("half")
        progress.advance("all")
    empty, begun, half, done, gone = terminal.getvalue().split("\r\x1b[2K")
    assert (empty, gone) == ("", "")
    assert begun.startswith("starting ")
    assert begun.endswith(" 0/2")
    assert half.count("━") * 2 == done.count("━") > 0
    assert " 2/2 0:00:00" in done


def test_nobody_watching_gets_no_progress(capsys: pytest.CaptureFixture[str]) -> None:
    with Progress(1, "starting") as progress:
        progress.advance("done")
    assert capsys.readouterr().err == ""
