"""The browser client: its files, and its page for every other address."""

from __future__ import annotations

import asyncio
from pathlib import Path

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.response import File

from pentapolis.server.answers import UNPACKED
from pentapolis.server.encodings import chosen
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

PACKED = {"br": ".br", "gzip": ".gz"}
"""How the build has packed files, best first, and the ending of the twin that it has put beside each."""

FOREVER = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""


def client_router(static: Path) -> Router:
    """Serves the folder with the built client."""
    folder = static.resolve()

    @get(["/", "/{path:path}"], include_in_schema=False, opt=UNPACKED)
    async def client(
        request: Request[object, object, State], path: FromPath[str] = "/"
    ) -> Response[str] | File:
        """A file of the client, or its page, which finds out for itself what the address means."""
        name = path.lstrip("/")
        if name.partition("/")[0] in NOT_HERE:
            raise ProblemError("problem-not-found")
        accepted = request.headers.get("accept-encoding", "")
        return await asyncio.to_thread(_answer, folder, name, accepted)

    return Router("/", route_handlers=[client])


def _answer(folder: Path, name: str, accepted: str) -> Response[str] | File:
    wanted = _file(folder, name)
    if wanted is not None:
        return _sent(wanted, FOREVER if name.startswith("assets/") else "no-cache", accepted)
    if name.startswith("assets/"):
        raise ProblemError("problem-not-found")
    page = folder / "index.html"
    if page.is_file():
        return _sent(page, "no-cache", accepted)
    return Response(NOT_BUILT, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


def _sent(file: Path, cache: str, accepted: str) -> File:
    """A file, packed if it is there packed and the client can read that."""
    twins = {encoding: file.with_name(file.name + ending) for encoding, ending in PACKED.items()}
    there = [encoding for encoding, twin in twins.items() if twin.is_file()]
    headers = {"Cache-Control": cache}
    if there:
        headers["Vary"] = "Accept-Encoding"
    encoding = chosen(accepted, there)
    if encoding is not None:
        headers["Content-Encoding"] = encoding
    return File(
        file if encoding is None else twins[encoding],
        filename=file.name,  # its ending tells the media type
        content_disposition_type="inline",
        headers=headers,
    )


def _file(folder: Path, name: str) -> Path | None:
    """The file of this name in the folder, if there is one; packed twins have no names of their own."""
    try:
        wanted = (folder / name).resolve()
        own = wanted.suffix not in PACKED.values()
        return wanted if own and wanted.is_relative_to(folder) and wanted.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None
