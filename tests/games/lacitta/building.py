"""Small helpers that build positions of La Città."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

import pentapolis
from pentapolis.games.lacitta import LaCittaGame
from pentapolis.games.lacitta.components import AREAS, HEXES, LANDSCAPE_OF_SYMBOL, LANDSCAPES, setup_for
from pentapolis.games.lacitta.events import CityLost, Migrated, TileRemoved
from pentapolis.games.lacitta.rulebook import LaCitta
from tests.games.playing import IN_DEVELOPMENT  # registers the game

assert "lacitta" in (*pentapolis.keys(), *IN_DEVELOPMENT)

VOICE_OF_LETTER = {"C": "culture", "K": "knowledge", "H": "health"}
EVERY_KIND = ("palazzo", "cathedral", "university", "hospital", "bath", "master-builder", "contact")
"""A display on which there is always something to take."""

S2_RED, S2_BLUE = (78, 109), (86, 55)
"""The castles of the beginners' set-up for two."""

OPTIONS: list[dict[str, object]] = [
    {},
    {"setup": "advanced"},
    {"setup": "advanced", "balanced_shuffle": True, "voluntary_pass": True, "moving_display": True},
    {"bread_spread": "all_own_cities", "citizens_unlimited": False, "gold_unlimited": False},
    {"bread_spread": "one_building"},
]
"""Ways to play, together with every option."""


def game() -> LaCittaGame:
    """The rules."""
    found = pentapolis.game("lacitta")
    assert isinstance(found, LaCittaGame)
    return found


def city(castle: int, people: int, buildings: Mapping[int, str] | None = None) -> dict[str, object]:
    """A city for `player`."""
    named = {str(hex_number): building for hex_number, building in (buildings or {}).items()}
    return {"castle": str(castle), "people": people, "buildings": named}


def player(
    *cities: dict[str, object],
    gold: int = 1,
    action_cards: int = 3,
    figures: Sequence[tuple[int, str]] = (),
    hungry: bool = False,
    founded: bool = False,
    looked: Sequence[int] = (),
) -> dict[str, object]:
    """What one player has, for `position`; figures are hexes with purposes."""
    return {
        "gold": gold,
        "action_cards": action_cards,
        "founded": founded,
        "hungry": hungry,
        "looked": list(looked),
        "used": [],
        "passes": 0,
        "figures": [{"hex": str(hex_number), "purpose": purpose} for hex_number, purpose in figures],
        "cities": list(cities),
    }


def landscapes(symbols: Sequence[str] | Mapping[str, str] | None, seats: int) -> dict[str, str]:
    """Landscapes by area: the beginners', with some replaced, or those of a list of symbols."""
    if isinstance(symbols, Sequence):
        chosen = dict(zip(AREAS, symbols, strict=True))
    else:
        beginners = " ".join(setup_for(seats).landscapes).split()
        chosen = {**dict(zip(AREAS, beginners, strict=True)), **(symbols or {})}
    return {area: LANDSCAPES[LANDSCAPE_OF_SYMBOL[symbol]] for area, symbol in chosen.items()}


FERTILE = ["3"] * len(AREAS)
"""Fields of 3 everywhere."""


def position(
    *players: dict[str, object],
    year: int = 1,
    number: int = 0,
    start_player: int = 0,
    land: Sequence[str] | Mapping[str, str] | None = None,
    display: Sequence[str] = EVERY_KIND,
    deck: Sequence[str] = ("contact",) * 25,
    voices: str = "CKHC",
    options: dict[str, object] | None = None,
    **turn: object,
) -> LaCitta:
    """A position in which the seat of turn `number` is to play a card, unless `turn` says otherwise."""
    seats = len(players)
    usual: dict[str, object] = {
        "number": number,
        "seat": (start_player + number) % seats,
        "phase": "turn",
        "card": None,
        "slot": None,
        "price": None,
        "left": 0,
        "site": None,
        "queue": [],
        "feeding": 0,
        "victims": 0,
        "wishes": [],
    }
    return game().load(
        {
            "game": "lacitta",
            "rules": game().rules_version,
            "seats": seats,
            "options": options or {},
            "starting_player": start_player,
            "chance": 0,
            "ply": 0,
            "year": year,
            "start_player": start_player,
            "turn": {**usual, **turn},
            "history": [],
            "landscapes": landscapes(land, seats),
            "display": list(display),
            "deck": list(deck),
            "discard": {},
            "buried": [],
            "buried_old": 0,
            "facedown": [],
            "facedown_old": 0,
            "shuffled_known": [0] * 10,
            "shuffled_unseen": [4, 4, 4, 4, 2, 4, 2, 2, 2, 4],
            "voices": [VOICE_OF_LETTER[letter] for letter in voices],
            "voice_pile": ["culture", "knowledge", "health"] * 8,
            "voices_gone": [0, 0, 0],
            "players": list(players),
        }
    )


class VoteFields(TypedDict, total=False):
    """What else `before_the_vote` takes, as `position` does."""

    start_player: int
    land: Sequence[str] | Mapping[str, str]
    deck: Sequence[str]
    voices: str
    options: dict[str, object]


def before_the_vote(*players: dict[str, object], year: int = 6, **fields: Unpack[VoteFields]) -> LaCitta:
    """The last turn of a year: `vote` plays it. In the sixth year, so that what follows is the end."""
    last = 5 * len(players) - 1
    return position(*players, year=year, number=last, **fields)


def vote(state: LaCitta) -> list[pentapolis.Event]:
    """The last player of the year takes gold; then the people speak."""
    return play(state, "gold")


def start(seats: int, seed: int = 0, **options: object) -> LaCitta:
    """A new game."""
    return game().start(seats=seats, seed=seed, options=options)


def play(state: LaCitta, *lines: str) -> list[pentapolis.Event]:
    """Play actions written in notation, each for the seat whose turn it is."""
    events: list[pentapolis.Event] = []
    for line in lines:
        events += state.play(state.actors[0], game().parse(line))
    return events


def legal(state: LaCitta, verb: str = "") -> list[str]:
    """What the seat in turn can do, as text; only with this first word, if one is given."""
    texts = [str(action) for action in state.legal(state.actors[0])]
    return [text for text in texts if text.split()[0] == verb] if verb else texts


def can(state: LaCitta, line: str) -> bool:
    """Can the seat in turn do this?"""
    return line in legal(state)


def refusal(state: LaCitta, line: str) -> tuple[str, dict[str, str | int]]:
    """Why the seat in turn cannot do this."""
    found = state.refusal(state.actors[0], game().parse(line))
    assert found is not None
    return found.id.removeprefix("lacitta-refusal-"), found.args


def reason(state: LaCitta, line: str) -> str:
    """Why the seat in turn cannot do this, without the particulars."""
    return refusal(state, line)[0]


def number_of(state: LaCitta, castle: int) -> int:
    """The engine's number of the city with its castle on this hex."""
    return state.castles.index(castle - 1)


def people(state: LaCitta) -> dict[int, int]:
    """The citizens of every city, by its castle."""
    return {castle + 1: state.people[slot] for slot, castle in enumerate(state.castles) if castle >= 0}


def tiles(state: LaCitta, castle: int) -> dict[int, str]:
    """The buildings of a city by hex, without its castle."""
    found = next(one for one in state.view(None)["cities"] if one["castle"] == str(castle))
    return {int(tile["hex"]): tile["building"] for tile in found["tiles"][1:]}


def attraction(state: LaCitta, castle: int) -> str:
    """What draws people to a city, like `C2 K1 H0`."""
    found = next(one for one in state.view(None)["cities"] if one["castle"] == str(castle))
    drawn = found["attraction"]
    return f"C{drawn['culture']} K{drawn['knowledge']} H{drawn['health']}"


def moves(events: Sequence[pentapolis.Event]) -> list[tuple[int, int, bool]]:
    """Who moved: from which castle to which, and whether there was room."""
    return [
        (int(event.castle_from), int(event.castle), event.joined)
        for event in events
        if isinstance(event, Migrated)
    ]


def removed(events: Sequence[pentapolis.Event]) -> list[int]:
    """The hexes of the tiles that were given up, in this order."""
    return [int(event.space) for event in events if isinstance(event, TileRemoved)]


def lost(events: Sequence[pentapolis.Event]) -> list[int]:
    """The castles of the cities that were lost."""
    return [int(event.castle) for event in events if isinstance(event, CityLost)]


def hexes(names: Sequence[str]) -> list[int]:
    """The hexes that actions like `found 119` name."""
    found = [int(name.split()[-1]) for name in names]
    assert all(str(one) in HEXES for one in found)
    return found


FAR = player(city(86, 3))
"""Another player, whose city is no neighbour of one on 78."""


def display(*cards: str) -> list[str]:
    """These cards, and contact with the citizens for the rest."""
    return [*cards, *["contact"] * (7 - len(cards))]


# The position of most worked examples ------------------------------------------------------------

X = {79: "farm", 80: "palazzo", 81: "school"}
Y = {62: "statue", 69: "quarry"}
"""The buildings of red's city X (castle 78) and blue's city Y (castle 55) in several examples."""


def s2() -> LaCitta:
    """The beginners' set-up for two, red to play."""
    red = player(city(78, 3), city(109, 3))
    blue = player(city(86, 3), city(55, 3))
    return position(red, blue)


def food(state: LaCitta, seat: int) -> int:
    """The food of a player, as everybody sees it."""
    return state.view(None)["players"][seat]["food"]
