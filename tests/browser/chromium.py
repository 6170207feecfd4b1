"""Finds a Chromium for the browser tests: the machine's own, or else one from npm."""

import os
import platform
import shutil
import tarfile
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path

import brotli

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "web" / "node_modules" / "@sparticuz" / "chromium"
CACHE = ROOT / ".cache" / "chromium"

OVERRIDE = "PENTAPOLIS_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APPLICATIONS = (
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
)

# Tests talk to nothing but their own server; without these Chromium looks for updates by itself.
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
# The packaged build is made for containers. Its makers also run it in a single process, but then closing one
# browser context, as every test does, ends the whole browser.
PACKAGED = (
    "--no-sandbox",
    "--no-zygote",
    "--disable-gpu",
    "--font-render-hinting=none",
)

# Only the packaged font: pages then look the same on every machine.
FONTS_CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""


class ChromiumMissing(RuntimeError):
    """There is no Chromium on this machine, nor among the npm packages."""


@dataclass(frozen=True, slots=True)
class Chromium:
    """What Playwright's ``chromium.launch(executable_path=..., args=..., env=...)`` takes."""

    executable: Path
    arguments: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=lambda: dict(os.environ))


def find_chromium() -> Chromium:
    """Return the Chromium to test with, unpacking the packaged one on first use.

    The environment variable ``PENTAPOLIS_CHROMIUM`` names another executable.
    """
    installed = _installed()
    if installed is not None:
        return Chromium(installed, _arguments_for_installed())
    if (PACKAGE / "bin" / "chromium.br").exists() and platform.system() == "Linux":
        return _packaged(_unpacked())
    raise ChromiumMissing(
        f"No Chromium found: install chromium or google-chrome, or set {OVERRIDE} to the path of one."
    )


def _installed() -> Path | None:
    override = os.environ.get(OVERRIDE)
    if override:
        return Path(override)
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return Path(found)
    return next((path for path in APPLICATIONS if path.exists()), None)


def _arguments_for_installed() -> tuple[str, ...]:
    # Chromium refuses to sandbox itself when root runs it, as in most containers.
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return (*QUIET, "--no-sandbox") if is_root else QUIET


def _packaged(folder: Path) -> Chromium:
    libraries = [str(folder / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    environment = {
        **os.environ,
        "LD_LIBRARY_PATH": os.pathsep.join(filter(None, libraries)),
        "FONTCONFIG_FILE": str(folder / "fonts.conf"),
        "XDG_CACHE_HOME": str(folder / "cache"),
    }
    return Chromium(folder / "chromium", (*QUIET, *PACKAGED), environment)


def _unpacked() -> Path:
    """The folder with the unpacked Chromium, one for each state of the package."""
    archive = (PACKAGE / "bin" / "chromium.br").stat()
    folder = CACHE / f"{archive.st_size}-{archive.st_mtime_ns}"
    if not folder.exists():
        _unpack_into(folder)
    return folder


def _unpack_into(folder: Path) -> None:
    """Unpack beside the folder and then rename, so that no other process ever sees half a Chromium."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE, prefix="unpacking-") as temporary:
        draft = Path(temporary) / "chromium"
        draft.mkdir()
        for archive in ("fonts", "al2023"):
            _extract(PACKAGE / "bin" / f"{archive}.tar.br", draft)
        (draft / "fonts.conf").write_text(FONTS_CONFIGURATION, encoding="utf-8")
        executable = draft / "chromium"
        executable.write_bytes(brotli.decompress((PACKAGE / "bin" / "chromium.br").read_bytes()))
        executable.chmod(0o755)
        try:
            draft.rename(folder)
        except OSError:
            # Another test process was faster.
            if not folder.exists():
                raise


def _extract(archive: Path, folder: Path) -> None:
    content = BytesIO(brotli.decompress(archive.read_bytes()))
    with tarfile.open(fileobj=content) as tar:
        tar.extractall(folder, filter="data")
