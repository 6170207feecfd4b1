"""What seats of Attika know, and what is drawn anew of the rest."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import pentapolis
from pentapolis.games.attika.components import cards_in, letters_of, unpacked
from pentapolis.games.attika.rulebook import Attika
from pentapolis.testing.playing import looked_at, random_game
from tests.games.attika.building import build, legal, player, position, start


def drawn_hands(state: Attika, seat: int | None, of: int, draws: int = 300) -> Counter[str]:
    rng = random.Random(5)
    return Counter(letters_of(state.resample(seat, rng).hands[of]) for _ in range(draws))


def test_hands_are_their_owners_alone() -> None:
    state = start(3)
    assert state.view(1)["players"][1]["hand"] is not None
    for viewer, owner in ((1, 0), (None, 1), (2, 1)):
        player_view = state.view(viewer)["players"][owner]
        assert player_view["hand"] is None
        assert player_view["cards"] == cards_in(state.hands[owner])


def test_what_is_left_in_the_stacks_is_public_and_its_order_is_nobodys() -> None:
    state = start(2, seed=4)
    left = state.view(None)["players"][0]
    assert sum(left["main_left"].values()) == 5
    assert sum(left["others_left"].values()) == 21
    rng = random.Random(1)
    others = [state.resample(0, rng) for _ in range(20)]
    assert len({other.stacks[0][1] for other in others}) > 10, "also one's own stacks are unknown"
    assert len({tuple(other.tile_stack) for other in others}) == 20


def test_the_hand_of_the_other_can_be_deduced_after_the_cards_were_shuffled() -> None:
    # Two players: everything but the discard pile, which becomes the deck, is in the two hands.
    state = position(player(hand="WWF", stored=["well"]), player(hand="HHM"), deck="", discard="FFMM")
    state.play(0, pentapolis.game("attika").parse("finish"))
    assert drawn_hands(state, 0, of=1) == {"HHM": 300}
    # The first player drew three of FFMM: the other one cannot tell which.
    assert set(drawn_hands(state, 1, of=0)) == {"WWFFFM", "WWFFMM"}
    assert state.view(1)["deck_when_shuffled"] == {"forest": 2, "mountain": 2}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_redrawn_deck_holds_only_cards_that_can_be_in_it(seats: int) -> None:
    rng = random.Random(seats)
    shuffled = 0
    for seed in range(6):
        for turn in random_game(pentapolis.game("attika"), seats, seed):
            state = turn.state
            assert isinstance(state, Attika)
            if not looked_at(turn, seed):
                continue
            shuffled += sum(state.view(None)["deck_when_shuffled"].values()) < 60
            for viewer in range(seats):
                known = Counter(state.view(None)["deck_when_shuffled"])
                known.subtract(dict(zip(NAMES, unpacked(state.drawn_since[viewer]), strict=True)))
                deck = Counter(NAMES[kind] for kind in state.resample(viewer, rng).deck)
                assert deck <= known
    assert shuffled > 20


NAMES = ("water", "forest", "hill", "mountain")


def test_a_redrawn_player_can_go_on_with_what_was_begun() -> None:
    built = {(0, 0): "tavern", (0, 1): "statue"}
    state = position(
        player(built, stored=["fortress"], hand="HMFWW"), player(hand="WWWW"), deck="WWWWFFFFHHHHMMMM"
    )
    build(state, "fortress", 1, 0)
    rng = random.Random(3)
    for _ in range(100):
        other = state.resample(1, rng)
        assert other.legal(0), "the site can still be paid for"
    assert legal(state) == ["pay water", "pay hill"]


def test_cards_drawn_are_told_to_their_owner_alone() -> None:
    state = start(2, starting_player=0)
    events = state.play(0, pentapolis.game("attika").parse("finish"))
    drawn = events[0]
    seen = drawn.seen_by(1)
    assert seen is not None
    assert drawn.revealed_to(2) == (0,)
    assert drawn.messages()[0].id == "attika-event-own-cards-drawn-unused"
    assert seen.messages()[0].id == "attika-event-cards-drawn-unused"
    assert "water" not in seen.messages()[0].args
