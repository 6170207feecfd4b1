"""Every decision by its phase: what is legal, why something is not, and what it does.

The functions themselves stand with their rules; these tables say which of them a phase asks for.
"""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.lacitta.actions import (
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
from pentapolis.games.lacitta.rules.setting_up import SettingUp
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
    PAYING,
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
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

LEGAL: dict[int, Callable[[SettingUp, int], list[Action]]] = {
    PLACING: SettingUp._legal_castles,
    REFRESHING: SettingUp._legal_refresh,
    TURN: SettingUp._legal_turn,
    SENDING: SettingUp._legal_donors,
    BUILDING: SettingUp._legal_with_card,
    PAYING: SettingUp._legal_prices,
    CHEERING: SettingUp._legal_cheers,
    WELCOMING: SettingUp._legal_welcomes,
    HARVESTING: SettingUp._legal_harvests,
    LOOKING: SettingUp._legal_looks,
    WISHING: SettingUp._legal_wishes,
    REMOVING: SettingUp._legal_removals,
    STARVING: SettingUp._legal_victims,
}
"""What a seat can choose from."""


def only_of_all(state: SettingUp, seat: int) -> Action | None:
    """The action, if it is the only one."""
    legal = LEGAL[state.phase](state, seat)
    return legal[0] if len(legal) == 1 else None


ONLY: dict[int, Callable[[SettingUp, int], Action | None]] = dict.fromkeys(LEGAL, only_of_all) | {
    TURN: SettingUp._only_turn,
    BUILDING: SettingUp._only_site,
    STARVING: SettingUp._only_victim,
}
"""The action that needs no decision; in the phases named here that is told without listing them all."""


def may_always(_state: SettingUp, _seat: int, _action: Action) -> None:
    """For decisions that nothing can stand against."""


WHY_NOT: dict[int, dict[type[Action], Callable[..., Refusal | None]]] = {
    PLACING: {PlaceCastle: SettingUp._why_not_place},
    REFRESHING: {Refresh: may_always, Keep: may_always},
    TURN: {
        TakeGold: SettingUp._why_no_action_card,
        Found: SettingUp._why_not_play_founding,
        Build: SettingUp._why_not_build_simple,
        Take: SettingUp._why_not_take,
        Pass: SettingUp._why_not_pass,
    },
    SENDING: {Send: SettingUp._why_not_send},
    BUILDING: {Build: SettingUp._why_not_build_with_card},
    PAYING: {Pay: SettingUp._why_not_pay},
    CHEERING: {Cheer: SettingUp._why_not_cheer},
    WELCOMING: {Welcome: SettingUp._why_not_welcome},
    HARVESTING: {Harvest: SettingUp._why_not_harvest},
    LOOKING: {Look: may_always},
    WISHING: {Wish: SettingUp._why_not_wish},
    REMOVING: {Remove: SettingUp._why_not_remove},
    STARVING: {Starve: SettingUp._why_not_starve},
}
"""The decisions of each phase, each with what says why a seat cannot take an action."""

EFFECT: dict[int, dict[type[Action], Callable[..., None]]] = {
    PLACING: {PlaceCastle: SettingUp._place},
    REFRESHING: {Refresh: SettingUp._refresh, Keep: SettingUp._refresh},
    TURN: {
        TakeGold: SettingUp._take_gold,
        Found: SettingUp._found,
        Build: SettingUp._build_simple,
        Take: SettingUp._take,
        Pass: SettingUp._pass_by_choice,
    },
    SENDING: {Send: SettingUp._send},
    BUILDING: {Build: SettingUp._build_with_card},
    PAYING: {Pay: SettingUp._pay},
    CHEERING: {Cheer: SettingUp._cheer},
    WELCOMING: {Welcome: SettingUp._welcome},
    HARVESTING: {Harvest: SettingUp._harvest},
    LOOKING: {Look: SettingUp._look},
    WISHING: {Wish: SettingUp._wish},
    REMOVING: {Remove: SettingUp._remove},
    STARVING: {Starve: SettingUp._starve},
}
"""What carries an action out."""

BY_ITSELF: dict[int, Callable[[SettingUp, list[Event]], None]] = {
    NEXT_CASTLE: SettingUp._next_castle,
    NEXT_YEAR: SettingUp._begin_year,
    NEXT_TURN: SettingUp._next_turn,
    VOTE: SettingUp._reveal_voices,
    MIGRATE: SettingUp._migrate_next,
    CLEAR: SettingUp._clear_next,
    FEED: SettingUp._feed_next,
    YEAR_END: SettingUp._end_year,
}
"""What goes on in the phases in which nobody decides."""
