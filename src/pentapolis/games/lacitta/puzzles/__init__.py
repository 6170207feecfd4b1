"""The kinds of puzzles of La Città. The puzzles themselves are in `puzzles.json`, see `docs/puzzles.md`."""

from __future__ import annotations

from pentapolis.games.lacitta.puzzles.feeding import Feed
from pentapolis.games.lacitta.puzzles.final import Final
from pentapolis.games.lacitta.puzzles.vote import Vote

KINDS = (Feed(), Vote(), Final())
