"""Plain data inside a position: saved by a layout of its own, and read in the order that its parts need."""

from __future__ import annotations

from types import GenericAlias
from typing import Annotated, Protocol

import pytest

from pentapolis.kernel.errors import BadSnapshot
from pentapolis.kernel.fields import DERIVED, HEAD, Data, Missing
from pentapolis.kernel.forms import COUNT
from pentapolis.kernel.options import Options
from pentapolis.kernel.snapshots import DataLayout, Layout, Part


class Farm(Data):
    """Inside a village."""

    cows: Annotated[int, COUNT]
    sheep: Annotated[int, COUNT, Missing(2)]
    legs: Annotated[int, DERIVED]


FARM = DataLayout(Farm)
NAMED_FARM = FARM.schema_with("NamedFarm", ("name", str))


class NamedFarm(Protocol):
    name: str


def _dump_largest(village: Village) -> str:
    return village.names[village.largest]


def _dump_farms(village: Village) -> list[object]:
    pairs = zip(village.farms, village.names, strict=True)
    return [{**FARM.dump(farm), "name": name} for farm, name in pairs]


LARGEST = Part("largest", str, _dump_largest, last=True)
FARMS = Part("farms", GenericAlias(list, (NAMED_FARM,)), _dump_farms)


class Village(Data):
    """Names its largest farm before it lists them all."""

    seats: Annotated[int, HEAD]
    options: Annotated[Options, HEAD]
    largest: Annotated[int, LARGEST]
    farms: Annotated[list[Farm], FARMS]
    names: Annotated[list[str], FARMS]


@LARGEST.read_by
def read_largest(village: Village, name: str) -> None:
    village.largest = village.names.index(name)


@FARMS.read_by
def read_farms(village: Village, data: list[NamedFarm]) -> None:
    village.names = [named.name for named in data]
    village.farms = []
    for named in data:
        farm = Farm()
        FARM.fill_from(farm, village.seats, named)
        village.farms.append(farm)


VILLAGE = Layout(Village, "village", 1, dict)
HEADING = {"game": "village", "rules": 1, "seats": 2, "options": {}}


def read(snapshot: dict[str, object]) -> Village:
    village = Village()
    village.seats = 2
    village.options = Options()
    VILLAGE.fill(village, 2, {**HEADING, **snapshot})
    return village


def test_what_is_inside_is_saved_with_what_stands_beside_it() -> None:
    farms = [{"cows": 1, "sheep": 0, "name": "Hill"}, {"cows": 4, "sheep": 3, "name": "Dale"}]
    dumped = VILLAGE.dump(read({"largest": "Dale", "farms": farms}))
    assert dumped["farms"] == farms
    assert [*dumped][-2:] == ["largest", "farms"]


def test_a_part_that_speaks_of_others_is_read_after_them() -> None:
    farms = [{"cows": 1, "sheep": 0, "name": "Hill"}, {"cows": 4, "sheep": 3, "name": "Dale"}]
    assert read({"largest": "Dale", "farms": farms}).largest == 1


def test_a_field_that_older_snapshots_do_not_have_gets_its_value() -> None:
    village = read({"largest": "Hill", "farms": [{"cows": 1, "name": "Hill"}]})
    assert village.farms[0].sheep == 2


def test_what_is_inside_is_checked_too() -> None:
    with pytest.raises(BadSnapshot, match="cows: must be 0 or more"):
        read({"largest": "Hill", "farms": [{"cows": -1, "name": "Hill"}]})
