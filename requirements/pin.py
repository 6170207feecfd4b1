"""Write the hash of every file of each pinned version into the requirements next to this script.

Change versions in the .txt files, then run `./dev pin`. Files that no supported Python can install are left
out. pip knows which index to ask and how to reach it, so we use its code for that, although it is internal.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from pip._internal.commands.download import DownloadCommand
from pip._internal.index.collector import LinkCollector, parse_links
from pip._internal.models.link import Link
from pip._vendor.packaging.tags import Tag
from pip._vendor.packaging.utils import parse_sdist_filename, parse_wheel_filename
from pip._vendor.packaging.version import Version

FOLDER = Path(__file__).resolve().parent
OLDEST_PYTHON = 11
"""The minor version of the oldest Python that we support."""

PIN = re.compile(r"(?P<name>[\w.-]+)(?:\[[\w,-]+\])?==(?P<version>[^\s;]+)(?: ; [^\\]*[^\s\\])?")
"""A pinned package, perhaps with extras and with a marker that says where it is needed.

An extra that another package asks for must be named: pip looks for its hash under that name."""


def main() -> None:
    """Rewrite all requirements."""
    command = DownloadCommand("download", "")
    options, _ = command.parse_args([])
    with command.main_context():
        collector = LinkCollector.create(command.get_default_session(options), options)
        old = {file: file.read_text("utf-8") for file in sorted(FOLDER.glob("*.txt"))}
        new = {file: rewritten(text, collector) for file, text in old.items()}
    for file, text in new.items():
        file.write_text(text, "utf-8")
        print(f"  requirements/{file.name}: {'as before' if text == old[file] else 'rewritten'}")


def rewritten(text: str, collector: LinkCollector) -> str:
    """Requirements with the comments and pins of `text`, and with new hashes."""
    lines: list[str] = []
    for line in text.splitlines():
        if line.startswith("#"):
            lines.append(line)
        elif pin := PIN.match(line):
            hashes = hashes_of(collector, pin["name"], Version(pin["version"]))
            lines.append(" \\\n".join([pin[0], *(f"    --hash=sha256:{one}" for one in hashes)]))
        elif not line.startswith("    --hash="):
            sys.exit(f"{line!r} is neither a comment nor a package with an exact version.")
    return "\n".join(lines) + "\n"


def hashes_of(collector: LinkCollector, name: str, version: Version) -> list[str]:
    """The hashes of all files of a version, in order."""
    # Only the first index: further ones are copies of parts of it.
    first, *_ = collector.search_scope.get_index_urls_locations(name)
    page = collector.fetch_response(Link(first))
    if page is None:
        sys.exit(f"The package index does not answer for {name}: check the name and the network.")
    files = [link for link in parse_links(page) if is_wanted(link.filename, version)]
    hashes = {link.hash for link in files if link.hash is not None and link.hash_name == "sha256"}
    if not hashes:
        sys.exit(f"The package index has no file of {name} {version} with a SHA-256 hash.")
    return sorted(hashes)


def is_wanted(filename: str, version: Version) -> bool:
    """Whether a file is of this version, and some supported Python can install it."""
    try:
        if filename.endswith(".whl"):
            _, found, _, tags = parse_wheel_filename(filename)
            return found == version and any(is_supported(tag) for tag in tags)
        return parse_sdist_filename(filename)[1] == version
    except ValueError:
        return False  # eggs, installers and old ways of numbering versions


def is_supported(tag: Tag) -> bool:
    """Whether a wheel with this tag is for a Python that we support."""
    if tag.interpreter.startswith("py3"):
        return True
    minor = re.fullmatch(r"cp3(\d+)", tag.interpreter)
    return minor is not None and (tag.abi == "abi3" or int(minor[1]) >= OLDEST_PYTHON)


if __name__ == "__main__":
    main()
