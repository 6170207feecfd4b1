"""The decisions of a round: when each comes up, which actions answer it, and what everybody is told."""

from __future__ import annotations

from typing import NamedTuple

from pentapolis.games.pillars.actions import (
    Accept,
    BishopChoice,
    Boost,
    Buy,
    Collect,
    Convert,
    Decline,
    Dismiss,
    Finish,
    Hire,
    Pass,
    PlaceBuilder,
    Reject,
    Return,
    Sell,
    Stop,
    TakeCard,
    UseAdvantage,
    Wait,
)
from pentapolis.games.pillars.components import PLACES_FREE, SPARES_TAX, WARDS_OFF_EVENT
from pentapolis.games.pillars.rules.cathedral import RULE_BUILDING, RULE_KEEPING
from pentapolis.games.pillars.rules.event import RULE_BISHOP, RULE_COLLAPSE, RULE_THOMAS
from pentapolis.games.pillars.rules.market import RULE_TRADE
from pentapolis.games.pillars.rules.phase_one import RULE_DISMISS, RULE_TAKE
from pentapolis.games.pillars.rules.phase_two import RULE_PLACE, RULE_REJECT, RULE_REMIGIUS
from pentapolis.games.pillars.rules.valley import RULE_TAX
from pentapolis.games.pillars.state import DECISIONS
from pentapolis.kernel.actions import Action
from pentapolis.kernel.messages import Refusal


class Answers(NamedTuple):
    """One decision: the stages in which it comes up, its rule, the actions that answer it."""

    stages: tuple[str, ...]
    rule: str
    actions: tuple[type[Action], ...]
    usable: int = 0
    """The advantage cards that can be used now, as a mask."""


ANSWERS = {
    "choose-card": Answers(("cards",), RULE_TAKE, (TakeCard, Hire, Pass)),
    "dismiss": Answers(("cards", "shiring"), RULE_DISMISS, (Dismiss,)),
    "reject-builder": Answers(("builders",), RULE_REJECT, (Accept, Reject)),
    "place-or-wait": Answers(("builders",), RULE_PLACE, (PlaceBuilder, Wait, UseAdvantage), PLACES_FREE),
    "place-free": Answers(("builders",), RULE_PLACE, (PlaceBuilder,)),
    "bishop-choice": Answers(("event",), RULE_BISHOP, (BishopChoice,)),
    "use-thomas": Answers(("event",), RULE_THOMAS, (UseAdvantage, Decline), WARDS_OFF_EVENT),
    "lose-craftsman": Answers(("event",), RULE_COLLAPSE, (Dismiss,)),
    "bishop-resource": Answers(("bishop",), RULE_BISHOP, (Collect,)),
    "use-loyalty": Answers(("court",), RULE_TAX, (UseAdvantage, Decline), SPARES_TAX),
    "trade": Answers(("market",), RULE_TRADE, (Buy, Sell, Stop)),
    "boost": Answers(("cathedral",), RULE_BUILDING, (Boost, Decline)),
    "convert": Answers(("cathedral",), RULE_BUILDING, (Convert, Finish)),
    "return-resources": Answers(("cathedral",), RULE_KEEPING, (Return,)),
    "over": Answers(("cathedral",), "pillars.4.4", ()),
}

ALLOWED = tuple(frozenset(ANSWERS[name].actions) for name in DECISIONS)
USABLE = tuple(ANSWERS[name].usable for name in DECISIONS)
NOT_NOW = tuple(Refusal(f"pillars-refusal-first-{name}", ANSWERS[name].rule) for name in DECISIONS)
"""Why an action cannot be taken when something else is to be decided."""

UNCONDITIONAL = frozenset({Pass, Accept, Reject, Wait, Decline, Stop, Finish})
"""Actions that are possible whenever they answer the decision."""

RULE_USE = {PLACES_FREE: RULE_REMIGIUS, WARDS_OFF_EVENT: RULE_THOMAS, SPARES_TAX: RULE_TAX}

MESSAGE_IDS = (
    *(f"pillars-prompt-{name}" for name in DECISIONS),
    *(f"pillars-prompt-{name}-you" for name in DECISIONS[:-1]),
    *(f"pillars-refusal-first-{name}" for name in DECISIONS[:-1]),
    "pillars-refusal-card-gone",
    "pillars-refusal-workers",
    "pillars-refusal-craftsman-gone",
    "pillars-refusal-gold",
    "pillars-refusal-not-employed",
    "pillars-refusal-place-full",
    "pillars-refusal-no-advantage",
    "pillars-refusal-advantage-not-now",
    "pillars-refusal-stock",
    "pillars-refusal-sold-before",
    "pillars-refusal-bought-before",
    "pillars-refusal-buyer-needs",
    "pillars-refusal-seller-needs",
    "pillars-refusal-not-held",
    "pillars-refusal-not-boostable",
    "pillars-refusal-works-alone",
    "pillars-refusal-idle",
    "pillars-refusal-capacity",
    "pillars-score-craftsman",
    "pillars-score-start",
    "pillars-score-priory",
    "pillars-score-advantages",
    "pillars-score-tax",
    "pillars-score-events",
)
