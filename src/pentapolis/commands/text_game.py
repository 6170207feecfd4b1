"""One person against bots, as the terminal plays it: moves, what was told of them, and taking them back."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pentapolis
from pentapolis.bots import ALL_LEVELS, Bot, Budget, Hint, bot, hint
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event, seen_events
from pentapolis.kernel.messages import Message
from pentapolis.kernel.plain import View
from pentapolis.text import Telling

HINT_TIME = Budget(seconds=2)
"""How long a hint is thought about where nothing is said about thinking."""

PERSON = "person"
"""What the player is called in a saved game; bots are called by their levels."""


class Move(NamedTuple):
    """A move that was played, and what happened."""

    seat: int
    events: list[Event]


class NothingToUndo(Exception):
    """The person has not moved yet."""


class MoveStands(Exception):
    """The person's last move, or what followed, showed them something new."""


class TextGame:
    """A game under way. What the bots know of it is what their seats know."""

    def __init__(
        self, record: pentapolis.Record, seat: int, levels: Mapping[int, str], budget: Budget | None
    ) -> None:
        self.record = record
        self.seat = seat
        self.levels = levels
        self.rules = pentapolis.game(record.game, record.rules)
        self.state = record.start()
        self.moves: list[Move] = []
        self.saved = True
        """Is there nothing that would be lost?"""
        self.earlier: View | None = None
        """What the person saw after their last move."""
        self._opening = self.rules.opening(record.seats, record.seed, record.options)
        self._rng = random.Random(record.seed)
        self._bots = {
            other: _bot(record, level, self._rng.randrange(1 << 32)) for other, level in levels.items()
        }
        self._budget = budget
        for step in record.steps():
            self._note(step.seat, step.events, step.state.view(seat))
            self.state = step.state

    # Playing ---------------------------------------------------------------------------

    def play(self, action: str) -> None:
        """A move of the person."""
        self._play(self.seat, self.rules.parse(action))

    def let_bots_play(self) -> None:
        """All moves of bots until the person has something to decide that no bot could still come before."""
        while (waiting := [seat for seat in self.state.actors if seat != self.seat]) != []:
            seat = waiting[0]
            seen = self.state.resample(seat, self._rng)
            self._play(seat, self._bots[seat].choose(seen, seat, self._budget))

    def _play(self, seat: int, action: Action) -> None:
        events = self.state.play(seat, action)
        self.record.add(seat, action)
        self._note(seat, events, self.state.view(self.seat))
        self.saved = self.saved and seat != self.seat

    def _note(self, seat: int, events: list[Event], view: View) -> None:
        self.moves.append(Move(seat, events))
        if seat == self.seat:
            self.earlier = view

    def hint(self) -> Hint:
        """What a strong player would do in the person's place; they must have something to decide."""
        budget = self._budget or HINT_TIME
        return hint(self.record.game, self.state, self.seat, budget=budget, rules=self.record.rules)

    # Taking back ---------------------------------------------------------------------------

    def undo(self) -> None:
        """Go back to before the person's last move; what they have seen since then cannot be unseen."""
        own = [ply for ply, move in enumerate(self.moves) if move.seat == self.seat]
        if not own:
            raise NothingToUndo
        taken = self.moves[own[-1] :]
        if any(self.seat in event.revealed_to(self.record.seats) for move in taken for event in move.events):
            raise MoveStands
        self.moves, self.earlier = [], None
        self.record.moves = self.record.moves[: own[-1]]
        self.state = self.record.start()
        for step in self.record.steps():
            self._note(step.seat, step.events, step.state.view(self.seat))
            self.state = step.state
        self.saved = False

    # Telling ---------------------------------------------------------------------------

    def telling(self) -> Telling:
        """The present position as the person is told of it."""
        return Telling(self.rules, self.state, self.seat)

    def told(self, since: int = 0) -> list[Message]:
        """What the person was told of all moves, or of those from a ply on."""
        events = [event for move in self.moves[since:] for event in move.events]
        opening = [] if since else self._opening
        seen = seen_events([*opening, *events], self.seat)
        return [message for event in seen for message in event.messages()]

    # Saving ---------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write a record, with which the game can go on."""
        self.record.close(self.state)
        self.record.write(path)
        self.saved = True


def new_game(
    key: str, levels: list[str], seat: int, seed: int, options: dict[str, object], budget: Budget | None
) -> TextGame:
    """A new game with the person on a seat and the bots on the others, in this order."""
    _check_levels(levels)
    seats = len(levels) + 1
    _check_seat(seat, seats)
    players = [*levels]
    players.insert(seat, PERSON)
    record = pentapolis.Record(key, seats, seed, options, players=players)
    return TextGame(record, seat, _bots_of(players), budget)


def resumed_game(path: Path, levels: list[str], seat: int | None, budget: Budget | None) -> TextGame:
    """A saved game, or any other record: then `levels` say who plays on against whom."""
    record = pentapolis.Record.read(path)
    if levels:
        _check_levels(levels)
        if len(levels) + 1 != record.seats:
            raise pentapolis.BadMatch(
                f"--against: {path.name} has {record.seats} seats, so name {record.seats - 1} bots"
            )
        place = seat or 0
        _check_seat(place, record.seats)
        players = [*levels]
        players.insert(place, PERSON)
        record.players = tuple(players)
    if [*record.players].count(PERSON) != 1 or len(_bots_of(record.players)) != record.seats - 1:
        raise pentapolis.BadMatch(f"{path.name} does not say who plays: add --against, and --seat if not 0")
    record.outcome = record.digest = None
    return TextGame(record, record.players.index(PERSON), _bots_of(record.players), budget)


def _bots_of(players: list[str] | tuple[str, ...]) -> dict[int, str]:
    return {seat: player for seat, player in enumerate(players) if player in ALL_LEVELS}


def _check_levels(levels: list[str]) -> None:
    for level in levels:
        if level not in ALL_LEVELS:
            raise pentapolis.UnknownBot(level, ALL_LEVELS)


def _check_seat(seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise pentapolis.UnknownSeat(f"seats are numbered 0 to {seats - 1}, got {seat}")


def _bot(record: pentapolis.Record, level: str, seed: int) -> Bot:
    return bot(record.game, level, seed, rules=record.rules)
