"""Prints moves of recorded games as a page meets them, one JSON object a line, to test what it foresees.

Each has the game, the view before a move as its player sees it, the action, what the server would have said
that it does, and the view after it.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

from pentapolis.kernel import registry
from pentapolis.kernel.record import Record

OF_EACH = 15
"""How many moves of each kind are told of one game: one is much like the other, and views are large."""


def tell(record: Record) -> None:
    """Play a game again, and print some of its moves."""
    state, rules = record.start(), registry.game(record.game, record.rules)
    told: Counter[str] = Counter()
    for seat, text in record.moves:
        action = rules.parse(text)
        verb = text.split()[0]
        told[verb] += 1
        if told[verb] > OF_EACH:
            state.play(seat, action)
            continue
        before, preview = state.view(seat), state.preview(seat, action)
        state.play(seat, action)
        move = {
            "game": record.game,
            "before": before,
            "action": text,
            "told": preview,
            "after": state.view(seat),
        }
        json.dump(move, sys.stdout)
        print()


if __name__ == "__main__":
    for path in sys.argv[1:]:
        tell(Record.read(Path(path)))
