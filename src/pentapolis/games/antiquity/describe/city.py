"""Cities in words: buildings with their squares, houses, graves, and what is empty."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.antiquity.describe.grid import ROWS, Grid, square_name, state_of
from pentapolis.games.antiquity.describe.phrases import Arguments, places_listed, without_city
from pentapolis.games.antiquity.events.telling import piece_named
from pentapolis.games.antiquity.view.types import BuildingView, CityView
from pentapolis.kernel.description import Line, Part
from pentapolis.kernel.messages import Message


def city_part(city: CityView) -> Part:
    """One of the viewer's cities."""
    grid = Grid(city)
    key = f"city-{city['number']}"
    empty = tuple(_empty_lines(grid))
    rows = Part(f"{key}-empty", Message("antiquity-text-empty-title", {"number": city["number"]}), empty)
    title = Message("antiquity-text-city-title", {"number": city["number"]})
    return Part(key, title, tuple(_lines(city)), (rows,) if empty else ())


def _lines(city: CityView) -> Iterator[Line]:
    about: Arguments = {
        "size": city["size"],
        "last": ROWS[city["size"] - 1],
        "space": city["centre"],
        "empty": city["empty"],
    }
    yield Line(Message("antiquity-text-city", about))
    yield from (Line(building_line(building)) for building in city["buildings"])
    if city["houses"]:
        yield _squares_line("antiquity-text-houses-on", city["houses"])
    if city["graves"]:
        yield _squares_line("antiquity-text-graves-on", city["graves"])


def _squares_line(message: str, squares: list[str]) -> Line:
    listed = places_listed(map(without_city, squares))
    return Line(Message(message, {"count": len(squares), "squares": listed}))


def building_line(building: BuildingView) -> Message:
    """A building with the squares it covers and whether it works."""
    args: Arguments = {
        **piece_named(building["piece"]),
        "squares": places_listed(map(without_city, building["squares"])),
        "state": state_of(building),
    }
    return Message("antiquity-text-building-on", args)


def _empty_lines(grid: Grid) -> Iterator[Line]:
    rectangle = grid.largest_rectangle()
    if rectangle is None:
        return
    args: Arguments = {
        "rows": rectangle.rows,
        "columns": rectangle.columns,
        "square": without_city(rectangle.first),
        "square_two": without_city(rectangle.last),
    }
    yield Line(Message("antiquity-text-largest", args))
    for row in range(grid.size):
        if runs := grid.empty_runs(row):
            items = tuple(Message("antiquity-text-columns", _columns(*run)) for run in runs)
            yield Line(Message("antiquity-text-row-empty", {"row": ROWS[row]}), items)


def _columns(first: int, last: int) -> Arguments:
    """Columns of a row: one, or from one to another."""
    return {"first": first, "last": last if last > first else 0}


# A row in full ---------------------------------------------------------------------------


def row_line(grid: Grid, row: int) -> Line:
    """Everything in a row, from left to right."""
    stretches: list[tuple[int, int, Message]] = []
    for column in range(grid.size):
        holds = holds_of(grid, square_name(grid.number, row, column))
        if stretches and stretches[-1][2] == holds:
            stretches[-1] = (stretches[-1][0], column + 1, holds)
        else:
            stretches.append((column + 1, column + 1, holds))
    items = tuple(
        Message("antiquity-text-row-stretch", _columns(first, last) | holds.args)
        for first, last, holds in stretches
    )
    return Line(Message("antiquity-text-row", {"row": ROWS[row]}), items)


def holds_of(grid: Grid, square: str) -> Message:
    """What stands on a square, in a few words."""
    args: Arguments = {"building": "empty", "state": "empty"}
    if building := grid.buildings.get(square):
        state = "grave" if square in grid.graves else "stands"
        args = {"building": building["building"], "state": state}
    elif square in grid.houses:
        args = {"building": "house", "state": "stands"}
    elif square in grid.graves:
        args = {"building": "grave", "state": "stands"}
    return Message("antiquity-text-holds-square", args)
