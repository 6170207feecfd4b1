"""Choices on the grid: where a piece fits and what it covers, where a grave goes."""

from __future__ import annotations

from pentapolis.games.antiquity import actions as act
from pentapolis.games.antiquity.components import BUILDINGS, UNIVERSITY
from pentapolis.games.antiquity.components.squares import SQUARES
from pentapolis.games.antiquity.describe.choices.groups import Group, Known, Told
from pentapolis.games.antiquity.describe.grid import Grid, place_of, square_name, state_of
from pentapolis.games.antiquity.describe.phrases import (
    FACULTIES,
    Arguments,
    at,
    places_listed,
    without_city,
)
from pentapolis.games.antiquity.describe.shapes import cells_of, rotated
from pentapolis.games.antiquity.events.telling import piece_named
from pentapolis.kernel.actions import Action
from pentapolis.kernel.description import Line
from pentapolis.kernel.messages import Message

BURY = Group(0, "bury", Message("antiquity-text-choose-bury"), ("edges",))
BURY_ON = Group(0, "bury-building", Message("antiquity-text-choose-bury-building"), ("loss",))


def told_of_placing(known: Known, action: Action) -> Told | None:
    """A choice on the grid in words."""
    match action:
        case act.Place(square, turns):
            return _place(known, SQUARES[square], turns)
        case act.Bury(square):
            return _bury(known, SQUARES[square])
    return None


def _place(known: Known, anchor: str, turns: int) -> Told:
    plan = known.view["plan"]
    piece, grid = plan["piece"] if plan else None, known.grid_of(anchor)
    assert piece is not None, "pieces are placed in plans"
    cells = cells_of(piece, turns)
    top, left = place_of(anchor)
    covered = [square_name(grid.number, top + row, left + column) for row, column in sorted(cells)]
    building = str(piece_named(piece)["building"])
    together = _university_and_faculties(grid, building, covered)
    items = [Message("antiquity-text-covers", {"squares": places_listed(map(without_city, covered))})]
    if together:
        args: Arguments = {"building": building, "count": together}
        items.append(Message("antiquity-text-next-to-university", args))
    facts = {"edges": grid.closed_edges(covered)}
    sorts: tuple[str, ...] = ("edges",)
    if building in FACULTIES or building == BUILDINGS[UNIVERSITY]:
        facts["faculties"] = together
        sorts = ("faculties", *sorts)
    group = Group(turns, f"place-{turns}", rotated(piece, turns), sorts)
    return Told(group, Line(at(anchor), tuple(items)), facts)


def _university_and_faculties(grid: Grid, building: str, covered: list[str]) -> int:
    """How many faculties the University would touch, or whether a faculty would touch the University."""
    touched = grid.touching(covered)
    if building in FACULTIES:
        return int(BUILDINGS[UNIVERSITY] in touched)
    return len(touched & FACULTIES) if building == BUILDINGS[UNIVERSITY] else 0


def _bury(known: Known, square: str) -> Told:
    grid, building = known.grid_of(square), known.building_at(square)
    if building is None:
        edges = grid.closed_edges([square])
        free = Message("antiquity-text-closed-edges", {"count": edges})
        return Told(BURY, Line(at(square), (free,)), {"edges": edges})
    state = state_of(building)
    args: Arguments = {**piece_named(building["piece"]), "state": state}
    # A building that does not work loses nothing more.
    loss = {"grave": 0, "waits": 1}.get(state, 2)
    line = Line(at(square), (Message("antiquity-text-building-state", args),))
    return Told(BURY_ON, line, {"loss": loss})
