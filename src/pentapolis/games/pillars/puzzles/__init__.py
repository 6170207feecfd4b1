"""The kinds of puzzles of The Pillars of the Earth. The puzzles themselves are in `puzzles.json`."""

from __future__ import annotations

from pentapolis.games.pillars.puzzles.builder import Builder
from pentapolis.games.pillars.puzzles.cards import Cards
from pentapolis.games.pillars.puzzles.gift import Gift
from pentapolis.games.pillars.puzzles.leaving import Leaving
from pentapolis.games.pillars.puzzles.market import Market

KINDS = (Cards(), Market(), Leaving(), Gift(), Builder())
