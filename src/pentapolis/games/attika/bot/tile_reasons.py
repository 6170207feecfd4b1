"""Why to lay a tile somewhere: whose room it is, and what its symbols will pay."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.attika.actions import LayTile
from pentapolis.games.attika.bot.comparing import SITE, Comparison
from pentapolis.games.attika.bot.sites import price_changes
from pentapolis.games.attika.components import ALL_SYMBOLS, TILE_MASK, hexes_of
from pentapolis.kernel.advice import Reason

TOUCHING, SYMBOL, TOUCHED = 0.2, 0.08, 0.12
"""What each own building beside it and each symbol within reach is worth, and a foreign one costs."""


def tile_reasons(case: Comparison, _action: LayTile) -> Iterator[Reason]:
    """What speaks for and against laying the turned-up tile so."""
    after, seat = case.after, case.seat
    tile = TILE_MASK[case.before.tile]
    beside = _beside(case, tile)
    own = (beside & after.own[seat]).bit_count()
    if own:
        yield case.reason("tile-own", TOUCHING * own, count=own)
    else:
        yield case.reason("tile-apart", -TOUCHING)
    for other in case.others:
        touched = (beside & after.own[other]).bit_count()
        if touched:
            yield case.reason("tile-theirs", -TOUCHED * touched, player=other, count=touched)
    reached = _beside(case, after.near_own[seat] & after.vacant) | after.near_own[seat]
    symbols = (tile & ALL_SYMBOLS & reached).bit_count()
    if own and symbols:
        yield case.reason("tile-symbols", SYMBOL * symbols, count=symbols)
    cheaper = price_changes(case.before, after, seat)
    yield from case.of_sites("tile-saves", cheaper, -SITE * sum(cheaper.values()))
    yield from case.links()
    yield from case.sites_of_others()


def _beside(case: Comparison, sites: int) -> int:
    """The hexes adjacent to some hexes, without those."""
    found = 0
    for site in hexes_of(sites):
        found |= case.after.board.near[site]
    return found & ~sites
