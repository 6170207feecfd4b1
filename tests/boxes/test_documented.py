"""`docs/boxes.md` explains every key of every box, and none that there is not."""

from __future__ import annotations

import importlib
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import inspect

import pentapolis
from pentapolis.kernel.box_files import changes, read_over
from tests.boxes.processes import CHANGED

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "boxes.md").read_text("utf-8")


def keys_of(kind: inspect.Type, where: str = "", fixed: bool = False) -> Iterator[tuple[str, bool]]:
    """Every key of a box, without the names of entries, and whether it is fixed."""
    match kind:
        case inspect.Metadata(type=inner, extra=extra):
            yield from keys_of(inner, where, fixed or bool(extra and extra.get("fixed")))
        case inspect.StructType(cls=cls, fields=fields) if cls.__name__ != "Goods":
            for field in fields:
                yield from keys_of(field.type, f"{where}.{field.name}" if where else field.name)
        case inspect.VarTupleType(item_type=inspect.StructType() as item):
            yield from keys_of(item, where)
        case _:
            yield where, fixed


@pytest.mark.parametrize("key", pentapolis.keys())
def test_every_key_of_a_box_is_explained_and_no_other(key: str) -> None:
    section = re.search(rf"^## {pentapolis.game(key).title}$(.*?)(?=^## |\Z)", TEXT, re.DOTALL | re.MULTILINE)
    assert section is not None
    rows = re.findall(r"^\| `([\w.]+)` \| (.+) \|$", section[1], re.MULTILINE)
    box = importlib.import_module(f"pentapolis.games.{key}.box").Box
    assert [name for name, _ in rows] == [name for name, _ in keys_of(inspect.type_info(box))]
    marked = {name for name, meaning in rows if meaning.startswith("*fixed*")}
    assert marked == {name for name, fixed in keys_of(inspect.type_info(box)) if fixed}


def test_there_is_a_changed_box_for_every_game() -> None:
    assert sorted(path.stem for path in CHANGED.glob("*.toml")) == sorted(pentapolis.keys())


def test_the_example_of_the_page_is_a_box_of_attika(tmp_path: Path) -> None:
    example = re.search(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    assert example is not None
    assert tomllib.loads(example[1])["box"] == {"name": "Attika, first edition"}
    module = importlib.import_module("pentapolis.games.attika.box")
    game = pentapolis.game("attika")
    read = read_over(example[1], str(tmp_path), game.box.built_in_data, module.Box, module.problems)
    changed = [change.key for change in changes(game.box.built_in_data, read.data)]
    assert changed == [
        "turn.starting_hands[1]",
        "turn.starting_hands[2]",
        "turn.starting_hands[3]",
        "turn.starting_hands[4]",
        "buildings.quarry.cost",
        "buildings.quarry.cost_source",
    ]


def test_other_pages_lead_to_it() -> None:
    pages = ["../README.md", "self-hosting.md", "library.md", "architecture.md", "adding-a-game.md", "api.md"]
    for page in pages:
        assert "boxes.md" in (DOCS / page).read_text("utf-8"), page
