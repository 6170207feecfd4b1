"""The rules of La Città: set-up and contract; the other files have the rest, in rulebook order.

Rule references: `lacitta.3.4` placing castles, `lacitta.5.2` political rounds, `lacitta.5.3` action cards,
`lacitta.5.4` politics cards, `lacitta.5.6` migration, `lacitta.5.7` giving up tiles, `lacitta.5.8` feeding,
`lacitta.5.11` the last year, `lacitta.5.12` the moving display.
`docs/rulings/lacitta.md` lists the rulings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pentapolis.games.lacitta.actions import (
    ACTION_TYPES,
    PLACE_CASTLE,
    Build,
    Cheer,
    Found,
    Harvest,
    Keep,
    Look,
    Pass,
    Pay,
    PlaceCastle,
    Refresh,
    Remove,
    Send,
    Starve,
    Take,
    TakeGold,
    Welcome,
    Wish,
)
from pentapolis.games.lacitta.board import hexes_of
from pentapolis.games.lacitta.components import (
    ATTRACTIONS,
    CARDS,
    HEXES,
    ROUNDS,
)
from pentapolis.games.lacitta.options import LaCittaOptions
from pentapolis.games.lacitta.preview import preview_of
from pentapolis.games.lacitta.resampling import forget_secrets
from pentapolis.games.lacitta.rules.messages import FIRST_THINGS_FIRST
from pentapolis.games.lacitta.rules.setting_up import SettingUp
from pentapolis.games.lacitta.scoring import ranking_of, result_of
from pentapolis.games.lacitta.snapshot import read_snapshot
from pentapolis.games.lacitta.state import (
    BUILDING,
    CHEERING,
    CLEAR,
    FEED,
    HARVESTING,
    LOOKING,
    MIGRATE,
    NEXT_CASTLE,
    NEXT_TURN,
    NEXT_YEAR,
    OVER,
    PAYING,
    PHASES,
    PLACING,
    REFRESHING,
    REMOVING,
    SENDING,
    STARVING,
    TURN,
    VOTE,
    WELCOMING,
    WISHING,
    YEAR_END,
)
from pentapolis.games.lacitta.view import view_of
from pentapolis.games.lacitta.view_types import LaCittaPreview, LaCittaView
from pentapolis.kernel.actions import Action, ActionSpace
from pentapolis.kernel.chance import Rng
from pentapolis.kernel.events import Event, seat_list
from pentapolis.kernel.game import foreign_action, require
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.results import Result

EVERY_ACTION = frozenset(ActionSpace(ACTION_TYPES))
"""To tell actions of this game from those with impossible fields."""


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
        while self.phase != OVER:
            if self.phase > OVER:
                BY_ITSELF[self.phase](self, events)
                continue
            seat = self.actors[0]
            only = self._only_action(seat)
            if only is None:
                return
            self._apply(seat, only, events)

    def _only_action(self, seat: int) -> Action | None:
        """The action that needs no decision, because it is the only one."""
        if self.phase == TURN:
            return self._only_turn(seat)
        if self.phase == STARVING:
            return self._only_victim(seat)
        if self.phase == BUILDING and self._count_sites(self._buildings_of_card(seat)) > 1:
            return None
        legal = self._legal(seat)
        return legal[0] if len(legal) == 1 else None

    # The contract ---------------------------------------------------------------------------

    def _legal(self, seat: int) -> list[Action]:
        phase = self.phase
        if phase == TURN:
            return self._legal_turn(seat)
        if phase == BUILDING:
            return self._legal_builds(self._buildings_of_card(seat))
        if phase == PAYING:
            return self._legal_prices(seat)
        if phase == SENDING:
            return self._legal_donors(seat)
        if phase == CHEERING:
            return self._legal_cheers(seat)
        if phase == WELCOMING:
            return self._legal_welcomes(seat)
        if phase == HARVESTING:
            return self._legal_harvests(seat)
        if phase == LOOKING:
            return self._legal_looks()
        if phase == WISHING:
            return self._legal_wishes()
        if phase == REMOVING:
            return self._legal_removals()
        if phase == STARVING:
            return self._legal_victims(seat)
        if phase == REFRESHING:
            return self._legal_refresh()
        return [PLACE_CASTLE[site] for site in hexes_of(self.roads.usable & ~self.crowded)]

    def _refusal(self, seat: int, action: Action) -> Refusal | None:
        phase = self.phase
        phases = PHASES_OF.get(type(action))
        if phases is None or action not in EVERY_ACTION:
            raise foreign_action(action, self.key)
        if phase not in phases:
            return FIRST_THINGS_FIRST[phase]
        if phase == TURN:
            return self._why_not_play(seat, action)
        if phase >= WISHING:
            return self._why_not_for_people(seat, action)
        if phase >= BUILDING:
            return self._why_not_on_card(seat, action)
        if isinstance(action, Send):
            return self._why_not_send(seat, action)
        return self._why_not_place(action) if isinstance(action, PlaceCastle) else None

    def _play(self, seat: int, action: Action) -> list[Event]:
        self.ply += 1
        events: list[Event] = []
        self._apply(seat, action, events)
        self._proceed(events)
        return events

    def _apply(self, seat: int, action: Action, events: list[Event]) -> None:
        phase = self.phase
        if phase == TURN:
            self._apply_turn(seat, action, events)
        elif phase >= WISHING:
            self._apply_for_people(seat, action, events)
        elif phase >= BUILDING:
            self._apply_on_card(seat, action, events)
        elif isinstance(action, Send):
            self._send(seat, action, events)
            self.phase = NEXT_TURN
        elif isinstance(action, PlaceCastle):
            self._place(seat, action, events)
        elif isinstance(action, Refresh | Keep):
            self._refresh(seat, action, events)

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


PHASES_OF: dict[type[Action], tuple[int, ...]] = {
    PlaceCastle: (PLACING,),
    TakeGold: (TURN,),
    Found: (TURN,),
    Send: (SENDING,),
    Build: (TURN, BUILDING),
    Take: (TURN,),
    Pay: (PAYING,),
    Cheer: (CHEERING,),
    Welcome: (WELCOMING,),
    Harvest: (HARVESTING,),
    Look: (LOOKING,),
    Pass: (TURN,),
    Refresh: (REFRESHING,),
    Keep: (REFRESHING,),
    Wish: (WISHING,),
    Remove: (REMOVING,),
    Starve: (STARVING,),
}
"""When each decision can be taken."""

BY_ITSELF: dict[int, Callable[[LaCitta, list[Event]], None]] = {
    NEXT_CASTLE: LaCitta._next_castle,
    NEXT_YEAR: LaCitta._begin_year,
    NEXT_TURN: LaCitta._next_turn,
    VOTE: LaCitta._reveal_voices,
    MIGRATE: LaCitta._migrate_next,
    CLEAR: LaCitta._clear_next,
    FEED: LaCitta._feed_next,
    YEAR_END: LaCitta._end_year,
}
"""What goes on in the phases in which nobody decides."""
