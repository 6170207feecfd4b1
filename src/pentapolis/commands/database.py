"""What the commands share that work on a server's database, beside the server or without it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pentapolis
from pentapolis.commands.config import add_settings, settings_of
from pentapolis.commands.terminal import Progress
from pentapolis.server.settings import BadSetting


class CannotUse(pentapolis.PentapolisError):
    """A database that cannot be worked on; the message says why."""


class NotConfirmed(pentapolis.PentapolisError):
    """Something that cannot be undone was not confirmed."""


def add_database(parser: argparse.ArgumentParser) -> None:
    """The options that say which database it is, as a server is told; `database_of` reads them."""
    add_settings(parser, only=("database_url",))


def database_of(args: argparse.Namespace) -> str:
    """The URL of the database to work on; for use in `working`."""
    from pentapolis.server.storage.urls import checked_url

    try:
        url = settings_of(args).config.database_url
    except BadSetting as error:
        raise CannotUse(str(error)) from error
    checked_url(url)
    return url


@contextmanager
def working(command: str) -> Iterator[None]:
    """Work on a database: whatever is wrong with it, or missing, ends in one sentence."""
    try:
        from alembic.util import CommandError
        from sqlalchemy.exc import SQLAlchemyError

        from pentapolis.server.storage.files import UnusableFile
        from pentapolis.server.storage.outages import StorageAway
        from pentapolis.server.storage.urls import UnusableURL
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "pentapolis":
            raise
        raise pentapolis.NotInstalled(f"pentapolis {command}") from error
    try:
        yield
    except (UnusableFile, UnusableURL) as error:
        raise CannotUse(str(error)) from error
    except CommandError as error:
        raise CannotUse("the database cannot be used: another version of Pentapolis made it") from error
    except (StorageAway, SQLAlchemyError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()
        raise CannotUse(f"the database cannot be used: {reason[0] if reason else error}") from error


def confirm(args: argparse.Namespace, question: str) -> None:
    """Ask before something that cannot be undone, unless `--yes` was said."""
    if args.yes:
        return
    if not sys.stdin.isatty():
        raise NotConfirmed(f"{question} Say --yes to do it without being asked.")
    try:
        answer = input(f"{question} [y/N] ")
    except EOFError:  # Ctrl-D
        answer = ""
        print(file=sys.stderr)
    if answer.strip().lower() not in ("y", "yes"):
        raise NotConfirmed("nothing was done")


def add_yes(parser: argparse.ArgumentParser) -> None:
    """The option that answers every question."""
    parser.add_argument("--yes", action="store_true", help="do it without asking")


class Percent:
    """A bar that is told how much of how much is done."""

    def __init__(self, bar: Progress, title: str) -> None:
        self._bar = bar
        self._title = title
        self._shown = 0

    def __call__(self, done: int, total: int) -> None:
        """So much is done."""
        percent = 100 * done // total if total else 100
        while self._shown < min(percent, 100):
            self._shown += 1
            self._bar.advance(self._title)
