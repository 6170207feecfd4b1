"""Run as a module: `pentapolis`, but the luck of every table is the same.

`PENTAPOLIS_LUCK` says which: a whole number, or `any` for tables that differ, as people get them.
"""

from __future__ import annotations

import os
import secrets
import sys

from pentapolis.cli import main

VARIABLE = "PENTAPOLIS_LUCK"
USUAL = "7"
ANY = "any"


def fix(luck: int) -> None:
    """Let every table begin with this luck."""

    def same(exclusive_upper_bound: int) -> int:
        return luck % exclusive_upper_bound

    secrets.randbelow = same


if __name__ == "__main__":
    luck = os.environ.pop(VARIABLE, USUAL)
    if luck != ANY:
        fix(int(luck))
    sys.exit(main())
