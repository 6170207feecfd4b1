"""The drawings of the rules help, as the pages have them in each language."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

from pentapolis.words import LANGUAGES

RULES = Path(__file__).parents[2] / "docs" / "rules"

Spec = dict[str, Any]
"""What a drawing shows, without its words. Each kind of drawing has fields of its own."""

FENCE = re.compile(r"^```diagram\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Diagram(NamedTuple):
    """One drawing with its words in every language."""

    spec: Spec
    alt: dict[str, str]
    caption: dict[str, str]


def page(key: str, language: str) -> str:
    """The help of a game."""
    return (RULES / f"{key}.{language}.md").read_text("utf-8")


def specs(key: str, language: str) -> list[Spec]:
    """The drawings of a page in their order, words included."""
    return [json.loads(found) for found in FENCE.findall(page(key, language))]


def diagrams(key: str) -> list[Diagram]:
    """The drawings of a game. A drawing without a caption shows its alternative text as one."""
    pages = {language: specs(key, language) for language in LANGUAGES}
    found = []
    for index, drawing in enumerate(pages["en"]):
        words = {language: pages[language][index] for language in LANGUAGES}
        spec = {name: value for name, value in drawing.items() if name not in {"alt", "caption"}}
        alt: dict[str, str] = {language: said["alt"] for language, said in words.items()}
        caption: dict[str, str] = {
            language: said["caption" if "caption" in said else "alt"] for language, said in words.items()
        }
        found.append(Diagram(spec, alt, caption))
    return found
