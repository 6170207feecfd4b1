"""`pentapolis rules`: keeping the rules of a game before they change."""

from __future__ import annotations

import argparse
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import pentapolis
from pentapolis.former.keeping import keep
from pentapolis.guests import guest

if TYPE_CHECKING:
    from pentapolis.commands import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command and its parts."""
    parser = subparsers.add_parser(
        "rules",
        help="keep the rules of a game before they change",
        description="Keep the rules of a game before they change.",
    )
    parts = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    keeping = parts.add_parser(
        "keep",
        help="write the present rules of a game into an archive",
        description=(
            "Write the present rules of a game into an archive, KEY-VERSION.zip. Do it before you change "
            "them and raise rules_version: games that were begun under them then go on by them, and are "
            "replayed by them."
        ),
    )
    keeping.add_argument("game", metavar="GAME", help="the key of the game")
    keeping.add_argument(
        "--to",
        type=Path,
        metavar="FOLDER",
        help="where to put the archive (default: the folder where the game looks for its former rules)",
    )
    keeping.set_defaults(run=run_keep)


def run_keep(args: argparse.Namespace) -> int:
    """Write an archive."""
    game = pentapolis.game(args.game)
    archive = keep(game, module_of(game.key), args.to or room_of(game.key))
    print(f"{game.title}: rules {game.rules_version} kept in {archive}")
    return 0


def module_of(key: str) -> str:
    """The module with the rules of a game."""
    found = guest(key)
    return f"pentapolis.games.{key}" if found is None else found.module


def room_of(key: str) -> Path:
    """The folder in which a game looks for its former rules."""
    found = guest(key)
    room = files("pentapolis.former") if found is None else files(found.module) / "former"
    if not isinstance(room, Path):
        raise pentapolis.CannotKeep(
            f"{room} is no folder that can be written to: choose another one with --to"
        )
    return room
