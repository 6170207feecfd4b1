"""Why a request failed."""

from __future__ import annotations

from msgspec import Struct

from pentapolis.kernel.messages import Refusal


class Problem(Struct, frozen=True):
    """Why a request failed: `id` is a message id, `text` its English wording."""

    status: int
    id: str
    text: str
    args: dict[str, str | int]
    refusal: Refusal | None
