"""Why: what is said for and against placements, in positions where it is plain."""

from __future__ import annotations

from random import Random

import pytest

import pentapolis
from pentapolis.bots import bot
from pentapolis.games.palatinus.bot import PalatinusAdvisor
from pentapolis.games.palatinus.bot.wolves import likely_roles
from pentapolis.games.palatinus.components import FARMER, MERCHANT, SPACE_NUMBER
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.words import LANGUAGES, words
from tests.games.palatinus.building import position, start
from tests.test_words import every_variable

GAME = pentapolis.game("palatinus")
ADVISOR = PalatinusAdvisor()

Pieces = dict[str, tuple[int, str]]
Told = dict[str, dict[str, str | int]]

GAINS = {
    f"palatinus-reason-{how}" for how in ("alone", "more", "lead", "ahead", "level", "closer", "foothold")
}
"""What is said of more influence, and never against a choice."""

ITSELF: dict[str, str | int] = {"cause": "itself", "sure": "yes"}
"""What is told of a change that the placement makes by itself, for certain."""


def placing(pieces: Pieces, *, left: int = 6) -> Palatinus:
    """Three players with some pieces, where seat 0 places next; every other stock is as full."""
    stock = {"merchant": 1, "wolf-merchant": 1, "farmer": 1, "wolf-farmer": 1, "soldier": 1}
    own = stock | {"merchant": left - 4}
    first = -len(pieces) % 3
    return position(pieces, seats=3, stocks=[own] * 3, starting_player=first)


def told(state: Palatinus, action: str, *, against: bool = False) -> Told:
    """What is said for an action, or against it: the ends of the ids with their arguments."""
    return {
        reason.message.id.removeprefix("palatinus-reason-"): reason.message.args
        for reason in ADVISOR.reasons(state, state.actors[0], GAME.parse(action))
        if (reason.weight < 0) == against
    }


# Influence ---------------------------------------------------------------------------


def test_a_merchant_earns_from_its_neighbours() -> None:
    state = placing({"D2": (1, "soldier"), "B4": (2, "farmer")})
    found = told(state, "place merchant A0")
    assert found["alone"] == {"hill": "A", "laurel": 6, "influence": 5, "when": "now", "sure": "yes"}
    assert found["merchant-grows"]["influence"] == 5
    assert found["slows"] == ITSELF | {"player_rival": 2, "hill": "B", "influence": 2, "total": 8}


def test_a_farmer_loses_what_others_fill() -> None:
    state = placing({"F1": (1, "merchant")})
    assert told(state, "place farmer C0")["alone"]["influence"] == 10
    assert told(state, "place farmer C0", against=True)["farmer-shrinks"]["influence"] == 10


def test_a_lead_is_told_with_its_figures() -> None:
    state = placing({"B2": (1, "farmer"), "B1": (1, "merchant")})
    lead = told(state, "place farmer B4")["lead"]
    expected = {"hill": "B", "laurel": 5, "influence": 10, "theirs": 8, "sure": "yes", "when": "now"}
    assert lead == expected


def test_what_depends_on_a_wolf_is_no_sure_figure() -> None:
    state = placing({"B2": (1, "wolf-farmer"), "B1": (1, "merchant")})
    assert told(state, "place farmer B4")["lead"]["sure"] == "no"
    state = placing({"B2": (1, "wolf-farmer"), "F1": (1, "merchant")})
    assert told(state, "place merchant E0")["alone"]["sure"] == "no"
    assert told(state, "place merchant E3")["alone"]["sure"] == "yes"


def test_filling_a_field_takes_it_from_the_farmer_beside_it() -> None:
    state = placing({"E3": (1, "farmer"), "F2": (0, "farmer")})
    slowed = told(state, "place merchant F0")["slows"]
    assert slowed == ITSELF | {"player_rival": 1, "hill": "E", "influence": 2, "total": 6}
    captured = told(state, "place soldier E4")["slows"]
    assert captured == ITSELF | {"player_rival": 1, "hill": "E", "influence": 8, "total": 0}


def test_what_it_costs_and_whom_it_helps_is_told() -> None:
    state = placing({"A5": (0, "farmer"), "C0": (1, "merchant")})
    against = told(state, "place soldier D3", against=True)
    assert against["helps"] == ITSELF | {"player_rival": 1, "hill": "C", "influence": 3, "total": 3}
    assert against["costs"] == ITSELF | {"hill": "A", "influence": 2, "left": 8}


def test_a_soldier_that_would_retreat_helps_no_merchant_of_its_hill() -> None:
    state = placing({"A0": (0, "farmer"), "B3": (1, "merchant"), "A1": (1, "merchant")})
    assert "helps" not in told(state, "place soldier B4", against=True)


def test_how_a_hill_stands_is_told_as_it_is_when_soldiers_have_acted() -> None:
    """The soldier on A3 takes the farmer on G1, so that nothing is left of it when G is scored."""
    state = placing({"A3": (2, "soldier"), "G1": (1, "farmer"), "G4": (0, "merchant"), "F2": (1, "merchant")})
    lead = told(state, "place merchant G3")["lead"]
    assert (lead["influence"], lead["theirs"], lead["when"]) == (2, 0, "soldiers")


def test_what_would_be_captured_is_no_gain() -> None:
    state = placing({"F1": (0, "soldier"), "F3": (0, "farmer"), "E3": (1, "farmer"), "E2": (1, "merchant")})
    assert "ahead" not in told(state, "place farmer F2")
    assert told(state, "place farmer F2")["own-soldier-more"]["space"] == "F1"


def test_a_merchant_may_wait_for_neighbours() -> None:
    state = placing({"E2": (1, "farmer"), "F2": (0, "farmer")})
    assert told(state, "place merchant D2")["room"] == {"hill": "D", "empty": 5}


# Soldiers ---------------------------------------------------------------------------


def test_a_soldier_expects_captures() -> None:
    state = placing({"E2": (0, "farmer"), "C5": (1, "merchant")})
    expected = told(state, "place soldier E1")["soldier"]
    assert expected == {"hill": "E", "captures": 1, "neighbours": 1, "empty": 1}
    assert told(state, "place soldier E1", against=True)["soldier-own"] == {"count": 1}


def test_one_against_one_sends_a_soldier_away() -> None:
    threatened: Pieces = {"C0": (0, "farmer"), "C5": (1, "soldier")}
    saved = told(placing(threatened), "place merchant C4")
    assert saved["their-soldier-fewer"] == {"space": "C5", "captures": 0, "player_rival": 1}
    lost = told(placing(threatened), "place farmer C4", against=True)
    assert lost == {"their-taken": {"space": "C5", "player_rival": 1}}


def test_own_soldiers_want_prey() -> None:
    hunting: Pieces = {"C0": (1, "farmer"), "C5": (0, "soldier")}
    fed = told(placing(hunting), "place farmer C4")
    assert fed["own-soldier-more"] == {"space": "C5", "captures": 2, "itself": "yes"}
    spoilt = told(placing(hunting), "place merchant C4", against=True)
    assert spoilt == {"own-soldier-fewer": {"space": "C5", "captures": 0}}


def test_whoever_draws_a_soldier_off_is_told_whom_it_saves() -> None:
    """The soldier on A5 sees the farmer on A0 alone, until a merchant comes beside it."""
    state = placing({"A0": (0, "farmer"), "A5": (1, "soldier"), "F2": (2, "farmer")})
    assert told(state, "place merchant C1")["safer"] == {"role": "farmer", "space": "A0"}
    assert told(state, "place farmer C1", against=True)["in-danger"] == {"role": "farmer", "space": "A0"}


def test_bait_for_an_own_soldier_is_prey_too() -> None:
    state = placing({"A3": (0, "soldier"), "A4": (1, "merchant"), "G1": (1, "farmer")}, left=5)
    found = told(state, "place farmer A2")
    assert found["own-soldier-more"]["itself"] == "yes"


def test_what_changes_by_way_of_soldiers_is_told_so() -> None:
    """The soldier on A3 sees one merchant and one farmer, until another merchant comes."""
    state = placing({"A3": (1, "soldier"), "G1": (2, "farmer"), "G0": (0, "merchant")})
    lost = told(state, "place merchant A2", against=True)["costs"]
    assert lost == {
        "hill": "G",
        "influence": 2,
        "left": 0,
        "sure": "yes",
        "cause": "soldiers",
    }


def test_a_merchant_that_takes_from_its_own_farmer_gains_nothing() -> None:
    state = placing({"D1": (0, "farmer"), "A0": (1, "farmer"), "A2": (2, "merchant")})
    found = told(state, "place merchant D0")
    assert found["evens-out"] == {"hill": "D", "influence": 2, "total": 8, "sure": "yes"}


# Wolves ---------------------------------------------------------------------------


def test_wolves_are_read_by_where_they_lie() -> None:
    among_springs = placing({"D3": (1, "wolf-merchant"), "F2": (1, "merchant")})
    assert likely_roles(among_springs, 0)[SPACE_NUMBER["D3"]] == FARMER
    among_people = placing({"B0": (1, "wolf-farmer"), "B1": (2, "soldier"), "B5": (2, "soldier")})
    assert likely_roles(among_people, 0)[SPACE_NUMBER["B0"]] == MERCHANT


def test_a_seat_knows_its_own_wolves() -> None:
    state = placing({"D3": (0, "wolf-merchant"), "F2": (1, "merchant")})
    assert likely_roles(state, 0)[SPACE_NUMBER["D3"]] == MERCHANT


def test_the_last_placement_hides_nothing_any_more() -> None:
    pieces: Pieces = {"E2": (1, "farmer"), "F2": (0, "farmer")}
    assert "hidden" in told(placing(pieces), "place wolf-farmer C0")
    over_after: Palatinus = position(pieces, seats=3, stocks=[{"wolf-farmer": 1}, {}, {}], starting_player=1)
    assert "hidden" not in told(over_after, "place wolf-farmer C0")


# Every decision ---------------------------------------------------------------------------


def test_tiles_are_told_apart_by_their_springs() -> None:
    state = start(2, seed=3)
    said = {str(told(state, str(action))) for action in state.legal(state.actors[0])}
    assert len(said) > 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_candidate_has_a_reason_with_words(seats: int) -> None:
    state = start(seats, seed=seats, handedness="chosen")
    player, rng, known = bot("palatinus", "easy", seed=1), Random(seats), every_variable()
    while state.actors:
        seat = state.actors[0]
        world = state.resample(seat, rng)
        candidates = ADVISOR.candidates(world, seat, state.legal(seat), rng)
        for action in rng.sample(candidates, min(4, len(candidates))):
            reasons = ADVISOR.reasons(world, seat, action)
            assert reasons
            assert any(reason.weight > 0 for reason in reasons) or len(candidates) > 1
            for reason in reasons:
                assert known[reason.message.id] <= reason.message.args.keys()
                assert reason.weight >= 0 or reason.message.id not in GAINS
                assert all(words(language).knows(reason.message.id) for language in LANGUAGES)
        state.play(seat, player.choose(state, seat))


@pytest.mark.parametrize("seats", GAME.seats)
def test_hidden_roles_change_nothing(seats: int) -> None:
    """What is told, and how much it matters, is the same whatever is under the wolves of others."""
    state = start(seats, seed=seats)
    player, rng = bot("palatinus", "easy", seed=2), Random(seats)
    while state.actors:
        seat = state.actors[0]
        action = player.choose(state, seat)
        if state.left <= 1 or rng.random() < 0.2:
            worlds = [state, *(state.resample(seat, rng) for _ in range(3))]
            one, *others = [ADVISOR.reasons(world, seat, action) for world in worlds]
            assert all(other == one for other in others)
        state.play(seat, action)


# The last placement ---------------------------------------------------------------------------


def test_the_last_placement_tells_chances() -> None:
    pieces: Pieces = {"C0": (1, "wolf-merchant"), "C4": (1, "wolf-farmer"), "C5": (0, "soldier")}
    state = position(
        pieces,
        seats=2,
        stocks=[{"farmer": 1}, {}],
        starting_player=1,
    )
    found = told(state, "place farmer F2")
    assert found == {"hill-likelier": {"hill": "F", "laurel": 5, "before": 0, "chance": 100}}


def test_the_last_placement_may_change_nothing() -> None:
    pieces: Pieces = {"F2": (1, "farmer"), "F4": (1, "farmer"), "B0": (0, "farmer")}
    state = position(pieces, seats=2, stocks=[{"merchant": 1}, {}], starting_player=1)
    assert told(state, "place merchant D0") == {"nothing": {}}
