"""Keeping rules: writing the archive before a game's `rules_version` is raised."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec.json import encode

from pentapolis.former.archives import SHARED, Head, write_archive
from pentapolis.former.importing import former_rules
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.errors import CannotKeep
from pentapolis.kernel.game import AnyGame

KERNEL = "pentapolis.kernel"

LEFT_OUT = (*SHARED, "pentapolis.kernel.record", "pentapolis.kernel.registry")
"""Modules of the kernel that are always the present ones: what is shared, and what rules do not need."""

NO_RULES = ("__pycache__", "former", "help", "locales")
"""Folders of a game's package that its rules do not need."""


def archive_name(game: AnyGame) -> str:
    """How the archive with the present rules of a game is called."""
    return f"{game.key}-{game.rules_version}.zip"


def archive_of(game: AnyGame, module: str) -> bytes:
    """The archive with the present rules of a game, which `module` makes.

    `CannotKeep` if they need more than an archive can hold.
    """
    sources = dict([*_files(KERNEL), *_files(module)])
    known = {*map(_module_of, sources), *SHARED}
    for path, content in sources.items():
        if path.endswith(".py"):
            _require_complete(path, content, known)
    return write_archive(Head(game.key, game.rules_version, module), sources)


def keep(game: AnyGame, module: str, folder: Path) -> Path:
    """Write the archive into a folder, and see that what it holds plays like the present rules."""
    archive = folder / archive_name(game)
    content = archive_of(game, module)
    if archive.exists() and archive.read_bytes() != content:
        raise CannotKeep(
            f"{archive} is there already with other rules: a version is kept once, and then never changed"
        )
    folder.mkdir(parents=True, exist_ok=True)
    archive.write_bytes(content)
    try:
        require_alike(game, former_rules(folder, game.key, game.title)[game.rules_version]())
    except Exception as error:
        archive.unlink()
        raise CannotKeep(
            f"the kept rules of {game.title} do not play like the present ones: {error}"
        ) from error
    return archive


def require_alike(present: AnyGame, kept: AnyGame, seed: int = 1) -> None:
    """A game that is played at random shows the same by both rules, to every seat and to spectators."""
    seats = present.seats[0]
    one, other = present.start(seats, seed), kept.start(seats, seed)
    dice = Chance(seed)
    while True:
        for viewer in (None, *range(seats)):
            if encode(one.view(viewer)) != encode(other.view(viewer)):
                raise CannotKeep(f"after {one.ply} moves they show different things")
        if one.digest() != other.digest():
            raise CannotKeep(f"after {one.ply} moves their positions differ")
        if not one.actors:
            return
        seat = one.actors[0]
        action = str(dice.choice(one.legal(seat)))
        if encode(one.play(seat, present.parse(action))) != encode(other.play(seat, kept.parse(action))):
            raise CannotKeep(f"different things happen by {action!r} after {one.ply - 1} moves")


def _files(package: str) -> Iterator[tuple[str, bytes]]:
    """Every file of a package that its rules may need, by the path that it has in an archive."""
    yield from _files_in(files(package), package.replace(".", "/"))


def _files_in(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        place = f"{path}/{entry.name}"
        if entry.is_dir():
            if entry.name not in NO_RULES:
                yield from _files_in(entry, place)
        elif entry.name.endswith((".py", ".toml")) and _module_of(place) not in LEFT_OUT:
            yield place, entry.read_bytes()


def _module_of(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _require_complete(path: str, content: bytes, known: set[str]) -> None:
    """Whatever of ours a module imports must be kept with it, or be shared."""
    for node in ast.walk(ast.parse(content, path)):
        for names in _imported(node):
            if names[0].partition(".")[0] == "pentapolis" and not known.intersection(names):
                raise CannotKeep(
                    f"{path} imports {names[-1]}, which would always be the present one: rules that are kept "
                    f"import from {KERNEL} and from their own package only"
                )


def _imported(node: ast.AST) -> list[tuple[str, ...]]:
    """What a statement imports, each by the names that it could have: a module, or something in one."""
    if isinstance(node, ast.Import):
        return [(name.name,) for name in node.names]
    if isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
        return [(node.module, f"{node.module}.{name.name}") for name in node.names]
    return []
