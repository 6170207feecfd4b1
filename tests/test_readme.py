"""What the README and the documents say is true."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def test_the_example_in_the_readme_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"\(\d+, \d+\) \((0|1|0, 1),?\)\n", done.stdout)


def test_the_examples_of_the_library_run() -> None:
    text = (ROOT / "docs" / "library.md").read_text("utf-8")
    examples = "".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL))
    test = doctest.DocTestParser().get_doctest(examples, {}, "library.md", None, None)
    found = doctest.DocTestRunner().run(test)
    assert found.attempted > 30
    assert not found.failed


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", document.read_text("utf-8")):
        if "://" not in target and not target.startswith("/"):
            assert (document.parent / target).exists(), target
