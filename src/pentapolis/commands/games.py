"""`pentapolis games`: which games there are."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

import pentapolis
from pentapolis.games import affiliation
from pentapolis.guests import every_title
from pentapolis.kernel.registry import problems

if TYPE_CHECKING:
    from pentapolis.commands import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser("games", help="list the games", description="List the available games.")
    parser.set_defaults(run=run)


def run(_args: argparse.Namespace) -> int:
    """Print a line for each game."""
    for key, title in every_title().items():
        ready = "ready" if key in pentapolis.keys() else "coming"
        seats = f"{title.seats[0]}-{title.seats[1]} players"
        rules = _rules(key) if ready == "ready" else ""
        print(f"{key:<10}  {ready:<6}  {seats}  {title.title['en']} ({title.designer}, {title.year}){rules}")
    print("\n" + affiliation()["en"])
    for problem in problems():
        print(f"pentapolis: {problem}", file=sys.stderr)
    return 0


def _rules(key: str) -> str:
    """The version of a game's rules, and of those that older games go on by."""
    *former, present = pentapolis.versions(key)
    kept = f", keeps {', '.join(map(str, former))}" if former else ""
    return f"  rules {present}{kept}"
