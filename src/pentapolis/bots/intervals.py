"""How sure a measured share is."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import NamedTuple


class Interval(NamedTuple):
    """A range that holds the true share with the asked-for confidence."""

    low: float
    high: float


def wilson(successes: float, trials: int, confidence: float = 0.95) -> Interval:
    """Wilson's score interval of a share; successes may be fractions, as shared victories are.

    >>> low, high = wilson(7, 10)
    >>> f"{low:.4f} {high:.4f}"
    '0.3968 0.8922'
    """
    if trials < 1 or not 0 <= successes <= trials:
        raise ValueError(f"{successes} successes in {trials} trials")
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = successes / trials
    shrink = 1 + z * z / trials
    centre = (share + z * z / (2 * trials)) / shrink
    spread = z / shrink * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    return Interval(max(0.0, centre - spread), min(1.0, centre + spread))
