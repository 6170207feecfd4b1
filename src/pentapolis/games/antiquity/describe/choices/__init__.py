"""What can be chosen, in words: every legal action once, by kind, the most interesting first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pentapolis.games.antiquity.describe.choices.countryside import told_in_countryside
from pentapolis.games.antiquity.describe.choices.goods import told_of_goods
from pentapolis.games.antiquity.describe.choices.groups import Known, Told, gathered
from pentapolis.games.antiquity.describe.choices.map import told_on_map
from pentapolis.games.antiquity.describe.choices.placing import told_of_placing
from pentapolis.games.antiquity.describe.choices.planning import told_of_plan
from pentapolis.games.antiquity.view.types import AntiquityView
from pentapolis.kernel.actions import Action
from pentapolis.kernel.description import Choices
from pentapolis.kernel.plain import View

_TELLERS = (told_of_plan, told_of_placing, told_of_goods, told_in_countryside, told_on_map)


def choices_of(
    view: AntiquityView, actions: Sequence[Action], preview: Callable[[Action], View | None]
) -> tuple[Choices, ...]:
    """The legal actions of the viewer in words."""
    known = Known(view, preview)
    return gathered([(action, _told(known, action)) for action in actions])


def _told(known: Known, action: Action) -> Told:
    for teller in _TELLERS:
        told = teller(known, action)
        if told is not None:
            return told
    raise TypeError(f"{action!r} is not an action of Antiquity")
