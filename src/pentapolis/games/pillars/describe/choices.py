"""What a player can choose from, in words: by kind, the most interesting first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar, cast

from pentapolis.games.pillars.actions import (
    MARKET_KINDS,
    PROTECTION,
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
from pentapolis.games.pillars.components import (
    ADVANTAGES,
    CARD_WORKERS,
    CARD_YIELD,
    COST,
    CRAFTSMEN,
    MAKES_POINTS,
    RESOURCE_CARDS,
    RESOURCES,
    TARGETS,
    TRADED,
)
from pentapolis.games.pillars.describe.cards import advantage, craftsman, hired, site, uses
from pentapolis.games.pillars.describe.valley import place_line, space_of
from pentapolis.games.pillars.preview import PillarsPreview
from pentapolis.games.pillars.view.types import PillarsView
from pentapolis.kernel.actions import Action
from pentapolis.kernel.description import Choice, Choices, Line, as_choice, as_group
from pentapolis.kernel.messages import Message
from pentapolis.kernel.plain import View

A = TypeVar("A", bound=Action)
Preview = Callable[[Action], View | None]
Foretold = Callable[[Action], PillarsPreview]
Args = dict[str, str | int]


def choices_of(view: PillarsView, actions: Sequence[Action], preview: Preview) -> tuple[Choices, ...]:
    """The legal actions by kind, in the order in which a player thinks of them."""

    def of(kind: type[A]) -> list[A]:
        return [action for action in actions if isinstance(action, kind)]

    def foretold(action: Action) -> PillarsPreview:
        return cast("PillarsPreview", preview(action))

    return (
        *_hirings(of(Hire), foretold),
        *_takings(of(TakeCard)),
        *_alone("pass", of(Pass), {"workers": _free_workers(view)}),
        *_dismissals(of(Dismiss)),
        *_answers(view, of(Accept), of(Reject)),
        *_placings(view, of(PlaceBuilder)),
        *_uses(of(UseAdvantage)),
        *_alone("wait", of(Wait), {"cost": view["builders"]["price"]}),
        *_bishop(of(BishopChoice)),
        *_collects(view, of(Collect)),
        *_buyings(of(Buy), foretold),
        *_sellings(of(Sell), foretold),
        *_alone("stop", of(Stop), {}),
        *_boosts(of(Boost)),
        *_conversions(view, of(Convert), foretold),
        *_alone("decline", of(Decline), {"decision": view["decision"]}),
        *_alone("finish", of(Finish), {}),
        *_returns(view, of(Return)),
    )


def _alone(key: str, actions: Sequence[Action], args: Args) -> Iterator[Choices]:
    """An action that is the only one of its kind."""
    choices = [as_choice(action, Message(f"pillars-text-do-{key}", args)) for action in actions]
    yield from as_group(key, Message(f"pillars-text-choose-{key}"), choices)


# Phase I: cards ---------------------------------------------------------------------------


def _hirings(actions: list[Hire], foretold: Foretold) -> Iterator[Choices]:
    choices = []
    for action in sorted(actions, key=lambda action: COST[action.craftsman]):
        told = hired(CRAFTSMEN[action.craftsman])
        full = "yes" if foretold(action)["over_limit"] else "no"
        message = Message("pillars-text-hiring", {**told.args, "full": full})
        choices.append(as_choice(action, message, price=COST[action.craftsman]))
    yield from as_group("hire", Message("pillars-text-choose-hire"), choices, "price")


def _takings(actions: list[TakeCard]) -> Iterator[Choices]:
    """Resource cards, those for few workers first."""
    choices = [
        as_choice(
            action,
            site(RESOURCE_CARDS[action.card]),
            price=CARD_WORKERS[action.card],
            gain=CARD_YIELD[action.card],
        )
        for action in sorted(actions, key=lambda action: CARD_WORKERS[action.card])
    ]
    yield from as_group("take", Message("pillars-text-choose-take"), choices, "price", "gain")


def _free_workers(view: PillarsView) -> int:
    return 0 if view["seat"] is None else view["players"][view["seat"]]["workers"]["free"]


def _dismissals(actions: list[Dismiss]) -> Iterator[Choices]:
    choices = [as_choice(action, craftsman(CRAFTSMEN[action.craftsman])) for action in actions]
    yield from as_group("dismiss", Message("pillars-text-choose-dismiss"), choices)


# Phase II: builders ---------------------------------------------------------------------------


def _answers(view: PillarsView, accepts: list[Accept], rejects: list[Reject]) -> Iterator[Choices]:
    """The start player's answer to the builder that was drawn."""
    owner: Args = {"player": view["builders"]["drawn"] or 0}
    stays = Message("pillars-text-do-accept", {**owner, "cost": view["builders"]["price"]})
    choices = [as_choice(action, stays) for action in accepts]
    choices += [as_choice(action, Message("pillars-text-do-reject", owner)) for action in rejects]
    yield from as_group("answer", Message("pillars-text-choose-answer"), choices)


def _placings(view: PillarsView, actions: list[PlaceBuilder]) -> Iterator[Choices]:
    """Places in the order in which they are resolved."""
    free = view["decision"] == "place-free"
    title = Message("pillars-text-choose-place", {"cost": 0 if free else view["builders"]["price"]})
    choices = [
        Choice(str(action), _target(view, TARGETS[action.target]))
        for action in sorted(actions, key=lambda action: action.target)
    ]
    yield from as_group("place", title, choices)


def _target(view: PillarsView, target: str) -> Line:
    """A place with what it gives and who is there, or a space with its card."""
    if target in view["places"]:
        return place_line(view, target, numbered=False)
    place, number = target.rsplit("-", 1)
    return Line(space_of(view, place, int(number)) or Message("pillars-text-empty"))


def _uses(actions: list[UseAdvantage]) -> Iterator[Choices]:
    choices = [as_choice(action, advantage(ADVANTAGES[action.card])) for action in actions]
    yield from as_group("use", Message("pillars-text-choose-use"), choices)


# Phase III: places ---------------------------------------------------------------------------


def _bishop(actions: list[BishopChoice]) -> Iterator[Choices]:
    choices = [
        as_choice(
            action,
            Message(
                "pillars-text-bishop", {"choice": "protection" if action.choice == PROTECTION else "resource"}
            ),
        )
        for action in actions
    ]
    yield from as_group("bishop", Message("pillars-place-bishop"), choices)


def _collects(view: PillarsView, actions: list[Collect]) -> Iterator[Choices]:
    choices = [
        as_choice(
            action,
            Message(
                "pillars-text-collect",
                {**_held(view, kind := MARKET_KINDS[action.resource]), "count": view["market"][kind]},
            ),
        )
        for action in actions
    ]
    yield from as_group("collect", Message("pillars-text-choose-collect"), choices)


def _held(view: PillarsView, kind: str) -> Args:
    """A resource, and how much of it the viewer has."""
    held = 0 if view["seat"] is None else view["players"][view["seat"]]["resources"][kind]
    return {"resource": kind, "held": held}


def _buyings(actions: list[Buy], foretold: Foretold) -> Iterator[Choices]:
    choices = []
    for action in actions:
        price = -foretold(action)["gold"]
        kind = RESOURCES[TRADED[action.resource]]
        args: Args = {"good": kind, "count": action.number, "gold": price}
        choices.append(as_choice(action, Message("pillars-text-trade", args), price=price))
    choices.sort(key=lambda choice: choice.facts["price"])
    yield from as_group("buy", Message("pillars-text-choose-buy"), choices, "price")


def _sellings(actions: list[Sell], foretold: Foretold) -> Iterator[Choices]:
    choices = []
    for action in actions:
        gain = foretold(action)
        args: Args = {"good": RESOURCES[action.resource], "count": action.number, "gold": gain["gold"]}
        wasted = [Message("pillars-text-wasted", {"gold": gain["wasted"]})] if gain["wasted"] else []
        told = "pillars-text-trade-wasting" if wasted else "pillars-text-trade"
        choices.append(as_choice(action, Message(told, args), wasted, gain=gain["gold"]))
    choices.sort(key=lambda choice: -choice.facts["gain"])
    yield from as_group("sell", Message("pillars-text-choose-sell"), choices, "gain")


def _boosts(actions: list[Boost]) -> Iterator[Choices]:
    choices = [
        as_choice(action, craftsman(CRAFTSMEN[action.craftsman]), points=MAKES_POINTS[action.craftsman])
        for action in sorted(actions, key=lambda action: -MAKES_POINTS[action.craftsman])
    ]
    yield from as_group("boost", Message("pillars-text-choose-boost"), choices, "points")


def _conversions(view: PillarsView, actions: list[Convert], foretold: Foretold) -> Iterator[Choices]:
    """Craftsmen who can work, those who make most points first."""
    shop = view["workshop"]
    choices = []
    for action in actions:
        name, gain = CRAFTSMEN[action.craftsman], foretold(action)
        left = shop["uses_left"][name] if shop else 0
        message = uses(name, left)
        choices.append(as_choice(action, message, points=gain["points"], gold=gain["gold"]))
    choices.sort(key=lambda choice: (-choice.facts["points"], -choice.facts["gold"]))
    yield from as_group("convert", Message("pillars-text-choose-convert"), choices, "points", "gold")


def _returns(view: PillarsView, actions: list[Return]) -> Iterator[Choices]:
    choices = [
        as_choice(action, Message("pillars-text-return", _held(view, RESOURCES[action.resource])))
        for action in actions
    ]
    yield from as_group("return", Message("pillars-text-choose-return"), choices)
