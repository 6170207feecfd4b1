"""The application: all parts put together."""

from __future__ import annotations

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide

from pentapolis.server.api_page import get_schema, openapi_config
from pentapolis.server.client_files import client_router
from pentapolis.server.config import BODY_LIMIT, Config
from pentapolis.server.failures import HANDLERS
from pentapolis.server.identity import IdentityMiddleware
from pentapolis.server.routes import daily, general, playing, tables, watching
from pentapolis.server.security import add_headers
from pentapolis.server.services import Services
from pentapolis.server.storage.store import Store


def create_app(config: Config | None = None) -> Litestar:
    """The web application, its database brought to the newest form."""
    config = config or Config()
    store = Store(config.database_url)
    store.migrate()
    services = Services(config, store)
    api = Router(
        "/api",
        route_handlers=[general.router, tables.router, daily.router, playing.router, watching.router],
        middleware=[IdentityMiddleware(services.identities, config.origins)],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
    )
    return Litestar(
        route_handlers=[api, get_schema, client_router(config.static)],
        lifespan=[services.lifespan],
        exception_handlers=HANDLERS,
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        request_max_body_size=BODY_LIMIT,
        openapi_config=openapi_config(),
        logging_config=None,
    )
