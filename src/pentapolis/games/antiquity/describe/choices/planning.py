"""Choices of a plan: what to build, whom to send where, the saint, and going on."""

from __future__ import annotations

from pentapolis.games.antiquity import actions as act
from pentapolis.games.antiquity.components import (
    BUILDINGS,
    FIRST_HOUSE,
    FIRST_STORAGE,
    PIECES,
    SAINTS,
    Price,
)
from pentapolis.games.antiquity.components import HOUSE as HOUSE_TYPE
from pentapolis.games.antiquity.components.squares import SQUARES
from pentapolis.games.antiquity.describe.choices.groups import Group, Known, Told
from pentapolis.games.antiquity.describe.grid import state_of
from pentapolis.games.antiquity.describe.phrases import Arguments, price_listed, price_of, price_units
from pentapolis.games.antiquity.describe.saints import progress_of
from pentapolis.games.antiquity.describe.shapes import cells_of, shape_of
from pentapolis.games.antiquity.events.telling import piece_named
from pentapolis.kernel.actions import Action
from pentapolis.kernel.description import Line
from pentapolis.kernel.messages import Message

BUILD = Group(20, "build", Message("antiquity-text-choose-build"), ("price", "squares"))
HOUSE = Group(21, "build-house", Message("antiquity-text-choose-house"), ("price",))
STORAGE = Group(22, "build-storage", Message("antiquity-text-choose-storage"), ("squares",))
MAN = Group(10, "man", Message("antiquity-text-choose-man"))
HEAL = Group(30, "heal", Message("antiquity-text-choose-heal"))
LIFT = Group(31, "lift", Message("antiquity-text-choose-lift"))
DIG = Group(32, "dig", Message("antiquity-text-choose-dig"))
SAINT = Group(0, "saint", Message("antiquity-text-choose-saint"), ("done",))
GO_ON = Group(90, "go-on", Message("antiquity-text-choose-go-on"))


def told_of_plan(known: Known, action: Action) -> Told | None:
    """A choice of a plan in words."""
    match action:
        case act.Build(piece):
            return _build(known, piece)
        case act.Man(square):
            return _building(MAN, known, SQUARES[square])
        case act.Lift(square):
            return _building(LIFT, known, SQUARES[square])
        case act.Heal(square):
            return _grave(HEAL, known, SQUARES[square])
        case act.Dig(square):
            return _grave(DIG, known, SQUARES[square])
        case act.ChooseSaint(saint):
            return _saint(known, SAINTS[saint])
        case act.Raze():
            return Told(GO_ON, Line(Message("antiquity-web-raze")))
        case act.TakeBack():
            return Told(GO_ON, Line(Message("antiquity-web-take-back")))
        case act.Done():
            return Told(GO_ON, Line(_done(known)))
        case act.Resign():
            return Told(GO_ON, Line(Message("antiquity-web-resign")))
    return None


def _done(known: Known) -> Message:
    """What `done` means at this moment."""
    plan = known.view["plan"]
    if known.view["phase"] == "city":
        second = plan is not None and plan["step"] == "second-house"
        return Message("antiquity-web-no-second-house" if second else "antiquity-web-finish")
    return Message("antiquity-text-done", {"phase": known.view["phase"]})


def _build(known: Known, number: int) -> Told:
    piece = PIECES[number]
    plan = known.view["plan"]
    free = plan is not None and plan["step"] == "second-house"
    price = Price(0) if free else price_of(piece)
    squares = len(cells_of(piece, 0))
    name = Message("antiquity-text-piece-colon", {**piece_named(piece)})
    facts = {"price": price_units(price), "squares": squares}
    if number >= FIRST_HOUSE:
        return Told(HOUSE, Line(name, (price_listed(price),)), facts)
    if number >= FIRST_STORAGE:
        keeps = Message("antiquity-text-keeps", {"count": squares})
        return Told(STORAGE, Line(name, (price_listed(price), keeps)), facts)
    return Told(BUILD, Line(name, (price_listed(price), shape_of(piece))), facts)


def _building(group: Group, known: Known, square: str) -> Told:
    building = known.building_at(square)
    name = building["building"] if building else BUILDINGS[HOUSE_TYPE]
    args: Arguments = {"building": name, "square": square}
    # Houses have no state, and whatever can get a man waits for one.
    if building is None or group is MAN:
        return Told(group, Line(Message("antiquity-text-building-at", args)))
    args["state"] = state_of(building)
    return Told(group, Line(Message("antiquity-text-building-at-state", args)))


def _grave(group: Group, known: Known, square: str) -> Told:
    building = known.building_at(square)
    name = building["building"] if building else "empty"
    return Told(group, Line(Message("antiquity-text-grave-at", {"building": name, "square": square})))


def _saint(known: Known, saint: str) -> Told:
    seat = known.view["seat"]
    assert seat is not None, "spectators choose no saint"
    progress = progress_of(known.view, seat, known.ground)[saint]
    line = Line(Message("antiquity-text-saint-choice", {"saint": saint}), (progress.message(),))
    return Told(SAINT, line, {"done": 100 * progress.reached // progress.needed})
