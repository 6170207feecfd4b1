"""Bots that fail, each in its own way. They run in worker processes, which import this module."""

from __future__ import annotations

import os
import signal
import threading

from pentapolis.kernel.plain import Snapshot


def crashing(key: str, level: str, seat: int, snapshot: Snapshot, seconds: float) -> str:
    """Takes its whole process along."""
    os._exit(1)


def hanging(key: str, level: str, seat: int, snapshot: Snapshot, seconds: float) -> str:
    """Never comes to a decision; at level `easy` it is quick."""
    if level != "easy":
        threading.Event().wait()
    return "lay 1 0"


def raising(key: str, level: str, seat: int, snapshot: Snapshot, seconds: float) -> str:
    """Gives up."""
    raise ValueError("no idea")


def babbling(key: str, level: str, seat: int, snapshot: Snapshot, seconds: float) -> str:
    """Says something that is no action."""
    return "castle"


def telling(key: str, level: str, seat: int, snapshot: Snapshot, seconds: float) -> str:
    """Tells which signals its process was born deaf to."""
    return " ".join(signal.Signals(how).name for how in signal.pthread_sigmask(signal.SIG_BLOCK, ()))
