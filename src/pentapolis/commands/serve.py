"""`pentapolis serve`: the games in the browser."""

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


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "serve",
        help="start the server",
        description=(
            "Start the server and play in a browser. Stop with Ctrl-C. Needs the server's packages: "
            'pip install "pentapolis[server]".'
        ),
    )
    add_settings(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    try:
        from pentapolis.server.run import serve_with
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "pentapolis":
            raise
        raise pentapolis.NotInstalled("pentapolis serve") from error
    try:
        config = settings_of(args).config
    except BadSetting as error:
        print(error, file=sys.stderr)
        return 1
    pentapolis.use_boxes(config.boxes)  # what is wrong with a box is told now, not when somebody plays
    for game in playable().values():
        if game.box.label is not None:
            print(f"{game.title} is played with the box {game.box.name!r} ({game.box.digest})")
    for problem in problems():
        print(f"Left out: {problem}", file=sys.stderr)
    return serve_with(config)
