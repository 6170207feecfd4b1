"""What a player of Attika can choose from, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import cast

from pentapolis.games.attika.actions import (
    AmphoraCard,
    Build,
    Draw,
    EndTurn,
    Finish,
    LayTile,
    Pay,
    SpendAmphora,
    Store,
)
from pentapolis.games.attika.box import ANY
from pentapolis.games.attika.components import BUILDINGS, CARDS_DUE, HEXES, LANDSCAPES, LETTERS, RATE
from pentapolis.games.attika.describe.board import Arguments, SeenBoard, called
from pentapolis.games.attika.describe.buildings import counted, due
from pentapolis.games.attika.describe.tiles import layings
from pentapolis.games.attika.preview import AttikaPreview
from pentapolis.games.attika.view import AttikaView
from pentapolis.kernel.actions import Action
from pentapolis.kernel.description import Choice, Choices, Line
from pentapolis.kernel.messages import Message
from pentapolis.kernel.plain import View

Preview = Callable[[Action], View | None]


def choices_of(view: AttikaView, actions: Sequence[Action], preview: Preview) -> tuple[Choices, ...]:
    """Buildings with their cheapest hexes first, stacks, cards, places for the tile; then the rest."""
    groups = (
        *_builds(view, [action for action in actions if isinstance(action, Build)], preview),
        _draws(view, [action for action in actions if isinstance(action, Draw)]),
        _payments(view, [action for action in actions if isinstance(action, Pay)]),
        *layings(view, [action for action in actions if isinstance(action, LayTile)]),
        _others(view, actions),
    )
    return tuple(group for group in groups if group.choices)


# Buildings ---------------------------------------------------------------------------


def _builds(view: AttikaView, actions: Sequence[Build], preview: Preview) -> Iterator[Choices]:
    board = SeenBoard(view)
    seat = view["seat"] or 0

    @cache
    def missing(site: str | None) -> int:
        link = board.link(seat, site)
        return len(board.hexes) if link is None else link.missing

    shortens = 0 if view["solo_race"] else missing(None)
    for building, name in enumerate(BUILDINGS):
        sites = [action for action in actions if action.building == building]
        if not sites:
            continue
        choices = []
        for action in sites:
            told = cast("AttikaPreview", preview(action))
            facts = {"price": told["cards"], "distance": missing(HEXES[action.hex])}
            notes = [*_notes(told, board)]
            if 0 < facts["distance"] < shortens:
                notes.append(Message("attika-text-note-link", {"count": facts["distance"]}))
            choices.append(Choice(str(action), _site(board, told, notes), facts))
        choices.sort(key=lambda choice: (choice.facts["price"], choice.facts["distance"]))
        title = Message("attika-text-build", {"building": name})
        yield Choices(f"build-{name}", title, tuple(choices), ("price", "distance"))


def _site(board: SeenBoard, preview: AttikaPreview, notes: Sequence[Message]) -> Line:
    """What a building would cost on a hex, and what speaks for it."""
    name = preview["hex"]
    told: Arguments = {"space": name, "symbol": board.symbol(name), "cards": preview["cards"]}
    return Line(Message("attika-text-site-notes" if notes else "attika-text-site", told), tuple(notes))


def _notes(preview: AttikaPreview, board: SeenBoard) -> Iterator[Message]:
    yield from counted(preview["need"])
    instead = (preview["cards"] - len(preview["need"]) - preview["settlement"]) // (RATE - 1)
    if instead:
        yield Message("attika-text-note-instead", {"count": instead})
    if preview["wins"] is not None:
        yield Message(f"attika-text-wins-{preview['wins']}")
    if preview["completes_group"] is not None:
        group: Arguments = {"term": f"attika-group-{preview['completes_group']}"}
        yield Message("attika-text-note-group", {**group, "reward": preview.get("reward") or "nothing"})
    if preview["free_by"] is not None:
        free_by = preview["free_by"]
        known = called(board.built[free_by]["building"])
        yield Message("attika-text-note-free", {**known, "space": free_by})
    if preview["settlement"]:
        yield Message("attika-text-note-settlement", {"cards": preview["settlement"]})
    for _, number in board.shrines_around(board.hexes[preview["hex"]]):
        yield Message("attika-text-note-shrine", {"number": number})


# The rest of a turn ---------------------------------------------------------------------------


def _draws(view: AttikaView, actions: Sequence[Draw]) -> Choices:
    stacks = [] if view["seat"] is None else view["players"][view["seat"]]["stacks"]
    choices = tuple(
        Choice(
            str(action),
            Line(Message("attika-text-stack", {"stack": action.stack, "count": stacks[action.stack - 1]})),
        )
        for action in actions
    )
    return Choices("draw", Message("attika-text-draw"), choices)


def _payments(view: AttikaView, actions: Sequence[Pay]) -> Choices:
    """The cards that can be given, those that are asked for first."""
    hand = {} if view["seat"] is None else view["players"][view["seat"]]["hand"] or {}
    choices = []
    for action in actions:
        name = LANDSCAPES[action.landscape]
        fits = _fits(view, action.landscape)
        told: Arguments = {"landscape": name, "count": hand.get(name, 0), "fits": ("no", "any", "yes")[fits]}
        choices.append(Choice(str(action), Line(Message("attika-text-pay-card", told)), {"fits": fits}))
    choices.sort(key=lambda choice: -choice.facts["fits"])
    return Choices("pay", Message("attika-text-pay"), tuple(choices))


def _fits(view: AttikaView, landscape: int) -> int:
    """Whether a card is asked for (2), pays for what any card pays for (1), or takes a second one (0)."""
    seat, building, site = view["seat"], view["building"], view["site"]
    assert seat is not None, "spectators pay for nothing"
    assert building is not None, "a building is being paid for"
    assert site is not None, "its place is chosen"
    left = due(view, SeenBoard(view), seat, building, site)
    if left.need.count(LETTERS[landscape]) > view["paid"].get(LANDSCAPES[landscape], 0):
        return 2
    return int(left.settlement + left.need.count(ANY) > 0)


def _others(view: AttikaView, actions: Sequence[Action]) -> Choices:
    """What has no place: storing, amphorae, ending things."""
    choices = []
    for action in actions:
        if isinstance(action, Store):
            choices.append(Choice(str(action), Line(Message("attika-store"))))
        elif isinstance(action, SpendAmphora):
            choices.append(
                Choice(str(action), Line(Message("attika-use-amphora", {"mode": view["mode"] or "build"})))
            )
        elif isinstance(action, Finish):
            choices.append(Choice(str(action), Line(Message("attika-finish", {"cards": _cards_due(view)}))))
        elif isinstance(action, AmphoraCard):
            choices.append(Choice(str(action), Line(Message("attika-amphora-card"))))
        elif isinstance(action, EndTurn):
            choices.append(Choice(str(action), Line(Message("attika-end-turn"))))
    return Choices("others", Message("attika-text-others"), tuple(choices))


def _cards_due(view: AttikaView) -> int:
    """The cards for the actions that are left, if there are so many."""
    due = CARDS_DUE[0] if view["actions_left"] is None else view["actions_left"]
    return min(due, view["deck"] + sum(view["discard"].values()))
