"""What a screen reader finds on a page, and in which order: accessibility trees, kept as goldens.

With `PENTAPOLIS_WRITE_GOLDENS=1` the tests write them anew. Read the difference aloud before you commit it:
that is what somebody hears who does not see the page.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.browser.playing import table_id
from tests.browser.visitors import Visitor

GOLDENS = Path(__file__).parents[1] / "fixtures" / "accessibility"
WRITE = "PENTAPOLIS_WRITE_GOLDENS"


def compare(visitor: Visitor, name: str) -> None:
    """The table is as it was when somebody last looked."""
    visitor.page.wait_for_load_state("networkidle")
    visitor.drawn()
    tree = visitor.page.locator(".table").aria_snapshot() + "\n"
    tree = tree.replace(table_id(visitor.page), "TABLE")
    golden = GOLDENS / f"{name}.yaml"
    if os.environ.get(WRITE):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(tree, "utf-8")
    assert golden.exists(), f"write the goldens: {WRITE}=1"
    assert tree == golden.read_text("utf-8"), f"{name} is told otherwise; if rightly so, set {WRITE}=1"
