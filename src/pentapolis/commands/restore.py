"""`pentapolis restore`: put a backup back."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from pentapolis.commands.database import (
    Percent,
    add_database,
    add_yes,
    confirm,
    database_of,
    working,
)
from pentapolis.commands.terminal import Progress

if TYPE_CHECKING:
    from pentapolis.commands import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "restore",
        help="put a backup back",
        description=(
            "Fill a database from a backup; stop its server first. An SQLite file that is in the way is kept "
            "beside the new one; a PostgreSQL database must be empty. Backups of older versions are brought "
            'to the present form. Needs the server\'s packages: pip install "pentapolis[server]".'
        ),
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="what `pentapolis backup` wrote")
    add_database(parser)
    add_yes(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Restore a backup."""
    with working("restore"):
        from sqlalchemy import make_url

        from pentapolis.server.backups import restore
        from pentapolis.server.storage.files import file_of

        url = database_of(args)
        path = file_of(make_url(url))
        if path is not None and path.exists():
            confirm(args, f"Replace {path} by the backup {args.file}? The old file is kept beside it.")
        with Progress(100, "restoring") as bar:
            kept = restore(args.file, url, Percent(bar, "restoring"))
    print(f"Restored from {args.file}." if kept is None else f"Restored; what was there is now {kept}.")
    return 0
