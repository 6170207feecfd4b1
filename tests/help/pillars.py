"""The drawings of the Pillars' help, played. The docstring of a check is the caption that it proves."""

from __future__ import annotations

from pentapolis.games.pillars.components import BOX
from tests.games.pillars.building import (
    choosing,
    drawing,
    gold,
    holds,
    play,
    player,
    position,
    resolving,
    standing,
    start,
)
from tests.help.reading import Spec

COLOURS = ("blue", "red", "green")
LETTER = {"sand": "S", "wood": "W", "stone": "T"}


def valley(spec: Spec) -> None:
    """The valley in round 3: nine builders have been placed, and the first two parts of the cathedral
    stand.
    """
    drawn = {
        place: [COLOURS.index(colour) if colour else None for colour in colours]
        for place, colours in spec["valley"]["builders"].items()
    }
    places = standing(**{place.replace("-", "_"): seats for place, seats in drawn.items()})
    seats = [player() for _ in COLOURS]
    view = position(*seats, round_number=3, places=places).view(None)
    for place, shown in drawn.items():
        assert view["places"][place][: len(shown)] == shown
    assert sum(seat is not None for shown in view["places"].values() for seat in shown) == 9
    assert all(sum(seat == one for shown in drawn.values() for seat in shown) == 3 for one in range(3))
    assert len(view["cathedral"]) == spec["valley"]["built"] == 2


def starting_row(spec: Spec) -> None:
    """On the left what a craftsman needs, on the right what he makes of it, and how often a round."""
    for mine in start(2).view(None)["players"]:
        assert mine["craftsmen"] == spec["craftsmen"]


def nine_resource_cards(spec: Spec) -> None:
    """The nine resource cards: how many workers they need, and what they yield."""
    assert len(spec["resource_cards"]) == 9
    assert spec["resource_cards"] == [card.id for card in BOX.resource_cards]
    for card in BOX.resource_cards:
        other = next(each.id for each in BOX.resource_cards if each is not card)
        state = choosing(player(workers=12), cards=[card.id, other])
        play(state, f"take {card.id}")
        assert state.workers[0] == 12 - card.workers
        after, _ = resolving(player(cards=[card.id]), resource_cards=[], next_event="royal-victory")
        assert holds(after) == LETTER[card.resource] * card.yields


def waiting_builders(spec: Spec) -> None:
    """Red and blue wait. The next builder costs 3 gold; once the bag is empty, red places first, then
    blue, both for free.
    """
    dial = spec["dial"]
    costs = BOX.figures.builder_costs
    waiting = [
        [COLOURS.index(colour), int(price)] for price, colour in sorted(dial["waiting"].items(), reverse=True)
    ]
    blue, red, green = (player(gold=10) for _ in COLOURS)
    handled = costs.index(dial["now"])
    state = drawing(
        blue,
        red,
        green,
        drawn=2,
        builders={"drawn": 2, "handled": handled, "rejections": 0, "waiting": waiting},
    )
    play(state, "place castle")
    assert gold(state, 2) == 10 - 3
    for seat in (1, 0):
        assert state.actors == (seat,)
        play(state, str(state.legal(seat)[0]))
        assert gold(state, seat) == 10


def good_events(spec: Spec) -> None:
    """The five good events."""
    assert spec["events"] == [event.id for event in BOX.events if event.positive]
    assert len(spec["events"]) == 5


def bad_events(spec: Spec) -> None:
    """The five bad events."""
    assert spec["events"] == [event.id for event in BOX.events if not event.positive]
    assert len(spec["events"]) == 5


def four_parts(spec: Spec) -> None:
    """After four rounds nave, portal, apse and the first tower stand."""
    standing_parts = position(player(), round_number=5).view(None)["cathedral"]
    assert standing_parts == ["nave", "portal", "apse", "first-tower"]
    assert spec["cathedral"] == 4


def _hirable(spec: Spec, round_number: int) -> None:
    assert spec["craftsmen"] == [card.id for card in BOX.craftsmen if card.round == round_number]
    assert len(spec["craftsmen"]) == 4
    costs = {card.id: card.cost for card in BOX.craftsmen}
    for card in spec["craftsmen"]:
        state = choosing(player(gold=30, workers=2), craftsmen=spec["craftsmen"], round_number=round_number)
        play(state, f"hire {card}")
        assert gold(state) == 30 - costs[card]


def craftsmen_1(spec: Spec) -> None:
    """The four craftsmen of round 1, with their costs."""
    _hirable(spec, 1)


def craftsmen_2(spec: Spec) -> None:
    """The four craftsmen of round 2, with their costs."""
    _hirable(spec, 2)


def craftsmen_3(spec: Spec) -> None:
    """The four craftsmen of round 3, with their costs."""
    _hirable(spec, 3)


def craftsmen_4(spec: Spec) -> None:
    """The four craftsmen of round 4, with their costs."""
    _hirable(spec, 4)


def craftsmen_5(spec: Spec) -> None:
    """The four craftsmen of round 5, with their costs."""
    _hirable(spec, 5)


def craftsmen_6(spec: Spec) -> None:
    """The four craftsmen of round 6, with their costs."""
    _hirable(spec, 6)


def kept_to_the_end(spec: Spec) -> None:
    """Advantage cards that you keep to the end."""
    assert spec["advantages"] == [card.id for card in BOX.advantages if card.kind == "permanent"]


def used_once(spec: Spec) -> None:
    """Advantage cards that you use once."""
    assert spec["advantages"] == [card.id for card in BOX.advantages if card.kind == "once"]


def used_at_once(spec: Spec) -> None:
    """The last two always lie out in round 6."""
    assert spec["advantages"] == [card.id for card in BOX.advantages if card.kind == "immediate"]
    assert spec["advantages"][-2:] == [card.id for card in BOX.advantages if card.last_round]


CHECKS = (
    valley,
    starting_row,
    nine_resource_cards,
    waiting_builders,
    good_events,
    bad_events,
    four_parts,
    craftsmen_1,
    craftsmen_2,
    craftsmen_3,
    craftsmen_4,
    craftsmen_5,
    craftsmen_6,
    kept_to_the_end,
    used_once,
    used_at_once,
)
