"""Tuples with one value replaced."""

from __future__ import annotations

import pytest

from pentapolis.kernel.fields import replaced


@pytest.mark.parametrize("index", range(4))
def test_one_value_changes_and_the_old_tuple_stays(index: int) -> None:
    before = (3, 1, 4, 1)
    after = replaced(before, index, 9)
    assert before == (3, 1, 4, 1)
    assert [place for place in range(4) if after[place] != before[place]] == [index]
    assert after[index] == 9
