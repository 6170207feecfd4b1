"""Small helpers that build positions of The Pillars of the Earth."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import pentapolis
from pentapolis.games.pillars import PillarsGame
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.kernel.chance import Chance
from tests.games.playing import IN_DEVELOPMENT  # registers the game

assert "pillars" in (*pentapolis.keys(), *IN_DEVELOPMENT)

Player = dict[str, object]

RESOURCE_OF_LETTER = {"S": "sand", "W": "wood", "T": "stone", "M": "metal"}
STARTING_CARDS = ("start-mortar-mixer", "start-woodworker", "start-stonecutter")
SPACES = {
    "bishop": 1,
    "kingsbridge": 2,
    "priory": 2,
    "court": 4,
    "shiring": 2,
    "castle": 1,
    "market": 4,
    "start-player": 1,
}
EVENTS = (
    "archbishop",
    "volunteers",
    "royal-victory",
    "castle-taken",
    "generosity",
    "extra-tax",
    "cold-winter",
    "city-wall",
    "collapse",
    "conflict",
)
ADVANTAGES = (
    "aliena",
    "richard",
    "tom",
    "francis",
    "philip",
    "ellen",
    "jack",
    "otto",
    "thomas",
    "loyalty",
    "remigius",
    "toledo",
    "wool-fair",
    "madonna",
)
LAST_ADVANTAGES = ("festivities", "completion")
CRAFTSMEN = (
    ("r1-tool-maker", "r1-woodworker", "r1-mortar-mixer", "r1-mason"),
    ("r2-carpenter", "r2-mason", "r2-potter", "r2-architect"),
    ("r3-mason", "r3-carpenter", "r3-sculptor", "r3-potter"),
    ("r4-mason", "r4-carpenter", "r4-sculptor", "r4-glassblower"),
    ("r5-carpenter", "r5-goldsmith", "r5-sculptor", "r5-glassblower"),
    ("r6-goldsmith", "r6-sculptor", "r6-organ-builder", "r6-bell-maker"),
)
HARMLESS = "volunteers"
"""An event that does nothing to those without resource cards."""


def game() -> PillarsGame:
    """The rules."""
    found = pentapolis.game("pillars")
    assert isinstance(found, PillarsGame)
    return found


def cubes(letters: str) -> dict[str, int]:
    """Resources given in letters: S, W, T (stone) and M."""
    return {name: letters.count(letter) for letter, name in RESOURCE_OF_LETTER.items()}


def player(
    gold: int = 0,
    held: str = "",
    points: int = 10,
    craftsmen: Sequence[str] = STARTING_CARDS,
    cards: Sequence[str] = (),
    advantages: Sequence[str] = (),
    workers: int = 0,
    bag: int = 0,
    **flags: object,
) -> Player:
    """What one player has, for `position`."""
    return {
        "gold": gold,
        "resources": cubes(held),
        "points": points,
        "tally": {"start": points},
        "craftsmen": list(craftsmen),
        "resource_cards": list(cards),
        "advantages": list(advantages),
        "workers": workers,
        "bag": bag,
        "set_aside": 0,
        "passed": False,
        "protected": False,
        "walled": False,
        "walled_next": False,
        "bought": [],
        "sold": [],
        **flags,
    }


def standing(**places: Sequence[int | None]) -> dict[str, list[int | None]]:
    """Whose builders stand where; `start_player` is the place of that name."""
    named = {place.replace("_", "-"): [*seats] for place, seats in places.items()}
    return {
        place: [*named.get(place, []), *[None] * (spaces - len(named.get(place, [])))]
        for place, spaces in SPACES.items()
    }


def position(*players: Player, **given: object) -> Pillars:
    """A position in which seat 0 chooses a card. Anything that a snapshot has can be given.

    `round_number` and `next_event` also fill in what the later rounds need. Seat 1 may be left out.
    """
    round_number = msgspec.convert(given.pop("round_number", 1), int)
    event = msgspec.convert(given.pop("next_event", HARMLESS), str)
    everybody = [*players] if len(players) > 1 else [*players, player()]
    held = [card for each in everybody for card in msgspec.convert(each["advantages"], list[str])]
    unseen = [card for card in ADVANTAGES if card not in held]
    last = round_number == len(CRAFTSMEN)
    here = LAST_ADVANTAGES if last else unseen[:2]
    here = msgspec.convert(given.get("kingsbridge", here), list[str])
    return game().load(
        {
            "game": "pillars",
            "rules": 1,
            "seats": len(everybody),
            "options": {},
            "chance": 0,
            "ply": 0,
            "round": round_number,
            "start_player": 0,
            "stage": "cards",
            "decision": "choose-card",
            "actor": 0,
            "cursor": 0,
            "resource_cards": ["sand-small"],
            "resource_cards_left_out": [],
            "craftsmen": [],
            "shiring": [None, None],
            "kingsbridge": here,
            "market": {"sand": 4, "wood": 4, "stone": 4, "metal": 0},
            "court_metal": 1,
            "tax_roll": 0,
            "event": None,
            "past_events": [],
            "unseen_events": [event, *(other for other in EVENTS if other != event)],
            "unseen_advantages": [card for card in unseen if card not in here],
            "stacks": [list(stack) for stack in CRAFTSMEN[round_number:]],
            "cube_due": False,
            "places": standing(),
            "builders": {"drawn": None, "handled": 0, "rejections": 1, "waiting": []},
            "workshop": {"used": {}, "boosted": []},
            "grey_workers": [None, None],
            "black_worker": None,
            "players": everybody,
            **given,
        }
    )


def choosing(
    *players: Player, cards: Sequence[str] = (), craftsmen: Sequence[str] = (), **given: object
) -> Pillars:
    """Phase I with this display."""
    return position(*players, resource_cards=list(cards), craftsmen=list(craftsmen), **given)


def revealed(event: str = HARMLESS, **given: object) -> dict[str, object]:
    """What a snapshot of the last steps has: the event is known, the tax rolled, the cards gone."""
    return {
        "resource_cards": [],
        "event": event,
        "past_events": [event],
        "unseen_events": [other for other in EVENTS if other != event],
        "tax_roll": 2,
        "court_metal": 0,
        **given,
    }


def resolving(*players: Player, **given: object) -> tuple[Pillars, list[pentapolis.Event]]:
    """Phase III from its start, once seat 0 has passed: cards are chosen and builders placed."""
    everybody = players if len(players) > 1 else (*players, player())
    workers = [each["workers"] for each in everybody]
    first, *others = everybody
    state = position({**first, "workers": 2}, *({**other, "passed": True} for other in others), **given)
    state.workers = msgspec.convert(workers, list[int])
    return state, play(state, "pass")


def building(builder: Player, now: str = HARMLESS, **given: object) -> Pillars:
    """Step 13 of seat 0 under an event; the other seat has nothing to build with."""
    given = {"stage": "cathedral", "decision": "convert", **revealed(now), **given}
    return position(builder, player(craftsmen=()), **given)


def trading(
    *players: Player,
    market: Sequence[int] = (0, 1),
    stock: dict[str, int] | None = None,
    **given: object,
) -> Pillars:
    """Step 12; the owner of the first builder begins. `stock` is what the market has."""
    places = standing(market=market)
    if stock is not None:
        given["market"] = stock
    given = {"stage": "market", "decision": "trade", "places": places, **revealed(), **given}
    return position(*players, actor=market[0], **given)


def start(seats: int, seed: int = 0, **options: object) -> Pillars:
    """A new game."""
    return game().start(seats=seats, seed=seed, options=options)


def play(state: Pillars, *lines: str) -> list[pentapolis.Event]:
    """Play actions written in notation, each for the seat whose decision it is."""
    events: list[pentapolis.Event] = []
    for line in lines:
        events += state.play(state.actors[0], game().parse(line))
    return events


def legal(state: Pillars) -> list[str]:
    """What the seat that decides can do, as text."""
    return [str(action) for action in state.legal(state.actors[0])]


def refusal(state: Pillars, line: str) -> tuple[str, dict[str, str | int]]:
    """Why the seat that decides cannot do this."""
    found = state.refusal(state.actors[0], game().parse(line))
    assert found is not None
    return found.id.removeprefix("pillars-refusal-"), found.args


def holds(state: Pillars, seat: int = 0) -> str:
    """A seat's resources in letters."""
    return "".join(
        letter * number for letter, number in zip(RESOURCE_OF_LETTER, state.stocks[seat], strict=False)
    )


def gold(state: Pillars, seat: int = 0) -> int:
    """A seat's gold."""
    return state.stocks[seat][-1]


def of_type(events: Sequence[pentapolis.Event], *kinds: type[pentapolis.Event]) -> list[pentapolis.Event]:
    """The events of these kinds."""
    return [event for event in events if isinstance(event, kinds)]


def chance_for_roll(roll: int) -> int:
    """A generator that rolls this tax next."""
    faces = (2, 3, 3, 4, 4, 5)
    return next(seed for seed in range(1000) if faces[Chance(seed).randrange(len(faces))] == roll)


def chance_for_draws(bag: Sequence[int], owners: Sequence[int]) -> int:
    """A generator that draws the builders of these owners first out of a bag."""
    return next(seed for seed in range(100_000) if _drawn(bag, Chance(seed), len(owners)) == [*owners])


def _drawn(bag: Sequence[int], chance: Chance, count: int) -> list[int]:
    left = [seat for seat, builders in enumerate(bag) for _ in range(builders)]
    return [left.pop(chance.randrange(len(left))) for _ in range(count)]


def play_draws(state: Pillars, moves: Sequence[tuple[int, str]]) -> list[pentapolis.Event]:
    """Phase II with a bag that gives the builders of these owners one after the other; the first is drawn."""
    events: list[pentapolis.Event] = []
    for number, (owner, line) in enumerate(moves):
        assert state.actors == (owner,)
        following = [seat for seat, _ in moves[number + 1 : number + 2]]
        state.bag = [int(seat in following) for seat in range(state.seats)]
        events += play(state, line)
    return events


def drawing(*players: Player, drawn: int = 0, handled: int = 0, **given: object) -> Pillars:
    """Phase II; the builder of `drawn` is out of the bag, and the start player can reject nobody."""
    builders = {"drawn": drawn, "handled": handled, "rejections": 0, "waiting": []}
    usual: dict[str, object] = {"stage": "builders", "decision": "place-or-wait", "resource_cards": []}
    return position(*players, actor=drawn, **{**usual, "builders": builders, **given})
