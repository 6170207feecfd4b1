"""What seats of La Città know, and what is drawn anew of the rest."""

from __future__ import annotations

import random
from collections import Counter

import pentapolis
from pentapolis.games.lacitta.components import CARD_NUMBER, CARDS
from pentapolis.games.lacitta.events import Looked
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.testing.playing import random_game
from tests.games.lacitta.building import city, play, player, position, start

DRAWS = 400


def draws(state: LaCitta, seat: int | None, number: int = DRAWS) -> list[LaCitta]:
    """Positions that the seat cannot tell from this one."""
    rng = random.Random(7)
    return [state.resample(seat, rng) for _ in range(number)]


def test_voices_are_known_to_those_who_looked_alone() -> None:
    state = position(player(city(78, 3)), player(city(86, 3), looked=[2]), voices="CKHC")
    assert state.view(1)["voices"] == ["culture", None, "health", None]
    assert state.view(0)["voices"] == state.view(None)["voices"] == ["culture", None, None, None]
    for other in draws(state, 1, 50):
        assert (other.voices[0], other.voices[2]) == (0, 2)
    assert {other.voices[2] for other in draws(state, 0, 50)} == {0, 1, 2}


def test_an_unseen_voice_is_drawn_as_often_as_its_kind_is_left() -> None:
    # Of 26 voices that nobody has seen, 8 are culture.
    snapshot = start(2).dump()
    everything = ["culture"] * 8 + ["knowledge"] * 9 + ["health"] * 9
    voices, pile = ["culture", *everything[:3]], everything[3:]
    state = pentapolis.game("lacitta").load({**snapshot, "voices": voices, "voice_pile": pile})
    assert isinstance(state, LaCitta)
    assert state.view(0)["voices_left"] == {"culture": 8, "knowledge": 9, "health": 9}
    drawn = Counter(other.voices[1] for other in draws(state, 0, 2600))
    assert all(abs(drawn[kind] - expected) < 130 for kind, expected in enumerate((800, 900, 900)))


def test_what_a_player_saw_is_told_to_nobody_else() -> None:
    state = position(player(city(78, 3)), player(city(86, 3)), voices="CKHC")
    looked = next(event for event in play(state, "take contact", "look 1,2") if isinstance(event, Looked))
    assert looked.voices == ("knowledge", "health")
    assert looked.revealed_to(2) == (0,)
    seen = looked.seen_by(1)
    assert isinstance(seen, Looked)
    assert seen.voices is None
    assert len(seen.messages()) == 1
    assert [message.id for message in looked.messages()] == [
        "lacitta-event-looked",
        "lacitta-event-own-look",
        "lacitta-event-own-look",
    ]


def test_voices_are_open_when_the_people_have_spoken() -> None:
    for turn in random_game(pentapolis.game("lacitta"), 4, 2):
        view = turn.state.view(None)
        voices = view["voices"]
        assert isinstance(voices, list)
        assert (None in voices) == (view["wishes"] == [])


def test_the_order_of_the_deck_is_nobodys() -> None:
    state = start(3, seed=1)
    decks = [tuple(other.deck) for other in draws(state, 0, 20)]
    assert len(set(decks)) == 20
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(state.deck))}


def _shuffled_with_a_card_outside() -> LaCitta:
    """A bath and a palazzo were unseen when two known palazzi were shuffled; one of the two lay outside."""
    snapshot = position(player(city(78, 3)), player(city(86, 3)), display=["contact"] * 7).dump()
    players = snapshot["players"]
    assert isinstance(players, list)
    assert isinstance(players[1], dict)
    players[1]["passes"] = 1

    def counted(**cards: int) -> list[int]:
        return [cards.get(name, 0) for name in CARDS]

    changed: dict[str, object] = {
        "deck": ["palazzo", "palazzo", "palazzo"],
        "facedown": ["bath"],
        "facedown_old": 1,
        "shuffled_known": counted(palazzo=2),
        "shuffled_unseen": counted(palazzo=1, bath=1),
    }
    state = pentapolis.game("lacitta").load({**snapshot, **changed})
    assert isinstance(state, LaCitta)
    return state


def test_a_card_drawn_unseen_is_one_that_nobody_had_seen() -> None:
    state = _shuffled_with_a_card_outside()
    outside = Counter(other.facedown[0] for other in draws(state, 0))
    # Either of the two unseen cards, although three of the four cards left are palazzi.
    assert set(outside) == {CARD_NUMBER["palazzo"], CARD_NUMBER["bath"]}
    assert abs(outside[CARD_NUMBER["bath"]] - DRAWS / 2) < 60


def test_what_comes_out_of_the_deck_tells_something_of_the_card_outside() -> None:
    state = _shuffled_with_a_card_outside()
    # The bath has come out of the deck: so the card outside is the palazzo.
    state.facedown[0] = CARD_NUMBER["palazzo"]
    state.deck = [CARD_NUMBER["palazzo"]] * 2
    state.display = (CARD_NUMBER["bath"], *state.display[1:])
    assert {other.facedown[0] for other in draws(state, 0)} == {CARD_NUMBER["palazzo"]}
    # Two palazzi have come out: two of three deals with the bath inside, three of three with it outside.
    state = _shuffled_with_a_card_outside()
    state.deck = [CARD_NUMBER["palazzo"]]
    outside = Counter(other.facedown[0] for other in draws(state, 0, 4000))
    assert abs(outside[CARD_NUMBER["bath"]] / 4000 - 3 / 4) < 0.03


def test_redrawn_cards_are_those_that_are_missing() -> None:
    rng = random.Random(3)
    passes = 0
    for seed in range(4):
        for turn in random_game(pentapolis.game("lacitta"), 4, seed):
            state = turn.state
            assert isinstance(state, LaCitta)
            passes += state.facedown_old + state.buried_old > 0
            other = state.resample(turn.seat, rng)
            hidden = sorted([*state.deck, *state.buried, *state.facedown])
            assert sorted([*other.deck, *other.buried, *other.facedown]) == hidden
            assert (len(other.buried), len(other.facedown)) == (len(state.buried), len(state.facedown))
            for card in set(other.facedown[: other.facedown_old]):
                assert state.shuffled_unseen[card]
    assert passes > 20
