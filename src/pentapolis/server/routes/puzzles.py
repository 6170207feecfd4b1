"""Puzzles, played without a table of one's own. What somebody has done comes with every request."""

from __future__ import annotations

import asyncio

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

import pentapolis
from pentapolis.puzzles import Attempt, Puzzle, puzzle
from pentapolis.server import daily, puzzling
from pentapolis.server.identity import HttpRequest
from pentapolis.server.lobby import rules_of
from pentapolis.server.play import parsed
from pentapolis.server.problems import ProblemError
from pentapolis.server.routes.parameters import GameKey, PuzzleName
from pentapolis.server.services import Services
from pentapolis.server.types.learning import StudyQuestion
from pentapolis.server.types.playing import PreviewAnswer, WhyAnswer
from pentapolis.server.types.puzzles import PuzzleInfo, PuzzleRequest, PuzzleToday, PuzzleUpdate


@get("/games/{key:str}/puzzles")
async def get_puzzles(key: GameKey) -> list[PuzzleInfo]:
    """The puzzles of a game, the easiest first."""
    rules_of(key)
    return await asyncio.to_thread(puzzling.listed, key)


@get("/puzzles/today")
async def get_puzzle_today() -> PuzzleToday:
    """The puzzle of the day, the same for everybody."""
    return await asyncio.to_thread(puzzling.today, daily.today())


@post("/games/{key:str}/puzzles/{puzzle_name:str}", status_code=200)
async def solve(
    request: HttpRequest,
    services: NamedDependency[Services],
    key: GameKey,
    puzzle_name: PuzzleName,
    data: JSONBody[PuzzleRequest],
) -> PuzzleUpdate:
    """Go on in a puzzle, or see how far one is."""
    services.limits.question(request.user, request.client)
    return await asyncio.to_thread(puzzling.answer, _puzzle(key, puzzle_name), data)


@post("/games/{key:str}/puzzles/{puzzle_name:str}/why", status_code=200)
async def why_in_puzzle(
    request: HttpRequest,
    services: NamedDependency[Services],
    key: GameKey,
    puzzle_name: PuzzleName,
    data: JSONBody[StudyQuestion],
) -> WhyAnswer:
    """Why an action cannot be taken now."""
    services.limits.question(request.user, request.client)
    attempt = await asyncio.to_thread(Attempt.resume, _puzzle(key, puzzle_name), data.done)
    return WhyAnswer(attempt.why_not(parsed(pentapolis.game(key), data.action)))


@post("/games/{key:str}/puzzles/{puzzle_name:str}/preview", status_code=200)
async def preview_in_puzzle(
    request: HttpRequest,
    services: NamedDependency[Services],
    key: GameKey,
    puzzle_name: PuzzleName,
    data: JSONBody[StudyQuestion],
) -> PreviewAnswer:
    """What an action would do."""
    services.limits.question(request.user, request.client)
    attempt = await asyncio.to_thread(Attempt.resume, _puzzle(key, puzzle_name), data.done)
    action = parsed(pentapolis.game(key), data.action)
    if attempt.why_not(action) is not None:
        return PreviewAnswer(None)
    return PreviewAnswer(await asyncio.to_thread(attempt.state.preview, attempt.rules.seat, action))


def _puzzle(key: str, name: str) -> Puzzle:
    rules_of(key)
    found = puzzle(key, name)
    if found is None:
        raise ProblemError("problem-unknown-puzzle")
    return found


router = Router(
    "/",
    route_handlers=[get_puzzles, get_puzzle_today, solve, why_in_puzzle, preview_in_puzzle],
    tags=["puzzles"],
)
