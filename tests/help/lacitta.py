"""The drawings of La Città's help, played. The docstring of a check is the caption that it proves."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.games.lacitta.components import BOX, PLACES
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.view import CityView
from tests.games.lacitta.building import (
    before_the_vote,
    can,
    city,
    legal,
    moves,
    people,
    play,
    player,
    position,
    vote,
)
from tests.help.reading import Spec

SYMBOLS = {"field-1": "1", "field-2": "2", "field-3": "3", "mountain": "M", "water": "W"}


def land(spec: Spec) -> dict[str, str]:
    """The drawn landscapes."""
    return {area: SYMBOLS[landscape] for area, landscape in spec["areas"].items()}


def drawn_city(spec: Spec) -> dict[str, object]:
    """A drawn city."""
    buildings = {int(hex_name): building for hex_name, building in spec.get("tiles", {}).items()}
    return city(int(spec["castle"]), spec["people"], buildings)


def players(spec: Spec) -> list[dict[str, object]]:
    """The drawn cities with their owners; one alone has an opponent far away."""
    drawn = [player(drawn_city(one)) for one in spec["cities"]]
    return drawn if len(drawn) > 1 else [*drawn, player(city(86, 3))]


def city_view(state: LaCitta, castle: str) -> CityView:
    """What everybody sees of a city."""
    return next(one for one in state.view(None)["cities"] if one["castle"] == castle)


def check_limits(state: LaCitta, spec: Spec) -> None:
    """The drawn limits are those of the cities."""
    for one in spec["cities"]:
        assert city_view(state, one["castle"])["limit"] == one["limit"]


def marked(spec: Spec, *signs: str) -> list[int]:
    """The hexes with one of these signs."""
    return sorted(int(hex_name) for hex_name, sign in spec["marks"].items() if sign in signs)


def sites(lines: Sequence[str]) -> set[int]:
    """The hexes that actions like `build statue 79` name."""
    return {int(line.split()[-1]) for line in lines}


def farm_and_castle(spec: Spec) -> None:
    """The farm touches two pieces of farmland and yields 3 + 1 = 4 food. The castle yields 2 + 1 = 3."""
    state = position(*players(spec), land=land(spec))
    check_limits(state, spec)
    foods = {tile["building"]: tile["food"] for tile in city_view(state, "78")["tiles"]}
    assert foods == {"castle": 3, "farm": 4}


def arches(spec: Spec) -> None:
    """White round arches are culture, black pointed ones education, blue lobed ones health."""
    with_arches = [building.id for building in BOX.buildings if any(building.arches.values())]
    assert sorted(spec["buildings"]) == sorted(with_arches)


def between_cities(spec: Spec) -> None:
    """✓ The city next to it can build here. ✕ This hex touches two cities and stays empty."""
    can_build: set[int] = set()
    for turn in range(2):
        state = position(*players(spec), land=land(spec), number=turn)
        check_limits(state, spec)
        can_build |= sites([line for line in legal(state, "build") if line.split()[1] == "statue"])
    assert sorted(can_build) == marked(spec, "yes")
    (between,) = marked(spec, "no")
    for one in spec["cities"]:
        built = map(int, [one["castle"], *one["tiles"]])
        assert any(PLACES[hex_number - 1].distance(PLACES[between - 1]) == 1 for hex_number in built)


def three_hexes(spec: Spec) -> None:
    """Three hexes must stay free. On the fourth a new castle may be placed."""
    state = position(*players(spec), land=land(spec))
    check_limits(state, spec)
    assert all(can(state, f"found {hex_number}") for hex_number in marked(spec, "yes"))
    assert not any(can(state, f"found {hex_number}") for hex_number in marked(spec, "1", "2", "3"))


def migration(spec: Spec) -> None:
    """The people want culture. Red offers 2 arches, blue 1: one blue citizen leaves for red."""
    state = before_the_vote(*players(spec), voices="CCKH", land=land(spec), year=5)
    check_limits(state, spec)
    (move,) = spec["moves"]
    assert move["wish"] == "culture"
    offered = [city_view(state, move[end])["attraction"]["culture"] for end in ("to", "from")]
    assert offered == [move["more"], move["less"]] == [2, 1]
    before = people(state)
    # There is room in red's city: the citizen arrives.
    assert moves(vote(state)) == [(int(move["from"]), int(move["to"]), True)]
    assert before[int(move["to"])] < spec["cities"][0]["limit"]


def giving_up(spec: Spec) -> None:
    """Two citizens for four tiles: two buildings must be removed, an outer one first (✕). The farm holds
    the city together.
    """
    # Two citizens more, and a famine that takes them: there is one field, and it feeds two.
    (drawn,) = spec["cities"]
    before = {**drawn, "people": drawn["people"] + 2}
    bare = {**dict.fromkeys(spec["areas"], "M"), "B2": "2"}
    state = before_the_vote(player(drawn_city(before)), player(city(86, 3)), land=bare, year=5, voices="HHCK")
    vote(state)
    assert people(state)[78] == drawn["people"]
    assert sorted(sites(legal(state, "remove"))) == marked(spec, "no")
    # The second follows by itself: the farm still has a building behind it.
    play(state, legal(state)[0])
    assert {tile["building"] for tile in city_view(state, "78")["tiles"]} == {"castle", "farm"}


CHECKS = (farm_and_castle, arches, between_cities, three_hexes, migration, giving_up)
