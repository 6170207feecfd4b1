"""What a player of La Città can choose from, in words: by kind, the most interesting first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar, cast

from pentapolis.games.lacitta.actions import (
    PAIRS,
    Build,
    Cheer,
    Found,
    Harvest,
    Keep,
    Look,
    Pass,
    Pay,
    PlaceCastle,
    Refresh,
    Remove,
    Send,
    Starve,
    Take,
    TakeGold,
    Welcome,
    Wish,
)
from pentapolis.games.lacitta.components import (
    AMOUNTS,
    ATTRACTIONS,
    BOX,
    CARD_NUMBER,
    CARDS,
    CHEAPEST,
    HEXES,
    PRICES,
)
from pentapolis.games.lacitta.describe.cards import offer
from pentapolis.games.lacitta.describe.cities import arches_of, people
from pentapolis.games.lacitta.describe.country import Country
from pentapolis.games.lacitta.describe.neighbours import Foretold, overtaken
from pentapolis.games.lacitta.describe.sites import buildings, castle_sites
from pentapolis.games.lacitta.preview import LaCittaPreview
from pentapolis.games.lacitta.view import LaCittaView, arches_view
from pentapolis.kernel.actions import Action
from pentapolis.kernel.description import Choices, as_choice, as_group
from pentapolis.kernel.messages import Message
from pentapolis.kernel.plain import View

A = TypeVar("A", bound=Action)
Preview = Callable[[Action], View | None]


def choices_of(view: LaCittaView, actions: Sequence[Action], preview: Preview) -> tuple[Choices, ...]:
    """The legal actions by kind, in the order in which a player thinks of them."""
    country = Country(view)

    def of(kind: type[A]) -> list[A]:
        return [action for action in actions if isinstance(action, kind)]

    def foretold(action: Action) -> LaCittaPreview:
        return cast("LaCittaPreview", preview(action))

    return (
        *_takings(view, of(Take)),
        *_alone("gold", of(TakeGold), {"gold": BOX.action_card.gold}),
        *buildings(country, of(Build), foretold),
        *castle_sites(country, "castle", of(PlaceCastle)),
        *castle_sites(country, "found", of(Found)),
        *_prices(view, of(Pay)),
        *_cities(country, "send", of(Send)),
        *_cities(country, "welcome", of(Welcome)),
        *_cities(country, "starve", of(Starve)),
        *_cheers(country, of(Cheer)),
        *_harvests(country, of(Harvest)),
        *_removals(country, of(Remove), foretold),
        *_looks(of(Look)),
        *_wishes(of(Wish), foretold),
        *_alone("refresh", of(Refresh), {}),
        *_alone("keep", of(Keep), {}),
        *_alone("pass", of(Pass), {}),
    )


def _alone(key: str, actions: Sequence[Action], args: dict[str, str | int]) -> Iterator[Choices]:
    """An action that is the only one of its kind."""
    choices = [as_choice(action, Message(f"lacitta-text-do-{key}", args)) for action in actions]
    yield from as_group(key, Message(f"lacitta-text-choose-{key}"), choices)


# Cards ---------------------------------------------------------------------------


def _takings(view: LaCittaView, actions: list[Take]) -> Iterator[Choices]:
    choices = [
        as_choice(
            action,
            offer(CARDS[action.card], view["display"].count(CARDS[action.card])),
            price=CHEAPEST[action.card],
        )
        for action in sorted(actions, key=lambda action: (CHEAPEST[action.card], action.card))
    ]
    yield from as_group("take", Message("lacitta-text-choose-take"), choices, "price")


def _prices(view: LaCittaView, actions: list[Pay]) -> Iterator[Choices]:
    card = view["card"] or ""
    choices = [
        as_choice(
            action,
            Message(
                f"lacitta-text-pay-{card}",
                {"gold": PRICES[action.gold], "count": AMOUNTS[CARD_NUMBER[card]][action.gold]},
            ),
            price=PRICES[action.gold],
        )
        for action in actions
    ]
    yield from as_group("pay", Message("lacitta-text-choose-pay"), choices, "price")


def _looks(actions: list[Look]) -> Iterator[Choices]:
    choices = [
        as_choice(action, Message("lacitta-text-look", {"circles": " ".join(map(str, PAIRS[action.voices]))}))
        for action in actions
    ]
    yield from as_group("look", Message("lacitta-text-choose-look"), choices)


def _wishes(actions: list[Wish], foretold: Foretold) -> Iterator[Choices]:
    choices = []
    for action in actions:
        gain = foretold(action)
        brings: dict[str, str | int] = {
            "attraction": ATTRACTIONS[action.attraction],
            "count": len(gain["migrants"]),
            "room": gain["people"],
            "cities": ", ".join(gain["migrants"]),
        }
        choices.append(as_choice(action, Message("lacitta-text-wish", brings), people=gain["people"]))
    choices.sort(key=lambda choice: -choice.facts["people"])
    yield from as_group("wish", Message("lacitta-text-choose-wish"), choices, "people")


# What stands ---------------------------------------------------------------------------


def _cities(country: Country, key: str, actions: Sequence[Send | Welcome | Starve]) -> Iterator[Choices]:
    """Cities, those with most citizens to spare first."""
    choices = []
    for action in actions:
        city = country.city(HEXES[action.castle])
        name = Message("lacitta-text-city", {"space": city["castle"]})
        choices.append(as_choice(action, name, [people(city)], spare=city["spare"], people=city["people"]))
    choices.sort(key=lambda choice: -choice.facts["spare"])
    yield from as_group(key, Message(f"lacitta-text-choose-{key}"), choices, "spare", "people")


def _cheers(country: Country, actions: list[Cheer]) -> Iterator[Choices]:
    """Buildings with arches, by the neighbours that their city would then equal or outdo."""
    choices = []
    for action in actions:
        city, tile = country.standing[action.hex]
        name = ATTRACTIONS[action.attraction]
        after = arches_of(city["attraction"])[name] + 1
        passed = overtaken(country, city, arches_view([int(name == other) for other in ATTRACTIONS]))
        args: dict[str, str | int] = {
            "building": tile["building"],
            "space": tile["hex"],
            "city": city["castle"],
            "attraction": name,
            "count": after,
            "more": "yes" if passed else "no",
        }
        facts = {"gain": len(passed), "arches": after}
        choices.append(as_choice(action, Message("lacitta-text-cheer", args), passed, **facts))
    choices.sort(key=lambda choice: (-choice.facts["gain"], -choice.facts["arches"]))
    yield from as_group("cheer", Message("lacitta-text-choose-cheer"), choices, "gain", "arches")


def _harvests(country: Country, actions: list[Harvest]) -> Iterator[Choices]:
    choices = []
    for action in actions:
        city, tile = country.standing[action.hex]
        food = country.land.food[action.hex]
        args: dict[str, str | int] = {"space": tile["hex"], "city": city["castle"], "food": food}
        choices.append(as_choice(action, Message("lacitta-text-harvest", args), food=food))
    choices.sort(key=lambda choice: -choice.facts["food"])
    yield from as_group("harvest", Message("lacitta-text-choose-harvest"), choices, "food")


def _removals(country: Country, actions: list[Remove], foretold: Foretold) -> Iterator[Choices]:
    """Buildings to give up, by what they take with them, least first."""
    choices = []
    for action in actions:
        city, tile = country.standing[action.hex]
        args: dict[str, str | int] = {"building": tile["building"], "space": tile["hex"]}
        loss = foretold(action)
        items = []
        if loss["food"]:
            items.append(Message("lacitta-text-loses-food", {"count": -loss["food"]}))
        if loss["income"]:
            items.append(Message("lacitta-text-loses-income", {"count": -loss["income"]}))
        drawn = {name: -number for name, number in arches_of(loss["attraction"]).items() if number}
        items += [
            Message("lacitta-text-loses-arches", {"attraction": name, "count": number})
            for name, number in drawn.items()
        ]
        if loss["limit"] != city["limit"]:
            items.append(Message("lacitta-text-limit", {"limit": loss["limit"] or "none"}))
        message = Message("lacitta-text-remove", {**args, "more": "yes" if items else "no"})
        lost = sum(drawn.values()) - loss["food"] - loss["income"]
        choices.append(as_choice(action, message, items, loss=lost))
    choices.sort(key=lambda choice: choice.facts["loss"])
    yield from as_group("remove", Message("lacitta-text-choose-remove"), choices, "loss")
