"""`pentapolis play`: a game against bots in the terminal, in words."""

from __future__ import annotations

import argparse
import secrets
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

import pentapolis
from pentapolis.bots import ALL_LEVELS, Budget
from pentapolis.commands import add_boxes, add_options, chosen_options
from pentapolis.words import LANGUAGES, words

if TYPE_CHECKING:
    from pentapolis.commands import Subparsers
    from pentapolis.commands.text_game import TextGame

DEFAULT_LEVEL = "medium"

EXAMPLES = """\
examples:
  pentapolis play palatinus
  pentapolis play attika --against hard,medium --language nl
  pentapolis play --resume evening.record
"""


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "play",
        help="play against bots in the terminal, in words",
        description=(
            "Play against bots in the terminal. Positions, moves and choices are told in plain lines, so it "
            "works with a screen reader, a Braille line or a pipe. Type “help” to see what can be typed. It "
            'needs the server\'s packages: pip install "pentapolis[server]".'
        ),
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"one of: {', '.join(pentapolis.keys())}")
    parser.add_argument(
        "--against",
        metavar="LEVELS",
        help=f"the level of each bot, separated by commas: {', '.join(ALL_LEVELS)} "
        f"(default: {DEFAULT_LEVEL}, as few as the game allows)",
    )
    parser.add_argument(
        "--language", choices=LANGUAGES, default="en", help="language of the game (default: en)"
    )
    parser.add_argument("--seed", type=int, help="random seed, to play the same game again (default: random)")
    parser.add_argument("--seat", type=int, metavar="N", help="your seat, counted from 0 (default: 0)")
    parser.add_argument(
        "--budget", type=float, metavar="SECONDS", help="seconds per bot decision (default: set by the level)"
    )
    add_options(parser)
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    add_boxes(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play until the game is over or the player leaves."""
    from pentapolis.commands.dialogue import Dialogue

    language = words(args.language)
    if isinstance(sys.stdout, TextIOWrapper):
        # A terminal without curly quotes or accents shows something else in their place.
        sys.stdout.reconfigure(errors="replace")
    Dialogue(_game(args), language).run()
    return 0


def _game(args: argparse.Namespace) -> TextGame:
    from pentapolis.commands.text_game import new_game, resumed_game

    budget = None if args.budget is None else Budget(seconds=args.budget)
    levels = [level.strip() for level in (args.against or "").split(",") if level.strip()]
    if args.resume is not None:
        if args.game is not None or args.seed is not None or args.option:
            raise pentapolis.BadMatch("--resume takes game, seed and options from the file; leave them out")
        return resumed_game(args.resume, levels, args.seat, budget)
    if args.game is None:
        raise pentapolis.BadMatch(f"name a game: {', '.join(pentapolis.keys())}; or --resume a saved one")
    options = chosen_options(args.option)
    if args.against is None:
        levels = [DEFAULT_LEVEL] * (_fewest_seats(args.game, options) - 1)
    seed = secrets.randbits(32) if args.seed is None else args.seed
    return new_game(args.game, levels, args.seat or 0, seed, options, budget)


def _fewest_seats(key: str, options: dict[str, object]) -> int:
    """The least number of players with these options."""
    game = pentapolis.game(key)
    for seats in range(1, game.seats[-1] + 1):
        try:
            game.options(seats, options)
        except pentapolis.BadSeats:
            continue
        return seats
    return game.seats[0]
