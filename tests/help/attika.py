"""The drawings of Attika's help, played. The docstring of a check is the caption that it proves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Unpack

from pentapolis.games.attika.box import Building
from pentapolis.games.attika.components import BOX
from pentapolis.games.attika.events import AmphoraEarned, Built, Ended
from pentapolis.games.attika.preview import AttikaPreview
from pentapolis.games.attika.rulebook import Attika
from tests.games.attika.building import TurnFields, game, legal, play, player, position
from tests.help.reading import Spec

PLENTY = "WWFFHHMM"
"""A hand that can pay for everything drawn."""


def tiles_of(spec: Spec) -> dict[str, tuple[int, int, int]]:
    """The drawn board, whose tiles are those of the box."""
    assert all(BOX.tiles.symbols[tile["tile"] - 1] == tile["symbols"] for tile in spec["tiles"])
    return {str(tile["tile"]): (*tile.get("at", (0, 0)), tile.get("rotation", 0)) for tile in spec["tiles"]}


def drawn(spec: Spec, stored: Iterable[str] = (), hand: str = PLENTY, **turn: Unpack[TurnFields]) -> Attika:
    """The drawn position, in which the colour that is about to build has its turn."""
    buildings = spec.get("buildings", [])
    ghosts = [one for one in buildings if one.get("ghost")]
    colours = list(dict.fromkeys(one["colour"] for one in [*ghosts, *buildings]))
    wanted = [*stored, *(ghost["building"] for ghost in ghosts)]
    players = []
    for seat, colour in enumerate([*colours, "nobody"][:2]):
        mine = player(stored=wanted if seat == 0 else (), hand=hand if seat == 0 else "")
        standing = [one for one in buildings if one["colour"] == colour and not one.get("ghost")]
        players.append({**mine, "built": {one["hex"]: one["building"] for one in standing}})
    return position(*players, tiles=tiles_of(spec), options=None, **turn)


def ghost_line(spec: Spec) -> str:
    """The drawn building, as an action."""
    ghost = next(one for one in spec["buildings"] if one.get("ghost"))
    return f"build {ghost['building']} {ghost['hex']}"


def told(state: Attika, spec: Spec) -> AttikaPreview:
    """What the page says about the drawn building; what the drawing says is the same."""
    (price,) = spec["prices"]
    preview = state.preview(0, game().parse(ghost_line(spec)))
    assert preview is not None
    assert preview["hex"] == price["hex"]
    assert sorted(preview["symbols"]) == sorted(price.get("symbols", []))
    assert preview["free_by"] == price.get("free_by")
    assert preview["cards"] == price["cards"]
    return preview


def of_group(group: str) -> list[Building]:
    """The buildings of a group."""
    return [building for building in BOX.buildings if building.group == group]


def four_symbols(spec: Spec) -> None:
    """The four symbols: water in the middle, and around it a hill, a forest and a mountain."""
    tiles_of(spec)
    (tile,) = spec["tiles"]
    assert tile["symbols"][0] == "W"
    assert sorted(tile["symbols"][1:].replace(".", "")) == ["F", "H", "M"]


def start_board(spec: Spec) -> None:
    """A start board for two players."""
    layout = next(layout for layout in BOX.layouts if layout.seats == 2)
    assert sorted(map(tuple, layout.centres)) == sorted(place[:2] for place in tiles_of(spec).values())
    assert [[*shrine] for shrine in layout.shrines] == spec["shrines"]


def fortress_price(spec: Spec) -> None:
    """The fortress costs a hill and three mountains. Two mountains still pay; the third one and the hill
    are covered by buildings. A hill card and a mountain card remain to be paid, or others in their place.
    """
    state = drawn(spec)
    preview = told(state, spec)
    assert sorted(preview["cost"]) == sorted("HMMM")
    assert sorted(preview["need"]) == sorted("HM")
    assert preview["ways"] > 1
    empty = {**spec, "buildings": [one for one in spec["buildings"] if one.get("ghost")]}
    bare = drawn(empty).preview(0, game().parse(ghost_line(spec)))
    assert bare is not None
    covered = {one["hex"] for one in spec["buildings"] if not one.get("ghost")}
    assert {*bare["symbols"]} - {*preview["symbols"]} == covered


def tower_is_free(spec: Spec) -> None:
    """A tower next to your fortress is free."""
    state = drawn(spec, hand="")
    assert told(state, spec)["cards"] == 0
    assert any(isinstance(event, Built) and event.paid == "" for event in play(state, ghost_line(spec)))


def street_far_away(spec: Spec) -> None:
    """Four symbols pay for this street, so one card is left, and two more for the two settlements that
    red already has: three cards.
    """
    preview = told(drawn(spec), spec)
    assert len(preview["symbols"]) == 4
    assert (len(preview["need"]), preview["settlement"], preview["cards"]) == (1, 2, 3)


def city_group(spec: Spec) -> None:
    """The city: ten buildings. The capital makes six others free, and three of these make one more free
    each.
    """
    (group,) = spec["groups"]
    city = of_group(group)
    assert sum(building.count for building in city) == 10
    free_by = {building.id: building.free_next_to for building in city}
    first = [name for name, before in free_by.items() if "capital" in before]
    assert len(first) == 6
    further = [before for before in free_by.values() if {*before} & {*first}]
    assert len(further) == 3
    assert len({name for before in further for name in before}) == 3


def other_groups(spec: Spec) -> None:
    """The other six groups."""
    groups = {building.group for building in BOX.buildings}
    assert sorted(spec["groups"]) == sorted(groups - {"city"})
    assert len(spec["groups"]) == 6


def quarry_completes(spec: Spec) -> None:
    """The quarry completes the defence group: an amphora."""
    state = drawn(spec)
    assert told(state, spec)["completes_group"] == "defence"
    events = play(state, ghost_line(spec))
    while not any(isinstance(event, Built) for event in events):
        events += play(state, legal(state)[0])
    (earned,) = [event for event in events if isinstance(event, AmphoraEarned)]
    assert (earned.group, earned.supplied) == ("defence", True)
    assert state.view(0)["players"][0]["amphorae"] == 1


def new_tile(spec: Spec) -> None:
    """The middle of a new board tile may go on any of the marked hexes."""
    state = drawn(spec, phase="tile", mode="draw", made=1, tile=2)
    places = {tuple(map(int, line.split()[1:3])) for line in legal(state)}
    assert sorted(places) == sorted(tuple(place) for place in spec["places"])


def chain_wins(spec: Spec) -> None:
    """Six buildings connect two shrines: blue wins."""
    buildings = spec["buildings"]
    last = next(one for one in buildings if one["hex"] == spec["chain"]["hexes"][-1])
    waiting = [{**one, "ghost": True} if one is last else one for one in buildings]
    state = drawn({**spec, "buildings": waiting})
    events = play(state, f"build {last['building']} {last['hex']}")
    while state.actors and not any(isinstance(event, Built) for event in events):
        events += play(state, legal(state)[0])
    (ended,) = [event for event in events if isinstance(event, Ended)]
    assert ended.ending == "attika-ending-shrines"
    assert {*ended.chain} == {*spec["chain"]["hexes"]}
    assert len(ended.chain) == 6
    assert {*ended.shrines} == {*spec["chain"]["shrines"]}
    assert state.result is not None
    assert state.result.winners == (0,)


CHECKS = (
    four_symbols,
    start_board,
    fortress_price,
    tower_is_free,
    street_far_away,
    city_group,
    other_groups,
    quarry_completes,
    new_tile,
    chain_wins,
)
