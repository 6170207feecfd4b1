"""`pentapolis bench`: how fast the rules are, beside a peer where it is installed.

Every figure is the median of several short rounds in processor time of one core. Ours and the peer's rounds
alternate, so that both meet the same machine. What numbers cost is measured on the same games, played with
and without them in turn.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import time
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING

import msgspec

import pentapolis
from pentapolis.commands import add_boxes
from pentapolis.kernel.actions import Action
from pentapolis.kernel.game import AnyGame
from pentapolis.kernel.registry import playable
from pentapolis.kernel.state import State

if TYPE_CHECKING:
    from pentapolis.commands import Subparsers

Work = Callable[[], int]
"""Does a portion of work and says how many units it was."""


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "bench",
        help="benchmark the engine",
        description=(
            "Random play with full legal lists, copies and views, on one core, and random play through "
            "action numbers compared with play without them. Where catanatron can be imported, it is "
            "measured in the same run and figures are also given as ratios (./dev bench installs it)."
        ),
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="games to measure (default: all)")
    parser.add_argument("--seats", type=int, default=4, help="number of players (default: 4)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a round (default: 1)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds for each figure (default: 5)")
    add_boxes(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print a table."""
    if args.seconds <= 0 or args.rounds < 1:
        raise pentapolis.PentapolisError("--rounds must be at least 1 and --seconds more than 0")
    games = [pentapolis.game(key) for key in args.games] or [*playable().values()]
    works: dict[tuple[str, str], Work] = {}
    for game in games:
        for figure, work in game_works(game, args.seats).items():
            works[game.key, figure] = work
    peer = find_spec("catanatron") is not None
    if peer:
        for figure, work in peer_works().items():
            works["catanatron", figure] = work
    rates = measure(works, args.seconds, args.rounds)
    print(f"{'':<12}{'figure':<18}{'per second':>12}{'vs. catanatron':>16}")
    for (name, figure), rate in rates.items():
        base = rates.get(("catanatron", figure))
        ratio = f"{rate / base:>14.1f} x" if base and name != "catanatron" else ""
        print(f"{name:<12}{figure:<18}{rate:>12,.0f}{ratio}")
    for game in games:
        lists, single = speed_through_numbers(game, args.seats, args.rounds)
        print(
            f"{game.key}: random play through numbers of legal lists reaches {lists} of the speed without "
            f"them, through numbers asked one by one {single}"
        )
    for game in games:
        print(f"{game.key}: the longest of 20 random games replays in {longest_replay(game):.1f} ms")
    if not peer:
        print("catanatron is not installed; ./dev bench installs it and compares")
    return 0


def measure(works: dict[tuple[str, str], Work], seconds: float, rounds: int) -> dict[tuple[str, str], float]:
    """The median rate of each work; all works take turns in every round."""
    # What was imported by one side must not slow down the garbage collections of the other.
    gc.collect()
    gc.freeze()
    rates: dict[tuple[str, str], list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            done = 0
            start = now = time.process_time()
            while now - start < seconds:
                done += work()
                now = time.process_time()
            rates[name].append(done / (now - start))
    return {name: statistics.median(measured) for name, measured in rates.items()}


# Ours ---------------------------------------------------------------------------


def game_works(game: AnyGame, seats: int) -> dict[str, Work]:
    """What is measured of a game."""
    rng = Random(1)
    middle = middle_position(game, seats)

    def moves() -> int:
        state = game.start(seats=seats, seed=rng.getrandbits(63))
        while state.actors:
            seat = state.actors[0]
            state.play(seat, rng.choice(state.legal(seat)))
        return state.ply

    def copies() -> int:
        for _ in range(100):
            middle.copy()
        return 100

    def views() -> int:
        for _ in range(10):
            msgspec.json.encode(middle.view(0))
        return 10

    return {"moves": moves, "copies": copies, "views with JSON": views}


Chooser = Callable[[State, int, Random], Action]
"""Takes a random legal action of a seat."""

PLIES_OF_A_PORTION = 4_000
"""So much is played in a round to see what numbers cost; how many games that are is settled beforehand."""


def speed_through_numbers(game: AnyGame, seats: int, rounds: int) -> tuple[Share, Share]:
    """The speed of random play through numbers beside that without: of whole legal lists, and one by one."""

    def listed(state: State, seat: int, rng: Random) -> Action:
        return game.action(rng.choice(game.legal_numbers(state, seat)))

    def single(state: State, seat: int, rng: Random) -> Action:
        return game.action(rng.choice([game.number(action) for action in state.legal(seat)]))

    def plain(state: State, seat: int, rng: Random) -> Action:
        return rng.choice(state.legal(seat))

    ways = (plain, listed, single)
    games = max(2, PLIES_OF_A_PORTION // _play_out(game, seats, 0, plain))
    shares: dict[Chooser, list[float]] = {way: [] for way in ways}
    for number in range(rounds + 1):
        spent = dict.fromkeys(ways, 0.0)
        for seed in range(games):
            for way in ways if seed % 2 else reversed(ways):
                start = time.process_time()
                _play_out(game, seats, seed, way)
                spent[way] += time.process_time() - start
        # In the first round caches fill: actions are made when they are first asked for.
        if number:
            for way in ways:
                shares[way].append(spent[plain] / spent[way])
    return Share(shares[listed]), Share(shares[single])


def _play_out(game: AnyGame, seats: int, seed: int, choose: Chooser) -> int:
    rng = Random(seed)
    state = game.start(seats=seats, seed=seed)
    while state.actors:
        seat = state.actors[0]
        state.play(seat, choose(state, seat, rng))
    return state.ply


class Share:
    """A share that was measured in several rounds: the median, and the lowest and highest."""

    def __init__(self, measured: list[float]) -> None:
        self.low, self.median, self.high = min(measured), statistics.median(measured), max(measured)

    def __str__(self) -> str:
        return f"{self.median:.0%} ({self.low:.0%} to {self.high:.0%})"


def middle_position(game: AnyGame, seats: int) -> State:
    """The position half-way through a random game."""
    record = _random_record(game, seats, 0)
    record.moves = record.moves[: len(record.moves) // 2]
    return record.replay()


def longest_replay(game: AnyGame) -> float:
    """Milliseconds to replay the longest of some random games."""
    records = [_random_record(game, seats, seed) for seats in game.seats for seed in range(5)]
    longest = max(records, key=lambda record: len(record.moves))
    start = time.process_time()
    longest.replay()
    return (time.process_time() - start) * 1000


def _random_record(game: AnyGame, seats: int, seed: int) -> pentapolis.Record:
    rng = Random(seed)
    record = pentapolis.Record(game.key, seats, seed)
    state = game.start(seats=seats, seed=seed)
    while state.actors:
        seat = state.actors[0]
        action = rng.choice(state.legal(seat))
        record.add(seat, action)
        state.play(seat, action)
    return record


# The peer ---------------------------------------------------------------------------


def peer_works() -> dict[str, Work]:
    """The same measures of catanatron, with four random players."""
    from catanatron import Color, Game, RandomPlayer

    def fresh() -> Game:
        return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])

    middle = fresh()
    for _ in range(200):
        middle.play_tick()

    def moves() -> int:
        game = fresh()
        game.play()
        return len(game.state.actions)

    def copies() -> int:
        for _ in range(20):
            middle.copy()
        return 20

    return {"moves": moves, "copies": copies}
