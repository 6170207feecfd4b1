"""What holds between the fields of a snapshot of Nine Plots, checked so that play can go on from it."""

from __future__ import annotations

from nineplots.components import BOX, COMMISSIONS, KINDS, OFFERED, PLOTS, yard_size
from nineplots.state import CHOOSING, OVER, PLACING, Position, free_plots
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.snapshots import require


def check(position: Position) -> None:
    """Tiles and commissions are all there, and somebody can act."""
    for city in position.cities:
        require(len(city) == len(PLOTS), f"a city has {len(PLOTS)} plots")
    _check_tiles(position)
    _check_commissions(position)
    _check_turn(position)


def _check_tiles(position: Position) -> None:
    require(len(position.yard) == yard_size(position.seats), f"{yard_size(position.seats)} tiles lie open")
    built = [tile for city in position.cities for tile in city]
    tiles = [*position.bag, *position.yard, position.drawn, *built]
    for kind, name in enumerate(KINDS):
        require(tiles.count(kind) == BOX.tiles.per_kind, f"there are {BOX.tiles.per_kind} tiles of {name}")
    require((position.drawn != EMPTY) == (position.phase == PLACING), "a tile that was drawn is to be placed")


def _check_commissions(position: Position) -> None:
    dealt = [*position.hands, *position.put_away, position.unused]
    everywhere = sorted(commission for pile in dealt for commission in pile)
    require(everywhere == list(range(len(COMMISSIONS))), "each commission is somewhere, once")
    for hand, put_away in zip(position.hands, position.put_away, strict=True):
        require(hand == sorted(hand), "commissions are in the order of the box")
        if not position.options.commissions:
            require(not hand and not put_away, "commissions are for tables that play with them")
        elif position.phase == CHOOSING:
            require(len(hand) + len(put_away) == OFFERED and len(hand) > 0, "two commissions are offered")
        else:
            require(len(hand) == 1 and len(put_away) == OFFERED - 1, "one commission is kept of two")


def _check_turn(position: Position) -> None:
    if position.phase == OVER:
        require(not position.actors, "nobody acts when the game is over")
        complete = not any(free_plots(position, seat) for seat in range(position.seats))
        require(complete, "the game is over when all cities are complete")
        return
    require(len(position.actors) == 1, "one player acts at a time")
    [seat] = position.actors
    require(bool(free_plots(position, seat)), "whoever acts has a free plot")
    if position.phase == CHOOSING:
        turn = (seat - position.starting_player) % position.seats
        for later in range(position.seats):
            hand = position.hands[(position.starting_player + later) % position.seats]
            require(len(hand) == (1 if later < turn else OFFERED), "commissions are chosen in turn")
        require(position.options.commissions, "commissions are for tables that play with them")
