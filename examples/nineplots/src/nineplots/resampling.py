"""Drawing anew what a seat of Nine Plots does not know."""

from __future__ import annotations

from nineplots.state import OVER, Position
from pentapolis.kernel.chance import Rng, fresh_state


def forget_secrets(position: Position, seat: int | None, rng: Rng) -> None:
    """The order of the bag, and the commissions of the others, kept and put away.

    Secrets are put in order before they are shuffled, so that the draw does not depend on them.
    """
    position.chance = fresh_state(rng)
    position.bag.sort()
    rng.shuffle(position.bag)
    others = [other for other in range(position.seats) if other != seat]
    piles = [position.unused, *(position.put_away[other] for other in others)]
    if position.phase != OVER:
        piles += [position.hands[other] for other in others]
    hidden = sorted(commission for pile in piles for commission in pile)
    rng.shuffle(hidden)
    for pile in piles:
        pile[:] = sorted(hidden.pop() for _ in pile)
