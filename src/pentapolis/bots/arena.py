"""The arena: many games between bots, each entrant in each seat equally often.

>>> from pentapolis.bots.arena import Match, Table, play_match
>>> match = Match("palatinus", ("easy", "random"), games=2, seed=1)
>>> table = Table(match.entrants)
>>> for game in play_match(match):
...     table.add(game)
>>> table.games
2
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing.synchronize import Event
from random import Random
from threading import Thread
from time import perf_counter

import msgspec

from pentapolis.bots.base import Bot
from pentapolis.bots.budget import Budget
from pentapolis.bots.intervals import Interval, wilson
from pentapolis.bots.levels import ALL_LEVELS, bot
from pentapolis.kernel.errors import BadMatch, BadSeats, UnknownBot
from pentapolis.kernel.record import Record
from pentapolis.kernel.registry import game

# What is played ---------------------------------------------------------------------------


class Match(msgspec.Struct, frozen=True):
    """Games between the same entrants. The seed and a budget of simulations make a match repeatable."""

    key: str
    entrants: tuple[str, ...]
    """The level of each entrant."""
    games: int
    seed: int = 0
    budget: Budget | None = None
    """How long each may think per decision; None gives every level its own."""
    options: Mapping[str, object] = {}

    def check(self) -> None:
        """Raise the package's error for what cannot be played."""
        rules = game(self.key)
        for level in self.entrants:
            if level not in ALL_LEVELS:
                raise UnknownBot(level, ALL_LEVELS)
        if self.games < 1:
            raise BadMatch(f"a match needs at least one game, got {self.games}")
        if len(self.entrants) not in rules.seats:
            first, last = rules.seats[0], rules.seats[-1]
            raise BadSeats(f"{rules.title} needs {first} to {last} players, got {len(self.entrants)}")
        rules.options(len(self.entrants), self.options)

    def seating(self, number: int) -> list[int]:
        """The entrant in each seat of a game: one seat further with every game."""
        count = len(self.entrants)
        return [(seat - number) % count for seat in range(count)]

    def start_seed(self, number: int) -> int:
        """The seed of a game's start; games in which everybody has moved around the table share one."""
        return self._seed(f"start {number // len(self.entrants)}")

    def bot_seed(self, number: int, entrant: int) -> int:
        """The seed of an entrant's own dice in one game."""
        return self._seed(f"bot {number} {entrant}")

    def _seed(self, what: str) -> int:
        return Random(f"{self.seed} {what}").getrandbits(64)


class Thinking(msgspec.Struct):
    """The time that decisions took, in seconds."""

    decisions: int = 0
    total: float = 0.0
    longest: float = 0.0

    def add(self, other: Thinking) -> None:
        """Count other decisions in."""
        self.decisions += other.decisions
        self.total += other.total
        self.longest = max(self.longest, other.longest)

    @property
    def mean(self) -> float:
        """The average time of a decision."""
        return self.total / self.decisions if self.decisions else 0.0


class GamePlayed(msgspec.Struct, frozen=True):
    """One game of a match; all lists are by entrant."""

    number: int
    shares: tuple[float, ...]
    """1 for the winner, divided if several won."""
    scores: tuple[int, ...]
    thinking: tuple[Thinking, ...]
    record: str


# Playing ---------------------------------------------------------------------------


def play_game(match: Match, number: int) -> GamePlayed:
    """Play one game of a match."""
    return _Table(match, number).play_on()


class _Table:
    """A game of a match while it is played."""

    def __init__(self, match: Match, number: int) -> None:
        self.match = match
        self.number = number
        self.seating = match.seating(number)
        seats, seed = len(self.seating), match.start_seed(number)
        self.state = game(match.key).start(seats, seed, match.options)
        self.bots = [self._bot(entrant) for entrant in self.seating]
        self.thinking = [Thinking() for _ in self.seating]
        names = [entrant_name(match.entrants, entrant) for entrant in self.seating]
        self.record = Record(match.key, seats, seed, dict(match.options), players=names)
        self.rng = Random(match.bot_seed(number, -1))

    def _bot(self, entrant: int) -> Bot:
        return bot(self.match.key, self.match.entrants[entrant], self.match.bot_seed(self.number, entrant))

    def decide(self) -> None:
        """Let the first seat that has something to decide do so."""
        seat = self.state.actors[0]
        seen = self.state.resample(seat, self.rng)
        start = perf_counter()
        action = self.bots[seat].choose(seen, seat, self.match.budget)
        seconds = perf_counter() - start
        self.thinking[seat].add(Thinking(1, seconds, seconds))
        self.state.play(seat, action)
        self.record.add(seat, action)

    def play_on(self, stop: Event | None = None) -> GamePlayed:
        """Play to the end; `Stopped` if somebody calls stop before."""
        while self.state.actors:
            if stop is not None and stop.is_set():
                raise Stopped
            self.decide()
        return self.played()

    def played(self) -> GamePlayed:
        """The finished game."""
        result = self.state.result
        assert result is not None
        self.record.close(self.state)
        seat_of = [self.seating.index(entrant) for entrant in range(len(self.seating))]
        return GamePlayed(
            self.number,
            tuple([1 / len(result.winners) if seat in result.winners else 0.0 for seat in seat_of]),
            tuple([result.scores[seat] for seat in seat_of]),
            tuple([self.thinking[seat] for seat in seat_of]),
            str(self.record),
        )


class Stopped(Exception):
    """The match was broken off in the middle of a game."""


def play_match(match: Match, jobs: int = 1) -> Generator[GamePlayed, None, None]:
    """The games of a match as they end, played here or by a number of worker processes.

    Closing the iterator, or an interruption, stops the workers at their next decision.
    """
    match.check()
    if jobs <= 1:
        return (play_game(match, number) for number in range(match.games))
    return _play_in_workers(match, min(jobs, match.games))


def _play_in_workers(match: Match, jobs: int) -> Generator[GamePlayed, None, None]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, _enter_worker, (stop,)) as pool:
        try:
            games = [pool.submit(_play_in_worker, match, number) for number in range(match.games)]
            for played in as_completed(games):
                yield played.result()
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


_stop: Event
"""In a worker: set when the match is broken off."""


def _enter_worker(stop: Event) -> None:
    global _stop  # noqa: PLW0603  (the only way to hand an event to a pool's workers)
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """A worker whose parent was killed must not stay behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_in_worker(match: Match, number: int) -> GamePlayed:
    return _Table(match, number).play_on(_stop)


# Counting ---------------------------------------------------------------------------


def entrant_name(entrants: tuple[str, ...], entrant: int) -> str:
    """The level, numbered if there are several of it: `medium 2`."""
    level = entrants[entrant]
    if entrants.count(level) == 1:
        return level
    return f"{level} {entrants[: entrant + 1].count(level)}"


class Standing:
    """What one entrant has reached so far."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        self.wins = 0.0
        self.points = 0
        self.thinking = Thinking()

    @property
    def win_share(self) -> float:
        """The part of the games that it won; shared victories count in part."""
        return self.wins / self.games

    @property
    def win_interval(self) -> Interval:
        """The 95 % interval of the win share."""
        return wilson(self.wins, self.games)

    @property
    def mean_score(self) -> float:
        """The average of its points at the end."""
        return self.points / self.games


class Table:
    """The standings of all entrants."""

    def __init__(self, entrants: tuple[str, ...]) -> None:
        self.games = 0
        self.standings = [Standing(entrant_name(entrants, entrant)) for entrant in range(len(entrants))]

    def add(self, played: GamePlayed) -> None:
        """Count a game in."""
        self.games += 1
        for entrant, standing in enumerate(self.standings):
            standing.games += 1
            standing.wins += played.shares[entrant]
            standing.points += played.scores[entrant]
            standing.thinking.add(played.thinking[entrant])
