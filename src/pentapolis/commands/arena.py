"""`pentapolis arena`: bots against bots, to see how strong they are."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pentapolis
from pentapolis.bots import ALL_LEVELS, Budget
from pentapolis.bots.arena import GamePlayed, Match, Standing, Table, play_match
from pentapolis.commands import add_boxes, add_options, chosen_options
from pentapolis.commands.terminal import Progress, print_table

if TYPE_CHECKING:
    from pentapolis.commands import Subparsers

INTERRUPTED = 130
HEADINGS = ("bot", "wins", "95 %", "points", "mean", "longest")

EXAMPLES = """\
examples:
  pentapolis arena palatinus --seats hard,medium --games 200 --jobs 2 --budget 0.3
  pentapolis arena palatinus --seats hard,medium,medium --games 30 --simulations 200 --seed 7 --records games/
  pentapolis arena palatinus --seats medium,random --games 100 --option ring_placement=random
"""


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "arena",
        help="run matches between bots",
        description=(
            "Play games between bots, each of them in each seat equally often, and print what share of the "
            "games each one won. Shared victories count fractionally."
        ),
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(pentapolis.keys())}")
    parser.add_argument(
        "--seats",
        metavar="LEVELS",
        required=True,
        help=f"the level of each bot, separated by commas: {', '.join(ALL_LEVELS)}",
    )
    parser.add_argument("--games", type=int, default=100, help="number of games (default: 100)")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes (default: 1)")
    parser.add_argument("--seed", type=int, default=1, help="random seed, to repeat a match (default: 1)")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument(
        "--budget",
        type=float,
        metavar="SECONDS",
        help="seconds per decision (default: set by the level)",
    )
    limit.add_argument(
        "--simulations", type=int, metavar="N", help="simulations per decision, for repeatable matches"
    )
    add_options(parser)
    parser.add_argument(
        "--records", type=Path, metavar="DIR", help="write a record of every game to this folder"
    )
    add_boxes(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the match and print the table; an interruption prints what there is."""
    if args.jobs < 1:
        raise pentapolis.BadMatch(f"--jobs must be at least 1, got {args.jobs}")
    match = _match(args)
    match.check()
    if args.records is not None:
        args.records.mkdir(parents=True, exist_ok=True)
    table = Table(match.entrants)
    try:
        _play(match, args.jobs, table, args.records)
    except KeyboardInterrupt:
        _print(match, table)
        return INTERRUPTED
    _print(match, table)
    return 0


def _match(args: argparse.Namespace) -> Match:
    budget = None
    if args.budget is not None:
        budget = Budget(seconds=args.budget)
    elif args.simulations is not None:
        budget = Budget(simulations=args.simulations)
    entrants = tuple(level.strip() for level in args.seats.split(","))
    options = chosen_options(args.option)
    return Match(args.game, entrants, args.games, args.seed, budget, options)


def _play(match: Match, jobs: int, table: Table, records: Path | None) -> None:
    with (
        Progress(match.games, pentapolis.game(match.key).title) as progress,
        closing(play_match(match, jobs)) as games,
    ):
        for played in games:
            table.add(played)
            if records is not None:
                _write_record(match, played, records)
            progress.advance(_leader(table))


def _leader(table: Table) -> str:
    first = max(table.standings, key=lambda standing: standing.wins)
    return f"{first.name} {first.win_share:.0%}"


def _write_record(match: Match, played: GamePlayed, records: Path) -> None:
    digits = len(str(match.games - 1))
    path = records / f"{match.key}-{match.seed}-{played.number:0{digits}}.txt"
    path.write_text(played.record, "utf-8", newline="\n")


# The table ---------------------------------------------------------------------------


def _print(match: Match, table: Table) -> None:
    title = pentapolis.game(match.key).title
    budget = f"at most {match.budget} per decision" if match.budget else "each level's own budget"
    if table.games < match.games:
        print(f"Interrupted after {table.games} of {match.games} games.")
    if not table.games:
        return
    print(f"{title}, {table.games} games, {budget}, seed {match.seed}")
    print_table(HEADINGS, [_row(standing) for standing in table.standings])
    if table.games % len(match.entrants):
        print("The number of games is not a multiple of the number of seats, so seats are not balanced.")


def _row(standing: Standing) -> tuple[str, ...]:
    low, high = standing.win_interval
    return (
        standing.name,
        f"{standing.win_share:.1%}",
        f"{low:.1%} - {high:.1%}",
        f"{standing.mean_score:.1f}",
        f"{standing.thinking.mean * 1000:.1f} ms",
        f"{standing.thinking.longest * 1000:.0f} ms",
    )
