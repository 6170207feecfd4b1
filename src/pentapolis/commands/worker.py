"""`pentapolis worker`: bots think here for servers elsewhere."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

import pentapolis
from pentapolis.commands.config import add_settings, settings_of
from pentapolis.kernel.registry import playable, problems
from pentapolis.server.settings import BadSetting

if TYPE_CHECKING:
    from pentapolis.commands import Subparsers

SETTINGS = ("database_url", "boxes", "log_level", "log_format")
"""What a worker is told as a server is; the rest of a file with settings does not concern it."""


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "worker",
        help="let bots think here for servers elsewhere",
        description=(
            "Take thoughts of bots from the PostgreSQL database of one or more servers, on this or any other "
            "machine. Stop with Ctrl-C: what is not finished is given back. It must be of the same version "
            "as the servers, and have the same boxes. Needs the server's packages: "
            'pip install "pentapolis[server]".'
        ),
    )
    parser.add_argument(
        "--slots",
        type=int,
        metavar="N",
        help="how many bots think at a time; one more when people wait (default: CPU cores)",
    )
    add_settings(parser, only=SETTINGS)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Think until stopped."""
    try:
        from pentapolis.server.run_worker import work
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "pentapolis":
            raise
        raise pentapolis.NotInstalled("pentapolis worker") from error
    try:
        config = settings_of(args).config
    except BadSetting as error:
        print(error, file=sys.stderr)
        return 1
    pentapolis.use_boxes(config.boxes)  # what is wrong with a box is told now, not when somebody plays
    playable()
    for problem in problems():
        print(f"Left out: {problem}", file=sys.stderr)
    return work(config, args.slots)
