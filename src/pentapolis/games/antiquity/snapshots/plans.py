"""Plans in a snapshot are the steps that were taken: they are taken once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentapolis.games.antiquity.actions import ACTION_TYPES
from pentapolis.games.antiquity.snapshots.form import PlayerData, TradeData
from pentapolis.games.antiquity.snapshots.realms import read_goods, read_realm
from pentapolis.kernel.actions import ActionSpace
from pentapolis.kernel.errors import UnknownAction
from pentapolis.kernel.game import require

if TYPE_CHECKING:
    from pentapolis.games.antiquity.rules import Antiquity


_SPACE = ActionSpace(ACTION_TYPES)


def repeat_plans(position: Antiquity, players: list[PlayerData]) -> None:
    """Play the plans again, each from the realm that it began with."""
    require(position.executed < len(position.order), "all plans have been executed")
    position.shown = tuple(
        realm if player.shown is None else read_realm(player.shown)
        for realm, player in zip(position.realms, players, strict=True)
    )
    waiting = position.order[position.executed :]
    if any(players[seat].finished for seat in waiting) or not position.executed:
        position.actors = tuple(sorted(position.order))
    supply = (position.carts, position.fountains, position.elements)
    _give_back_executed(position)
    for seat in position.order:
        for step in players[seat].plan:
            _repeat_step(position, seat, step)
    position.carts, position.fountains, position.elements = supply
    for seat in position.order:
        position.changing(seat).finished = players[seat].finished
    position.actors = tuple(sorted(seat for seat in waiting if not players[seat].finished))
    require(bool(position.actors), "nobody is planning any more")


def _give_back_executed(position: Antiquity) -> None:
    """The plans still to be executed were made before the others took their pieces from the supply."""
    for seat in position.order[: position.executed]:
        left = position.supply_left(seat)
        position.carts, position.fountains, position.elements = (
            2 * before - after
            for before, after in zip(
                (position.carts, position.fountains, position.elements), left, strict=True
            )
        )


def _repeat_step(position: Antiquity, seat: int, step: str | TradeData) -> None:
    if isinstance(step, TradeData):
        position._trade(seat, read_goods(step.gave), read_goods(step.got), step.bank)
        return
    try:
        action = _SPACE.parse(step)
    except UnknownAction as error:
        require(False, str(error))
        raise
    require(position._refusal(seat, action) is None, f"the plan of seat {seat} cannot have the step {step!r}")
    position._apply(seat, action)
