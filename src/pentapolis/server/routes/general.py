"""Who somebody is, and what there is to play."""

from __future__ import annotations

from litestar import Router, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from pentapolis.server.game_list import about, game_list
from pentapolis.server.identity import HttpRequest
from pentapolis.server.services import Services
from pentapolis.server.storage import persons
from pentapolis.server.types import About, GameInfo, Me, NameRequest
from pentapolis.server.writing import checked_name


@get("/me")
async def get_me(request: HttpRequest, services: NamedDependency[Services]) -> Me:
    """Who the asker is."""
    return Me(await services.store.read(persons.name_of, request.user))


@put("/me")
async def put_me(
    request: HttpRequest, services: NamedDependency[Services], data: JSONBody[NameRequest]
) -> Me:
    """Choose a name."""
    name = checked_name(data.name)
    for table_id in await services.store.write(persons.rename, request.user, name):
        services.notices.publish(table_id)
    return Me(name)


@get("/games", sync_to_thread=False)
def get_games() -> list[GameInfo]:
    """The five games, also those still to come."""
    return game_list()


@get("/about", sync_to_thread=False)
def get_about() -> About:
    """What this server is."""
    return about()


router = Router("/", route_handlers=[get_me, put_me, get_games, get_about], tags=["general"])
