"""What one live connection may cost: messages that come too often, and clients that are far behind."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from pentapolis.server.problems import ProblemError

PONG_EVERY = 1.0
"""The least number of seconds between two pongs; pings in between are answered together."""

MESSAGES = 60
"""How many messages a client may send in a row; they come back at one a second."""


BYTES = 128 * 1024
"""How many bytes a client may send in a row: more than the largest message."""

BYTES_A_SECOND = 4 * 1024
"""How quickly they come back."""


class ByteGuard:
    """All that one client sends, also what is no message: pings of the protocol, empty parts."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left = float(BYTES)
        self._heard = clock()

    def allows(self, size: int) -> bool:
        """Count so many bytes; False if they are too many."""
        moment = self._clock()
        self._left = min(BYTES, self._left + (moment - self._heard) * BYTES_A_SECOND) - size
        self._heard = moment
        return self._left >= 0


class PingGuard:
    """The messages of one client."""

    def __init__(
        self,
        *,
        messages: int = MESSAGES,
        pong_every: float = PONG_EVERY,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._most = float(messages)
        self._left = float(messages)
        self._pong_every = pong_every
        self._clock = clock
        self._heard = clock()
        self._answered = -math.inf
        self._owes_pong = False

    def heard(self) -> None:
        """Count a message of any kind; `problem-too-many` if it is one too many: the socket has to go."""
        moment = self._clock()
        self._left = min(self._most, self._left + moment - self._heard) - 1
        self._heard = moment
        if self._left < 0:
            raise ProblemError("problem-too-many", seconds=math.ceil(-self._left))

    def pinged(self) -> float | None:
        """It was a ping: in how many seconds to send a pong, or None if one is on its way already."""
        if self._owes_pong:
            return None
        self._owes_pong = True
        return max(0.0, self._answered + self._pong_every - self._clock())

    def answered(self) -> None:
        """A pong is sent."""
        self._owes_pong = False
        self._answered = self._clock()


def steps_after(known: int, present: int, most: int) -> int:
    """After which ply the steps for a client begin that has the game up to `known` (-1: nothing).

    Whoever is more than `most` steps behind gets only the present: a page shows no more than that anyway, and
    whoever wants the whole game asks for its log, or for the replay when it is over.
    """
    return known if present - known <= most else present - 1
