"""Santa Barbara lets buildings and graves be put elsewhere (ruling 29)."""

from __future__ import annotations

from pentapolis.games.antiquity.components.squares import BIT_OF_SQUARE, square_names
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import empty_squares, put_grave, works
from pentapolis.games.antiquity.state import changing
from tests.games.antiquity.building import game, play, player, position, refusal


def test_barbara_moves_buildings_with_men_and_graves() -> None:
    mine = player(
        buildings=[["cathedral", "1A1", 0], ["market", "1A5", 0], ["explorer", "1G1", 0]],
        saint="barbara",
        graves=["1A6", "1D7"],
        manned=[],
    )
    mine["manned"] = ["1G1"]
    state = position(mine, phase="city")
    play(state, "lift 1A5", "place 1E5 0", seat=0)
    assert set(state.view(0)["players"][0]["cities"][0]["graves"]) == {"1E6", "1D7"}
    play(state, "lift 1G1", "place 1A7 1", seat=0)
    assert works(state, state.realms[0], 10), "the explorer keeps its man"
    play(state, "dig 1E6", seat=0)
    assert refusal(state, "bury 1E5", 0) == "square-taken"
    play(state, "bury 1G7", seat=0)
    assert set(state.view(0)["players"][0]["cities"][0]["graves"]) == {"1D7", "1G7"}


def test_barbara_swaps_by_lifting_several() -> None:
    buildings = [["cathedral", "1A1", 0], ["market", "1A4", 0], ["stable", "1A6", 0]]
    state = position(player(buildings=buildings, saint="barbara"), phase="city")
    play(state, "lift 1A4", "lift 1A6", "place 1A4 0", "place 1A6 0", seat=0)
    found = {b["building"]: b["square"] for b in state.view(0)["players"][0]["cities"][0]["buildings"]}
    assert found == {"cathedral": "1A2", "stable": "1A4", "market": "1A6"}
    assert refusal(position(player("market"), phase="city"), "lift 1A1", 0) == "no-rearranging"


def test_all_that_barbara_lifted_can_be_put_back_at_once() -> None:
    buildings = [["cathedral", "1A1", 0], ["market", "1A4", 0], ["stable", "1A6", 0]]
    state = position(player(buildings=buildings, saint="barbara"), phase="city")
    before = state.dump()["players"]
    play(state, "lift 1A4", "lift 1A6", "place 1E1 0", "withdraw", seat=0)
    assert state.dump()["players"] == before


def test_barbara_moves_graves_only_to_empty_squares() -> None:
    mine = player(buildings=[["cathedral", "1A1", 0], ["market", "1A4", 0]], saint="barbara", graves=["1G7"])
    state = position(mine, phase="city")
    play(state, "dig 1G7", seat=0)
    assert refusal(state, "bury 1A4", 0) == "square-taken"
    play(state, "bury 1G6", seat=0)
    assert state.view(0)["players"][0]["cities"][0]["graves"] == ["1G6"]


def crowded() -> Antiquity:
    """A capital without an empty square: Cathedral and Market, all the rest graves."""
    buildings = [["cathedral", "1A1", 0], ["market", "1A4", 0]]
    free = empty_squares(position(player(buildings=buildings), phase="city").realms[0])
    mine = player(buildings=buildings, saint="barbara", graves=square_names(free))
    return position(mine, phase="city")


def test_barbara_changes_buildings_and_graves_in_a_full_city() -> None:
    state = crowded()
    before = set(state.view(0)["players"][0]["cities"][0]["graves"])
    assert refusal(state, "dig 1G7", 0) == "grid-full"
    play(state, "lift 1A4", seat=0)
    for old, new in (("1F6", "1A4"), ("1F7", "1A5"), ("1G6", "1B4"), ("1G7", "1B5")):
        play(state, f"dig {old}", f"bury {new}", seat=0)
    play(state, "place 1F6 0", seat=0)
    city = state.view(0)["players"][0]["cities"][0]
    assert set(city["graves"]) == before - {"1F6", "1F7", "1G6", "1G7"} | {"1A4", "1A5", "1B4", "1B5"}
    assert [b["square"] for b in city["buildings"]] == ["1A2", "1F6"]
    assert game().load(state.dump()) == state


def test_with_a_building_in_hand_each_grave_moves_once() -> None:
    state = crowded()
    play(state, "lift 1A4", "dig 1G7", seat=0)
    assert refusal(state, "bury 1G7", 0) == "square-taken", "a grave lay there before"
    play(state, "bury 1A4", seat=0)
    assert refusal(state, "dig 1A4", 0) == "step"
    play(state, "dig 1G6", "bury 1A5", "dig 1F7", "bury 1B4", "dig 1F6", "bury 1B5", seat=0)
    assert refusal(state, "dig 1E7", 0) == "grid-full"
    play(state, "withdraw", seat=0)
    assert state.dump()["players"] == crowded().dump()["players"], "all is back in its place"


def test_a_grave_leaves_a_building_for_the_square_of_another() -> None:
    state = crowded()
    put_grave(changing(state, 0), BIT_OF_SQUARE["1A4"])
    play(state, "lift 1A2", "dig 1A4", "bury 1A2", seat=0)
    assert "1A4" not in state.view(0)["players"][0]["cities"][0]["graves"]
    assert refusal(state, "place 1A1 0", 0) == "no-fit", "the Cathedral's place is taken now"
