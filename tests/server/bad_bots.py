"""Bots that fail, each in its own way. They run in worker processes, which import this module."""

from __future__ import annotations

import os
import signal
import threading

from pentapolis.server.bot_runner import Task


def crashing(task: Task) -> str:
    """Takes its whole process along."""
    os._exit(1)


def hanging(task: Task) -> str:
    """Never comes to a decision; at level `easy` it is quick."""
    if task.level != "easy":
        threading.Event().wait()
    return "lay 1 0"


def raising(task: Task) -> str:
    """Gives up."""
    raise ValueError("no idea")


def babbling(task: Task) -> str:
    """Says something that is no action."""
    return "castle"


def telling(task: Task) -> str:
    """Tells which signals its process was born deaf to."""
    return " ".join(signal.Signals(how).name for how in signal.pthread_sigmask(signal.SIG_BLOCK, ()))
