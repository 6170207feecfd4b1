"""The rules of La Città: set-up and contract; the other files have the rest, in rulebook order.

Rule references: `lacitta.3.4` placing castles, `lacitta.5.2` political rounds, `lacitta.5.3` action cards,
`lacitta.5.4` politics cards, `lacitta.5.6` migration, `lacitta.5.7` giving up tiles, `lacitta.5.8` feeding,
`lacitta.5.11` the last year, `lacitta.5.12` the moving display.
`docs/rulings/lacitta.md` lists the rulings.
"""

from __future__ import annotations

from collections.abc import Mapping

from pentapolis.games.lacitta.actions import ACTION_TYPES, EVERY_ACTION
from pentapolis.games.lacitta.components import (
    ATTRACTIONS,
    CARDS,
    HEXES,
    ROUNDS,
)
from pentapolis.games.lacitta.options import LaCittaOptions
from pentapolis.games.lacitta.preview import preview_of
from pentapolis.games.lacitta.resampling import forget_secrets
from pentapolis.games.lacitta.rules.decisions import BY_ITSELF, EFFECT, LEGAL, ONLY, WHY_NOT
from pentapolis.games.lacitta.rules.messages import FIRST_THINGS_FIRST
from pentapolis.games.lacitta.rules.setting_up import SettingUp
from pentapolis.games.lacitta.scoring import ranking_of, result_of
from pentapolis.games.lacitta.snapshot import read_snapshot
from pentapolis.games.lacitta.state import (
    BUILDING,
    CHEERING,
    LOOKING,
    OVER,
    PAYING,
    PHASES,
    PLACING,
    REFRESHING,
    REMOVING,
    SENDING,
    STARVING,
    TURN,
    WELCOMING,
    WISHING,
)
from pentapolis.games.lacitta.view import view_of
from pentapolis.games.lacitta.view_types import LaCittaPreview, LaCittaView
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Rng
from pentapolis.kernel.events import Event, seat_list
from pentapolis.kernel.game import foreign_action, require
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.results import Result

_ACTION_TYPES = frozenset(ACTION_TYPES)


class LaCitta(SettingUp):
    """A position of La Città with its rules."""

    __slots__ = ()

    @classmethod
    def set_up(cls, seats: int, seed: int, options: LaCittaOptions) -> tuple[LaCitta, list[Event]]:
        """A new game at its first decision, and what happened before it."""
        new = cls()
        new._set_up(seats, seed, options)
        events: list[Event] = []
        new._proceed(events)
        return new, events

    @classmethod
    def from_snapshot(cls, snapshot: Mapping[str, object], options: LaCittaOptions) -> LaCitta:
        """The position that a snapshot describes."""
        new = cls()
        new.options = options
        read_snapshot(new, snapshot)
        if new.phase != OVER:
            seat = new.actors[0]
            if TURN <= new.phase <= LOOKING:
                new.survey(seat)
                new._find_playable(seat)
            require(bool(new._legal(seat)), "the player whose turn it is can do nothing")
        return new

    # What goes on by itself (4) ---------------------------------------------------------------------------

    def _proceed(self, events: list[Event]) -> None:
        """Go on until somebody has something to choose."""
        while (phase := self.phase) != OVER:
            if phase > OVER:
                BY_ITSELF[phase](self, events)
                continue
            seat = self.actors[0]
            only = ONLY[phase](self, seat)
            if only is None:
                return
            EFFECT[phase][type(only)](self, seat, only, events)

    # The contract ---------------------------------------------------------------------------

    def _legal(self, seat: int) -> list[Action]:
        return LEGAL[self.phase](self, seat)

    def _refusal(self, seat: int, action: Action) -> Refusal | None:
        if type(action) not in _ACTION_TYPES or action not in EVERY_ACTION:
            raise foreign_action(action, self.key)
        why_not = WHY_NOT[self.phase].get(type(action))
        if why_not is None:
            return FIRST_THINGS_FIRST[self.phase]
        return why_not(self, seat, action)

    def _play(self, seat: int, action: Action) -> list[Event]:
        self.ply += 1
        events: list[Event] = []
        EFFECT[self.phase][type(action)](self, seat, action, events)
        self._proceed(events)
        return events

    @property
    def result(self) -> Result | None:
        return result_of(self) if self.phase == OVER else None

    def prompt(self, seat: int | None) -> Message:
        if self.phase == OVER:
            return Message("lacitta-prompt-over", {"players": seat_list(ranking_of(self)[0])})
        actor = self.actors[0]
        yours = "-you" if actor == seat else ""
        args: dict[str, str | int] = {"player": actor, **self._prompt()}
        return Message(f"lacitta-prompt-{PHASES[self.phase]}{yours}", args)

    def _prompt(self) -> dict[str, str | int]:
        """The arguments of the message that says what is to be decided."""
        phase = self.phase
        if phase == TURN:
            return {"year": self.year, "round": self.round, "rounds": ROUNDS}
        if phase in (BUILDING, PAYING):
            return {"card": CARDS[self.card]}
        if phase == SENDING:
            return {"space": HEXES[self.site]}
        if phase == CHEERING:
            return {"count": self.left}
        if phase == WELCOMING:
            return {"people": self.amount()}
        if phase == STARVING:
            return {"count": self.victims}
        if phase == PLACING:
            return {"number": 1 + self.turn // self.seats}
        if phase == REFRESHING:
            return {"card": CARDS[self.display[0]]}
        if phase not in (WISHING, REMOVING):
            return {}
        city = self.queue[0]
        args: dict[str, str | int] = {"space": HEXES[self.castles[city]]}
        if phase == REMOVING:
            return args | {"count": self.tiles_too_many(city)}
        first, second = self.wishes
        return args | {"attraction": ATTRACTIONS[first], "attraction_other": ATTRACTIONS[second]}

    def view(self, seat: int | None) -> LaCittaView:
        if seat is not None:
            self._check_seat(seat)
        return view_of(self, seat)

    def preview(self, seat: int, action: Action) -> LaCittaPreview | None:
        if self.refusal(seat, action) is not None:
            return None
        return preview_of(self, seat, action)

    def resample(self, seat: int | None, rng: Rng) -> LaCitta:
        if seat is not None:
            self._check_seat(seat)
        new = self.copy()
        forget_secrets(new, seat, rng)
        return new
