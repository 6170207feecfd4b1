"""What a player of Palatinus can choose from, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import cast

from pentapolis.games.palatinus.actions import WAYS, LayTile, Mesh, PlaceInhabitant
from pentapolis.games.palatinus.components import HILLS, KINDS, RING_SLOTS, SPACES, ring_neighbours
from pentapolis.games.palatinus.describe.board import SeenBoard, spanned
from pentapolis.games.palatinus.describe.parts import Arguments, where_is
from pentapolis.games.palatinus.preview import PalatinusPreview
from pentapolis.games.palatinus.spans import Span
from pentapolis.games.palatinus.view import PalatinusView
from pentapolis.kernel.actions import Action
from pentapolis.kernel.description import Choice, Choices, Line
from pentapolis.kernel.hexes import DIRECTION_NAMES
from pentapolis.kernel.messages import Message
from pentapolis.kernel.plain import View

Preview = Callable[[Action], View | None]


def choices_of(view: PalatinusView, actions: Sequence[Action], preview: Preview) -> tuple[Choices, ...]:
    """Ways to lay the tile spot by spot, inhabitants by kind with the best spaces first."""
    return (
        *_meshes([action for action in actions if isinstance(action, Mesh)]),
        *_layings(view, [action for action in actions if isinstance(action, LayTile)]),
        *_placements(view, [action for action in actions if isinstance(action, PlaceInhabitant)], preview),
    )


def _meshes(actions: Sequence[Mesh]) -> Iterator[Choices]:
    if actions:
        choices = [
            Choice(str(action), Line(Message("palatinus-text-mesh", {"way": WAYS[action.way]})))
            for action in actions
        ]
        yield Choices("mesh", Message("palatinus-text-meshes"), tuple(choices))


# Tiles ---------------------------------------------------------------------------


def _layings(view: PalatinusView, actions: Sequence[LayTile]) -> Iterator[Choices]:
    letters = {tile["slot"]: tile["letter"] for tile in view["tiles"]}
    for slot in RING_SLOTS:
        here = [action for action in actions if action.slot == slot]
        if here:
            beside = [letters[near] for near in (0, *ring_neighbours(slot)) if near in letters]
            spot: Arguments = {**where_is(view, slot).args, "spaces": " ".join(beside)}
            choices = tuple(Choice(str(action), _rotation(view, action.rotation)) for action in here)
            yield Choices(f"lay-{slot}", Message("palatinus-text-lay", spot), choices)


def _rotation(view: PalatinusView, rotation: int) -> Line:
    """How a tile would lie: which way its springs look."""
    sides = sorted((index + rotation) % len(DIRECTION_NAMES) for index in view["next_springs"])
    items = tuple(Message("palatinus-text-side", {"direction": DIRECTION_NAMES[side]}) for side in sides)
    if not items:
        return Line(Message("palatinus-text-rotation-dry", {"rotation": rotation}))
    return Line(Message("palatinus-text-rotation", {"rotation": rotation, "count": len(items)}), items)


# Inhabitants ---------------------------------------------------------------------------


def _placements(
    view: PalatinusView, actions: Sequence[PlaceInhabitant], preview: Preview
) -> Iterator[Choices]:
    board = SeenBoard(view)
    stock = {} if view["seat"] is None else view["stocks"][view["seat"]]["kinds"]
    for kind, name in enumerate(KINDS):
        here = [
            _placement(view, board, action, cast("PalatinusPreview", preview(action)))
            for action in actions
            if action.kind == kind
        ]
        if here:
            best_first = sorted(here, key=lambda choice: (-choice.facts["gain"], -choice.facts["points"]))
            title = Message("palatinus-text-place", {"kind": name, "count": stock.get(name, 0)})
            yield Choices(f"place-{name}", title, tuple(best_first), ("gain", "points"))


def _placement(
    view: PalatinusView, board: SeenBoard, action: PlaceInhabitant, preview: PalatinusPreview
) -> Choice:
    space = SPACES[action.space]
    laurel = board.tiles[HILLS[action.space // 6]]["laurel"] or 0
    told: Arguments = {
        "space": space,
        "ground": board.ground(space),
        "hill": space[0],
        "laurel": laurel,
        **_hill_then(view, preview["hill"]["totals"]),
    }
    if (influence := preview["influence"]) is not None:
        line = Line(Message("palatinus-text-would-bring", {**told, "span": spanned(influence)}))
        return Choice(str(action), line, {"gain": influence["least"], "points": laurel})
    merchants, farmers = preview["merchants"], preview["farmers"]
    assert merchants is not None, "who has no influence is a soldier"
    assert farmers is not None, "who has no influence is a soldier"
    seen: Arguments = {
        "merchants": spanned(merchants),
        "farmers": spanned(farmers),
        "outcome": _outcome(merchants, farmers),
    }
    line = Line(Message("palatinus-text-would-see", {"space": space, "ground": board.ground(space), **seen}))
    return Choice(str(action), line, {"gain": _captures(merchants, farmers), "points": laurel})


def _hill_then(view: PalatinusView, totals: Sequence[Span]) -> Arguments:
    """How the hill would stand: the player's own influence, and the most that anyone else has."""
    others = [total for seat, total in enumerate(totals) if seat != view["seat"]]
    best = max(others, key=lambda total: (total["most"], total["least"]))
    return {"mine": spanned(totals[view["seat"] or 0]), "others": spanned(best)}


def _outcome(merchants: Span, farmers: Span) -> str:
    """What a soldier would do, as far as it is certain."""
    if merchants["least"] > farmers["most"]:
        return "merchants"
    if farmers["least"] > merchants["most"]:
        return "farmers"
    certain = merchants["least"] == merchants["most"] and farmers["least"] == farmers["most"]
    return "retreat" if certain else "open"


def _captures(merchants: Span, farmers: Span) -> int:
    """How many inhabitants a soldier would take for certain."""
    outcome = _outcome(merchants, farmers)
    return {"merchants": merchants["least"], "farmers": farmers["least"]}.get(outcome, 0)
