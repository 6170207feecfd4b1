"""Small positions from which the number of action sequences is known exactly, by counting on paper."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pentapolis
from pentapolis.kernel.state import State
from tests.games.antiquity import building as antiquity
from tests.games.attika import building as attika
from tests.games.lacitta import building as lacitta
from tests.games.palatinus.building import position
from tests.games.pillars import building as pillars


class Case(NamedTuple):
    """A position and the number of sequences of 1, 2, 3, ... actions from it."""

    key: str
    text: str
    position: Callable[[], State]
    counts: tuple[int, ...]


def _palatinus_start(seats: int, ring_placement: str = "players") -> Callable[[], State]:
    options = {"ring_placement": ring_placement}
    return lambda: pentapolis.game("palatinus").start(seats=seats, seed=0, options=options)


def _palatinus_last_pieces() -> State:
    """Two players with two pieces each, ten free spaces."""
    spaces = [f"{hill}{index}" for hill in "ABCDEFG" for index in range(6)]
    return position(
        dict.fromkeys(spaces[:32], (0, "merchant")),
        seats=2,
        stocks=[{"wolf-farmer": 1, "extra-wolf-farmer": 1}, {"merchant": 2}],
    )


def _palatinus_forced_soldier() -> State:
    """Five players with four pieces each, one of them a soldier: it must go down now; 27 free spaces."""
    spaces = [f"{hill}{index}" for hill in "ABCDEFG" for index in range(6)]
    stock = {"soldier": 1, "wolf-farmer": 2, "merchant": 1}
    return position(dict.fromkeys(spaces[:15], (0, "merchant")), seats=5, stocks=[stock] * 5)


HARBOURS = [["harbour"] * 9 for _ in range(4)]
"""Stacks of a building that costs cards everywhere on the board of the examples."""


def _attika_without_cards() -> State:
    """Two players without cards or stored buildings; what they draw is too dear for them."""
    return attika.position(attika.player(stacks=HARBOURS), attika.player(stacks=HARBOURS))


def _attika_tile() -> State:
    """A tile is turned up on the bare board for two; a draw is left and one stack to draw from."""
    drawer = attika.player(stacks=[["harbour"] * 2, [], [], []])
    return attika.position(drawer, phase="tile", tile=2, mode="draw", made=1)


def _attika_payment() -> State:
    """A hill and a mountain are needed; the hand is one of each kind and two more of water."""
    built: dict[attika.Place, str] = {(0, 0): "tavern", (0, 1): "statue"}
    builder = attika.player(built, hand="HMFWWW", stored=["fortress"])
    site = attika.name_at(1, 0)
    waiting = attika.player(stacks=HARBOURS)
    return attika.position(
        builder, waiting, phase="paying", mode="build", made=1, building="fortress", site=site
    )


def _attika_start(seats: int) -> Callable[[], State]:
    """The first tile of a new game, as if a stack had been emptied."""

    def start() -> State:
        snapshot = attika.start(seats).dump()
        turn = snapshot["turn"]
        assert isinstance(turn, dict)
        tiles = snapshot["tile_stack"]
        assert isinstance(tiles, list)
        drawing: dict[str, object] = {**turn, "phase": "tile", "mode": "draw", "made": 1, "tile": tiles[-1]}
        return attika.game().load({**snapshot, "turn": drawing, "tile_stack": tiles[:-1]})

    return start


def _pillars_cards() -> State:
    """Two players with five workers and no gold; two small cards."""
    cards = ["sand-small", "wood-small"]
    return pillars.choosing(pillars.player(workers=5), pillars.player(workers=5), cards=cards)


def _pillars_builders(decision: str) -> State:
    """A drawn builder of seat 0, one of seat 1 in the bag, the highest price, and gold enough."""
    builders = {"drawn": 0, "handled": 0, "rejections": int(decision == "reject-builder"), "waiting": []}
    players = (pillars.player(gold=7), pillars.player(gold=7, bag=1))
    given: dict[str, object] = {"resource_cards": [], "stage": "builders", "decision": decision}
    return pillars.position(*players, builders=builders, **given)


def _pillars_market() -> State:
    """One trader in the last round, with four gold and a metal."""
    return pillars.trading(pillars.player(gold=4, held="M"), pillars.player(), market=(0,), round_number=6)


def _lacitta_castles(seats: int) -> Callable[[], State]:
    """The first castle of the advanced set-up."""
    return lambda: lacitta.start(seats, setup="advanced")


def _lacitta_first_turn() -> State:
    """The beginners' set-up for two, before anybody has grown; seven equal cards are displayed."""
    red = lacitta.player(lacitta.city(78, 3), lacitta.city(109, 3))
    blue = lacitta.player(lacitta.city(86, 3), lacitta.city(55, 3))
    return lacitta.position(red, blue, display=["contact"] * 7)


def _lacitta_contact() -> State:
    """Two players without cities and action cards; all cards let them look at voices."""
    poor = lacitta.player(action_cards=0, gold=5)
    return lacitta.position(poor, poor, display=["contact"] * 7)


def _lacitta_bread() -> State:
    """Two coloured citizens are to be put on a palazzo and a hospital."""
    red = lacitta.player(lacitta.city(78, 3, {79: "palazzo", 77: "hospital"}), action_cards=0)
    blue = lacitta.player(action_cards=0, gold=0)
    return lacitta.position(
        red, blue, phase="cheer", card="bread-and-games", slot=0, price=2, left=2, display=["contact"] * 7
    )


def _lacitta_ring() -> State:
    """A ring of twelve tiles must give up two; then the game is over."""
    ring = dict.fromkeys([79, 94, 101, 108, 118, 117, 107, 100, 93, 76, 77], "farm")
    red = lacitta.player(lacitta.city(78, 10, ring))
    return lacitta.position(
        red, lacitta.player(), year=6, number=10, phase="remove", seat=0, queue=["78"], wishes=["culture"]
    )


def _lacitta_famine() -> State:
    """Two of six citizens in two cities must starve; then the game is over."""
    red = lacitta.player(lacitta.city(78, 3), lacitta.city(109, 3))
    return lacitta.position(
        red,
        lacitta.player(),
        year=6,
        number=10,
        phase="starve",
        seat=0,
        wishes=["culture"],
        feeding=1,
        victims=2,
    )


def _antiquity_start(seats: int) -> Callable[[], State]:
    """A new game: first cities."""
    return lambda: antiquity.game().start(seats=seats, seed=0)


def _antiquity_plans() -> State:
    """The first round of two: empty capitals, six wood each."""
    return antiquity.position(
        antiquity.player(goods={"wood": 6}), antiquity.player(goods={"wood": 6}), phase="city"
    )


def _antiquity_pollution() -> State:
    """Three markers, and the 24 hexes of the zone in the worked examples."""
    return antiquity.position(antiquity.player(), phase="pollution", due=antiquity.due(markers=3))


def _antiquity_graves() -> State:
    """Two graves in an empty capital."""
    return antiquity.position(antiquity.player(), phase="famine", due=antiquity.due(count=2))


PERFT = [
    # 37 centres on each start tile that is left.
    Case("antiquity", "first cities of two", _antiquity_start(2), (74, 74 * 37)),
    Case("antiquity", "first cities of three", _antiquity_start(3), (111, 111 * 74)),
    Case("antiquity", "first cities of four", _antiquity_start(4), (148, 148 * 111)),
    # Seven kinds for one wood, 16 sizes of storage, 4 free houses, an offer, or nothing, for each of two.
    # These pieces have 1314 places; each step can be taken back, or the other one does something; after
    # nothing only the other, without anybody to make offers to. An offer gives wood, asks for one of 10
    # goods, or is dropped.
    Case(
        "antiquity",
        "first plans of two",
        _antiquity_plans,
        (2 * 29, 2 * (28 + 27 * (1 + 29) + 1314 + (12 + 29))),
    ),
    Case("antiquity", "pollution", _antiquity_pollution, (24, 24 * 23, 24 * 23 * 22)),
    Case("antiquity", "graves", _antiquity_graves, (49, 49 * 48)),
    # Four draws or nothing; a drawn building can only be stored; then four draws or nothing again.
    Case("attika", "drawing without cards", _attika_without_cards, (5, 4 * 1 + 5, 4 * 1 * 5 + (4 * 1 + 5))),
    # Thirty places, six rotations; then draw or finish.
    Case("attika", "a tile on the board for two", _attika_tile, (180, 180 * 2)),
    Case("attika", "a tile on the board for three", _attika_start(3), (36 * 6,)),
    Case("attika", "a tile on the board for four", _attika_start(4), (40 * 6,)),
    # Six payments: HM, WFH, WWH, WFM, WWM, WWWF. A hill leaves only HM, and the next player draws or not: 5,
    # then stores (4 times) or leaves the turn to one who has nothing to do (1). Water can be followed by
    # forest (WFH and WFM are left: 2) or water (WWH, WWM and WWWF: 3).
    Case("attika", "a payment", _attika_payment, (2, 5 + 2, 4 + 1 + 2 + 3)),
    Case("lacitta", "the first castle of two", _lacitta_castles(2), (83,)),
    Case("lacitta", "the first castle of three", _lacitta_castles(3), (117,)),
    Case("lacitta", "the first castle of five", _lacitta_castles(5), (163,)),
    # Gold; four buildings and the market on six sites, wells on none of them; 34 hexes for a city; one card.
    Case("lacitta", "the first turn of two", _lacitta_first_turn, (1 + 5 * 6 + 34 + 1,)),
    # A card; two prices; three ways to look, or the next player's two prices, and so on.
    Case("lacitta", "looking at voices", _lacitta_contact, (1, 2, 3 + 2, 3 * 2 + 3 + 2)),
    # Culture, knowledge or health, twice.
    Case("lacitta", "bread and games", _lacitta_bread, (3, 9)),
    # Any of eleven; then either end of what is left, unless one end is the castle: there is no choice then.
    Case("lacitta", "a ring of tiles", _lacitta_ring, (11, 9 * 2)),
    Case("lacitta", "a famine", _lacitta_famine, (2, 4, 0)),
    # Six slots or, later, the two ends of the arc; six rotations each.
    Case("palatinus", "laying tiles", _palatinus_start(3), (36, 36 * 12, 36 * 12 * 12)),
    # Kinds times free spaces.
    Case("palatinus", "first placements of two", _palatinus_start(2, "random"), (9 * 42, 9 * 42 * 9 * 41)),
    Case("palatinus", "first placements of five", _palatinus_start(5, "random"), (5 * 42, 5 * 42 * 5 * 41)),
    # 2 kinds on 10 spaces, 1 on 9, the other kind on 8, the last on 7.
    Case("palatinus", "last pieces of two", _palatinus_last_pieces, (20, 20 * 9, 20 * 9 * 8, 20 * 9 * 8 * 7)),
    Case("palatinus", "soldiers due", _palatinus_forced_soldier, (27, 27 * 26, 27 * 26 * 25)),
    # Two cards or none; then the other one or none, or two or none if nothing was taken.
    Case("pillars", "choosing cards", _pillars_cards, (3, 2 + 2 + 3)),
    # Ten places or waiting; seven of the places are full with one builder.
    Case(
        "pillars",
        "placing builders",
        lambda: _pillars_builders("place-or-wait"),
        (11, 7 * 10 + 3 * 11 + 11),
    ),
    # Whoever is drawn then has eleven choices.
    Case("pillars", "rejecting a builder", lambda: _pillars_builders("reject-builder"), (2, 11 + 11)),
    # One or two sand, a wood, a stone, the metal, or stop, which ends the game. With the gold of the metal up
    # to four sand, three wood or two stone can be bought; with what is left of four gold, one sand after one.
    Case("pillars", "trading", _pillars_market, (6, 3 + 2 + 2 + 2 + 10 + 0)),
    # Two craftsmen can work once each, in either order, or the builder finishes and the game ends.
    Case(
        "pillars",
        "building",
        lambda: pillars.building(pillars.player(held="SSSWW"), round_number=6),
        (3, 2 + 2 + 0, 0),
    ),
    # Two cubes of three kinds go back; there is one metal only.
    Case(
        "pillars",
        "returning resources",
        lambda: pillars.building(pillars.player(held="SSSSWWM"), decision="return-resources"),
        (3, 3 + 3 + 2),
    ),
]
