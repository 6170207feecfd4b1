"""`pentapolis` on the command line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence

import pentapolis
from pentapolis.commands import (
    admin,
    arena,
    backup,
    bench,
    bench_server,
    box,
    config,
    decisions,
    games,
    play,
    puzzles,
    replay,
    restore,
    rules,
    serve,
    worker,
)

COMMANDS = (
    serve,
    worker,
    config,
    backup,
    restore,
    admin,
    games,
    decisions,
    rules,
    box,
    play,
    puzzles,
    replay,
    arena,
    bench,
    bench_server,
)


def make_parser() -> argparse.ArgumentParser:
    """The parser of the command and all its subcommands."""
    parser = argparse.ArgumentParser(
        prog="pentapolis", description="Play, replay and benchmark five city-building board games."
    )
    parser.add_argument("--version", action="version", version=f"pentapolis {pentapolis.__version__}")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_parser(subparsers)
    return parser


def _joined(arguments: Sequence[str]) -> list[str]:
    """The arguments, with a command of two words (`bench server`) as one."""
    if list(arguments[:2]) == ["bench", "server"]:
        return ["bench server", *arguments[2:]]
    return list(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; bad input ends in one sentence, not in a traceback."""
    parsed = make_parser().parse_args(_joined(sys.argv[1:] if arguments is None else arguments))
    run: Callable[[argparse.Namespace], int] = parsed.run
    try:
        if (boxes := getattr(parsed, "boxes", None)) is not None:
            pentapolis.use_boxes(boxes)
        return run(parsed)
    except pentapolis.PentapolisError as error:
        print(f"pentapolis: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read the output has had enough, as in `pentapolis replay FILE | head`.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        what = f"{error.filename}: {error.strerror}" if error.filename else str(error)
        print(f"pentapolis: {what}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
