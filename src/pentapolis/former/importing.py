"""Importing former rules beside the present ones.

The modules of an archive get names of their own: what was `pentapolis.games.attika` is
`pentapolis.former.attika_1.pentapolis.games.attika`, and wherever one of them names another of the same
archive, it means the one beside it. So former rules touch nothing of the present, any number of versions can
be there at once, and what is pickled in one process is found in another.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.resources.abc import Traversable, TraversableResources
from types import CodeType, ModuleType

from pentapolis.former.archives import SHARED, Archive, archives_in
from pentapolis.kernel import registry
from pentapolis.kernel.game import AnyGame

ROOM = "pentapolis.former"
"""The package under which all former rules are imported."""

PLACE = re.compile(re.escape(ROOM) + r"\.(?P<key>[a-z][a-z0-9]*)_(?P<rules>[1-9][0-9]*)(?:\.(?P<module>.+))?")
"""The name of an imported module: whose it is, and how it was called."""

TAKES_A_MODULE = ("PlayedBox", "files", "import_module")
"""Functions whose first argument is the name of a module."""

_archives: dict[tuple[str, int], Archive] = {}


def former_rules(folder: Traversable, key: str, title: str) -> dict[int, registry.Maker]:
    """What makes the former rules of a game that are kept in a folder, by version."""
    found = archives_in(folder, key)
    for archive in found.values():
        _archives.setdefault((key, archive.rules), archive)
    return {rules: _Maker(_archives[key, rules], title) for rules in found}


class _Maker:
    """Makes a game by the rules of an archive."""

    def __init__(self, archive: Archive, title: str) -> None:
        self._archive = archive
        self._title = title

    def __call__(self) -> AnyGame:
        archive = self._archive
        place = f"{ROOM}.{archive.key}_{archive.rules}.{archive.module}"
        made: AnyGame = import_module(place).make(self._title)
        return made


class FormerFinder(MetaPathFinder):
    """Finds the modules of all archives."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        """Where to load a module from; None if it is not of an archive."""
        named = PLACE.fullmatch(fullname)
        if named is None:
            return None
        archive = _archive(named["key"], int(named["rules"]))
        module = named["module"] or ""
        if archive is None or (module and module not in archive.modules):
            return None
        loader = FormerLoader(archive, module)
        return ModuleSpec(fullname, loader, origin=loader.origin, is_package=loader.is_package(fullname))


class FormerLoader(InspectLoader):
    """Loads one module of an archive; the nameless one is the room that all others of it are in."""

    def __init__(self, archive: Archive, module: str) -> None:
        self._archive = archive
        self._module = module
        path = archive.modules[module] if module else None
        self.origin = f"{archive}/{path or module.replace('.', '/')}"

    def is_package(self, fullname: str) -> bool:  # noqa: ARG002
        return not self._module or self._archive.is_package(self._module)

    def get_source(self, fullname: str) -> str:  # noqa: ARG002
        return self._archive.source(self._module) if self._module else ""

    def get_code(self, fullname: str) -> CodeType:
        archive = self._archive
        tree = ast.parse(self.get_source(fullname), self.origin)
        moved = _Moved(archive, f"{ROOM}.{archive.key}_{archive.rules}").visit(tree)
        return compile(ast.fix_missing_locations(moved), self.origin, "exec", dont_inherit=True)

    def get_resource_reader(self, fullname: str) -> TraversableResources:  # noqa: ARG002
        """What `importlib.resources` reads the files of a package with."""
        return _Files(self._archive.folder(self._module))


class _Files(TraversableResources):
    def __init__(self, folder: Traversable) -> None:
        self._folder = folder

    def files(self) -> Traversable:
        return self._folder


class _Moved(ast.NodeTransformer):
    """A module in which every other one of its archive is named by its new place."""

    def __init__(self, archive: Archive, room: str) -> None:
        self._modules = archive.modules
        self._room = room

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | list[ast.AST]:
        if node.level or node.module not in self._modules:
            return node
        # What is shared is no part of the archive, but may be imported by the same line.
        shared = [name for name in node.names if f"{node.module}.{name.name}" in SHARED]
        own = [name for name in node.names if name not in shared]
        moved = ast.ImportFrom(f"{self._room}.{node.module}", own, 0)
        left = ast.ImportFrom(node.module, shared, 0)
        return [ast.copy_location(each, node) for each in (moved, left) if each.names]

    def visit_Import(self, node: ast.Import) -> ast.AST | list[ast.AST]:
        statements: list[ast.AST] = []
        for name in node.names:
            if name.name not in self._modules:
                statements.append(ast.Import([name]))
            elif name.asname:
                statements.append(ast.Import([ast.alias(f"{self._room}.{name.name}", name.asname)]))
            else:
                # `import a.b` brings all of it and names `a`.
                first = name.name.partition(".")[0]
                statements.append(ast.Import([ast.alias(f"{self._room}.{name.name}", "_")]))
                statements.append(ast.ImportFrom(self._room, [ast.alias(first)], 0))
        return [ast.copy_location(each, node) for each in statements]

    def visit_Call(self, node: ast.Call) -> ast.AST:
        # A game may say by name in which package its files lie.
        if isinstance(node.func, ast.Name) and node.func.id in TAKES_A_MODULE and node.args:
            named = node.args[0]
            if (
                isinstance(named, ast.Constant)
                and isinstance(named.value, str)
                and named.value in self._modules
            ):
                node.args[0] = ast.copy_location(ast.Constant(f"{self._room}.{named.value}"), named)
        return self.generic_visit(node)


def _archive(key: str, rules: int) -> Archive | None:
    if (key, rules) not in _archives and key in registry.keys():
        registry.versions(key)  # looks for them
    return _archives.get((key, rules))


sys.meta_path.append(FormerFinder())
