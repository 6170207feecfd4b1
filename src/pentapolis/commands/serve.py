"""`pentapolis serve`: the games in the browser."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pentapolis.commands import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "serve",
        help="start the server",
        description="Start the server; people then play in their browsers. Stop it with Ctrl-C.",
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: only this machine)"
    )
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (default: 8000)")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="SQLAlchemy URL, sqlite:///path or postgresql+psycopg://... (default: what the variable "
        "PENTAPOLIS_DATABASE says, or else pentapolis.sqlite3 here)",
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="a further address, like https://play.example.org, whose pages may talk to this server",
    )
    parser.add_argument(
        "--bot-workers",
        type=int,
        metavar="N",
        help="processes in which bots think (default: one less than there are cores)",
    )
    parser.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default="info",
        help="how much to log (default: info)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from pentapolis.server.run import serve

    return serve(
        host=args.host,
        port=args.port,
        database_url=args.database,
        origins=tuple(args.origin),
        bot_workers=args.bot_workers,
        log_level=args.log_level,
    )
