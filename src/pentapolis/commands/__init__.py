"""The subcommands of `pentapolis`, one file each: `add_parser` declares it, `run` does it."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from pentapolis.kernel.errors import BadOptions

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


def add_boxes(parser: argparse.ArgumentParser) -> None:
    """The option that chooses boxes; `cli.main` sees to it before the command runs."""
    parser.add_argument(
        "--boxes",
        type=Path,
        metavar="DIR",
        help="a folder with boxes of your own, see docs/boxes.md (default: the variable PENTAPOLIS_BOXES, or "
        "else the built-in boxes)",
    )


def add_options(parser: argparse.ArgumentParser) -> None:
    """The option that chooses variants of a game; `chosen_options` reads what was given."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game (repeatable)",
    )


def chosen_options(given: Sequence[str]) -> dict[str, object]:
    """The variants of a game from `name=value`, where the value is JSON or else a word."""
    return dict(map(_option, given))


def _option(text: str) -> tuple[str, object]:
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise BadOptions(f"--option: expected NAME=VALUE, got {text!r}")
    try:
        decoded: object = msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value
    return name, decoded
