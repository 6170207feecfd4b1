"""What previews promise, and how each promise is checked: the action is played on a copy."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.kernel.state import State
from pentapolis.testing.previews import Check, Shown
from tests.games.antiquity.promises import PROMISES as ANTIQUITY
from tests.games.attika.promises import PROMISES as ATTIKA
from tests.games.attika.promises import SCARCE as SCARCE_ATTIKA
from tests.games.lacitta.promises import PROMISES as LACITTA
from tests.games.lacitta.promises import SCARCE as SCARCE_LACITTA
from tests.games.palatinus.promises import PROMISES as PALATINUS
from tests.games.pillars.promises import PROMISES as PILLARS

PROMISES: dict[str, dict[str, Check]] = {
    "antiquity": ANTIQUITY,
    "attika": ATTIKA,
    "lacitta": LACITTA,
    "palatinus": PALATINUS,
    "pillars": PILLARS,
}
"""For each game and each field of its preview what checks it."""

SCARCE: dict[str, tuple[Callable[[State], Shown], ...]] = {
    "attika": SCARCE_ATTIKA,
    "lacitta": SCARCE_LACITTA,
}
"""How positions of play are made short of what previews count on."""
