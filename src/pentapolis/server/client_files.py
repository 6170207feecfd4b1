"""The browser client: its files, and its page for every other address."""

from __future__ import annotations

import asyncio
from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.params import FromPath
from litestar.response import File

from pentapolis.server.problems import ProblemError

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pentapolis</title>
<h1>Pentapolis</h1>
<p>The server is running, but the browser client is not built: run <code>./dev build</code>.</p>
<p>The <a href="/api/docs">web API</a> works all the same.</p>
</html>
"""

NOT_HERE = frozenset({"api", "healthz", "metrics", "readyz"})
"""Addresses that are no pages: those of the API, and those of the management port, which has them alone."""

FOREVER = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""


def client_router(static: Path) -> Router:
    """Serves the folder with the built client."""
    folder = static.resolve()

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def client(path: FromPath[str] = "/") -> Response[str] | File:
        """A file of the client, or its page, which finds out for itself what the address means."""
        name = path.lstrip("/")
        if name.partition("/")[0] in NOT_HERE:
            raise ProblemError("problem-not-found")
        return await asyncio.to_thread(_answer, folder, name)

    return Router("/", route_handlers=[client])


def _answer(folder: Path, name: str) -> Response[str] | File:
    wanted = _file(folder, name)
    if wanted is not None:
        cache = FOREVER if name.startswith("assets/") else "no-cache"
        return File(
            wanted,
            filename=wanted.name,  # its ending tells the media type
            content_disposition_type="inline",
            headers={"Cache-Control": cache},
        )
    if name.startswith("assets/"):
        raise ProblemError("problem-not-found")
    page = folder / "index.html"
    text = page.read_text("utf-8") if page.is_file() else NOT_BUILT
    return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


def _file(folder: Path, name: str) -> Path | None:
    """The file of this name in the folder, if there is one."""
    try:
        wanted = (folder / name).resolve()
        return wanted if wanted.is_relative_to(folder) and wanted.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None
