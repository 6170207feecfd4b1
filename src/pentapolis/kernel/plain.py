"""Plain data: what positions and views become, ready for JSON."""

from __future__ import annotations

from collections.abc import Mapping

JsonValue = bool | int | float | str | None | list["JsonValue"] | dict[str, "JsonValue"]
"""Anything that JSON can say."""

View = Mapping[str, object]
"""What a seat may see. Each game has its own TypedDict for it; all have the fields of `BaseView`."""

Snapshot = dict[str, JsonValue]
"""A whole position as plain data."""
