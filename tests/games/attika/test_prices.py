"""Prices and payments, compared with a second calculator on positions of random games."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.games.attika.components import letters_of
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.rules.building import ways_for_site
from pentapolis.games.attika.rules.prices import next_cards, still_possible
from pentapolis.games.attika.state import PAYING
from pentapolis.testing.playing import looked_at, random_game
from tests.games.attika.building import game, payments, player, position, price
from tests.games.attika.independent_prices import Table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_independent_calculator_agrees_on_prices_and_legal_sites(seats: int) -> None:
    compared = 0
    for seed in range(4):
        for turn in random_game(pentapolis.game("attika"), seats, seed):
            state = turn.state
            assert isinstance(state, Attika)
            prices = state.view(turn.seat)["prices"]
            if not looked_at(turn, seed) or not prices:
                continue
            table = Table(state.view(turn.seat), turn.seat)
            expected = {
                building: {name: table.price(building, name) for name in table.free_places()}
                for building in prices
            }
            assert prices == expected
            affordable = {
                f"build {building} {name}"
                for building, sites in expected.items()
                for name, cards in sites.items()
                if cards <= len(table.hand)
            }
            builds = {str(action) for action in state.legal(turn.seat) if str(action).startswith("build")}
            assert builds == affordable
            compared += len(affordable)
    assert compared > 1000


@pytest.mark.parametrize("seats", [2, 4])
def test_an_independent_calculator_agrees_on_payments(seats: int) -> None:
    compared = 0
    for seed in range(6):
        for turn in random_game(pentapolis.game("attika"), seats, seed):
            state = turn.state
            assert isinstance(state, Attika)
            if state.phase != PAYING:
                continue
            view = state.view(turn.seat)
            assert view["building"] is not None
            assert view["site"] is not None
            ways = ways_for_site(state, turn.seat)
            expected = Table(view, turn.seat).payments(view["building"], view["site"])
            assert {letters_of(way) for way in ways} == expected
            given = letters_of(state.paid)
            left = {way for way in expected if way.startswith(given)}
            assert {letters_of(way) for way in still_possible(ways, state.paid)} == left
            assert {letters_of(1 << 8 * kind) for kind in next_cards(ways, state.paid)} == {
                way[len(given)] for way in left
            }
            compared += 1
    assert compared > 50


def test_each_payment_is_one_sequence_of_cards() -> None:
    state = position(player({(0, 0): "tavern", (0, 1): "statue"}, stored=["fortress"], hand="HMFWWW"))
    assert payments(state, "fortress", 1, 0) == {"HM", "WFH", "WWH", "WFM", "WWM", "WWWF"}
    assert price(state, "fortress", 1, 0)["ways"] == 6


def test_three_equal_cards_can_pay_two_symbols() -> None:
    state = position(player({(0, 0): "tavern", (0, 1): "statue"}, stored=["fortress"], hand="HHH"))
    assert payments(state, "fortress", 1, 0) == {"HHH"}, "one matches, two stand for the other (ruling 11)"


def test_surplus_symbols_lower_neither_another_kind_nor_the_settlement_cost() -> None:
    # Six symbols around the site: a street costs nothing but the card for the second settlement (ruling 42).
    tiles = {"21": (0, 0, 0), "22": (2, 1, 0), "1": (-1, 3, 0), "14": (1, 4, 0)}
    state = position(player({(2, 4): "well"}, stored=["street"], hand="W", tiles=tiles), tiles=tiles)
    table = Table(state.view(0), 0)
    sites = {name: table.needs("street", name) for name in table.free_places()}
    enough = [name for name, (_, anything) in sites.items() if anything == 1]
    assert enough
    for name in enough:
        told = state.preview(0, game().parse(f"build street {name}"))
        assert told is not None
        assert (told["need"], told["settlement"], told["cards"]) == ("", 1, 1)
