"""`pentapolis config`: what a server is told, and by whom; and the flags that all its commands share."""

from __future__ import annotations

import argparse
import os
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from pentapolis.server.settings import (
    FILE_VARIABLE,
    Setting,
    Settings,
    effective,
    read_settings,
    sample,
    settings,
    table,
)

if TYPE_CHECKING:
    from pentapolis.commands import Subparsers

DESTINATION = "setting_"
"""Before the name of a field it is where argparse keeps what the flag said."""


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "config",
        help="show the settings of the server",
        description=(
            "Print the settings with which `pentapolis serve` would start, given the same flags, variables "
            "and file, and where each comes from. Secrets are not shown."
        ),
    )
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument(
        "--sample", action="store_true", help="print a file with every setting at its default, to edit"
    )
    shown.add_argument(
        "--table", action="store_true", help="print every setting as a table in Markdown, for the docs"
    )
    add_settings(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the settings."""
    if args.sample:
        print(sample(), end="")
    elif args.table:
        print(table(), end="")
    else:
        print(effective(settings_of(args)), end="")
    return 0


def add_settings(parser: argparse.ArgumentParser, only: Collection[str] | None = None) -> None:
    """Declare a flag for every setting, or for `only` some fields of `Config`, and one for the file."""
    group = parser.add_argument_group(
        "settings",
        "Each can also stand in a file in TOML (key: the flag without dashes in front, _ for -) or in an "
        "environment variable (PENTAPOLIS_ and the key in capitals). Flags count before variables, and "
        "variables before the file. See docs/self-hosting.md.",
    )
    group.add_argument(
        "--config", metavar="FILE", help=f"a file with settings, in TOML (default: ${FILE_VARIABLE})"
    )
    for setting in settings():
        if only is None or setting.field in only:
            _add_flag(group, setting)


def settings_of(args: argparse.Namespace, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of a command that `add_settings` gave flags to; `BadSetting` for what cannot be."""
    flags = {setting.field: getattr(args, DESTINATION + setting.field, None) for setting in settings()}
    return read_settings(flags, environment, args.config)


def _add_flag(group: argparse._ArgumentGroup, setting: Setting) -> None:
    about = setting.about.replace("`", "").rstrip(".")
    default = setting.shown_default.replace("`", "").replace('"', "")
    words = f"{about[:1].lower()}{about[1:]} (default: {default})".replace("%", "%%")
    destination = DESTINATION + setting.field
    if isinstance(setting.default, bool):
        group.add_argument(
            setting.flag, dest=destination, action=argparse.BooleanOptionalAction, default=None, help=words
        )
        return
    group.add_argument(
        setting.flag,
        dest=destination,
        metavar=setting.kind.sign,
        action="append" if setting.kind.many else "store",
        help=words + ("; may be given several times" if setting.kind.many else ""),
    )
