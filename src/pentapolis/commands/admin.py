"""`pentapolis admin`: see and change what a server holds, also while it runs."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from pentapolis.commands.database import (
    CannotUse,
    add_database,
    add_yes,
    confirm,
    database_of,
    working,
)

if TYPE_CHECKING:
    from pentapolis.commands import Subparsers
    from pentapolis.server.storage.store import Store

UNITS = {"m": timedelta(minutes=1), "h": timedelta(hours=1), "d": timedelta(days=1)}

HEARD = "A running server takes note within its heartbeat (20 seconds unless set otherwise)."

Act = Callable[["Store", argparse.Namespace], None]
"""One of the subcommands."""


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command and its subcommands."""
    parser = subparsers.add_parser(
        "admin",
        help="see and change what a server holds",
        description=(
            "See and change what a server holds: tables, people, bans. Works beside a running server. Needs "
            'the server\'s packages: pip install "pentapolis[server]".'
        ),
    )
    actions = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    listing = _add(actions, "tables", _tables, "list tables, those that changed last first")
    listing.add_argument("--status", choices=("open", "running", "finished", "closed"))
    listing.add_argument("--game", metavar="KEY", help="only this game: palatinus, attika, ...")
    listing.add_argument(
        "--idle", type=_duration, metavar="TIME", help="only those unchanged for so long: 12h, 30d"
    )
    listing.add_argument("--person", metavar="PERSON", help="only those of a person (name or id)")
    _add_list_options(listing)

    people = _add(actions, "people", _people, "list people, those who came last first")
    people.add_argument("search", nargs="?", default="", metavar="TEXT", help="a part of the name")
    _add_list_options(people)

    close = _add(actions, "close", _close, "end a game without a result; it can still be looked at")
    close.add_argument("table", metavar="TABLE")
    reopen = _add(actions, "reopen", _reopen, "let a closed game go on")
    reopen.add_argument("table", metavar="TABLE")
    remove = _add(actions, "delete", _delete, "remove a table with everything that belongs to it")
    remove.add_argument("table", metavar="TABLE")

    forget = _add(actions, "delete-person", _delete_person, "forget a person")
    forget.add_argument("person", metavar="PERSON", help="a name or an id")
    forget.add_argument(
        "--with-chat", action="store_true", help="remove what they said, too, not only their name from it"
    )

    ban = _add(actions, "ban", _ban, "keep a person or an address out")
    ban.add_argument("who", metavar="PERSON|ADDRESS", help="a name, an id, 192.0.2.7 or 192.0.2.0/24")
    ban.add_argument(
        "--until", type=_moment, metavar="WHEN", help="7d, 12h or 2026-12-31 in UTC (default: for good)"
    )
    ban.add_argument("--reason", default="", metavar="TEXT", help="for your own records")
    unban = _add(actions, "unban", _unban, "let somebody in again")
    unban.add_argument("who", metavar="PERSON|ADDRESS")
    listed = _add(actions, "bans", _bans, "list those who are kept out")
    listed.add_argument("--json", action="store_true", help="print JSON")

    export = _add(actions, "export", _export, "print all data of a person as JSON")
    export.add_argument("person", metavar="PERSON", help="a name or an id")

    for changing in (close, remove, forget, ban):
        add_yes(changing)


def _add(actions: Subparsers, name: str, act: Act, about: str) -> argparse.ArgumentParser:
    parser = actions.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
    add_database(parser)
    parser.set_defaults(run=run, act=act)
    return parser


def _add_list_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--limit", type=_count, default=50, metavar="N", help="at most so many (default: 50)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Do what was asked for."""
    with working("admin"), _opened(args) as store:
        act: Act = args.act
        act(store, args)
    return 0


@contextmanager
def _opened(args: argparse.Namespace) -> Iterator[Store]:
    """The database, if it is there and has the form that this version knows."""
    from sqlalchemy import make_url

    from pentapolis.server.migrations import revision_of, revisions
    from pentapolis.server.storage.files import file_of
    from pentapolis.server.storage.store import Store

    url = database_of(args)
    path = file_of(make_url(url))
    if path is not None and not path.exists():
        raise CannotUse(f"there is no database {path}")
    with closing(Store(url)) as store:
        found, newest = store.read_now(revision_of), revisions()[0]
        if found != newest:
            raise CannotUse(
                f"the database has the form {found}, this version of Pentapolis has {newest}; start a server "
                "of this version first"
            )
        yield store


# Tables -----------------------------------------------------------------------------------------------


def _tables(store: Store, args: argparse.Namespace) -> None:
    from pentapolis.server import administration

    person = None if args.person is None else store.read_now(administration.person_id, args.person)
    since = None if args.idle is None else datetime.now(UTC) - args.idle
    wanted = administration.TableFilter(args.status, args.game, since, person, args.limit)
    found = store.read_now(administration.list_tables, wanted)
    if args.json:
        _print_json(found)
        return
    _print_columns(
        ("table", "game", "status", "moves", "changed", "people"),
        [
            (one.id, one.game, one.status, str(one.ply), _shown(one.changed), ", ".join(one.people))
            for one in found
        ],
    )


def _close(store: Store, args: argparse.Namespace) -> None:
    from pentapolis.server import administration

    confirm(args, f"Close table {args.table}? Its game ends without a result.")
    store.write_now(administration.close_table, args.table)
    print(f"Table {args.table} is closed. {HEARD}")


def _reopen(store: Store, args: argparse.Namespace) -> None:
    from pentapolis.server import administration

    store.write_now(administration.reopen_table, args.table)
    print(f"The game at table {args.table} goes on. {HEARD}")


def _delete(store: Store, args: argparse.Namespace) -> None:
    from pentapolis.server import administration

    confirm(args, f"Delete table {args.table} with its moves and its chat? This cannot be undone.")
    store.write_now(administration.delete_table, args.table)
    print(f"Table {args.table} is deleted. {HEARD}")


# People -----------------------------------------------------------------------------------------------


def _people(store: Store, args: argparse.Namespace) -> None:
    from pentapolis.server import administration

    found = store.read_now(administration.list_people, args.search, args.limit)
    if args.json:
        _print_json(found)
        return
    _print_columns(
        ("id", "name", "tables", "running", "since", "last seen at a table"),
        [
            (one.id, one.name, str(one.tables), str(one.running), _shown(one.created), _shown(one.seen))
            for one in found
        ],
    )


def _delete_person(store: Store, args: argparse.Namespace) -> None:
    from pentapolis.server import administration

    person = store.read_now(administration.person_id, args.person)
    confirm(args, f"Forget {_named(args.person, person)}? Bots take over their games. This cannot be undone.")
    count = store.write_now(administration.delete_person, person, with_chat=args.with_chat)
    print(f"{args.person} is forgotten, at {count} {'table' if count == 1 else 'tables'}. {HEARD}")


def _export(store: Store, args: argparse.Namespace) -> None:
    from pentapolis.server import administration

    person = store.read_now(administration.person_id, args.person)
    _print_json(store.read_now(administration.export, person))


# Bans -------------------------------------------------------------------------------------------------


def _ban(store: Store, args: argparse.Namespace) -> None:
    from pentapolis.server import administration

    who = _who(store, args.who)
    until = "" if args.until is None else f" until {_shown(args.until)} UTC"
    shown = _named(args.who, who)
    confirm(args, f"Ban {shown}{until}?")
    store.write_now(administration.ban, who, args.until, args.reason)
    print(f"{shown} is banned{until}. {HEARD}")


def _unban(store: Store, args: argparse.Namespace) -> None:
    from pentapolis.server import administration
    from pentapolis.server.storage import bans

    # Whoever is banned may be forgotten otherwise.
    banned = {one.who for one in store.read_now(bans.present)}
    who = args.who if args.who in banned else _who(store, args.who)
    store.write_now(administration.unban, who)
    print(f"{_named(args.who, who)} is no longer banned. {HEARD}")


def _bans(store: Store, args: argparse.Namespace) -> None:
    from pentapolis.server.storage import bans

    found = store.read_now(bans.present)
    if args.json:
        _print_json([one._asdict() for one in found])
        return
    _print_columns(
        ("who", "until", "since", "reason"),
        [
            (one.who, _shown(one.until) if one.until else "for good", _shown(one.created), one.reason)
            for one in found
        ],
    )


def _who(store: Store, given: str) -> str:
    """A network as such, anything else as a person's id."""
    from pentapolis.server import administration
    from pentapolis.server.bans import network_of

    network = network_of(given)
    return str(network) if network is not None else store.read_now(administration.person_id, given)


def _named(given: str, who: str) -> str:
    """Somebody as they were named, with the id that was found for the name."""
    from pentapolis.server.bans import network_of

    return who if given == who or network_of(given) is not None else f"{given} ({who})"


# Reading and showing ----------------------------------------------------------------------------------


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a number of at least 1 is needed, got {text!r}")
    return int(text)


def _duration(text: str) -> timedelta:
    found = re.fullmatch(r"(\d{1,5})([mhd])", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"a time is a number and m, h or d (30m, 12h, 7d), got {text!r}")
    return int(found[1]) * UNITS[found[2]]


def _moment(text: str) -> datetime:
    if re.fullmatch(r"\d{1,5}[mhd]", text):
        return datetime.now(UTC) + _duration(text)
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"a moment is 7d, 12h, 2026-12-31 or 2026-12-31T18:00, got {text!r}"
        ) from None
    found = found.replace(tzinfo=UTC) if found.tzinfo is None else found.astimezone(UTC)
    if found <= datetime.now(UTC):
        raise argparse.ArgumentTypeError(f"{text} is in the past")
    return found


def _shown(moment: datetime | None) -> str:
    return "" if moment is None else f"{moment.astimezone(UTC):%Y-%m-%d %H:%M}"


def _print_json(value: object) -> None:
    import msgspec

    print(json.dumps(msgspec.to_builtins(value), indent=2, ensure_ascii=False))


def _print_columns(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    widths = [max(map(len, column)) for column in zip(headings, *rows, strict=True)]
    for cells in (headings, *rows):
        print("  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip())
