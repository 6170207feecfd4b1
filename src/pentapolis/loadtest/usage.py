"""What a process has spent: processor time and memory, as Linux tells it of any process."""

from __future__ import annotations

import os
import sys
import time
from collections import defaultdict
from pathlib import Path

from pentapolis.kernel.errors import PentapolisError

PROCESSES = Path("/proc")

STATE, PARENT, USER, SYSTEM, USER_OF_ENDED, SYSTEM_OF_ENDED = 0, 1, 11, 12, 13, 14
"""Where these stand in `/proc/<pid>/stat`, counted from the state, which follows the name."""


class CannotMeasure(PentapolisError):
    """Something that is needed for measuring is not there; the message is one sentence."""


def require_processes() -> None:
    """Processor time of other processes can be read on Linux only."""
    if sys.platform != "linux" or not (PROCESSES / "self" / "stat").exists():
        raise CannotMeasure("measuring a server needs Linux, which tells in /proc what a process has spent")


def own_seconds(pid: int) -> float:
    """The processor time of one living process, all its threads, in seconds."""
    try:
        return time.clock_gettime(~pid << 3 | 2)  # clock_getcpuclockid(3), which Python does not have
    except OSError:
        return _seconds(_fields(pid), USER, SYSTEM)


def children_seconds(pid: int) -> float:
    """The processor time of everything that a process has started, living or ended."""
    return _of_family(pid, _families())


def descendants(pid: int) -> list[int]:
    """The living processes that a process has started, and those that these have started."""
    families = _families()
    found = [pid]
    for one in found:
        found += families[one]
    return found[1:]


def _families() -> dict[int, list[int]]:
    """The children of each process."""
    families: dict[int, list[int]] = defaultdict(list)
    for folder in PROCESSES.glob("[0-9]*"):
        child = int(folder.name)
        fields = _fields(child)
        if fields:
            families[int(fields[PARENT])].append(child)
    return families


def _of_family(pid: int, families: dict[int, list[int]]) -> float:
    total = _seconds(_fields(pid), USER_OF_ENDED, SYSTEM_OF_ENDED)
    for child in families[pid]:
        total += own_seconds_or_none(child) + _of_family(child, families)
    return total


def own_seconds_or_none(pid: int) -> float:
    """`own_seconds`, or 0 if the process has ended just now."""
    try:
        return own_seconds(pid)
    except OSError:
        return 0.0


def resident_bytes(pid: int) -> int:
    """The memory that a process has at the moment."""
    pages = (PROCESSES / str(pid) / "statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def parent_of(pid: int) -> int | None:
    """The process that started another."""
    fields = _fields(pid)
    return int(fields[PARENT]) if fields else None


def is_alive(pid: int) -> bool:
    """Does a process run? One that has ended and of which nobody has taken note does not."""
    fields = _fields(pid)
    return bool(fields) and fields[STATE] not in "ZX"


def program_of(pid: int) -> str:
    """The name of a process, nothing if there is none."""
    try:
        return (PROCESSES / str(pid) / "comm").read_text().strip()
    except OSError:
        return ""


def _fields(pid: int) -> list[str]:
    try:
        return (PROCESSES / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _seconds(fields: list[str], *places: int) -> float:
    return sum(int(fields[place]) for place in places) / os.sysconf("SC_CLK_TCK") if fields else 0.0
