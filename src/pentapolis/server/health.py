"""The management port: is the process alive, can it serve, and what has it counted?"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from litestar import Litestar, MediaType, Response, route
from litestar.enums import HttpMethod
from prometheus_client import CONTENT_TYPE_LATEST

from pentapolis.server import metrics
from pentapolis.server.storage import probe
from pentapolis.server.storage.outages import StorageAway
from pentapolis.server.storage.store import Store

PATIENCE = 3.0
"""How many seconds the storage may take to answer."""

ASKING = [HttpMethod.GET, HttpMethod.HEAD]
FRESH = {"Cache-Control": "no-store"}


async def why_not_ready(store: Store, *, stopping: bool) -> str | None:
    """Why no request should be sent to this process now; None if it is ready."""
    if stopping:
        return "the server is stopping"
    if store.outages.away:
        return "the storage is away"
    try:
        async with asyncio.timeout(PATIENCE):
            await store.read(probe.look)
    except TimeoutError:
        return "the storage does not answer"
    except StorageAway as error:
        return f"the storage is away: {error}"
    return None


def management_app(store: Store, is_stopping: Callable[[], bool]) -> Litestar:
    """The application of the management port."""

    @route("/healthz", http_method=ASKING, media_type=MediaType.TEXT)
    async def healthz() -> Response[str]:
        """The process is alive, and its event loop gets round to answering."""
        return Response("alive\n", headers=FRESH)

    @route("/readyz", http_method=ASKING, media_type=MediaType.TEXT)
    async def readyz() -> Response[str]:
        """Can requests be served?"""
        reason = await why_not_ready(store, stopping=is_stopping())
        if reason is None:
            return Response("ready\n", headers=FRESH)
        return Response(f"{reason}\n", status_code=503, headers=FRESH)

    @route("/metrics", http_method=ASKING)
    async def get_metrics() -> Response[bytes]:
        """All counters."""
        return Response(metrics.exposition(), media_type=CONTENT_TYPE_LATEST, headers=FRESH)

    return Litestar([healthz, readyz, get_metrics], openapi_config=None, logging_config=None)
