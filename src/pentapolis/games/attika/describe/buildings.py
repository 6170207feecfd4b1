"""The buildings of Attika in words: what they cost, next to what they are free, what is left to pay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pentapolis.games.attika.box import ANY
from pentapolis.games.attika.components import (
    BOX,
    BUILDING_NUMBER,
    BUILDINGS,
    FOLLOWERS,
    FOUNDING,
    GROUP_OF,
    GROUP_SIZES,
    GROUPS,
    LANDSCAPES,
    LETTERS,
    TAILS,
)
from pentapolis.games.attika.describe.board import SeenBoard, called
from pentapolis.games.attika.view import AttikaView
from pentapolis.kernel.description import Line, Part
from pentapolis.kernel.messages import Message


class Due(NamedTuple):
    """What is left to pay in cards, as previews write it: symbols in letters, and cards of any kind."""

    need: str
    settlement: int


def due(view: AttikaView, board: SeenBoard, seat: int, building: str, site: str) -> Due:
    """What the symbols on and around a hex leave to pay for a building that is not free there."""
    cost = BOX.buildings[BUILDING_NUMBER[building]].cost
    near = [name for _, name in board.around(board.hexes[site])]
    shown = [board.symbol(name) for name in (site, *near) if name not in board.built]
    need = "".join(
        letter * max(cost.count(letter) - shown.count(name), 0)
        for letter, name in zip(LETTERS, LANDSCAPES, strict=True)
    )
    symbols = len(shown) - shown.count("none")
    joins = not board.own(seat).isdisjoint(near)
    settlements = len(view["players"][seat]["settlements"])
    return Due(need + ANY * max(cost.count(ANY) - symbols, 0), 0 if joins else FOUNDING * settlements)


def counted(letters: str) -> Iterator[Message]:
    """Symbols in letters, by landscape; those of any kind last."""
    for letter, name in zip(LETTERS, LANDSCAPES, strict=True):
        if letter in letters:
            yield Message(f"attika-count-{name}", {"count": letters.count(letter)})
    if ANY in letters:
        yield Message("attika-symbols-any", {"count": letters.count(ANY)})


def building_part(name: str) -> Part:
    """All that is printed on a building."""
    number = BUILDING_NUMBER[name]
    group = GROUP_OF[number]
    lines = [Line(Message("attika-text-costs"), tuple(counted(BOX.buildings[number].cost)))]
    for message, others in (("free-next-to", TAILS[number]), ("frees", FOLLOWERS[number])):
        if others:
            lines.append(Line(Message(f"attika-text-{message}"), tuple(map(_name, others))))
    told: dict[str, str | int] = {"term": f"attika-group-{GROUPS[group]}", "size": GROUP_SIZES[group]}
    lines.append(Line(Message("attika-text-in-group", told)))
    return Part(f"building-{name}", _name(number), tuple(lines))


def _name(number: int) -> Message:
    return Message("attika-text-building", called(BUILDINGS[number]))


def unbuilt(view: AttikaView, seat: int) -> Part | None:
    """What the player's other buildings cost before any symbol helps, and next to what they are free."""
    player = view["players"][seat]
    waiting = {*player["stored"], *player["main_left"], *player["others_left"], view["building"]}
    lines = []
    for number, name in enumerate(BUILDINGS):
        if name in waiting:
            free = (Message("attika-text-free-by", called(BUILDINGS[tail])) for tail in TAILS[number])
            items = (*counted(BOX.buildings[number].cost), *free)
            lines.append(Line(Message("attika-text-cost-of", called(name)), items))
    return Part("unbuilt", Message("attika-text-unbuilt"), tuple(lines)) if lines else None
