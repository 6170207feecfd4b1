"""`pentapolis backup`: save a server's database, also while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from pentapolis.commands.database import Percent, add_database, database_of, working
from pentapolis.commands.terminal import Progress

if TYPE_CHECKING:
    from pentapolis.commands import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "backup",
        help="save a server's database",
        description=(
            "Save everything in a server's database, as it is at one moment, also while the server runs. The "
            "file contains the key that signs identities: keep it secret. Needs the server's packages: pip "
            'install "pentapolis[server]".'
        ),
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the file to write")
    add_database(parser)
    parser.add_argument(
        "--portable",
        action="store_true",
        help="write rows instead of an SQLite file, to be restored into either kind of database (always so "
        "with PostgreSQL)",
    )
    parser.add_argument("--replace", action="store_true", help="replace FILE if it exists")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Make a backup."""
    with working("backup"):
        from pentapolis.server.backups import back_up

        with Progress(100, "saving") as bar:
            progress = Percent(bar, "saving")
            back_up(database_of(args), args.file, progress, as_portable=args.portable, replace=args.replace)
    print(f"Saved in {args.file} ({args.file.stat().st_size:,} bytes, checked).")
    return 0
