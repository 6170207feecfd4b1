"""What snapshots say of fields that have a form or a part of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import pytest

from pentapolis.kernel.errors import BadSnapshot
from pentapolis.kernel.fields import EACH, HEAD, Called, Data
from pentapolis.kernel.forms import Counts, Members, Named
from pentapolis.kernel.options import Options
from pentapolis.kernel.plain import JsonValue, Snapshot
from pentapolis.kernel.snapshots import Layout, PartOfEach

FRUIT = Named("fruit", ("apple", "pear", "plum"))


def _dump_coins(shop: Shop, seat: int) -> int:
    return shop.purses[seat][-1]


def _dump_notes(shop: Shop, seat: int) -> dict[str, int]:
    return {"tens": shop.purses[seat][0]}


COINS = PartOfEach("coins", int, _dump_coins)
NOTES = PartOfEach("notes", dict[str, int], _dump_notes)


class Shop(Data):
    """Two customers with their baskets and purses."""

    seats: Annotated[int, HEAD]
    options: Annotated[Options, HEAD]
    purses: Annotated[list[list[int]], COINS, NOTES]
    baskets: Annotated[list[int], EACH, Members(FRUIT), Called("fruit")]
    shelf: Annotated[tuple[int, ...], Counts(FRUIT)]


@COINS.read_by
def read_coins(shop: Shop, seat: int, coins: int) -> None:
    if not seat:
        shop.purses = []
    shop.purses.append([coins])


@NOTES.read_by
def read_notes(shop: Shop, seat: int, notes: Mapping[str, int]) -> None:
    shop.purses[seat].insert(0, notes["tens"])


LAYOUT = Layout(Shop, "shop", 1, dict)


def shop() -> Shop:
    made = Shop()
    made.seats = 2
    made.options = Options()
    made.purses = [[1, 7], [0, 3]]
    made.baskets = [0b101, 0]
    made.shelf = (0, 4, 1)
    return made


def test_one_field_can_be_saved_as_several_parts() -> None:
    dumped = LAYOUT.dump(shop())
    assert dumped["players"] == [
        {"coins": 7, "notes": {"tens": 1}, "fruit": ["apple", "plum"]},
        {"coins": 3, "notes": {"tens": 0}, "fruit": []},
    ]
    read = Shop()
    LAYOUT.fill(read, 2, dumped)
    assert read.purses == [[1, 7], [0, 3]]
    assert read.baskets == [0b101, 0]


def test_counts_are_read_into_the_container_of_their_field() -> None:
    dumped = LAYOUT.dump(shop())
    assert dumped["shelf"] == {"pear": 4, "plum": 1}
    read = Shop()
    LAYOUT.fill(read, 2, dumped)
    assert read.shelf == (0, 4, 1)


def first_basket(dumped: Snapshot) -> list[JsonValue]:
    players = dumped["players"]
    assert isinstance(players, list)
    assert isinstance(players[0], dict)
    fruit = players[0]["fruit"]
    assert isinstance(fruit, list)
    return fruit


def test_a_dump_shares_no_list_with_another() -> None:
    first, second = LAYOUT.dump(shop()), LAYOUT.dump(shop())
    assert first == second
    first_basket(first).append("pear")
    assert LAYOUT.dump(shop()) == second


def test_nothing_is_a_member_twice() -> None:
    dumped = LAYOUT.dump(shop())
    first_basket(dumped).append("plum")
    with pytest.raises(BadSnapshot, match="fruit: fruit 'plum' is named twice"):
        LAYOUT.fill(Shop(), 2, dumped)
