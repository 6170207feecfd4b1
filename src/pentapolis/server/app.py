"""The application: all parts put together."""

from __future__ import annotations

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide

from pentapolis.server.api_page import get_schema, openapi_config
from pentapolis.server.client_files import client_router
from pentapolis.server.config import BODY_LIMIT, Config
from pentapolis.server.failures import HANDLERS
from pentapolis.server.identity import IdentityMiddleware
from pentapolis.server.methods import Methods
from pentapolis.server.reading import ExactRequest
from pentapolis.server.requests import Requests
from pentapolis.server.routes import daily, general, learning, playing, puzzles, tables, watching
from pentapolis.server.security import header_adder
from pentapolis.server.services import Services
from pentapolis.server.storage.store import Store


def create_app(config: Config | None = None) -> Litestar:
    """The web application, its database brought to the newest form."""
    config = config or Config()
    store = Store(config.database_url)
    store.prepare()
    services = Services(config, store)

    def keep_out(person: str, address: str | None) -> None:
        # A function, because Litestar copies whatever its middleware holds.
        services.bans.check(person, address)

    api = Router(
        "/api",
        route_handlers=[
            general.router,
            tables.router,
            daily.router,
            playing.router,
            watching.router,
            learning.router,
            puzzles.router,
        ],
        middleware=[IdentityMiddleware(services.identities, config.origins, services.limits, keep_out)],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
    )
    app = Litestar(
        route_handlers=[api, get_schema, client_router(config.static)],
        lifespan=[services.lifespan],
        request_class=ExactRequest,
        exception_handlers=HANDLERS,
        before_send=[header_adder(config.hsts)],
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, exclude_opt_key="skip_compression"
        ),
        request_max_body_size=BODY_LIMIT,
        openapi_config=openapi_config(),
        logging_config=None,
        state=State({"services": services}),
    )
    handler = Methods(app.routes, app.asgi_handler)
    app.asgi_handler = app.state.requests = Requests(handler, config)  # around the router too
    return app
