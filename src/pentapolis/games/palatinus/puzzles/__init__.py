"""The kinds of puzzles of Palatinus. The puzzles themselves are in `puzzles.json`, see `docs/puzzles.md`."""

from __future__ import annotations

from pentapolis.games.palatinus.puzzles.last import Points, Victory
from pentapolis.games.palatinus.puzzles.now import Captures, Centre

KINDS = (Victory(), Points(), Captures(), Centre())
