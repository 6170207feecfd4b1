"""What a game brings to tell its positions in words: three functions over its own type of view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, cast

from pentapolis.kernel.actions import Action
from pentapolis.kernel.description import Choices, Part
from pentapolis.kernel.plain import View

V_contra = TypeVar("V_contra", contravariant=True)

Previews = Callable[[Action], View | None]
"""Tells what an action would do."""


class Describer(Generic[V_contra]):
    """Gives a view of any game the type that the functions of this one know."""

    def __init__(
        self,
        parts: Callable[[V_contra], tuple[Part, ...]],
        place: Callable[[V_contra, str], Part | None],
        choices: Callable[[V_contra, Sequence[Action], Previews], tuple[Choices, ...]],
    ) -> None:
        self._parts, self._place, self._choices = parts, place, choices

    def parts(self, view: View) -> tuple[Part, ...]:
        """A view in words: the overview first, then each part."""
        return self._parts(cast("V_contra", view))

    def place(self, view: View, place: str) -> Part | None:
        """What lies at and around a place; None for what is no place."""
        return self._place(cast("V_contra", view), place)

    def choices(self, view: View, actions: Sequence[Action], preview: Previews) -> tuple[Choices, ...]:
        """What the seat of a view can choose from, by kind."""
        return self._choices(cast("V_contra", view), actions, preview)
