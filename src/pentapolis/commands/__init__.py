"""The subcommands of `pentapolis`, one file each: `add_parser` declares it, `run` does it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

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
