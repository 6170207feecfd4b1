"""Learning: lessons, played without a table of one's own. What somebody has done comes with every request."""

from __future__ import annotations

import asyncio

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

import pentapolis
from pentapolis.learning import Chapter, chapter, chapters
from pentapolis.server.identity import HttpRequest
from pentapolis.server.lobby import rules_of
from pentapolis.server.play import parsed
from pentapolis.server.problems import ProblemError
from pentapolis.server.routes.parameters import ChapterName, GameKey
from pentapolis.server.services import Services
from pentapolis.server.types.learning import ChapterInfo, LessonRequest, LessonUpdate, StudyQuestion
from pentapolis.server.types.playing import PreviewAnswer, WhyAnswer


@get("/games/{key:str}/lessons", sync_to_thread=False)
def get_lessons(key: GameKey) -> list[ChapterInfo]:
    """The chapters of a game's lesson, in order."""
    rules_of(key)
    return [ChapterInfo(one.name, one.number, one.minutes, one.steps) for one in chapters(key)]


@post("/games/{key:str}/lessons/{chapter_name:str}", status_code=200)
async def learn(
    request: HttpRequest,
    services: NamedDependency[Services],
    key: GameKey,
    chapter_name: ChapterName,
    data: JSONBody[LessonRequest],
) -> LessonUpdate:
    """Go on in a lesson, or see how far one is."""
    services.limits.question(request.user, request.client)
    return await services.lessons.answer(_chapter(key, chapter_name), data)


@post("/games/{key:str}/lessons/{chapter_name:str}/why", status_code=200)
async def why_in_lesson(
    request: HttpRequest,
    services: NamedDependency[Services],
    key: GameKey,
    chapter_name: ChapterName,
    data: JSONBody[StudyQuestion],
) -> WhyAnswer:
    """Why an action leads nowhere now: by the rules, or by what the lesson is about."""
    services.limits.question(request.user, request.client)
    lesson = await services.lessons.at(_chapter(key, chapter_name), data.done)
    return WhyAnswer(lesson.why_not(parsed(pentapolis.game(key), data.action)))


@post("/games/{key:str}/lessons/{chapter_name:str}/preview", status_code=200)
async def preview_in_lesson(
    request: HttpRequest,
    services: NamedDependency[Services],
    key: GameKey,
    chapter_name: ChapterName,
    data: JSONBody[StudyQuestion],
) -> PreviewAnswer:
    """What an action would do."""
    services.limits.question(request.user, request.client)
    chapter = _chapter(key, chapter_name)
    lesson = await services.lessons.at(chapter, data.done)
    action = parsed(pentapolis.game(key), data.action)
    if lesson.state.refusal(chapter.seat, action) is not None:
        return PreviewAnswer(None)
    return PreviewAnswer(await asyncio.to_thread(lesson.state.preview, chapter.seat, action))


def _chapter(key: str, name: str) -> Chapter:
    rules_of(key)
    found = chapter(key, name)
    if found is None:
        raise ProblemError("problem-unknown-lesson")
    return found


router = Router("/", route_handlers=[get_lessons, learn, why_in_lesson, preview_in_lesson], tags=["learning"])
