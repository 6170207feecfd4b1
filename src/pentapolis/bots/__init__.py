"""Bots: players that see only what their seat sees, in levels of strength, and the arena that measures them.

They know no game by name; a game's own knowledge reaches them through `pentapolis.kernel.advice`.
"""

from __future__ import annotations

from pentapolis.bots.base import Bot
from pentapolis.bots.budget import Budget
from pentapolis.bots.hints import Hint, HintChoice, hint
from pentapolis.bots.levels import ALL_LEVELS, LEVELS, bot

__all__ = ["ALL_LEVELS", "LEVELS", "Bot", "Budget", "Hint", "HintChoice", "bot", "hint"]
