"""In which form an answer is sent, of those that it is there in: packed, if the client can read that."""

from __future__ import annotations

import re
from collections.abc import Sequence

_WEIGHT = re.compile(r"\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*", re.IGNORECASE)
PLAIN = "identity"


def chosen(accepted: str, offered: Sequence[str]) -> str | None:
    """What to send, by an `Accept-Encoding` header; of equals the first offered. None is plain."""
    weights = _weights(accepted)
    others = weights.get("*", 0.0)
    best, most = None, weights.get(PLAIN, 0.0)
    for encoding in offered:
        weight = weights.get(encoding, others)
        if weight > most or (best is None and weight == most > 0):
            best, most = encoding, weight
    return best


def _weights(accepted: str) -> dict[str, float]:
    """What a client says of each encoding: 0 if it cannot read it. What is no weight counts as none."""
    found: dict[str, float] = {}
    for part in accepted.split(","):
        name, *parameters = part.split(";")
        weights = [float(match[1]) for text in parameters if (match := _WEIGHT.fullmatch(text))]
        if name.strip():
            found[name.strip().lower()] = weights[0] if weights else 0.0 if parameters else 1.0
    return found
