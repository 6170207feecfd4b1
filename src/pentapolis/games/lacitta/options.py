"""The variants of La Città."""

from __future__ import annotations

from typing import Literal

from pentapolis.kernel.game import Options


class LaCittaOptions(Options, frozen=True):
    """The variants of La Città."""

    setup: Literal["beginner", "advanced"] = "beginner"
    """A prepared landscape with castles, or a shuffled one on which the players place their castles."""

    balanced_shuffle: bool = False
    """Shuffle the landscape of the advanced set-up until water and mountains lie fairly."""

    voluntary_pass: bool = False
    """May a player pass who could play a card?"""

    bread_spread: Literal["one_building", "one_city", "all_own_cities"] = "one_city"
    """Where the coloured citizens of one card may stand."""

    moving_display: bool = False
    """Cards of the display move up, and the start player may discard the oldest one."""

    citizens_unlimited: bool = True
    """Are there always enough citizens, or only as many as the box holds?"""

    gold_unlimited: bool = True
    """Is there always enough gold, or only as much as the box holds?"""
