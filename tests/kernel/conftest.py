"""Properties hold however long an example takes: no test depends on a clock."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("without a clock", deadline=None)
settings.load_profile("without a clock")
