"""Why a choice is good or bad: worked positions, those of the lesson, and words for what bots consider."""

from __future__ import annotations

from random import Random

import pytest

from pentapolis.bots import Budget, bot
from pentapolis.games.attika.actions import Build
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.state import PAYING
from pentapolis.kernel.messages import Message
from pentapolis.learning import chapter
from pentapolis.words import LANGUAGES, words
from tests.games.attika.building import game, name_at, player
from tests.games.attika.building import position as position_of
from tests.test_words import every_variable

NAMES = ["Ann", "Bob", "Cid", "Dee"]


def position(name: str, *moves: str) -> Attika:
    """A position of the lesson, after some moves of its player."""
    lesson = chapter("attika", "first")
    assert lesson is not None
    state = game().load(lesson.positions[f"{name}.json"])
    for move in moves:
        state.play(0, game().parse(move))
    return state


def told(state: Attika, action: str) -> dict[str, dict[str, str | int]]:
    """The reasons of an action without what their names share, each with its arguments."""
    reasons = game().advisor().reasons(state, 0, game().parse(action))
    return {reason.message.id.removeprefix("attika-reason-"): dict(reason.message.args) for reason in reasons}


def weight(state: Attika, action: str, name: str) -> float:
    """How much one reason matters."""
    reasons = game().advisor().reasons(state, 0, game().parse(action))
    return next(reason.weight for reason in reasons if reason.message.id == f"attika-reason-{name}")


def test_a_building_that_was_drawn() -> None:
    state = position("start", "draw 1")
    assert told(state, "build capital 21.0") == {
        "free-symbols": {"count": 4},
        "at-once": {},
        "opens-more": {"count": 6, "rooms": 6},
        "crowds": {"player": 1, "building": "capital", "count": 1},
    }
    assert told(state, "store") == {"store-action": {}, "store-free": {}}
    assert weight(state, "store", "store-free") < 0 < weight(state, "build capital 21.0", "free-symbols")


def test_what_may_be_drawn() -> None:
    state = position("start", "draw 1", "build capital 21.0")
    assert told(state, "draw 1") == {
        "draw-free": {"stack": "main", "count": 2, "size": 4},
        "draw-opens-all": {},
        "draw-lower": {"count": 3},
        "draw-left": {"count": 25},
    }
    assert told(state, "draw 2")["draw-opens"] == {"count": 6, "size": 21}


def test_the_last_building_of_a_stack_is_known() -> None:
    assert told(position("stack"), "draw 1") == {
        "draw-known": {"building": "well", "count": 0},
        "draw-known-opens": {"building": "well", "count": 1},
        "draw-tile": {},
        "draw-left": {"count": 15},
    }


def test_cards_for_what_is_not_done() -> None:
    state = position("start", "draw 1", "build capital 21.0")
    assert told(state, "finish") == {
        "cards": {"count": 1, "held": 3},
        "cards-for": {"building": "silver-mine"},
        "unused": {"mode": "draw", "count": 1},
    }


def test_a_price_a_settlement_and_what_follows() -> None:
    state = position("narrow")
    found = told(state, "build vineyard 12.3")
    assert found["costs"] == {"count": 1, "left": 0}
    assert found["founds"] == {"count": 2, "cards": 2}
    assert found["opens"] == {"building": "vintner", "rooms": 4}
    assert weight(state, "build vineyard 12.3", "costs") < 0


def test_a_group_that_is_complete() -> None:
    found = told(position("narrow"), "build mint 14.0")
    assert found["free-by"] == {"building": "silver-mine"}
    assert found["amphora"] == {"group": "minting"}
    assert found["covers"] == {"landscape": "water"}


def test_an_amphora_says_what_it_buys() -> None:
    state = position("narrow", "build mint 14.0", "build vineyard 12.3", "build vintner 12.0")
    assert told(state, "amphora") == {
        "amphora-spent": {"count": 1},
        "amphora-build": {"building": "oracle", "space": "21.3", "count": 0},
    }
    assert told(state, "finish") == {"keeps-amphorae": {"count": 2}}


def test_a_tile_beside_the_own_city_or_beside_another() -> None:
    state = position("stack", "draw 1", "store")
    assert told(state, "tile 3 5 0") == {
        "tile-own": {"count": 2},
        "tile-symbols": {"count": 3},
        "tile-saves": {"building": "theatre", "count": 4},
        "helps": {"player": 1, "building": "street", "count": 1},
    }
    assert told(state, "tile 3 -2 0")["tile-theirs"] == {"player": 1, "count": 3}
    assert "tile-apart" in told(state, "tile 3 -2 0")


def test_a_block_outweighs_everything_else() -> None:
    state = position("shrines")
    assert told(state, "build tavern 21.5")["blocks-all"] == {"player": 1, "count": 1}
    assert told(state, "build tavern 21.5")["link"] == {"count": 3}
    reasons = game().advisor().reasons(state, 0, game().parse("build tavern 21.5"))
    assert max(reasons, key=lambda reason: reason.weight).message.id == "attika-reason-blocks-all"
    for other in ("build tavern 21.4", "draw 1", "finish"):
        assert told(state, other)["threat"] == {"player": 1, "count": 1}
        assert weight(state, other, "threat") < -0.5


def test_somebody_who_lacks_two_buildings_is_spoken_of_too() -> None:
    chain = {(-1, 1): "well", (-1, 2): "grain-field", (-1, 3): "mill", (0, 3): "village"}
    state = position_of(player(), player(chain, stored=["vineyard", "vintner"], hand="WWFFHHMM"))
    assert told(state, "finish")["threat"] == {"player": 1, "count": 2}


def test_a_draw_says_what_would_win() -> None:
    chain = {(-1, 1): "well", (-1, 2): "grain-field", (-1, 3): "mill", (0, 3): "village", (1, 3): "market"}
    stacks = [(), ("oracle", "harbour", "plaza"), (), ()]
    state = position_of(player(chain, hand="WFH", stacks=stacks))
    assert told(state, "draw 2")["draw-wins"] == {"count": 2, "size": 3}
    assert weight(state, "draw 2", "draw-wins") > 0.5


def test_what_is_known_to_come_and_is_dear_speaks_against_drawing_it() -> None:
    state = position_of(player({(-1, 3): "well"}, hand="W", stacks=[("harbour",), (), (), ()]))
    assert weight(state, "draw 1", "draw-known") < 0 < weight(state, "draw 1", "draw-known-opens")
    assert told(state, "draw 1")["draw-known-opens"] == {"building": "harbour", "count": 3}


def test_whatever_comes_may_be_free() -> None:
    stacks = [(), ("oracle", "tavern"), ("street",), ()]
    state = position_of(player({(1, 4): "capital", (0, 4): "street"}, stacks=stacks))
    assert told(state, "draw 2")["draw-free-all"] == {"stack": "others"}
    assert "draw-free" not in told(state, "draw 2")


def test_a_draw_says_what_could_block() -> None:
    chain = {(-1, 1): "well", (-1, 2): "grain-field", (-1, 3): "mill", (0, 3): "village", (1, 3): "market"}
    stacks = [(), ("oracle", "harbour", "plaza"), (), ()]
    state = position_of(player({(3, 0): "well"}, hand="WFH", stacks=stacks), player(chain))
    found = told(state, "draw 2")
    assert found["draw-blocks"] == {"player": 1, "count": 2, "size": 3}
    assert weight(state, "draw 2", "draw-blocks") > 0


def test_a_draw_says_what_anything_that_comes_could_do() -> None:
    chain = {(-1, 1): "well", (-1, 2): "grain-field", (-1, 3): "mill", (0, 3): "village", (1, 3): "market"}
    stacks = [("capital",), (), (), ()]
    own = position_of(player(chain, hand="WFHM", stacks=stacks))
    assert told(own, "draw 1")["draw-wins-all"] == {}
    theirs = position_of(player({(3, 0): "well"}, hand="WFHM", stacks=stacks), player(chain))
    assert told(theirs, "draw 1")["draw-blocks-all"] == {"player": 1}


def test_a_build_that_brings_nothing_else_brings_the_end_nearer() -> None:
    state = position_of(player({(-1, 3): "well"}, stored=["tavern"], hand="WWFFHH"))
    found = told(state, f"build tavern {name_at(-2, 3)}")
    assert "costs" in found
    assert found["left"] == {"count": 28}
    assert "left" not in told(position("narrow"), "build mint 14.0")


def test_cards_for_a_connection_that_the_next_turn_may_complete() -> None:
    chain = {(-1, 1): "well", (-1, 2): "grain-field", (-1, 3): "mill", (0, 3): "village"}
    far = position_of(player(chain, stored=["harbour"], hand="M"))
    near = position_of(player(chain, stored=["harbour", "vintner"], hand="M"))
    assert told(near, "finish")["cards-link"] == {"count": 2}
    assert "cards-link" not in told(far, "finish")
    assert "cards-for" in told(far, "finish")


def test_what_cannot_be_built_anywhere_spoils_nothing() -> None:
    state = position_of(player({(-1, 3): "well"}, stacks=[(), ("fortress", "fortress"), (), ()]))
    state.play(0, game().parse("draw 2"))
    assert told(state, "store") == {"store-must": {"count": 1}, "store-action": {}}


def test_room_for_a_city_that_has_little() -> None:
    state = position_of(player({(-1, 4): "well"}, stored=["oracle", "vineyard"], hand="FHMW"))
    few = (state.near_own[0] & state.vacant).bit_count()
    found = told(state, f"build oracle {name_at(1, 3)}")["room"]
    after = state.copy()
    after.play(0, game().parse(f"build oracle {name_at(1, 3)}"))
    while after.phase == PAYING:
        after.play(0, after.legal(0)[0])
    assert found == {"count": (after.near_own[0] & after.vacant).bit_count() - few}


def test_a_card_that_replaces_half_a_symbol() -> None:
    """Example 1 of the rules: the fortress needs a hill and a mountain."""
    city = {(0, 0): "tavern", (0, 1): "statue"}
    state = position_of(player(city, stored=["fortress"], hand="HMFFW"))
    state.play(0, game().parse(f"build fortress {name_at(1, 0)}"))
    assert told(state, "pay forest")["pay-half"] == {"landscape": "forest"}
    assert weight(state, "pay forest", "pay-half") < 0
    assert "pay-matches" in told(state, "pay hill")


def test_what_is_left_of_a_kind_is_what_the_whole_payment_leaves() -> None:
    """Cards are given in the order of the landscapes: after the first forest only another one can follow."""
    city = {(0, 0): "tavern", (0, 1): "statue"}
    state = position_of(player(city, stored=["fortress"], hand="HFFWW"))
    state.play(0, game().parse(f"build fortress {name_at(1, 0)}"))
    assert "pay-last" in told(state, "pay forest")
    assert told(state, "pay water")["pay-more"] == {"landscape": "water", "count": 1}


def test_a_group_counts_what_is_connected() -> None:
    apart = {(-1, 4): "well", (3, 0): "mill"}
    state = position_of(player(apart, stored=["grain-field"], hand="WWFFHHMM"))
    found = told(state, f"build grain-field {name_at(-2, 4)}")["group"]
    assert found["count"] == 2


def test_without_a_card_that_matches_any_will_do() -> None:
    state = position_of(player({(-1, 4): "well"}, stored=["vineyard"], hand="WFM"))
    state.play(0, game().parse(f"build vineyard {name_at(-2, 4)}"))
    assert told(state, "pay water")["pay-other"] == {"landscape": "water"}


def test_a_street_takes_any_card() -> None:
    state = position_of(player(stored=["street"], hand="HF"))
    state.play(0, game().parse(f"build street {name_at(1, 2)}"))
    assert told(state, "pay forest")["pay-other"] == {"landscape": "forest"}


def test_a_price_is_compared_with_cheaper_sites_and_with_the_predecessor() -> None:
    state = position_of(player({(-1, 3): "well"}, stored=["tower", "vineyard"], hand="HHMMWW"))
    assert told(state, f"build vineyard {name_at(-2, 4)}")["cheaper-elsewhere"] == {"count": 0}
    cheapest = min(
        (action for action in map(str, state.legal(0)) if action.startswith("build tower")),
        key=lambda action: told(state, action).get("costs", {"count": 0})["count"],
    )
    assert told(state, cheapest)["free-later"] == {"building": "fortress"}


def test_what_waits_for_its_predecessor_may_be_stored() -> None:
    state = position_of(player({(-1, 3): "well"}, hand="HHMMWW", stacks=[(), ("tower", "tower"), (), ()]))
    state.play(0, game().parse("draw 2"))
    assert told(state, "store")["store-waits"]["building"] == "fortress"


def test_what_wins() -> None:
    state = position("shrines", "build tavern 21.5")
    for move in ("0 finish", "1 finish", "0 build street 12.2", "0 build street 14.4"):
        seat, _, action = move.partition(" ")
        state.play(int(seat), game().parse(action))
    assert told(state, "build street 14.3") == {"wins-shrines": {}}


@pytest.mark.parametrize(("seats", "seed"), [(1, 4), (2, 1), (3, 2), (4, 3)])
def test_whatever_bots_consider_has_a_reason_in_words(seats: int, seed: int) -> None:
    state = game().start(seats, seed, {"solo_race": seats == 1})
    rng, advisor = Random(seed), game().advisor()
    player, known = bot("attika", "medium", seed=seed), every_variable()
    while state.actors:
        seat = state.actors[0]
        considered = advisor.candidates(state, seat, state.legal(seat), rng)
        if state.ply % 5 == 0:
            for action in considered:
                reasons = advisor.reasons(state, seat, action)
                assert reasons, action
                impossible = "helps" if isinstance(action, Build) else "crowds"
                assert f"attika-reason-{impossible}" not in {reason.message.id for reason in reasons}, action
                for reason in reasons:
                    assert known[reason.message.id] <= reason.message.args.keys(), reason
                    assert all(said(language, reason.message) for language in LANGUAGES)
        state.play(seat, player.choose(state.resample(seat, rng), seat, Budget(simulations=1)))


def said(language: str, message: Message) -> bool:
    """Does a reason become a short sentence?"""
    sentence = words(language).say(message, NAMES)
    return sentence.endswith(".") and len(sentence) < 140
