"""The kinds of puzzles of Attika. The puzzles themselves are in `puzzles.json`, see `docs/puzzles.md`."""

from __future__ import annotations

from pentapolis.games.attika.puzzles.block import Block
from pentapolis.games.attika.puzzles.builds import Amphorae, Builds
from pentapolis.games.attika.puzzles.shrines import Shrines
from pentapolis.games.attika.puzzles.tile import Tile

KINDS = (Shrines(), Block(), Builds(), Amphorae(), Tile())
