"""The race of the day."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.di import NamedDependency
from sqlalchemy.exc import IntegrityError

from pentapolis.server import daily
from pentapolis.server.identity import HttpRequest
from pentapolis.server.services import Services
from pentapolis.server.types.daily import Daily
from pentapolis.server.types.tables import Table


@get("/")
async def get_daily(request: HttpRequest, services: NamedDependency[Services]) -> Daily:
    """The race of the day, and the best runs so far."""
    return await services.store.read(daily.daily_for, request.user, daily.today())


@post("/", status_code=200)
async def run_daily(request: HttpRequest, services: NamedDependency[Services]) -> Table:
    """Begin today's race, or go on with it."""
    services.limits.table(request.user, request.client)
    address = services.opened_from(request)
    day = daily.today()
    try:
        record = await services.change(daily.run, request.user, day, opened_from=address)
    except IntegrityError:  # begun twice at the same moment: the other one counts
        record = await services.change(daily.run, request.user, day, opened_from=address)
    return services.table_for(record, request.user)


router = Router("/daily", route_handlers=[get_daily, run_daily], tags=["daily"])
