"""The Pillars of the Earth in words, for people who do not see the valley."""

from __future__ import annotations

from pentapolis.games.pillars.describe.asking import place_of
from pentapolis.games.pillars.describe.choices import choices_of
from pentapolis.games.pillars.describe.overview import overview
from pentapolis.games.pillars.describe.players import player_part
from pentapolis.games.pillars.describe.rounds import bag, events, gone, offers, workshop
from pentapolis.games.pillars.describe.valley import valley
from pentapolis.games.pillars.view.types import PillarsView
from pentapolis.kernel.description import Part, outcome

__all__ = ["choices_of", "parts_of", "place_of"]


def parts_of(view: PillarsView) -> tuple[Part, ...]:
    """A view in words: the overview, what is decided now, one's own things, the valley, the others."""
    first = view["seat"] or 0
    own, *others = [player_part(view, (first + step) % view["seats"]) for step in range(view["seats"])]
    if view["result"] is not None:
        return (overview(view), *outcome(view), own, *others)
    return (
        overview(view),
        *workshop(view),
        *bag(view),
        own,
        *offers(view),
        *valley(view),
        events(view),
        *others,
        *gone(view),
    )
