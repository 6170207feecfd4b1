"""What was measured: for people as a table, for machines as JSON."""

from __future__ import annotations

import os
import platform
import statistics
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from pentapolis.commands.terminal import print_table
from pentapolis.loadtest.sizes import Sizes

SizeValue = str | int | float | list[int]


class Figure(msgspec.Struct, frozen=True):
    """A figure, measured once in each round."""

    values: list[float]
    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Iterable[float]) -> Figure:
        """The figure with these values."""
        measured = list(values)
        return cls(measured, statistics.median(measured), min(measured), max(measured))

    def __str__(self) -> str:
        """The median, and between which values it lies."""
        if len(self.values) == 1 or self.low == self.high:
            return _short(self.median)
        return f"{_short(self.median)} ({_short(self.low)}-{_short(self.high)})"


class Row(msgspec.Struct, frozen=True):
    """All figures of one server under one kind of load."""

    load: str
    server: str
    figures: dict[str, Figure]


class Goal(msgspec.Struct, frozen=True):
    """What a figure should be at most, and whether it is."""

    what: str
    limit: float
    figure: float
    reached: bool

    @classmethod
    def at_most(cls, what: str, limit: float, figure: float) -> Goal:
        """A goal, and how near one came."""
        return cls(what, limit, figure, figure <= limit)

    def __str__(self) -> str:
        """One line."""
        word = "reached" if self.reached else "NOT reached"
        return f"{word}: {self.what}: {_short(self.figure)}, goal at most {_short(self.limit)}"


class Report(msgspec.Struct, frozen=True):
    """One scenario on one kind of database."""

    scenario: str
    database: str
    sizes: dict[str, SizeValue]
    machine: dict[str, str | int | float]
    rows: list[Row]
    goals: list[Goal]
    notes: list[str] = []


def machine() -> dict[str, str | int | float]:
    """Where it was measured, and how much else was going on there."""
    return {
        "system": platform.platform(),
        "python": platform.python_version(),
        "cores": os.cpu_count() or 1,
        "load before": os.getloadavg()[0],
    }


def shown(sizes: Sizes) -> dict[str, SizeValue]:
    """Sizes as a report has them."""
    return msgspec.convert(msgspec.to_builtins(sizes), dict[str, SizeValue])


def show(report: Report) -> None:
    """Print a report."""
    here = report.machine
    sizes = ", ".join(f"{name.replace('_', ' ')} {_size(value)}" for name, value in report.sizes.items())
    print(f"\n{report.scenario} on {report.database}: {sizes}")
    print(f"Python {here['python']}, {here['cores']} cores, load before {here['load before']:.1f}")
    names = list(dict.fromkeys(name for row in report.rows for name in row.figures))
    rows = [
        [f"{row.load}, {row.server}", *(_cell(row.figures, name) for name in names)] for row in report.rows
    ]
    print_table(["", *names], rows)
    for line in (*report.goals, *report.notes):
        print(line)


def write(reports: Sequence[Report], path: Path) -> None:
    """Write reports as JSON."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(reports), indent=1) + b"\n")


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which this share of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def ratio(one: Figure, other: Figure) -> Figure:
    """How many times as much, round by round."""
    return Figure.of(mine / theirs for mine, theirs in zip(one.values, other.values, strict=True))


def _cell(figures: Mapping[str, Figure], name: str) -> str:
    return str(figures[name]) if name in figures else ""


def _size(value: str | float | list[int]) -> str:
    return " and ".join(f"{one:,}" for one in value) if isinstance(value, list) else f"{value}"


def _short(value: float) -> str:
    if value >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"
