"""Every message id that positions of La Città can produce."""

from __future__ import annotations

from pentapolis.games.lacitta.scoring import SCORE_LINES
from pentapolis.games.lacitta.state import OVER, PHASES
from pentapolis.kernel.messages import Refusal

PROMPTS = PHASES[:OVER]
REFUSALS = (
    "taboo",
    "taken",
    "castle-near",
    "no-tile",
    "apart",
    "other-city",
    "second-market",
    "no-citizens",
    "no-spare",
    "no-water",
    "founded",
    "no-castle",
    "no-donor",
    "not-your-city",
    "not-your-building",
    "not-displayed",
    "no-site",
    "all-full",
    "full",
    "last-harvest",
    "no-figure",
    "no-farm",
    "no-arches",
    "gold",
    "other-building",
    "no-such-price",
    "no-such-arch",
    "spread",
    "harvested",
    "not-your-farm",
    "no-action-card",
    "not-simple",
    "no-pass",
    "no-such-wish",
    "other-removal",
    "castle-last",
    "inside",
    "nobody-left",
)
MESSAGE_IDS = (
    *(f"lacitta-prompt-{name}" for name in PROMPTS),
    *(f"lacitta-prompt-{name}-you" for name in PROMPTS),
    "lacitta-prompt-over",
    *(f"lacitta-refusal-first-{name}" for name in PROMPTS),
    *(f"lacitta-refusal-{name}" for name in REFUSALS),
    *SCORE_LINES,
)

FIRST_THINGS_FIRST = tuple(Refusal(f"lacitta-refusal-first-{name}", "lacitta.4") for name in PROMPTS)
"""What is to be decided in each phase, said to those who try something else."""
