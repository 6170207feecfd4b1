"""Plans in a snapshot are the steps that were taken: they are taken once more.

A plan is its owner's. Whether its steps follow from each other is asked of the owner's own realm; what others
had when a step was taken is past, and no snapshot knows it. An offer that asks for six goods stands even when
its partner has traded away five of them since.
"""

from __future__ import annotations

from functools import lru_cache

from pentapolis.games.antiquity.actions import ACTION_TYPES
from pentapolis.games.antiquity.rules.planning.steps import trade
from pentapolis.games.antiquity.rules.planning.supply import supply_left
from pentapolis.games.antiquity.rules.planning.trading import NOTHING_TO_TRADE, OFFER_MOST
from pentapolis.games.antiquity.snapshot.realms import read_realm
from pentapolis.games.antiquity.state import Position, changing
from pentapolis.games.antiquity.state.forms import read_goods
from pentapolis.games.antiquity.state.parts import PlayerData, TradeData
from pentapolis.kernel.actions import Action, ActionSpace
from pentapolis.kernel.errors import BadSnapshot, UnknownAction
from pentapolis.kernel.snapshots import require

_SPACE = ActionSpace(ACTION_TYPES)
_NOT_KNOWN = (NOTHING_TO_TRADE(), OFFER_MOST())
"""Refusals that depend on what others had."""


def repeat_plans(position: Position, players: list[PlayerData]) -> None:
    """Play the plans again, each from the realm that it began with."""
    require(position.executed < len(position.order), "all plans have been executed")
    position.shown = tuple(
        [
            realm if player.shown is None else read_realm(player.shown)
            for realm, player in zip(position.realms, players, strict=True)
        ]
    )
    waiting = position.order[position.executed :]
    position.actors = tuple(sorted([seat for seat in waiting if not players[seat].finished]))
    require(bool(position.actors), "no one is planning")
    supply = (position.carts, position.fountains, position.elements)
    _give_back_executed(position)
    for seat in position.order:
        for step in players[seat].plan:
            _repeat_step(position, seat, step)
    position.carts, position.fountains, position.elements = supply
    for seat in position.order:
        changing(position, seat).finished = players[seat].finished


def _give_back_executed(position: Position) -> None:
    """The plans still to be executed were made before the others took their pieces from the supply."""
    for seat in position.order[: position.executed]:
        left = supply_left(position, seat)
        position.carts, position.fountains, position.elements = (
            2 * before - after
            for before, after in zip(
                (position.carts, position.fountains, position.elements), left, strict=True
            )
        )


def _repeat_step(position: Position, seat: int, step: str | TradeData) -> None:
    if isinstance(step, TradeData):
        trade(position, seat, read_goods(step.gave), read_goods(step.got), step.bank)
        return
    action = _parsed(step)
    refusal = position.why_not(seat, action)
    require(
        refusal is None or refusal in _NOT_KNOWN, f"the plan of seat {seat} cannot have the step {step!r}"
    )
    position.carry_out(seat, action)


@lru_cache(maxsize=1 << 12)
def _parsed(step: str) -> Action:
    try:
        return _SPACE.parse(step)
    except UnknownAction as error:
        raise BadSnapshot(str(error)) from None
