"""Offers that stand while others trade, exchange and plan: they are kept, and bots can think beside them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import pentapolis
from pentapolis.bots import LEVELS, Budget, bot
from pentapolis.games.antiquity.components import KINDS, ONE, units_in
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.stocks import most_goods
from pentapolis.games.antiquity.state import changing
from pentapolis.games.antiquity.state.phases import CITY_BUILDING
from pentapolis.games.antiquity.state.realm import COMPOSING, OFFERED
from pentapolis.kernel.chance import Chance
from pentapolis.testing.playing import dump_bytes, legal_texts, random_options, reloaded, view_bytes
from tests.games.antiquity.building import game, legal, play, player, position, refusal
from tests.games.antiquity.trader import trading

SHORT = Budget(simulations=4)
MARKET_DAYS = 7
DECISIONS = 300


def loaded_again(state: Antiquity) -> Antiquity:
    """The position that is read from its dump, after a look whether it is the same."""
    loaded = reloaded(state)
    assert isinstance(loaded, Antiquity)
    assert dump_bytes(loaded) == dump_bytes(state)
    assert loaded.actors == state.actors
    for seat in state.actors:
        assert loaded.legal(seat) == state.legal(seat)
    return loaded


# Some offers, step by step ---------------------------------------------------------------------------


def three_planners() -> Antiquity:
    """The first plans of three, each with six wood; seat 1 has a Market that works."""
    state = game().start(seats=3, seed=1)
    for _ in range(3):
        play(state, legal(state)[0])
    play(state, "build house-1", "place 1G7 0", "build market", "place 1A1 0", "man 1A1", seat=1)
    return state


def test_an_offer_stands_when_its_partner_trades_away_what_it_asks_for() -> None:
    state = three_planners()
    play(state, "offer 1", *["want wood"] * 6, "propose", seat=0)
    play(state, "offer 1", "give wood", *["want wood"] * 4, "propose", seat=2)
    play(state, "accept 2", seat=1)
    assert most_goods(state, 1) == 3
    state = loaded_again(state)
    assert refusal(state, "accept 0", 1) == "offer-goods"
    play(state, "decline 0", seat=1)
    assert loaded_again(state).view(None)["players"][0]["offer"] is None
    play(state, "offer 1", *["want wood"] * 3, seat=0)
    assert refusal(state, "want wood", 0) == "offer-most", "new offers ask for what there can be now"


def test_an_offer_in_the_making_is_kept_when_its_partner_trades() -> None:
    state = three_planners()
    play(state, "offer 1", "give wood", *["want wood"] * 6, seat=0)
    play(state, "offer 1", *["want wood"] * 5, "propose", seat=2)
    play(state, "accept 2", seat=1)
    loaded = loaded_again(state)
    assert legal(loaded, 0) == ["propose", "withdraw"]
    play(loaded, "propose", seat=0)
    loaded_again(loaded)


def test_an_offer_stands_when_its_partner_has_nothing_left() -> None:
    state = three_planners()
    play(state, "offer 1", "want wood", "propose", seat=2)
    play(state, "offer 0", *["give wood"] * 5, "propose", seat=1)
    play(state, "accept 1", seat=0)
    assert most_goods(state, 1) == 1, "the wood that was spent in secret"
    loaded_again(state)


@pytest.mark.parametrize("option", ["exchanges_are_public", "goods_limited"])
def test_an_offer_stands_when_its_partner_exchanges_openly(option: str) -> None:
    traders = [player("market", manned=True, goods={"wood": 6}) for _ in range(2)]
    state = position(*traders, phase="city", options={option: True})
    play(state, "offer 1", *["want wood"] * 6, "propose", seat=0)
    play(state, "exchange wood", seat=1)
    loaded_again(state)
    play(state, "exchange wood", "take gold", seat=1)
    assert most_goods(state, 1) == 5
    loaded_again(state)


def test_an_offer_to_somebody_who_does_not_plan_is_no_position() -> None:
    state = three_planners()
    play(state, "offer 1", "give wood", "propose", seat=0)
    snapshot = state.dump()
    players = snapshot["players"]
    assert isinstance(players, list)
    assert isinstance(players[1], dict)
    players[1]["finished"] = True
    with pytest.raises(pentapolis.BadSnapshot, match="the step 'offer 1'"):
        game().load(snapshot)


# Market days ---------------------------------------------------------------------------


def market_day(seats: int, seed: int) -> Iterator[Antiquity]:
    """Everybody begins with goods of every kind and trades a lot, at a table with options drawn."""
    chance = Chance(seed)
    antiquity = game()
    options = random_options(pentapolis.game("antiquity"), seats, chance)
    state = antiquity.start(seats=seats, seed=seed, options=options)
    for seat in range(seats):
        changing(state, seat).goods = sum(ONE[good] * chance.randrange(3) for good in KINDS)
    for _ in range(DECISIONS):
        yield state
        seat, action = trading(state, chance)
        state.play(seat, action)
        if not state.actors:
            return


def asks_too_much(state: Antiquity) -> bool:
    """Does somebody ask a partner for more goods than it can have by now?"""
    open_offers = [realm for realm in state.realms if realm.step in (COMPOSING, OFFERED)]
    return any(units_in(realm.want) > most_goods(state, realm.partner) for realm in open_offers)


@pytest.mark.parametrize("seats", game().seats)
def test_every_decision_of_a_market_day_dumps_and_loads(seats: int) -> None:
    rng, too_much = random.Random(seats), 0
    for seed in range(MARKET_DAYS):
        for state in market_day(seats, seed):
            loaded_again(state)
            viewer = rng.choice([*range(seats), None])
            drawn = state.resample(viewer, rng)
            assert view_bytes(drawn, viewer) == view_bytes(state, viewer)
            loaded_again(drawn)
            too_much += state.phase == CITY_BUILDING and asks_too_much(state)
    assert too_much > 10, "offers that ask for more than there is by now were among them"


@pytest.mark.parametrize("seats", game().seats)
@pytest.mark.parametrize("level", LEVELS)
def test_bots_think_at_tables_with_open_offers(level: str, seats: int) -> None:
    """As the server lets them: about a dump of what their seat knows."""
    rng, thought = random.Random(seats), 0
    for seed in range(MARKET_DAYS):
        for state in market_day(seats, seed):
            offers = state.phase == CITY_BUILDING and any(realm.step == OFFERED for realm in state.realms)
            if not offers or rng.random() < 0.9:
                continue
            seat = rng.choice(state.actors)
            known = reloaded(state.resample(seat, rng))
            action = bot("antiquity", level, seed=seat).choose(known, seat, SHORT)
            assert str(action) in legal_texts(state, seat)
            thought += 1
    assert thought > 5
