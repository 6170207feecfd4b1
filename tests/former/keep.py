"""Before the rules of a game change: python -m tests.former.keep KEY

Keeps the present rules in an archive, and beside the tests the recorded games of the present rules with a
digest of all that they show now.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pentapolis
from pentapolis.commands.rules import module_of, room_of
from pentapolis.former.keeping import keep
from tests.former.shown import FIXTURES, write_shown


def main(key: str) -> None:
    """Keep the present rules of a game."""
    game = pentapolis.game(key)
    print(keep(game, module_of(key), room_of(key)))
    folder = FIXTURES / f"{key}-{game.rules_version}"
    folder.mkdir(parents=True, exist_ok=True)
    for record in sorted((FIXTURES.parent / key).glob("*.record")):
        shutil.copy(record, folder)
    write_shown(folder)
    print(folder.relative_to(Path.cwd()))


if __name__ == "__main__":
    main(*sys.argv[1:])
