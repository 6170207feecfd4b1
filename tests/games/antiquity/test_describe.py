"""Positions of Antiquity in words: what somebody hears who does not see the board."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import pentapolis
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.kernel.description import Choices, Part
from pentapolis.kernel.game import AnyGame
from pentapolis.kernel.messages import Message
from pentapolis.testing.playing import driven_game, looked_at, viewers
from pentapolis.words import LANGUAGES, words
from tests.games.antiquity.building import builder, end_turns, game, play, player, position
from tests.games.antiquity.telling import NAMES, choices, every_part, groups_of, place, title, told
from tests.games.playthrough import FIXTURES
from tests.test_words import every_variable


@pytest.fixture
def in_the_country() -> Antiquity:
    """Anna can build twice in the countryside, and famine is near."""
    anna = builder(
        "granary",
        "storage-2x3",
        "fountain",
        "house-1",
        "house-2",
        carts=2,
        goods={"wood": 3, "fish": 1, "gold": 1},
        inns=["2,-3"],
    )
    return position(anna, round=3, famine=6, polluted=["-3,1"], cut=["0,-3"])


@pytest.fixture
def planning() -> Antiquity:
    """Anna plans, with a manned University."""
    pieces = ("university", "cart-shop", "house-1", "house-2")
    goods = {"wood": 3, "stone": 2, "fish": 1, "gold": 1}
    return position(
        player(*pieces, manned=["university"], goods=goods, men=1), phase="city", round=3, famine=2
    )


# The overview ---------------------------------------------------------------------------


def test_the_overview_says_what_to_do_and_what_threatens(in_the_country: Antiquity) -> None:
    assert told(in_the_country, "overview") == [
        "Round 3, phase 4 of 10: Countryside building. Famine 6.",
        "Build in the countryside: you have 2 manned Cart Shops left.",
        "2 graves to come: famine 6, minus 1 food, minus 3 for the Granary. 30 squares are empty.",
        "2 pollution to come, with 26 hexes to choose from.",
        "No patron saint yet: build a Cathedral.",
    ]


def test_a_planner_hears_what_a_plan_should_not_overlook(planning: Antiquity) -> None:
    assert told(planning, "overview") == [
        "Round 3, phase 2 of 10: City building. Famine 2.",
        "Round 3: build, assign men to buildings (1 man free), then finish your plan.",
        "Also deciding: Bo.",
        "1 grave to come: famine 2, minus 1 food. 40 squares are empty.",
        "3 pollution to come, with 24 hexes to choose from.",
        "Room for 0 of your 7 goods: 7 are lost unless you use them.",
        "Idle men: 1, buildings without a man: 1.",
        "No manned Cart Shop: you build nothing in the countryside.",
        "No patron saint yet: build a Cathedral.",
    ]


def test_a_spectator_hears_who_decides_and_nothing_of_their_own(in_the_country: Antiquity) -> None:
    assert told(in_the_country, "overview", seat=None) == [
        "Round 3, phase 4 of 10: Countryside building. Famine 6.",
        "Anna builds in the countryside.",
    ]
    keys = [part.key for part in game().describe(in_the_country.view(None))]
    assert keys == ["overview", "map", "standing", "seat-0", "seat-1", "supply"]


def test_the_patron_saint_comes_with_the_way_that_is_left() -> None:
    state = position(player("cathedral", saint="christofori", goods={"fish": 4, "gold": 2}), round=3)
    assert told(state, "overview")[-1] == (
        "Your patron saint San Christofori: 1 of 8 kinds of food and luxury complete."
    )
    assert told(state, "saints")[:2] == [
        "Your patron saint San Christofori: 1 of 8 kinds of food and luxury complete.",
        "Missing for San Christofori: 3 grain, 3 sheep, 3 olives, 1 gold, 3 wine, 3 pearls, 3 dye.",
    ]


def test_a_grave_on_the_cathedral_is_told() -> None:
    state = position(player("cathedral", saint="nicolo", graves=["1A2"]), round=3)
    assert told(state, "overview")[-2:] == [
        "Your patron saint San Nicolo: 0 of 20 people.",
        "A grave lies on your Cathedral: your saint gives no power.",
    ]


def test_an_offer_is_heard_in_the_overview() -> None:
    state = position(
        player("market", manned=True, goods={"wood": 2}), player(goods={"stone": 1}), phase="city"
    )
    play(state, "offer 1", "give wood", "want stone", "propose", seat=0)
    offer = "Anna offers Bo a trade on Anna’s Market: gives 1× wood; asks for 1× stone."
    assert offer in told(state, "overview", seat=1)
    assert choices(state, "answer", seat=1) == [f"Accept: {offer}", f"Decline: {offer}"]


# The city ---------------------------------------------------------------------------


def test_a_city_names_buildings_with_their_squares_and_men(planning: Antiquity) -> None:
    assert told(planning, "city-1") == [
        "Rows A to G from top to bottom, columns 1 to 7. 40 squares are empty. On the map around -1,0.",
        "University on A1, A2, B1 and B2: manned.",
        "Cart Shop on A4, B3 and B4: without a man.",
        "2 houses on A3 and A5.",
    ]


def test_empty_squares_are_read_row_by_row(planning: Antiquity) -> None:
    assert told(planning, "city-1-empty") == [
        "Largest empty rectangle: 5 rows of 7 squares, C1 to G7.",
        "Row A, empty: 6 to 7.",
        "Row B, empty: 5 to 7.",
        *(f"Row {row}, empty: 1 to 7." for row in "CDEFG"),
    ]


def test_a_row_and_a_square_can_be_asked_for(planning: Antiquity) -> None:
    assert place(planning, "1b") == ["Row B: 1 to 2 University, 3 to 4 Cart Shop, 5 to 7 empty."]
    assert place(planning, "1A4") == [
        "Cart Shop on A4, B3 and B4: without a man.",
        (
            "Builds once a round in the countryside; its man then goes to the new building. "
            "Counts for the order of play."
        ),
        "Around it: above the edge of the city, right House, below Cart Shop, left House.",
    ]
    assert place(planning, "1C1") == [
        "empty",
        "Around it: above University, right empty, below empty, left the edge of the city.",
    ]


def test_a_piece_can_be_asked_for(planning: Antiquity) -> None:
    assert place(planning, "hospital") == [
        "Price: 1 luxury.",
        "Not rotated: 2 rows of 3 squares",
        "Rotated by a quarter turn: 3 rows of 2 squares",
        "Removes up to 5 graves every round.",
        "Works only with a man in it.",
    ]


@pytest.mark.parametrize("name", ["2", "2A1", "1H", "1A8", "40,40", "wood", "cart", ""])
def test_what_is_no_place_has_no_description(planning: Antiquity, name: str) -> None:
    assert game().describe_place(planning.view(0), name) is None


def test_a_spectator_has_no_squares(planning: Antiquity) -> None:
    assert game().describe_place(planning.view(None), "1A1") is None


# Stores and prices ---------------------------------------------------------------------------


def test_stores_tell_of_men_goods_and_what_is_still_to_be_harvested() -> None:
    woodcutter = {
        "kind": "woodcutter",
        "good": "wood",
        "centre": "-1,3",
        "site": ["-1,3"],
        "goods": ["-1,3", "-2,4"],
    }
    state = position(
        player("market", goods={"wood": 2, "pearls": 1}, men=1, country=[woodcutter]), cut=["-1,3", "-2,4"]
    )
    assert told(state, "seat-0") == [
        "Men: 0, of whom 1 idle and 1 in the countryside.",
        "Waiting for a man: Market at 1A1.",
        "3 goods in stock: 2 wood, 1 pearl.",
        "Still to be harvested in the countryside: 2 wood.",
    ]
    assert "Woodcutter at -1,3: 2 wood left (-2,4 · -1,3)." in told(state, "land")


def test_prices_say_what_can_be_paid(planning: Antiquity) -> None:
    assert told(planning, "costs")[-1] == "You cannot pay 2 different luxuries yet: Stable."
    assert told(planning, "costs-houses")[0] == (
        "You can pay for: House 3 (free); House 4 (free); House 5 (1 food); House 6 (1 food); "
        "House 8 (1 food, 1 luxury)."
    )


def test_philosophy_pays_with_goods_of_the_same_kind() -> None:
    state = position(player("philosophy", manned=True, goods={"gold": 2}), phase="city")
    assert "You can pay 2 different luxuries: Stable." in told(state, "costs")


# The countryside ---------------------------------------------------------------------------


def test_sites_are_told_by_what_they_would_bring(in_the_country: Antiquity) -> None:
    assert told(in_the_country, "land") == [
        "Zone of control: 27 hexes, of which 26 clean.",
        "Inn: 2,-3.",
        "1 hex is polluted and free.",
        "Exploration token: -3,2.",
    ]
    assert told(in_the_country, "land-polluted") == ["Nearest first: -3,1."]
    assert told(in_the_country, "land-forest") == [
        "Woodcutter for 4 wood: -1,3.",
        "Woodcutter for 3 wood: -1,2 · -4,1 · -2,3 · -1,-3 · 1,-4.",
        "Woodcutter for 2 wood: -1,-2 · -4,0 · -4,2 · 1,-3.",
    ]


def test_every_site_brings_what_the_description_says(in_the_country: Antiquity) -> None:
    """The view alone leads to the same numbers as the rules."""
    said = [line for line in told(in_the_country, "land-mountain") if line.startswith("Mine for")]
    promised = {site: int(line.split()[2]) for line in said for site in line[:-1].split(": ")[1].split(" · ")}
    mines = groups_of(in_the_country)["mine-gold"].choices
    assert promised == {choice.action.split()[-1]: choice.facts["gain"] for choice in mines}


def test_a_hex_is_told_with_what_lies_around_it(in_the_country: Antiquity) -> None:
    assert place(in_the_country, "-3,2") == [
        "Ground: clean mountain, free.",
        "1 south-west of your capital",
        "An exploration token, face down",
        "In your zone alone.",
        "Mine here: 3 stone or gold.",
        (
            "Around it: north -3,1 polluted mountain, north-east -2,1 your city 1, "
            "south-east -2,2 clean mountain, south -3,3 clean mountain, "
            "south-west -4,3 clean grassland, north-west -4,2 clean forest."
        ),
    ]


def test_directions_are_those_of_the_notation() -> None:
    state = position(builder(goods={"wood": 1}))
    for choice in groups_of(state)["fishery-fish"].choices:
        _, _, first, direction = choice.action.split()
        lies = {"S": "south", "SE": "south-east", "NE": "north-east"}[direction]
        second = choice.line.message.args["space_two"]
        assert f"{lies} {second} " in place(state, first)[-1]


# Choices ---------------------------------------------------------------------------


def test_sites_come_with_gain_and_distance_the_best_first(in_the_country: Antiquity) -> None:
    assert title(in_the_country, "woodcutter-wood") == "Build a woodcutter, costs 1 wood"
    assert choices(in_the_country, "woodcutter-wood")[:3] == [
        "-1,3: 4 wood, 2 south of your capital.",
        "-1,2: 3 wood, 1 south of your capital.",
        "-4,1: 3 wood, 2 west of your capital.",
    ]
    assert title(in_the_country, "fishery-dye") == "Build a fishery for dye, costs 1 wood"
    assert choices(in_the_country, "fishery-dye")[0] == "-1,2 and -1,3: 3 dye, 1 south of your capital."


def test_an_inn_says_what_the_zone_gains() -> None:
    state = position(builder("brewery", goods={"fish": 1}))
    assert title(state, "inn") == "Build an inn, costs 1 food"
    assert choices(state, "inn")[0] == (
        "-1,3: your zone grows by 7 hexes, 3 forest, 2 grassland, 2 mountain, 2 south of your capital."
    )


def test_what_to_build_comes_with_price_and_shape(planning: Antiquity) -> None:
    assert choices(planning, "build")[0] == "Dump: 1 stone, 3 rows of 3 squares."
    assert choices(planning, "build-house")[-1] == "House 8: 1 food, 1 luxury."
    assert choices(planning, "build-storage")[-1] == "Storage 1x2: 1 wood, keeps 2 goods."
    assert choices(planning, "man") == ["Cart Shop at 1A4"]
    assert choices(planning, "go-on") == ["Finish the plan"]


def test_a_carried_piece_says_where_it_fits_and_what_it_covers(planning: Antiquity) -> None:
    play(planning, "build granary", seat=0)
    assert told(planning, "plan") == [
        "In your hand, Granary: T of 4 squares: 3 in a row, 1 above the middle."
    ]
    turns = {key: title(planning, key) for key in groups_of(planning) if key.startswith("place-")}
    assert turns == {
        "place-0": "Not rotated: T of 4 squares: 3 in a row, 1 above the middle",
        "place-1": "Rotated by a quarter turn: T of 4 squares: 3 in a column, 1 right of the middle",
        "place-2": "Rotated by half a turn: T of 4 squares: 3 in a row, 1 below the middle",
        "place-3": "Rotated by three quarters: T of 4 squares: 3 in a column, 1 left of the middle",
    }
    assert "1C2: fits, covers C3, D2, D3 and D4." in choices(planning, "place-0")


def test_every_placement_covers_what_it_says(planning: Antiquity) -> None:
    play(planning, "build forced-labour", seat=0)
    for group in groups_of(planning).values():
        for choice in group.choices:
            if choice.action.startswith("place"):
                preview = planning.preview(0, game().parse(choice.action))
                covered = str(choice.line.items[0].args["squares"]).split()
                assert preview is not None
                assert preview["squares"] == [f"1{square}" for square in covered]


def test_a_faculty_hears_first_where_the_university_mans_it(planning: Antiquity) -> None:
    play(planning, "build theology", seat=0)
    heard = choices(planning, "place-0")
    assert heard[0] == "1C1: fits, covers C1, C2, C3, D1, D2, D3, E1 and E2; next to the University."
    assert not heard[-1].endswith("University.")


def test_a_piece_that_is_paid_for_says_where_it_will_stand() -> None:
    state = position(player(goods={"fish": 1, "grain": 2}), phase="city")
    play(state, "build house-5", "place 1A1 0", seat=0)
    assert told(state, "plan") == ["House 5 will stand in city 1 on A1."]
    assert choices(state, "pay") == ["grain, you have 2 (food)", "fish, you have 1 (food)"]


def test_graves_go_first_where_they_break_up_least_room() -> None:
    state = position(player("dump"), round=2, famine=2)
    end_turns(state, "country")
    assert state.view(0)["phase"] == "famine"
    assert choices(state, "bury")[:2] == ["1A4: 2 of 4 edges closed.", "1A7: 2 of 4 edges closed."]


def test_pollution_goes_first_where_least_is_lost() -> None:
    state = position(player(), round=2)
    end_turns(state, "country")
    group = groups_of(state)["pollute"]
    losses = [choice.facts["loss"] for choice in group.choices]
    assert losses == sorted(losses)
    assert choices(state, "pollute")[0] == "0,-2: grassland that could yield 2, 1 north-east of your capital."


def test_a_saint_comes_with_power_and_progress() -> None:
    state = position(player(goods={"stone": 1, "fish": 3}), phase="city")
    play(state, "build cathedral", "place 1A1 0", seat=0)
    assert choices(state, "saint")[0] == (
        "San Christofori. You keep all your goods, without a Storage. So far: "
        "1 of 8 kinds of food and luxury complete."
    )


def test_the_first_city_hears_what_would_lie_around_it() -> None:
    state = game().start(seats=2, seed=3)
    seat = state.actors[0]
    assert title(state, "capital-1", seat) == (
        "Found your capital on the start tile around 0,0, in the north"
    )
    assert choices(state, "capital-1", seat)[1] == (
        "1,1: 15 forest, 10 grassland, 2 mountain, 10 water next to it, 2 tokens."
    )


# Whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_and_choice_has_words_in_every_language(seats: int) -> None:
    rules = pentapolis.game("antiquity")
    options = {"resignation": True, "goods_limited": True, "pieces_flip": True}
    _check_words(turn.state for turn in driven_game(rules, seats, seats, options) if looked_at(turn, seats))


@pytest.mark.parametrize("name", ["2-barbara", "3-giorgio", "4-maria", "2-ruin"])
def test_developed_cities_have_words_in_every_language(name: str) -> None:
    steps = pentapolis.Record.read(FIXTURES / "antiquity" / f"{name}.record").steps()
    _check_words(step.state for step in steps if step.state.ply % 97 == 0 or not step.state.actors)


def _check_words(states: Iterable[pentapolis.State]) -> None:
    used = every_variable()
    rules = pentapolis.game("antiquity")
    said: dict[str, Message] = {}
    for state in states:
        for viewer in viewers(state):
            said |= {str(message): message for message in _all_messages(rules, state, viewer)}
    for message in said.values():
        assert used[message.id] <= message.args.keys(), message
        for language in LANGUAGES:
            assert words(language).knows(message.id)
            text = words(language).say(message, NAMES)
            assert text == text.strip(), f"{language}: {message.id} has spaces around it"
            assert "{" not in text, f"{language}: {text}"


def _all_messages(rules: AnyGame, state: pentapolis.State, viewer: int | None) -> list[Message]:
    """All that a viewer hears. Parts are told apart by their keys, and every legal action is heard once."""
    view = state.view(viewer)
    parts = rules.describe(view)
    keys = [part.key for part in every_part(parts)]
    assert len(keys) == len({*keys})
    groups: tuple[Choices, ...] = ()
    if viewer in state.actors:
        legal = state.legal(viewer)
        groups = rules.describe_choices(view, legal, lambda action: state.preview(viewer, action))
        heard = [choice.action for group in groups for choice in group.choices]
        assert sorted(heard) == sorted(map(str, legal))
    return _messages(parts, groups)


def _messages(parts: tuple[Part, ...], groups: tuple[Choices, ...]) -> list[Message]:
    lines = [line for part in every_part(parts) for line in part.lines]
    lines += [choice.line for group in groups for choice in group.choices]
    titles = [part.title for part in every_part(parts)] + [group.title for group in groups]
    sorts = [Message(f"text-sort-{fact}") for group in groups for fact in group.sorts]
    return [*titles, *sorts, *(message for line in lines for message in (line.message, *line.items))]
