"""Every registered game with every player count, for tests."""

from __future__ import annotations

from functools import partial

import pytest

import pentapolis
from pentapolis.games import make
from pentapolis.kernel.registry import register

IN_DEVELOPMENT: tuple[str, ...] = ()
"""Games whose rules are complete, but which have no board in the browser yet."""

for _key in IN_DEVELOPMENT:
    register(_key, partial(make, _key))

TABLES = [(key, seats) for key in pentapolis.keys() for seats in pentapolis.game(key).seats]
every_table = pytest.mark.parametrize(("key", "seats"), TABLES)
every_game = pytest.mark.parametrize("key", pentapolis.keys())
