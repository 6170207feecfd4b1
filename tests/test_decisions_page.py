"""The page that lists every decision is up to date, and the functions it names stand where it says."""

from __future__ import annotations

from pathlib import Path

from pentapolis.commands.decisions import page_of
from pentapolis.games import READY
from pentapolis.kernel.registry import playable
from tests.games.playing import every_game

PAGE = Path(__file__).resolve().parents[1] / "docs" / "decisions.md"


def test_the_page_lists_what_the_games_declare() -> None:
    games = [playable()[key] for key in READY]
    assert PAGE.read_text(encoding="utf-8") == page_of(games), "write it with `pentapolis decisions`"


@every_game
def test_every_action_is_decided_somewhere(key: str) -> None:
    game = playable()[key]
    decided = {decision.action for phase in game.rulebook.phases for decision in phase.decisions}
    assert decided == set(game.action_types)


@every_game
def test_reasons_belong_to_the_game(key: str) -> None:
    for phase in playable()[key].rulebook.phases:
        for decision in phase.decisions:
            assert decision.rule.startswith(f"{key}.")
            for reason in decision.reasons:
                assert reason.id.startswith(f"{key}-refusal-")
                assert reason.rule.startswith(f"{key}.")
