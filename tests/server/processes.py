"""Servers in processes of their own, for tests that kill them or send them signals."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from tests.server.house import PATIENCE, House


@dataclass
class Process:
    """A server in a process of its own."""

    popen: subprocess.Popen[str]
    house: House

    def end(self, how: signal.Signals) -> int:
        """End it, and wait until it and all that it started are gone."""
        self.popen.send_signal(how)
        code = self.popen.wait(PATIENCE)
        assert self.popen.stdout is not None
        # The pipe ends when nobody holds it any more, neither the server nor the bots' processes.
        assert self.popen.stdout.read() == ""
        return code


@contextmanager
def running(
    program: str, *arguments: str, stderr: int | None = None, environment: Mapping[str, str] | None = None
) -> Iterator[Process]:
    """Start a program that serves, and wait until it says where it is."""
    command = [sys.executable, "-c", program, *arguments]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=stderr, text=True, env=environment
    ) as popen:
        try:
            assert popen.stdout is not None
            said = popen.stdout.readline()
            assert said.startswith("Pentapolis is at http://127.0.0.1:"), said
            yield Process(popen, House(said.split()[-1]))
        finally:
            popen.kill()
