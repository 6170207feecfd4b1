"""The rules of Antiquity: the contract. The files beside this one have the rules, in the order of the
rulebook.

`buildings`, `saints` and `definitions` have what everything else speaks of: what each building and saint
does, terms (4.2), zones of control (4.3). `setting_up` has set-up (3.3), `rounds` the way from phase to phase
(4.1) with all rise (5.1) and the order of play (5.3), `planning` the city (5.2), `countryside` building on
the map (5.4); then `storing` (5.5), `harvest` (5.6), `exploring` (5.7), `famine` (5.8), `pollution` (5.9) and
`victory` (5.10). `decisions` lists all actions with their rules.
`docs/rulings/antiquity.md` lists the rulings.
"""

from __future__ import annotations

from collections.abc import Mapping

from pentapolis.games.antiquity.actions import ACTION_TYPES
from pentapolis.games.antiquity.box import Figures
from pentapolis.games.antiquity.options import AntiquityOptions
from pentapolis.games.antiquity.rules.decisions import DECISIONS, LEGAL
from pentapolis.games.antiquity.rules.rounds import Rounds
from pentapolis.games.antiquity.scoring import ENDINGS, result_of
from pentapolis.games.antiquity.secrets import forget_secrets
from pentapolis.games.antiquity.snapshots.plans import repeat_plans
from pentapolis.games.antiquity.snapshots.reading import read_snapshot, read_turns
from pentapolis.games.antiquity.snapshots.writing import dump_position
from pentapolis.games.antiquity.state import CITY_BUILDING, OVER
from pentapolis.games.antiquity.views.previews import preview_of
from pentapolis.games.antiquity.views.prompts import prompt_of
from pentapolis.games.antiquity.views.table import view_of
from pentapolis.games.antiquity.views.types import AntiquityPreview, AntiquityView
from pentapolis.kernel.actions import Action, ActionSpace
from pentapolis.kernel.chance import Rng
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import NOBODY as NO_ACTORS
from pentapolis.kernel.game import foreign_action, require
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.plain import Snapshot
from pentapolis.kernel.results import Result

_KNOWN = frozenset(ActionSpace(ACTION_TYPES))
"""Every action there is: others, with fields out of their domains, are no actions of this game."""


class Antiquity(Rounds):
    """A position of Antiquity with its rules."""

    __slots__ = ()

    @classmethod
    def set_up(cls, figures: Figures, seats: int, seed: int, options: AntiquityOptions) -> Antiquity:
        """The first position of a new game."""
        new = cls()
        new._set_up(figures, seats, seed, options)
        return new

    # The contract ---------------------------------------------------------------------------

    def _legal(self, seat: int) -> list[Action]:
        return LEGAL[self.phase](self, seat)

    def _refusal(self, seat: int, action: Action) -> Refusal | None:
        decision = DECISIONS.get(action.__class__)
        if decision is None or action not in _KNOWN:
            raise foreign_action(action, self.key)
        return decision.why_not(self, seat, action)

    def _play(self, seat: int, action: Action) -> list[Event]:
        self.ply += 1
        return self._apply(seat, action)

    def _apply(self, seat: int, action: Action) -> list[Event]:
        return DECISIONS[action.__class__].effect(self, seat, action)

    @property
    def result(self) -> Result | None:
        return result_of(self) if self.phase == OVER else None

    # Snapshots ---------------------------------------------------------------------------

    def dump(self) -> Snapshot:
        return dump_position(self)

    @classmethod
    def from_snapshot(
        cls, figures: Figures, snapshot: Mapping[str, object], options: AntiquityOptions
    ) -> Antiquity:
        """The position that a snapshot describes."""
        new = cls()
        new.figures = figures
        new.options = options
        data = read_snapshot(new, snapshot)
        new.actors = NO_ACTORS
        if new.phase == CITY_BUILDING:
            repeat_plans(new, data.players)
        elif new.phase == OVER:
            require(new.ending in ENDINGS, f"the ending is one of {', '.join(ENDINGS)}")
        else:
            read_turns(new, data)
        require(all(new._legal(seat) for seat in new.actors), "a seat that must decide can do nothing")
        return new

    # Views ---------------------------------------------------------------------------

    def prompt(self, seat: int | None) -> Message:
        return prompt_of(self, seat)

    def view(self, seat: int | None) -> AntiquityView:
        if seat is not None:
            self._check_seat(seat)
        return view_of(self, seat)

    def preview(self, seat: int, action: Action) -> AntiquityPreview | None:
        return None if self.refusal(seat, action) is not None else preview_of(self, seat, action)

    def resample(self, seat: int | None, rng: Rng) -> Antiquity:
        if seat is not None:
            self._check_seat(seat)
        new = self.copy()
        forget_secrets(new, seat, rng)
        return new
