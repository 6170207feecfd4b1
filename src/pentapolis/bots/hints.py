"""Hints: what the hard bot would do, its best choices side by side, and what speaks for and against each.

How well the choices do comes from the search, why from the game's advice. Both see only what the seat can
know.
"""

from __future__ import annotations

import msgspec

from pentapolis.bots.budget import Budget
from pentapolis.bots.reasons import Said, explained, telling
from pentapolis.bots.search import ERRORS, NOTHING, SearchBot, Weighed
from pentapolis.kernel.actions import Action
from pentapolis.kernel.errors import IllegalAction
from pentapolis.kernel.messages import Message
from pentapolis.kernel.registry import game
from pentapolis.kernel.state import State

CHOICES = 3
"""So many choices are told, and the one that was asked about."""

ALTERNATIVES = 5
"""So many others are judged where the advice is content with fewer than that."""

LEVEL = "hard"
"""Whose judgement it is."""


class HintChoice(msgspec.Struct, frozen=True):
    """One choice: how well it does, and why."""

    action: str
    chance: float
    """The seat's chance to win after it, 0 to 1, as the bot judges."""
    loss: float
    """By how much that is less than after the best choice."""
    sure: bool
    """Is the loss more than luck in the search could explain?"""
    reasons: tuple[Message, ...]
    """What speaks for it, the strongest first."""
    against: tuple[Message, ...]


class Hint(msgspec.Struct, frozen=True):
    """The best choices, the best first; the last may be the one that was asked about."""

    choices: tuple[HintChoice, ...]

    def about(self, action: str) -> HintChoice | None:
        """What it says about an action, if anything."""
        return next((choice for choice in self.choices if choice.action == action), None)


def hint(
    key: str,
    state: State,
    seat: int,
    *,
    about: Action | None = None,
    budget: Budget,
    seed: int | None = None,
    rules: int | None = None,
) -> Hint:
    """What the seat could do now, as the hard bot sees it.

    `state` is any position that the seat cannot tell from the real one. `about` is a legal action that shall
    be judged beside the best ones; `IllegalAction` if it is none. With a seed and a budget of simulations a
    hint can be repeated. A seat that has nothing to decide gets `NotYourTurn`.
    """
    if about is not None and (refusal := state.refusal(seat, about)) is not None:
        raise IllegalAction(refusal)
    bot = SearchBot(key, LEVEL, seed, rules)
    present = bot.rules == game(key).rules_version  # former rules are kept as they were, without reasons
    others = ALTERNATIVES if present else 0
    found = bot.weigh(state, seat, budget, about=about, kept=CHOICES, others=others)
    shown = [choice for number, choice in enumerate(found) if number < CHOICES or choice.action == about]
    why: list[Said] = [Said() for _ in shown]
    if present:
        why = telling(explained(bot, state, seat, [choice.action for choice in shown]))
    return Hint(tuple(_told(choice, said) for choice, said in zip(shown, why, strict=True)))


def _told(choice: Weighed, said: Said) -> HintChoice:
    return HintChoice(
        action=str(choice.action),
        chance=min(max(choice.value, 0.0), 1.0),
        loss=max(choice.loss, 0.0),
        sure=choice.loss > max(NOTHING, ERRORS * choice.error),
        reasons=said.reasons,
        against=said.against,
    )
