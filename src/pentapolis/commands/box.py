"""`pentapolis box`: see the figures of a game, and try out a box of one's own."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import pentapolis
from pentapolis.commands import add_boxes
from pentapolis.commands.terminal import Progress
from pentapolis.kernel.box_files import Change, Data, changes
from pentapolis.kernel.boxes import ENDING, VARIABLE, components_text
from pentapolis.kernel.game import AnyGame
from pentapolis.trial import TrialFailed, trials

if TYPE_CHECKING:
    from pentapolis.commands import Subparsers

WRONG = 1
"""The exit code for a box that cannot be played with."""

EXAMPLES = """\
examples:
  pentapolis box show attika > boxes/attika.toml
  pentapolis box check boxes/attika.toml
  pentapolis serve --boxes boxes
"""


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "box",
        help="show the figures of a game, or check a box of your own",
        description=(
            "The figures of a game (costs, tiles, maps, cards) are its box. A folder with files of your own "
            "replaces ours; docs/boxes.md explains every key."
        ),
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    ways = parser.add_subparsers(title="ways", metavar="WAY", required=True)
    show = ways.add_parser(
        "show",
        help="print the box of a game",
        description="Print the box that a game is played with, as a file that can be edited and used.",
    )
    show.add_argument("game", metavar="GAME", help=f"one of: {', '.join(pentapolis.keys())}")
    add_boxes(show)
    show.set_defaults(run=run_show)
    check = ways.add_parser(
        "check",
        help="check a box file, say what it changes, and try it out",
        description=(
            "Check a box file: list everything that is wrong with it, or else what it changes; then play "
            f"random games with it to the end. The file is named after its game, like attika{ENDING}. "
            "Exit code 0: all is well; 1: something is wrong with the box."
        ),
    )
    check.add_argument(
        "file", type=Path, metavar="FILE", help=f"a box file, named after its game: attika{ENDING}"
    )
    check.add_argument(
        "--games",
        type=int,
        default=2,
        metavar="N",
        help="random games with each number of players (default: 2; 0: play none)",
    )
    check.set_defaults(run=run_check)


# Showing ---------------------------------------------------------------------------


def run_show(args: argparse.Namespace) -> int:
    """Print a box."""
    print(box_text(pentapolis.game(args.game)), end="")
    return 0


def box_text(game: AnyGame) -> str:
    """The box that a game is played with, as a whole file."""
    if game.box.label is not None:
        return toml_text({"box": {"name": game.box.name, "whole": True}, **game.box.data})
    header = f"box.name = {_value(f'My {game.title}')} # choose a name\n"
    return f"{header}box.whole = true # remove this, and everything that you do not change\n\n" + (
        components_text(game.box.package)
    )


def toml_text(data: Data) -> str:
    """Plain data as TOML: single values and lists first, then the tables."""
    header = [f"box.{name} = {_value(value)}" for name, value in _table(data.get("box")).items()]
    rest = {name: value for name, value in data.items() if name != "box"}
    plain = [f"{name} = {_listed(value)}" for name, value in rest.items() if not isinstance(value, dict)]
    tables = [
        "\n".join([f"[{name}]", *(f"{key} = {_listed(inner)}" for key, inner in value.items())])
        for name, value in rest.items()
        if isinstance(value, dict)
    ]
    return "\n\n".join(["\n".join(header), *plain, *tables]) + "\n"


def _table(value: object) -> Data:
    return value if isinstance(value, dict) else {}


def _listed(value: object) -> str:
    """A list of tables, lists or texts gets a line for each entry."""
    if isinstance(value, list) and any(isinstance(entry, dict | list | str) for entry in value):
        return "[\n" + "".join(f"    {_value(entry)},\n" for entry in value) + "]"
    return _value(value)


def _value(value: object) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{key} = {_value(entry)}" for key, entry in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    # Texts, numbers and truth values are written in TOML as in JSON.
    return msgspec.json.encode(value).decode()


# Checking ---------------------------------------------------------------------------


def run_check(args: argparse.Namespace) -> int:
    """Check a file, tell what it changes, and play with it."""
    if args.games < 0:
        raise pentapolis.PentapolisError(f"--games: 0 or more, not {args.games}")
    file: Path = args.file
    try:
        game = _game_of(file)
    except pentapolis.BadBox as error:
        for problem in error.problems:
            print(f"{file}: {problem}", file=sys.stderr)
        count = len(error.problems)
        print(f"{count} problem{'s' if count > 1 else ''}: this box cannot be played with.", file=sys.stderr)
        return WRONG
    _tell(file, game)
    try:
        _try_out(game, args.games)
    except TrialFailed as error:
        print(f"{file}: every figure is possible, but a game with them is not: {error}", file=sys.stderr)
        return WRONG
    return 0


def _game_of(file: Path) -> AnyGame:
    """The game that a file is for, with the figures of the file."""
    if file.suffix != ENDING or file.stem not in pentapolis.keys():
        called = ", ".join(f"{key}{ENDING}" for key in pentapolis.keys())
        raise pentapolis.BadBox(str(file), [f"a box file is named after its game: {called}"])
    if not file.is_file():
        raise FileNotFoundError(2, "there is no such file", str(file))
    os.environ[VARIABLE] = str(file.resolve().parent)
    return pentapolis.game(file.stem)


def _tell(file: Path, game: AnyGame) -> None:
    box = game.box
    if box.label is None:
        print(f"{file} is in order, and has the same figures as our own box of {game.title}.")
        return
    found = list(changes(box.built_in_data, box.data))
    number = f"{len(found)} figures differ" if len(found) != 1 else "one figure differs"
    print(f"{file} is in order: {box.name!r}, a box of {game.title} ({box.digest}).")
    print(f"Of ours {number}:")
    for change in found:
        print(f"  {_sentence(change)}")


def _sentence(change: Change) -> str:
    key, old, new = change
    if new is None:
        return f"{key}: left out instead of {_short(old)}"
    if old is None:
        return f"{key}: {_short(new)}, where we have nothing"
    return f"{key}: {_short(new)} instead of {_short(old)}"


def _short(value: object) -> str:
    text = _value(value)
    return text if len(text) <= 70 else text[:67] + "..."


def _try_out(game: AnyGame, games: int) -> None:
    if not games:
        return
    lengths: list[int] = []
    with Progress(games * len(game.seats), "playing random games") as progress:
        for seats, actions in trials(game, games):
            lengths.append(actions)
            progress.advance(f"playing with {seats}")
    players = f"{game.seats[0]} to {game.seats[-1]} players"
    length = f"{min(lengths)} to {max(lengths)} actions"
    print(f"{len(lengths)} random games with {players} came to their end, after {length}.")
