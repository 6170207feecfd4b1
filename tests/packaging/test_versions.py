"""The Pythons that the package claims to support are the ones that it is tested with."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
WORKFLOW = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")

pytestmark = pytest.mark.packaging


def test_classifiers_name_the_pythons_of_the_workflow() -> None:
    (matrix,) = re.findall(r"python: \[(.+)\]", WORKFLOW)
    claimed = re.findall(r"Programming Language :: Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    assert claimed == re.findall(r'"(.+?)"', matrix)


@pytest.mark.parametrize(
    ("file", "pattern"),
    [
        ("pyproject.toml", r'requires-python = ">=3\.(\d+)"'),
        ("pyproject.toml", r'target-version = "py3(\d+)"'),
        ("pyproject.toml", r'python_version = "3\.(\d+)"'),
        ("pyproject.toml", r"Programming Language :: Python :: 3\.(\d+)"),
        ("dev", r"OLDEST_PYTHON = \(3, (\d+)\)"),
        ("requirements/pin.py", r"OLDEST_PYTHON = (\d+)"),
        ("README.md", r"need Python 3\.(\d+) or newer"),
        ("CONTRIBUTING.md", r"need Python 3\.(\d+) or newer"),
    ],
)
def test_the_oldest_python_is_the_same_everywhere(file: str, pattern: str) -> None:
    found = re.findall(pattern, (ROOT / file).read_text("utf-8"))
    assert found
    assert found[0] == "11"


def test_actions_of_the_workflow_are_pinned_to_a_commit() -> None:
    used = re.findall(r"uses: (.+)", WORKFLOW)
    assert used
    assert [one for one in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one)] == []
