"""The tables of `docs/architecture.md` have a line for every module."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "architecture.md"

ROW = re.compile(r"^\| `([\w/.]+)` \| (.*) \|$", re.MULTILINE)


def listed(heading: str) -> set[str]:
    """The modules below a heading; the line of a folder names those in it."""
    table = PAGE.read_text(encoding="utf-8").partition(f"### {heading}\n")[2].partition("\n#")[0]
    found: set[str] = set()
    for path, words in ROW.findall(table):
        if path.endswith("/"):
            found |= {f"{path}{name}.py" for name in re.findall(r"`(\w+)`", words)}
        else:
            found.add(path)
    return found


@pytest.mark.parametrize(
    ("folder", "heading"),
    [
        ("kernel", "The kernel, file by file"),
        ("server", "The server, file by file"),
        ("text", "The text twin, file by file"),
        ("learning", "Learning, file by file"),
        ("puzzles", "Puzzles, file by file"),
    ],
)
def test_every_module_has_a_line(folder: str, heading: str) -> None:
    base = ROOT / "src" / "pentapolis" / folder
    modules = {path.relative_to(base).as_posix() for path in base.rglob("[!_]*.py")}
    assert listed(heading) == {path for path in modules if not path.startswith("migrations/")}
