"""Lay the turned-up tile where its symbols pay most for one building."""

from __future__ import annotations

from pentapolis.games.attika.bot.builds import cheapest_sites
from pentapolis.games.attika.components import ANY_COST, BUILDINGS, COSTS, HEXES, hexes_of
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.rules.prices import paying_symbols, quote_at
from pentapolis.games.attika.state import TILE
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved, TurnKind

DEAR = 2
"""A building that costs fewer cards asks for no tile."""


class Tile(TurnKind[Attika]):
    """The most expensive of the stored buildings shall cost as few cards as possible."""

    key = "tile"
    counted = False
    rarity = 0.06

    def poses(self, state: Attika, seat: int) -> bool:
        return state.phase == TILE and bool(state.stored[seat]) and _price(state, seat) >= DEAR

    def measure(self, state: Attika, seat: int) -> int | None:
        return None if state.phase == TILE else -_price(state, seat)

    def over(self, first: Attika, state: Attika, seat: int) -> bool:  # noqa: ARG002
        return state.phase != TILE

    def goal(self, solved: Solved[Attika]) -> Message:
        building = BUILDINGS[_dearest(solved.first, solved.seat)]
        return Message("attika-puzzle-tile-goal", {"building": building, "count": -solved.best})

    def explain(self, solved: Solved[Attika]) -> tuple[Message, ...]:
        state, seat = solved.last, solved.seat
        building = _dearest(state, seat)
        _, sites = cheapest_sites(state, seat, building)
        site = hexes_of(sites)[0]
        symbols = paying_symbols(building, quote_at(state, seat, building, site).price.symbols)
        args: dict[str, str | int] = {"building": BUILDINGS[building], "space": HEXES[site]}
        return (
            Message("attika-puzzle-tile-symbols", args | {"count": len(symbols)}),
            Message(
                "attika-puzzle-tile-price", {"count": -solved.best, "before": _price(solved.first, seat)}
            ),
        )


def _dearest(state: Attika, seat: int) -> int:
    """The stored building that costs most symbols."""
    return max(
        state.stored[seat],
        key=lambda building: (ANY_COST[building] + sum(count for _, count in COSTS[building]), -building),
    )


def _price(state: Attika, seat: int) -> int:
    """The fewest cards that it costs now, whether the seat has them or not."""
    return cheapest_sites(state, seat, _dearest(state, seat))[0]
