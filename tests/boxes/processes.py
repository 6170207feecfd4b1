"""Running Python in a process of its own: a process plays each game with one box."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
CHANGED = ROOT / "tests" / "fixtures" / "boxes"
"""A folder with a changed box for every game."""


def run(arguments: Sequence[str], boxes: Path | None, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the boxes of a folder, in the folder of the project."""
    environment = {**os.environ, **variables}
    environment.pop("PENTAPOLIS_BOXES", None)
    if boxes is not None:
        environment["PENTAPOLIS_BOXES"] = str(boxes)
    path = os.pathsep.join(filter(None, [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH")]))
    environment["PYTHONPATH"] = path
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def run_code(code: str, boxes: Path | None = CHANGED) -> str:
    """What some Python prints; it must not fail."""
    done = run(["-c", code], boxes)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
