"""By which rules a table is played: those that it was opened under, whatever the present ones are."""

from __future__ import annotations

import pentapolis
from pentapolis.kernel.box_files import BUILT_IN_NAME
from pentapolis.kernel.errors import BadBox, OtherBox, UnknownGame, UnknownRules
from pentapolis.kernel.game import AnyGame
from pentapolis.server.problems import ProblemError
from pentapolis.server.storage.records import TableRecord


def rules_of(table: TableRecord) -> AnyGame:
    """The rules of a table's game, with its box; a problem if this server does not have them."""
    try:
        rules = pentapolis.game(table.game, table.rules)
        rules.check_box(table.box)
    except UnknownGame as error:  # the package that brought it is gone, or broken
        raise ProblemError("problem-unknown-game") from error
    except UnknownRules as error:
        raise ProblemError("problem-old-rules") from error
    except (OtherBox, BadBox) as error:  # a box for the present rules need not fit former ones
        name = table.box.name if table.box else BUILT_IN_NAME
        present = pentapolis.game(table.game).box.name
        raise ProblemError("problem-other-box", box=name, present=present) from error
    return rules
