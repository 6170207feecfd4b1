"""`pentapolis serve`: the games in the browser."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

import pentapolis
from pentapolis.commands import add_boxes
from pentapolis.kernel.boxes import boxes_folder
from pentapolis.kernel.registry import playable, problems

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
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: only this machine)"
    )
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (default: 8000)")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="SQLAlchemy URL, sqlite:///path or postgresql+psycopg://... (default: $PENTAPOLIS_DATABASE, "
        "or pentapolis.sqlite3 in the current directory)",
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="an additional origin allowed to use this server, e.g. https://play.example.org (repeatable)",
    )
    parser.add_argument(
        "--bot-workers",
        type=int,
        metavar="N",
        help="number of bot processes (default: CPU cores minus one)",
    )
    parser.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default="info",
        help="how much to log (default: info)",
    )
    add_boxes(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    try:
        from pentapolis.server.run import serve
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "pentapolis":
            raise
        raise pentapolis.NotInstalled("pentapolis serve") from error
    pentapolis.use_boxes(boxes_folder())  # what is wrong with a box is told now, not when somebody plays
    for game in playable().values():
        if game.box.label is not None:
            print(f"{game.title} is played with the box {game.box.name!r} ({game.box.digest})")
    for problem in problems():
        print(f"Left out: {problem}", file=sys.stderr)
    return serve(
        host=args.host,
        port=args.port,
        database_url=args.database,
        origins=tuple(args.origin),
        bot_workers=args.bot_workers,
        log_level=args.log_level,
    )
