"""The end of the game: victory check (5.10), the last survivor, resigning (ruling 24)."""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Resign
from pentapolis.games.antiquity.components import NOBODY
from pentapolis.games.antiquity.events.rounds import Ended
from pentapolis.games.antiquity.rules.flow import RULE_COUNTRY
from pentapolis.games.antiquity.rules.setting_up import SettingUp
from pentapolis.games.antiquity.scoring import (
    ENDING_DRAW,
    ENDING_RUIN,
    ENDING_SURVIVOR,
    clean_hexes,
    fulfilled_seats,
    ranking_of,
    saintly_ending,
)
from pentapolis.games.antiquity.state import COUNTRY, OVER
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import NOBODY as NO_ACTORS
from pentapolis.kernel.messages import Refusal


class Victory(SettingUp):
    """Saints are asked at the end of a round, survivors counted whenever somebody is out."""

    __slots__ = ()

    # Victory check (5.10) ---------------------------------------------------------------------------

    def _check_victory(self, events: list[Event]) -> None:
        fulfilled = fulfilled_seats(self)
        if fulfilled:
            self._end_game(saintly_ending(self, fulfilled), fulfilled, events)
        elif self.round >= self.figures.rounds:
            self._end_game(ENDING_DRAW, (), events)
        else:
            self._begin_round(events)

    # The last survivor (ruling 24) ----------------------------------------------------------------------

    def _end_if_survived(self, events: list[Event]) -> bool:
        """Those who are out leave the order; a single survivor wins, without one nobody does.

        In the end a ruin leaves those in the order who fell last: the others come after them (ruling 53).
        """
        survivors = tuple(self._survivors())
        self.order = survivors or self.order
        if len(survivors) > 1:
            return False
        self._end_game(ENDING_SURVIVOR if survivors else ENDING_RUIN, survivors, events)
        return True

    # Resigning ---------------------------------------------------------------------------

    def _why_not_resign(self, _seat: int, _action: Resign) -> Refusal | None:
        if self.phase != COUNTRY:
            return self._wrong_phase(RULE_COUNTRY)
        if self.site != NOBODY:
            return self._why_no_turn()
        return None if self.options.resignation else Refusal("antiquity-refusal-resign", RULE_COUNTRY)

    def _resign(self, seat: int, _action: Resign) -> list[Event]:
        events: list[Event] = []
        self._eliminate(seat, "resigned", events)
        if self._end_if_survived(events):
            return events
        return self._end_turn(seat, events)

    # The end ---------------------------------------------------------------------------

    def _end_game(self, ending: str, fulfilled: tuple[int, ...], events: list[Event]) -> None:
        self.phase = OVER
        self.turn = 0
        self.actors = NO_ACTORS
        self.waiting = ()
        self.ending = ending
        self.fulfilled = fulfilled
        clean = tuple(clean_hexes(self, seat) for seat in fulfilled)
        events.append(Ended(ending, ranking_of(self), self.round, fulfilled, clean))
