"""The rules of Antiquity: the contract. The files beside this one have the rules, in the order of the
rulebook.

`rounds` has set-up and the way from phase to phase (3.3, 4.1, 5.1, 5.3); `stocks`, `city`, `rearranging`,
`powers`, `trading` and `plans` the city (5.2); `sites`, `country` and `founding` the countryside (5.4);
`harvest` storage, harvest and exploration (5.5 to 5.7); `disasters` famine and pollution (5.8, 5.9).
`docs/rulings/antiquity.md` lists the rulings.
"""

from __future__ import annotations

from collections.abc import Mapping

from pentapolis.games.antiquity import actions as act
from pentapolis.games.antiquity.actions import ACTION_TYPES
from pentapolis.games.antiquity.box import Figures
from pentapolis.games.antiquity.components import CITY, COUNTRYSIDE, FIRST_HOUSE, INN, NOBODY
from pentapolis.games.antiquity.map.plane import BITS, NAME_OF_BIT
from pentapolis.games.antiquity.options import AntiquityOptions
from pentapolis.games.antiquity.realm import MOVING, SECOND_HOUSE, STEPS
from pentapolis.games.antiquity.rules.flow import RULE_ROUND
from pentapolis.games.antiquity.rules.rounds import Rounds
from pentapolis.games.antiquity.scoring import ENDING_RUIN, ENDINGS, result_of, winners_of
from pentapolis.games.antiquity.secrets import forget_secrets
from pentapolis.games.antiquity.snapshots.form import PlayerData, TradeData
from pentapolis.games.antiquity.snapshots.reading import read_goods, read_realm, read_snapshot
from pentapolis.games.antiquity.snapshots.writing import dump_position
from pentapolis.games.antiquity.state import (
    CITY_BUILDING,
    COUNTRY,
    EXPLORATION,
    FAMINE,
    FIRST_CITIES,
    HARVEST,
    OVER,
    STORING,
    type_name,
)
from pentapolis.games.antiquity.views.previews import preview_of
from pentapolis.games.antiquity.views.table import view_of
from pentapolis.games.antiquity.views.types import AntiquityPreview, AntiquityView
from pentapolis.kernel.actions import Action, ActionSpace
from pentapolis.kernel.chance import Rng
from pentapolis.kernel.errors import UnknownAction
from pentapolis.kernel.events import Event, seat_list
from pentapolis.kernel.game import NOBODY as NO_ACTORS
from pentapolis.kernel.game import TURNS, Snapshot, foreign_action, require
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.results import Result

_SPACE = ActionSpace(ACTION_TYPES)


class Antiquity(Rounds):
    """A position of Antiquity with its rules."""

    __slots__ = ()

    @classmethod
    def set_up(cls, figures: Figures, seats: int, seed: int, options: AntiquityOptions) -> Antiquity:
        """The first position of a new game."""
        new = cls()
        new._set_up(figures, seats, seed, options)
        return new

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
            new._read_plans(data.players)
        elif new.phase == OVER:
            require(new.ending in ENDINGS, f"the ending is one of {', '.join(ENDINGS)}")
        else:
            require(0 <= new.turn < len(new.order), "it is nobody's turn")
            new.actors = TURNS[new.turn_of]
        require(all(new._legal(seat) for seat in new.actors), "somebody who is to decide can do nothing")
        return new

    def _read_plans(self, players: list[PlayerData]) -> None:
        """Play the plans again, each from the realm that it began with."""
        require(self.executed < len(self.order), "all plans have been executed")
        self.shown = tuple(
            realm if player.shown is None else read_realm(player.shown)
            for realm, player in zip(self.realms, players, strict=True)
        )
        planning = [seat for seat in self.order if not players[seat].finished]
        if any(players[seat].finished for seat in self.order[self.executed :]) or not self.executed:
            self.actors = tuple(sorted(self.order))
        supply = (self.carts, self.fountains, self.elements)
        for seat in self.order[: self.executed]:  # the other plans were made before these were executed
            left = self.supply_left(seat)
            self.carts, self.fountains, self.elements = (
                2 * before - after
                for before, after in zip((self.carts, self.fountains, self.elements), left, strict=True)
            )
        for seat in self.order:
            for step in players[seat].plan:
                self._replay_step(seat, step)
        self.carts, self.fountains, self.elements = supply
        for seat in self.order:
            self.changing(seat).finished = players[seat].finished
        waiting = [seat for seat in planning if seat in self.order[self.executed :]]
        require(bool(waiting), "nobody is planning any more")
        self.actors = tuple(sorted(waiting))

    def _replay_step(self, seat: int, step: str | TradeData) -> None:
        if isinstance(step, TradeData):
            self._trade(seat, read_goods(step.gave), read_goods(step.got), step.bank)
            return
        try:
            action = _SPACE.parse(step)
        except UnknownAction as error:
            require(False, str(error))
            raise
        if self._refusal(seat, action) is None:
            self._apply(seat, action)
        else:
            require(False, f"the plan of seat {seat} cannot have the step {step!r}")

    # The contract ---------------------------------------------------------------------------

    def _legal(self, seat: int) -> list[Action]:
        phase = self.phase
        if phase == CITY_BUILDING:
            return self._legal_city(seat)
        if phase == HARVEST:
            return self._legal_harvest(seat)
        if phase == COUNTRY:
            return self._legal_country(seat)
        if phase == FAMINE:
            return self._legal_graves(seat)
        if phase == STORING:
            return self._legal_discards(seat)
        if phase == EXPLORATION:
            return self._legal_exploration(seat)
        if phase == FIRST_CITIES:
            return self._legal_first_cities()
        return self._legal_pollution(seat)

    def _refusal(self, seat: int, action: Action) -> Refusal | None:
        group = _GROUPS.get(action.__class__)
        if group is None or action not in _KNOWN:
            raise foreign_action(action, self.key)
        if group == _BUILDING:
            return self._refuse_building(seat, action)
        if group == _AFTERWARDS:
            return self._refuse_afterwards(seat, action)
        if group == _COUNTRY:
            return self._refuse_country(seat, action)
        if group == _POWER:
            return self._refuse_power(seat, action)
        if group == _TRADE:
            return self._refuse_trade(seat, action)
        return self._refuse_anywhere(seat, action)

    def _refuse_afterwards(self, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, act.Harvest):
            return self._why_not_harvest(seat, action)
        if isinstance(action, act.Bury):
            return self._why_not_bury(seat, action)
        if isinstance(action, act.Pollute):
            return self._why_not_pollute(seat, action)
        if isinstance(action, act.Discard):
            return self._why_not_discard(seat, action)
        assert isinstance(action, act.Explore)
        return self._why_not_explore(seat, action)

    def _refuse_anywhere(self, seat: int, action: Action) -> Refusal | None:
        """Actions that mean something in several phases."""
        phase = self.phase
        if isinstance(action, act.Done):
            if phase == CITY_BUILDING:
                return self._why_not_finish(seat)
            if phase == COUNTRY:
                return self._why_no_turn()
            if phase == STORING:
                return self._why_not_keep()
            return None if phase == EXPLORATION else self._wrong_phase(RULE_ROUND)
        if isinstance(action, act.Pay):
            return (
                self._why_not_pay_piece(seat, action)
                if phase == CITY_BUILDING
                else self._why_not_pay_site(seat, action)
            )
        if isinstance(action, act.FoundCity):
            return (
                self._why_not_first_city(action)
                if phase == FIRST_CITIES
                else self._why_not_city(seat, action)
            )
        if isinstance(action, act.BuildInn):
            return self._why_not_inn(seat, action)
        return self._why_not_resign()

    def _play(self, seat: int, action: Action) -> list[Event]:
        self.ply += 1
        return self._apply(seat, action)

    def _apply(self, seat: int, action: Action) -> list[Event]:
        group = _GROUPS[action.__class__]
        if group == _BUILDING:
            return self._play_building(seat, action)
        if group == _AFTERWARDS:
            return self._play_afterwards(seat, action)
        if group == _COUNTRY:
            return self._play_country(seat, action)
        if group == _POWER:
            return self._play_power(seat, action)
        if group == _TRADE:
            return self._play_trade(seat, action)
        return self._play_anywhere(seat, action)

    def _play_afterwards(self, seat: int, action: Action) -> list[Event]:
        if isinstance(action, act.Harvest):
            return self._harvest(seat, action)
        if isinstance(action, act.Bury):
            return self._bury(seat, action)
        if isinstance(action, act.Pollute):
            return self._pollute(seat, action)
        if isinstance(action, act.Discard):
            return self._discard(seat, action)
        assert isinstance(action, act.Explore)
        return self._explore(seat, action)

    def _play_anywhere(self, seat: int, action: Action) -> list[Event]:
        phase = self.phase
        if isinstance(action, act.Done):
            if phase != CITY_BUILDING:
                return self._next_turn([])
            if self.realms[seat].step == SECOND_HOUSE:
                return self._leave_second_house(seat, action)
            return self._finish(seat)
        if isinstance(action, act.Pay):
            return self._pay_piece(seat, action) if phase == CITY_BUILDING else self._pay_site(seat, action)
        if isinstance(action, act.FoundCity):
            if phase == FIRST_CITIES:
                return self._found_first_city(seat, action)
            return self._choose_site(seat, CITY, BITS[action.hex])
        if isinstance(action, act.BuildInn):
            return self._choose_site(seat, INN, BITS[action.hex])
        return self._resign(seat)

    @property
    def result(self) -> Result | None:
        return result_of(self) if self.phase == OVER else None

    # Prompts ---------------------------------------------------------------------------

    def prompt(self, seat: int | None) -> Message:
        if self.phase == OVER:
            if self.ending == ENDING_RUIN:
                return Message("antiquity-prompt-ruin", {"round": self.round})
            return Message(
                "antiquity-prompt-over", {"players": seat_list(winners_of(self)), "round": self.round}
            )
        if self.phase == CITY_BUILDING:
            return self._planning_prompt(seat)
        actor = self.actors[0]
        name, args = self._turn_prompt(actor)
        yours = "-you" if actor == seat else ""
        return Message(f"antiquity-prompt-{name}{yours}", {"player": actor, **args})

    def _planning_prompt(self, seat: int | None) -> Message:
        """Others are told nothing but who still plans."""
        if seat is None or seat not in self.actors:
            args: dict[str, str | int] = {"players": seat_list(self.actors), "round": self.round}
            return Message("antiquity-prompt-planning", args)
        realm = self.realms[seat]
        piece = realm.hand[-1].piece if realm.step == MOVING else realm.piece
        return Message(
            f"antiquity-prompt-plan-{STEPS[realm.step]}-you",
            {
                "player": seat,
                "round": self.round,
                "men": realm.men,
                "building": "house" if piece == NOBODY else type_name(piece),
                "number": piece - FIRST_HOUSE + 1 if piece >= FIRST_HOUSE else 0,
                "food": realm.food,
                "luxury": realm.luxury,
                "player_two": seat if realm.partner == NOBODY else realm.partner,
            },
        )

    def _turn_prompt(self, seat: int) -> tuple[str, dict[str, str | int]]:
        """What is to be decided in turn, and the arguments of the message that says so."""
        phase = self.phase
        if phase == COUNTRY:
            if self.site != NOBODY:
                kind = COUNTRYSIDE[self.site_kind]
                return "site", {
                    "kind": kind,
                    "space": NAME_OF_BIT[self.site],
                    "food": self.food,
                    "luxury": self.luxury,
                }
            return "country", {"carts": self.realms[seat].carts()}
        if phase == HARVEST:
            country = self.realms[seat].country[self.at]
            return "harvest", {"kind": COUNTRYSIDE[country.kind], "space": NAME_OF_BIT[country.centre]}
        if phase == FIRST_CITIES:
            return "first-city", {}
        if phase == STORING:
            return ("storage" if self.due else "keeping"), {"count": self.due}
        if phase == EXPLORATION:
            return "exploration", {}
        if self.markers:
            return "pollution", {"count": self.markers}
        return ("famine" if phase == FAMINE else "waste-graves"), {"count": self.due}

    # Views ---------------------------------------------------------------------------

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


_BUILDING, _POWER, _TRADE, _COUNTRY, _AFTERWARDS, _ANYWHERE = range(6)
_GROUPS: dict[type, int] = {
    **dict.fromkeys((act.Build, act.Place, act.ChooseSaint, act.Man), _BUILDING),
    **dict.fromkeys((act.Heal, act.Raze, act.Exchange, act.Take, act.Lift, act.Dig), _POWER),
    **dict.fromkeys((act.Offer, act.Give, act.Want, act.Propose, act.Withdraw), _TRADE),
    **dict.fromkeys((act.Accept, act.Decline, act.TakeBack), _TRADE),
    **dict.fromkeys((act.BuildWoodcutter, act.BuildFarm, act.BuildFreeFarm), _COUNTRY),
    **dict.fromkeys((act.BuildMine, act.BuildFishery, act.Clean), _COUNTRY),
    **dict.fromkeys((act.Discard, act.Harvest, act.Explore, act.Bury, act.Pollute), _AFTERWARDS),
    **dict.fromkeys((act.Done, act.Pay, act.FoundCity, act.BuildInn, act.Resign), _ANYWHERE),
}
"""Where each type of action is looked after."""

_KNOWN = frozenset(_SPACE)
"""Every action there is: others, with fields out of their domains, are no actions of this game."""
