"""A real server in its own process, with its own empty database."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pentapolis

PATIENCE = 30.0
LUCK = "tests.browser.fixed_luck"
"""What serves: with tables that differ from run to run, what fails could not be seen again."""


@contextmanager
def serving(
    folder: Path,
    *options: str,
    environment: Mapping[str, str] | None = None,
) -> Iterator[str]:
    """Start a server whose tables all have the same luck, and give its address."""
    static = Path(pentapolis.__file__).parent / "server" / "static" / "index.html"
    if not static.exists():
        raise RuntimeError("the browser client is not built: run ./dev build")
    port = _free_port()
    address = f"http://127.0.0.1:{port}"
    database = f"sqlite:///{folder / 'pentapolis.sqlite'}"
    log = (folder / "server.log").open("w")
    command = [sys.executable, "-m", LUCK, "serve", "--port", str(port), "--database", database]
    with (
        log,
        subprocess.Popen(
            [*command, *options], stdout=log, stderr=subprocess.STDOUT, env=environment
        ) as process,
    ):
        try:
            _wait_until_answering(address, process, folder / "server.log")
            yield address
        finally:
            process.terminate()


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def _wait_until_answering(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"{address}/api/about", timeout=1):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise RuntimeError(f"the server did not start:\n{log.read_text()}")
