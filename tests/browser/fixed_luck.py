"""Run as a module: `pentapolis`, but the luck of every table is the same."""

from __future__ import annotations

import secrets
import sys

from pentapolis.cli import main

SEED = 7


def same(exclusive_upper_bound: int) -> int:
    """No draw at all."""
    return SEED % exclusive_upper_bound


if __name__ == "__main__":
    secrets.randbelow = same
    sys.exit(main())
