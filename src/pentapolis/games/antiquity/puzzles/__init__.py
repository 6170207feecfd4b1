"""The kinds of puzzles of Antiquity. The puzzles themselves are in `puzzles.json`, see `docs/puzzles.md`."""

from __future__ import annotations

from pentapolis.games.antiquity.puzzles.carts import Carts
from pentapolis.games.antiquity.puzzles.graves import Graves
from pentapolis.games.antiquity.puzzles.pack import Pack

KINDS = (Carts(), Graves(), Pack())
