"""How often somebody may do something: a bucket that fills again with time."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from pentapolis.server.problems import ProblemError

REMEMBERED = 10_000


class Limit:
    """`amount` times at once, and then as often as the bucket fills: completely in `seconds`."""

    def __init__(self, amount: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._amount = amount
        self._rate = amount / seconds
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """Count one for this key; `problem-too-many` if the bucket is empty."""
        moment = self._clock()
        level, filled = self._buckets.pop(key, (float(self._amount), moment))
        level = min(float(self._amount), level + (moment - filled) * self._rate)
        if level < 1:
            self._buckets[key] = (level, moment)
            raise ProblemError("problem-too-many", seconds=math.ceil((1 - level) / self._rate))
        self._buckets[key] = (level - 1, moment)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
