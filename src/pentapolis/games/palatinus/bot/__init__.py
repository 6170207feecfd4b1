"""Everything that only bots need: how a board is judged, what to try, and why."""

from __future__ import annotations

from pentapolis.games.palatinus.bot.advisor import PalatinusAdvisor
from pentapolis.games.palatinus.bot.judge import Judge

__all__ = ["Judge", "PalatinusAdvisor"]
