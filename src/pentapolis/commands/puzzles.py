"""`pentapolis puzzles`: find, prove, rate and read puzzles."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

import pentapolis
from pentapolis.commands.terminal import Progress
from pentapolis.puzzles import Attempt, BadPuzzle, Puzzle, kinds_of, puzzle, puzzles
from pentapolis.puzzles.files import file_of, read, write
from pentapolis.puzzles.finder import find
from pentapolis.puzzles.proof import check
from pentapolis.puzzles.puzzle import HARDEST, kind_of
from pentapolis.puzzles.rating import found_by
from pentapolis.words import LANGUAGES, words

if TYPE_CHECKING:
    from pentapolis.commands import Subparsers

WRONG = 1
"""The exit code for puzzles that are not true."""

EXAMPLES = """\
examples:
  pentapolis puzzles list attika
  pentapolis puzzles show attika 3fa29c --language nl
  pentapolis puzzles make attika --kind shrines --count 5 --seed 100
  pentapolis puzzles check
"""


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "puzzles",
        help="find puzzles in games between bots, prove, rate and list them",
        description="Puzzles: positions of bots' games with a proven answer. docs/puzzles.md tells more.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    ways = parser.add_subparsers(title="ways", metavar="WAY", required=True)
    _add_make(ways)
    for name, run, help_ in (
        ("check", run_check, "prove every puzzle again"),
        ("rate", run_rate, "rate every puzzle again, and write the ratings down"),
        ("list", run_list, "list the puzzles"),
    ):
        way = ways.add_parser(name, help=help_, description=f"{help_[0].upper()}{help_[1:]}.")
        way.add_argument("game", nargs="?", metavar="GAME", help="one game only (default: all)")
        way.set_defaults(run=run)
    show = ways.add_parser("show", help="tell a puzzle with its solution", description="Tell a puzzle.")
    show.add_argument("game", metavar="GAME", help=_games())
    show.add_argument("name", metavar="NAME", help="its name, see `pentapolis puzzles list`")
    show.add_argument("--language", choices=LANGUAGES, default="en", help="language (default: en)")
    show.set_defaults(run=run_show)


def _add_make(ways: Subparsers) -> None:
    make = ways.add_parser(
        "make",
        help="find new puzzles in games between bots",
        description=(
            "Play games between bots, look for positions with something to find, prove and rate them, and "
            "add them to the file of the game."
        ),
    )
    make.add_argument("game", metavar="GAME", help=_games())
    make.add_argument("--count", type=int, default=5, metavar="N", help="how many new ones (default: 5)")
    make.add_argument("--seed", type=int, default=1, help="the first game's; each has the next (default: 1)")
    make.add_argument("--kind", metavar="KIND", help="of this kind only (default: some of each)")
    make.add_argument("--games", type=int, default=1000, metavar="N", help="most games (default: 1000)")
    make.add_argument("--seats", type=int, metavar="N", help="players in each game (default: it varies)")
    make.add_argument("--output", type=Path, metavar="FILE", help="write there (default: the game's file)")
    make.set_defaults(run=run_make)


def _games() -> str:
    return f"one of: {', '.join(pentapolis.keys())}"


# Making ---------------------------------------------------------------------------


def run_make(args: argparse.Namespace) -> int:
    """Find puzzles and write each down as soon as it is rated."""
    kinds = list(kinds_of(args.game).values()) if args.kind is None else [kind_of(args.game, args.kind)]
    if not kinds:
        raise BadPuzzle(f"{args.game} has no kinds of puzzles")
    path: Path = args.output or file_of(args.game)
    there = list(read(args.game, path.read_bytes(), str(path))) if path.exists() else []
    before = len(there)
    with Progress(args.games, "looking") as progress:
        for found in find(
            args.game,
            kinds,
            args.count,
            args.seed,
            there,
            lambda games, number: progress.advance(f"{number} found in {games} games"),
            args.games,
            args.seats,
        ):
            there.append(found)
            write(path, there)
            print(_row(found), flush=True)
    print(f"{len(there) - before} new puzzles, {len(there)} in all, in {path.name}.")
    return 0 if len(there) - before == args.count else WRONG


# Checking and rating ---------------------------------------------------------------------------


def run_check(args: argparse.Namespace) -> int:
    """Prove all again; say which are not true."""
    problems = []
    some = _chosen(args.game)
    with Progress(max(len(some), 1), "proving") as progress:
        for one in some:
            try:
                check(one)
            except pentapolis.PentapolisError as error:
                problems.append(str(error))
            progress.advance(f"{one.game} {one.name}")
    for problem in problems:
        print(f"pentapolis: {problem}", file=sys.stderr)
    print(f"{len(some) - len(problems)} of {len(some)} puzzles are proved.")
    return WRONG if problems else 0


def run_rate(args: argparse.Namespace) -> int:
    """Rate all again, and write those down that have changed."""
    for key in _keys(args.game):
        rated = []
        with Progress(max(len(puzzles(key)), 1), "rating") as progress:
            for one in puzzles(key):
                rated.append(replace(one, found=found_by(one)))
                progress.advance(f"{key} {one.name}")
        changed = sum(new.found != old.found for new, old in zip(rated, puzzles(key), strict=True))
        if changed:
            write(file_of(key), rated)
        print(f"{key}: {changed} of {len(rated)} ratings changed.")
    return 0


# Telling ---------------------------------------------------------------------------


def run_list(args: argparse.Namespace) -> int:
    """Print a line for each puzzle."""
    for one in _chosen(args.game):
        print(_row(one))
    return 0


def run_show(args: argparse.Namespace) -> int:
    """Tell a puzzle with its solution."""
    one = puzzle(pentapolis.game(args.game).key, args.name)
    if one is None:
        raise BadPuzzle(f"{args.game} has no puzzle {args.name!r}; see `pentapolis puzzles list`")
    say = words(args.language)
    attempt = Attempt.resume(one, one.solution)
    names = [f"#{seat + 1}" for seat in range(attempt.state.seats)]
    print(_row(one))
    print(say.say(attempt.goal, names))
    for entry in one.solution:
        print(f"  {entry}")
    for message in attempt.explanation:
        print(say.say(message, names))
    return 0


def _row(one: Puzzle) -> str:
    stars = "*" * one.rating + "." * (HARDEST - one.rating)
    found = f"easy {one.found.easy}, medium {one.found.medium}, hard {one.found.hard} of {one.found.tries}"
    return f"{one.game:<10}  {one.name}  {one.kind:<12}  {stars}  {found}, one in {one.odds} at random"


def _keys(key: str | None) -> Sequence[str]:
    return pentapolis.keys() if key is None else (pentapolis.game(key).key,)


def _chosen(key: str | None) -> list[Puzzle]:
    return [one for name in _keys(key) for one in puzzles(name)]
