"""Who somebody is, and what there is to play."""

from __future__ import annotations

from litestar import Response, Router, get, put
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody

from pentapolis.guests import guest
from pentapolis.kernel.actions import fields_of
from pentapolis.server.game_list import about, game_list
from pentapolis.server.identity import HttpRequest
from pentapolis.server.lobby import rules_of
from pentapolis.server.routes.parameters import GameKey
from pentapolis.server.services import Services
from pentapolis.server.storage import persons
from pentapolis.server.types.base import Language
from pentapolis.server.types.games import (
    About,
    ActionForm,
    BoxAnswer,
    FieldForm,
    GameInfo,
    HelpAnswer,
    PlainPage,
)
from pentapolis.server.types.people import Me, NameRequest
from pentapolis.server.writing import checked_name

KEPT = "private, max-age=31536000, immutable"
"""For figures that are asked for by their digest."""


@get("/me")
async def get_me(request: HttpRequest, services: NamedDependency[Services]) -> Me:
    """Who the asker is."""
    return Me(await services.store.read(persons.name_of, request.user))


@put("/me")
async def put_me(
    request: HttpRequest, services: NamedDependency[Services], data: JSONBody[NameRequest]
) -> Me:
    """Choose a name."""
    services.limits.move(request.user, request.client)
    name = checked_name(data.name)
    for table_id in await services.store.write(persons.rename, request.user, name):
        services.changed_somehow(table_id)
    return Me(name)


@get("/games", sync_to_thread=False)
def get_games() -> list[GameInfo]:
    """The five games, also those still to come, and the games of other packages."""
    return game_list()


@get("/games/{key:str}/box", sync_to_thread=False)
def get_box(key: GameKey, digest: FromQuery[str | None] = None) -> Response[BoxAnswer]:
    """The figures that a game is played with here; asked for by their `digest` they may be kept for good."""
    box = rules_of(key).box
    answer = BoxAnswer(box.name, box.digest, box.label is None, box.data)
    cache = KEPT if digest == box.digest else "no-cache"
    return Response(answer, headers={"Cache-Control": cache})


@get("/games/{key:str}/plain", sync_to_thread=False)
def get_plain_page(key: GameKey, language: FromQuery[Language] = "en") -> PlainPage:
    """What the plain page needs of a game that another package brings."""
    rules = rules_of(key)
    brought = guest(key)
    return PlainPage(
        actions=[
            ActionForm(kind.verb, [FieldForm(name, list(domain.names)) for name, domain in fields_of(kind)])
            for kind in rules.action_types
        ],
        words=[] if brought is None else brought.texts(language),
    )


@get("/games/{key:str}/help", sync_to_thread=False)
def get_help(key: GameKey, language: FromQuery[Language] = "en") -> HelpAnswer:
    """The rules of a game that another package brings; those of our own games are built into the client."""
    rules_of(key)
    brought = guest(key)
    found = None if brought is None else brought.help(language)
    return HelpAnswer(None, "") if found is None else HelpAnswer(*found)


@get("/about", sync_to_thread=False)
def get_about() -> About:
    """What this server is."""
    return about()


router = Router(
    "/",
    route_handlers=[get_me, put_me, get_games, get_box, get_plain_page, get_help, get_about],
    tags=["general"],
)
