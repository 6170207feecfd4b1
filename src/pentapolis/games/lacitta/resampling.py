"""Redrawing what a seat of La Città does not know."""

from __future__ import annotations

from math import comb

from pentapolis.games.lacitta.components import CARDS
from pentapolis.games.lacitta.state import Position
from pentapolis.kernel.chance import Rng, fresh_state


def forget_secrets(position: Position, seat: int | None, rng: Rng) -> None:
    """Replace everything that the seat does not know by a fair draw: voices, piles, unseen cards, seed.

    Secrets are put in order before they are shuffled, so that the draw does not depend on them.
    """
    position.chance = fresh_state(rng)
    _forget_voices(position, seat, rng)
    _forget_politics(position, rng)


def knows_voice(position: Position, seat: int | None, circle: int) -> bool:
    """Does the seat know the voice card on a circle?"""
    return (
        circle == 0
        or bool(position.wishes)
        or (seat is not None and position.looked[seat] >> circle & 1 == 1)
    )


def _forget_voices(position: Position, seat: int | None, rng: Rng) -> None:
    """All voice cards that the seat has not seen are equally likely to lie anywhere."""
    hidden = [circle for circle in range(len(position.voices)) if not knows_voice(position, seat, circle)]
    unseen = sorted([*position.voice_pile, *(position.voices[circle] for circle in hidden)])
    rng.shuffle(unseen)
    voices = [*position.voices]
    for circle in hidden:
        voices[circle] = unseen.pop()
    position.voices, position.voice_pile = tuple(voices), tuple(unseen)


def _forget_politics(position: Position, rng: Rng) -> None:
    """Deck and unseen cards. Nobody knows more of them than the others, whoever drew them.

    Cards drawn unseen before the deck was last shuffled cannot be any that everybody saw being shuffled into
    it; how likely each kind is among them depends on what has come out of the deck since. Which of them had
    been drawn before an even earlier shuffling is not followed up.
    """
    buried, facedown = position.buried, position.facedown
    unseen = [*position.deck, *buried, *facedown]
    counts = [unseen.count(card) for card in range(len(CARDS))]
    old = _draw_old(position, counts, position.buried_old + position.facedown_old, rng)
    rest = [card for card, number in enumerate(counts) for _ in range(number - old.count(card))]
    rng.shuffle(rest)
    rng.shuffle(old)
    position.buried = tuple(_refilled(len(buried), position.buried_old, old, rest))
    position.facedown = _refilled(len(facedown), position.facedown_old, old, rest)
    position.deck = rest


def _refilled(size: int, old_ones: int, old: list[int], rest: list[int]) -> list[int]:
    return [(old if place < old_ones else rest).pop() for place in range(size)]


def _draw_old(position: Position, counts: list[int], number: int, rng: Rng) -> list[int]:
    """A fair draw of the cards that left the deck unseen before it was last shuffled.

    Of a kind there were `unseen` cards then, and `known` ones went into the deck for all to see; `counts` of
    them are still unseen, so that the others have come out since. If s of the old ones are of this kind,
    there are comb(unseen, s) ways to choose them and comb(unseen - s + known, came_out) ways for the rest.
    """
    if not number:
        return []
    ways = []
    for unseen, known, left in zip(position.shuffled_unseen, position.shuffled_known, counts, strict=True):
        came_out = max(0, unseen + known - left)
        most = min(number, unseen, left)
        ways.append([comb(unseen, s) * comb(unseen - s + known, came_out) for s in range(most + 1)])
    # totals[k][n]: the ways in which kinds k, k + 1, ... can be n old cards.
    totals = [[1] + [0] * number]
    for weights in reversed(ways):
        after = totals[0]
        totals.insert(
            0,
            [
                sum(weight * after[n - s] for s, weight in enumerate(weights) if s <= n)
                for n in range(number + 1)
            ],
        )
    if not totals[0][number]:
        # A hand-made position with cards that cannot be: any unseen ones will do.
        anything = [card for card, count in enumerate(counts) for _ in range(count)]
        rng.shuffle(anything)
        return anything[:number]
    drawn = []
    for card, weights in enumerate(ways):
        after = totals[card + 1]
        choice = rng.randrange(totals[card][number])
        for s, weight in enumerate(weights):
            if s <= number:
                choice -= weight * after[number - s]
                if choice < 0:
                    drawn += [card] * s
                    number -= s
                    break
    return drawn
