"""Rounds and phases, and the end of the game."""

from __future__ import annotations

from typing import Literal

from pentapolis.games.antiquity.events.telling import Arguments
from pentapolis.kernel.events import Event, seat_list
from pentapolis.kernel.messages import Message


class RoundBegan(Event, frozen=True, gc=False, tag="antiquity-event-round-began"):
    """Everybody got up: a new round."""

    round: int
    famine: int

    def messages(self) -> list[Message]:
        return [Message("antiquity-event-round-began", {"round": self.round, "famine": self.famine})]


class PhaseBegan(Event, frozen=True, gc=False, tag="antiquity-event-phase-began"):
    """The next phase. The log does not tell it."""

    phase: int


class Eliminated(Event, frozen=True, gc=False, tag="antiquity-event-eliminated"):
    """A player is out."""

    seat: int
    reason: Literal["famine", "pollution", "resigned"]

    def messages(self) -> list[Message]:
        return [Message(f"antiquity-event-out-{self.reason}", {"player": self.seat})]


class Ended(Event, frozen=True, gc=False, tag="antiquity-event-ended"):
    """The game is over. `fulfilled` are the seats whose saint was satisfied, `clean` their clean hexes."""

    ending: str
    ranking: tuple[tuple[int, ...], ...]
    round: int
    fulfilled: tuple[int, ...]
    clean: tuple[int, ...]

    def messages(self) -> list[Message]:
        args: Arguments = {"players": seat_list(self.ranking[0]), "round": self.round}
        return [Message(self.ending.replace("-ending-", "-event-ended-"), args)]
