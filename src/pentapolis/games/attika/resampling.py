"""Redrawing what a seat of Attika does not know."""

from __future__ import annotations

from pentapolis.games.attika.components import CARD, KINDS, cards_in, unpacked
from pentapolis.games.attika.state import OVER, Position, turn_of
from pentapolis.kernel.chance import Rng, fresh_state

TRIES = 1000
"""Draws of a hand that must be able to go on with what its owner has begun; the last one will do."""


def forget_secrets(position: Position, seat: int | None, rng: Rng) -> None:
    """Replace everything that the seat does not know by a fair draw: tiles, stacks, hands, deck, seed.

    Secrets are put in order before they are shuffled, so that the draw does not depend on them.

    What a seat can know of the deck: the cards it was shuffled from, and which of them the seat drew itself.
    The rest of those was drawn by others or is still there, as far as the cards that nobody has shown allow.
    With two players this leaves exactly the hands that the other one can have. With three or four it is not
    followed up which of the others had drawn the cards that one of them gave away since; and nothing is
    concluded from how others chose to play.
    """
    position.chance = fresh_state(rng)
    position.tile_stack = _shuffled(position.tile_stack, rng)
    for owner in range(position.seats):
        main, *others = position.stacks[owner]
        hidden = _shuffled([building for stack in others for building in stack], rng)
        dealt = [_shuffled(main, rng), *([hidden.pop() for _ in stack] for stack in others)]
        position.stacks[owner] = tuple(map(tuple, dealt))
    sizes = [cards_in(hand) for hand in position.hands]
    actor = turn_of(position)
    for _ in range(TRIES):
        _deal_cards(position, seat, sizes, rng)
        # An action that was bought, or a site that is being paid for, must be possible to complete.
        if actor == seat or position.phase == OVER or position.legal(actor):
            break


def _deal_cards(position: Position, seat: int | None, sizes: list[int], rng: Rng) -> None:
    """Deal the deck and the hands of the others again."""
    position.quoted = None
    others = [owner for owner in range(position.seats) if owner != seat]
    deck = sum(CARD[kind] for kind in position.deck)
    undrawn = deck + sum(position.drawn_since[owner] for owner in others)
    unseen = deck + sum(position.hands[owner] for owner in others)
    possible = [kind for kind in KINDS for _ in range(min(unpacked(undrawn)[kind], unpacked(unseen)[kind]))]
    rng.shuffle(possible)
    position.deck = possible[: len(position.deck)]
    deck = sum(CARD[kind] for kind in position.deck)
    _divide(unseen - deck, position.hands, sizes, others, rng)
    drawn = [cards_in(cards) for cards in position.drawn_since]
    _divide(undrawn - deck, position.drawn_since, drawn, others, rng)


def _divide(cards: int, among: list[int], sizes: list[int], owners: list[int], rng: Rng) -> None:
    """Deal cards to some owners, to each as many as it has."""
    dealt = [kind for kind in KINDS for _ in range(unpacked(cards)[kind])]
    rng.shuffle(dealt)
    for owner in owners:
        among[owner] = sum(CARD[dealt.pop()] for _ in range(sizes[owner]))


def _shuffled(things: list[int] | tuple[int, ...], rng: Rng) -> list[int]:
    shuffled = sorted(things)
    rng.shuffle(shuffled)
    return shuffled
