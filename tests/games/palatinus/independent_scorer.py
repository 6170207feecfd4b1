"""A second, slow and plain scorer of Palatinus, written from the rules on hexes and sharing no code with the
engine.

It takes only what a spectator sees after the end.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from pentapolis.games.palatinus.view import PalatinusView

Place = tuple[int, int]


class Inhabitant(NamedTuple):
    """Who stands somewhere."""

    seat: int
    role: str


class Tally(NamedTuple):
    """What a seat ends up with."""

    points: int
    items: int


def around(place: Place) -> list[Place]:
    """The six hexes next to one."""
    q, r = place
    return [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]


def score(view: PalatinusView, owner_once: bool = False) -> list[Tally]:
    """Points and items of every seat; `owner_once` as the option `capture_pays_owner_once` has it."""
    names: dict[str, Place] = {}
    springs: set[Place] = set()
    hills: dict[str, tuple[int, list[Place]]] = {}
    for tile in view["tiles"]:
        ring = [(place[0], place[1]) for place in tile["spaces"]]
        assert sorted(ring) == sorted(around((tile["centre"][0], tile["centre"][1])))
        names |= {f"{tile['letter']}{index}": place for index, place in enumerate(ring)}
        springs |= {ring[index] for index in tile["springs"]}
        assert tile["laurel"] is not None
        hills[tile["letter"]] = (tile["laurel"], ring)
    spaces = set(names.values())
    people: dict[Place, Inhabitant] = {}
    for piece in view["pieces"]:
        assert piece["role"] is not None
        people[names[piece["space"]]] = Inhabitant(piece["seat"], piece["role"])
    prizes: dict[int, list[int]] = defaultdict(list)
    for letter in "ABCDEFG":
        laurel, ring = hills[letter]
        fight(people, ring, prizes, owner_once)
        award(people, ring, springs, spaces, laurel, prizes, view["empty_spring_also_empty_field"])
    return [Tally(sum(prizes[seat]), len(prizes[seat])) for seat in range(view["seats"])]


def fight(
    people: dict[Place, Inhabitant], ring: list[Place], prizes: dict[int, list[int]], owner_once: bool
) -> None:
    """Every soldier looks at the board as it was; each takes the larger group or leaves."""
    before = dict(people)
    rewarded: set[tuple[Place, int]] = set()
    for place in ring:
        if place not in before or before[place].role != "soldier":
            continue
        groups: dict[str, list[Place]] = {"merchant": [], "farmer": []}
        for near in around(place):
            if near in before and before[near].role in groups:
                groups[before[near].role].append(near)
        small, large = sorted(groups.values(), key=len)
        if len(small) == len(large):
            del people[place]
        for taken in large if len(large) > len(small) else []:
            people.pop(taken, None)
            seat = before[place].seat
            if owner_once and (taken, seat) in rewarded:
                continue
            rewarded.add((taken, seat))
            prizes[seat].append(1)  # the piece, or a disc of 1: the same to points and items


def award(
    people: dict[Place, Inhabitant],
    ring: list[Place],
    springs: set[Place],
    spaces: set[Place],
    laurel: int,
    prizes: dict[int, list[int]],
    spring_is_field: bool,
) -> None:
    """Whoever has most influence takes the laurel; a tie pays 2 each."""
    influence: dict[int, int] = defaultdict(int)
    for place in ring:
        if place not in people:
            continue
        seat, role = people[place]
        near_spaces = [near for near in around(place) if near in spaces]
        if role == "merchant":
            worth = {"merchant": 1, "farmer": 2, "soldier": 3}
            influence[seat] += sum(worth[people[near].role] for near in near_spaces if near in people)
        if role == "farmer":
            influence[seat] += 2 * sum(near in springs for near in [place, *near_spaces])
            empty = [near for near in near_spaces if near not in people]
            influence[seat] += 2 * sum(spring_is_field or near not in springs for near in empty)
    most = max(influence.values(), default=0)
    leaders = [seat for seat, total in influence.items() if total == most and most > 0]
    for leader in leaders:
        prizes[leader].append(laurel if len(leaders) == 1 else 2)
