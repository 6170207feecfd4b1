"""Redrawing what a seat of Palatinus does not know."""

from __future__ import annotations

from pentapolis.games.palatinus.components import WOLF_FAMILIES
from pentapolis.games.palatinus.state import Position
from pentapolis.kernel.chance import Rng, fresh_state


def forget_secrets(position: Position, seat: int | None, rng: Rng) -> None:
    """Replace everything that the seat does not know by a fair draw: pile, others' wolves, seed.

    Secrets are put in order before they are shuffled, so that the draw does not depend on them.
    """
    position.chance = fresh_state(rng)
    hidden_pile = sorted(position.pile[1:])
    rng.shuffle(hidden_pile)
    position.pile[1:] = hidden_pile
    if position.count is not None:
        return
    for owner in range(position.seats):
        if owner != seat:
            for family in WOLF_FAMILIES:
                _shuffle_wolves(position, owner, family, rng)


def _shuffle_wolves(position: Position, owner: int, family: tuple[int, ...], rng: Rng) -> None:
    """Redeal an owner's wolves of one colour over the board and the stock."""
    stock = position.stocks[owner]
    kinds = position.kinds
    spaces = [
        space for space, other in enumerate(position.owners) if other == owner and kinds[space] in family
    ]
    if not spaces:
        return
    wolves = [kinds[space] for space in spaces]
    for kind in family:
        wolves += [kind] * stock[kind]
        stock[kind] = 0
    wolves.sort()
    rng.shuffle(wolves)
    for space in spaces:
        kinds[space] = wolves.pop()
    for kind in wolves:
        stock[kind] += 1
