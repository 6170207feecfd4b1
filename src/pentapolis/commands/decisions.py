"""`pentapolis decisions`: everything that can be decided in a game, with its rule and where that stands."""

from __future__ import annotations

import argparse
import inspect
from typing import TYPE_CHECKING

import pentapolis
from pentapolis.kernel.decisions import AnyDecision, AnyPhase
from pentapolis.kernel.game import AnyGame
from pentapolis.kernel.registry import playable

if TYPE_CHECKING:
    from pentapolis.commands import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "decisions",
        help="list every decision with its rule",
        description=(
            "For each phase of a game, in Markdown: the actions that can be taken in it, the part of the "
            "rules they come from (see docs/rulings), every reason for which one is refused, and the "
            "functions that decide it."
        ),
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="games to list (default: all)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the page."""
    games = [pentapolis.game(key) for key in args.games] or [*playable().values()]
    print(page_of(games), end="")
    return 0


def page_of(games: list[AnyGame]) -> str:
    """Every decision of some games."""
    lines = ["# Every decision, with its rule", ""]
    lines += [
        "Written by `pentapolis decisions`. A rule such as `attika.5.1` is part of the game's rules, listed",
        "in its page of rulings; a refusal `stack-empty` is the message `attika-refusal-stack-empty`. The",
        "functions say, in this order, what can be chosen, why not, and what it does.",
    ]
    for game in games:
        lines += ["", f"## {game.title}"]
        for phase in game.rulebook.phases:
            lines += ["", *_lines_of_phase(game, phase)]
    return "\n".join(lines) + "\n"


def _lines_of_phase(game: AnyGame, phase: AnyPhase) -> list[str]:
    lines = [f"### {phase.name}", ""]
    if phase.only is not None:
        lines += ["A single choice is taken without asking.", ""]
    lines += ["| action | rule | refused | functions |", "|---|---|---|---|"]
    return lines + [_row(game, decision) for decision in phase.decisions]


def _row(game: AnyGame, decision: AnyDecision) -> str:
    told = inspect.getdoc(decision.action) or ""
    refused = ", ".join(f"`{_short(game, reason.id)}`" for reason in decision.reasons) or "never"
    where = decision.effect.__module__.removeprefix(f"pentapolis.games.{game.key}.").replace(".", "/")
    functions = [decision.choices, decision.why_not, decision.effect]
    named = ", ".join(f"`{function.__name__}`" for function in functions)
    return f"| {told.split(chr(10))[0]} | `{decision.rule}` | {refused} | {where}.py: {named} |"


def _short(game: AnyGame, message_id: str) -> str:
    return message_id.removeprefix(f"{game.key}-refusal-")
