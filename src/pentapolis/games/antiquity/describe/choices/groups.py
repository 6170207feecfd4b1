"""How choices are gathered: what is known while they are told, and the groups that they come in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, cast

from pentapolis.games.antiquity.describe.grid import Grid
from pentapolis.games.antiquity.describe.ground import Ground
from pentapolis.games.antiquity.describe.phrases import own
from pentapolis.games.antiquity.view.types import AntiquityView, BuildingView
from pentapolis.kernel.actions import Action
from pentapolis.kernel.description import Choice, Choices, Line
from pentapolis.kernel.messages import Message
from pentapolis.kernel.plain import View

if TYPE_CHECKING:
    from pentapolis.games.antiquity.preview import AntiquityPreview

SMALLEST_FIRST = frozenset({"price", "distance", "loss"})
"""Facts of which little is good. Of all others there cannot be enough."""


class Group(NamedTuple):
    """Choices of one kind, sorted by the first of these facts; groups of low `rank` come first."""

    rank: int
    key: str
    title: Message
    sorts: tuple[str, ...] = ()


class Told(NamedTuple):
    """An action in words, and where it belongs."""

    group: Group
    line: Line
    facts: Mapping[str, int] = {}


class Known:
    """What a view tells, looked up once for all choices."""

    def __init__(self, view: AntiquityView, preview: Callable[[Action], View | None]) -> None:
        self.view = view
        self.ground = Ground(view)
        self.player = own(view)
        self._preview = preview

    @cached_property
    def grids(self) -> dict[int, Grid]:
        """The viewer's cities by number."""
        cities = self.player["cities"] if self.player else []
        return {city["number"]: Grid(city) for city in cities}

    @cached_property
    def zone(self) -> frozenset[str]:
        """The viewer's zone of control."""
        return frozenset(self.player["zone"] if self.player else ())

    def grid_of(self, square: str) -> Grid:
        """The grid that a square belongs to."""
        return self.grids[int(square[0])]

    def building_at(self, square: str) -> BuildingView | None:
        """The building that covers a square."""
        return self.grid_of(square).buildings.get(square)

    def stock(self, good: str) -> int:
        """How many of a good the viewer has."""
        return self.player["goods"].get(good, 0) if self.player else 0

    def preview(self, action: Action) -> AntiquityPreview | None:
        """What an action would do."""
        return cast("AntiquityPreview | None", self._preview(action))

    def distance(self, name: str) -> dict[str, int]:
        """The distance of a hex as a fact, if there is a city to measure from."""
        way = self.ground.way(name)
        return {"distance": way.distance} if way else {}


def gathered(told: Iterable[tuple[Action, Told]]) -> tuple[Choices, ...]:
    """Choices by group, the most interesting first."""
    groups: dict[str, tuple[Group, list[Choice]]] = {}
    for action, (group, line, facts) in told:
        _, choices = groups.setdefault(group.key, (group, []))
        choices.append(Choice(str(action), line, dict(facts)))
    return tuple(
        _sorted(group, choices) for group, choices in sorted(groups.values(), key=lambda found: found[0].rank)
    )


def _sorted(group: Group, choices: list[Choice]) -> Choices:
    sorts = tuple(fact for fact in group.sorts if all(fact in choice.facts for choice in choices))
    ordered = sorted(
        choices,
        key=lambda choice: [choice.facts[fact] * (1 if fact in SMALLEST_FIRST else -1) for fact in sorts],
    )
    return Choices(group.key, group.title, tuple(ordered), sorts)
