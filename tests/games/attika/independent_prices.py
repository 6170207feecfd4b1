"""A second, slow calculator of prices and payments, made from what a player sees alone."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from pentapolis.games.attika.components import BOX
from pentapolis.games.attika.view import AttikaView

LETTER = {landscape.id: landscape.letter for landscape in BOX.landscapes}
BUILDING = {building.id: building for building in BOX.buildings}
Place = tuple[int, int]


class Table:
    """The board as one seat sees it."""

    def __init__(self, view: AttikaView, seat: int) -> None:
        self.seat = seat
        self.places: dict[str, Place] = {}
        self.symbols: dict[Place, str] = {}
        for tile in view["tiles"]:
            for position, (q, r) in enumerate(tile["hexes"]):
                self.places[f"{tile['tile']}.{position}"] = (q, r)
                self.symbols[q, r] = tile["symbols"][position]
        self.built = {
            self.places[standing["hex"]]: (standing["seat"], standing["building"])
            for standing in view["buildings"]
        }
        hand = view["players"][seat]["hand"]
        assert hand is not None
        held = Counter(hand) + Counter(view["paid"])
        self.hand = "".join(letter * held[name] for name, letter in LETTER.items())

    def free_places(self) -> list[str]:
        """The hexes without a building."""
        return [name for name, place in self.places.items() if place not in self.built]

    def own(self, place: Place) -> str | None:
        """The own building on a place."""
        seat, building = self.built.get(place, (None, None))
        return building if seat == self.seat else None

    def settlements(self) -> int:
        """How many there are: places that hang together, counted by walking through them."""
        left = {place for place in self.built if self.own(place)}
        count = 0
        while left:
            count += 1
            walk = [left.pop()]
            while walk:
                for near in neighbours(walk.pop()):
                    if near in left:
                        left.remove(near)
                        walk.append(near)
        return count

    def needs(self, building: str, name: str) -> tuple[Counter[str], int]:
        """The symbols still to be paid, and further cards of any kind."""
        place = self.places[name]
        near = list(neighbours(place))
        if any(self.own(other) in BUILDING[building].free_next_to for other in near):
            return Counter(), 0
        shown = Counter(
            self.symbols[other]
            for other in [place, *near]
            if other in self.symbols and other not in self.built
        )
        del shown["."]
        extra = 0 if any(self.own(other) for other in near) else self.settlements()
        cost = BUILDING[building].cost
        if "*" in cost:
            return Counter(), max(0, len(cost) - shown.total()) + extra
        return Counter(cost) - shown, extra

    def pays(self, given: str, need: Counter[str], anything: int) -> bool:
        """Are these cards enough?"""
        cards = Counter(given)
        matched = (cards & need).total()
        return len(given) - matched >= 2 * (need.total() - matched) + anything

    def payments(self, building: str, name: str) -> set[str]:
        """All sets of cards that are enough, and from which none can be left out."""
        need, anything = self.needs(building, name)
        most = 2 * need.total() + anything
        found = set()
        for size in range(min(most, len(self.hand)) + 1):
            for chosen in set(combinations(self.hand, size)):
                given = "".join(chosen)
                fewer = [given[:left] + given[left + 1 :] for left in range(size)]
                if self.pays(given, need, anything) and not any(
                    self.pays(less, need, anything) for less in fewer
                ):
                    found.add(given)
        return found

    def price(self, building: str, name: str) -> int:
        """The fewest cards, held or not; those that are missing are thought to match nothing."""
        need, anything = self.needs(building, name)
        matched = (Counter(self.hand) & need).total()
        return matched + 2 * (need.total() - matched) + anything


def neighbours(place: Place) -> list[Place]:
    """The six places around."""
    q, r = place
    return [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]
