"""`pentapolis replay`: a recorded game in words."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

import pentapolis
from pentapolis.commands import add_boxes
from pentapolis.guests import every_title
from pentapolis.kernel.events import Event, seen_events
from pentapolis.kernel.messages import Message
from pentapolis.kernel.results import Result
from pentapolis.words import LANGUAGES, Words, words

if TYPE_CHECKING:
    from pentapolis.commands import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "replay",
        help="print a recorded game move by move",
        description=(
            "Print a recorded game move by move, or check that the result matches the record. Printing needs "
            'the server\'s packages: pip install "pentapolis[server]".'
        ),
    )
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a record, as downloaded from a finished table"
    )
    parser.add_argument("--verify", action="store_true", help="only check that the result matches the record")
    parser.add_argument(
        "--language", choices=LANGUAGES, default="en", help="language of the output (default: en)"
    )
    parser.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help="show it from this seat's point of view, hiding other players' secrets "
        "(default: show everything)",
    )
    add_boxes(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Tell or check a record."""
    record = pentapolis.Record.read(args.file)
    try:
        if args.verify:
            print(f"{args.file.name}: {verified(record)}")
            return 0
        if args.seat is not None and not 0 <= args.seat < record.seats:
            raise pentapolis.UnknownSeat(f"seats are numbered 0 to {record.seats - 1}, got {args.seat}")
        tell(record, words(args.language), args.seat)
    except pentapolis.BadRecord as error:
        if not isinstance(error.__cause__, pentapolis.IllegalAction):
            raise
        refusal = error.__cause__.refusal
        reason = _reason(refusal, args.language, _names(record))
        raise pentapolis.BadRecord(str(error).removesuffix(str(refusal)) + reason) from error
    return 0


def _reason(refusal: pentapolis.Refusal, language: str, names: list[str]) -> str:
    """The reason of the rules in words, or only its name where words are not installed."""
    try:
        return words(language).say(Message(refusal.id, refusal.args), names)
    except pentapolis.NotInstalled:
        return str(refusal)


def verified(record: pentapolis.Record) -> str:
    """Check that a record ends as it says; what was checked, in words."""
    state = record.verify()
    if record.outcome is None and record.digest is None:
        raise pentapolis.BadRecord(
            f"all {len(record.moves)} moves are possible, but the record ends without a result or a digest "
            "to check; was it cut off?"
        )
    what = "position" if record.outcome is None else "result"
    return f"{len(record.moves)} moves, {what} confirmed, digest {state.digest()}"


def tell(record: pentapolis.Record, language: Words, seat: int | None) -> None:
    """Print the game, a paragraph for each move."""
    names = _names(record)
    title = every_title()[pentapolis.game(record.game).key].title[language.language]
    rules = "" if record.rules == pentapolis.game(record.game).rules_version else f", rules {record.rules}"
    print(f"{title}{rules}: {', '.join(names)}\n")
    result = None
    for number, step in enumerate(record.steps(), 1):
        for event in _told(step.events, seat):
            for message in event.messages():
                print(f"{number:>4}  {language.say(message, names)}")
        result = step.state.result
    if result is not None:
        _tell_result(result, language, names)


def _names(record: pentapolis.Record) -> list[str]:
    return [
        record.players[number] if number < len(record.players) and record.players[number] else f"#{number}"
        for number in range(record.seats)
    ]


def _told(events: list[Event], seat: int | None) -> list[Event]:
    return events if seat is None else seen_events(events, seat)


def _tell_result(result: Result, language: Words, names: list[str]) -> None:
    print()
    for place, group in enumerate(result.ranking, 1):
        for seat in group:
            rank = f"{place}." if result.winners else "-"
            print(f"{rank} {names[seat]}: {result.scores[seat]} ({result.tiebreaks[seat]})")
            for line in result.breakdown[seat]:
                print(f"      {line.points:>2}  {language.say(line.message, names)}")
