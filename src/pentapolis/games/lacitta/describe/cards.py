"""Politics cards, voices of the people and supplies in words."""

from __future__ import annotations

from collections import Counter

from pentapolis.games.lacitta.components import (
    ATTRACTIONS,
    BOX,
    BUILDING_OF_CARD,
    CARD_NUMBER,
    CARD_PRICE,
    CHEAPEST,
    MASTER_BUILDER,
)
from pentapolis.games.lacitta.describe.cities import arches_of
from pentapolis.games.lacitta.view import LaCittaView
from pentapolis.kernel.description import Line, Part
from pentapolis.kernel.messages import Message

# Politics cards ---------------------------------------------------------------------------


def arches(building: int) -> dict[str, str | int]:
    """The arches of a building, by attraction."""
    return {name: BOX.buildings[building].arches.get(name, 0) for name in ATTRACTIONS}


def offer(card: str, number: int) -> Message:
    """A card of the display: its price and what it does."""
    building = BUILDING_OF_CARD[CARD_NUMBER[card]]
    if building is not None:
        return Message(
            "lacitta-text-offer-building",
            {"card": card, "number": number, "gold": CARD_PRICE[building], **arches(building)},
        )
    return Message(f"lacitta-text-offer-{card}", {"number": number, **_prices(CARD_NUMBER[card])})


def _prices(card: int) -> dict[str, str | int]:
    """What an event card costs and how much it brings: the least and the most of it."""
    if card == MASTER_BUILDER:
        return {building.tier: building.builder_price for building in BOX.buildings}
    choices = BOX.cards[card].choices
    if not choices:
        return {"gold": 0}
    least, most = choices[0], choices[-1]
    return {"gold": least.gold, "amount": least.amount, "most": most.amount, "dear": most.gold}


def display(view: LaCittaView) -> Part:
    """The cards that can be taken, the cheapest first."""
    cards = Counter(card for card in view["display"] if card is not None)
    order = sorted(cards, key=lambda card: (CHEAPEST[CARD_NUMBER[card]], CARD_NUMBER[card]))
    return Part(
        "cards", Message("lacitta-text-display"), tuple(Line(offer(card, cards[card])) for card in order)
    )


# The voice of the people ---------------------------------------------------------------------------


def voices(view: LaCittaView) -> list[Part]:
    """The voices of this year as far as they are known, who has seen which, and what else there is."""
    if not view["voices"]:
        return []
    items = []
    for circle, voice in enumerate(view["voices"]):
        looked = [str(seat) for seat, player in enumerate(view["players"]) if circle in player["looked"]]
        args: dict[str, str | int] = {"circle": circle, "players": " ".join(looked)}
        seen = "yes" if looked else "no"
        items.append(Message("lacitta-text-voice", {**args, "voice": voice or "hidden", "seen": seen}))
    left = arches_of(view["voices_left"])
    numbers: dict[str, str | int] = {name: left[name] for name in ATTRACTIONS}
    lines = [Line(Message("lacitta-text-voices"), tuple(items))]
    if sum(left.values()):
        lines.append(Line(Message("lacitta-text-voices-left", numbers)))
    return [Part("voices", Message("lacitta-voices"), tuple(lines))]


# Supplies ---------------------------------------------------------------------------


def supply(view: LaCittaView) -> Part:
    """What is left of everything that can run out."""
    tiles = [
        Message("lacitta-text-pool", {"pool": pool, "count": count}) for pool, count in view["pools"].items()
    ]
    lines = [
        Line(Message("lacitta-text-pools"), tuple(tiles)),
        Line(Message("lacitta-text-deck", {"count": view["deck"]})),
    ]
    gone = [
        Message("lacitta-text-gone", {"card": card, "number": number})
        for card, number in view["discard"].items()
    ]
    if view["discard_unseen"]:
        gone.append(Message("lacitta-unseen", {"count": view["discard_unseen"]}))
    if gone:
        lines.append(Line(Message("lacitta-text-discard"), tuple(gone)))
    if view["citizens_left"] is not None:
        lines.append(Line(Message("lacitta-text-citizens-left", {"count": view["citizens_left"]})))
    if view["gold_left"] is not None:
        lines.append(Line(Message("lacitta-text-gold-left", {"count": view["gold_left"]})))
    return Part("supply", Message("lacitta-text-supply"), tuple(lines))
